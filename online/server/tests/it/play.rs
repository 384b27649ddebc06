//! Games over sockets, from the first move to the record.

use super::house::House;
use super::stones::{self, Stones};
use colour_lines::ColourLines;
use contract::{Chance, Edition, Game, Match, Message, Record, Seat, Viewer, hex};
use e2e::guest::{Guest, Socket, chance, choose, started};
use kaleidoskop::Kaleidoskop;
use protocol::{Ask, Problem, Stage, Tell, Words};
use reqwest::StatusCode;
use serde_json::json;

#[track_caller]
fn refused(result: Result<(), Message>, id: &str) {
    assert_eq!(result.expect_err("it is refused").id, id);
}

/// Plays randomly to the end, each client knowing only its view. The last socket is a spectator.
async fn play_to_the_end<G: Game>(sockets: &mut [Socket], chance: &mut Chance) {
    let mut number = 0;
    loop {
        sockets[0].view_at(number).await;
        let game = sockets[0].game.as_ref().unwrap();
        let Some(seat) = game.awaited.iter().next() else { break };
        let socket = &mut sockets[seat.index()];
        let view = socket.view_at(number).await;
        let can_undo = socket.game.as_ref().unwrap().can_undo;
        let ask = if can_undo && chance.below(8) == 0 {
            Ask::Undo { number: Some(number) }
        } else {
            Ask::Play { action: choose::<G>(&view, seat, chance), number: Some(number) }
        };
        socket.ask(ask).await.unwrap();
        number += 1;
        assert!(socket.number() >= Some(number), "told before the answer");
    }
    for socket in sockets {
        socket.hear_until(|socket| socket.is_over() && socket.table().stage == Stage::Over).await;
    }
}

/// Returns what a viewer may see after every entry of a record, from the rules themselves.
pub(crate) fn all_views<G: Game>(record: &Record, viewer: Viewer) -> Vec<String> {
    let mut game = Match::<G>::before_first(record, G::Edition::standard()).unwrap();
    let view = |game: &Match<G>| serde_json::to_string(&game.state().view(viewer)).unwrap();
    let mut views = vec![view(&game)];
    for line in &record.log {
        game.apply(&line.parse().unwrap()).unwrap();
        views.push(view(&game));
    }
    views
}

/// Checks that a socket was told what its viewer may see, and nothing of the seed before the end.
fn check_heard<G: Game>(socket: &Socket, viewer: Viewer, record: &Record) {
    let views = all_views::<G>(record, viewer);
    let mut over = false;
    let mut seen = 0;
    for text in &socket.heard {
        if let Tell::Game(game) = serde_json::from_str(text).unwrap() {
            assert_eq!(game.view.get(), views[game.number], "{viewer:?} at {}", game.number);
            assert_eq!(game.last.as_deref(), game.number.checked_sub(1).map(|last| record.log[last].as_str()));
            assert_eq!(game.seed, game.outcome.is_some().then_some(record.seed));
            over |= game.outcome.is_some();
            seen += 1;
        }
        assert!(over || !text.contains(&hex(&record.seed.0)), "the seed before the end: {text}");
    }
    assert!(over && seen > record.log.len() / 8, "{viewer:?} was told {seen} of {}", record.log.len());
}

pub(crate) async fn record(guest: &Guest, code: &str) -> Record {
    guest.get(&format!("/api/tables/{code}/record")).await.json().await.unwrap()
}

async fn whole_game<G: Game>(options: serde_json::Value, people: u8, number: u64) -> (Vec<Socket>, Record) {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, G::ID, options, people).await;
    sockets.push(house.guest().await.connect(&code).await);

    let early = guests[0].get(&format!("/api/tables/{code}/record")).await;
    assert_eq!(early.status(), StatusCode::FORBIDDEN);
    assert_eq!(early.json::<Problem>().await.unwrap().error.id, "table-not-over");

    play_to_the_end::<G>(&mut sockets, &mut chance(number)).await;
    let record = record(&guests[0], &code).await;
    assert_eq!(record.seats.len(), usize::from(people));
    assert_eq!(record.seed.hash(), sockets[0].table().start.as_ref().unwrap().seed_hash);
    Match::<G>::replay(&record, G::Edition::standard()).expect("the record replays to its outcome");
    for (socket, viewer) in sockets.iter().zip(Viewer::all(people)) {
        check_heard::<G>(socket, viewer, &record);
    }

    // The seed is public now, so nothing may happen any more.
    refused(sockets[0].play("end").await, "table-over");
    refused(sockets[0].ask(Ask::Undo { number: None }).await, "table-over");
    (sockets, record)
}

#[tokio::test]
async fn a_whole_game_of_kaleidoskop() {
    let options = json!({"length": "short", "ending": "short-end", "rounds": 6});
    whole_game::<Kaleidoskop>(options, 3, 1).await;
}

