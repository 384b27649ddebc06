//! The public state of the table: everything except the order of the deck.

use crate::cards::{Card, Cards};
use crate::colour::Face;
use crate::edition::{Edition, MOST_HELD, MOST_PLAYERS, Numbers, Round};
use crate::options::Options;
use crate::scoring::{Tally, sets_of, tally};
use contract::{Line, Message, Millis, Outcome, RulesVersion, Seat, Seats, Standing, ranks};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The maximum number of point cards that a player chooses from when some are to be given back: all that the usual
/// edition allows by then. In an edition with more, the player chooses among the first ones, so that the possible
/// choices can be listed.
const MOST_TO_RETURN_FROM: usize = 18;

/// The state that all viewers may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Tabletop {
    pub(crate) version: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round, counted from 0.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) middle: Cards,
    pub(crate) places: [Place; MOST_PLAYERS],
    /// Cards face down beside the deck until the round ends (F3.5).
    pub(crate) blocked: Cards,
    /// Where each card lies, or lay before a player took it.
    pub(crate) spots: Arc<Vec<Spot>>,
    /// The results of the finished rounds.
    pub(crate) results: Arc<Vec<RoundResult>>,
    /// The seat that began, at the calm table.
    pub(crate) first: Seat,
}

/// The public state of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Under the hand, where it is safe (F3.4).
    pub held: Cards,
    /// On the edge, where every player may take it.
    pub edge: Cards,
    /// Point cards, face down.
    pub points: Cards,
    pub finger: Option<Finger>,
    /// Cards that the player has given back in this round of the calm table (F6).
    pub(crate) given: Cards,
}

/// What a player chooses when a round is over (F4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub from: Cards,
    /// The number of cards to choose.
    pub number: usize,
    /// Whether these are point cards to give back, and not held cards to keep.
    pub back: bool,
}

/// A finger on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finger {
    pub card: Card,
    pub grip: Grip,
}

/// The grip of a finger on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grip {
    /// Alone, not long enough yet.
    Alone { since: Millis },
    /// Alone for long enough: the card can be dropped (F3.3).
    Firm,
    /// With another finger (F3.5).
    Contest { since: Millis },
}

/// Where a card lies in the middle: thousandths of the middle's width and height, and degrees (F3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u16, u16, u16)", into = "(u16, u16, u16)")]
pub struct Spot {
    pub x: u16,
    pub y: u16,
    pub turn: u16,
}

impl Spot {
    /// The spots for cards that are given back.
    pub(crate) const CENTRE: Spot = Spot { x: 500, y: 500, turn: 0 };

    /// Returns whether a card with this spot is on the table. A card of the deck has no spot yet.
    pub(crate) fn is_on_the_table(self) -> bool {
        self != Spot::default()
    }
}

impl From<(u16, u16, u16)> for Spot {
    fn from((x, y, turn): (u16, u16, u16)) -> Spot {
        Spot { x, y, turn }
    }
}

impl From<Spot> for (u16, u16, u16) {
    fn from(spot: Spot) -> (u16, u16, u16) {
        (spot.x, spot.y, spot.turn)
    }
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The cards are on the table; the sand will run.
    Ready {
        until: Millis,
    },
    /// The sand runs (F3).
    Sand {
        until: Millis,
    },
    /// At the calm table: whose turn it is, and who is done with the round (F6).
    Turn {
        seat: Seat,
        done: Seats,
        /// The number of turns in a row without a new card.
        #[serde(default, skip_serializing_if = "is_zero")]
        idle: u8,
    },
    /// Players choose what to keep or to give back, with the seats that have chosen (F4.4). Without a deadline at the
    /// calm table.
    Choosing {
        until: Option<Millis>,
        chosen: Seats,
    },
    Over,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The results of a round, for each seat.
pub type RoundResult = [SeatResult; MOST_PLAYERS];

/// The result of a round for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatResult {
    /// Cards held when the round ended.
    pub cards: Cards,
    pub tally: Tally,
    /// Point cards won, or given back as far as there were any (F4.4).
    pub gained: i8,
}

/// The faces of a few cards, without an allocation.
pub(crate) struct Faces {
    faces: [Face; MOST_HELD],
    len: usize,
}

impl Faces {
    pub(crate) fn as_slice(&self) -> &[Face] {
        &self.faces[..self.len]
    }
}

