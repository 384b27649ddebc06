//! A program with a newer edition: games that were started with the old edition go on, online and at home.

use crate::hands::id;
use crate::home_table::{Home, until};
use crate::kaleidoskop::perform;
use contract::{Edition as _, EditionId, Level, Seat};
use e2e::guest::{Guest, chance};
use e2e::thirtyfour::By;
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::Edition;
use protocol::Ask;
use serde_json::{Value, json};
use store::{Head, Store};

const ME: Seat = Seat(0);

/// Returns the old edition: all players begin with four scoring crystals, not with one.
fn former() -> (EditionId, String) {
    let text = Edition::standard_text().replacen("\npurse = 1 ", "\npurse = 4 ", 1);
    (Edition::parse(&text).unwrap().id().clone(), text)
}

/// Returns the same entry of a log, as if the old edition had been the standard one.
fn back_then(entry: &str, edition: &EditionId) -> String {
    let mut entry: Value = serde_json::from_str(entry).unwrap();
    if let Some(started) = entry.get_mut("started") {
        started["edition"] = json!(edition);
    }
    entry.to_string()
}

/// Checks that the board shows the game with the old edition, not with the standard one.
async fn expect_four_crystals(page: &Session) {
    let purse = id(&format!("purse-{ME}"));
    page.wait_for(&purse).await.unwrap();
    let shown = page.text(&purse).await.unwrap();
    assert!(shown.trim_start().starts_with('4'), "{shown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_with_the_edition_they_were_begun_with() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let (edition, text) = former();
    let store = Store::open(&server.database()).await.unwrap();
    store.keep_edition("kaleidoskop", &edition.hash, &text).await.unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();

    // Online: the table of a person and two bots, as an older server stored it.
    page.click(&id("new-table-kaleidoskop")).await.unwrap();
    let code = page.text(&id("table-code")).await.unwrap();
    let guest = Guest::at_browser(&page, server.url("").trim_end_matches('/')).await;
    let mut socket = guest.connect(&code).await;
    socket.sit("Ada", Some(ME.0)).await.unwrap();
    for seat in [1, 2] {
        socket.ask(Ask::Bot { seat: Seat(seat), level: Some(Level::Easy) }).await.unwrap();
    }
    socket.ask(Ask::Start).await.unwrap();
    let mut log = store.load(&code).await.unwrap();
    let started = log.iter().position(|entry| entry.contains("\"started\"")).unwrap();
    log.truncate(started + 1);
    log[started] = back_then(&log[started], &edition);
    store.append("FRMERC", Head::START, log, None).await.unwrap();
    page.goto(server.url("/t/FRMERC")).await.unwrap();
    expect_four_crystals(&page).await;
    let mut socket = guest.connect("FRMERC").await;
    assert_eq!(socket.table().you, Some(ME));
    socket.hear_until(|socket| socket.game.as_ref().is_some_and(|game| game.awaited.has(ME))).await;
    let (view, number, budget) = (socket.view().to_owned(), socket.number().unwrap(), shelf::Budget::NONE);
    let game = ("kaleidoskop", Some(&*text));
    let thought = shelf::think(game, Level::Medium, ME, &view, &[], budget, &mut chance(1)).unwrap();
    perform(&page, &thought.action.unwrap().parse().unwrap()).await;
    socket.view_at(number + 1).await;

    // At home: a game against bots, as an older page stored it.
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("play-now-kaleidoskop")).await.unwrap();
    page.wait_for(&id(&format!("purse-{ME}"))).await.unwrap();
    let home = Home::at(&page).await;
    let log = home.log().await;
    let started = log.iter().position(|entry| entry.contains("\"started\"")).unwrap();
    // Later entries are removed: they were played with the other edition. The page must not write meanwhile.
    page.goto(server.url("/rules/kaleidoskop")).await.unwrap();
    let script = "const [code, number, text] = arguments;
        localStorage.setItem(`farbraum-table-${code}-${number}`, text);
        for (let next = number + 1; localStorage.getItem(`farbraum-table-${code}-${next}`) !== null; next++)
            localStorage.removeItem(`farbraum-table-${code}-${next}`)";
    let changed = vec![json!(home.code), json!(started), json!(back_then(&log[started], &edition))];
    page.web().execute(script, changed).await.unwrap();
    page.goto(server.url(&format!("/home/{}", home.code))).await.unwrap();
    expect_four_crystals(&page).await;
    // Bots play too, in their worker, or give a hint if it is not their turn.
    let acted = async || home.log().await.len() > started + 1;
    until(async || acted().await || page.web().find(By::Css(id("suggest"))).await.is_ok()).await;
    if !acted().await {
        page.click(&id("suggest")).await.unwrap();
        page.wait_for(&id("suggestion")).await.unwrap();
    }
    page.expect_no_errors().await.unwrap();
}
