//! Bots at a table on the server, in a real browser. Those at home are in `browser_home.rs`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::Level;
use e2e::{Browser, Screen, Server};

fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
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
