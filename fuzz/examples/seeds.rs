//! Writes `corpus/`: inputs of real games, for the targets to begin with. Run it in this folder: `cargo run --example seeds`.

use contract::{Chance, Deed, Edition, Game, Match, Millis, Record, Seat, Seed};
use fuzz::{Target, with_game_at};
use protocol::{Ask, Finger, Request, Words};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The most entries of a game that has just begun.
const ENTRIES: usize = 30;
/// The most entries of a finished game.
const LONGEST: usize = 200;
/// The number of games that are tried for each table.
const GAMES: u64 = 20;

fn main() {
    for place in 0..shelf::spines().len() {
        with_game_at(place, Write { place: place as u8 });
    }
}

struct Write {
    /// Place of the game on the shelf.
    place: u8,
}

impl Target for Write {
    fn run<G: Game>(self) {
        write::<G>(self.place).expect("the corpus can be written");
    }
}

/// Plays a random game of at most `most` entries.
fn random_game<G: Game>(options: &G::Options, seats: u8, seed: Seed, most: usize) -> Option<Match<G>> {
    let mut game = Match::<G>::start(G::Edition::standard(), options.clone(), seats, seed).ok()?;
    let mut chance = seed.chance(u64::MAX);
    while game.log().len() < most && step(&mut game, &mut chance) {}
    Some(game)
}

/// Plays one random action, or lets time pass. Returns `false` when the game is over.
fn step<G: Game>(game: &mut Match<G>, chance: &mut Chance) -> bool {
    let now = game.log().last().map_or(Millis(0), |entry| entry.at).plus(100);
    let seats: Vec<Seat> = game.state().to_act().iter().collect();
    match (seats.is_empty(), game.state().next_deadline()) {
        (false, _) => {
            let seat = seats[chance.below(seats.len() as u32) as usize];
            let action = game.state().random(seat, chance).expect("a seat that is to act has a legal action");
            game.play(seat, &action, now).expect("a listed action is accepted");
        }
        (true, Some(deadline)) => assert!(game.pass_time(deadline.max(now)), "a deadline changes something"),
        (true, None) => return false,
    }
    true
}

/// Returns the usual options in turns, and the same with each value of every choice.
fn options<G: Game>() -> impl Iterator<Item = G::Options> {
    let usual = serde_json::to_value(G::in_turns(&G::Options::default())).expect("options are JSON");
    let mut all = vec![usual.clone()];
    for choice in G::choices() {
        for value in choice.values {
            let mut options = usual.clone();
            options[choice.key] = value;
            all.push(options);
        }
    }
    all.into_iter().filter_map(|options| serde_json::from_value(options).ok())
}

/// Returns a finished game of at most [`LONGEST`] entries, or `None` if there is none among a few.
fn short_game<G: Game>(seats: u8) -> Option<Match<G>> {
    options::<G>().find_map(|options| {
        let mut games = (0..GAMES).filter_map(|n| random_game::<G>(&options, seats, Seed::from_number(n), LONGEST));
        games.find(|game| game.state().outcome().is_some())
    })
}

fn write<G: Game>(place: u8) -> std::io::Result<()> {
    let seats = (*G::SEATS.start()).max(2);
    let usual = options::<G>().next().expect("every game has usual options");
    let game = random_game::<G>(&usual, seats, Seed::from_number(0), ENTRIES).expect("the usual options start a game");
    let names: Vec<String> = (1..=seats).map(|seat| format!("Person {seat}")).collect();
    keep("record", G::ID, &json(&game.record(names.clone())))?;
    if let Some(game) = short_game::<G>(seats) {
        keep("record", &format!("{}-over", G::ID), &json(&game.record(names)))?;
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
    keep("edition", G::ID, &format!("{}\n{}", G::ID, G::Edition::standard_text()))?;
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

/// Returns entries of a game with the options and the seed that the target takes, which need not lead to an end.
fn usual_log<G: Game>() -> String {
    let seats = *G::SEATS.start();
    let game = random_game::<G>(&G::Options::default(), seats, Seed::from_number(1), 2 * ENTRIES).expect("it starts");
    let lines: String = game.log().iter().map(|entry| format!("{entry}\n")).collect();
    format!("{} {seats}\n{lines}", G::ID)
}

fn json(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is JSON")
}

/// Returns what people ask for before a game starts.
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
