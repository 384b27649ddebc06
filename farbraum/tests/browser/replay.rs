//! A finished game in a real browser: opened by its link, replayed from every seat, checked and downloaded.

use crate::guests::id;
use contract::{Edition as _, Match, Message, Record, Rules as _, Seat, Seed};
use e2e::guest::{Guest, Socket, choose};
use e2e::thirtyfour::{By, Key};
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::{Edition, Kaleidoskop};
use protocol::Ask;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};
use table::{Event, Started, UnixMillis};
use texts::{Language, say, text};

/// The timeout of every step, on a busy machine too.
const WAIT_TIMEOUT: Duration = Duration::from_secs(60);

/// Ada plays a short game with two others and replays it: by keys and by buttons, from her seat and from those of the
/// others. Then she checks it and downloads it, and the program gets the same result.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_at_again() {
    let server = Server::start_with(env!("CARGO_BIN_EXE_farbraum"), &["--no-limits"]).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still()).await.unwrap();
    let (code, mut sockets) = gather(&server, &page).await;
    let promise = sockets[0].table().start.clone().unwrap().seed_hash;
    page.wait_for(&id("board")).await.unwrap();

    // No replay while the game runs.
    page.goto(server.url(&format!("/t/{code}?move=2"))).await.unwrap();
    let early = text(Language::En, "replay-too-early");
    page.wait_for_text(&format!("{} p", id("missing")), &early).await.unwrap();
    page.click(&id("replay-leave")).await.unwrap();
    page.wait_for(&id("board")).await.unwrap();

    finish(&mut sockets).await;
    let record = record(&server, &code).await;
    let last = record.log.len();
    page.click(&id("replay")).await.unwrap();
    at(&page, 0, last).await;
    let history = page.web().execute("return history.length", Vec::new()).await.unwrap().json().clone();

    // Forward and back with keys and buttons; going back from the start changes nothing.
    press(&page, Key::Left).await;
    at(&page, 0, last).await;
    press(&page, Key::Right).await;
    at(&page, 1, last).await;
    said(&page, &sentence(&page, 1).await).await;
    page.click(&id("replay-on")).await.unwrap();
    at(&page, 2, last).await;
    press(&page, Key::Left).await;
    at(&page, 1, last).await;
    press(&page, Key::End).await;
    at(&page, last, last).await;
    page.click(&id("replay-back")).await.unwrap();
    at(&page, last - 1, last).await;
    page.click(&id("replay-first")).await.unwrap();
    at(&page, 0, last).await;
    page.click(&id("replay-last")).await.unwrap();
    at(&page, last, last).await;
    press(&page, Key::Home).await;
    at(&page, 0, last).await;
    page.click(&id("move-5")).await.unwrap();
    at(&page, 5, last).await;
    // The slider has the same keys.
    page.wait_for(&id("replay-slider")).await.unwrap().send_keys(Key::Right).await.unwrap();
    at(&page, 6, last).await;
    until(async || page.web().current_url().await.unwrap().query() == Some("move=6")).await;
    let now = page.web().execute("return history.length", Vec::new()).await.unwrap().json().clone();
    assert_eq!(now, history, "stepping fills no history");
    // Playback runs until it is stopped.
    page.click(&id("replay-play")).await.unwrap();
    until(async || place(&page).await > 7).await;
    page.click(&id("replay-play")).await.unwrap();

    hands_are_those_of_the_game(&page, &record).await;
    a_link_leads_to_the_same_place(&page, &server, &code, last).await;
    the_game_is_checked(&page, &record, &promise).await;
    the_export_is_a_record(&page, &record).await;

    page.click(&id("replay-leave")).await.unwrap();
    page.wait_for(&id("result")).await.unwrap();
    assert_eq!(page.web().current_url().await.unwrap().query(), None);
    page.expect_no_errors().await.unwrap();
}

