//! A match: a game being played, with its log, undo and replay. Written once for all games.

use crate::chance::hex;
use crate::{
    Deed, Edition, Entry, Game, Message, Millis, ParseEntry, Record, Refusal, ReplayError, Seat, Seed, Undo, Viewer,
    record::LONGEST_LOG,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A game being played.
#[derive(Debug)]
pub struct Match<G: Game> {
    edition: Arc<G::Edition>,
    options: G::Options,
    rules: u32,
    seed: Seed,
    state: G,
    log: Vec<Entry<G::Action>>,
    /// The actions that can still be taken back, and the state before the first of them.
    open: Vec<Open<G::Action>>,
    base: Option<G>,
    /// How long the log was when something last happened that concerns everybody.
    settled: usize,
}

/// An action that can still be taken back.
#[derive(Clone, Debug)]
struct Open<A> {
    seat: Seat,
    action: A,
    at: Millis,
    undo: Undo,
}

/// Written out, because a derived one would ask the edition to be `Clone` too.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            edition: self.edition.clone(),
            options: self.options.clone(),
            rules: self.rules,
            seed: self.seed,
            state: self.state.clone(),
            log: self.log.clone(),
            open: self.open.clone(),
            base: self.base.clone(),
            settled: self.settled,
        }
    }
}

/// Why something asked of a match is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<I> {
    /// The rules forbid it.
    Illegal(I),
    /// There is nothing of this seat's to take back: it was final, or somebody else has acted since.
    NothingToUndo,
    /// The log has reached its limit.
    LogFull,
    /// The line is not in the notation.
    Notation(ParseEntry),
}

impl<I: Refusal> Refused<I> {
    /// The reason for a person.
    pub fn message(&self) -> Message {
        match self {
            Refused::Illegal(illegal) => illegal.message(),
            Refused::NothingToUndo => Message::new("undo-nothing"),
            Refused::LogFull => Message::new("record-too-long").with("most", LONGEST_LOG as i64),
            Refused::Notation(_) => Message::new("notation"),
        }
    }
}

impl<G: Game> Match<G> {
    /// A match before its first action.
    ///
    /// # Errors
    /// As [`Game::start`].
    pub fn start(edition: Arc<G::Edition>, options: G::Options, seats: u8, seed: Seed) -> Result<Self, Message> {
        Match::start_under(G::RULES, edition, options, seats, seed)
    }

    /// A match before its first action, under a version of the rules from 1 to [`Game::RULES`].
    ///
    /// # Errors
    /// As [`Game::start`], or there is no such version.
    pub fn start_under(
        rules: u32,
        edition: Arc<G::Edition>,
        options: G::Options,
        seats: u8,
        seed: Seed,
    ) -> Result<Self, Message> {
        if !(1..=G::RULES).contains(&rules) {
            return Err(ReplayError::Rules { record: rules, ours: G::RULES }.message());
        }
        if !G::SEATS.contains(&seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(Message::new("start-seats").with("least", least).with("most", most).with("seats", seats));
        }
        let state = G::start(edition.clone(), &options, seats, &seed)?.under(rules);
        Ok(Match { edition, options, rules, seed, state, log: Vec::new(), open: Vec::new(), base: None, settled: 0 })
    }

    /// The full state. Only for the rules' own side of the table: viewers get views.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What happened so far.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The components in play.
    pub fn edition(&self) -> &Arc<G::Edition> {
        &self.edition
    }

