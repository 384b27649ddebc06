//! Bots at online tables: they sit, play by themselves, and cannot be impersonated.

use super::house::House;
use super::play::record;
use super::stones::Stones;
use colour_lines::ColourLines;
use contract::{Level, Seat};
use e2e::guest::{Socket, chance, choose, started};
use konfetti::{Phase, View};
use protocol::{Ask, Sitter, Stage, Words};
use serde_json::{Value, json};

fn bot(seat: u8, level: Level) -> Ask {
    Ask::Bot { seat: Seat(seat), level: Some(level) }
}

#[tokio::test]
async fn bots_are_put_on_chairs_by_the_host_and_taken_away() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let code = host.open("kaleidoskop").await;
    let (mut host, mut guest) = (host.connect(&code).await, guest.connect(&code).await);
    host.sit("Ada", Some(0)).await.unwrap();
    guest.sit("Bo", Some(1)).await.unwrap();
    assert_eq!(guest.ask(bot(2, Level::Easy)).await.unwrap_err().id, "table-not-host");
    assert_eq!(host.ask(bot(1, Level::Easy)).await.unwrap_err().id, "table-chair-taken");
    assert_eq!(host.ask(bot(9, Level::Easy)).await.unwrap_err().id, "table-no-chair");
    host.ask(bot(2, Level::Easy)).await.unwrap();
    host.ask(bot(2, Level::Hard)).await.unwrap();
    host.ask(bot(3, Level::Medium)).await.unwrap();
    let levels: Vec<_> = host.table().chairs.iter().flatten().map(|sitter| (sitter.here, sitter.bot)).collect();
    assert_eq!(levels, [(true, None), (true, None), (true, Some(Level::Hard)), (true, Some(Level::Medium))]);
    host.ask(Ask::Bot { seat: Seat(3), level: None }).await.unwrap();
    assert_eq!(host.table().chairs[3], None);
    // A person cannot take a bot's chair, and the table goes to a person when the host stands up.
    assert_eq!(guest.sit("Bo", Some(2)).await.unwrap_err().id, "table-chair-taken");
    host.ask(Ask::Stand).await.unwrap();
    guest.hear_until(|guest| guest.table().host).await;
    guest.ask(Ask::Bot { seat: Seat(0), level: Some(Level::Easy) }).await.unwrap();
    guest.ask(Ask::Start).await.unwrap();
    assert_eq!(guest.ask(bot(4, Level::Easy)).await.unwrap_err().id, "table-started");
}

/// A person plays a short game of Colour Lines against two bots and watches what they do.
#[tokio::test]
async fn bots_play_by_themselves() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("colour-lines").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Easy)).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    person.hear_until(|person| person.game.is_some()).await;
    let mut chance = chance(1);
    let acted = |person: &e2e::guest::Socket| person.heard.iter().filter(|text| text.contains(r#""last":"#)).count();
    while acted(&person) < 12 {
        let game = person.game.as_ref().unwrap();
        if game.awaited.has(Seat(0)) {
            let action = e2e::guest::choose::<colour_lines::ColourLines>(person.view(), Seat(0), &mut chance);
            // A bot may have acted meanwhile.
            let _ = person.ask(Ask::Play { action, number: None }).await;
        } else {
            person.hear().await.unwrap();
        }
    }
    let lines = person.heard.iter().filter(|text| text.contains(" 2 ")).count();
    assert!(lines > 0, "the bot on the second seat has done something");
}

/// H2.2: a bot of Harmonia answers a question once it has had its turn.
#[tokio::test]
async fn bots_answer_in_the_phrases_of_the_game() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("harmonia").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Hard)).await.unwrap();
    person.ask(Ask::Options { options: json!({"game": "advanced"}) }).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    let words = Words::Phrase { key: "green".to_owned(), args: Default::default() };
    person.ask(Ask::Say { words }).await.unwrap();
    let answered = |person: &Socket| {
        person.talk.iter().any(|said| {
            let answer = matches!(&said.words, Words::Phrase { key, .. } if key == "yes" || key == "no");
            said.seat == Seat(1) && answer
        })
    };
    person.hear_until(|person| person.game.is_some()).await;
    let mut chance = chance(1);
    while !answered(&person) {
        let awaited = person.game.as_ref().unwrap().awaited;
        if awaited.has(Seat(0)) {
            let action = choose::<harmonia::Harmonia>(person.view(), Seat(0), &mut chance);
            let _ = person.ask(Ask::Play { action, number: None }).await;
        } else {
            person.hear().await.unwrap();
        }
        assert_ne!(person.table().stage, Stage::Over, "the bot never answered");
    }
}

