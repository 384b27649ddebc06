//! A bot at a seat of a game in a study.

use bots::{Bot, Reaction};
use contract::{Chance, Game, Level, Message, Seat, Viewer};
use std::sync::Arc;

/// A bot at a seat. Random play needs no view: the legal actions, which are the same in the true state as in every
/// state imagined from the view, are all it looks at.
pub enum Player<G: Game> {
    Random,
    Bot(Box<dyn Bot<G>>),
}

impl<G: Game> std::fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self, Player::Random) { "Random" } else { "Bot" })
    }
}

impl<G: Game> Player<G> {
    /// Returns the bot of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn new(name: &str) -> Result<Player<G>, Message> {
        let unknown = || Message::new("bot-unknown").with("bot", name).with("known", bots::NAMES.join(", "));
        if name == "random" { Ok(Player::Random) } else { bots::bot(name).map(Player::Bot).ok_or_else(unknown) }
    }

    /// Returns the action of the bot, or `None` if it waits in a race.
    pub fn choose(
        &mut self,
        state: &G,
        edition: &Arc<G::Edition>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        match self {
            Player::Random => state.random(seat, chance),
            Player::Bot(bot) => bot.choose(seat, edition, &state.view(Viewer::Seat(seat)), chance),
        }
    }

    /// As [`Player::choose`], with the number of actions to choose from.
    #[inline]
    pub(crate) fn choose_counted(
        &mut self,
        state: &G,
        edition: &Arc<G::Edition>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(G::Action, usize)> {
        let count = state.count(seat);
        let action = match self {
            Player::Random if count > 0 => state.nth(seat, chance.below(count as u32) as usize),
            Player::Random => None,
            Player::Bot(_) => self.choose(state, edition, seat, chance),
        };
        Some((action?, count))
    }
}

/// Returns the reaction time of a bot in races: that of its level, or else `usual`.
pub fn reaction(name: &str, usual: u32) -> Reaction {
    name.parse::<Level>().map_or(Reaction { mean: usual }, Reaction::of)
}
