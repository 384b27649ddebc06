//! Terms of a table, in real browsers: clocks, pauses, seats that change hands, muting, and rematches.

use crate::guests::{gather, id};
use e2e::guest::{Guest, Socket};
use e2e::{Browser, Screen, Server, Session};
use protocol::{Ask, Clock};
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_the_terms_to_playing_again() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::DESKTOP.still()), ("Bea", Screen::PHONE.still())];
    let (code, mut people) = gather(&server, &browser, "harmonia", &who).await;
    let (bea, mut ada) = (people.pop().unwrap(), people.pop().unwrap());

    // The host chooses; the other player sees it and cannot change it. Cooperative games are not rated.
    ada.page.click(&id("terms-clock-relaxed")).await.unwrap();
    ada.ear.hear_until(|ear| ear.table().terms.clock == Clock::Relaxed).await;
    ada.page.click(&id("terms-delay-60")).await.unwrap();
    for chosen in ["terms-clock-relaxed", "terms-delay-60", "terms-open-friends"] {
        bea.page.wait_for(&format!("{} input:checked:disabled", id(chosen))).await.unwrap();
    }
    bea.page.wait_gone(&id("terms-rated")).await.unwrap();
    ada.page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    for page in [&ada.page, &bea.page] {
        page.wait_for(&id("turn-clocks")).await.unwrap();
    }

    // One player pauses the game, the other resumes it.
    ada.page.click(&id("chance")).await.unwrap();
    ada.page.click(&id("pause")).await.unwrap();
    ada.page.wait_for(&id("rest")).await.unwrap();
    ada.page.wait_gone("#chance:popover-open").await.unwrap();
    bea.page.wait_gone(&id("turn-clocks")).await.unwrap();
    bea.page.click(&format!("{}:enabled", id("go-on-playing"))).await.unwrap();
    for page in [&ada.page, &bea.page] {
        page.wait_gone(&id("rest")).await.unwrap();
        page.wait_for(&id("turn-clocks")).await.unwrap();
    }

    mute_and_hear_again(&ada.page, &bea.page).await;

    // One player leaves; a third person, who only watched, takes over.
    let cem = browser.open(Screen::DESKTOP.still()).await.unwrap();
    cem.goto(server.url(&format!("/t/{code}"))).await.unwrap();
    cem.wait_for_text(&id("watching"), "You are watching, one minute behind").await.unwrap();
    bea.page.click(&id("chance")).await.unwrap();
    bea.page.click(&id("leave")).await.unwrap();
    bea.page.click(&id("leave-yes")).await.unwrap();
    bea.page.wait_for(&id("watching")).await.unwrap();
    cem.click(&format!("{}:enabled", id("take-over-2"))).await.unwrap();
    // Writing a name may take longer than a short disconnection.
    cem.wait_for(&id("take-over-name")).await.unwrap();
    sleep(Duration::from_millis(3500)).await;
    cem.fill(&id("take-over-name"), "Cem").await.unwrap();
    cem.click(&format!("{}:enabled", id("take-over-2"))).await.unwrap();
    cem.wait_gone(&id("watching")).await.unwrap();
    bea.page.wait_gone(&id("take-over-2")).await.unwrap();

    // They agree to end, and play again: one tap each.
    let mut cems = ear(&cem, &server, &code).await;
    ada.ear.ask(Ask::Play { action: "propose".to_owned(), number: None }).await.unwrap();
    cems.ask(Ask::Play { action: "accept".to_owned(), number: None }).await.unwrap();
    ada.page.click(&format!("{}:enabled", id("rematch"))).await.unwrap();
    cem.wait_for(&id("rematch-wanted")).await.unwrap();
    let wanted = cem.text(&format!("{} p", id("rematch-wanted"))).await.unwrap();
    assert_eq!(wanted, "Ada wants to play again.");
    cem.click(&format!("{}:enabled", id("rematch-join"))).await.unwrap();
    let next = ada.page.text(&id("table-code")).await.unwrap();
    assert_ne!(next, code);
    cem.wait_for_text(&id("table-code"), &next).await.unwrap();
    let mut heard = ear(&cem, &server, &next).await;
    heard.hear_until(|ear| ear.table().chairs.iter().flatten().count() == 2).await;
    let names: Vec<&str> = heard.table().chairs.iter().flatten().map(|sitter| sitter.name.as_str()).collect();
    assert!(names.contains(&"Ada") && names.contains(&"Cem"), "{names:?}");
    assert_eq!(heard.table().terms.clock, Clock::Relaxed, "on the same terms");
    for page in [&ada.page, &bea.page, &cem] {
        page.expect_no_errors().await.unwrap();
    }
}

/// Ada mutes Bea for a while.
async fn mute_and_hear_again(ada: &Session, bea: &Session) {
    bea.click(&id("talk-button")).await.unwrap();
    bea.fill(&id("talk-text"), "hello").await.unwrap();
    bea.click(&id("talk-send")).await.unwrap();
    bea.wait_for(&id("said-1")).await.unwrap();
    bea.click(&id("talk-button")).await.unwrap();
    ada.click(&id("talk-button")).await.unwrap();
    ada.click(&id("about-1")).await.unwrap();
    ada.click(&id("mute-1")).await.unwrap();
    ada.wait_gone(&id("said-1")).await.unwrap();
    // This device remembers it.
    ada.web().refresh().await.unwrap();
    ada.click(&id("talk-button")).await.unwrap();
    ada.wait_for(&id("unmute")).await.unwrap();
    ada.wait_gone(&id("said-1")).await.unwrap();
    ada.click(&id("unmute")).await.unwrap();
    // A message can be reported, after a confirmation.
    ada.click(&id("about-1")).await.unwrap();
    ada.click(&id("report-1")).await.unwrap();
    ada.wait_for_text(&id("report-1"), "Really report this?").await.unwrap();
    ada.click(&id("report-1")).await.unwrap();
    ada.wait_for_text(&id("report-1"), "Thanks, we will look into it.").await.unwrap();
    ada.click(&id("talk-button")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sends_somebody_away_and_ratings_need_two() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bea", Screen::DESKTOP.still())];
    let (_, mut people) = gather(&server, &browser, "colour-lines", &who).await;
    let (bea, ada) = (people.pop().unwrap(), people.pop().unwrap());
    ada.page.click(&id("terms-rated")).await.unwrap();
    bea.page.wait_for(&format!("{} input:checked:disabled", id("terms-rated"))).await.unwrap();
    bea.page.wait_gone(&id("send-away-1")).await.unwrap();
    ada.page.wait_for(&format!("{}:enabled", id("start"))).await.unwrap();
    // That needs a confirmation, and the removed player is told.
    ada.page.click(&id("send-away-2")).await.unwrap();
    ada.page.wait_for_text(&id("send-away-2"), "Really remove?").await.unwrap();
    ada.page.click(&id("send-away-2")).await.unwrap();
    bea.page.wait_for(&id("sit-down")).await.unwrap();
    bea.page.wait_for(&id("sent-away")).await.unwrap();
    // A rated game needs a second player; the option can be turned off again.
    ada.page.wait_for(&format!("{}:disabled", id("start"))).await.unwrap();
    ada.page.click(&id("terms-rated")).await.unwrap();
    ada.page.wait_for(&format!("{}:enabled", id("start"))).await.unwrap();
    for page in [&ada.page, &bea.page] {
        page.expect_no_errors().await.unwrap();
    }
}

/// Returns a socket that is told what the person in a browser is told.
async fn ear(page: &Session, server: &Server, code: &str) -> Socket {
    Guest::at_browser(page, server.url("").trim_end_matches('/')).await.connect(code).await
}
