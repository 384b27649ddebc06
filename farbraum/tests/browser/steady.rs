//! Nothing jumps while a page loads: an element that a person is about to tap stays where it is.

use crate::hands::id;
use e2e::{Browser, Screen, Server, Session};
use std::io::Write;
use std::time::Duration;

/// The largest layout shift that counts as good in browsers; people notice more than this.
pub(crate) const MOST_SHIFT: f64 = 0.1;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_jumps_while_a_page_arrives() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let mut shifts = Vec::new();
    for screen in [Screen::PHONE, Screen::DESKTOP] {
        // Each page is a first visit.
        let page = browser.open(screen).await.unwrap();
        page.goto(server.url("/")).await.unwrap();
        page.wait_for(&id("play-now-konfetti")).await.unwrap();
        shifts.push((format!("home at {}", screen.width), shifted(&page).await));
        for game in shelf::games().iter().map(|game| game.id()) {
            page.goto(server.url("/")).await.unwrap();
            page.click(&id(&format!("play-now-{game}"))).await.unwrap();
            page.wait_for(&id("board")).await.unwrap();
            // The game is opened as by a link, without the page before it.
            page.web().refresh().await.unwrap();
            page.wait_for(&id("board")).await.unwrap();
            shifts.push((format!("{game} at {}", screen.width), shifted(&page).await));
        }
    }
    let told: String = shifts.iter().map(|(what, by)| format!("    {what}: {by:.3}\n")).collect();
    std::io::stderr().write_all(format!("layout shift (at most {MOST_SHIFT}):\n{told}").as_bytes()).unwrap();
    assert!(shifts.iter().all(|(_, by)| *by <= MOST_SHIFT), "{told}");
}

/// Returns the layout shift since the page began to load, measured shortly after it has loaded.
pub(crate) async fn shifted(page: &Session) -> f64 {
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let script = "const done = arguments[0]; let sum = 0;
        new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 300)";
    page.web().execute_async(script, Vec::new()).await.unwrap().json().as_f64().unwrap()
}
