//! The editor of editions in a real browser: an edition is written, checked, previewed, measured, and played.

use crate::hands::id;
use crate::home_table::{Home, act, until};
use contract::{Edition as _, ShelfGame};
use e2e::guest::chance;
use e2e::thirtyfour::{By, Key};
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::Kaleidoskop;
use protocol::Stage;
use serde_json::json;
use std::time::Duration;
use table::Table;

async fn opened(path: &str, screen: Screen) -> (Server, Browser, Session) {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let page = browser.open(screen.still()).await.unwrap();
    page.goto(server.url(path)).await.unwrap();
    page.wait_for("main").await.unwrap();
    (server, browser, page)
}

/// Replaces the text, as pasting would.
async fn write(page: &Session, text: &str) {
    page.wait_for(&id("design-text")).await.unwrap();
    let script = "const [field, text] = arguments;
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    let field = page.wait_for(&id("design-text")).await.unwrap();
    page.web().execute(script, vec![field.to_json().unwrap(), text.into()]).await.unwrap();
}

async fn value(page: &Session) -> String {
    page.wait_for(&id("design-text")).await.unwrap().prop("value").await.unwrap().unwrap()
}

/// Returns a standard edition with one place changed.
fn changed(text: &str, before: &str, after: &str) -> String {
    assert!(text.contains(before), "{before}");
    text.replacen(before, after, 1)
}

fn richer() -> String {
    let named = changed(kaleidoskop::Edition::standard_text(), "name = \"farbraum\"", "name = \"Reich\"");
    changed(&named, "purse = 1 ", "purse = 7 ")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_is_told_with_its_line_in_both_languages() {
    let (_server, _browser, page) = opened("/", Screen::DESKTOP).await;
    page.click(&id("to-design")).await.unwrap();
    page.click(&id("design-kaleidoskop")).await.unwrap();
    page.wait_for(&id("design-valid")).await.unwrap();
    let original = kaleidoskop::Edition::standard_text();
    assert_eq!(value(&page).await, original);

    // Valid TOML that the rules of the game refuse.
    let text = changed(original, "2,0 yellow\", reward = 1", "2,0 yellow\", reward = 77");
    let line = text.lines().position(|line| line.contains("reward = 77")).unwrap() + 1;
    write(&page, &text).await;
    let told = page.text(&id("design-wrong")).await.unwrap();
    assert!(told.contains("Card 2, order a: a reward must be between 1 and 20."), "{told}");
    page.wait_for_text(&id("design-line"), &format!("Go to line {line}")).await.unwrap();
    page.wait_for_text(".design-lines .is-wrong", &line.to_string()).await.unwrap();
    for button in ["design-play", "design-study"] {
        assert!(!page.wait_for(&id(button)).await.unwrap().is_enabled().await.unwrap(), "{button}");
    }
    // The cursor moves to the error.
    page.click(&id("design-line")).await.unwrap();
    let script = "const field = document.activeElement;
        return field.value.slice(field.selectionStart, field.selectionEnd)";
    let selected: String = page.web().execute(script, Vec::new()).await.unwrap().convert().unwrap();
    assert_eq!(selected, text.lines().nth(line - 1).unwrap());

    // Invalid TOML; and the message in German.
    let text = changed(original, "purse = 1 ", "purse = = ");
    let line = text.lines().position(|line| line.starts_with("purse")).unwrap() + 1;
    write(&page, &text).await;
    page.wait_for_text(&id("design-line"), &format!("Go to line {line}")).await.unwrap();
    page.web().execute("localStorage.setItem('farbraum-language', 'de')", Vec::new()).await.unwrap();
    page.web().refresh().await.unwrap();
    page.wait_for_text(&id("design-line"), &format!("Zu Zeile {line}")).await.unwrap();
    let told = page.text(&id("design-wrong")).await.unwrap();
    assert!(told.contains("Das ist nicht gültig.") && told.contains(&format!("Zeile {line}")), "{told}");
    assert_eq!(value(&page).await, text, "what is wrong is kept too");

    // Restores the original, after a confirmation.
    page.click(&id("design-restart")).await.unwrap();
    page.click(&id("design-restart")).await.unwrap();
    page.wait_for(&id("design-valid")).await.unwrap();
    assert_eq!(value(&page).await, original);
    page.expect_no_errors().await.unwrap();
}

/// Tab, which elsewhere moves the focus, indents here; Escape and Tab leave the editor.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_editor_is_left_by_keys() {
    let (_server, _browser, page) = opened("/design/harmonia", Screen::DESKTOP).await;
    page.wait_for(&id("design-valid")).await.unwrap();
    let field = page.wait_for(&id("design-text")).await.unwrap();
    field.send_keys(Key::Tab + Key::Tab).await.unwrap();
    let original = harmonia::Edition::standard_text();
    until(async || value(&page).await.len() == original.len() + 4).await;
    field.send_keys(Key::Escape + Key::Tab).await.unwrap();
    let focused = page.web().active_element().await.unwrap();
    assert_ne!(focused.attr("data-testid").await.unwrap().as_deref(), Some("design-text"));
    assert_eq!(value(&page).await.len(), original.len() + 4);
    page.expect_no_errors().await.unwrap();
}

