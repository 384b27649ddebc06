//! Three people in three real browsers open a table, share its link and play a short game to its end, by nothing but
//! clicks. What they do is decided by greedy bots, which see what these people see.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use bots::{Bot, Greedy};
use contract::{Chance, Edition as _, Match, Record, Seat};
use e2e::guest::{Guest, Socket, chance};
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::{Action, Edition, Kaleidoskop, View, Which};
use protocol::Stage;

/// Somebody at a browser, and a socket that hears what they see.
struct Person {
    name: &'static str,
    page: Session,
    ear: Socket,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_browsers_play_a_short_game_to_its_end() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let (code, mut people) = gather(&server, &browser).await;

    people[0].page.click(&id("option-length-short")).await.unwrap();
    people[0].page.click(&id("start")).await.unwrap();
    for person in &mut people {
        person.ear.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
        person.page.wait_for(&id("what-now")).await.unwrap();
    }
    take_back_a_crystal(&mut people).await;
    play_to_the_end(&mut people).await;

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    assert!(!outcome.cut_short, "the goal was met");
    for person in &people {
        let shown = person.page.text(&id("result")).await.unwrap();
        for seat in outcome.winners() {
            assert!(shown.contains(people[seat.index()].name), "{} sees who won: {shown}", person.name);
        }
        for standing in &outcome.seats {
            assert!(shown.contains(&standing.score.to_string()), "{} sees every score: {shown}", person.name);
        }
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does(&people[0], &server, &code).await;
}

fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}

/// Everybody sits down, on a phone, a desktop and a dark phone; the first opens the table.
async fn gather(server: &Server, browser: &Browser) -> (String, Vec<Person>) {
    let host = browser.open(Screen::PHONE).await.unwrap();
    host.goto(server.url("/")).await.unwrap();
    host.click(&id("new-table-kaleidoskop")).await.unwrap();
    let code = host.text(&id("table-code")).await.unwrap();
    let path = format!("/t/{code}");
    let mut people = vec![sit("Ada", host, server, &code).await];
    for (name, screen) in [("Bo", Screen::DESKTOP), ("Cleo", Screen::PHONE.dark())] {
        let page = browser.open(screen).await.unwrap();
        page.goto(server.url(&path)).await.unwrap();
        people.push(sit(name, page, server, &code).await);
    }
    (code, people)
}

async fn sit(name: &'static str, page: Session, server: &Server, code: &str) -> Person {
    page.fill(&id("sit-name"), name).await.unwrap();
    page.click(&id("sit-down")).await.unwrap();
    let mut ear = Guest::at_browser(&page, server.url("").trim_end_matches('/')).await.connect(code).await;
    ear.hear_until(|ear| ear.table().you.is_some()).await;
    Person { name, page, ear }
}

fn to_act(person: &Person) -> Option<Seat> {
    person.ear.game.as_ref()?.to_act.iter().next()
}

/// Waits until everybody has heard of `number` entries.
async fn hear(people: &mut [Person], number: usize) {
    for person in people {
        person.ear.hear_until(|ear| ear.number() >= Some(number)).await;
    }
}

/// The first player sets a crystal, takes it back, and is where they were.
async fn take_back_a_crystal(people: &mut [Person]) {
    let seat = to_act(&people[0]).unwrap();
    let before = people[seat.index()].ear.view().to_owned();
    let action = choose(&people[seat.index()], &mut chance(1));
    people[seat.index()].page.wait_for(&format!("{}:disabled", id("undo"))).await.unwrap();
    perform(&people[seat.index()].page, &action).await;
    hear(people, 1).await;
    people[seat.index()].page.click(&format!("{}:enabled", id("undo"))).await.unwrap();
    hear(people, 2).await;
    assert_eq!(people[seat.index()].ear.view(), before, "undo brings the view back");
}

async fn play_to_the_end(people: &mut [Person]) {
    let mut chance = chance(2);
    while let Some(seat) = to_act(&people[0]) {
        let number = people[0].ear.number().unwrap();
        let person = &people[seat.index()];
        if number == 12 {
            // Reloading the page in the middle of the own turn changes nothing.
            person.page.web().refresh().await.unwrap();
            person.page.wait_for(&id("what-now")).await.unwrap();
        }
        let action = choose(person, &mut chance);
        perform(&person.page, &action).await;
        hear(people, number + 1).await;
        assert!(number < 2000, "the game ends");
    }
}

/// What a greedy player would do who sees what this person sees.
fn choose(person: &Person, chance: &mut Chance) -> Action {
    let view: View = serde_json::from_str(person.ear.view()).unwrap();
    let seat = person.ear.table().you.unwrap();
    Bot::<Kaleidoskop>::choose(&mut Greedy, seat, &Edition::standard(), &view, chance).unwrap()
}

/// Does an action as a person does: by clicking on what the page offers.
async fn perform(page: &Session, action: &Action) {
    let clicks: Vec<String> = match action {
        Action::Put(colour, pit) | Action::Swap(colour, pit) => {
            vec![format!("colour-{colour}"), format!("pit-{pit}"), "set".to_owned()]
        }
        Action::Hold => vec!["tool-holder".to_owned(), "set".to_owned()],
        Action::Mirror(pit, hex) => {
            vec!["tool-mirror".to_owned(), format!("pit-{pit}"), format!("hex-{hex}"), "set".to_owned()]
        }
        Action::Frost(pit, hex) => {
            vec!["tool-frosted".to_owned(), format!("pit-{pit}"), format!("hex-{hex}"), "set".to_owned()]
        }
        Action::Fulfil(card, which) => {
            let letter = if *which == Which::A { 'a' } else { 'b' };
            vec![format!("order-{card}{letter}"), "set".to_owned()]
        }
        Action::Draw(stack) => vec![format!("draw-{stack}")],
        Action::Buy(purchase) => vec![format!("buy-{}", purchase.name()), "set".to_owned()],
        Action::End => vec!["end".to_owned()],
    };
    for click in clicks {
        // The page may not have heard yet of what the test has heard already: it offers what can be done.
        let offered = match click.split('-').next() {
            Some("pit" | "hex") => ".legal",
            Some("order") => ".met",
            _ => ":enabled",
        };
        let clicked = page.click(&format!("{}{offered}", id(&click))).await;
        clicked.unwrap_or_else(|error| panic!("{action}: {error:#}"));
    }
}

/// Native and wasm agree on the fingerprint of the game that was just played.
async fn the_page_replays_as_the_program_does(person: &Person, server: &Server, code: &str) {
    let guest = Guest { url: server.url("").trim_end_matches('/').to_owned(), cookie: String::new() };
    let text = guest.get(&format!("/api/tables/{code}/record")).await.text().await.unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let native = Match::<Kaleidoskop>::fingerprint(&record, Edition::standard()).unwrap();
    let script = "const [record, done] = arguments;
        const script = performance.getEntriesByType('resource').map(entry => entry.name)
            .find(name => /\\/assets\\/web[^/]*\\.js$/.test(name));
        import(script).then(page => done(page.replay_fingerprint(record)), error => done(String(error)));";
    let result = person.page.web().execute_async(script, vec![text.into()]).await.unwrap();
    assert_eq!(result.json(), &serde_json::Value::String(native));
}
