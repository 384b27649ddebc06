//! How long hard bots think, here and in a browser: `thinking PROGRAM [SHARE]`, called by `cargo xtask thinking`.
//!
//! Hard bots play each turn-based game. Every decision is made natively on one core, within the server's budget, and
//! every few of them once more by the worker of a page in a browser, within the page's. With a SHARE of 4 the browser
//! shares one core with three programs that do nothing but calculate, so it gets about a fourth of it: a phone. That
//! needs two cores and `taskset`.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on shall panic")]

use anyhow::{Context, Result, ensure};
use contract::{Level, Seed, Viewer};
use e2e::{Browser, Screen, Server, Session};
use serde_json::{Value, json};
use shelf::Budget;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Game, players, options.
const GAMES: [(&str, u8, &str); 4] = [
    ("kaleidoskop", 3, "{}"),
    ("kaleidoskop", 4, "{}"),
    ("colour-lines", 2, "{}"),
    ("harmonia", 3, r#"{"game": "advanced"}"#),
];
/// The decisions that are measured of each game.
const DECISIONS: usize = 120;
/// Every fourth decision is also made in the browser.
const EVERY: usize = 4;
/// As in the server.
const BUDGET: u64 = 1_800;

/// Keeps the worker that the page starts, to ask it later.
const KEEP: &str = "const Kept = Worker; window.Worker = class extends Kept { constructor(...all) { super(...all); window.kept = this; } };";
/// Asks the worker, and reports after how many milliseconds it answered what.
const ASK: &str = "const [question, done] = arguments; const began = performance.now(); const id = 4000000000; \
    kept.addEventListener('message', function ear(event) { if (event.data[0] !== id) return; \
        kept.removeEventListener('message', ear); done([performance.now() - began, event.data[1]]); }); \
    kept.postMessage([id, question]);";

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Programs that use all of a core.
struct Rivals(Vec<Child>);

impl Drop for Rivals {
    fn drop(&mut self) {
        for rival in &mut self.0 {
            let _ = rival.kill();
            let _ = rival.wait();
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let program = std::env::args().nth(1).context("usage: thinking PROGRAM [SHARE]")?;
    let share: usize = std::env::args().nth(2).and_then(|share| share.parse().ok()).unwrap_or(1);
    let server = Server::start(program)?;
    stay_on("1")?;
    let page = Browser::start()?.open(Screen::PHONE.still()).await?;
    stay_on("0")?;
    page.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({"source": KEEP})).await?;
    page.web().set_script_timeout(Duration::from_secs(60)).await?;
    let rivals = Rivals((1..share).map(|_| rival()).collect::<Result<_>>()?);
    println!("The browser shares its core with {} programs.", rivals.0.len());
    println!("| hard | decisions | here p50 | p99 | longest | in the browser | p50 | p99 | longest |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for (id, seats, options) in GAMES {
        open(&page, &server, id).await?;
        let (here, there) = play(&page, id, seats, options).await?;
        println!("| {id}, {seats} seats | {} | {} |", words(here), words(there));
    }
    Ok(())
}

/// Pins this program, and all that it starts from now on, to this core.
fn stay_on(core: &str) -> Result<()> {
    let id = std::process::id().to_string();
    let done = Command::new("taskset").args(["-a", "-c", "-p", core, &id]).stdout(Stdio::null()).status()?;
    ensure!(done.success(), "cannot stay on core {core}");
    Ok(())
}

fn rival() -> Result<Child> {
    Ok(Command::new("taskset").args(["-c", "1", "sh", "-c", "while :; do :; done"]).spawn()?)
}

/// Begins a game in the page, and asks for a hint, so that there is a worker that has loaded the game.
async fn open(page: &Session, server: &Server, id: &str) -> Result<()> {
    page.goto(server.url("/")).await?;
    page.click(&format!(r#"[data-testid="play-now-{id}"]"#)).await?;
    let suggest = r#"[data-testid="suggest"]:enabled"#;
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(120) {
        // Chance decides whose turn it is.
        let _ = page.click(suggest).await;
        let kept = page.web().execute("return !!window.kept", Vec::new()).await?;
        if kept.json() == &json!(true) {
            // The hint that is being computed must not count.
            tokio::time::sleep(Duration::from_secs(8)).await;
            return Ok(());
        }
    }
    anyhow::bail!("the page of {id} has no worker")
}

/// Measures the decisions of a game, here and in the browser, in milliseconds.
async fn play(page: &Session, id: &str, seats: u8, options: &str) -> Result<(Vec<f64>, Vec<f64>)> {
    let game = shelf::game(id).context("there is no such game")?;
    let options: Value = serde_json::from_str(options)?;
    let (mut here, mut there) = (Vec::new(), Vec::new());
    let clock = || START.elapsed().as_millis() as u64;
    for number in 0_u8.. {
        let mut play = game.start(&options, seats, Seed([number; 32])).unwrap();
        while let Some(seat) = play.to_act().iter().next().filter(|_| play.outcome().is_none()) {
            if here.len() == DECISIONS {
                return Ok((here, there));
            }
            let view = play.view(Viewer::Seat(seat)).get().to_owned();
            let seed = Seed([here.len() as u8; 32]);
            let began = Instant::now();
            let budget = Budget::millis(BUDGET, clock);
            let thought = shelf::think((id, None), Level::Hard, seat, &view, &[], budget, &mut seed.chance(0));
            here.push(began.elapsed().as_secs_f64() * 1000.0);
            if here.len() % EVERY == 0 {
                let think = json!({"game": id, "level": "hard", "seat": seat, "view": view, "heard": [], "seed": seed});
                let question = json!({ "think": think }).to_string();
                let answer = page.web().execute_async(ASK, vec![question.into()]).await?;
                let (took, text): (f64, String) = serde_json::from_value(answer.json().clone())?;
                ensure!(text.contains("action"), "the browser has not thought: {text}");
                there.push(took);
            }
            let action = thought.and_then(|thought| thought.action).context("a bot that is to act does something")?;
            play.play(seat, &action, contract::Millis(here.len() as u64)).unwrap();
        }
    }
    unreachable!("numbers do not end")
}

fn words(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
    format!("{} | {:.0} ms | {:.0} ms | {:.0} ms", times.len(), at(0.5), at(0.99), at(1.0))
}
