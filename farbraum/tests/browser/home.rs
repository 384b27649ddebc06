//! Every game against bots, in a real browser that is offline; with hints, and with an analysis
//! afterwards.
//!
//! The test reads the log from localStorage and rebuilds the table natively: a log written in the page is valid
//! everywhere.

use crate::hands::{id, is_race};
use crate::home_table::{Home, ME, THINKING_TIMEOUT, act, try_to_act, until};
use contract::Chance;
use e2e::guest::chance;
use e2e::{Browser, Screen, Server, Session};
use protocol::Stage;
use serde_json::Value;
use serde_json::json;
use std::time::{Duration, Instant};

/// One visit, then offline: each game is started, played, reloaded and continued.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_without_a_server() {
    let mut server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    kept(&page).await;
    page.expect_no_errors().await.unwrap();
    server.kill();

    for game in shelf::games() {
        page.goto(server.url("/")).await.unwrap();
        page.wait_for(&id("offline")).await.unwrap();
        page.wait_for(&format!("{}:disabled", id(&format!("new-table-{}", game.id())))).await.unwrap();
        page.wait_for(&format!("{}:disabled", id("join"))).await.unwrap();
        page.click(&id(&format!("play-now-{}", game.id()))).await.unwrap();
        page.wait_for(&id("board")).await.unwrap();
        let home = Home::at(&page).await;
        match is_race(game.id()) {
            true => race(&home).await,
            false => take_turns(&home, game.id()).await,
        }
    }

    // All games are listed to be continued. One is removed, which takes two taps.
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("go-on")).await.unwrap();
    let codes = |tables: &Value| tables.as_array().unwrap().len();
    let all = shelf::games().len();
    let count = "return document.querySelectorAll('.kept').length";
    assert_eq!(page.web().execute(count, Vec::new()).await.unwrap().json(), &json!(all));
    page.click(".kept button").await.unwrap();
    page.click(".kept button.sure").await.unwrap();
    until(async || page.web().execute(count, Vec::new()).await.unwrap().json() == &json!(all - 1)).await;
    let left = "return Object.keys(localStorage).filter(key => /^farbraum-table-[^-]+$/.test(key))";
    assert_eq!(codes(page.web().execute(left, Vec::new()).await.unwrap().json()), all - 1);
    nothing_failed_but_the_network(&page).await;
}