/// Another person follows the link, on a phone and in German. Positions that cannot be shown are explained.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_the_link_can_look() {
    let server = Server::start_with(env!("CARGO_BIN_EXE_farbraum"), &["--no-limits"]).unwrap();
    let browser = Browser::start().unwrap();
    let (page, other) =
        (browser.open(Screen::PHONE.still()).await.unwrap(), browser.open(Screen::PHONE).await.unwrap());
    let (code, mut sockets) = gather(&server, &other).await;
    finish(&mut sockets).await;
    let last = record(&server, &code).await.log.len();

    page.goto(server.url("/")).await.unwrap();
    page.web().execute("localStorage.setItem('farbraum-language', 'de')", Vec::new()).await.unwrap();
    page.goto(server.url(&format!("/t/{code}?move=3"))).await.unwrap();
    at(&page, 3, last).await;
    assert_eq!(eyes(&page).await, "spectator");
    page.wait_gone(&id("hand")).await.unwrap();
    // On a phone the list opens on demand.
    page.click(&id("replay-moves")).await.unwrap();
    page.click(&id("move-4")).await.unwrap();
    at(&page, 4, last).await;
    page.click(&id("check")).await.unwrap();
    page.wait_for(&format!("{}[data-sound=true]", id("check-whole"))).await.unwrap();
    let words = page.text(&format!("{} p", id("check-chance"))).await.unwrap();
    let told = Message::new("replay-check-chance").with("who", "table");
    assert!(words.ends_with(&say(Language::De, &told)), "{words}");

    let too_far = Message::new("replay-too-far").with("number", 99_999).with("last", last as i64);
    let no_number = Message::new("replay-no-number");
    for (number, why, place) in [("99999", too_far, last), ("x", no_number.clone(), 0), ("-1", no_number, 0)] {
        page.goto(server.url(&format!("/t/{code}?move={number}"))).await.unwrap();
        at(&page, place, last).await;
        page.wait_for_text(&format!("{} p", id("toast")), &say(Language::De, &why)).await.unwrap();
    }
    page.expect_no_errors().await.unwrap();

    page.goto(server.url("/t/ZZZZZZ?move=1")).await.unwrap();
    page.wait_for(&id("missing")).await.unwrap();
}

/// A race with its times, and games at home with unknown rules and impossible moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_kept_here_are_replayed_too() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::PHONE.still().dark()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    page.wait_for(&id("play-now-konfetti")).await.unwrap();
    let recorded = include_str!("../../../games/konfetti/rules/tests/recorded.json");
    let race: Record = serde_json::from_str(recorded).unwrap();
    let last = race.log.len();
    keep(&page, "RACE22", &race).await;
    let newer = Record { rules: race.rules + 1, ..race.clone() };
    keep(&page, "NEWER2", &newer).await;

    page.goto(server.url("/home/RACE22?move=40")).await.unwrap();
    at(&page, 40, last).await;
    assert_eq!(eyes(&page).await, "1");
    let everybody = format!("{} option[value=everybody]", id("replay-eyes"));
    page.wait_gone(&everybody).await.unwrap();
    press(&page, Key::Right).await;
    at(&page, 41, last).await;
    page.click(&id("replay-play")).await.unwrap();
    until(async || place(&page).await > 45).await;
    page.click(&id("replay-play")).await.unwrap();
    // From the end of a round to the end of another, and back.
    let ends = ends_of_rounds(&race);
    for &(round, number) in [&ends[0], &ends[1], &ends[0]] {
        page.goto(server.url(&format!("/home/RACE22?move={number}"))).await.unwrap();
        at(&page, number, last).await;
        let over = say(Language::En, &Message::new("konfetti-round-over").with("round", round));
        page.wait_for_text("#f-round-over", &over).await.unwrap();
    }
    page.click(&id("replay-moves")).await.unwrap();
    page.click(&id("check")).await.unwrap();
    page.wait_for(&format!("{}[data-sound=true]", id("check-whole"))).await.unwrap();
    let fingerprint = shelf::game("konfetti").unwrap().fingerprint(&race).unwrap();
    page.wait_for_text(&id("check-fingerprint"), &fingerprint).await.unwrap();

    page.goto(server.url("/home/NEWER2?move=1")).await.unwrap();
    let why = Message::new("record-rules").with("record", newer.rules).with("ours", race.rules);
    page.wait_for_text(&format!("{} p", id("missing")), &say(Language::En, &why)).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// Ada opens a table in her browser; she and two others sit down and start a game of two rounds.