impl Tabletop {
    pub const fn options(&self) -> &Options {
        &self.options
    }

    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the round, counted from 0.
    pub const fn round(&self) -> u8 {
        self.round
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the cards in the middle, including those under a finger.
    pub const fn middle(&self) -> Cards {
        self.middle
    }

    pub const fn blocked(&self) -> Cards {
        self.blocked
    }

    /// Returns the public state of a player.
    #[inline]
    pub const fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// Returns where a card lies, or lay, in the middle.
    pub fn spot(&self, card: Card) -> Spot {
        self.spots[card.index()]
    }

    /// Returns the results of the finished rounds.
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// Returns the parameters of this round (F2).
    #[inline]
    pub fn rules(&self, edition: &Edition) -> Round {
        edition.rounds(self.seats)[usize::from(self.round)]
    }

    /// Returns the cards a player holds, as they lie.
    pub(crate) fn faces(&self, edition: &Edition, cards: Cards) -> Faces {
        let mut faces = Faces { faces: [edition.face(self.options.side, Card(0)); MOST_HELD], len: 0 };
        for card in cards.iter().take(MOST_HELD) {
            faces.faces[faces.len] = edition.face(self.options.side, card);
            faces.len += 1;
        }
        faces
    }

    /// Returns what cards are worth now (F4.1–F4.3).
    pub fn tally(&self, edition: &Edition, cards: Cards) -> Tally {
        tally(self.faces(edition, cards).as_slice())
    }

    /// Returns whether the game is played by this version of the rules or a later one.
    pub(crate) const fn has_rules(&self, version: u32) -> bool {
        self.version.0 >= version
    }

    /// Returns what `seat` has to choose after the round, until it has chosen (F4.4). Under the first version of the
    /// rules the cards to give back were not chosen.
    pub fn pick(&self, seat: Seat) -> Pick {
        let gained = self.results.last().map_or(0, |result| result[seat.index()].gained);
        let (place, number) = (self.place(seat), usize::from(gained.unsigned_abs()));
        if gained < 0 && self.has_rules(2) {
            Pick { from: place.points.iter().take(MOST_TO_RETURN_FROM).collect(), number, back: true }
        } else {
            Pick { from: place.held, number: if gained > 0 { number } else { 0 }, back: false }
        }
    }

    /// Returns the cards that `seat` may touch (F3.2): all except those that others hold, and those under two fingers.
    #[inline]
    pub(crate) fn in_reach(&self, seat: Seat) -> Cards {
        let edges = self.places[..usize::from(self.seats)].iter().fold(Cards::NONE, |all, place| all.and(place.edge));
        self.middle.and(edges).and(self.place(seat).held).minus(self.contested())
    }

    /// Returns the cards under two fingers.
    #[inline]
    pub(crate) fn contested(&self) -> Cards {
        let contested = |place: &Place| match place.finger {
            Some(Finger { card, grip: Grip::Contest { .. } }) => Cards::one(card),
            _ => Cards::NONE,
        };
        self.places[..usize::from(self.seats)].iter().map(contested).fold(Cards::NONE, Cards::and)
    }

    /// Returns whether `seat` could drop the card under its finger there.
    #[inline]
    pub(crate) fn can_drop(&self, seat: Seat, zone: crate::Zone) -> bool {
        use crate::Zone;
        let place = self.place(seat);
        let Some(Finger { card, grip: Grip::Firm }) = place.finger else { return false };
        match zone {
            Zone::Hold => !place.held.has(card),
            Zone::Edge => !place.edge.has(card),
            Zone::Middle => place.held.has(card) || place.edge.has(card),
        }
    }

    /// Returns when a finger's grip changes by itself.
    #[inline]
    pub(crate) fn grip_changes(numbers: &Numbers, grip: Grip) -> Option<Millis> {
        match grip {
            Grip::Alone { since } => Some(since.plus(u64::from(numbers.pull))),
            Grip::Firm => None,
            Grip::Contest { since } => Some(since.plus(u64::from(numbers.contest))),
        }
    }

    /// Returns the choice for a player who does not choose (F4.5). To keep: the cards whose loss breaks up the fewest
    /// sets among those that go back. To give back, and among equals: the first in the order of the edition.
    pub fn usual_pick(&self, edition: &Edition, seat: Seat) -> Cards {
        let Pick { from, number, back } = self.pick(seat);
        if back {
            return from.iter().take(number).collect();
        }
        let choices = choices(from, number);
        let left = |kept: &Cards| sets_of(self.faces(edition, from.minus(*kept)).as_slice());
        // The first of the best: `max_by_key` would return the last.
        choices.reduce(|best, other| if left(&other) > left(&best) { other } else { best }).unwrap_or_default()
    }

    /// Explains the score (F5).
    pub fn explain(&self, edition: &Edition, seat: Seat) -> Vec<Line> {
        let line = |(round, result): (usize, &RoundResult)| {
            let SeatResult { cards, tally, gained } = result[seat.index()];
            let text = Message::new("konfetti-score-round")
                .with("round", round as i64 + 1)
                .with("sets", tally.sets)
                .with("penalty", tally.penalty)
                .by_rule("F4.3");
            let places = self.faces(edition, cards).as_slice().iter().map(Face::to_string).collect();
            Line { text, points: Some(i32::from(gained)), places }
        };
        self.results.iter().enumerate().map(line).collect()
    }

    pub(crate) fn outcome(&self, edition: &Edition) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores: Vec<i32> = Seat::all(self.seats).map(|seat| self.place(seat).points.len() as i32).collect();
        let ranks = ranks(&scores);
        let standing = |seat: Seat| Standing {
            rank: ranks[seat.index()],
            score: scores[seat.index()],
            lines: self.explain(edition, seat),
        };
        let seats = Seat::all(self.seats).map(standing).collect();
        let ending = Message::new("konfetti-ended").with("rounds", self.results.len() as i64).by_rule("F5");
        Some(Outcome { ending, cut_short: false, together: false, won: None, seats })
    }
}

/// Returns the number of ways to choose `number` of `of`.
pub(crate) const fn binomial(of: usize, number: usize) -> usize {
    let (mut ways, mut place) = (1, 0);
    while place < number {
        if place >= of {
            return 0;
        }
        ways = ways * (of - place) / (place + 1);
        place += 1;
    }
    ways
}

/// Returns all ways to choose this number of cards, in order.
pub(crate) fn choices(cards: Cards, number: usize) -> impl Iterator<Item = Cards> {
    (0..binomial(cards.len(), number)).filter_map(move |place| choice(cards, number, place))
}

/// Returns one way to choose this number of cards.
pub(crate) fn choice(cards: Cards, number: usize, mut place: usize) -> Option<Cards> {
    let (mut chosen, mut left, mut number) = (Cards::NONE, cards.len(), number);
    if place >= binomial(left, number) {
        return None;
    }
    for card in cards.iter() {
        if number == 0 {
            break;
        }
        left -= 1;
        let with = binomial(left, number - 1);
        if place < with {
            chosen = chosen.with(card);
            number -= 1;
        } else {
            place -= with;
        }
    }
    Some(chosen)
}