/// A table is set up: fewer and better bots, other options; the name is remembered. Then a whole game, with its record,
/// and a rematch, without any request to the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_set_and_a_game_is_played_to_its_end() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still().dark()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("company-harmonia")).await.unwrap();
    page.click(&id("level-harmonia-easy")).await.unwrap();
    page.click(&id("bots-harmonia-1")).await.unwrap();
    page.click(&id("lay-harmonia")).await.unwrap();
    page.wait_for(&id("home-note")).await.unwrap();
    page.fill(&id("person-1"), "Ada\u{e004}").await.unwrap();
    page.click(&id("remove-bot-2")).await.unwrap();
    page.click(&format!("{}:enabled", id("add-bot-easy"))).await.unwrap();
    page.wait_for(&id("remove-bot-2")).await.unwrap();
    page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    page.wait_for(&id("window")).await.unwrap();
    let home = Home::at(&page).await;
    until(async || home.my_turn().await).await;
    // A tile that is shown must be laid before the end is proposed (H4.1).
    act(&home, "harmonia", &mut chance(1)).await;
    act(&home, "harmonia", &mut chance(1)).await;
    // Giving up needs the bot's consent; if it refuses, the player asks again.
    until(async || {
        if home.is_asked_to_end().await {
            let _ = page.click(&id("accept")).await;
        } else if home.my_turn().await {
            let _ = page.click(&format!("{}:enabled", id("propose"))).await;
            let _ = page.click(&format!("{}:enabled", id("propose-yes"))).await;
        }
        home.table().await.stage() == Stage::Over
    })
    .await;
    page.wait_for(&id("result")).await.unwrap();
    let record = home.table().await.record(table::UnixMillis(u64::MAX)).unwrap();
    assert_eq!(record.seats[0], "Ada");
    let link = page.wait_for(&id("record")).await.unwrap().attr("href").await.unwrap().unwrap();
    assert!(link.starts_with("data:application/json,"), "{link}");
    let shown = "return JSON.parse(decodeURIComponent(arguments[0].split(',')[1]))";
    let downloaded = page.web().execute(shown, vec![link.into()]).await.unwrap();
    assert_eq!(downloaded.json(), &serde_json::to_value(&record).unwrap());

    page.click(&id("analyse")).await.unwrap();
    until(async || page.web().find(e2e::thirtyfour::By::Css(id("analysis-done"))).await.is_ok()).await;
    page.wait_gone(&id("analysis-running")).await.unwrap();
    // The analysis stays while the board is shown.
    page.click(&id("look-at-board")).await.unwrap();
    page.click(&id("show-result")).await.unwrap();
    let conclusion = page.text(&id("analysis-done")).await.unwrap();
    let moments = "return [...document.querySelectorAll('[data-testid^=\"moment-\"]')].map(moment => moment.innerText)";
    let moments: Vec<String> = page.web().execute(moments, Vec::new()).await.unwrap().convert().unwrap();
    assert_eq!(moments.is_empty(), conclusion.contains("No single move stands out"), "{conclusion} {moments:?}");
    assert!(moments.iter().all(|moment| moment.contains("Played:") && moment.contains("Better:")), "{moments:?}");

    page.click(&id("again")).await.unwrap();
    page.wait_gone(&id("result")).await.unwrap();
    page.wait_for(&id("window")).await.unwrap();
    let again = Home::at(&page).await;
    assert_ne!(again.code, home.code);
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id(&format!("go-on-{}", again.code))).await.unwrap();
    page.wait_gone(&id(&format!("go-on-{}", home.code))).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// In every game the page gives a hint with its reason in words, and removes it when the game goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_has_hints() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    for game in shelf::games() {
        page.goto(server.url("/")).await.unwrap();
        page.click(&id(&format!("play-now-{}", game.id()))).await.unwrap();
        page.wait_for(&id("board")).await.unwrap();
        let home = Home::at(&page).await;
        let (idea, why) = hinted(&page).await;
        assert!(why.ends_with('.') && why.contains(' '), "{idea} {why}");
        let words = idea.strip_prefix("An idea: ").expect("an idea");
        assert!(words.contains(' ') && words.parse::<f32>().is_err(), "{idea}");
        let legal = home.table().await.legal(Some(ME)).unwrap_or_default();
        assert!(!legal.iter().any(|action| action == words), "{idea} is no notation");
        if !is_race(game.id()) {
            act(&home, game.id(), &mut chance(5)).await;
            page.wait_gone(&id("suggestion")).await.unwrap();
        }
    }
    page.expect_no_errors().await.unwrap();
}

/// Asks for hints until one is shown, with its reason. In a race it disappears as soon as another player takes the
/// card.
async fn hinted(page: &Session) -> (String, String) {
    let script = r#"const shown = document.querySelector('[data-testid="suggestion"]');
        if (!shown) document.querySelector('[data-testid="suggest"][aria-busy="false"]')?.click();
        const why = document.querySelector('[data-testid="reason"]');
        return shown && why ? [shown.innerText, why.innerText] : null"#;
    let began = Instant::now();
    loop {
        let shown = page.web().execute(script, Vec::new()).await.unwrap();
        if let Some([idea, why]) = shown.json().as_array().map(Vec::as_slice) {
            return (idea.as_str().unwrap().to_owned(), why.as_str().unwrap().to_owned());
        }
        assert!(began.elapsed() < THINKING_TIMEOUT, "no hint came");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Bots think in a worker, or in the page if workers are unavailable.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_with_a_worker_and_without() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    let loaded = "return performance.getEntriesByType('resource').some(entry => /\\/worker-[^/]*$/.test(entry.name))";
    for (forbid, expected) in [("", true), ("window.Worker = function () { throw new Error('no worker') }", false)] {
        page.goto(server.url("/")).await.unwrap();
        page.wait_for(&id("play-now-harmonia")).await.unwrap();
        page.web().execute(forbid, Vec::new()).await.unwrap();
        page.click(&id("play-now-harmonia")).await.unwrap();
        page.wait_for(&id("window")).await.unwrap();
        let home = Home::at(&page).await;
        take_turn(&home, "harmonia", &mut chance(3)).await;
        assert_eq!(page.web().execute(loaded, Vec::new()).await.unwrap().json(), &json!(expected));
    }
    page.expect_no_errors().await.unwrap();
}

/// A browser without storage plays on and says so; a log that was tampered with, or is missing, is reported.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn storage_may_be_full_or_damaged() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("play-now-harmonia")).await.unwrap();
    page.wait_for(&id("window")).await.unwrap();
    let home = Home::at(&page).await;
    until(async || home.my_turn().await).await;

    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";
    page.web().execute(full, Vec::new()).await.unwrap();
    let before = home.log().await.len();
    try_to_act(&home, "harmonia", &mut chance(1)).await;
    page.wait_for(&id("unsaved")).await.unwrap();
    page.wait_for(&id("toast")).await.unwrap();
    assert_eq!(home.log().await.len(), before);
    // The state that had been stored is shown again.
    page.web().refresh().await.unwrap();
    page.wait_for(&id("window")).await.unwrap();
    until(async || home.my_turn().await).await;
    page.wait_gone(&id("unsaved")).await.unwrap();

    for damage in [
        "localStorage.setItem(arguments[0] + '-1', '{\"sat\":')",
        "localStorage.setItem(arguments[0] + '-0', 'hello')",
        "localStorage.removeItem(arguments[0] + '-1')",
    ] {
        let key = format!("farbraum-table-{}", home.code);
        page.web().execute(damage, vec![key.into()]).await.unwrap();
        page.web().refresh().await.unwrap();
        assert!(page.text(&id("missing")).await.unwrap().contains("damaged"));
    }
    page.goto(server.url("/home/NOBODY")).await.unwrap();
    assert!(page.text(&id("missing")).await.unwrap().contains("no such table on this device"));
    page.expect_no_errors().await.unwrap();
}

