//! Edition files as people could write them.

use crate::{Target, first_line, with_game};
use contract::{Edition, Game, Match, Millis, Seed};
use std::sync::Arc;

/// The number of actions that are played with an accepted edition.
const ACTIONS: usize = 40;

/// The most changes to a standard edition.
const EDITS: usize = 8;

/// Reads a line that names the game, and the rest as TOML. An edition that is accepted can be played with by any number of players.
///
/// A first byte that is less than the number of games picks a standard edition instead, and every three bytes after it are a change.
pub fn edition(data: &[u8]) {
    if let Some((&place, edits)) = data.split_first()
        && let Some(game) = shelf::workbenches().get(usize::from(place))
    {
        let standard = game.edition_text().to_owned();
        let toml = edits.chunks_exact(3).take(EDITS).fold(standard, |toml, edit| changed(&toml, edit));
        with_game(game.id(), Read(&toml));
        return;
    }
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (game, toml) = first_line(text);
    with_game(game, Read(toml));
}

/// Changes a number, or removes, repeats or swaps lines. A change that does not fit changes nothing.
fn changed(toml: &str, edit: &[u8]) -> String {
    let (place, what) = (usize::from(edit[0]) | usize::from(edit[1] & 0x0f) << 8, edit[2]);
    let mut lines: Vec<&str> = toml.split('\n').collect();
    match edit[1] >> 4 {
        0 => drop(lines.remove(place % lines.len())),
        1 => lines.insert(usize::from(what) % lines.len(), lines[place % lines.len()]),
        2 => {
            let (from, to) = (place % lines.len(), usize::from(what) % lines.len());
            lines.swap(from, to);
        }
        kind => {
            let begins =
                |at: &usize| toml.as_bytes()[*at].is_ascii_digit() && !toml.as_bytes()[at - 1].is_ascii_digit();
            let starts: Vec<usize> = (1..toml.len()).filter(begins).collect();
            let Some(&start) = starts.get(place % starts.len().max(1)) else { return toml.to_owned() };
            let end = toml[start..].find(|c: char| !c.is_ascii_digit()).map_or(toml.len(), |length| start + length);
            let number = toml[start..end].parse::<i64>().unwrap_or(0);
            let number = match kind {
                3..8 => number + 1,
                8..12 => number - 1,
                _ => i64::from(what),
            };
            return format!("{}{number}{}", &toml[..start], &toml[end..]);
        }
    }
    lines.join("\n")
}

struct Read<'a>(&'a str);

impl Target for Read<'_> {
    fn run<G: Game>(self) {
        match G::Edition::parse(self.0) {
            Err(why) => assert!(!why.message.id.is_empty()),
            Ok(edition) => {
                let edition = Arc::new(edition);
                for seats in G::SEATS {
                    try_out::<G>(&edition, seats);
                }
            }
        }
    }
}

fn try_out<G: Game>(edition: &Arc<G::Edition>, seats: u8) {
    let seed = Seed::from_number(u64::from(seats));
    // An edition may have too few components for some tables. The game refuses to start there.
    let Ok(mut game) = Match::<G>::start(edition.clone(), G::Options::default(), seats, seed) else { return };
    let mut chance = seed.chance(u64::MAX);
    for _ in 0..ACTIONS {
        let state = game.state();
        let now = game.log().last().map_or(Millis(0), |entry| entry.at);
        if state.outcome().is_some() {
            break;
        }
        match (state.to_act().iter().next(), state.next_deadline()) {
            (None, None) => panic!("a game that is not over waits for a player or for time"),
            (None, Some(deadline)) => assert!(game.pass_time(deadline.max(now)), "time changes something"),
            (Some(seat), _) => {
                let action = state.random(seat, &mut chance).expect("who is to act has something to do");
                game.play(seat, &action, now).expect("a listed action is accepted");
            }
        }
    }
}