/// A server that restarts during a game finds its bots again, and they play on.
#[tokio::test]
async fn bots_survive_a_restart() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("konfetti").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Hard)).await.unwrap();
    person.ask(Ask::Options { options: json!({"sand": 120}) }).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    let house = house.restart().await;
    let mut person = guest.at(&house.node.url).connect(&code).await;
    assert_eq!(person.table().chairs[1].as_ref().unwrap().bot, Some(Level::Hard));
    let held = |text: &str| serde_json::from_str::<View>(text).unwrap().seats[1].held.len();
    person.hear_until(|person| person.game.is_some() && held(person.view()) >= 2).await;
}

#[tokio::test]
async fn bots_race_too() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("konfetti").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    for seat in 1..4 {
        person.ask(bot(seat, Level::Hard)).await.unwrap();
    }
    person.ask(Ask::Options { options: json!({"sand": 30}) }).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    person.hear_until(|person| person.table().stage == Stage::Playing && person.game.is_some()).await;
    let view = |person: &e2e::guest::Socket| -> View { serde_json::from_str(person.view()).unwrap() };
    person.hear_until(|person| view(person).seats[1..].iter().all(|seat| seat.held.len() >= 2)).await;
    assert!(matches!(view(&person).phase, Phase::Sand { .. }));
}

fn nobody(seat: u8) -> Ask {
    Ask::Bot { seat: Seat(seat), level: None }
}

fn sitter(socket: &Socket, seat: usize) -> &Sitter {
    socket.table().chairs[seat].as_ref().unwrap()
}

/// A bot, and nothing else, plays on the second seat for a person who has left.
#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_has_left() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "colour-lines", json!({"setup": "suggested"}), 3).await;
    let (cleo, bo) = (sockets.pop().unwrap(), sockets.pop().unwrap());
    let mut ada = sockets.pop().unwrap();
    let refused = async |socket: &mut Socket, ask: Ask| socket.ask(ask).await.unwrap_err().id;
    assert_eq!(refused(&mut ada, bot(1, Level::Easy)).await, "table-person-here");
    assert_eq!(refused(&mut ada, bot(0, Level::Easy)).await, "table-person-here");
    assert_eq!(refused(&mut ada, bot(7, Level::Easy)).await, "table-started");
    bo.goodbye().await;
    ada.hear_until(|ada| !sitter(ada, 1).here).await;
    let mut cleo = cleo;
    assert_eq!(refused(&mut cleo, bot(1, Level::Easy)).await, "table-not-host");
    ada.ask(bot(1, Level::Easy)).await.unwrap();
    ada.ask(bot(1, Level::Medium)).await.unwrap();
    assert_eq!(refused(&mut cleo, nobody(1)).await, "table-not-host");
    let expected =
        Sitter { name: "Person 1".to_owned(), here: false, bot: Some(Level::Medium), stand_in: true, left: false };
    assert_eq!(*sitter(&ada, 1), expected);
    let acted = |socket: &Socket| {
        let last = socket.game.as_ref().and_then(|game| game.last.clone()).unwrap_or_default();
        last.split(' ').nth(1) == Some("2")
    };
    ada.hear_until(acted).await;

    // Coming back does not end the stand-in; the first own action does.
    let mut bo = guests[1].connect(&code).await;
    bo.hear_until(|bo| bo.game.is_some()).await;
    assert!(sitter(&bo, 1).stand_in && sitter(&bo, 1).here);
    let mut chance = chance(8);
    let draw = |socket: &Socket, chance: &mut _| Ask::Play {
        action: choose::<ColourLines>(socket.view(), Seat(1), chance),
        number: None,
    };
    loop {
        // The bot may have drawn on both seats: then the others have to.
        if bo.game.as_ref().unwrap().awaited.has(Seat(1)) {
            let ask = draw(&bo, &mut chance);
            if bo.ask(ask).await.is_ok() {
                break;
            }
        }
        for (seat, socket) in [(Seat(0), &mut ada), (Seat(2), &mut cleo)] {
            if socket.game.as_ref().unwrap().awaited.has(seat) {
                let action = choose::<ColourLines>(socket.view(), seat, &mut chance);
                let _ = socket.ask(Ask::Play { action, number: None }).await;
            }
        }
        bo.ask(Ask::Ping).await.unwrap();
        ada.ask(Ask::Ping).await.unwrap();
        cleo.ask(Ask::Ping).await.unwrap();
    }
    assert_eq!(
        *sitter(&bo, 1),
        Sitter { name: "Person 1".to_owned(), here: true, bot: None, stand_in: false, left: false }
    );
    // The log says who played: the stand-in ends before the line of the person who came back.
    let log = house.store().await.load(&code).await.unwrap();
    let log: Vec<Value> = log.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let stood: Vec<usize> = (0..log.len()).filter(|&place| log[place].get("stood-in").is_some()).collect();
    let levels: Vec<&Value> = stood.iter().map(|&place| &log[place]["stood-in"]["level"]).collect();
    assert_eq!(levels, [&json!("easy"), &json!("medium"), &Value::Null]);
    assert!(log[stood[2] + 1]["line"].as_str().unwrap().split(' ').nth(1) == Some("2"));
}

