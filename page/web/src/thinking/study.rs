//! A study in slices: so many games as there is time for, so that somebody can see how far it is, and stop it.

use super::{Answer, Question, ask};
use contract::{EditionId, Game, Message};
use lab::{Plan, Row, StudyRequest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// So long a slice takes, and one game.
const SLICE: f64 = 250.0;
/// The round after which a game is cut short that need not end, as `farbraum lab run` has it.
const ROUNDS: u16 = 100;

/// Some games of a study of one edition. What they are is decided by everything but `from`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Slice {
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
    /// Has the games played, in the worker if there is one.
    ///
    /// # Errors
    /// They cannot be played, with this edition or here.
    pub(crate) async fn ask(&self, game: &str, edition: Option<EditionId>) -> Result<Played, Message> {
        let failed = || Message::new("design-study-failed");
        let slice = serde_json::to_string(self).map_err(|_| failed())?;
        match ask(Question::Study { game: game.to_owned(), edition, slice }).await {
            Answer::Study(came) => serde_json::from_str::<Result<Played, Message>>(&came).map_err(|_| failed())?,
            _ => Err(failed()),
        }
    }

    /// Plays, here and now.
    ///
    /// # Errors
    /// So many cannot play with this edition, or a game does not work out.
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

/// Plays the games that are wanted, and writes down what came of it; nothing if nobody can read what is wanted.
pub(super) fn answer<G: Game>(slice: &str, edition: Arc<G::Edition>) -> Option<String> {
    let slice: Slice = serde_json::from_str(slice).ok()?;
    serde_json::to_string(&slice.play::<G>(edition)).ok()
}