async fn gather(server: &Server, page: &Session) -> (String, Vec<Socket>) {
    let url = server.url("").trim_end_matches('/').to_owned();
    page.goto(server.url("/")).await.unwrap();
    page.click(&id("new-table-kaleidoskop")).await.unwrap();
    let code = page.text(&id("table-code")).await.unwrap();
    let ada = Guest::at_browser(page, &url).await;
    let mut sockets = Vec::new();
    for (name, guest) in [("Ada", ada), ("Bea", Guest::new(&url).await), ("Cleo", Guest::new(&url).await)] {
        let mut socket = guest.connect(&code).await;
        socket.sit(name, None).await.unwrap();
        sockets.push(socket);
    }
    sockets[0].ask(Ask::Options { options: json!({ "rounds": 2 }) }).await.unwrap();
    sockets[0].ask(Ask::Start).await.unwrap();
    for socket in &mut sockets {
        socket.view_at(0).await;
    }
    (code, sockets)
}

/// Plays random actions on every seat, to the end.
async fn finish(sockets: &mut [Socket]) {
    let mut chance = e2e::guest::chance(8);
    let mut number = 0;
    while !sockets[0].is_over() {
        let seat = sockets[0].game.as_ref().unwrap().to_act.iter().next().unwrap();
        let socket = &mut sockets[seat.index()];
        let action = choose::<Kaleidoskop>(socket.view(), seat, &mut chance);
        socket.play(&action).await.unwrap();
        number += 1;
        for socket in sockets.iter_mut() {
            socket.view_at(number).await;
        }
    }
}

async fn record(server: &Server, code: &str) -> Record {
    let guest = Guest { url: server.url("").trim_end_matches('/').to_owned(), cookie: String::new() };
    guest.get(&format!("/api/tables/{code}/record")).await.json().await.unwrap()
}

/// From every seat, the cards shown are those that were held at that moment.
async fn hands_are_those_of_the_game(page: &Session, record: &Record) {
    let held = |number: usize, seat: u8| -> BTreeSet<String> {
        let mut game = Match::<Kaleidoskop>::before_first(record, Edition::standard()).unwrap();
        for line in &record.log[..number] {
            game.apply(&line.parse().unwrap()).unwrap();
        }
        game.state().hand(Seat(seat)).iter().map(ToString::to_string).collect()
    };
    let last = record.log.len();
    assert_eq!(eyes(page).await, "1");
    for (number, seat) in [(last - 2, 0), (last - 2, 1), (last - 2, 2), (1, 2)] {
        page.click(&id(&format!("move-{number}"))).await.unwrap();
        at(page, number, last).await;
        look_through(page, &Seat(seat).to_string()).await;
        let wanted = held(number, seat);
        until(async || cards(page, "card-").await == wanted).await;
        // The replay offers no actions.
        assert_eq!(count(page, &format!("{}, .legal, {}", id("undo"), id("end"))).await, 0);
    }
    look_through(page, "spectator").await;
    page.wait_gone(&id("hand")).await.unwrap();
    look_through(page, "everybody").await;
    let wanted: BTreeSet<String> = (0..3).flat_map(|seat| held(1, seat)).collect();
    until(async || cards(page, "open-card-").await == wanted).await;
    // Clicked instead of pressed: the list of seats, which has the focus, uses the same keys.
    page.click(&id("replay-last")).await.unwrap();
    at(page, last, last).await;
    let wanted: BTreeSet<String> = (0..3).flat_map(|seat| held(last, seat)).collect();
    until(async || cards(page, "open-card-").await == wanted).await;
}

/// Returns the ids of the cards that are shown.
async fn cards(page: &Session, prefix: &str) -> BTreeSet<String> {
    let script =
        "return [...document.querySelectorAll(`[data-testid^=\"${arguments[0]}\"]`)].map(card => card.dataset.testid)";
    let ids: Vec<String> = page.web().execute(script, vec![prefix.into()]).await.unwrap().convert().unwrap();
    ids.iter().map(|id| id.strip_prefix(prefix).unwrap().to_owned()).collect()
}

