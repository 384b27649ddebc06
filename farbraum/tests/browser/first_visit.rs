//! A first visit on a slow phone: what is loaded, and when it becomes visible. The bytes are checked; the times are
//! printed only, because they depend on the machine.

use crate::hands::{id, is_race};
use crate::steady::{MOST_SHIFT, shifted};
use contract::{Level, Seat};
use e2e::guest::Guest;
use e2e::{Browser, Screen, Server, Session};
use protocol::Ask;
use serde_json::{Value, json};
use std::io::Write;

/// 1.6 Mbit/s, in bytes a second.
const PACE: u32 = 200_000;
/// The slowdown of the phone's processor compared with this machine.
const SLOWNESS: u32 = 4;
/// The most compressed bytes of everything together: page, styles, scripts, compiled code.
const MOST_AT_HOME: u64 = 480_000;
/// The most bytes until seats can be taken. The board is loaded after that, before the game begins.
const MOST_AT_A_TABLE: u64 = 525_000;
const MOST_IN_A_GAME: u64 = 775_000;
/// The most bytes before the first paint. A board should be visible within 1.5 seconds, and a slow phone takes most of
/// that to draw it: half a second is left for the network.
const MOST_BEFORE_PAINT: u64 = PACE as u64 / 2;

/// Records when each selector first matches, on the page's own clock.
const WATCH: &str = "window.seen = {}; const wanted = WANTED;
    const look = () => {
        for (const [name, css] of Object.entries(wanted))
            if (!(name in seen) && document.querySelector(css)) seen[name] = Math.round(performance.now());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })";

/// Returns the encoded bytes that had been loaded when the last of the selectors matched (not when this script runs,
/// which is later on a busy machine), and the times of the matches.
const TOLD: &str = "const last = Math.max(...Object.values(seen));
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(one => one.responseEnd <= last);
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const bytes = (entries) => entries.reduce((sum, one) => sum + one.encodedBodySize, 0);
    const first = loaded.filter(one => one.entryType === 'navigation' || one.renderBlockingStatus === 'blocking');
    return { bytes: bytes(loaded), first: bytes(first), seen: { paint: Math.round(paint?.startTime ?? 0), ...seen } }";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_visit_is_small() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let mut told = String::new();

    let page = browser.open(Screen::PHONE.still()).await.unwrap();
    on_a_slow_phone(
        &page,
        &json!({ "picture": ".game-picture svg", "play": "[data-testid=play-now-konfetti]:enabled" }),
    )
    .await;
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("play-now-konfetti")).await.unwrap();
    let home = visit(&page, "home", &mut told).await;

    let host = browser.open(Screen::PHONE.still()).await.unwrap();
    host.goto(server.url("/")).await.unwrap();
    host.click(&id("new-table-kaleidoskop")).await.unwrap();
    let code = host.text(&id("table-code")).await.unwrap();
    let friend = browser.open(Screen::PHONE.still()).await.unwrap();
    on_a_slow_phone(&friend, &json!({ "picture": ".sight-game svg", "chairs": "[data-testid=gathering]" })).await;
    friend.goto(server.url(&format!("/t/{code}"))).await.unwrap();
    friend.wait_for(&id("gathering")).await.unwrap();
    let linked = visit(&friend, "a table, by its link", &mut told).await;
    let last = told.lines().last().unwrap();
    assert!(last.contains("picture after"), "whoever opens the link sees the game first: {last}");
    friend.wait_gone("#splash").await.unwrap();

    let mut games = Vec::new();
    for game in shelf::games().iter().map(|game| game.id()) {
        let page = browser.open(Screen::PHONE.still()).await.unwrap();
        page.goto(server.url("/")).await.unwrap();
        page.click(&id(&format!("play-now-{game}"))).await.unwrap();
        page.wait_for(&id("board")).await.unwrap();
        // The game is opened as by a link, without the page before it.
        on_a_slow_phone(&page, &json!({ "board": "[data-testid=board] svg, [data-testid=board] .f-paper" })).await;
        page.web().refresh().await.unwrap();
        page.wait_for(&id("board")).await.unwrap();
        games.push(visit(&page, game, &mut told).await);
    }
    let head = format!("a first visit at {} Mbit/s, {SLOWNESS} times slower:\n", f64::from(PACE) * 8.0 / 1e6);
    std::io::stderr().write_all(format!("{head}{told}").as_bytes()).unwrap();
    assert!(home <= MOST_AT_HOME && linked <= MOST_AT_A_TABLE, "{told}");
    assert!(games.iter().all(|bytes| *bytes <= MOST_IN_A_GAME), "{told}");
}

