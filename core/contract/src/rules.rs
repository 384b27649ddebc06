//! What a game is: the one page that server, browser, bots, lab and command line obey.

use crate::{Chance, Edition, Message, Millis, Outcome, Phrase, Seat, Seats, Seed, Solve, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

/// The complete state of a game and its rules.
///
/// A state knows no clock, no network, no disk and no randomness of its own. It is determined by
/// `(edition, options, seats, seed, log)`, on every platform, for ever.
///
/// The contract fits four kinds of play: one seat after another with hidden cards; everybody at the same time
/// (several seats in [`to_act`](Game::to_act)); together with hidden hands (one [`Outcome`] for all); and in real
/// time ([`next_deadline`](Game::next_deadline) and [`pass_time`](Game::pass_time)).
///
/// Actions are public: an action's notation never names what is hidden from anybody at the table.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The name in addresses, records and commands.
    const ID: &'static str;
    /// Counts up whenever the same log would lead to another state. Logs played with earlier versions replay by [`under`](Game::under).
    const RULES: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Whether anything is hidden from anybody.
    const HIDES: bool = true;
    /// Whether everybody who looks has the same view, so that it need be written only once.
    const SAME_VIEW: bool = false;
    /// Whether everybody plays together, for one result.
    const TOGETHER: bool = false;
    /// Whether everybody races at the same time: what others do meanwhile never makes an action stale, fingers are shown while
    /// they move, nobody is told that it is their turn, and no turn has a clock.
    const LIVE: bool = false;
    /// The option that turns a game which is [`LIVE`](Game::LIVE) into one that is played in turns. A name, so that the page
    /// need not load what reads options to know it.
    const CALM: Option<&'static str> = None;

    /// How many games a bot imagines for a thorough decision, so that it takes well under two seconds; none where
    /// [`judge`](Game::judge) itself looks further than that.
    const IMAGINED: u32 = 600;
    /// Among how many actions, picked by chance, everybody chooses in an imagined game.
    const GLANCES: u32 = 6;

    /// The components.
    type Edition: Edition;
    /// What is chosen at the table before the start. The default is the usual game.
    type Options: Data + Default;
    /// What a player can do, with its notation.
    type Action: Action;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// All that one viewer may know.
    type View: Data;

    /// The game before its first action.
    ///
    /// # Errors
    /// The options or the number of seats do not fit this game or edition.
    fn start(edition: Arc<Self::Edition>, options: &Self::Options, seats: u8, seed: &Seed) -> Result<Self, Message>;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The seats that may act now: one, several, none while only time passes or the game is over.
    fn to_act(&self) -> Seats;

    /// Pushes every legal action of `seat`, each once, always in the same order.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether `seat` may do `action`, without listing all.
    ///
    /// # Errors
    /// Says why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action that [`check`](Game::check) accepts. `now` never runs backwards, and no deadline has come by then:
    /// the caller lets time pass first, as [`Match`](crate::Match) does.
    ///
    /// # Errors
    /// Says why the action is refused; the state is then as it was.
    fn play(&mut self, seat: Seat, action: &Self::Action, now: Millis) -> Result<Undo, Self::Illegal>;

    /// All that `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full state that agrees with `view`, what is hidden filled in by chance. The viewer's legal actions are
    /// the same in every state imagined from a view as in the true one.
    ///
    /// # Errors
    /// The view contradicts itself or the edition.
    fn imagine(edition: &Arc<Self::Edition>, view: &Self::View, chance: &mut Chance) -> Result<Self, Message>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    // Provided, to be overridden where a game can do better.

    /// The position before the first action under an earlier version of the rules, from 1 to [`RULES`](Game::RULES): so that what was
    /// begun under it goes on and replays. A game that counts `RULES` up overrides this and keeps a [`RulesVersion`](crate::RulesVersion)
    /// in its state and views.
    #[must_use]
    fn under(self, _rules: u32) -> Self {
        self
    }

    /// The seats that the table waits for. Not those who could say something at any time but need not.
    fn awaited(&self) -> Seats {
        self.to_act()
    }

    /// What is done for somebody who has gone from the table, say because the line broke; nothing if it can wait.
    fn gone(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The options nearest to these under which people can take turns at one device.
    fn in_turns(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// What can be chosen at the table, the first value of each being the usual one.
    fn choices() -> Vec<Choice> {
        Vec::new()
    }

    /// Scores what lies on a table of the printed game: the exchange format of `farbraum score`, JSON in and out.
    ///
    /// # Errors
    /// The text is no such JSON, or something cannot lie so.
    fn score(_edition: &Self::Edition, _text: &str) -> Result<String, Message> {
        Err(Message::new("score-unknown"))
    }

    /// Begins to look for the best that can be done with what a text describes: `farbraum solve`.
    ///
    /// # Errors
    /// The text is no such JSON, or something cannot be so.
    fn solver(_edition: &Arc<Self::Edition>, _text: &str) -> Result<Box<dyn Solve>, Message> {
        Err(Message::new("solve-unknown"))
    }

    /// Begins to look for the best that `seat` could have done in a game that is over; nothing if there is no such search.
    fn hindsight(&self, _seat: Seat) -> Option<Box<dyn Solve>> {
        None
    }

    /// What the position is worth to `seat`, as far as its view goes; higher is better. For bots that look a few actions
    /// ahead.
    fn judge(&self, _seat: Seat) -> f32 {
        0.0
    }

    /// Why somebody in `seat` would do that, in a state that they imagine: what comes of it, by the game's own judgement. Nothing
    /// where there is nothing to tell.
    fn reason(&self, _seat: Seat, _action: &Self::Action) -> Option<Message> {
        None
    }

    /// What somebody in `seat` means to do who thinks the whole position over, as far as their view goes. For the best
    /// bots in games that leave no time to imagine others.
    fn intend(&self, _seat: Seat) -> Intent<Self::Action> {
        Intent::Unsure
    }

    /// Takes to heart what was said lately, in a state that somebody in `seat` imagines.
    fn heed(&mut self, _seat: Seat, _heard: &[Phrase]) {}

    /// What somebody in `seat` would say now, who has heard this. Never what the rules forbid to tell.
    fn remark(&self, _seat: Seat, _heard: &[Phrase]) -> Option<Phrase> {
        None
    }

    /// When time alone changes something next.
    fn next_deadline(&self) -> Option<Millis> {
        None
    }

    /// Lets time pass: everything due by `now` happens. Firing twice is harmless.
    fn pass_time(&mut self, _now: Millis) {}

    /// How many legal actions `seat` has.
    fn count(&self, seat: Seat) -> usize {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.len()
    }

    /// The legal action of `seat` at a place of the list that [`legal`](Game::legal) makes.
    fn nth(&self, seat: Seat, place: usize) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.into_iter().nth(place)
    }

    /// One of the legal actions of `seat` by chance, each equally likely unless the game says otherwise.
    #[inline]
    fn random(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        match self.count(seat) {
            0 => None,
            count => self.nth(seat, chance.below(count as u32) as usize),
        }
    }
}

/// Values that are compared, copied and sent.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A typed action with a short text notation, used alike in logs, fixtures, commands, bots and messages.
pub trait Action: Clone + Debug + PartialEq + Eq + Display + FromStr + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Eq + Display + FromStr + Send + Sync + 'static> Action for T {}

/// Why an action is refused.
pub trait Refusal: Debug + PartialEq + Send + Sync + 'static {
    /// The reason for the player, with the rule it rests on.
    fn message(&self) -> Message;
}

