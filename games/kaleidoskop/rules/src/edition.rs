//! The components as data: the covered hexes, the prices, and the order cards (K1.4, K2.4, K7.7).

use crate::{Hex, HexSet, Order, Pattern};
use contract::{EditionId, Message, Mistake};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// The maximum number of cards in an edition.
pub const MOST_CARDS: usize = 128;
/// The maximum number of cards in a hand.
pub const LARGEST_HAND: usize = 4;

/// Board, prices and cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    id: EditionId,
    covered: [HexSet; 4],
    pub numbers: Numbers,
    cards: Vec<Card>,
}

/// Prices and rewards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Scoring crystals each player starts with (K3.2).
    pub purse: u8,
    /// Blue and orange cards each player starts with (K3.2).
    pub hand: [u8; 2],
    /// The price of a swap while a pit is empty (K4.2).
    pub swap: u8,
    /// The prices of the first, second and third tool used in a turn (K4.3).
    pub tools: [u8; 3],
    /// The price of the mirror (K5.5).
    pub mirror: u8,
    /// The price of the frosted glass (K5.5).
    pub frosted: u8,
    /// The price of one more card in hand (K7.6).
    pub wide_hand: u8,
    /// Scoring crystals that meet the goal of a short, normal and long game (K8.1).
    pub goal: [u8; 3],
}

/// A card: two orders, of which at most one is fulfilled (K7.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub stack: Stack,
    pub orders: [Order; 2],
}

/// The two stacks of order cards (K1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stack {
    Blue,
    Orange,
}

impl Stack {
    pub const ALL: [Stack; 2] = [Stack::Blue, Stack::Orange];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        ["blue", "orange"][self as usize]
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A card, as its index in the edition; its printed number is one higher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct CardId(pub(crate) u8);

impl CardId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> u8 {
        card.0 + 1
    }
}

impl TryFrom<u8> for CardId {
    type Error = ParseCard;

    fn try_from(number: u8) -> Result<CardId, ParseCard> {
        if (1..=MOST_CARDS as u8).contains(&number) { Ok(CardId(number - 1)) } else { Err(ParseCard) }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }
}

/// The error for a text that names no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is a number from 1 to {MOST_CARDS}")]
pub struct ParseCard;

impl FromStr for CardId {
    type Err = ParseCard;

    fn from_str(s: &str) -> Result<CardId, ParseCard> {
        let number: u8 = s.parse().map_err(|_| ParseCard)?;
        if number.to_string() == s { number.try_into() } else { Err(ParseCard) }
    }
}

impl Edition {
    /// Returns the hexes that are covered for this number of players (K2.4).
    pub fn covered(&self, players: u8) -> HexSet {
        self.covered[usize::from(players.clamp(3, 6)) - 3]
    }

    /// Returns all cards, in the order of their numbers.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns a card of this edition.
    #[inline]
    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards.get(card.index())
    }

    /// Returns the cards of a stack.
    pub fn stack(&self, stack: Stack) -> impl Iterator<Item = CardId> {
        let of_stack = move |(index, card): (usize, &Card)| (card.stack == stack).then_some(CardId(index as u8));
        self.cards.iter().enumerate().filter_map(of_stack)
    }
}

impl Edition {
    fn build(raw: RawEdition, text: &str) -> Result<Edition, Mistake> {
        let id = EditionId::new(&raw.name, raw.version, text);
        let edition =
            Edition { id, covered: raw.board.covered()?, numbers: raw.numbers.checked()?, cards: cards(&raw.card)? };
        for stack in Stack::ALL {
            let needed = 6 * usize::from(edition.numbers.hand[stack.index()]);
            if edition.stack(stack).count() < needed {
                let problem = Message::new("kaleidoskop-edition-few-cards").with("stack", stack.name());
                return Err(problem.with("needed", needed as i64).at("card"));
            }
        }
        Ok(edition)
    }
}

contract::edition!(Edition);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEdition {
    name: String,
    version: u32,
    board: RawBoard,
    numbers: Numbers,
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    covered: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    stack: Stack,
    a: RawOrder,
    b: RawOrder,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOrder {
    pattern: String,
    reward: u8,
}

impl RawBoard {
    fn covered(&self) -> Result<[HexSet; 4], Mistake> {
        if let Some(key) = self.covered.keys().find(|key| !matches!(key.as_str(), "3" | "4" | "5" | "6")) {
            let problem = Message::new("kaleidoskop-edition-players").with("players", key.as_str());
            return Err(problem.at(format!("board.covered.{key}")));
        }
        let mut covered = [HexSet::EMPTY; 4];
        for (players, set) in (3u8..).zip(&mut covered) {
            let key = players.to_string();
            let hexes = self.covered.get(&key).map_or(&[][..], Vec::as_slice);
            for (index, name) in hexes.iter().enumerate() {
                let hex = name.parse::<Hex>().ok();
                let bad = || {
                    let problem = Message::new("kaleidoskop-edition-hex").with("hex", name.as_str());
                    problem.at(format!("board.covered.{players}.{index}"))
                };
                set.add(hex.filter(|hex| !touches_centre(*hex)).ok_or_else(bad)?);
            }
        }
        Ok(covered)
    }
}

/// The centre and its six neighbours stay open: the first crystals lie around the centre (K3.1).
fn touches_centre(hex: Hex) -> bool {
    hex.q.abs() <= 1 && hex.r.abs() <= 1 && (hex.q + hex.r).abs() <= 1
}

impl Numbers {
    fn checked(self) -> Result<Numbers, Mistake> {
        if usize::from(self.hand[0]) + usize::from(self.hand[1]) >= LARGEST_HAND {
            let problem = Message::new("kaleidoskop-edition-hand").with("most", LARGEST_HAND as i64 - 1);
            return Err(problem.at("numbers.hand"));
        }
        Ok(self)
    }
}

fn cards(raw: &[RawCard]) -> Result<Vec<Card>, Mistake> {
    if raw.len() > MOST_CARDS {
        return Err(Message::new("kaleidoskop-edition-many-cards").with("most", MOST_CARDS as i64).at("card"));
    }
    raw.iter()
        .enumerate()
        .map(|(index, card)| {
            let place = |problem: Message, order: &str| {
                problem.with("card", index as i64 + 1).with("order", order).at(format!("card.{index}.{order}"))
            };
            let read = |order: &RawOrder, name: &str| {
                let pattern = Pattern::parse(&order.pattern).map_err(|problem| place(problem, name))?;
                if !(1..=20).contains(&order.reward) {
                    return Err(place(Message::new("kaleidoskop-edition-reward").with("most", 20), name));
                }
                Ok(Order::new(pattern, order.reward))
            };
            let orders = [read(&card.a, "a")?, read(&card.b, "b")?];
            for (name, outer, inner) in [("a", &orders[0], &orders[1]), ("b", &orders[1], &orders[0])] {
                if outer.pattern().contains(inner.pattern()) {
                    return Err(place(Message::new("kaleidoskop-edition-contains"), name));
                }
            }
            Ok(Card { stack: card.stack, orders })
        })
        .collect()
}
