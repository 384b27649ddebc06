//! A database that a server of commit 317fa37 has written: games of all kinds, finished and running, with the first
//! versions of their rules and editions. `before/told.json` is what that server told of each table.

use super::house::{GAMES, House};
use contract::{AnyGame, AnyWorkbench, Outcome, Record, Seat, Seats};
use protocol::Stage;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::{Event, Guest, Presence, Table, UnixMillis};

const DATABASE: &[u8] = include_bytes!("before/farbraum.sqlite");

#[derive(Deserialize)]
struct Told {
    code: String,
    table: About,
    game: Option<Game>,
    record: Option<Record>,
}

#[derive(Deserialize)]
struct About {
    game: String,
    stage: Stage,
    options: Value,
    names: Vec<Option<String>>,
}

#[derive(Deserialize)]
struct Game {
    number: usize,
    view: Box<RawValue>,
    to_act: Seats,
    outcome: Option<Outcome>,
}

fn told() -> BTreeMap<String, Told> {
    serde_json::from_str(include_str!("before/told.json")).unwrap()
}

/// Spectators are told the same as then, to the byte of a view, and finished games give the same record.
#[tokio::test]
async fn tables_of_before_are_as_they_were() {
    let house = House::on_copy_of(DATABASE).await;
    let guest = house.guest().await;
    for (name, told) in told() {
        let socket = guest.connect(&told.code).await;
        let table = socket.table();
        assert_eq!((table.game.as_str(), table.stage), (told.table.game.as_str(), told.table.stage), "{name}");
        let names = table.chairs.iter().map(|chair| chair.as_ref().map(|chair| chair.name.clone()));
        assert_eq!(names.collect::<Vec<_>>(), told.table.names, "{name}");
        for (option, value) in told.table.options.as_object().unwrap() {
            assert_eq!(table.options[option], *value, "{name}: {option}");
        }
        let Some(expected) = told.game else { continue };
        let mut socket = socket;
        assert_eq!(socket.view_at(expected.number).await, expected.view.get(), "{name}");
        let game = socket.game.as_ref().unwrap();
        assert_eq!((game.to_act, &game.outcome), (expected.to_act, &expected.outcome), "{name}");
        if let Some(record) = told.record {
            let answer = guest.get(&format!("/api/tables/{}/record", told.code)).await;
            let mut again: Record = answer.json().await.unwrap();
            // Options that were added since have their defaults.
            again.options.as_object_mut().unwrap().retain(|option, _| record.options.get(option).is_some());
            assert_eq!(again, record, "{name}");
        }
    }
}

/// Running games continue to their end under the rules and with the edition they were begun with.
#[tokio::test]
async fn games_of_before_go_on_by_their_own_rules() {
    let house = House::on_copy_of(DATABASE).await;
    let store = house.store().await;
    let former = |study: &&'static dyn AnyWorkbench| {
        let read = |text: &&str| &*Box::leak(study.with_edition(text).unwrap());
        study.former_texts().iter().map(read).collect::<Vec<_>>()
    };
    let offered = GAMES.iter().map(|study| *study as &'static dyn AnyGame);
    let games: Vec<&'static dyn AnyGame> = offered.chain(GAMES.iter().flat_map(former)).collect();
    let mut chance = e2e::guest::chance(1);
    for (name, told) in told().into_iter().filter(|(name, _)| name.ends_with("-running")) {
        let log = store.load(&told.code).await.unwrap();
        let started = log.iter().find_map(|text| match Event::read(text) {
            Ok(Event::Started(started)) => Some(started),
            _ => None,
        });
        let seats: Vec<Guest> = started.unwrap().seats.into_iter().map(|(guest, _)| guest).collect();
        let mut table = Table::rebuild(&games, &log).unwrap();
        let (mut moves, now) = (0, UnixMillis(4_000_000_000_000));
        let next = |table: &Table| {
            let bots = table.bots_to_act().into_iter().map(|(seat, _)| seat);
            table.awaited().iter().chain(bots).next()
        };
        while let Some(seat) = next(&table).filter(|_| moves < 3_000) {
            let legal = table.legal(Some(seat)).unwrap();
            let action = legal[chance.below(legal.len() as u32) as usize].clone();
            let ask = protocol::Ask::Play { action: action.clone(), number: None };
            let played = table.ask(seats[seat.index()], &Presence::EVERYBODY, &ask, now, || panic!("nothing is drawn"));
            played.unwrap_or_else(|refusal| panic!("{name}: {action}: {refusal:?}"));
            moves += 1;
        }
        assert!(moves > 10, "{name} goes on");
        let view = table.view(Seat(0)).unwrap().0;
        assert!(!view.contains(r#""rules":"#), "{name} is still played by the first version of its rules");
    }
}
