//! A small game for tests: players take stones in turn, each turn against the clock, and each holds a secret word.

use contract::conformance::Table;
use contract::{
    Chance, EditionError, EditionId, Message, Millis, Mind, Outcome, RealTime, Refusal, Rules, Seat, Seats, Seed,
    Standing, Undo, Viewer, Workbench, hex,
};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

/// The player wins who ends the turn in which the last stone was taken.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stones {
    options: Options,
    stones: u8,
    turn: Seat,
    taken: u8,
    deadline: Millis,
    words: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) stones: u8,
    /// The longest turn.
    pub(crate) think: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { stones: 12, think: 600_000 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Can be taken back until the turn ends.
    Take,
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Take { "take" } else { "end" })
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        match text {
            "take" => Ok(Action::Take),
            "end" => Ok(Action::End),
            "crash" => panic!("the rules have a bug, for a test"),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Illegal {
    NotYourTurn,
    NoStone,
    TakeFirst,
}

impl Refusal for Illegal {
    fn message(&self) -> Message {
        Message::new(match self {
            Illegal::NotYourTurn => "stones-turn",
            Illegal::NoStone => "stones-none",
            Illegal::TakeFirst => "stones-take-first",
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    options: Options,
    seats: u8,
    pub(crate) stones: u8,
    pub(crate) turn: Seat,
    taken: u8,
    deadline: Millis,
    /// The seat, and its secret word.
    pub(crate) own: Option<(Seat, String)>,
}

#[derive(Debug)]
pub(crate) struct Edition(EditionId);

impl contract::Edition for Edition {
    fn parse(text: &str) -> Result<Edition, EditionError> {
        Ok(Edition(EditionId::new("stones", 1, text)))
    }

    fn standard_text() -> &'static str {
        ""
    }

    fn standard() -> Arc<Edition> {
        Arc::new(Edition(EditionId::new("stones", 1, "")))
    }

    fn id(&self) -> &EditionId {
        &self.0
    }
}

fn word(chance: &mut Chance) -> String {
    hex(&chance.seed().0[..8])
}

impl Rules for Stones {
    const ID: &'static str = "stones";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type View = View;

    fn start(_: Arc<Edition>, options: &Options, seats: u8, seed: &Seed) -> Result<Stones, Message> {
        let mut chance = seed.chance(0);
        let words = (0..seats).map(|_| word(&mut chance)).collect();
        let (stones, deadline) = (options.stones, Millis(options.think));
        Ok(Stones { options: options.clone(), stones, turn: Seat(0), taken: 0, deadline, words })
    }

    fn seats(&self) -> u8 {
        self.words.len() as u8
    }

    fn to_act(&self) -> Seats {
        if self.outcome().is_some() { Seats::NONE } else { Seats::one(self.turn) }
    }

    fn count(&self, seat: Seat) -> usize {
        self.actions(seat).count()
    }

    fn nth(&self, seat: Seat, place: usize) -> Option<Action> {
        self.actions(seat).nth(place)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            _ if !self.to_act().has(seat) => Err(Illegal::NotYourTurn),
            Action::Take if self.stones == 0 || self.taken == 3 => Err(Illegal::NoStone),
            Action::End if self.taken == 0 => Err(Illegal::TakeFirst),
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, now: Millis) -> Result<Undo, Illegal> {
        self.check(seat, action)?;
        match action {
            Action::Take => {
                self.stones -= 1;
                self.taken += 1;
                Ok(Undo::Open)
            }
            Action::End => {
                self.taken = 0;
                if self.stones > 0 {
                    self.turn = self.turn.next(self.seats());
                    self.deadline = now.plus(self.options.think);
                }
                Ok(Undo::Final)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            options: self.options.clone(),
            seats: self.seats(),
            stones: self.stones,
            turn: self.turn,
            taken: self.taken,
            deadline: self.deadline,
            own: viewer.seat().map(|seat| (seat, self.words[seat.index()].clone())),
        }
    }

    fn imagine(_: &Arc<Edition>, view: &View, chance: &mut Chance) -> Result<Stones, Message> {
        let mut words: Vec<String> = (0..view.seats).map(|_| word(chance)).collect();
        if let Some((seat, word)) = &view.own {
            words[seat.index()].clone_from(word);
        }
        let View { options, stones, turn, taken, deadline, .. } = view.clone();
        Ok(Stones { options, stones, turn, taken, deadline, words })
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.stones > 0 || self.taken > 0 {
            return None;
        }
        let rank = |seat| if seat == self.turn { 1 } else { 2 };
        let seats = Seat::all(self.seats());
        let seats = seats.map(|seat| Standing { rank: rank(seat), score: 0, lines: Vec::new() }).collect();
        Some(Outcome { ending: Message::new("stones-end"), cut_short: false, together: false, won: None, seats })
    }
}

impl RealTime for Stones {
    fn next_deadline(&self) -> Option<Millis> {
        self.outcome().is_none().then_some(self.deadline)
    }

    /// A player whose time is up puts back what was taken, and loses the turn.
    fn pass_time(&mut self, now: Millis) {
        while self.outcome().is_none() && self.deadline <= now {
            self.stones += self.taken;
            self.taken = 0;
            self.turn = self.turn.next(self.seats());
            self.deadline = self.deadline.plus(self.options.think.max(1));
        }
    }
}

impl Mind for Stones {}

impl Workbench for Stones {
    type Layout = IgnoredAny;
    type Score = ();
    type Problem = IgnoredAny;

    fn standing(&self, _seat: Seat) -> i32 {
        0
    }

    fn round(&self) -> u32 {
        1
    }
}

impl Stones {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        [Action::Take, Action::End].into_iter().filter(move |action| self.check(seat, action).is_ok())
    }
}

fn tables() -> Vec<Table<Stones>> {
    vec![Table { options: Options::default(), seats: 2 }, Table { options: Options::default(), seats: 4 }]
}

contract::conformance_tests!(Stones, tables(), 3);