/// The link of a running game first shows the visitor's view, drawn by the server, long before the program is loaded;
/// and then the same again. In races and finished games it shows the picture of the game instead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_seen_before_its_program_is_there() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let mut told = String::new();
    for game in shelf::games() {
        let page = browser.open(Screen::PHONE.still()).await.unwrap();
        // From then on the browser has a guest id.
        page.goto(server.url("/me")).await.unwrap();
        page.wait_for(&id("save-name")).await.unwrap();
        let guest = Guest::at_browser(&page, &server.url("")).await;
        let code = guest.open(game.id()).await;
        let mut socket = guest.connect(&code).await;
        socket.sit("Sight", Some(0)).await.unwrap();
        for seat in 1..(*game.seats().start()).max(2) {
            socket.ask(Ask::Bot { seat: Seat(seat), level: Some(Level::Easy) }).await.unwrap();
        }
        socket.ask(Ask::Start).await.unwrap();
        let wanted = json!({
            "sight": "#splash .board svg",
            "picture": "#splash .sight-game svg",
            "board": "[data-testid=board] svg, [data-testid=board] .f-paper",
        });
        on_a_slow_phone(&page, &wanted).await;
        let first = if is_race(game.id()) { "picture after" } else { "sight after" };
        // A busy server sends the picture of the game instead; then the page is loaded again.
        for _ in 0..5 {
            page.goto(server.url(&format!("/t/{code}"))).await.unwrap();
            page.wait_for(&id("board")).await.unwrap();
            visit(&page, game.id(), &mut told).await;
            page.wait_gone("#splash").await.unwrap();
            if told.lines().last().unwrap().contains(first) {
                break;
            }
        }
        let last = told.lines().last().unwrap();
        assert!(last.contains(first) && last.contains("board after"), "{last}");
        let by = shifted(&page).await;
        assert!(by <= MOST_SHIFT, "{} moves by {by}", game.id());
        page.expect_no_errors().await.unwrap();
    }
    std::io::stderr().write_all(format!("a running game, by its link:\n{told}").as_bytes()).unwrap();
}

/// Emulates an empty cache, a slow network, and a slow processor.
async fn on_a_slow_phone(page: &Session, wanted: &Value) {
    let conditions = json!({ "offline": false, "latency": 0, "downloadThroughput": PACE, "uploadThroughput": PACE });
    for (command, parameters) in [
        ("Network.enable", json!({})),
        ("Network.setCacheDisabled", json!({ "cacheDisabled": true })),
        ("Network.setBypassServiceWorker", json!({ "bypass": true })),
        ("Network.emulateNetworkConditions", conditions),
        ("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWNESS })),
        ("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH.replace("WANTED", &wanted.to_string()) })),
    ] {
        page.web().cdp().send_raw(command, parameters).await.unwrap();
    }
}

/// Records the measurements of a visit, and ends the emulation of the slow processor, which takes time from other
/// tests. Returns the loaded bytes.
///
/// # Panics
/// Panics if too many bytes were loaded before the first paint.
async fn visit(page: &Session, name: &str, told: &mut String) -> u64 {
    let visit: Value = page.web().execute(TOLD, Vec::new()).await.unwrap().convert().unwrap();
    page.web().cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await.unwrap();
    let seen: String =
        visit["seen"].as_object().unwrap().iter().map(|(what, at)| format!(", {what} after {at} ms")).collect();
    let (bytes, first) = (visit["bytes"].as_u64().unwrap(), visit["first"].as_u64().unwrap());
    told.push_str(&format!(
        "    {name}: {} kB, {} of them before anything is painted{seen}\n",
        bytes / 1000,
        first / 1000
    ));
    assert!(first <= MOST_BEFORE_PAINT, "{told}");
    bytes
}
