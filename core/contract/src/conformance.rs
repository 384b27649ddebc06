//! The tests that every game inherits.
//!
//! A game writes `contract::conformance_tests!(Game, tables(), GAMES)` in one of its test files, where `tables()` returns
//! the [`Table`]s to play at. Each check plays random games and panics where the game breaks the contract.

use crate::{Chance, Data, Deed, Edition, Entry, Game, Match, Millis, Outcome, Record, Refusal, Seat, Seed, Viewer};

/// A table at which a game is tested.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Options under which random play ends, for example by a limit of rounds.
    pub options: G::Options,
    /// The number of players.
    pub seats: u8,
}

/// The limit on the entries of a random game.
const MOST_ENTRIES: usize = 50_000;

/// Plays a random game to its end and shows every state to `look`. It drives a [`Match`], so it has a loop of its own.
pub fn random_game<G: Game>(table: &Table<G>, seed: Seed, mut look: impl FnMut(&Match<G>, &mut Chance)) -> Match<G> {
    let mut chance = seed.chance(u64::MAX);
    let edition = G::Edition::standard();
    let mut game = Match::<G>::start(edition, table.options.clone(), table.seats, seed).expect("the table is valid");
    look(&game, &mut chance);
    while game.state().outcome().is_none() {
        assert!(game.log().len() < MOST_ENTRIES, "random play does not end");
        step(&mut game, &mut chance);
        look(&game, &mut chance);
    }
    game
}

fn step<G: Game>(game: &mut Match<G>, chance: &mut Chance) {
    let seats: Vec<Seat> = game.state().to_act().iter().collect();
    let now = game.log().last().map_or(Millis(0), |entry| entry.at).plus(u64::from(chance.below(1000)));
    let deadline = game.state().next_deadline();
    if let Some(deadline) = deadline.filter(|&deadline| seats.is_empty() || deadline <= now) {
        assert!(game.pass_time(deadline.max(now)), "a deadline that has come changes something");
        return;
    }
    assert!(!seats.is_empty(), "a game that is not over waits for somebody or for time");
    let seat = seats[chance.below(seats.len() as u32) as usize];
    let action = game.state().random(seat, chance).expect("a seat that is to act has a legal action");
    game.play(seat, &action, now).expect("a listed action is accepted");
}

/// Random play ends, ranks are well formed, and the lines of every score add up.
pub fn plays_to_the_end<G: Game>(table: &Table<G>, seed: Seed) {
    let game = random_game(table, seed, |_, _| ());
    let outcome = game.state().outcome().expect("the game is over");
    check_outcome(&outcome, table.seats);
    assert!(game.state().to_act().is_empty(), "nobody acts once the game is over");
    for seat in Seat::all(table.seats) {
        assert_eq!(game.state().count(seat), 0, "nothing is legal once the game is over");
    }
}

fn check_outcome(outcome: &Outcome, seats: u8) {
    assert_eq!(outcome.seats.len(), usize::from(seats));
    for standing in &outcome.seats {
        let better = outcome.seats.iter().filter(|other| other.rank < standing.rank).count();
        assert_eq!(usize::from(standing.rank), better + 1, "ranks skip what is shared: {outcome:?}");
        let sum: i32 = standing.lines.iter().filter_map(|line| line.points).sum();
        assert_eq!(sum, standing.score, "the lines add up to the score: {standing:?}");
    }
}

/// A record survives JSON, and its replay is the original: state, log and outcome.
pub fn replays<G: Game>(table: &Table<G>, seed: Seed) {
    let game = random_game(table, seed, |_, _| ());
    let record = game.record(vec!["x".to_owned(); usize::from(table.seats)]);
    let text = serde_json::to_string(&record).expect("a record is JSON");
    let read: Record = serde_json::from_str(&text).expect("a record can be read back");
    assert_eq!(read, record);
    let replayed = Match::<G>::replay(&read, G::Edition::standard()).expect("the record replays");
    assert_eq!(replayed.state(), game.state());
    assert_eq!(replayed.log(), game.log());
}

/// An undo restores the state before the action, and replays from the log.
pub fn undoes<G: Game>(table: &Table<G>, seed: Seed) {
    let mut before: Option<(usize, G)> = None;
    random_game(table, seed, |game, _| {
        if let (Some((len, state)), Some(Entry { deed: Deed::Play(seat, _), .. })) = (&before, game.log().last())
            && *len + 1 == game.log().len()
            && game.can_undo(*seat)
        {
            let mut undone = game.clone();
            undone.undo(*seat, Millis(0)).expect("it can be undone");
            for other in Seat::all(table.seats).filter(|other| other != seat) {
                let mut crossed = game.clone();
                assert_eq!(crossed.undo(other, Millis(0)).is_ok(), game.can_undo(other));
                if game.can_undo(other) {
                    // The two undos are independent: either may go first.
                    crossed.undo(*seat, Millis(0)).expect("mine can still be undone");
                    let mut first = undone.clone();
                    first.undo(other, Millis(0)).expect("it can be undone too");
                    assert_eq!(crossed.state(), first.state(), "nobody takes back what another did");
                }
            }
            assert_eq!(undone.state(), state, "undo brings the state back");
            let record = undone.record(vec![String::new(); usize::from(table.seats)]);
            if game.log().len() % 16 == 0 {
                let replayed = Match::<G>::replay(&record, G::Edition::standard()).expect("an undo replays");
                assert_eq!(replayed.state(), state);
            }
        }
        before = Some((game.log().len(), game.state().clone()));
    });
}