#[tokio::test]
async fn a_whole_game_of_colour_lines() {
    whole_game::<ColourLines>(json!({"side": "B"}), 3, 4).await;
}

/// All players draw at the same time: what others draw meanwhile makes no move stale, and no undo impossible.
#[tokio::test]
async fn c4_2_simultaneous_moves_do_not_get_in_each_others_way() {
    let house = House::open().await;
    let options = json!({"setup": "suggested"});
    let (_, _, mut sockets) = started(&house.node.url, "colour-lines", options, 2).await;
    let mut chance = chance(5);
    let first = choose::<ColourLines>(&sockets[0].view_at(0).await, Seat(0), &mut chance);
    let second = choose::<ColourLines>(&sockets[1].view_at(0).await, Seat(1), &mut chance);
    let [anna, ben] = &mut sockets[..] else { panic!("two play") };
    anna.ask(Ask::Play { action: first.clone(), number: Some(0) }).await.unwrap();
    // Ben has not been told of Anna's move.
    ben.ask(Ask::Play { action: second, number: Some(0) }).await.unwrap();
    // But players know their own moves: a second tap on the same die is stale.
    refused(anna.ask(Ask::Play { action: first, number: Some(0) }).await, "table-stale");
    let both = ben.view_at(2).await;
    assert!(ben.game.as_ref().unwrap().can_undo);
    // Anna takes back what she drew before Ben drew; Ben's drawing stays.
    anna.ask(Ask::Undo { number: Some(1) }).await.unwrap();
    let sheets = |view: &str| serde_json::from_str::<colour_lines::View>(view).unwrap().sheets;
    let after = ben.view_at(3).await;
    assert_eq!(sheets(&after)[1], sheets(&both)[1]);
    assert_ne!(sheets(&after)[0], sheets(&both)[0]);
    refused(anna.ask(Ask::Undo { number: None }).await, "undo-nothing");
}

#[tokio::test]
async fn a_whole_game_of_stones_and_nobody_learns_anothers_word() {
    let (sockets, record) = whole_game::<Stones>(json!({}), 3, 2).await;
    let words: Vec<String> = Viewer::all(3)
        .filter_map(|viewer| {
            let view: stones::View = serde_json::from_str(&all_views::<Stones>(&record, viewer)[0]).unwrap();
            view.own.map(|(_, word)| word)
        })
        .collect();
    assert_eq!(words.len(), 3);
    for (who, socket) in sockets.iter().enumerate() {
        for (whose, word) in words.iter().enumerate() {
            let heard = socket.heard.iter().any(|text| text.contains(word));
            assert_eq!(heard, who == whose, "socket {who}, word of seat {whose}");
        }
    }
}

#[tokio::test]
async fn a_refused_move_changes_nothing() {
    let house = House::open().await;
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let mut spectator = house.guest().await.connect(&code).await;
    let [anna, ben] = &mut sockets[..] else { panic!("two play") };
    anna.play("take").await.unwrap();
    let before = ben.view_at(1).await;

    refused(ben.play("take").await, "stones-turn");
    refused(spectator.play("take").await, "table-spectator");
    refused(spectator.ask(Ask::Undo { number: None }).await, "table-spectator");
    refused(ben.ask(Ask::Undo { number: None }).await, "undo-nothing");
    // `undo` and `time` are in logs, but they are not actions.
    for action in ["", "undo", "time", "take 5", "🪨", "take\n0 2 take"] {
        refused(anna.play(action).await, "notation");
    }
    for number in [0, 2, usize::MAX] {
        let stale = Ask::Play { action: "take".to_owned(), number: Some(number) };
        refused(anna.ask(stale).await, "table-stale");
        refused(anna.ask(Ask::Undo { number: Some(number) }).await, "table-stale");
    }
    anna.ask(Ask::Ping).await.unwrap();
    assert_eq!(ben.number(), Some(1));
    assert_eq!(ben.view(), before);
    let house = house.restart().await;
    let mut fresh = house.guest().await.connect(&code).await;
    fresh.view_at(1).await;
}

#[tokio::test]
async fn an_undo_is_told_like_any_move() {
    let house = House::open().await;
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let [anna, ben] = &mut sockets[..] else { panic!("two play") };
    let before = anna.view_at(0).await;
    anna.play("take").await.unwrap();
    assert!(anna.game.as_ref().unwrap().can_undo);
    ben.view_at(1).await;
    assert!(!ben.game.as_ref().unwrap().can_undo);
    anna.ask(Ask::Undo { number: Some(1) }).await.unwrap();
    assert_eq!(anna.view(), before);
    ben.view_at(2).await;
    assert!(ben.game.as_ref().unwrap().last.as_ref().unwrap().ends_with(" 1 undo"));
}

