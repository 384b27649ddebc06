//! Edition files as people could write them.

use crate::{first_line, with_game};
use contract::{Edition, Game, Match, Millis, Seed};
use std::sync::Arc;

/// So many actions are played with an edition that was accepted.
const ACTIONS: usize = 40;

/// A line names the game, the rest is TOML. An edition that is accepted can be played with, whoever sits there.
pub fn edition(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (game, toml) = first_line(text);
    with_game!(game, read(toml));
}

fn read<G: Game>(toml: &str) {
    match G::Edition::parse(toml) {
        Err(why) => assert!(!why.0.id.is_empty()),
        Ok(edition) => {
            let edition = Arc::new(edition);
            for seats in G::SEATS {
                try_out::<G>(&edition, seats);
            }
        }
    }
}

fn try_out<G: Game>(edition: &Arc<G::Edition>, seats: u8) {
    let seed = Seed::from_number(u64::from(seats));
    // An edition may be too small for some tables, which is said at the start.
    let Ok(mut game) = Match::<G>::start(edition.clone(), G::Options::default(), seats, seed) else { return };
    let mut chance = seed.chance(u64::MAX);
    for _ in 0..ACTIONS {
        let state = game.state();
        let now = game.log().last().map_or(Millis(0), |entry| entry.at);
        if state.outcome().is_some() {
            break;
        }
        match (state.to_act().iter().next(), state.next_deadline()) {
            (None, None) => panic!("a game that is not over waits for somebody or for time"),
            (None, Some(deadline)) => assert!(game.pass_time(deadline.max(now)), "time changes something"),
            (Some(seat), _) => {
                let action = state.random(seat, &mut chance).expect("who is to act has something to do");
                game.play(seat, &action, now).expect("a listed action is accepted");
            }
        }
    }
}
