//! The components of a printed game are entered in a real browser, which shows the score; and a game is printed.

use crate::hands::id;
use contract::Edition as _;
use e2e::thirtyfour::{Key, TypingData};
use e2e::{Browser, Screen, Server, Session};
use serde_json::{Value, json};
use std::time::Duration;

async fn opened(path: &str, screen: Screen) -> (Server, Browser, Session) {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let page = browser.open(screen.still()).await.unwrap();
    page.goto(server.url(path)).await.unwrap();
    page.wait_for("main").await.unwrap();
    (server, browser, page)
}

async fn click_all(page: &Session, names: &[&str]) {
    for name in names {
        page.click(&id(name)).await.unwrap();
    }
}

/// Taps a place of the board at its own coordinates; a click in the middle of a path may hit an element above it.
async fn tap(page: &Session, spot: &str) {
    let spot = page.wait_for(&id(&format!("spot-{spot}"))).await.unwrap();
    let into_view = "arguments[0].scrollIntoView({ block: 'center' })";
    page.web().execute(into_view, vec![spot.to_json().unwrap()]).await.unwrap();
    page.web().action_chain().move_to_element_center(&spot).click().perform().await.unwrap();
}

async fn total(page: &Session, points: &str) {
    page.wait_for_text(&id("total"), points).await.unwrap();
}

async fn press(page: &Session, keys: impl Into<TypingData>) {
    page.web().action_chain().send_keys(keys).perform().await.unwrap();
}

