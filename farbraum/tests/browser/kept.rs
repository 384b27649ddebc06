//! What a device keeps of a finished game: it is uploaded as soon as the server can be reached, and it can be shared as
//! a picture.

use crate::finished::{finished, keep};
use crate::hands::{id, short};
use crate::home_table::until;
use e2e::thirtyfour::By;
use e2e::{Browser, Screen, Server, Session};
use serde_json::json;

/// A game ends offline; once online, it is listed among the player's own games, and others can open it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_home_is_brought_when_there_is_a_network() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let page = browser.open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("play-now-colour-lines")).await.unwrap();
    keep(&page, "PLAYED", &finished("colour-lines", json!({}), 2)).await;
    refuse(&page, true).await;
    page.goto(server.url("/home/PLAYED")).await.unwrap();
    page.wait_for(&id("result")).await.unwrap();
    assert!(page.web().find(By::Css(id("elsewhere"))).await.is_err(), "there is no way to the server");
    refuse(&page, false).await;
    // The open result page is updated.
    let online = "window.dispatchEvent(new Event('online'))";
    until(async || {
        page.web().execute(online, Vec::new()).await.unwrap();
        page.web().find(By::Css(id("elsewhere"))).await.is_ok()
    })
    .await;
    let link = page.wait_for(&id("table-link")).await.unwrap().prop("value").await.unwrap().unwrap();
    let link = link.strip_prefix(server.url("").trim_end_matches('/')).unwrap().to_owned();
    page.goto(server.url("/me")).await.unwrap();
    until(async || page.web().find(By::Css(format!(r#"a[href="{link}"]"#))).await.is_ok()).await;

    let other = browser.open(Screen::DESKTOP.still()).await.unwrap();
    other.goto(server.url(&link)).await.unwrap();
    other.wait_for(&id("result")).await.unwrap();
    assert!(other.text(&id("result")).await.unwrap().contains("Ada"));
    other.expect_no_errors().await.unwrap();
}

/// Makes the requests of the page to the server fail, or lets them through again.
async fn refuse(page: &Session, refused: bool) {
    let patterns = if refused { json!(["*/api/*"]) } else { json!([]) };
    page.web().cdp().send_raw("Network.enable", json!({})).await.unwrap();
    page.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": patterns })).await.unwrap();
}

/// In every game the picture has the right size and content: nearly the same with and without animations.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_of_every_game_can_be_shared() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let game = |id: &'static str| {
        let (options, seats) = short(id);
        (id, finished(id, options, seats))
    };
    let games: Vec<_> = shelf::spines().iter().map(|spine| game(spine.id())).collect();
    let still = pictures(&server, &browser.open(Screen::PHONE.still()).await.unwrap(), &games).await;
    assert!(still.iter().all(|(_, colours)| *colours > 20), "{still:?}");
    let moving = pictures(&server, &browser.open(Screen::PHONE).await.unwrap(), &games).await;
    let alike = |((_, moving), (_, still)): (&(&str, usize), &(&str, usize))| moving.abs_diff(*still) * 5 < *still;
    assert!(moving.iter().zip(&still).all(alike), "{moving:?} and {still:?}");
}

/// Every game with the number of colours on its picture.
async fn pictures(
    server: &Server,
    page: &Session,
    games: &[(&'static str, Vec<String>)],
) -> Vec<(&'static str, usize)> {
    let mut all = Vec::new();
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("play-now-konfetti")).await.unwrap();
    for (game, log) in games {
        let code = format!("P{}", &game[..5].to_uppercase().replace('-', "X").replace('O', "Q").replace('I', "Y"));
        keep(page, &code, log).await;
        page.goto(server.url(&format!("/home/{code}"))).await.unwrap();
        page.wait_for(&id("result")).await.unwrap();
        // The picture that would be saved, or shared by the device, is checked instead.
        let catch = "HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href] };
            navigator.canShare = () => false";
        page.web().execute(catch, Vec::new()).await.unwrap();
        page.click(&id("share-picture")).await.unwrap();
        let saved = "return window.saved ?? null";
        until(async || !page.web().execute(saved, Vec::new()).await.unwrap().json().is_null()).await;
        let look = "const done = arguments[0], image = new Image();
            image.onload = () => {
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [image.width, image.height];
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const colours = new Set();
                for (let x = 100; x < 980; x += 16) for (let y = 260; y < 1000; y += 16)
                    colours.add(context.getImageData(x, y, 1, 1).data.join());
                done([window.saved[0], image.width, image.height, colours.size]);
            };
            image.src = window.saved[1]";
        let seen = page.web().execute_async(look, Vec::new()).await.unwrap();
        let (name, width, height, colours): (String, u32, u32, usize) = seen.convert().unwrap();
        assert_eq!((name.as_str(), width, height), (format!("{game}.png").as_str(), 1080, 1350));
        all.push((*game, colours));
    }
    page.expect_no_errors().await.unwrap();
    all
}

/// With text of twice the size nothing overflows the width of a phone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_may_be_twice_as_large() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("settings")).await.unwrap();
    page.click(&id("setting-letters-200")).await.unwrap();
    let mut wide = Vec::new();
    for game in shelf::games().iter().map(|game| game.id()) {
        page.goto(server.url("/")).await.unwrap();
        page.wait_for(&id(&format!("play-now-{game}"))).await.unwrap();
        wide.extend(too_wide(&page, "home").await);
        page.click(&id(&format!("one-device-{game}"))).await.unwrap();
        page.wait_for(&id("one-device")).await.unwrap();
        wide.extend(too_wide(&page, &format!("{game}, before the start")).await);
        page.goto(server.url("/")).await.unwrap();
        page.click(&id(&format!("play-now-{game}"))).await.unwrap();
        page.wait_for(&id("board")).await.unwrap();
        wide.extend(too_wide(&page, &format!("{game}, on the board")).await);
    }
    assert!(wide.is_empty(), "{wide:#?}");
}

async fn too_wide(page: &Session, state: &str) -> Option<String> {
    let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    let over = page.web().execute(script, Vec::new()).await.unwrap().json().as_i64().unwrap();
    (over > 0).then(|| format!("{state}: {over} px too wide"))
}
