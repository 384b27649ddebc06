//! A study in slices: so many games as there is time for, so that somebody can see how far it is, and stop it.

use contract::{EditionId, Message, Observed};
use lab::{Asked, Plan, Row};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// So long a slice takes, and one game.
const SLICE: f64 = 250.0;
/// The round after which a game is cut short that need not end, as `farbraum lab run` has it.
const ROUNDS: u16 = 100;

/// Some games of a study. What they are is decided by everything but `from`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Slice {
    pub(crate) game: String,
    pub(crate) edition: Option<EditionId>,
    /// The name of the bots.
    pub(crate) bot: String,
    pub(crate) seats: u8,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// The first game that is wanted.
    pub(crate) from: u64,
}

/// Games that were played.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// With the first games only: it says of what the others are a part.
    pub(crate) plan: Option<Box<Plan>>,
    pub(crate) rows: Vec<Row>,
}

impl Slice {
    /// Plays, here and now.
    ///
    /// # Errors
    /// So many cannot play with this edition, or a game does not work out.
    pub(crate) fn play<G: Observed>(&self, edition: Arc<G::Edition>) -> Result<Played, Message> {
        let asked = Asked {
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
