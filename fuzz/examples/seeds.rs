//! Writes `corpus/`: what real games look like, for the targets to begin with. `cargo run --example seeds` here.

use contract::conformance::{Table, random_game};
use contract::{Deed, Edition, Game, Match, Millis, Record, Seed};
use protocol::{Ask, Finger, Request, Words};
use shelf::{colour_lines::ColourLines, harmonia::Harmonia, kaleidoskop::Kaleidoskop, konfetti::Konfetti};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// So much of a game is enough.
const ENTRIES: usize = 30;

fn main() -> std::io::Result<()> {
    let edition = |game: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/editions/farbraum.toml"));
        fs::read_to_string(path)
    };
    write::<Kaleidoskop>(0, 3, r#"{"rounds":25}"#, &edition("kaleidoskop")?)?;
    write::<ColourLines>(1, 2, "{}", &edition("colour-lines")?)?;
    write::<Harmonia>(2, 2, "{}", &edition("harmonia")?)?;
    write::<Konfetti>(3, 3, r#"{"calm":true}"#, &edition("konfetti")?)
}

fn write<G: Game>(place: u8, seats: u8, options: &str, edition: &str) -> std::io::Result<()> {
    let options = serde_json::from_str(options).expect("options");
    let table = Table { options, seats };
    let games = (0..20).map(|number| random_game::<G>(&table, Seed::from_number(number), |_, _| ()));
    let game = games.max_by_key(|game| game.log().len().min(ENTRIES)).expect("there are some");
    let names = (1..=seats).map(|seat| format!("Person {seat}")).collect();
    let whole = game.record(names);
    let begun = Record { log: whole.log.iter().take(ENTRIES).cloned().collect(), outcome: None, ..whole.clone() };
    keep("record", G::ID, &serde_json::to_string(&begun).expect("a record is JSON"))?;
    if whole.log.len() < 200 {
        keep("record", &format!("{}-over", G::ID), &serde_json::to_string(&whole).expect("a record is JSON"))?;
    }

    keep("record", &format!("{}-log", G::ID), usual_log::<G>())?;

    let mut notation = format!("{}\n", G::ID);
    let mut messages = format!("{} {seats} 0\n", G::ID);
    for (number, entry) in game.log().iter().take(ENTRIES).enumerate() {
        notation.push_str(&format!("{entry}\n"));
        if let Deed::Play(seat, action) = &entry.deed {
            notation.push_str(&format!("{action}\n"));
            let ask = Ask::Play { action: action.to_string(), number: None };
            messages.push_str(&line(seat.index(), number as u32, ask));
        }
    }
    keep("notation", G::ID, &notation)?;
    keep("wire", &format!("{}-play", G::ID), &messages)?;
    keep("wire", &format!("{}-lobby", G::ID), &lobby(G::ID))?;
    for moves in [5, 20, 50] {
        let talk = line(0, 1, Ask::Say { words: Words::Text("hello".to_owned()) });
        let undo = line(0, 2, Ask::Undo { number: Some(moves) });
        let bot = line(0, 3, Ask::Bot { seat: contract::Seat(1), level: Some(contract::Level::Hard) });
        keep(
            "wire",
            &format!("{}-{moves}", G::ID),
            &format!("{} {seats} {moves}\n{talk}{undo}t500\n{bot}g1\nt90000\n", G::ID),
        )?;
    }
    keep("edition", G::ID, &format!("{}\n{edition}", G::ID))?;
    for edit in 0..6 {
        keep("edition", &format!("{}-edit-{edit}", G::ID), [place, 17 * edit, 0x30 * edit, 3 * edit])?;
    }
    let mut chance = Seed::from_number(2).chance(0);
    for number in 0..4 {
        let bytes: Vec<u8> = (0..400).map(|_| chance.below(256) as u8).collect();
        keep("play", &format!("{}-{number}", G::ID), [&[place, number][..], &bytes].concat())?;
    }
    Ok(())
}

/// Some entries with the options and the seed that the target takes, which need not lead to an end.
fn usual_log<G: Game>() -> String {
    let (seats, seed) = (*G::SEATS.start(), Seed::from_number(1));
    let mut game = Match::<G>::start(G::Edition::standard(), G::Options::default(), seats, seed).expect("it starts");
    let mut chance = seed.chance(9);
    for _ in 0..2 * ENTRIES {
        let now = game.log().last().map_or(Millis(0), |entry| entry.at).plus(100);
        match (game.state().to_act().iter().last(), game.state().next_deadline()) {
            (Some(seat), _) => {
                let action = game.state().random(seat, &mut chance).expect("who is to act has something to do");
                game.play(seat, &action, now).expect("a listed action is accepted");
            }
            (None, Some(deadline)) => assert!(game.pass_time(deadline.max(now))),
            (None, None) => break,
        }
    }
    let lines: String = game.log().iter().map(|entry| format!("{entry}\n")).collect();
    format!("{} {seats}\n{lines}", G::ID)
}

/// What people do before a game starts.
fn lobby(game: &str) -> String {
    let sit = |name: &str, seat| Ask::Sit { name: name.to_owned(), seat };
    let level = Some(contract::Level::Easy);
    let phrase =
        Words::Phrase { key: "wait".to_owned(), args: BTreeMap::from([("cell".to_owned(), "0,-1".to_owned())]) };
    let asks = [
        (0, sit("Anna", None)),
        (1, sit("Ben", Some(contract::Seat(2)))),
        (0, Ask::Bot { seat: contract::Seat(1), level }),
        (0, Ask::Options { options: shelf::game(game).expect("it is on the shelf").usual_options() }),
        (0, Ask::Hints { allowed: true }),
        (1, Ask::Stand),
        (1, sit("Ben", None)),
        (1, Ask::Say { words: Words::Point("0,0".to_owned()) }),
        (1, Ask::Say { words: phrase }),
        (0, Ask::Start),
        (0, Ask::Ping),
    ];
    let finger = serde_json::to_string(&Finger { finger: Some((500, 500)) }).expect("a finger is JSON");
    let lines: String = asks.into_iter().enumerate().map(|(id, (guest, ask))| line(guest, id as u32, ask)).collect();
    format!("{game}\n{lines}0{finger}\n")
}

fn line(guest: usize, id: u32, ask: Ask) -> String {
    format!("{guest}{}\n", serde_json::to_string(&Request { id, ask }).expect("a request is JSON"))
}

fn keep(target: &str, name: &str, content: impl AsRef<[u8]>) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(name), content)
}
