//! Bots at a table on the server, in a real browser. Bots at home tables are in `home.rs`.

use crate::guests::{Person, gather, id};
use contract::Level;
use e2e::{Browser, Screen, Server};

/// The host adds bots of every level and removes one.
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

/// Bea closes her page during a game. The host lets a bot play for her until she returns and takes over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stands_in() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::DESKTOP.still()), ("Bea", Screen::PHONE.still())];
    let (_, mut people) = gather(&server, &browser, "colour-lines", &who).await;
    let (bea, mut ada) = (people.pop().unwrap(), people.pop().unwrap());
    // Only the host may allow hints.
    bea.page.wait_for(&format!("{} input:disabled", id("hints-allowed"))).await.unwrap();
    ada.page.click(&id("hints-allowed")).await.unwrap();
    ada.ear.hear_until(|ear| ear.table().hints).await;
    ada.page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    bea.page.wait_for(&id("suggest")).await.unwrap();

    let Person { page: hers, ear, .. } = bea;
    drop(ear);
    hers.goto("about:blank").await.unwrap();
    ada.page.click(&format!("{}:enabled", id("stand-in-2"))).await.unwrap();
    ada.page.wait_for(&id("stand-in-end-2")).await.unwrap();
    ada.page.wait_for_text(".c-other-name", "Bea (bot)").await.unwrap();
    // All players tick colours at the same time: the bot need not wait for Ada.
    let played_by_bea = |line: &String| line.split(' ').nth(1) == Some("2");
    ada.ear.hear_until(|ear| ear.game.as_ref().and_then(|game| game.last.as_ref()).is_some_and(played_by_bea)).await;

    // The browser may restore the page from its back/forward cache.
    hers.web().back().await.unwrap();
    hers.click(&format!("{}:enabled", id("stand-in-end-2"))).await.unwrap();
    hers.wait_gone(&id("stand-in-end-2")).await.unwrap();
    ada.page.wait_gone(&id("stand-in-end-2")).await.unwrap();
    ada.page.wait_for_text(".c-other-name", "Bea").await.unwrap();
    ada.page.wait_gone(&id("stand-in-2")).await.unwrap();
    for page in [&ada.page, &hers] {
        page.expect_no_errors().await.unwrap();
    }
}