    /// The seed, a secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Plays an action of a seat, after everything that time alone has brought by then.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: &G::Action, now: Millis) -> Result<(), Refused<G::Illegal>> {
        if self.log.len() >= LONGEST_LOG {
            return Err(Refused::LogFull);
        }
        let now = self.not_before_last(now);
        // What is due by now happens first, and only if the action is not refused.
        let due = self.is_due(now).then(|| self.state.clone());
        if due.is_some() {
            self.state.pass_time(now);
        }
        let before = self.state.clone();
        let undo = match self.state.play(seat, action, now) {
            Ok(undo) => undo,
            Err(illegal) => {
                self.state = due.unwrap_or(before);
                return Err(Refused::Illegal(illegal));
            }
        };
        if due.is_some() {
            self.time_passed(now);
        }
        let parts = |open: &Open<G::Action>| open.seat == seat || (undo, open.undo) == (Undo::Own, Undo::Own);
        if undo == Undo::Final || !self.open.iter().all(parts) {
            self.open.clear();
        }
        if undo != Undo::Final {
            if self.open.is_empty() {
                self.base = Some(before);
            }
            self.open.push(Open { seat, action: action.clone(), at: now, undo });
        }
        self.log.push(Entry { at: now, deed: Deed::Play(seat, action.clone()) });
        if undo != Undo::Own {
            self.settled = self.log.len();
        }
        Ok(())
    }

    /// Whether `seat` can take back its last action.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.open.iter().any(|open| open.seat == seat)
    }

    /// Takes back the last action of `seat`, never across a reveal or a roll, and across somebody else's action only
    /// where that does not depend on it ([`Undo::Own`]).
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn undo(&mut self, seat: Seat, now: Millis) -> Result<(), Refused<G::Illegal>> {
        if self.log.len() >= LONGEST_LOG {
            return Err(Refused::LogFull);
        }
        let last = self.open.iter().rposition(|open| open.seat == seat).ok_or(Refused::NothingToUndo)?;
        let now = self.not_before_last(now);
        if self.is_due(now) {
            return Err(Refused::NothingToUndo);
        }
        let mut state = self.base.clone().ok_or(Refused::NothingToUndo)?;
        for (place, open) in self.open.iter().enumerate() {
            if place != last {
                state.play(open.seat, &open.action, open.at).map_err(|_| Refused::NothingToUndo)?;
            }
        }
        self.state = state;
        let taken_back = self.open.remove(last);
        self.log.push(Entry { at: now, deed: Deed::Undo(seat) });
        if taken_back.undo != Undo::Own {
            self.settled = self.log.len();
        }
        Ok(())
    }

    /// Whether somebody who has seen the first `number` entries of the log knows all that concerns `seat`: nothing has
    /// happened since but what others did for themselves ([`Undo::Own`]).
    pub fn is_up_to_date(&self, seat: Seat, number: usize) -> bool {
        let by_seat = |entry: &Entry<G::Action>| match entry.deed {
            Deed::Play(by, _) | Deed::Undo(by) => by == seat,
            Deed::Time => true,
        };
        number >= self.settled && self.log.get(number..).is_some_and(|since| !since.iter().any(by_seat))
    }

    /// Lets time pass if a deadline has come; says whether it had.
    pub fn pass_time(&mut self, now: Millis) -> bool {
        let now = self.not_before_last(now);
        if !self.is_due(now) {
            return false;
        }
        self.state.pass_time(now);
        self.time_passed(now);
        true
    }

    fn is_due(&self, now: Millis) -> bool {
        self.state.next_deadline().is_some_and(|deadline| deadline <= now)
    }

    fn time_passed(&mut self, now: Millis) {
        self.open.clear();
        self.log.push(Entry { at: now, deed: Deed::Time });
        self.settled = self.log.len();
    }

    /// Applies one entry of a log.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed then.
    pub fn apply(&mut self, entry: &Entry<G::Action>) -> Result<(), Refused<G::Illegal>> {
        match &entry.deed {
            Deed::Play(seat, action) => self.play(*seat, action, entry.at),
            Deed::Undo(seat) => self.undo(*seat, entry.at),
            Deed::Time => {
                self.pass_time(entry.at);
                Ok(())
            }
        }
    }

    fn not_before_last(&self, now: Millis) -> Millis {
        self.log.last().map_or(now, |entry| now.max(entry.at))
    }

    /// The match written down. It contains the seed: while the game goes on it is not for players' eyes.
    pub fn record(&self, names: Vec<String>) -> Record {
        Record {
            game: G::ID.to_owned(),
            rules: self.rules,
            edition: self.edition.id().clone(),
            options: serde_json::to_value(&self.options).unwrap_or_default(),
            seats: names,
            seed: self.seed,
            log: self.log.iter().map(Entry::to_string).collect(),
            outcome: self.state.outcome(),
        }
    }

    /// The match before the first entry of a record's log.
    ///
    /// # Errors
    /// The record is of another game, version or edition, or cannot start.
    pub fn before_first(record: &Record, edition: Arc<G::Edition>) -> Result<Self, ReplayError> {
        if record.game != G::ID {
            return Err(ReplayError::Game { record: record.game.clone(), expected: G::ID });
        }
        if !(1..=G::RULES).contains(&record.rules) {
            return Err(ReplayError::Rules { record: record.rules, ours: G::RULES });
        }
        if record.edition != *edition.id() {
            return Err(ReplayError::Edition { record: record.edition.clone(), ours: edition.id().clone() });
        }
        if record.log.len() > LONGEST_LOG {
            return Err(ReplayError::TooLong);
        }
        let options = serde_json::from_value(record.options.clone()).map_err(|error| {
            ReplayError::Start(Message::new("start-options").with("details", crate::unreadable_json(&error)))
        })?;
        let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
        Match::start_under(record.rules, edition, options, seats, record.seed).map_err(ReplayError::Start)
    }

    /// Plays a record again, entry by entry, and compares the outcome.
    ///
    /// # Errors
    /// Says where the record and its replay part.
    pub fn replay(record: &Record, edition: Arc<G::Edition>) -> Result<Self, ReplayError> {
        let mut replayed = Self::before_first(record, edition)?;
        for (index, line) in record.log.iter().enumerate() {
            let entry = line.parse().map_err(Refused::Notation);
            entry.and_then(|entry| replayed.apply(&entry)).map_err(|refused| ReplayError::Entry {
                number: index + 1,
                line: line.clone(),
                why: refused.message(),
            })?;
        }
        if replayed.state.outcome() != record.outcome {
            return Err(ReplayError::Outcome);
        }
        Ok(replayed)
    }

    /// A hash over every entry and what every viewer saw after it: equal on every platform, for ever.
    ///
    /// # Errors
    /// As [`Match::replay`].
    pub fn fingerprint(record: &Record, edition: Arc<G::Edition>) -> Result<String, ReplayError> {
        let mut hash = Sha256::new();
        let mut replayed = Self::before_first(record, edition.clone())?;
        let mut look = |state: &G| {
            for viewer in Viewer::all(state.seats()) {
                hash.update(serde_json::to_vec(&state.view(viewer)).unwrap_or_default());
            }
        };
        look(&replayed.state);
        for line in &record.log {
            if let Ok(entry) = line.parse()
                && replayed.apply(&entry).is_ok()
            {
                look(&replayed.state);
            }
        }
        hash.update(serde_json::to_vec(&Self::replay(record, edition)?.state.outcome()).unwrap_or_default());
        Ok(hex(&hash.finalize()))
    }
}
