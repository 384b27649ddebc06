//! [`Rules`]: the core of a game.

use crate::{Chance, Edition, Message, Millis, Outcome, Seat, Seats, Seed, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

/// The complete state of a game and its rules.
///
/// A state knows no clock, no network, no disk and no randomness of its own. `(edition, options, seats, seed, log)`
/// determines it on every platform and in every later version.
///
/// The contract fits four kinds of play: in turns with hidden cards; simultaneously (several seats in
/// [`to_act`](Rules::to_act)); as a team with hidden hands (one [`Outcome`] for all); and in real time
/// ([`RealTime`](crate::RealTime)).
///
/// Actions are public: their notation never names what is hidden from a player at the table.
pub trait Rules: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The name in addresses, records and commands.
    const ID: &'static str;
    /// The version of the rules. It counts up whenever the same log would lead to another state. Logs of earlier
    /// versions replay by [`under`](Rules::under).
    const RULES: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Whether all viewers have the same view, so that it has to be written only once.
    const SAME_VIEW: bool = false;
    /// Whether all players play together for one result.
    const TOGETHER: bool = false;

    /// The components.
    type Edition: Edition;
    /// What is chosen at the table before the start. The default is the usual game.
    type Options: Data + Default;
    /// What a player can do, with its notation.
    type Action: Action;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// What one viewer may know.
    type View: Data;

    /// Returns the game before its first action.
    ///
    /// # Errors
    /// The options or the number of seats do not fit this game or edition.
    fn start(edition: Arc<Self::Edition>, options: &Self::Options, seats: u8, seed: &Seed) -> Result<Self, Message>;

    /// Returns the number of seats at the table.
    fn seats(&self) -> u8;

    /// Returns the seats that may act now: one, several, or none while only time passes or the game is over.
    fn to_act(&self) -> Seats;

    /// Returns the number of legal actions of `seat`.
    fn count(&self, seat: Seat) -> usize;

    /// Returns a legal action of `seat` by its place from 0, always in the same order, or `None` from
    /// [`count`](Rules::count) on. Each action has one place.
    fn nth(&self, seat: Seat, place: usize) -> Option<Self::Action>;

    /// Checks whether `seat` may play `action`, without listing all legal actions.
    ///
    /// # Errors
    /// Says why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action that [`check`](Rules::check) accepts. `now` never runs backwards, and no deadline has passed by
    /// then: the caller lets time pass first, as [`Match`](crate::Match) does.
    ///
    /// # Errors
    /// Says why the action is refused; the state is unchanged then.
    fn play(&mut self, seat: Seat, action: &Self::Action, now: Millis) -> Result<Undo, Self::Illegal>;

    /// Returns what `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns a full state that agrees with `view`, with hidden information filled in at random. The viewer's legal
    /// actions are the same in every state imagined from a view as in the true one.
    ///
    /// # Errors
    /// The view contradicts itself or the edition.
    fn imagine(edition: &Arc<Self::Edition>, view: &Self::View, chance: &mut Chance) -> Result<Self, Message>;

    /// Returns how the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    // Provided; games override these where they can do better or differ.

    /// Pushes all legal actions of `seat`, in the order of [`nth`](Rules::nth).
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        actions.extend((0..self.count(seat)).filter_map(|place| self.nth(seat, place)));
    }

    /// Returns the seats that the table waits for: those of [`to_act`](Rules::to_act) without seats that may act but need
    /// not.
    fn awaited(&self) -> Seats {
        self.to_act()
    }

    /// Returns this position, which no action has changed yet, under an earlier version of the rules, from 1 to
    /// [`RULES`](Rules::RULES), so that games begun under it go on and replay. A game whose `RULES` is above 1 overrides
    /// this and keeps a [`RulesVersion`](crate::RulesVersion) in its state and views.
    #[must_use]
    fn under(self, _rules: u32) -> Self {
        self
    }

    /// Returns the options offered at the table, the usual value of each first.
    fn choices() -> Vec<Choice> {
        Vec::new()
    }
}

/// Values that are compared, copied and sent.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A typed action with a short text notation, the same in logs, fixtures, commands, bots and messages.
pub trait Action: Clone + Debug + PartialEq + Eq + Display + FromStr + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Eq + Display + FromStr + Send + Sync + 'static> Action for T {}

/// Why an action is refused.
pub trait Refusal: Debug + PartialEq + Send + Sync + 'static {
    /// Returns the reason for the player, with the number of the rule.
    fn message(&self) -> Message;
}

/// Whether an action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Until the turn is over or another player acts.
    Open,
    /// Until something final happens, whatever others do meanwhile: for actions on which no other player's depend.
    Own,
    /// Never: it revealed something, rolled something, or ended the turn.
    Final,
}

/// An option offered at a table before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its field in the options. Its texts are `GAME-option-KEY` and, unless it is a switch, `GAME-option-KEY-VALUE`.
    pub key: &'static str,
    /// The values to choose from, as written in the options, the usual one first.
    pub values: Vec<serde_json::Value>,
    /// The numbers of players to whom it is offered, or `None` for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<RangeInclusive<u8>>,
    /// It has no effect while all of these options have these values; the text `GAME-option-KEY-overruled` says why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub overruled_by: Vec<(&'static str, serde_json::Value)>,
}

impl Choice {
    /// Makes a choice among `values`.
    pub fn new<V: Into<serde_json::Value>>(key: &'static str, values: impl IntoIterator<Item = V>) -> Choice {
        Choice { key, values: values.into_iter().map(Into::into).collect(), seats: None, overruled_by: Vec::new() }
    }

    /// Returns the choice, offered only to these numbers of players.
    #[must_use]
    pub fn for_seats(self, seats: RangeInclusive<u8>) -> Choice {
        Choice { seats: Some(seats), ..self }
    }

    /// Returns the choice, without effect while other options have these values.
    #[must_use]
    pub fn overruled_by<const N: usize>(self, options: [(&'static str, serde_json::Value); N]) -> Choice {
        Choice { overruled_by: options.into(), ..self }
    }

    /// Whether it has no effect with these options.
    pub fn is_overruled(&self, options: &serde_json::Value) -> bool {
        !self.overruled_by.is_empty() && self.overruled_by.iter().all(|(key, value)| options.get(key) == Some(value))
    }
}