/// Listed, counted, numbered and accepted actions are the same, in notation too; a refused action changes nothing.
pub fn lists_what_it_accepts<G: Game>(table: &Table<G>, seed: Seed) {
    let mut seen: Vec<G::Action> = Vec::new();
    let (mut listed, mut buffer) = (Vec::new(), Vec::new());
    random_game(table, seed, |game, chance| {
        let state = game.state();
        for seat in Seat::all(table.seats) {
            listed.clear();
            state.legal(seat, &mut listed);
            assert_eq!(listed.is_empty(), !state.to_act().has(seat), "who may act has something to do");
            assert_eq!(state.count(seat), listed.len(), "count is the length of the list");
            for (place, action) in listed.iter().enumerate() {
                assert_eq!(state.nth(seat, place).as_ref(), Some(action), "nth is the list");
                assert_eq!(state.check(seat, action), Ok(()), "what is listed is accepted: {action}");
                let read = action.to_string().parse::<G::Action>().ok();
                assert_eq!(read.as_ref(), Some(action), "notation round-trips: {action}");
            }
            assert_eq!(state.nth(seat, listed.len()), None);
            let mut sorted: Vec<String> = listed.iter().map(ToString::to_string).collect();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), listed.len(), "every action is listed once");
            for action in seen.iter().filter(|action| !listed.contains(action)) {
                refuses(game, seat, action);
            }
        }
        if let Some(seat) = state.to_act().iter().next() {
            buffer.clear();
            state.legal(seat, &mut buffer);
            let action = buffer[chance.below(buffer.len() as u32) as usize].clone();
            if seen.len() < 64 {
                seen.push(action);
            } else {
                seen[chance.below(64) as usize] = action;
            }
        }
    });
}

fn refuses<G: Game>(game: &Match<G>, seat: Seat, action: &G::Action) {
    let why = game.state().check(seat, action).expect_err("what is not listed is refused");
    assert!(!why.message().id.is_empty());
    let mut tried = game.clone();
    // At the time of the last entry: later, time alone might have made it legal.
    assert!(tried.play(seat, action, Millis(0)).is_err(), "play refuses what check refuses: {action}");
    assert_eq!(tried.state(), game.state(), "a refused action changes nothing: {action}");
    assert_eq!(tried.log(), game.log());
}

/// A view does not depend on hidden information, and determines the legal actions of its viewer.
pub fn leaks_nothing<G: Game>(table: &Table<G>, seed: Seed) {
    let mut differed = false;
    let mut steps = 0;
    random_game(table, seed, |game, chance| {
        steps += 1;
        if steps % 4 != 1 {
            return;
        }
        let state = game.state();
        for viewer in Viewer::all(table.seats) {
            let view = state.view(viewer);
            survives_json(&view);
            assert!(!G::SAME_VIEW || view == state.view(Viewer::Spectator), "everybody has the same view");
            let imagined = G::imagine(game.edition(), &view, chance).expect("a true view can be imagined");
            assert_eq!(imagined.view(viewer), view, "what is hidden from {viewer:?} changed the view");
            differed |= imagined != *state;
            if let Viewer::Seat(seat) = viewer {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                state.legal(seat, &mut here);
                imagined.legal(seat, &mut there);
                assert_eq!(here, there, "the view of {seat:?} determines its legal actions");
                if !here.is_empty() {
                    let action = &here[chance.below(here.len() as u32) as usize];
                    let (why, imagined) = (state.reason(seat, action), imagined.reason(seat, action));
                    assert_eq!(why, imagined, "why {seat:?} would {action} does not depend on what is hidden");
                }
            }
            assert_eq!(imagined.to_act(), state.to_act());
        }
    });
    assert!(differed, "imagining changes what is hidden, or the check above says nothing");
}

fn survives_json<T: Data>(value: &T) {
    let text = serde_json::to_string(value).expect("it is JSON");
    let read: T = serde_json::from_str(&text).expect("it can be read back");
    assert_eq!(&read, value);
}

/// Options survive being written and read, and every choice offered at the table is one.
pub fn data_round_trips<G: Game>(table: &Table<G>, _seed: Seed) {
    survives_json(&table.options);
    survives_json(&G::Options::default());
    for choice in G::choices() {
        for value in &choice.values {
            let mut options = serde_json::to_value(G::Options::default()).expect("options are JSON");
            options[choice.key] = value.clone();
            let read = serde_json::from_value::<G::Options>(options.clone());
            let read = read.unwrap_or_else(|error| panic!("{} = {value}: {error}", choice.key));
            assert_eq!(serde_json::to_value(read).expect("options are JSON"), options, "every choice is an option");
        }
    }
}

/// Writes the tests that every game inherits. `$tables` is a `Vec<Table<$game>>`.
#[macro_export]
macro_rules! conformance_tests {
    ($game:ty, $tables:expr, $games:expr) => {
        $crate::conformance_tests!(@each $game, $tables, $games,
            plays_to_the_end, replays, undoes, lists_what_it_accepts, leaks_nothing, data_round_trips);
    };
    (@each $game:ty, $tables:expr, $games:expr, $($check:ident),*) => { $(
        #[test]
        fn $check() {
            for (number, table) in $tables.iter().enumerate() {
                for game in 0..$games {
                    let seed = $crate::Seed::from_number(1000 * number as u64 + game);
                    $crate::conformance::$check::<$game>(table, seed);
                }
            }
        }
    )* };
}