/// Chat reaches all clients, also spectators, survives a restart, and is not a move.
#[tokio::test]
async fn people_talk_and_point() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let mut spectator = house.guest().await.connect(&code).await;
    let text = |text: &str| Ask::Say { words: Words::Text(text.to_owned()) };
    sockets[0].ask(text("  hello   there ")).await.unwrap();
    sockets[1].ask(Ask::Say { words: Words::Point("0,-1".to_owned()) }).await.unwrap();
    let phrase = Words::Phrase { key: "wait".to_owned(), args: [("cell".to_owned(), "1,1".to_owned())].into() };
    sockets[1].ask(Ask::Say { words: phrase.clone() }).await.unwrap();
    for socket in sockets.iter_mut().chain([&mut spectator]) {
        socket.hear_until(|socket| socket.talk.len() == 3).await;
        let words: Vec<&Words> = socket.talk.iter().map(|said| &said.words).collect();
        assert_eq!(words, [&Words::Text("hello there".to_owned()), &Words::Point("0,-1".to_owned()), &phrase]);
        assert_eq!((socket.talk[1].seat, socket.talk[1].name.as_str()), (Seat(1), "Person 1"));
        assert_eq!(socket.number(), Some(0), "talk is no move");
    }
    refused(spectator.ask(text("hello")).await, "table-spectator");
    for bad in ["", "\u{202e}", &"x".repeat(201)] {
        refused(sockets[0].ask(text(bad)).await, "table-words");
    }
    refused(sockets[0].ask(Ask::Say { words: Words::Point("<svg>".to_owned()) }).await, "table-words");
    let house = house.restart().await;
    let mut back = guests[0].at(&house.node.url).connect(&code).await;
    back.hear_until(|socket| socket.talk.len() == 3).await;
}

/// The same view on a second screen, after reconnecting, and after a restart of the server.
#[tokio::test]
async fn whoever_comes_back_finds_the_exact_state() {
    let house = House::open().await;
    let options = json!({"length": "short"});
    let (code, guests, mut sockets) = started(&house.node.url, "kaleidoskop", options, 3).await;
    let mut chance = chance(3);
    for number in 0..12 {
        sockets[0].view_at(number).await;
        let seat = sockets[0].game.as_ref().unwrap().to_act.iter().next().unwrap();
        let socket = &mut sockets[seat.index()];
        let view = socket.view_at(number).await;
        socket.play(&choose::<Kaleidoskop>(&view, seat, &mut chance)).await.unwrap();
    }
    let mut views = Vec::new();
    for (guest, socket) in guests.iter().zip(&mut sockets) {
        let view = socket.view_at(12).await;
        let mut second_screen = guest.connect(&code).await;
        assert_eq!(second_screen.view_at(12).await, view);
        assert_eq!(second_screen.table(), socket.table());
        views.push(view);
    }
    let house = house.restart().await;
    for (guest, view) in guests.iter().zip(views) {
        let mut back = guest.at(&house.node.url).connect(&code).await;
        assert_eq!(back.view_at(12).await, view);
    }
}

#[tokio::test]
async fn everybody_sees_who_is_here() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let here = |socket: &Socket, seat: Seat| socket.table().chairs[seat.index()].as_ref().unwrap().here;
    let second_screen = guests[1].connect(&code).await;
    drop(sockets.pop());
    sockets[0].ask(Ask::Ping).await.unwrap();
    assert!(here(&sockets[0], Seat(1)), "one of two screens is still there");
    drop(second_screen);
    sockets[0].hear_until(|socket| !here(socket, Seat(1))).await;
    let _back = guests[1].connect(&code).await;
    sockets[0].hear_until(|socket| here(socket, Seat(1))).await;
}

/// A bug in the rules ends the room, and nothing else: the log is intact, and the next room is built from it.
#[tokio::test]
async fn a_bug_in_the_rules_costs_a_reconnection() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    sockets[0].play("take").await.unwrap();
    let before = sockets[1].view_at(1).await;
    let crash = Ask::Play { action: "crash".to_owned(), number: None };
    let closed = sockets[0].try_ask(crash).await.unwrap_err();
    assert_eq!(closed.map(|frame| u16::from(frame.code)), Some(1013));
    assert_eq!(sockets[1].hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1013));

    let mut back = guests[1].connect(&code).await;
    assert_eq!(back.view_at(1).await, before);
    guests[0].connect(&code).await.play("end").await.unwrap();
}

#[tokio::test]
async fn a_goodbye_is_answered() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let answer = guest.connect(&code).await.goodbye().await;
    assert_eq!(answer.map(|frame| u16::from(frame.code)), Some(1000));
}
