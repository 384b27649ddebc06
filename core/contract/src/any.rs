//! Any game behind one face, for those who serve all games alike: the server, the command line, the page's shell.

use crate::{
    Choice, Edition, EditionError, EditionId, Game, Match, Message, Millis, Outcome, Record, ReplayError, Seat, Seats,
    Seed, Solve, Viewer,
};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game on the shelf.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// [`Game::ID`].
    fn id(&self) -> &'static str;
    /// [`Game::RULES`].
    fn rules(&self) -> u32;
    /// [`Game::SEATS`].
    fn seats(&self) -> RangeInclusive<u8>;
    /// Whether everybody races with these options: [`Game::LIVE`] and [`Game::CALM`].
    fn is_live(&self, options: &serde_json::Value) -> bool;
    /// [`Game::SAME_VIEW`].
    fn has_same_view(&self) -> bool;
    /// [`Game::HIDES`].
    fn hides(&self) -> bool;
    /// [`Game::TOGETHER`].
    fn is_together(&self) -> bool;
    /// [`Game::choices`].
    fn choices(&self) -> Vec<Choice>;
    /// The usual options.
    fn usual_options(&self) -> serde_json::Value;
    /// The options written out in full: what is missing filled in with what is usual.
    ///
    /// # Errors
    /// They are no options of this game.
    fn options(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message>;
    /// [`Game::in_turns`], written out in full.
    ///
    /// # Errors
    /// They are no options of this game.
    fn in_turns(&self, options: &serde_json::Value) -> Result<serde_json::Value, Message>;
    /// The edition that is played with.
    fn edition(&self) -> EditionId;
    /// A match with that edition, before its first action.
    ///
    /// # Errors
    /// As [`Game::start`].
    fn start(&self, options: &serde_json::Value, seats: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, Message> {
        self.start_under(self.rules(), options, seats, seed)
    }
    /// [`Match::start_under`] with that edition.
    ///
    /// # Errors
    /// As [`Game::start`], or there is no such version of the rules.
    fn start_under(
        &self,
        rules: u32,
        options: &serde_json::Value,
        seats: u8,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, Message>;
    /// Plays a record again, with that edition.
    ///
    /// # Errors
    /// Says where the record and its replay part.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, ReplayError>;
    /// [`Match::fingerprint`] with that edition.
    ///
    /// # Errors
    /// As [`AnyGame::replay`].
    fn fingerprint(&self, record: &Record) -> Result<String, ReplayError>;
}

/// A game on the workbench: what is done with a game beside playing it. The command line does, the page does not and so
/// need not load it.
pub trait AnyStudy: AnyGame {
    /// The file of the edition that comes with the product.
    fn edition_text(&self) -> &'static str;
    /// [`Edition::former_texts`].
    fn former_texts(&self) -> &'static [&'static str];
    /// The game as `record` was played: with an edition of before, if the product has come with it.
    fn of_record(&self, record: &Record) -> Option<Box<dyn AnyGame>>;
    /// The game, played with the edition in `text`.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn with_edition(&self, text: &str) -> Result<Box<dyn AnyGame>, EditionError>;
    /// [`Game::score`] with the edition that is played with.
    ///
    /// # Errors
    /// The text is no such JSON, or something cannot lie so.
    fn score(&self, text: &str) -> Result<String, Message>;
    /// [`Game::solver`] with the edition that is played with.
    ///
    /// # Errors
    /// The text is no such JSON, or something cannot be so.
    fn solver(&self, text: &str) -> Result<Box<dyn Solve>, Message>;
    /// [`Game::hindsight`] at the end of a record; nothing if nobody sat there.
    ///
    /// # Errors
    /// As [`AnyGame::replay`].
    fn hindsight(&self, record: &Record, seat: Seat) -> Result<Option<Box<dyn Solve>>, ReplayError>;
}

/// A match of any game.
pub trait AnyMatch: fmt::Debug + Send + Sync {
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// [`Game::to_act`].
    fn to_act(&self) -> Seats;
    /// [`Game::awaited`].
    fn awaited(&self) -> Seats;
    /// [`Game::gone`], in notation.
    fn gone(&self, seat: Seat) -> Option<String>;
    /// Plays an action in notation.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str, now: Millis) -> Result<(), Message>;
    /// [`Match::undo`].
    ///
    /// # Errors
    /// There is nothing to take back.
    fn undo(&mut self, seat: Seat, now: Millis) -> Result<(), Message>;
    /// [`Match::can_undo`].
    fn can_undo(&self, seat: Seat) -> bool;
    /// [`Match::pass_time`].
    fn pass_time(&mut self, now: Millis) -> bool;
    /// [`Game::next_deadline`].
    fn next_deadline(&self) -> Option<Millis>;
    /// Applies a line of a log.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed then.
    fn apply(&mut self, line: &str) -> Result<(), Message>;
    /// [`Match::is_up_to_date`].
    fn is_up_to_date(&self, seat: Seat, number: usize) -> bool;
    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The last line of the log.
    fn last(&self) -> Option<String>;
    /// The view as JSON, ready to be passed on.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The legal actions of a seat, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// [`Match::record`].
    fn record(&self, names: Vec<String>) -> Record;
    /// The seed, a secret until the game is over.
    fn seed(&self) -> &Seed;
}

/// Puts a game on the shelf: `&Shelved::<Kaleidoskop>::NEW`.
pub struct Shelved<G: Game> {
    /// The edition that is played with, if it is not the one that comes with the product.
    own: Option<Arc<G::Edition>>,
}

impl<G: Game> Shelved<G> {
    /// The game's place on the shelf.
    pub const NEW: Shelved<G> = Shelved { own: None };

    /// The game, played with another edition than the one that comes with the product.
    pub const fn with(edition: Arc<G::Edition>) -> Shelved<G> {
        Shelved { own: Some(edition) }
    }

    fn components(&self) -> Arc<G::Edition> {
        self.own.clone().unwrap_or_else(G::Edition::standard)
    }
}

impl<G: Game> fmt::Debug for Shelved<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

fn read_options<G: Game>(options: &serde_json::Value) -> Result<G::Options, Message> {
    serde_json::from_value(options.clone())
        .map_err(|error| Message::new("start-options").with("details", crate::unreadable_json(&error)))
}

/// Whether everybody races, by [`Game::LIVE`] and [`Game::CALM`].
pub(crate) fn is_live(live: bool, calm: Option<&str>, options: &serde_json::Value) -> bool {
    let is_on = |option: &str| options.get(option).and_then(serde_json::Value::as_bool).unwrap_or_default();
    live && !calm.is_some_and(is_on)
}

impl<G: Game> AnyGame for Shelved<G> {
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
    fn hides(&self) -> bool {
        G::HIDES
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

impl<G: Game> AnyStudy for Shelved<G> {
    fn edition_text(&self) -> &'static str {
        G::Edition::standard_text()
    }
    fn former_texts(&self) -> &'static [&'static str] {
        G::Edition::former_texts()
    }
    fn of_record(&self, record: &Record) -> Option<Box<dyn AnyGame>> {
        let former = G::Edition::former_texts().iter().filter_map(|text| G::Edition::parse(text).ok());
        let played = former.into_iter().find(|edition| *edition.id() == record.edition)?;
        Some(Box::new(Shelved::<G>::with(Arc::new(played))))
    }
    fn with_edition(&self, text: &str) -> Result<Box<dyn AnyGame>, EditionError> {
        Ok(Box::new(Shelved::<G>::with(Arc::new(G::Edition::parse(text)?))))
    }
    fn score(&self, text: &str) -> Result<String, Message> {
        G::score(&self.components(), text)
    }
    fn solver(&self, text: &str) -> Result<Box<dyn Solve>, Message> {
        G::solver(&self.components(), text)
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