async fn count(page: &Session, css: &str) -> usize {
    page.web().find_all(By::Css(css)).await.unwrap().len()
}

async fn look_through(page: &Session, eyes: &str) {
    page.click(&format!("{} option[value='{eyes}']", id("replay-eyes"))).await.unwrap();
}

async fn eyes(page: &Session) -> String {
    page.wait_for(&id("replay-eyes")).await.unwrap().prop("value").await.unwrap().unwrap()
}

/// Returns the link that can be shared.
async fn a_link_leads_to_the_same_place(page: &Session, server: &Server, code: &str, last: usize) {
    page.click(&id("move-3")).await.unwrap();
    at(page, 3, last).await;
    let link = page.wait_for(&id("table-link")).await.unwrap().prop("value").await.unwrap().unwrap();
    assert_eq!(link, server.url(&format!("/t/{code}?move=3")));
    page.goto(&link).await.unwrap();
    at(page, 3, last).await;
}

/// The page computes what the program computes, and says where the checksum comes from.
async fn the_game_is_checked(page: &Session, record: &Record, promise: &str) {
    page.click(&id("check")).await.unwrap();
    page.wait_for(&format!("{}[data-sound=true]", id("check-whole"))).await.unwrap();
    for finding in ["check-chance", "check-legal", "check-result"] {
        page.wait_for(&format!("{}[data-good=true]", id(finding))).await.unwrap();
    }
    page.wait_for_text(&id("check-promise"), promise).await.unwrap();
    page.wait_for_text(&id("check-hash"), &record.seed.hash()).await.unwrap();
    page.wait_for_text(&id("check-seed"), &record.seed.to_string()).await.unwrap();
    let fingerprint = Match::<Kaleidoskop>::fingerprint(record, Edition::standard()).unwrap();
    page.wait_for_text(&id("check-fingerprint"), &fingerprint).await.unwrap();
    // Ada was a player.
    let words = page.text(&format!("{} p", id("check-chance"))).await.unwrap();
    let told = Message::new("replay-check-chance").with("who", "me");
    assert!(words.ends_with(&say(Language::En, &told)), "{words}");
    page.click(&format!("{} .dialog-head button", id("checked"))).await.unwrap();
    // With another seed the page would report a difference.
    let forge = "const [key, code, hash] = arguments; const kept = localStorage.getItem(key);
        localStorage.setItem(key, `${code} ${hash}`); return kept";
    let code = page.web().current_url().await.unwrap().path().rsplit('/').next().unwrap().to_owned();
    let other = Seed::from_number(1).hash();
    let arguments = vec!["farbraum-hashes".into(), code.clone().into(), other.clone().into()];
    page.web().execute(forge, arguments).await.unwrap();
    page.web().refresh().await.unwrap();
    page.click(&id("check")).await.unwrap();
    page.wait_for(&format!("{}[data-sound=false]", id("check-whole"))).await.unwrap();
    page.wait_for(&format!("{}[data-good=false]", id("check-chance"))).await.unwrap();
    page.wait_for(&format!("{}[data-good=true]", id("check-result"))).await.unwrap();
    let arguments = vec!["farbraum-hashes".into(), code.into(), promise.into()];
    page.web().execute(forge, arguments).await.unwrap();
    page.web().refresh().await.unwrap();
}

/// The download passes `farbraum replay`.
async fn the_export_is_a_record(page: &Session, record: &Record) {
    let link = page.wait_for(&id("export")).await.unwrap();
    let file = link.attr("download").await.unwrap().unwrap();
    assert!(file.starts_with("kaleidoskop-") && file.ends_with(".json"), "{file}");
    let address = link.prop("href").await.unwrap().unwrap();
    let script = "const [address, done] = arguments; fetch(address).then(answer => answer.text()).then(done, String)";
    let exported = page.web().execute_async(script, vec![address.into()]).await.unwrap();
    let exported: String = exported.convert().unwrap();
    assert_eq!(&serde_json::from_str::<Record>(&exported).unwrap(), record);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(file);
    std::fs::write(&path, exported).unwrap();
    let program = env!("CARGO_BIN_EXE_farbraum");
    let replayed = Command::new(program).arg("replay").arg("--fingerprint").arg(&path).output().unwrap();
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let printed: Value = serde_json::from_slice(&replayed.stdout).unwrap();
    assert_eq!(printed["fingerprint"], Match::<Kaleidoskop>::fingerprint(record, Edition::standard()).unwrap());
}

