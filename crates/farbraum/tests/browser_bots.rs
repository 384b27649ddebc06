//! Somebody alone taps once and plays against a bot, in a real browser.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Level;
use e2e::guest::Guest;
use e2e::{Browser, Screen, Server};
use konfetti::View;

fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_tap_and_a_bot_plays_along() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("play-now-konfetti")).await.unwrap();
    page.wait_for(&id("middle")).await.unwrap();
    let address = page.web().current_url().await.unwrap();
    let code = address.path().trim_start_matches("/t/").to_owned();
    let mut ear = Guest::at_browser(&page, server.url("").trim_end_matches('/')).await.connect(&code).await;
    let chairs: Vec<Option<Level>> = ear.table().chairs.iter().flatten().map(|sitter| sitter.bot).collect();
    assert_eq!(chairs, [None, Some(Level::Medium)]);
    let held = |text: &str| serde_json::from_str::<View>(text).unwrap().seats[1].held.len();
    ear.hear_until(|ear| ear.game.is_some() && held(ear.view()) > 0).await;
    page.wait_for(&id("player-2")).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// The host adds bots of every level and takes one away again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_come_and_go() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("new-table-kaleidoskop")).await.unwrap();
    page.fill(&id("sit-name"), "Ada").await.unwrap();
    page.click(&id("sit-down")).await.unwrap();
    for level in Level::ALL {
        page.click(&format!("{}:enabled", id(&format!("add-bot-{level}")))).await.unwrap();
    }
    page.click(&id("remove-bot-3")).await.unwrap();
    page.wait_gone(&id("remove-bot-3")).await.unwrap();
    page.wait_for(&id("remove-bot-4")).await.unwrap();
    page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    page.expect_no_errors().await.unwrap();
}