/// Who may remove a stand-in, where there can be none, and what remains of it on disk and in the record.
#[tokio::test]
async fn a_stand_in_survives_a_restart_and_leaves_no_trace_in_the_record() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({"stones": 2}), 2).await;
    let mut bo = sockets.pop().unwrap();
    sockets.pop().unwrap().goodbye().await;
    // The host has left: the next player is the host.
    bo.hear_until(|bo| bo.table().host).await;
    bo.ask(bot(0, Level::Hard)).await.unwrap();
    bo.ask(nobody(0)).await.unwrap();
    assert!(!sitter(&bo, 0).stand_in);
    bo.ask(bot(0, Level::Hard)).await.unwrap();
    // An action that the rules refuse does not end the stand-in.
    let mut ada = guests[0].connect(&code).await;
    assert_eq!(ada.play("end").await.unwrap_err().id, "stones-take-first");
    assert!(sitter(&ada, 0).stand_in);

    let house = house.restart().await;
    let mut bo = guests[1].at(&house.node.url).connect(&code).await;
    let expected =
        Sitter { name: "Person 0".to_owned(), here: false, bot: Some(Level::Hard), stand_in: true, left: false };
    assert_eq!(*sitter(&bo, 0), expected);
    let ada_again = guests[0].at(&house.node.url);
    let mut ada = ada_again.connect(&code).await;
    ada.ask(nobody(0)).await.unwrap();
    assert!(!sitter(&ada, 0).stand_in, "everybody may play for themselves");
    assert_eq!(ada.ask(bot(0, Level::Easy)).await.unwrap_err().id, "table-person-here");
    let mut chance = chance(2);
    let mut number = 0;
    while !ada.is_over() {
        ada.view_at(number).await;
        let Some(seat) = ada.game.as_ref().unwrap().awaited.iter().next() else { break };
        let socket = if seat == Seat(0) { &mut ada } else { &mut bo };
        let view = socket.view_at(number).await;
        socket.play(&choose::<Stones>(&view, seat, &mut chance)).await.unwrap();
        number += 1;
    }
    assert_eq!(ada.ask(bot(1, Level::Easy)).await.unwrap_err().id, "table-over");
    assert_eq!(record(&ada_again, &code).await.seats, ["Person 0", "Person 1"]);
}

#[tokio::test]
async fn nobody_stands_in_for_a_bot() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Easy)).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    assert_eq!(person.ask(bot(1, Level::Hard)).await.unwrap_err().id, "table-bots-own");
    assert_eq!(person.ask(nobody(1)).await.unwrap_err().id, "table-bots-own");
}