/// Returns the JSON that the page exports.
async fn json_of(page: &Session) -> Value {
    click_all(page, &["score-pass-on", "exchange-experts"]).await;
    let field = page.wait_for(&id("json")).await.unwrap();
    let text = field.prop("value").await.unwrap().unwrap();
    press(page, Key::Escape).await;
    page.wait_gone(&id("json")).await.unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A hand is entered by taps; it survives a reload, and a link opens it in another browser.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_of_konfetti_is_scored_kept_and_passed_on() {
    let (server, browser, page) = opened("/score/konfetti", Screen::PHONE).await;
    for card in ["ryb", "ybr", "bry", "gvr"] {
        for (size, colour) in ["small", "medium", "large"].into_iter().zip(card.chars()) {
            page.click(&id(&format!("pick-{size}-{colour}"))).await.unwrap();
        }
        page.wait_for(&id(&format!("hand-{card}"))).await.unwrap();
    }
    total(&page, "2").await;
    assert_eq!(json_of(&page).await, json!({"cards": ["ryb", "ybr", "bry", "gvr"]}));
    page.web().refresh().await.unwrap();
    total(&page, "2").await;
    click_all(&page, &["hand-gvr"]).await;
    total(&page, "3").await;
    click_all(&page, &["score-undo"]).await;
    total(&page, "2").await;

    page.click(&id("score-pass-on")).await.unwrap();
    let link = page.wait_for(&id("table-link")).await.unwrap().prop("value").await.unwrap().unwrap();
    assert!(link.ends_with("/score/konfetti#ryb.ybr.bry.gvr"), "{link}");
    let friend = browser.open(Screen::DESKTOP.dark()).await.unwrap();
    friend.goto(&link).await.unwrap();
    total(&friend, "2").await;
    let address = friend.web().current_url().await.unwrap();
    assert_eq!(address.fragment(), None, "what is changed now is not overwritten by a reload");
    // An invalid link changes nothing.
    friend.goto(server.url("/score/konfetti#nonsense!")).await.unwrap();
    friend.wait_for(&id("toast")).await.unwrap();
    total(&friend, "2").await;
    page.expect_no_errors().await.unwrap();
    friend.expect_no_errors().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_layout_of_harmonia_is_scored_and_what_cannot_be_is_told() {
    let (_server, _browser, page) = opened("/score/harmonia", Screen::PHONE).await;
    click_all(&page, &["tile-000001"]).await;
    tap(&page, "0,0").await;
    tap(&page, "0,1").await;
    // 20 for two players, 20 three times for a symmetric shape with a green edge, 58 tiles not laid.
    total(&page, "−36").await;
    click_all(&page, &["players-more"]).await;
    total(&page, "−26").await;
    let laid: harmonia::PrintedLayout = serde_json::from_value(json_of(&page).await).unwrap();
    assert_eq!(harmonia::score(&harmonia::Edition::standard(), &laid).unwrap().total, -26);
    // The tile is rotated: its purple edge meets a green one.
    tap(&page, "0,1").await;
    page.wait_for(&id("wrong")).await.unwrap();
    page.wait_for(".spot.is-wrong").await.unwrap();
    page.wait_gone(&id("total")).await.unwrap();
    click_all(&page, &["take-away"]).await;
    tap(&page, "0,1").await;
    total(&page, "−38").await;
    page.expect_no_errors().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sheet_of_colour_lines_is_scored() {
    let (_server, _browser, page) = opened("/score/colour-lines", Screen::DESKTOP).await;
    page.wait_for(&id("wrong")).await.unwrap();
    for spot in ["4,4", "9,4", "4,0", "0,0", "7,4", "7,6", "6,6"] {
        tap(&page, spot).await;
    }
    // No point is chosen by default; a third one is refused with a message and removes none.
    page.wait_for(&id("wrong")).await.unwrap();
    click_all(&page, &["letter-A-10", "point-light-blue", "point-orange", "point-pink"]).await;
    page.wait_for(&format!("{}:not(:empty)", id("two-chosen"))).await.unwrap();
    click_all(&page, &["point-light-blue"]).await;
    page.wait_for(&id("wrong")).await.unwrap();
    click_all(&page, &["point-light-blue"]).await;
    let drawn: colour_lines::DrawnSheet = serde_json::from_value(json_of(&page).await).unwrap();
    assert_eq!(drawn.left.len() + drawn.right.len(), 9 + 6);
    assert_eq!(drawn.letters.values().copied().collect::<Vec<u8>>(), [10]);
    let score = colour_lines::score(&colour_lines::Edition::standard(), &drawn).unwrap();
    assert!(score.crossings == 1 && score.letters == 10 && score.dots > 0, "{score:?}");
    total(&page, &score.total.to_string()).await;
    page.expect_no_errors().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_kaleidoskop_is_coloured_and_its_orders_are_found() {
    let (_server, _browser, page) = opened("/score/kaleidoskop", Screen::DESKTOP).await;
    click_all(&page, &["players-more", "players-more", "crystal-red"]).await;
    tap(&page, "0,0,n").await;
    click_all(&page, &["crystal-blue"]).await;
    tap(&page, "0,0,s").await;
    // One crystal of each colour at the centre: neutral, until a mirror counts the red one twice.
    total(&page, "4").await;
    click_all(&page, &["glass-mirror"]).await;
    tap(&page, "0,0,n").await;
    tap(&page, "0,0").await;
    click_all(&page, &["glass-frosted"]).await;
    tap(&page, "0,0,s").await;
    tap(&page, "0,0").await;
    total(&page, "5").await;
    let input = json!({"players":6,"pits":{"0,0,n":"red","0,0,s":"blue"},"mirrors":[["0,0,n","0,0"]],"frosted":[["0,0,s","0,0"]]});
    assert_eq!(json_of(&page).await, input);
    // Red beside yellow: an order of the edition.
    click_all(&page, &["crystal-yellow"]).await;
    tap(&page, "1,-2,n").await;
    total(&page, "8").await;
    page.click(".order-lies").await.unwrap();
    page.wait_for(".k-window .k-met").await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// Without a mouse: letters name circles, arrow keys move on a board.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_can_be_laid_out_by_keyboard() {
    let (server, _browser, page) = opened("/score/konfetti", Screen::DESKTOP).await;
    page.wait_for(&id("pick-small-r")).await.unwrap();
    press(&page, "rybybrbry").await;
    total(&page, "3").await;

    for (game, keys, expected) in [
        ("harmonia", vec![Key::Right, Key::Enter, Key::Right, Key::Enter], "−36"),
        ("kaleidoskop", vec![Key::Right, Key::Enter], "3"),
    ] {
        page.goto(server.url(&format!("/score/{game}"))).await.unwrap();
        let board = page.wait_for(&id("window")).await.unwrap();
        page.web().execute("arguments[0].focus()", vec![board.to_json().unwrap()]).await.unwrap();
        for key in keys {
            press(&page, key).await;
        }
        total(&page, expected).await;
    }
    page.expect_no_errors().await.unwrap();
}

/// Any pasted JSON is opened; only a possible position has a score.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn json_of_the_command_line_is_opened() {
    let (_server, _browser, page) = opened("/score/colour-lines", Screen::PHONE).await;
    let vectors = include_str!("../../../games/colour-lines/rules/tests/vectors.jsonl").lines();
    for line in vectors.take(6) {
        let vector: Value = serde_json::from_str(line).unwrap();
        click_all(&page, &["score-pass-on", "exchange-experts"]).await;
        page.wait_for(&id("json")).await.unwrap();
        let set = "const [field, text] = arguments; field.value = text; field.dispatchEvent(new Event('input'))";
        let field = page.wait_for(&id("json")).await.unwrap().to_json().unwrap();
        page.web().execute(set, vec![field, json!(vector["input"].to_string())]).await.unwrap();
        page.click(&id("open-json")).await.unwrap();
        match vector["output"]["total"].as_u64() {
            Some(points) => total(&page, &points.to_string()).await,
            None => {
                page.wait_for(".problem:not(:empty), [data-testid=wrong]").await.unwrap();
                page.web().refresh().await.unwrap();
            }
        }
    }
}

/// One visit, then offline.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn printed_games_are_scored_without_a_server() {
    let (mut server, _browser, page) = opened("/", Screen::PHONE).await;
    let kept =
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true), error => done(String(error)))";
    page.web().set_script_timeout(Duration::from_secs(120)).await.unwrap();
    assert_eq!(page.web().execute_async(kept, Vec::new()).await.unwrap().json(), &json!(true));
    server.kill();
    page.goto(server.url("/score")).await.unwrap();
    for game in shelf::spines().iter().map(|spine| spine.id()) {
        page.goto(server.url("/score")).await.unwrap();
        page.click(&id(&format!("score-{game}"))).await.unwrap();
        page.wait_for(&format!("main{}", id(&format!("score-{game}")))).await.unwrap();
    }
    page.goto(server.url("/print/harmonia")).await.unwrap();
    page.wait_for(".print-pages img").await.unwrap();
}

