//! Seven real browsers play a whole game of Konfetti on one server, tapping and dragging cards as fast as people do,
//! and measure how long each picture stayed on their screens: `seven PROGRAM [BROWSERS] [empty | own]`, called by
//! `cargo xtask race`. With fewer than seven browsers the other seats are bots of the server.
//!
//! With `empty` the browsers show a page on which one square moves: what browsers cost on this machine before a game
//! draws anything.

//! With `own` each browser in turn gets what it would have on a device of its own: a core that no other browser uses, while
//! those share another; and only its pictures are counted. That needs two cores and `taskset`.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on shall panic")]

use anyhow::{Context, Result, ensure};
use contract::{Level, Seat};
use e2e::guest::Guest;
use e2e::{Browser, Screen, Server, Session};
use futures::future::{join_all, try_join_all};
use protocol::{Ask, Stage};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const NAMES: [&str; 7] = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus"];

/// Takes a card now and then, two by a tap and the third by dragging it, continues after a round, and records the time
/// between two pictures while the sand runs, and of the slow ones how many seconds after the deal.
const PLAY: &str = r#"
    const find = css => document.querySelector(css);
    window.gaps = []; window.slow = []; window.taps = 0; window.pictures = 0; window.counts ??= true;
    let last = performance.now(), began = null;
    const frame = now => {
        window.pictures++;
        if (find('[data-testid="sand"]') && !find('[data-testid="keep-go"]')) {
            began ??= now;
            if (window.counts) window.gaps.push(now - last);
            if (window.counts && now - last > 100) window.slow.push([(last - began) / 1000, now - last]);
        } else began = null;
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const drag = card => {
        const centre = element => {
            const box = element.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        const [from, to] = [centre(card), centre(find('[data-zone="hold"]'))];
        const fire = (type, share) => card.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerId: 77, button: 0,
            clientX: from.x + (to.x - from.x) * share, clientY: from.y + (to.y - from.y) * share,
        }));
        fire('pointerdown', 0);
        const begin = performance.now();
        const timer = setInterval(() => {
            const share = Math.min((performance.now() - begin) / 450, 1);
            fire('pointermove', share);
            if (share === 1) { clearInterval(timer); fire('pointerup', 1); }
        }, 16);
    };
    const act = () => {
        const go = find('[data-testid="keep-go"]:enabled');
        const held = document.querySelectorAll('[data-where="hold"]').length;
        const cards = document.querySelectorAll('[data-where="middle"].legal');
        if (go) go.click();
        else if (cards.length && held < 6) {
            const card = cards[Math.floor(Math.random() * cards.length)];
            if (++window.taps % 3) card.click(); else drag(card);
        }
        else if (held) { const mine = document.querySelectorAll('[data-where="hold"].legal'); mine[0]?.click(); }
        setTimeout(act, 600 + Math.random() * 700);
    };
    act();
"#;

/// A page with a square that always moves.
const EMPTY: &str = "data:text/html,<div style='width:60px;height:60px;background:teal'></div>";

