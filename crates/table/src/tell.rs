//! What people are told of a table: each their own view and nothing else.

use crate::Guest;
use crate::Refusal;
use crate::UnixMillis;
use crate::{Sitter, Table};
use contract::{Seat, Viewer};
use serde_json::value::RawValue;

impl Table {
    /// The table as somebody on the chair `you` sees it.
    pub fn tell_table(
        &self,
        code: &str,
        you: Option<Seat>,
        host: bool,
        here: impl Fn(Guest) -> bool,
    ) -> protocol::Table {
        let sitter = |sitter: &Sitter| protocol::Sitter {
            name: sitter.name.clone(),
            here: sitter.bot.is_some() || here(sitter.guest),
            bot: sitter.level(),
            stand_in: sitter.stand_in.is_some(),
        };
        protocol::Table {
            code: code.to_string(),
            game: self.game.id().to_owned(),
            options: self.options.clone(),
            // Who plays with bots alone disturbs nobody.
            hints: self.hints || self.sitters().filter(|sitter| sitter.bot.is_none()).count() < 2,
            chairs: self.chairs.iter().map(|chair| chair.as_ref().map(sitter)).collect(),
            you,
            host,
            stage: self.stage(),
            start: self.play.as_ref().map(|play| play.start.clone()),
        }
    }

    /// The game as the player on seat `you`, or else a spectator, may see it.
    ///
    /// # Errors
    /// The game has not started.
    pub fn tell_game(&self, you: Option<Seat>, now: UnixMillis) -> Result<protocol::Game, Refusal> {
        let play = self.started()?;
        let (game, outcome) = (&play.game, play.game.outcome());
        let view = RawValue::from_string(game.view(you.map_or(Viewer::Spectator, Viewer::Seat)));
        Ok(protocol::Game {
            number: game.len(),
            view: view.map_err(|error| Refusal::failed("a view is no JSON", error))?,
            last: game.last(),
            to_act: game.to_act(),
            awaited: game.awaited(),
            can_undo: self.can_undo(you),
            now: play.clock(now),
            deadline: game.next_deadline(),
            seed: outcome.is_some().then(|| *game.seed()),
            outcome,
            legal: None,
        })
    }
}
