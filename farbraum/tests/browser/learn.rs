//! Lessons in a real browser: a guided first game by taps, one by keyboard alone, and the rules that it links to.

use crate::hands::id;
use crate::home_table::until;
use crate::kaleidoskop::perform;
use e2e::thirtyfour::Key;
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::Action;

/// The actions of the lesson of Kaleidoskop, one per step.
const STEPS: [&str; 8] = [
    "put blue 2,-2,s",
    "fulfil 6b",
    "draw blue",
    "end",
    "put red 2,-1,s",
    "buy mirror",
    "mirror 2,-1,s 2,-1",
    "fulfil 22b",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_played_by_taps_and_a_real_one_after_it() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still().dark()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("learn-kaleidoskop")).await.unwrap();
    let learner = page.text(&id("player-1")).await.unwrap();
    assert!(learner.contains("You"), "whoever learns is spoken to: {learner}");
    next(&page).await;
    next(&page).await;

    // An action that is legal but not the one asked for: nothing happens, and a message says that another one comes
    // first.
    perform(&page, &"put red 1,1,n".parse().unwrap()).await;
    let toast = page.text(&id("toast")).await.unwrap();
    assert!(toast.contains("first"), "{toast}");
    for step in STEPS {
        let action: Action = step.parse().unwrap();
        perform(&page, &action).await;
        page.wait_for(&format!("{}:enabled", id("coach-next"))).await.unwrap_or_else(|error| panic!("{step}: {error}"));
        next(&page).await;
    }
    // The explanation of the mirror can be read again, and the lesson can be repeated.
    page.click(&id("coach-back")).await.unwrap();
    page.click(&id("coach-show")).await.unwrap();
    next(&page).await;
    next(&page).await;
    page.wait_for(&id("coach-again")).await.unwrap();
    page.click(&id("coach-play")).await.unwrap();
    page.wait_gone(&id("coach")).await.unwrap();
    page.wait_for(&id("kaleidoskop")).await.unwrap();
    let address = page.web().current_url().await.unwrap();
    assert!(address.path().starts_with("/home/"), "{address}");
    page.expect_no_errors().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_played_by_keys_alone_and_leads_to_its_rules() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still()).await.unwrap();
    page.goto(server.url("/learn/colour-lines")).await.unwrap();
    page.wait_for(&id("coach-next")).await.unwrap();
    until_focused(&page, "coach-next").await;
    press(&page, Key::Enter).await;
    page.wait_for_text(".coach-progress span", "Step 2 of 11").await.unwrap();
    until_focused(&page, "coach-next").await;
    press(&page, Key::Enter).await;
    page.wait_for(&id("coach-show")).await.unwrap();
    until_focused(&page, "board").await;

    draw(&page, "3", &[Key::Up, Key::Up]).await;
    let link = page.wait_for(&id("coach-rule")).await.unwrap();
    let rule = link.attr("href").await.unwrap().unwrap();
    assert!(rule.ends_with("/rules/colour-lines#C4.3"), "{rule}");
    assert_eq!(link.attr("target").await.unwrap().as_deref(), Some("_blank"), "the game stays");
    go_on(&page).await;
    draw(&page, "2", &[Key::Up, Key::Left, Key::Left]).await;
    go_on(&page).await;
    draw(&page, "5", &[Key::Up]).await;
    page.wait_for_text(".coach-progress span", "Step 6 of 11").await.unwrap();
    draw(&page, "4", &[Key::Up]).await;
    go_on(&page).await;
    type_in(&page, "1jl").await;
    press(&page, Key::Up).await;
    press(&page, Key::Enter).await;
    go_on(&page).await;
    type_in(&page, "d").await;
    for _ in 0..4 {
        go_on(&page).await;
    }
    until_focused(&page, "coach-play").await;
    page.expect_no_errors().await.unwrap();

    // The same rule in both languages.
    page.goto(server.url(&rule)).await.unwrap();
    page.wait_for(&format!("{}.is-asked", id("rule-C4.3"))).await.unwrap();
    until_focused(&page, "rule-C4.3").await;
    page.expect_no_errors().await.unwrap();
}

/// The rules contain exercises, which apply the real rules.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_can_be_read_and_tried() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("rules-kaleidoskop")).await.unwrap();
    page.wait_for(&id("rule-K4.2")).await.unwrap();
    let before = page.text(&id("trial-told")).await.unwrap();
    page.click(&id("trial-0,0,n")).await.unwrap();
    let after = page.text(&id("trial-told")).await.unwrap();
    assert!(before.contains("so it is red") && after.contains("so it is neutral"), "{before} / {after}");

    page.goto(server.url("/rules/konfetti")).await.unwrap();
    for card in ["ryb", "ybr", "bry"] {
        page.click(&id(&format!("trial-{card}"))).await.unwrap();
    }
    let worth = page.text(&id("trial-told")).await.unwrap();
    assert!(worth.contains("3 sets"), "{worth}");

    page.goto(server.url("/rules/harmonia")).await.unwrap();
    page.wait_for(&format!("{}:disabled", id("trial-lay"))).await.unwrap();
    page.click(&id("trial-turn")).await.unwrap();
    page.click(&format!("{}:enabled", id("trial-lay"))).await.unwrap();

    page.goto(server.url("/rules/colour-lines")).await.unwrap();
    page.click(&id("trial-north")).await.unwrap();
    page.click(&id("trial-north")).await.unwrap();
    let refused = page.text(&id("trial-told")).await.unwrap();
    assert!(refused.contains("mirrored"), "{refused}");

    page.goto(server.url("/rules/chess")).await.unwrap();
    page.wait_for(&id("missing")).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

async fn next(page: &Session) {
    page.click(&format!("{}:enabled", id("coach-next"))).await.unwrap();
}

/// Waits for the explanation and continues.
async fn go_on(page: &Session) {
    page.wait_for(&format!("{}:enabled", id("coach-next"))).await.unwrap();
    until_focused(page, "coach-next").await;
    press(page, Key::Enter).await;
    page.wait_gone(&format!("{}:disabled", id("coach-next"))).await.unwrap();
}

/// Takes a die and draws it, stroke by stroke.
async fn draw(page: &Session, die: &str, strokes: &[Key]) {
    type_in(page, die).await;
    for stroke in strokes {
        press(page, stroke.clone()).await;
    }
    press(page, Key::Enter).await;
}

async fn press(page: &Session, key: Key) {
    page.web().action_chain().send_keys(key).perform().await.unwrap();
}

async fn type_in(page: &Session, keys: &str) {
    page.web().action_chain().send_keys(keys).perform().await.unwrap();
}

/// Returns the test id of the focused element.
async fn focused(page: &Session) -> String {
    let script = "return document.activeElement?.dataset?.testid ?? ''";
    page.web().execute(script, Vec::new()).await.unwrap().convert().unwrap()
}

/// A page that was just opened may not have the focus itself, so `:focus` matches nothing there.
async fn until_focused(page: &Session, test_id: &str) {
    until(async || focused(page).await == test_id).await;
}
