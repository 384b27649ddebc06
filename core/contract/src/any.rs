//! Any game behind one type, for code that treats all games alike: the server, the command line, the page's shell.
//!
//! Here the contract meets the wire: options, views, layouts and problems are JSON on this side and types on the other.

use crate::{
    Choice, Edition, EditionError, EditionId, Game, Match, Message, Millis, Outcome, Record, ReplayError, Seat, Seats,
    Seed, Solve, Viewer, from_json, unreadable_json,
};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Any game, its type erased.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// [`Rules::ID`](crate::Rules::ID).
    fn id(&self) -> &'static str;
    /// [`Rules::RULES`](crate::Rules::RULES).
    fn rules(&self) -> u32;
    /// [`Rules::SEATS`](crate::Rules::SEATS).
    fn seats(&self) -> RangeInclusive<u8>;
    /// Whether the players race with these options: [`RealTime::LIVE`](crate::RealTime::LIVE) and
    /// [`RealTime::CALM`](crate::RealTime::CALM).
    fn is_live(&self, options: &serde_json::Value) -> bool;
    /// [`Rules::SAME_VIEW`](crate::Rules::SAME_VIEW).
    fn has_same_view(&self) -> bool;
    /// [`Rules::TOGETHER`](crate::Rules::TOGETHER).
    fn is_together(&self) -> bool;
    /// [`Rules::choices`](crate::Rules::choices).
    fn choices(&self) -> Vec<Choice>;
    /// Returns the usual options.
    fn usual_options(&self) -> serde_json::Value;
    /// Returns the options written out in full, missing ones with their usual values.
    ///
    /// # Errors
    /// They are no options of this game.
    fn options(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message>;
    /// [`RealTime::in_turns`](crate::RealTime::in_turns), written out in full.
    ///
    /// # Errors
    /// They are no options of this game.
    fn in_turns(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message>;
    /// Returns the id of the edition in use.
    fn edition(&self) -> EditionId;
    /// Starts a match with that edition.
    ///
    /// # Errors
    /// As [`Rules::start`](crate::Rules::start).
    fn start(&self, options: &serde_json::Value, seats: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, Message> {
        self.start_under(self.rules(), options, seats, seed)
    }
    /// [`Match::start_under`] with that edition.
    ///
    /// # Errors
    /// As [`Rules::start`](crate::Rules::start), or there is no such version of the rules.
    fn start_under(
        &self,
        rules: u32,
        options: &serde_json::Value,
        seats: u8,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, Message>;
    /// Replays a record with that edition.
    ///
    /// # Errors
    /// Says where the record and its replay differ.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, ReplayError>;
    /// [`Match::fingerprint`] with that edition.
    ///
    /// # Errors
    /// As [`AnyGame::replay`].
    fn fingerprint(&self, record: &Record) -> Result<String, ReplayError>;
}

/// A game with its workbench and its editions. A trait of its own, so that the page, which needs none of this, does not
/// load it.
pub trait AnyWorkbench: AnyGame {
    /// Returns the file of the standard edition.
    fn edition_text(&self) -> &'static str;
    /// [`Edition::former_texts`].
    fn former_texts(&self) -> &'static [&'static str];
    /// Returns the game with the former edition that `record` was played with, or `None` if there is no such edition.
    fn of_record(&self, record: &Record) -> Option<Box<dyn AnyGame>>;
    /// Returns the game with the edition in `text`.
    ///
    /// # Errors
    /// Says what is wrong with the edition.
    fn with_edition(&self, text: &str) -> Result<Box<dyn AnyGame>, EditionError>;
    /// [`Workbench::score`](crate::Workbench::score) of a layout in JSON, with the edition in use. Returns JSON.
    ///
    /// # Errors
    /// The text is not such JSON, or the layout is not possible.
    fn score(&self, layout: &str) -> Result<String, Message>;
    /// [`Workbench::solver`](crate::Workbench::solver) for a problem in JSON, with the edition in use.
    ///
    /// # Errors
    /// The text is not such JSON, or the problem is not possible.
    fn solver(&self, problem: &str) -> Result<Box<dyn Solve>, Message>;
    /// [`Workbench::hindsight`](crate::Workbench::hindsight) at the end of a record, or `None` if it has no such seat.
    ///
    /// # Errors
    /// As [`AnyGame::replay`].
    fn hindsight(&self, record: &Record, seat: Seat) -> Result<Option<Box<dyn Solve>>, ReplayError>;
}

/// A match of any game.
pub trait AnyMatch: fmt::Debug + Send + Sync {
    /// [`Rules::seats`](crate::Rules::seats).
    fn seats(&self) -> u8;
    /// [`Rules::to_act`](crate::Rules::to_act).
    fn to_act(&self) -> Seats;
    /// [`Rules::awaited`](crate::Rules::awaited).
    fn awaited(&self) -> Seats;
    /// [`RealTime::gone`](crate::RealTime::gone), in notation.
    fn gone(&self, seat: Seat) -> Option<String>;
    /// Plays an action in notation.
    ///
    /// # Errors
    /// Says why it is refused; the match is unchanged then.
    fn play(&mut self, seat: Seat, action: &str, now: Millis) -> Result<(), Message>;
    /// [`Match::undo`].
    ///
    /// # Errors
    /// There is no action to take back.
    fn undo(&mut self, seat: Seat, now: Millis) -> Result<(), Message>;
    /// [`Match::can_undo`].
    fn can_undo(&self, seat: Seat) -> bool;
    /// [`Match::pass_time`].
    fn pass_time(&mut self, now: Millis) -> bool;
    /// [`RealTime::next_deadline`](crate::RealTime::next_deadline).
    fn next_deadline(&self) -> Option<Millis>;
    /// Applies a line of a log.
    ///
    /// # Errors
    /// Says why it is refused; the match is unchanged then.
    fn apply(&mut self, line: &str) -> Result<(), Message>;
    /// [`Match::is_up_to_date`].
    fn is_up_to_date(&self, seat: Seat, number: usize) -> bool;
    /// Returns the number of entries in the log.
    fn len(&self) -> usize;
    /// Whether the log is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Returns the last line of the log.
    fn last(&self) -> Option<String>;
    /// Returns the view as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// Returns the legal actions of a seat, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// [`Rules::outcome`](crate::Rules::outcome).
    fn outcome(&self) -> Option<Outcome>;
    /// [`Match::record`].
    fn record(&self, names: Vec<String>) -> Record;
    /// Returns the seed, a secret until the game is over.
    fn seed(&self) -> &Seed;
}

/// A game as [`AnyGame`]: `&ShelfGame::<Kaleidoskop>::NEW`.
pub struct ShelfGame<G: Game> {
    /// The edition in use, or `None` for the standard one.
    own: Option<Arc<G::Edition>>,
}

impl<G: Game> ShelfGame<G> {
    /// The game with its standard edition.
    pub const NEW: ShelfGame<G> = ShelfGame { own: None };

    /// Returns the game with another edition.
    pub const fn with(edition: Arc<G::Edition>) -> ShelfGame<G> {
        ShelfGame { own: Some(edition) }
    }

    fn components(&self) -> Arc<G::Edition> {
        self.own.clone().unwrap_or_else(G::Edition::standard)
    }
}

impl<G: Game> fmt::Debug for ShelfGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

fn not_json(error: serde_json::Error) -> Message {
    Message::new("score-json").with("details", unreadable_json(&error))
}

fn read_options<G: Game>(options: &serde_json::Value) -> Result<G::Options, Message> {
    serde_json::from_value(options.clone())
        .map_err(|error| Message::new("start-options").with("details", unreadable_json(&error)))
}

/// Whether the players race, by the constants of [`RealTime`](crate::RealTime).
pub(crate) fn is_live(live: bool, calm: Option<&str>, options: &serde_json::Value) -> bool {
    let is_on = |option: &str| options.get(option).and_then(serde_json::Value::as_bool).unwrap_or_default();
    live && !calm.is_some_and(is_on)
}

impl<G: Game> AnyGame for ShelfGame<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn rules(&self) -> u32 {
        G::RULES
    }
    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }
    fn is_live(&self, options: &serde_json::Value) -> bool {
        is_live(G::LIVE, G::CALM, options)
    }
    fn has_same_view(&self) -> bool {
        G::SAME_VIEW
    }
    fn is_together(&self) -> bool {
        G::TOGETHER
    }
    fn choices(&self) -> Vec<Choice> {
        G::choices()
    }
    fn usual_options(&self) -> serde_json::Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }
    fn options(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message> {
        read_options::<G>(options).map(|options| serde_json::to_value(options).unwrap_or_default())
    }
    fn in_turns(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message> {
        let options = G::in_turns(&read_options::<G>(options)?);
        Ok(serde_json::to_value(options).unwrap_or_default())
    }
    fn edition(&self) -> EditionId {
        self.components().id().clone()
    }
    fn start_under(
        &self,
        rules: u32,
        options: &serde_json::Value,
        seats: u8,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, Message> {
        let started = Match::<G>::start_under(rules, self.components(), read_options::<G>(options)?, seats, seed)?;
        Ok(Box::new(started))
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, ReplayError> {
        Ok(Box::new(Match::<G>::replay(record, self.components())?))
    }
    fn fingerprint(&self, record: &Record) -> Result<String, ReplayError> {
        Match::<G>::fingerprint(record, self.components())
    }
}

impl<G: Game> AnyWorkbench for ShelfGame<G> {
    fn edition_text(&self) -> &'static str {
        G::Edition::standard_text()
    }
    fn former_texts(&self) -> &'static [&'static str] {
        G::Edition::former_texts()
    }
    fn of_record(&self, record: &Record) -> Option<Box<dyn AnyGame>> {
        let former = G::Edition::former_texts().iter().filter_map(|text| G::Edition::parse(text).ok());
        let played = former.into_iter().find(|edition| *edition.id() == record.edition)?;
        Some(Box::new(ShelfGame::<G>::with(Arc::new(played))))
    }
    fn with_edition(&self, text: &str) -> Result<Box<dyn AnyGame>, EditionError> {
        Ok(Box::new(ShelfGame::<G>::with(Arc::new(G::Edition::parse(text)?))))
    }
    fn score(&self, layout: &str) -> Result<String, Message> {
        let score = G::score(&self.components(), &from_json(layout).map_err(not_json)?)?;
        serde_json::to_string(&score).map_err(not_json)
    }
    fn solver(&self, problem: &str) -> Result<Box<dyn Solve>, Message> {
        G::solver(&self.components(), &serde_json::from_str(problem).map_err(not_json)?)
    }
    fn hindsight(&self, record: &Record, seat: Seat) -> Result<Option<Box<dyn Solve>>, ReplayError> {
        let edition = self.own.clone().unwrap_or_else(|| G::Edition::of_id(&record.edition));
        let replayed = Match::<G>::replay(record, edition)?;
        Ok(if seat.0 < Match::seats(&replayed) { replayed.state().hindsight(seat) } else { None })
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn seats(&self) -> u8 {
        self.state().seats()
    }
    fn to_act(&self) -> Seats {
        self.state().to_act()
    }
    fn awaited(&self) -> Seats {
        self.state().awaited()
    }
    fn gone(&self, seat: Seat) -> Option<String> {
        self.state().gone(seat).map(|action| action.to_string())
    }
    fn play(&mut self, seat: Seat, action: &str, now: Millis) -> Result<(), Message> {
        let action = action.parse().map_err(|_| Message::new("notation").with("text", action))?;
        Match::play(self, seat, &action, now).map_err(|refused| refused.message())
    }
    fn undo(&mut self, seat: Seat, now: Millis) -> Result<(), Message> {
        Match::undo(self, seat, now).map_err(|refused| refused.message())
    }
    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }
    fn pass_time(&mut self, now: Millis) -> bool {
        Match::pass_time(self, now)
    }
    fn next_deadline(&self) -> Option<Millis> {
        self.state().next_deadline()
    }
    fn apply(&mut self, line: &str) -> Result<(), Message> {
        let entry = line.parse().map_err(|_| Message::new("notation").with("text", line))?;
        Match::apply(self, &entry).map_err(|refused| refused.message())
    }
    fn is_up_to_date(&self, seat: Seat, number: usize) -> bool {
        Match::is_up_to_date(self, seat, number)
    }
    fn len(&self) -> usize {
        self.log().len()
    }
    fn last(&self) -> Option<String> {
        self.log().last().map(ToString::to_string)
    }
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.state().view(viewer)).unwrap_or_default()
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }
    fn record(&self, names: Vec<String>) -> Record {
        Match::record(self, names)
    }
    fn seed(&self) -> &Seed {
        Match::seed(self)
    }
}
