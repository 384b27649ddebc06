//! All that lies open on the table. A view is this and one hand; nothing hidden can get in here.

use crate::{Board, CardId, Edition, HexSet, Layout, Length, Options, Pit, Stack};
use contract::{RulesVersion, Seat};
use serde::{Deserialize, Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// The open part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tabletop {
    /// Version 2: a draw may be declined, empty stacks are refilled (K7.4), the last round is the last (K8.3), and a game in which no
    /// player can gain any more is over (K8.4).
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    pub options: Options,
    #[serde(with = "board_as_layout")]
    pub board: Board,
    pub players: Players,
    /// How many cards are left to draw, by stack (K7.4).
    pub stacks: [u8; 2],
    /// Who begins each round (K3.2).
    pub start: Seat,
    pub turn: Turn,
    /// The round being played, from 1.
    pub round: u16,
    /// The round after which the game ends, once a player has met the goal (K8.2).
    pub last_round: Option<u16>,
    pub ended: Option<EndReason>,
}

/// The turn being played (K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    pub step: Step,
    /// The pit of the crystal set this turn.
    pub set: Option<Pit>,
    /// How many tools were used this turn.
    pub tools: u8,
    /// Whether a card is to be drawn, or declined, before anything else (K7.4, K7.6).
    pub draw: bool,
    /// The cards of which an order was fulfilled this turn: no other may be, even if the card is drawn again (K7.1).
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub done: CardSet,
}

/// How far a turn is; steps are never taken out of order (K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    Crystal,
    Tools,
    Orders,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// A player met the goal (K8.2).
    Goal,
    /// The limit of rounds was reached (K8.4).
    Limit,
    /// No player can gain a scoring crystal any more (K8.4).
    Standstill,
}

/// What all players can see of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Scoring crystals owned.
    pub crystals: u16,
    /// Cards in hand by the colour of their back.
    pub hand: [u8; 2],
    /// Whether the hand limit was raised (K7.6).
    pub wide_hand: bool,
    pub holder: Tool<Pit>,
    pub mirror: Tool<(Pit, crate::Hex)>,
    pub frosted: Tool<(Pit, crate::Hex)>,
    /// Fulfilled orders by stack, reshuffled cards included.
    pub fulfilled: [u16; 2],
    /// Whether the player met the goal at the end of one of their turns (K8.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reached: bool,
    /// The cards laid off, by the order that was fulfilled. Those of a stack leave when it is made anew (K7.4).
    pub laid_off: [CardSet; 2],
    pub ledger: Ledger,
}

/// Where a special tool is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tool<P> {
    /// Not owned yet.
    #[default]
    Missing,
    /// Owned and at hand.
    Ready,
    /// On the board until the owner's next turn (K5.1).
    On(P),
}

impl<P> Tool<P> {
    /// Whether the player owns the tool.
    #[inline]
    pub fn owned(&self) -> bool {
        !matches!(self, Tool::Missing)
    }

    /// Whether the tool can be put on the board.
    #[inline]
    pub fn ready(&self) -> bool {
        matches!(self, Tool::Ready)
    }
}

/// Where a player's scoring crystals came from and went to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    pub start: u16,
    pub orders: u16,
    pub swaps: u16,
    pub tools: u16,
    pub purchases: u16,
}

impl Ledger {
    /// What should be in the purse.
    pub fn balance(&self) -> i32 {
        let [start, orders, swaps, tools, purchases] =
            [self.start, self.orders, self.swaps, self.tools, self.purchases].map(i32::from);
        start + orders - swaps - tools - purchases
    }
}

/// The players in the order of their seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<Player>")]
pub struct Players {
    players: [Player; 6],
    len: u8,
}

impl Players {
    pub(crate) fn new(len: u8, player: Player) -> Players {
        let mut players = [Player::default(); 6];
        players[..usize::from(len)].fill(player);
        Players { players, len }
    }

    /// How many play.
    #[inline]
    pub fn count(&self) -> u8 {
        self.len
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        self.players[..usize::from(self.len)].iter_mut()
    }

    /// Each player with their seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.len).zip(&self.players)
    }
}

impl Index<Seat> for Players {
    type Output = Player;
    #[inline]
    fn index(&self, seat: Seat) -> &Player {
        &self.players[..usize::from(self.len)][seat.index()]
    }
}

impl IndexMut<Seat> for Players {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[..usize::from(self.len)][seat.index()]
    }
}

impl TryFrom<Vec<Player>> for Players {
    type Error = &'static str;

    fn try_from(players: Vec<Player>) -> Result<Players, &'static str> {
        if !(3..=6).contains(&players.len()) {
            return Err("3 to 6 players");
        }
        let mut all = Players::new(players.len() as u8, Player::default());
        all.players[..players.len()].copy_from_slice(&players);
        Ok(all)
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.players[..usize::from(self.len)])
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<CardId>")]
pub struct CardSet(u128);

impl CardSet {
    #[inline]
    pub fn has(self, card: CardId) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    #[inline]
    pub fn add(&mut self, card: CardId) {
        self.0 |= 1 << card.index();
    }

    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Takes the cards of `other` out and returns them.
    pub(crate) fn take(&mut self, other: CardSet) -> CardSet {
        let taken = CardSet(self.0 & other.0);
        self.0 &= !other.0;
        taken
    }

    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..128).map(CardId).filter(move |&card| self.has(card))
    }
}

impl From<Vec<CardId>> for CardSet {
    fn from(cards: Vec<CardId>) -> CardSet {
        cards.into_iter().collect()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::default(), |mut set, card| {
            set.add(card);
            set
        })
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Tabletop {
    /// Whether a player meets the goal (K8.1).
    #[inline]
    pub fn meets_goal(&self, edition: &Edition, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.holder.owned()
            && player.mirror.owned()
            && player.frosted.owned()
            && player.fulfilled[Stack::Orange.index()] > 0
            && player.crystals >= self.goal(edition)
    }

    /// The scoring crystals that meet the goal (K8.1).
    #[inline]
    pub fn goal(&self, edition: &Edition) -> u16 {
        let [short, normal, long] = edition.numbers.goal;
        u16::from(match self.options.length {
            Length::Short => short,
            Length::Normal => normal,
            Length::Long => long,
        })
    }

    /// What the next tool used this turn costs (K4.3).
    #[inline]
    pub fn tool_price(&self, edition: &Edition) -> u16 {
        edition.numbers.tools.get(usize::from(self.turn.tools)).map_or(u16::MAX, |&price| u16::from(price))
    }

    /// What a swap costs now (K4.2).
    #[inline]
    pub fn swap_price(&self, edition: &Edition) -> u16 {
        if self.board.empty().is_empty() { 0 } else { u16::from(edition.numbers.swap) }
    }
}

/// A board travels as the hexes it covers and what lies on it.
mod board_as_layout {
    use super::{Board, HexSet, Layout};
    use crate::Hex;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Covered {
        covered: Vec<Hex>,
        layout: Layout,
    }

    pub(super) fn serialize<S: Serializer>(board: &Board, serializer: S) -> Result<S::Ok, S::Error> {
        let covered = Hex::all().filter(|&hex| !board.open_hexes().has(hex)).collect();
        Covered { covered, layout: Layout::of(board) }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let Covered { covered, layout } = Covered::deserialize(deserializer)?;
        let covered: HexSet = covered.into_iter().collect();
        layout.board(covered).map_err(|error| D::Error::custom(error.message()))
    }
}
