//! Seven real browsers play a whole game of Konfetti on one server, tapping cards as fast as people do, and note how long each
//! picture stayed on their screens: `seven PROGRAM [BROWSERS]`, called by
//! `cargo xtask race`. With fewer than seven browsers the other seats are bots of the server.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on shall panic")]

use anyhow::{Context, Result, ensure};
use contract::{Level, Seat};
use e2e::guest::Guest;
use e2e::{Browser, Screen, Server, Session};
use futures::future::{join_all, try_join_all};
use protocol::{Ask, Stage};
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

const NAMES: [&str; 7] = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus"];

/// Taps a card now and then, goes on after a round, and notes the time between two pictures while the sand runs.
const PLAY: &str = r#"
    const find = css => document.querySelector(css);
    window.gaps = []; window.taps = 0;
    let last = performance.now();
    const frame = now => {
        if (find('[data-testid="sand"]') && !find('[data-testid="keep-go"]')) window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const act = () => {
        const go = find('[data-testid="keep-go"]:enabled');
        const held = document.querySelectorAll('[data-where="hold"]').length;
        const cards = document.querySelectorAll('[data-where="middle"].legal');
        if (go) go.click();
        else if (cards.length && held < 6) { cards[Math.floor(Math.random() * cards.length)].click(); window.taps++; }
        else if (held) { const mine = document.querySelectorAll('[data-where="hold"].legal'); mine[0]?.click(); }
        setTimeout(act, 600 + Math.random() * 700);
    };
    act();
"#;

#[tokio::main]
async fn main() -> Result<()> {
    let program = std::env::args().nth(1).context("usage: seven PROGRAM [BROWSERS]")?;
    let browsers = std::env::args().nth(2).and_then(|count| count.parse().ok()).unwrap_or(NAMES.len());
    let names = &NAMES[..browsers.clamp(1, NAMES.len())];
    println!("{} browsers and {} bots:", names.len(), NAMES.len() - names.len());
    let server = Server::start(program)?;
    let browser = Browser::start()?;
    let screens = (0..names.len()).map(|seat| if seat % 2 == 0 { Screen::PHONE } else { Screen::DESKTOP });
    let pages: Vec<Session> = try_join_all(screens.map(|screen| browser.open(screen))).await?;
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
    ear.ask(Ask::Options { options: json!({"sand": 30}) }).await.ok();
    pages[0].click(&format!("{}:enabled", id("start"))).await?;
    let started = pages.iter().map(|page| async {
        page.wait_for(&id("middle")).await?;
        page.web().execute(PLAY, Vec::new()).await?;
        anyhow::Ok(())
    });
    try_join_all(started).await?;
    while ear.table().stage != Stage::Over {
        sleep(Duration::from_millis(500)).await;
        ear.ask(Ask::Ping).await.ok();
    }
    for (result, name) in join_all(pages.iter().map(figures)).await.into_iter().zip(names) {
        println!("{name}: {}", result?);
    }
    let outcome = ear.game.as_ref().and_then(|game| game.outcome.clone()).context("the game is over")?;
    let held: usize = outcome.seats.iter().flat_map(|seat| &seat.lines).map(|line| line.places.len()).sum();
    ensure!(held > 7, "they have grabbed some cards: {held}");
    println!("{} entries of the log, {held} cards held when the rounds ended", ear.number().unwrap_or(0));
    Ok(())
}

/// How long pictures stayed, in milliseconds.
async fn figures(page: &Session) -> Result<String> {
    page.expect_no_errors().await?;
    let script = "return [window.gaps, window.taps]";
    let (mut gaps, taps): (Vec<f64>, u32) = page.web().execute(script, Vec::new()).await?.convert()?;
    gaps.sort_by(f64::total_cmp);
    ensure!(!gaps.is_empty(), "the page has drawn something");
    let at = |part: f64| gaps[((gaps.len() - 1) as f64 * part) as usize];
    let slow = gaps.iter().filter(|gap| **gap > 100.0).count();
    Ok(format!(
        "{taps} taps; {} pictures, p50 {:.0} ms, p95 {:.0} ms, p99 {:.0} ms, longest {:.0} ms; {slow} stayed longer than 100 ms",
        gaps.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    ))
}
