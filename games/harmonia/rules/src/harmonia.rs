//! The full state: the public table, the hands and the tiles not dealt; and the implementation of the contract.

use crate::action::Action;
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::illegal::Illegal;
use crate::layout::{Layout, Place};
use crate::options::{Options, Variant};
use crate::phrases::ChatNotes;
use crate::tabletop::{EndReason, MOST_HANDS, Tabletop};
use crate::tile::Kind;
use crate::view::View;
use contract::{
    Chance, Choice, Message, Millis, Outcome, RealTime, Rules, RulesVersion, Seat, Seats, Seed, Undo, Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game of Harmonia.
#[derive(Clone, Debug)]
pub struct Harmonia {
    pub(crate) edition: Arc<Edition>,
    pub(crate) table: Tabletop,
    pub(crate) hands: [Tiles; MOST_HANDS],
    /// Tiles that were not dealt (H2.1).
    pub(crate) unseen: Tiles,
    /// What the other players said, in an imagined state.
    pub(crate) told: ChatNotes,
}

impl PartialEq for Harmonia {
    fn eq(&self, other: &Harmonia) -> bool {
        (&self.table, &self.hands, &self.unseen) == (&other.table, &other.hands, &other.unseen)
            && (Arc::ptr_eq(&self.edition, &other.edition) || self.edition == other.edition)
    }
}

impl Harmonia {
    /// Returns the public part of the state.
    #[inline]
    pub const fn table(&self) -> &Tabletop {
        &self.table
    }

    /// Returns the components in play.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// Returns the tiles of a hand, hidden from all other players.
    pub const fn hand(&self, hand: u8) -> &Tiles {
        &self.hands[hand as usize]
    }

    /// Returns the tiles that were not dealt, hidden from all players.
    pub const fn unseen(&self) -> &Tiles {
        &self.unseen
    }

    fn my_turn(&self, seat: Seat) -> bool {
        self.table.seat_of(self.table.turn) == seat
    }

    #[inline]
    fn can_propose(&self) -> bool {
        self.table.agreed.is_empty() && !self.table.tile_waits()
    }

    #[inline]
    fn can_answer(&self, seat: Seat) -> bool {
        !self.table.agreed.is_empty() && !self.table.agreed.has(seat)
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.table.ended.is_some() || seat.0 >= self.table.seats {
            return Err(Illegal::Over);
        }
        let layout = &self.table.layout;
        match *action {
            Action::Show(_) | Action::Lay(..) if !self.my_turn(seat) => Err(Illegal::NotYourTurn),
            Action::Show(_) if self.table.shown.is_some() => Err(Illegal::ShownAlready),
            Action::Show(kind) if !self.hands[usize::from(self.table.turn)].has(kind) => Err(Illegal::NotInHand),
            Action::Show(_) => Ok(()),
            Action::Lay(cell, edges) => match self.table.shown {
                None => Err(Illegal::ShowFirst),
                Some(kind) if edges.kind() != kind => Err(Illegal::NotTheTile),
                Some(_) if layout.fits(Place { cell, edges }) => Ok(()),
                Some(_) if layout.asked(cell).is_some() => Err(Illegal::Mismatch),
                Some(_) => Err(Illegal::NotNextTo),
            },
            Action::Propose | Action::Accept | Action::Refuse if self.table.tile_waits() => Err(Illegal::LayFirst),
            Action::Propose if self.can_propose() => Ok(()),
            Action::Propose => Err(Illegal::ProposedAlready),
            Action::Accept | Action::Refuse if self.table.agreed.is_empty() => Err(Illegal::NoProposal),
            Action::Accept | Action::Refuse if self.can_answer(seat) => Ok(()),
            Action::Accept | Action::Refuse => Err(Illegal::AnsweredAlready),
        }
    }

    /// Harmonia has no undo: a shown tile has been seen, a laid tile stays, an answer has been heard.
    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Show(kind) => self.show(kind),
            Action::Lay(cell, edges) => {
                self.table.layout.lay(Place { cell, edges });
                self.table.shown = None;
                self.table.agreed = Seats::NONE;
                self.next_turn();
            }
            Action::Propose | Action::Accept => {
                self.table.agreed = self.table.agreed.with(seat);
                if self.table.agreed == Seats::all(self.table.seats) {
                    self.table.ended = Some(EndReason::Agreed);
                }
            }
            Action::Refuse => {
                self.table.agreed = Seats::NONE;
                self.table.declined = true;
            }
        }
    }

    /// Shows a tile, which commits the player to it. A tile that fits nowhere loses the basic game and is put aside in
    /// the advanced one (H3.2, H3.3). Showing withdraws a proposal to end (H4.1); under the first rules only laying
    /// did.
    fn show(&mut self, kind: Kind) {
        if !self.table.rules.is_first() {
            self.table.agreed = Seats::NONE;
        }
        let turn = usize::from(self.table.turn);
        self.hands[turn].take(kind);
        self.table.left[turn] -= 1;
        if self.table.layout.kinds_that_fit() & 1 << kind.index() != 0 {
            self.table.shown = Some(kind);
            return;
        }
        self.table.aside.add(kind);
        match self.table.options.game {
            Variant::Basic => self.table.ended = Some(EndReason::Misfit),
            Variant::Advanced => self.next_turn(),
        }
    }

    /// Passes the turn to the next hand with tiles; without any the game is over (H3.4, H4.1).
    fn next_turn(&mut self) {
        for _ in 0..self.table.players {
            self.table.turn = (self.table.turn + 1) % self.table.players;
            if self.table.left[usize::from(self.table.turn)] > 0 {
                return;
            }
        }
        self.table.ended = Some(EndReason::Laid);
    }
}

