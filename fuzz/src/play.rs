//! A game in which the bytes choose who acts, which actions are played and undone, and which illegal ones are tried.

use crate::{Target, with_game_at};
use contract::{Edition, Game, Match, Millis, Refusal, Seat, Seed, Viewer};

/// The number of earlier actions that are kept, to be tried again when they may be illegal.
const REMEMBERED: usize = 16;

/// Reads the bytes as the game, the seats, the seed, a byte for every option, and then the events.
pub fn play(data: &[u8]) {
    let Some((game, data)) = data.split_first() else { return };
    with_game_at(usize::from(*game), Bytes(data));
}

/// Bytes that choose the events. After their end every choice is 0.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first)
    }

    fn below(&mut self, most: usize) -> usize {
        let wide = if most > 256 { self.next() << 8 } else { 0 };
        (wide + self.next()) % most.max(1)
    }
}

impl Target for Bytes<'_> {
    fn run<G: Game>(mut self) {
        let bytes = &mut self;
        let seats = *G::SEATS.start() + bytes.below(usize::from(*G::SEATS.end() - *G::SEATS.start()) + 1) as u8;
        let seed = Seed::from_number(bytes.next() as u64);
        let mut options = serde_json::to_value(G::Options::default()).expect("options are JSON");
        for choice in G::choices() {
            options[choice.key] = choice.values[bytes.below(choice.values.len())].clone();
        }
        let Ok(options) = serde_json::from_value(options) else { return };
        // Some values of options do not fit every number of seats.
        let Ok(mut game) = Match::<G>::start(G::Edition::standard(), options, seats, seed) else { return };
        let mut remembered: Vec<G::Action> = Vec::new();
        let mut now = Millis(0);
        while !bytes.0.is_empty() && game.state().outcome().is_none() {
            let seat = Seat(bytes.below(usize::from(seats)) as u8);
            match bytes.next() {
                0..=179 => act(&mut game, seat, now, bytes, &mut remembered),
                180..=209 => try_again(&mut game, seat, now, bytes, &remembered),
                210..=229 => take_back(&mut game, seat, now),
                230..=249 => now = now.plus(bytes.next() as u64 * 50),
                _ => now = game.state().next_deadline().map_or(now, |deadline| deadline.max(now)),
            }
        }
        check(&game, seats);
    }
}

fn act<G: Game>(game: &mut Match<G>, seat: Seat, now: Millis, bytes: &mut Bytes<'_>, remembered: &mut Vec<G::Action>) {
    game.pass_time(now);
    // The player of `seat`, if it is to act; else the first who is.
    let to_act = game.state().to_act();
    let Some(seat) = Some(seat).filter(|&seat| to_act.has(seat)).or(to_act.iter().next()) else { return };
    let count = game.state().count(seat);
    assert!(count > 0, "a seat that is to act has a legal action");
    let action = game.state().nth(seat, bytes.below(count)).expect("what is counted can be taken");
    assert_eq!(action.to_string().parse::<G::Action>().ok().as_ref(), Some(&action));
    game.play(seat, &action, now).expect("a listed action is accepted");
    if remembered.len() < REMEMBERED {
        remembered.push(action);
    } else {
        remembered[game.log().len() % REMEMBERED] = action;
    }
}

/// Tries an action that was played before. A refused action changes nothing.
fn try_again<G: Game>(game: &mut Match<G>, seat: Seat, now: Millis, bytes: &mut Bytes<'_>, remembered: &[G::Action]) {
    if remembered.is_empty() {
        return;
    }
    let action = &remembered[bytes.below(remembered.len())];
    let (state, entries) = (game.state().clone(), game.log().len());
    // If a deadline has passed, it is met before the action is checked.
    let fits = !state.next_deadline().is_some_and(|deadline| deadline <= now);
    let check = state.check(seat, action);
    match game.play(seat, action, now) {
        Ok(()) => assert!(check.is_ok() || !fits, "what was refused is played: {action}"),
        Err(why) => {
            assert!(check.is_err() || !fits, "what was accepted is not played: {action}");
            assert!(!why.message().id.is_empty());
            assert!(check.is_ok() || !check.expect_err("refused").message().id.is_empty());
            assert_eq!((game.state(), game.log().len()), (&state, entries), "a refused action changes nothing");
        }
    }
}

fn take_back<G: Game>(game: &mut Match<G>, seat: Seat, now: Millis) {
    let (state, entries) = (game.state().clone(), game.log().len());
    let could = game.can_undo(seat);
    match game.undo(seat, now) {
        Ok(()) => assert!(could),
        Err(_) => assert_eq!((game.state(), game.log().len()), (&state, entries), "a refusal changes nothing"),
    }
}

/// Checks that the game replays, and that every view can be imagined.
fn check<G: Game>(game: &Match<G>, seats: u8) {
    let record = game.record(vec![String::new(); usize::from(seats)]);
    let replayed = Match::<G>::replay(&record, G::Edition::standard()).expect("what was played can be replayed");
    assert_eq!(replayed.state(), game.state());
    assert_eq!(replayed.log(), game.log());
    let mut chance = game.seed().chance(u64::MAX);
    for viewer in Viewer::all(seats) {
        let view = game.state().view(viewer);
        let imagined = G::imagine(game.edition(), &view, &mut chance).expect("a true view can be imagined");
        assert_eq!(imagined.view(viewer), view);
    }
}
