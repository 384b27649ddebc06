//! A study in slices: as many games as there is time for, so that the designer can see how far it is, and stop it.

use contract::{Game, Message};
use lab::{Plan, Row, StudyRequest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// So long a slice takes, and one game.
const SLICE: f64 = 250.0;
/// The round after which a game is cut short that need not end, as `farbraum lab run` has it.
const ROUNDS: u16 = 100;

/// Some games of a study of one edition. What they are is decided by everything but `from`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Slice {
    /// The name of the bots.
    pub bot: String,
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    /// The first game that is wanted.
    pub from: u64,
}

/// Games that were played.
#[derive(Debug, Serialize, Deserialize)]
pub struct Played {
    /// With the first games only: it says of what the others are a part.
    pub plan: Option<Box<Plan>>,
    pub rows: Vec<Row>,
}

impl Slice {
    /// Plays, here and now.
    ///
    /// # Errors
    /// This edition has not as many seats, or a game does not work out.
    fn play<G: Game>(&self, edition: Arc<G::Edition>) -> Result<Played, Message> {
        let asked = StudyRequest {
            games: self.games,
            seats: vec![self.bot.clone(); usize::from(self.seats)],
            options: Vec::new(),
            rounds: ROUNDS,
            reaction: bots::Reaction::default().mean,
            seed: self.seed,
            replays: None,
            edition: None,
            events: false,
        };
        let study = lab::study_of::<G>(edition, &asked)?;
        let mut bench = study.bench();
        let (began, mut rows) = (js_sys::Date::now(), Vec::new());
        for game in self.from..self.games {
            rows.push(bench.play(game)?.0);
            if js_sys::Date::now() - began > SLICE {
                break;
            }
        }
        let plan = (self.from == 0).then(|| Box::new(study.plan().clone()));
        Ok(Played { plan, rows })
    }
}

/// Plays the games of a slice in JSON and returns them as JSON, or `None` if the slice cannot be read.
pub(crate) fn answer<G: Game>(slice: &str, edition: Arc<G::Edition>) -> Option<String> {
    let slice: Slice = serde_json::from_str(slice).ok()?;
    serde_json::to_string(&slice.play::<G>(edition)).ok()
}