/// Stores the log of a game in the browser, as if its first player had played it here.
async fn keep(page: &Session, code: &str, record: &Record) {
    let guest = |seat: usize| table::Guest::from(Seed::from_number(seat as u64));
    let seats: Vec<_> = record.seats.iter().enumerate().map(|(seat, name)| (guest(seat), name.clone())).collect();
    let sat = |(seat, (guest, name)): (usize, &(table::Guest, String))| Event::Sat {
        guest: *guest,
        name: name.clone(),
        chair: Seat(seat as u8),
        bot: (seat > 0).then_some(contract::Level::Easy),
        program: false,
        at: None,
    };
    let (options, day) = (record.options.clone(), None);
    let opened = Event::Opened { game: record.game.clone(), host: guest(0), options, day, home: false, edition: None };
    let (rules, edition, seed) = (record.rules, record.edition.clone(), record.seed);
    let mut log = vec![opened];
    log.extend(seats.iter().enumerate().map(sat));
    log.push(Event::Started(Started { rules, edition, seed, seats: seats.clone(), at: UnixMillis(1_700_000_000_000) }));
    log.extend(record.log.iter().cloned().map(Event::Line));
    let log: Vec<String> = log.iter().map(Event::write).collect();
    let script = "const [code, log] = arguments;
        log.forEach((text, number) => localStorage.setItem(`farbraum-table-${code}-${number}`, text))";
    page.web().execute(script, vec![code.into(), log.into()]).await.unwrap();
}

/// Returns the rounds of a race, from 1 on, each with the number of entries when its result is shown.
fn ends_of_rounds(race: &Record) -> Vec<(u8, usize)> {
    use konfetti::{Konfetti, Phase};
    let mut game = Match::<Konfetti>::before_first(race, konfetti::Edition::standard()).unwrap();
    let mut ends = Vec::new();
    for (index, line) in race.log.iter().enumerate() {
        let before = matches!(game.state().table().phase(), Phase::Choosing { .. });
        game.apply(&line.parse().unwrap()).unwrap();
        if !before && matches!(game.state().table().phase(), Phase::Choosing { .. }) {
            let round = game.state().view(contract::Viewer::Spectator).round;
            ends.push((round + 1, index + 1));
        }
    }
    ends
}

async fn press(page: &Session, key: Key) {
    page.web().action_chain().send_keys(key).perform().await.unwrap();
}

/// Waits until the replay and its list are at an entry.
async fn at(page: &Session, place: usize, last: usize) {
    page.wait_for_text(&id("replay-where"), &format!("{place}/{last}")).await.unwrap();
    let current = "return document.querySelector('[aria-current=step]')?.dataset.testid";
    until(async || page.web().execute(current, Vec::new()).await.unwrap().json() == &json!(format!("move-{place}")))
        .await;
}

async fn place(page: &Session) -> usize {
    let place = page.text(&id("replay-where")).await.unwrap();
    place.split_once('/').unwrap().0.parse().unwrap()
}

/// Returns the text of an entry in the list.
async fn sentence(page: &Session, place: usize) -> String {
    page.text(&format!("{} span:nth-child(2)", id(&format!("move-{place}")))).await.unwrap()
}

/// Waits until a text has been announced.
async fn said(page: &Session, words: &str) {
    let script = "return document.querySelector('[data-testid=announcer]').textContent";
    until(async || {
        page.web().execute(script, Vec::new()).await.unwrap().json().as_str().is_some_and(|said| said.contains(words))
    })
    .await;
}

async fn until(holds: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < WAIT_TIMEOUT, "that did not happen");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
