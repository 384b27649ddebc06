//! [`Match`]: a game in progress with its log, undo and replay, the same for all games.

use crate::chance::hex;
use crate::{
    Deed, Edition, Entry, Game, Message, Millis, ParseEntry, Record, Refusal, ReplayError, Seat, Seed, Undo, Viewer,
    record::LONGEST_LOG,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A game in progress.
#[derive(Debug)]
pub struct Match<G: Game> {
    edition: Arc<G::Edition>,
    options: G::Options,
    rules: u32,
    seed: Seed,
    state: G,
    log: Vec<Entry<G::Action>>,
    /// The actions that can still be taken back; `base` is the state before the first of them.
    open: Vec<Open<G::Action>>,
    base: Option<G>,
    /// The length of the log when something last happened that concerns all seats.
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

/// Not derived, because a derived implementation would require the edition to be `Clone`.
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

/// Why a match refuses a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Rejection<I> {
    /// The rules forbid it.
    Illegal(I),
    /// This seat has no action to take back: its last action was final, or another player has acted since.
    NothingToUndo,
    /// The log has reached its limit.
    LogFull,
    /// The line is not in the notation.
    Notation(ParseEntry),
}

impl<I: Refusal> Rejection<I> {
    /// Returns the reason for the player.
    pub fn message(&self) -> Message {
        match self {
            Rejection::Illegal(illegal) => illegal.message(),
            Rejection::NothingToUndo => Message::new("undo-nothing"),
            Rejection::LogFull => Message::new("record-too-long").with("most", LONGEST_LOG as i64),
            Rejection::Notation(_) => Message::new("notation"),
        }
    }
}

impl<G: Game> Match<G> {
    /// Returns a match before its first action.
    ///
    /// # Errors
    /// As [`Rules::start`](crate::Rules::start).
    pub fn start(edition: Arc<G::Edition>, options: G::Options, seats: u8, seed: Seed) -> Result<Self, Message> {
        Match::start_under(G::RULES, edition, options, seats, seed)
    }

    /// Returns a match before its first action, under a version of the rules from 1 to [`Rules::RULES`](crate::Rules::RULES).
    ///
    /// # Errors
    /// As [`Rules::start`](crate::Rules::start), or there is no such version.
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

    /// Returns the full state. Players and spectators get views instead.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the log so far.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// Returns the edition in use.
    pub fn edition(&self) -> &Arc<G::Edition> {
        &self.edition
    }

    /// Returns the seed, a secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Plays an action of a seat, after letting time pass up to `now`.
    ///
    /// # Errors
    /// Says why it is refused; the match is unchanged then.
    pub fn play(&mut self, seat: Seat, action: &G::Action, now: Millis) -> Result<(), Rejection<G::Illegal>> {
        if self.log.len() >= LONGEST_LOG {
            return Err(Rejection::LogFull);
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
                return Err(Rejection::Illegal(illegal));
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

    /// Takes back the last action of `seat`, never across a reveal or a roll, and across another player's action only
    /// where that does not depend on it ([`Undo::Own`]).
    ///
    /// # Errors
    /// There is no action to take back.
    pub fn undo(&mut self, seat: Seat, now: Millis) -> Result<(), Rejection<G::Illegal>> {
        if self.log.len() >= LONGEST_LOG {
            return Err(Rejection::LogFull);
        }
        let last = self.open.iter().rposition(|open| open.seat == seat).ok_or(Rejection::NothingToUndo)?;
        let now = self.not_before_last(now);
        if self.is_due(now) {
            return Err(Rejection::NothingToUndo);
        }
        let mut state = self.base.clone().ok_or(Rejection::NothingToUndo)?;
        for (place, open) in self.open.iter().enumerate() {
            if place != last {
                state.play(open.seat, &open.action, open.at).map_err(|_| Rejection::NothingToUndo)?;
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

    /// Whether the first `number` entries of the log contain all that concerns `seat`: since then the other players have
    /// only done what concerns themselves ([`Undo::Own`]).
    pub fn is_up_to_date(&self, seat: Seat, number: usize) -> bool {
        let by_seat = |entry: &Entry<G::Action>| match entry.deed {
            Deed::Play(by, _) | Deed::Undo(by) => by == seat,
            Deed::Time => true,
        };
        number >= self.settled && self.log.get(number..).is_some_and(|since| !since.iter().any(by_seat))
    }

    /// Lets time pass if a deadline has passed by `now`, and returns whether it has.
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
    /// Says why it is refused; the match is unchanged then.
    pub fn apply(&mut self, entry: &Entry<G::Action>) -> Result<(), Rejection<G::Illegal>> {
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

    /// Returns the record of the match. It contains the seed, so players must not get it while the game goes on.
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

    /// Returns the match before the first entry of a record's log.
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

    /// Replays a record, entry by entry, and compares the outcome.
    ///
    /// # Errors
    /// Says where the record and its replay differ.
    pub fn replay(record: &Record, edition: Arc<G::Edition>) -> Result<Self, ReplayError> {
        let mut replayed = Self::before_first(record, edition)?;
        for (index, line) in record.log.iter().enumerate() {
            let entry = line.parse().map_err(Rejection::Notation);
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

    /// Returns a hash over every entry and the views of all viewers after it. It is the same on every platform and in
    /// every later version.
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