/// Three turns of the person, with a reload before the last; the bots answer each.
async fn take_turns(home: &Home<'_>, game: &str) {
    let mut chance = chance(7);
    for turn in 0..3 {
        home.wait(game, async || home.my_turn().await).await;
        if turn == 2 {
            let before = home.log().await;
            home.page.web().refresh().await.unwrap();
            home.page.wait_for(&id("board")).await.unwrap();
            // In games with simultaneous turns, bots have gone on meanwhile.
            let now = home.log().await;
            assert!(now.starts_with(&before), "{game} is not as it was: {now:#?} after {before:#?}");
        }
        take_turn(home, game, &mut chance).await;
    }
}

/// Plays one turn, perhaps with many actions: it ends when another player has acted.
async fn take_turn(home: &Home<'_>, game: &str, chance: &mut Chance) {
    home.wait(game, async || home.my_turn().await).await;
    let theirs = home.deeds(false).await;
    while home.deeds(false).await == theirs {
        if home.my_turn().await {
            act(home, game, chance).await;
        } else {
            home.wait(game, async || home.deeds(false).await > theirs || home.my_turn().await).await;
        }
    }
}

/// Takes two cards, while the bot takes some too, and reloads the page in between.
async fn race(home: &Home<'_>) {
    for wanted in [1, 2] {
        until(async || {
            let _ = grab(home.page).await;
            home.taken(true).await >= wanted && home.taken(false).await > 0
        })
        .await;
        home.page.web().refresh().await.unwrap();
        home.page.wait_for(&id("board")).await.unwrap();
        assert!(home.taken(true).await >= wanted, "what was taken stays taken");
    }
}

/// Taps the first card of the middle that no other card covers; or continues after a round.
async fn grab(page: &Session) -> Option<()> {
    let script = r#"const go = document.querySelector('[data-testid="keep-go"]:enabled');
        if (go) { go.click(); return null }
        return [...document.querySelectorAll('[data-testid^="card-"][data-where="middle"].legal')].filter(card => {
            const box = card.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top?.closest('[data-testid^="card-"]') === card;
        }).map(card => card.dataset.testid)[0] ?? null"#;
    let found = page.web().execute(script, Vec::new()).await.ok()?;
    let element = page.web().find(e2e::thirtyfour::By::Css(id(found.json().as_str()?))).await.ok()?;
    element.click().await.ok()
}

/// Waits until the service worker has cached the page and controls it.
async fn kept(page: &Session) {
    let script = "const done = arguments[0];
        navigator.serviceWorker.ready.then(() => done(true), error => done(String(error)))";
    page.web().set_script_timeout(THINKING_TIMEOUT).await.unwrap();
    let ready = page.web().execute_async(script, Vec::new()).await.unwrap();
    assert_eq!(ready.json(), &json!(true));
    let controlled = "return navigator.serviceWorker.controller !== null";
    until(async || page.web().execute(controlled, Vec::new()).await.unwrap().json() == &json!(true)).await;
}

/// Checks the console: offline, the browser reports every failed request, and there must be no other errors.
async fn nothing_failed_but_the_network(page: &Session) {
    let mut errors = page.errors().await.unwrap();
    errors.retain(|error| !error.contains("net::ERR_"));
    assert!(errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
}