/// The pages of a game, and the file that is saved.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_printed() {
    let (server, _browser, page) = opened("/print", Screen::DESKTOP).await;
    page.click(&id("print-konfetti")).await.unwrap();
    page.wait_for(&id("print-konfetti")).await.unwrap();
    page.click(&id("paper-a4")).await.unwrap();
    page.wait_for_text(&id("pages"), "12 pages").await.unwrap();
    page.click(&id("paper-letter")).await.unwrap();
    page.wait_for_text(&id("pages"), "14 pages").await.unwrap();
    // The file that would be saved is checked instead.
    let catch = "URL.createObjectURL = file => { window.saved = file; return '#' }";
    page.web().execute(catch, Vec::new()).await.unwrap();
    page.click(&id("save-pdf")).await.unwrap();
    let look = "const done = arguments[0]; saved.text().then(text => done([saved.type, text.slice(0, 5), saved.size]))";
    let saved = page.web().execute_async(look, Vec::new()).await.unwrap().json().clone();
    assert_eq!((&saved[0], &saved[1]), (&json!("application/pdf"), &json!("%PDF-")));
    assert!(saved[2].as_u64().unwrap() > 10_000, "{saved}");
    page.goto(server.url("/print/kaleidoskop")).await.unwrap();
    page.click(&id("part-cards")).await.unwrap();
    page.click(&id("part-tokens")).await.unwrap();
    page.wait_for_text(&id("pages"), "1 page").await.unwrap();
    page.expect_no_errors().await.unwrap();
}