impl Rules for Harmonia {
    const ID: &'static str = "harmonia";
    /// 2: no proposal to end while a shown tile waits; the next tile shown withdraws one (H4.1).
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=MOST_HANDS as u8;
    const TOGETHER: bool = true;

    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type View = View;

    fn start(edition: Arc<Edition>, options: &Options, seats: u8, seed: &Seed) -> Result<Harmonia, Message> {
        let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        if !Self::SEATS.contains(&seats) {
            return Err(Message::new("start-seats").with("least", least).with("most", most).with("seats", seats));
        }
        if seats == 1 && !(2..=MOST_HANDS as u8).contains(&options.hands) {
            return Err(Message::new("harmonia-start-hands").with("most", MOST_HANDS as i64));
        }
        let players = if seats == 1 { options.hands } else { seats };
        let chance = &mut seed.chance(0);
        let mut tiles: Vec<Kind> = edition.all().collect();
        chance.shuffle(&mut tiles);
        let each = edition.numbers.dealt / players;
        let mut tiles = tiles.into_iter();
        let mut hands = [Tiles::default(); MOST_HANDS];
        let mut left = [0; MOST_HANDS];
        for (hand, left) in hands.iter_mut().zip(&mut left).take(usize::from(players)) {
            *hand = tiles.by_ref().take(usize::from(each)).collect();
            *left = each;
        }
        let turn = chance.below(u32::from(players)) as u8;
        let table = Tabletop {
            rules: RulesVersion(Self::RULES),
            options: options.clone(),
            seats,
            players,
            layout: Layout::default(),
            left,
            aside: Tiles::default(),
            turn,
            shown: None,
            agreed: Seats::NONE,
            declined: false,
            ended: None,
        };
        Ok(Harmonia { edition, table, hands, unseen: tiles.collect(), told: ChatNotes::default() })
    }

    fn under(mut self, rules: u32) -> Harmonia {
        self.table.rules = RulesVersion(rules);
        self
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    /// The player on turn, and all players who can propose to end or have to answer that (H4.1).
    #[inline]
    fn to_act(&self) -> Seats {
        if self.table.ended.is_some() {
            return Seats::NONE;
        }
        let turn = self.table.seat_of(self.table.turn);
        if self.table.tile_waits() {
            return Seats::one(turn);
        }
        Seats::all(self.table.seats).minus(self.table.agreed).with(turn)
    }

    #[inline]
    fn awaited(&self) -> Seats {
        if self.table.ended.is_some() {
            Seats::NONE
        } else if self.table.agreed.is_empty() {
            Seats::one(self.table.seat_of(self.table.turn))
        } else {
            Seats::all(self.table.seats).minus(self.table.agreed)
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, _now: Millis) -> Result<Undo, Illegal> {
        self.check_action(seat, action)?;
        self.play_unchecked(seat, action);
        Ok(Undo::Final)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Chance) -> Result<Harmonia, Message> {
        view.imagine(edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome(&self.edition)
    }

    fn choices() -> Vec<Choice> {
        Options::choices()
    }

    /// Show or lay, propose, accept, refuse.
    #[inline]
    fn count(&self, seat: Seat) -> usize {
        if self.table.ended.is_some() || seat.0 >= self.table.seats {
            return 0;
        }
        let moves = match self.table.shown {
            _ if !self.my_turn(seat) => 0,
            Some(kind) => self.table.layout.count_places(kind),
            None => self.hands[usize::from(self.table.turn)].kinds().count_ones() as usize,
        };
        moves + usize::from(self.can_propose()) + 2 * usize::from(self.can_answer(seat))
    }

    #[inline]
    fn nth(&self, seat: Seat, place: usize) -> Option<Action> {
        if self.table.ended.is_some() || seat.0 >= self.table.seats {
            return None;
        }
        let words: &[Action] = match (self.can_propose(), self.can_answer(seat)) {
            (true, _) => &[Action::Propose],
            (_, true) => &[Action::Accept, Action::Refuse],
            _ => &[],
        };
        if let Some(&word) = words.get(place) {
            return Some(word);
        }
        let place = place - words.len();
        if !self.my_turn(seat) {
            return None;
        }
        match self.table.shown {
            Some(kind) => {
                self.table.layout.nth_place(kind, place).map(|Place { cell, edges }| Action::Lay(cell, edges))
            }
            None => {
                let mut kinds = self.hands[usize::from(self.table.turn)].kinds();
                for _ in 0..place.min(16) {
                    kinds &= kinds.wrapping_sub(1);
                }
                (kinds != 0).then(|| Action::Show(Kind(kinds.trailing_zeros() as u8)))
            }
        }
    }
}

impl RealTime for Harmonia {}
