//! Pages outside of tables, in real browsers: open tables, own games, a second device, and the game of the day.

use crate::guests::{gather, id};
use e2e::{Browser, Screen, Server};

/// Ada opens a public table, Bo finds it on the home page and joins; both find the game among their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_table_is_found_and_both_find_their_game_again() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let (code, mut people) = gather(&server, &browser, "colour-lines", &[("Ada", Screen::DESKTOP.still())]).await;
    let mut ada = people.pop().unwrap();
    ada.page.click(&id("terms-open-open")).await.unwrap();
    ada.ear.hear_until(|ear| ear.table().terms.open).await;

    let bo = browser.open(Screen::PHONE.still()).await.unwrap();
    bo.goto(server.url("/")).await.unwrap();
    bo.click(&id(&format!("open-{code}"))).await.unwrap();
    bo.fill(&id("sit-name"), "Bo").await.unwrap();
    bo.click(&id("sit-down")).await.unwrap();
    ada.ear.hear_until(|ear| ear.table().chairs.iter().flatten().count() == 2).await;
    ada.page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    for page in [&ada.page, &bo] {
        page.wait_for(&id("board")).await.unwrap();
        page.goto(server.url("/me")).await.unwrap();
        // Both players tick colours at the same time, so the table waits for both.
        page.wait_for(&format!(".turn {}", id(&format!("my-game-{code}")))).await.unwrap();
        page.expect_no_errors().await.unwrap();
    }

    // A later visitor may watch.
    bo.goto(server.url("/")).await.unwrap();
    bo.wait_for(&id(&format!("open-{code}"))).await.unwrap();
}

/// Ada links her phone to the guest on her computer, by one tap.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_device_becomes_the_same_person() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let (code, mut people) = gather(&server, &browser, "colour-lines", &[("Ada", Screen::DESKTOP.still())]).await;
    let ada = people.pop().unwrap();
    ada.page.goto(server.url("/me")).await.unwrap();
    ada.page.click(&id("show-device-link")).await.unwrap();
    let field = ada.page.wait_for(&id("device-address")).await.unwrap();
    let address = field.prop("value").await.unwrap().unwrap();

    let phone = browser.open(Screen::PHONE.still()).await.unwrap();
    phone.goto(&address).await.unwrap();
    let asked = phone.text(&id("link")).await.unwrap();
    assert!(asked.contains("This device will play as Ada."), "{asked}");
    phone.click(&id("link-device")).await.unwrap();
    phone.wait_for_text(&id("linked"), "This device now plays as Ada.").await.unwrap();
    assert_eq!(phone.web().current_url().await.unwrap().fragment(), None, "the word is gone");
    phone.goto(server.url(&format!("/t/{code}"))).await.unwrap();
    phone.wait_for(&format!("{}.mine", id("chair-1"))).await.unwrap();
    for page in [&ada.page, &phone] {
        page.expect_no_errors().await.unwrap();
    }
}

/// The game of the day starts under the player's name, and is listed again later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_of_the_day_is_one_try() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("to-today")).await.unwrap();
    page.fill(&id("today-name"), "Ada").await.unwrap();
    page.click(&id("today-colour-lines")).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    let table = page.web().current_url().await.unwrap();
    page.goto(server.url("/today")).await.unwrap();
    page.wait_for(&format!("a{}", id("today-colour-lines"))).await.unwrap();
    page.click(&id("today-colour-lines")).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();
    assert_eq!(page.web().current_url().await.unwrap(), table);
    page.expect_no_errors().await.unwrap();
}
