//! Several people share one device: they pass it on, and a screen hides the board between two turns.

use crate::hands::{id, is_race};
use crate::home_table::{Home, act_as, until};
use contract::Seat;
use e2e::guest::chance;
use e2e::thirtyfour::By;
use e2e::{Browser, Screen, Server, Session};
use protocol::Stage;

/// The Tab key, to leave a field.
const TAB: char = '\u{e004}';

/// In every turn-based game: all players act, and no player's board is visible while the device changes hands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_goes_around() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    for game in shelf::spines().iter().map(|spine| spine.id()).filter(|id| !is_race(id)) {
        page.goto(server.url("/")).await.unwrap();
        page.click(&id(&format!("one-device-{game}"))).await.unwrap();
        page.wait_for(&id("one-device")).await.unwrap();
        for (number, name) in ["Ada", "Bo"].into_iter().enumerate() {
            let field = id(&format!("person-{}", number + 1));
            page.fill(&field, &format!("{name}{TAB}")).await.unwrap();
            let home = Home::at(&page).await;
            until(async || home.table().await.sittings()[number].name == name).await;
        }
        page.click(&format!("{}:enabled", id("start"))).await.unwrap();
        let home = Home::at(&page).await;
        let mut held = Vec::new();
        let mut chance = chance(2);
        while held.len() < 3 {
            let seat = take(&page, &home).await;
            held.push(seat);
            // Until it is the next player's turn.
            while page.web().find(By::Css(id("curtain"))).await.is_err() {
                act_as(&home, seat, game, &mut chance).await;
                let waits_on = async || home.table().await.awaited().has(seat);
                until(async || waits_on().await || is_there(&page, "curtain").await).await;
            }
        }
        assert!(held.windows(2).all(|two| two[0] != two[1]), "{game}: {held:?}");
        assert_eq!(home.table().await.stage(), Stage::Playing);
    }
    page.expect_no_errors().await.unwrap();
}

/// Reloading the page, or taking the device out of turn, leads to the screen first. On one device there are no races.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_what_is_not_theirs() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("one-device-harmonia")).await.unwrap();
    page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    let home = Home::at(&page).await;
    let first = take(&page, &home).await;
    let hand = hand(&page).await;
    assert!(!hand.is_empty());
    page.web().refresh().await.unwrap();
    page.wait_for(&id("curtain")).await.unwrap();
    page.click(&id(if first == Seat(0) { "take-2" } else { "take-1" })).await.unwrap();
    page.wait_for(&id("window")).await.unwrap();
    let table = home.table().await;
    let view = |seat: Seat| table.view(seat).unwrap().0;
    assert_ne!(view(Seat(0)), view(Seat(1)));
    page.click(&id("hand-over")).await.unwrap();
    assert_eq!(take(&page, &home).await, first);
    assert_eq!(self::hand(&page).await, hand);

    page.goto(server.url("/")).await.unwrap();
    page.click(&id("one-device-konfetti")).await.unwrap();
    page.wait_for(&id("one-device")).await.unwrap();
    let home = Home::at(&page).await;
    assert_eq!(home.table().await.options()["calm"], true);
    page.wait_for(&format!("{}:has(input:checked:disabled)", id("option-calm"))).await.unwrap();
    page.wait_for(&format!("{}:has(input:disabled)", id("option-sand"))).await.unwrap();
    page.click(&format!("{}:enabled", id("person-away-2"))).await.unwrap();
    page.wait_gone(&id("person-away-2")).await.unwrap();
    page.click(&id("option-calm")).await.unwrap();
    until(async || home.table().await.options()["calm"] == false).await;
    page.click(&id("add-person")).await.unwrap();
    until(async || home.table().await.options()["calm"] == true).await;
    page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    // All players see the same and take from the same cards: the device stays where it is, and serves the next player.
    let card = r#"[data-where="middle"].legal"#;
    for _ in 0..4 {
        let seat = home.table().await.awaited().iter().next().unwrap();
        let sitter = home.table().await.sittings()[seat.index()].name.clone();
        page.wait_for_text(&format!("{} span", id("holder")), &sitter).await.unwrap();
        page.wait_for(card).await.unwrap();
        page.click(card).await.unwrap();
        until(async || !home.table().await.awaited().has(seat)).await;
        assert!(!is_there(&page, "curtain").await && !is_there(&page, "hand-over").await);
    }
    page.expect_no_errors().await.unwrap();
}

/// Takes the device as the screen asks. Until then no board is shown.
async fn take(page: &Session, home: &Home<'_>) -> Seat {
    page.wait_for(&id("curtain")).await.unwrap();
    let board = "return document.querySelectorAll('[data-testid=\"board\"] svg:not(.icon)').length";
    assert_eq!(page.web().execute(board, Vec::new()).await.unwrap().json(), 0, "nothing is behind the screen");
    let words = page.text(&id("curtain")).await.unwrap();
    let sittings = home.table().await.sittings();
    let mut named = sittings.iter().filter(|sitting| words.contains(&format!("Pass the device to {}", sitting.name)));
    let seat = named.next().unwrap_or_else(|| panic!("nobody is named in {words}")).seat;
    assert!(home.table().await.awaited().has(seat));
    page.click(&id("take-device")).await.unwrap();
    page.wait_gone(&id("curtain")).await.unwrap();
    seat
}

async fn is_there(page: &Session, test_id: &str) -> bool {
    page.web().find(By::Css(id(test_id))).await.is_ok()
}

/// Returns the tiles in the hand, as a screen reader says them.
async fn hand(page: &Session) -> Vec<String> {
    page.wait_for(&id("window")).await.unwrap();
    let script = "return [...document.querySelectorAll('[data-testid=\"hand\"] [data-testid^=\"tile-\"]')].map(tile => tile.ariaLabel ?? tile.innerText)";
    page.web().execute(script, Vec::new()).await.unwrap().convert().unwrap()
}