/// The components of every game are previewed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_drawn() {
    let (server, _browser, page) = opened("/design", Screen::PHONE).await;
    for game in shelf::spines().iter().map(|spine| spine.id()) {
        let components = press::components(game).unwrap();
        let parts = components.parts().into_iter().filter(|part| part.is_edited).collect();
        let pages = components.pages(None, &print::Job::new(print::Paper::A4, parts));
        let least = print::count(&pages).keys().filter(|name| !name.starts_with("back")).count();
        page.goto(server.url(&format!("/design/{game}"))).await.unwrap();
        page.wait_for(&id("design-valid")).await.unwrap();
        let pictures = format!("{} img", id("design-preview"));
        until(async || page.web().find_all(By::Css(&pictures)).await.unwrap().len() >= least).await;
        let broken = "return [...document.querySelectorAll('.design-pieces img')].filter(one => one.complete && !one.naturalWidth).length";
        let broken: usize = page.web().execute(broken, Vec::new()).await.unwrap().convert().unwrap();
        assert_eq!(broken, 0, "{game}");
    }
    page.expect_no_errors().await.unwrap();
}

/// A draft is kept, measured beside the original, and played: with its own numbers, also after a reload and by bots.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draft_is_kept_measured_and_played() {
    let (server, _browser, page) = opened("/design/kaleidoskop", Screen::DESKTOP).await;
    page.wait_for(&id("design-valid")).await.unwrap();
    write(&page, &richer()).await;
    until(async || page.text(&id("design-valid")).await.unwrap().contains("Reich")).await;
    page.web().refresh().await.unwrap();
    until(async || page.text(&id("design-valid")).await.unwrap().contains("Reich")).await;
    assert_eq!(value(&page).await, richer());

    page.click(&id("study-bot-random")).await.unwrap();
    page.click(&id("design-study")).await.unwrap();
    page.wait_gone(&id("design-running")).await.unwrap();
    let figures = page.text(&id("design-figures")).await.unwrap();
    assert!(figures.contains("100 games") && figures.contains("Seat 4") && figures.contains("rounds"), "{figures}");
    // Six crystals more for every player are a significant difference.
    assert!(!page.text(&id("design-differences")).await.unwrap().contains("none"));
    page.wait_for("tr.differs").await.unwrap();

    page.click(&id("design-play")).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    until(async || page.text(&id("purse-1")).await.unwrap().starts_with('7')).await;
    assert!(page.text(&id("own-edition")).await.unwrap().contains("Reich"));
    // To the home page and back again.
    page.goto(server.url("/")).await.unwrap();
    assert!(page.text(&id("go-on")).await.unwrap().contains("Reich"));
    page.click(".kept-way").await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    until(async || page.text(&id("purse-1")).await.unwrap().starts_with('7')).await;

    // The person plays a turn, the bots play theirs, and the person gets a hint.
    let (home, mut chance) = (Home::at(&page).await, chance(7));
    while home.deeds(false).await < 4 {
        match home.my_turn().await {
            true => act(&home, "kaleidoskop", &mut chance).await,
            false => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    until(async || home.my_turn().await).await;
    page.click(&id("suggest")).await.unwrap();
    page.wait_for(&id("suggestion")).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// A finished game with a custom edition: its result and its replay are shown, and it is not uploaded to the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_stays_at_home() {
    let (server, _browser, page) = opened("/", Screen::DESKTOP).await;
    let edition = kaleidoskop::Edition::parse(&richer()).unwrap();
    let rules: &'static ShelfGame<Kaleidoskop> = Box::leak(Box::new(ShelfGame::with(edition.into())));
    let played = crate::finished::finished_with(rules, Some(richer()), json!({ "length": "short" }), 3);
    assert_eq!(Table::rebuild(&[rules], &played).unwrap().stage(), Stage::Over);
    let script = "const [log] = arguments;
        log.forEach((text, number) => localStorage.setItem(`farbraum-table-PLAYED-${number}`, text));
        localStorage.setItem('farbraum-table-PLAYED', JSON.stringify({ game: 'kaleidoskop', stage: 'over', at: 1700000000000, edition: 'Reich' }))";
    page.web().execute(script, vec![played.into()]).await.unwrap();
    page.goto(server.url("/home/PLAYED")).await.unwrap();
    page.wait_for(&id("result")).await.unwrap();
    page.goto(server.url("/home/PLAYED?move=0")).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    until(async || page.text(&id("purse-1")).await.unwrap().starts_with('7')).await;
    // Opening the own games gives the page time to upload it.
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("to-me")).await.unwrap();
    page.goto(server.url("/me")).await.unwrap();
    page.wait_for("h1").await.unwrap();
    let brought = "return localStorage.getItem('farbraum-brought-PLAYED')";
    let brought: Option<String> = page.web().execute(brought, Vec::new()).await.unwrap().convert().unwrap();
    assert_eq!(brought, None, "it has not even been tried");
    page.expect_no_errors().await.unwrap();
}
