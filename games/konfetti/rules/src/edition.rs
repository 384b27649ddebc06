//! The components as data: the cards with both their sides, the rounds, and how long things take (F1–F4).

use crate::cards::{Card, Cards, MOST_CARDS};
use crate::colour::Face;
use crate::options::Side;
use contract::{EditionId, Message, Mistake};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum number of players.
pub const MOST_PLAYERS: usize = 7;
/// The maximum number of cards that an edition may let a player hold.
pub const MOST_HELD: usize = 12;
/// The maximum number of rounds in a game.
pub const MOST_ROUNDS: usize = 9;
/// The maximum of every duration, in milliseconds.
const LONGEST: u32 = 600_000;
const NONE: u8 = u8::MAX;
const FACE_NUMBERS: usize = 216;

/// Cards, rounds and times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: EditionId,
    /// The face of each card on its white and on its black side.
    faces: [Vec<Face>; 2],
    /// The card with each face.
    cards: [[u8; FACE_NUMBERS]; 2],
    /// The rounds for each number of players, starting with one.
    rounds: [Vec<Round>; MOST_PLAYERS],
    pub numbers: Numbers,
}

/// Durations, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The pause before the sand runs.
    pub ready: u32,
    /// The milliseconds that a finger must be alone on a card before the card can be dropped (F3.3).
    pub pull: u32,
    /// The milliseconds that two fingers can be on one card (F3.5).
    pub contest: u32,
    /// The time for choosing which cards to keep or to give back (F4.5).
    pub choose: u32,
}

/// One round (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The share of the remaining deck that is put on the table, as a divisor.
    pub share: u8,
    /// The maximum number of cards that a player may hold.
    pub hold: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    version: u32,
    numbers: Numbers,
    tables: Vec<RawTable>,
    cards: BTreeMap<Face, Face>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    players: Vec<u8>,
    rounds: Vec<Round>,
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("konfetti-edition-{what}"))
}

contract::edition!(Edition, "farbraum-1");

impl Edition {
    /// Returns the number of cards.
    pub fn count(&self) -> usize {
        self.faces[0].len()
    }

    /// Returns every card.
    pub fn all(&self) -> Cards {
        Cards::first(self.count())
    }

    /// Returns the face of a card.
    #[inline]
    pub fn face(&self, side: Side, card: Card) -> Face {
        self.faces[side as usize][card.index()]
    }

    /// Returns the card with this face.
    #[inline]
    pub fn card(&self, side: Side, face: Face) -> Option<Card> {
        let card = self.cards[side as usize][face.number()];
        (card != NONE).then_some(Card(card))
    }

    /// Returns the rounds for this number of players.
    pub fn rounds(&self, players: u8) -> &[Round] {
        usize::from(players).checked_sub(1).and_then(|place| self.rounds.get(place)).map_or(&[], Vec::as_slice)
    }

    /// Returns the maximum number of cards that a player holds in any round.
    pub fn most_held(&self) -> usize {
        self.rounds.iter().flatten().map(|round| usize::from(round.hold)).max().unwrap_or(0)
    }

    fn build(raw: Raw, text: &str) -> Result<Edition, Mistake> {
        let numbers = raw.numbers;
        let Numbers { ready, pull, contest, choose } = numbers;
        for (name, time) in [("ready", ready), ("pull", pull), ("contest", contest), ("choose", choose)] {
            if time > LONGEST {
                return Err(wrong("times").with("most", i64::from(LONGEST)).at(format!("numbers.{name}")));
            }
        }
        // The deck needs at least one card per player and per held card; a deck dealt in parts needs more.
        if !(12..=MOST_CARDS).contains(&raw.cards.len()) {
            return Err(wrong("count").with("least", 12).with("most", MOST_CARDS as i64).at("cards"));
        }
        let mut rounds: [Vec<Round>; MOST_PLAYERS] = Default::default();
        for (index, table) in raw.tables.into_iter().enumerate() {
            let fits = |round: &Round| round.share > 0 && (1..=MOST_HELD as u8).contains(&round.hold);
            let misfit = table.rounds.iter().position(|round| !fits(round));
            if misfit.is_some() || !(1..=MOST_ROUNDS).contains(&table.rounds.len()) {
                let place = misfit.map_or_else(String::new, |round| format!(".{round}"));
                let problem = wrong("rounds").with("most", MOST_ROUNDS as i64).with("held", MOST_HELD as i64);
                return Err(problem.at(format!("tables.{index}.rounds{place}")));
            }
            for players in table.players {
                let place = usize::from(players).checked_sub(1).and_then(|place| rounds.get_mut(place));
                match place.filter(|rounds| rounds.is_empty()) {
                    Some(place) => place.clone_from(&table.rounds),
                    None => {
                        let problem = wrong("players").with("most", MOST_PLAYERS as i64);
                        return Err(problem.at(format!("tables.{index}.players")));
                    }
                }
            }
        }
        if rounds.iter().any(Vec::is_empty) {
            return Err(wrong("players").with("most", MOST_PLAYERS as i64).into());
        }
        let mut cards = [[NONE; FACE_NUMBERS]; 2];
        for (card, (white, black)) in raw.cards.iter().enumerate() {
            cards[0][white.number()] = card as u8;
            let other = std::mem::replace(&mut cards[1][black.number()], card as u8);
            if other != NONE {
                return Err(wrong("black").with("card", black.to_string()).at(format!("cards.{white}")));
            }
        }
        let id = EditionId::new(&raw.name, raw.version, text);
        let faces = [raw.cards.keys().copied().collect(), raw.cards.values().copied().collect()];
        Ok(Edition { id, faces, cards, rounds, numbers })
    }
}