/// Whether an action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Until the turn is over or somebody else acts.
    Open,
    /// Until something final happens, whatever others do meanwhile: for actions on which nobody else's depend.
    Own,
    /// Never: it revealed something, rolled something, or ended the turn.
    Final,
}

/// What a player means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent<A> {
    /// The game has no opinion: look at the actions one by one.
    Unsure,
    /// Nothing now; time will tell.
    Wait,
    Act(A),
}

/// One thing to choose at a table before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its field in the options; its texts are `GAME-option-KEY` and `GAME-option-KEY-VALUE` (not for what is true or false).
    pub key: &'static str,
    /// The values to choose from, as they stand in the options. The first is the usual one.
    pub values: Vec<serde_json::Value>,
    /// For how many players there is this choice; nothing if for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<RangeInclusive<u8>>,
    /// It counts for nothing while all of these options have these values; why is said by `GAME-option-KEY-overruled`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub overruled_by: Vec<(&'static str, serde_json::Value)>,
}

impl Choice {
    /// A choice among `values`.
    pub fn new<V: Into<serde_json::Value>>(key: &'static str, values: impl IntoIterator<Item = V>) -> Choice {
        Choice { key, values: values.into_iter().map(Into::into).collect(), seats: None, overruled_by: Vec::new() }
    }

    /// The choice, offered only to so many players.
    #[must_use]
    pub fn for_seats(self, seats: RangeInclusive<u8>) -> Choice {
        Choice { seats: Some(seats), ..self }
    }

    /// The choice, which counts for nothing while other options have these values.
    #[must_use]
    pub fn overruled_by<const N: usize>(self, options: [(&'static str, serde_json::Value); N]) -> Choice {
        Choice { overruled_by: options.into(), ..self }
    }

    /// Whether it counts for nothing as the rest is chosen.
    pub fn is_overruled(&self, options: &serde_json::Value) -> bool {
        !self.overruled_by.is_empty() && self.overruled_by.iter().all(|(key, value)| options.get(key) == Some(value))
    }
}
