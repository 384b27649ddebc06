//! What bots and hints need of a game beside its rules.

use crate::{Message, Phrase, Rules, Seat};

/// How bots judge positions of a game, and how the best of them decides. By default all positions are worth the same.
pub trait Mind: Rules {
    /// How the best bot decides.
    const STRATEGY: Strategy = Strategy::Search;
    /// How many games a search plays for a thorough decision, chosen so that it takes well under two seconds.
    const SEARCH_PLAYOUTS: u32 = 600;

    /// Returns what the position is worth to `seat`, as far as the view of that seat goes; higher is better.
    fn worth(&self, _seat: Seat) -> f32 {
        0.0
    }

    /// Returns why `seat` would play `action` in an imagined state, in the game's own terms, or `None` if there is
    /// nothing to explain.
    fn reason(&self, _seat: Seat, _action: &Self::Action) -> Option<Message> {
        None
    }

    /// Returns what `seat` does after thinking through the whole position, as far as its view goes. For
    /// [`Strategy::Live`].
    fn choose_live(&self, _seat: Seat) -> Intent<Self::Action> {
        Intent::Unsure
    }

    /// Takes recent chat into account, in a state imagined by `seat`. For [`Strategy::Greedy`].
    fn on_chat(&mut self, _seat: Seat, _heard: &[Phrase]) {}

    /// Returns what `seat` says after this chat, or `None`. It never says what the rules forbid to tell.
    fn chat_reply(&self, _seat: Seat, _heard: &[Phrase]) -> Option<Phrase> {
        None
    }
}

/// How the best bot of a game decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// It plays [`SEARCH_PLAYOUTS`](Mind::SEARCH_PLAYOUTS) imagined games.
    Search,
    /// It plays the action after which [`worth`](Mind::worth) is highest, and reads the chat before and answers after.
    /// For games whose evaluation itself looks far enough ahead.
    Greedy,
    /// It asks [`choose_live`](Mind::choose_live), because a race leaves no time for a search.
    Live,
}

/// What a player means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent<A> {
    /// The game has no preference; the actions have to be compared one by one.
    Unsure,
    Wait,
    Act(A),
}