const MOVE: &str = r#"
    window.gaps = []; window.taps = 0; window.pictures = 0;
    const square = document.querySelector('div');
    let last = performance.now();
    const frame = now => {
        window.pictures++;
        window.gaps.push(now - last);
        last = now;
        square.style.transform = `translate(${now / 20 % 300}px, ${now / 30 % 300}px)`;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"#;

#[tokio::main]
async fn main() -> Result<()> {
    let program = std::env::args().nth(1).context("usage: seven PROGRAM [BROWSERS] [empty]")?;
    let browsers = std::env::args().nth(2).and_then(|count| count.parse().ok()).unwrap_or(NAMES.len());
    let names = &NAMES[..browsers.clamp(1, NAMES.len())];
    let browser = Browser::start()?;
    let screens = (0..names.len()).map(|seat| if seat % 2 == 0 { Screen::PHONE.sharp() } else { Screen::DESKTOP });
    let pages: Vec<Session> = try_join_all(screens.map(|screen| browser.open(screen))).await?;
    if std::env::args().nth(3).as_deref() == Some("empty") {
        return empty(&pages, names).await;
    }
    println!("{} browsers and {} bots:", names.len(), NAMES.len() - names.len());
    let server = Server::start(program)?;
    let id = |name: &str| format!(r#"[data-testid="{name}"]"#);
    pages[0].goto(server.url("/")).await?;
    pages[0].click(&id("new-table-konfetti")).await?;
    let code = pages[0].text(&id("table-code")).await?;
    for (page, name) in pages.iter().zip(names) {
        page.goto(server.url(&format!("/t/{code}"))).await?;
        page.fill(&id("sit-name"), name).await?;
        page.click(&id("sit-down")).await?;
        page.wait_for(&id("start-state")).await?;
    }
    let mut ear = Guest::at_browser(&pages[0], server.url("").trim_end_matches('/')).await.connect(&code).await;
    ear.hear_until(|ear| ear.table().chairs.iter().flatten().count() == names.len()).await;
    for seat in names.len()..NAMES.len() {
        ear.ask(Ask::Bot { seat: Seat(seat as u8), level: Some(Level::Medium) }).await.ok();
    }
    let own = std::env::args().nth(3).as_deref() == Some("own");
    ear.ask(Ask::Options { options: json!({"sand": if own { 60 } else { 30 }}) }).await.ok();
    pages[0].click(&format!("{}:enabled", id("start"))).await?;
    let middle = id("middle");
    try_join_all(pages.iter().map(|page| page.wait_for(&middle))).await?;
    if own {
        try_join_all(pages.iter().map(|page| count(page, false))).await?;
    }
    let begin = Begin::now(&pages, PLAY).await?;
    let (mut favourite, mut since) = (None, Instant::now());
    while ear.table().stage != Stage::Over {
        sleep(Duration::from_millis(500)).await;
        if own && (favourite.is_none() || since.elapsed() > OWN) {
            let next = favourite.map_or(0, |last: usize| (last + 1) % pages.len());
            if let Some(last) = favourite {
                count(&pages[last], false).await?;
            }
            favour(&pages, next)?;
            sleep(Duration::from_millis(500)).await;
            count(&pages[next], true).await?;
            (favourite, since) = (Some(next), Instant::now());
        }
        ear.ask(Ask::Ping).await.ok();
    }
    begin.end(&pages, names).await?;
    let outcome = ear.game.as_ref().and_then(|game| game.outcome.clone()).context("the game is over")?;
    let held: usize = outcome.seats.iter().flat_map(|seat| &seat.lines).map(|line| line.places.len()).sum();
    ensure!(held > 7, "they have grabbed some cards: {held}");
    println!("{} entries of the log, {held} cards held when the rounds ended", ear.number().unwrap_or(0));
    Ok(())
}

/// How long one browser has what its own device would give it.
const OWN: Duration = Duration::from_secs(8);

/// Lets a page count its pictures, or stops it.
async fn count(page: &Session, counts: bool) -> Result<()> {
    page.web().execute(format!("window.counts = {counts}"), Vec::new()).await?;
    Ok(())
}

/// Gives one browser the first core, shared only with the server; all others share the second core with the test.
fn favour(pages: &[Session], favourite: usize) -> Result<()> {
    let all = processes();
    let me = std::process::id();
    pin(me, "1")?;
    for (id, process) in &all {
        if process.command.starts_with("chromedriver") && descends(&all, *id, me) {
            pin(*id, "1")?;
        }
    }
    for (number, page) in pages.iter().enumerate() {
        let profile = page.profile().display().to_string();
        let runs = |process: &Process| process.command.contains(&profile) && !process.command.contains("--type=");
        let (&main, _) = all.iter().find(|(_, process)| runs(process)).context("the browser runs")?;
        let core = if number == favourite { "0" } else { "1" };
        for id in all.keys().filter(|id| **id == main || descends(&all, **id, main)) {
            pin(*id, core)?;
        }
    }
    Ok(())
}

/// Pins a process to one core. It may have ended since.
fn pin(process: u32, core: &str) -> Result<()> {
    std::process::Command::new("taskset").args(["-a", "-c", "-p", core, &process.to_string()]).output()?;
    Ok(())
}

/// Measures how smoothly a square moves where there is nothing else.
async fn empty(pages: &[Session], names: &[&str]) -> Result<()> {
    println!("{} browsers with a page of one square:", names.len());
    try_join_all(pages.iter().map(|page| page.goto(EMPTY))).await?;
    let begin = Begin::now(pages, MOVE).await?;
    sleep(Duration::from_secs(20)).await;
    begin.end(pages, names).await
}

/// The state at the beginning of a measurement.
struct Begin {
    at: Instant,
    work: Vec<Work>,
    processors: BTreeMap<&'static str, u64>,
}

impl Begin {
    /// Runs a script in all pages, and begins to measure.
    async fn now(pages: &[Session], script: &str) -> Result<Begin> {
        for page in pages {
            page.web().cdp().send_raw("Performance.enable", json!({"timeDomain": "threadTicks"})).await?;
        }
        try_join_all(pages.iter().map(|page| page.web().execute(script, Vec::new()))).await?;
        let work = try_join_all(pages.iter().map(Work::of)).await?;
        Ok(Begin { at: Instant::now(), work, processors: processors() })
    }

    /// Prints what has been measured since.
    async fn end(self, pages: &[Session], names: &[&str]) -> Result<()> {
        let (seconds, processors) = (self.at.elapsed().as_secs_f64(), processors());
        let figures = join_all(pages.iter().zip(self.work).map(|(page, work)| figures(page, work, seconds))).await;
        let mut pictures = 0.0;
        for (result, name) in figures.into_iter().zip(names) {
            let (words, drawn) = result?;
            println!("{name}: {words}");
            pictures += drawn;
        }
        let spent = processors.iter().map(|(what, ticks)| {
            let before = self.processors.get(what).copied().unwrap_or_default();
            (*what, ticks.saturating_sub(before) as f64 * 10.0)
        });
        let spent: Vec<(&str, f64)> = spent.collect();
        let browsers: f64 = spent.iter().filter(|(what, _)| *what != SERVER).map(|(_, spent)| spent).sum();
        let words: Vec<String> =
            spent.iter().map(|(what, spent)| format!("{what} {:.0} ms", spent / seconds)).collect();
        println!("Processors, in every second: {}", words.join(", "));
        println!("All browsers: {:.1} ms of a processor for a picture", browsers / pictures);
        Ok(())
    }
}

const SERVER: &str = "server";

/// A process, as in proc(5).
struct Process {
    parent: u32,
    command: String,
}

/// Returns all processes of the machine, or none where there is no `/proc`.
fn processes() -> HashMap<u32, Process> {
    let process = |id: u32| {
        let command = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        let command = String::from_utf8_lossy(&command).into_owned();
        Some((id, Process { parent: stat(&format!("/proc/{id}/stat"))?.1, command }))
    };
    numbers("/proc").into_iter().filter_map(process).collect()
}

fn threads(process: u32) -> Vec<u32> {
    numbers(&format!("/proc/{process}/task"))
}

fn numbers(folder: &str) -> Vec<u32> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

/// Returns name, parent and time, in hundredths of a second.
fn stat(path: &str) -> Option<(String, u32, u64)> {
    let text = fs::read_to_string(path).ok()?;
    let (head, tail) = text.rsplit_once(") ")?;
    let fields: Vec<&str> = tail.split(' ').collect();
    let time = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some((head.split_once('(')?.1.to_owned(), fields.get(1)?.parse().ok()?, time))
}

fn descends(all: &HashMap<u32, Process>, id: u32, ancestor: u32) -> bool {
    let parent = |id: u32| all.get(&id).map(|process| process.parent);
    std::iter::successors(parent(id), |id| parent(*id)).any(|id| id == ancestor)
}

/// Returns the processor time of everything that we started, in hundredths of a second.
fn processors() -> BTreeMap<&'static str, u64> {
    let all = processes();
    let mut sums = BTreeMap::new();
    for (id, process) in all.iter().filter(|(id, _)| descends(&all, **id, std::process::id())) {
        let command = &process.command;
        for thread in threads(*id) {
            let Some((name, _, time)) = stat(&format!("/proc/{id}/task/{thread}/stat")) else { continue };
            let what = match &*name {
                _ if command.contains("farbraum\0serve") => SERVER,
                _ if command.contains("--type=gpu-process") => "screens",
                _ if !command.contains("--type=renderer") => "the rest",
                _ if thread == *id => "pages",
                "Compositor" => "layers",
                name if name.starts_with("CompositorTile") || name.starts_with("ThreadPool") => "paint",
                _ => "the rest",
            };
            *sums.entry(what).or_default() += time;
        }
    }
    sums
}

/// The work of a page's main thread since it was opened, in milliseconds.
#[derive(Default)]
struct Work {
    all: f64,
    script: f64,
    layout: f64,
}

impl Work {
    async fn of(page: &Session) -> Result<Work> {
        let answer = page.web().cdp().send_raw("Performance.getMetrics", json!({})).await?;
        let metrics = answer["metrics"].as_array().cloned().unwrap_or_default();
        let of = |name: &str| {
            let metric = metrics.iter().find(|metric| metric["name"] == name);
            metric.and_then(|metric| metric["value"].as_f64()).unwrap_or_default() * 1000.0
        };
        let layout = of("LayoutDuration") + of("RecalcStyleDuration");
        Ok(Work { all: of("TaskDuration"), script: of("ScriptDuration"), layout })
    }
}

/// Describes how long pictures stayed, what they cost, and how many there were.
async fn figures(page: &Session, before: Work, seconds: f64) -> Result<(String, f64)> {
    page.expect_no_errors().await?;
    let work = Work::of(page).await?;
    let script = "return [window.gaps, window.slow ?? [], window.taps, window.pictures]";
    let answer: Value = page.web().execute(script, Vec::new()).await?.convert()?;
    let (mut gaps, slow, taps, pictures): (Vec<f64>, Vec<(f64, f64)>, u32, f64) = serde_json::from_value(answer)?;
    gaps.sort_by(f64::total_cmp);
    ensure!(!gaps.is_empty(), "the page has drawn something");
    let at = |part: f64| gaps[((gaps.len() - 1) as f64 * part) as usize];
    let slow_ones: String =
        slow.iter().map(|(after, gap)| format!(" ({after:.1} s after the deal: {gap:.0} ms)")).collect();
    let each = |now: f64, before: f64| (now - before) / pictures;
    let words = format!(
        "{taps} taps; {:.0} pictures a second, p50 {:.0} ms, p95 {:.0} ms, p99 {:.0} ms, longest {:.0} ms; {} of {} stayed \
         longer than 100 ms{slow_ones}; main thread {:.1} ms for a picture, {:.1} of them script, {:.1} style and layout",
        pictures / seconds,
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0),
        gaps.iter().filter(|gap| **gap > 100.0).count(),
        gaps.len(),
        each(work.all, before.all),
        each(work.script, before.script),
        each(work.layout, before.layout),
    );
    Ok((words, pictures))
}
