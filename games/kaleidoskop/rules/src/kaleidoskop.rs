//! The full state: the public table, the hands and the stacks; and the implementation of the contract.

use crate::options::MOST_ROUNDS;
use crate::{
    Action, Board, CardId, CardSet, Colour, Edition, Hex, Illegal, LARGEST_HAND, Layers, Ledger, MOST_CARDS, Options,
    Player, Players, Stack, Step, Tabletop, Turn, View,
};
use contract::{
    Chance, Choice, Message, Millis, Outcome, RealTime, Rules, RulesVersion, Seat, Seats, Seed, Undo, Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game of Kaleidoskop.
#[derive(Clone, Debug)]
pub struct Kaleidoskop {
    pub(crate) edition: Arc<Edition>,
    pub(crate) table: Tabletop,
    pub(crate) hands: [Hand; 6],
    pub(crate) piles: [Pile; 2],
    /// The random source of the game, from which empty stacks are refilled (K7.4).
    pub(crate) seed: Seed,
    /// How often each stack was refilled.
    pub(crate) refills: [u32; 2],
    /// Which orders in the active player's hand are met, two bits per card; up to date once the crystal is set.
    pub(crate) met: u8,
}

/// Cards in hand, in the order of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    cards: [CardId; LARGEST_HAND],
    len: u8,
}

impl Hand {
    #[inline]
    pub(crate) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn add(&mut self, card: CardId) {
        let place = self.cards().partition_point(|&other| other < card);
        self.cards.copy_within(place..usize::from(self.len), place + 1);
        self.cards[place] = card;
        self.len += 1;
    }

    pub(crate) fn remove(&mut self, card: CardId) {
        if let Some(place) = self.cards().iter().position(|&other| other == card) {
            self.cards.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
            self.cards[usize::from(self.len)] = CardId::default();
        }
    }
}

/// A stack of cards to draw from, its top last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [CardId; MOST_CARDS],
    len: u8,
}

impl Default for Pile {
    fn default() -> Pile {
        Pile { cards: [CardId::default(); MOST_CARDS], len: 0 }
    }
}

impl Pile {
    pub(crate) fn new(cards: &[CardId]) -> Pile {
        let mut pile = Pile::default();
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile.len = cards.len() as u8;
        pile
    }

    /// Returns the cards of a set in random order.
    pub(crate) fn shuffled(cards: CardSet, chance: &mut Chance) -> Pile {
        let mut pile = Pile::default();
        for card in cards.iter() {
            pile.cards[usize::from(pile.len)] = card;
            pile.len += 1;
        }
        chance.shuffle(&mut pile.cards[..usize::from(pile.len)]);
        pile
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[usize::from(self.len)]))
    }
}

impl PartialEq for Kaleidoskop {
    fn eq(&self, other: &Kaleidoskop) -> bool {
        let same = (&self.table, &self.hands, &self.piles, self.met, &self.seed, self.refills);
        same == (&other.table, &other.hands, &other.piles, other.met, &other.seed, other.refills)
            && (Arc::ptr_eq(&self.edition, &other.edition) || self.edition == other.edition)
    }
}

impl Kaleidoskop {
    /// Returns the public part of the state.
    #[inline]
    pub fn table(&self) -> &Tabletop {
        &self.table
    }

    /// Returns the components in play.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// Returns the cards a player holds, which are hidden from all others.
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        self.hands[seat.index()].cards()
    }

    pub(crate) fn assemble(
        edition: Arc<Edition>,
        table: Tabletop,
        hands: [Hand; 6],
        piles: [Pile; 2],
        seed: Seed,
    ) -> Kaleidoskop {
        let mut game = Kaleidoskop { edition, table, hands, piles, seed, refills: [0; 2], met: 0 };
        game.look_for_orders();
        game
    }

    /// Updates which orders of the active player are met. Before the crystal is set none can be fulfilled (K4).
    #[inline]
    pub(crate) fn look_for_orders(&mut self) {
        self.met = 0;
        if self.table.turn.step == Step::Crystal || self.table.ended.is_some() {
            return;
        }
        let layers = Layers::of(&self.table.board);
        for (place, card) in self.hands[self.table.turn.seat.index()].cards().iter().enumerate() {
            if self.table.turn.done.has(*card) {
                continue;
            }
            let Some(card) = self.edition.card(*card) else { continue };
            for (which, order) in card.orders.iter().enumerate() {
                self.met |= u8::from(order.is_met(&layers)) << (2 * place + which);
            }
        }
    }

    /// The crystals around the centre hex, one of each colour (K3.1).
    fn first_crystals(board: &mut Board, chance: &mut Chance) {
        let mut colours = Colour::ALL;
        chance.shuffle(&mut colours);
        for (pit, colour) in Hex::CENTRE.corners().into_iter().zip(colours) {
            board.put(pit, colour);
        }
    }
}

impl Rules for Kaleidoskop {
    const ID: &'static str = "kaleidoskop";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 3..=6;

    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type View = View;

    fn start(edition: Arc<Edition>, options: &Options, seats: u8, seed: &Seed) -> Result<Kaleidoskop, Message> {
        if options.rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
            return Err(Message::new("kaleidoskop-option-rounds-range").with("most", MOST_ROUNDS));
        }
        let chance = &mut seed.chance(0);
        let mut board = Board::new(edition.covered(seats));
        Self::first_crystals(&mut board, chance);
        let mut piles = Stack::ALL.map(|stack| {
            let mut cards: Vec<CardId> = edition.stack(stack).collect();
            chance.shuffle(&mut cards);
            Pile::new(&cards)
        });
        let start = Seat(chance.below(u32::from(seats)) as u8);

        let purse = u16::from(edition.numbers.purse);
        let ledger = Ledger { start: purse, ..Ledger::default() };
        let player = Player { crystals: purse, hand: edition.numbers.hand, ledger, ..Player::default() };
        let mut hands = [Hand::default(); 6];
        for hand in &mut hands[..usize::from(seats)] {
            for stack in Stack::ALL {
                for _ in 0..edition.numbers.hand[stack.index()] {
                    hand.add(piles[stack.index()].draw().ok_or_else(|| Message::new("view-contradiction"))?);
                }
            }
        }
        let table = Tabletop {
            rules: RulesVersion(Self::RULES),
            options: *options,
            board,
            players: Players::new(seats, player),
            stacks: [piles[0].len, piles[1].len],
            start,
            turn: Turn::of(start),
            round: 1,
            last_round: None,
            ended: None,
        };
        Ok(Kaleidoskop::assemble(edition, table, hands, piles, *seed))
    }

    fn under(mut self, rules: u32) -> Kaleidoskop {
        self.table.rules = RulesVersion(rules);
        self
    }

    fn seats(&self) -> u8 {
        self.table.players.count()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.table.ended.is_some() { Seats::NONE } else { Seats::one(self.table.turn.seat) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, _now: Millis) -> Result<Undo, Illegal> {
        self.check_action(seat, action)?;
        Ok(self.play_unchecked(action))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Chance) -> Result<Kaleidoskop, Message> {
        view.imagine(edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome(&self.edition)
    }

    fn choices() -> Vec<Choice> {
        Options::choices()
    }

    #[inline]
    fn count(&self, seat: Seat) -> usize {
        self.count_actions(seat)
    }

    #[inline]
    fn nth(&self, seat: Seat, place: usize) -> Option<Action> {
        self.nth_action(seat, place)
    }
}

impl RealTime for Kaleidoskop {}
