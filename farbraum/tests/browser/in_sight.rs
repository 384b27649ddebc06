//! What a player needs next is visible without scrolling, on a phone and on a desktop.

use crate::hands::id;
use e2e::{Browser, Screen, Server, Session};
use serde_json::json;

const SCREENS: [Screen; 2] = [Screen::PHONE.still(), Screen::DESKTOP.still()];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_way_to_a_game_and_its_start_are_in_sight() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    for screen in SCREENS {
        let page = browser.open(screen).await.unwrap();
        page.goto(server.url("/")).await.unwrap();
        page.wait_for(&id("play-now-konfetti")).await.unwrap();
        in_sight(&page, "play-now-kaleidoskop").await;
        page.click(&id("new-table-kaleidoskop")).await.unwrap();
        page.wait_for(&id("start")).await.unwrap();
        in_sight(&page, "start").await;
    }
}

/// Checks that the whole element is on the screen, and that no other element covers its middle or its edges.
async fn in_sight(page: &Session, test_id: &str) {
    let script = "const shown = arguments[0].getBoundingClientRect(), { left, top, right, bottom } = shown;
        const points = [[(left + right) / 2, (top + bottom) / 2], [right - 8, (top + bottom) / 2], [(left + right) / 2, bottom - 8]];
        const seen = ([x, y]) => arguments[0].contains(document.elementFromPoint(x, y));
        return top >= 0 && bottom <= innerHeight && right <= innerWidth && points.every(seen)";
    let wanted = page.wait_for(&id(test_id)).await.unwrap();
    // Elements that appear are animated for a moment.
    crate::home_table::until(async || {
        page.web().execute(script, vec![wanted.to_json().unwrap()]).await.unwrap().json() == &json!(true)
    })
    .await;
}
