//! A turn: what is legal, and what it does (K4, K5, K7).
//!
//! Legal actions are never stored in a list. They fall into groups, each as large as a set of places; an action is
//! found by its number in the group. `count_actions`, `nth_action`, `list_actions` and `check_action` say the same thing
//! four ways, and the conformance tests hold them to it.

use crate::kaleidoskop::Pile;
use crate::{
    Action, Card, CardId, CardSet, Colour, Hex, Illegal, Kaleidoskop, Ledger, Pit, PitSet, Player, Purchase, Stack,
    Step, Tool, Turn, Which,
};
use contract::{Seat, Undo};

impl Turn {
    pub(crate) fn of(seat: Seat) -> Turn {
        Turn { seat, step: Step::Crystal, set: None, tools: 0, draw: false, done: CardSet::default() }
    }
}

/// What can be done when a card may be drawn.
const DRAWS: [Action; 3] = [Action::Draw(Some(Stack::Blue)), Action::Draw(Some(Stack::Orange)), Action::Draw(None)];

/// What is legal now, as sets and switches.
struct Legal {
    /// Which of [`DRAWS`] can be done.
    draws: [bool; 3],
    /// Whether the crystal is still to be set; else the tools and orders below.
    crystal: bool,
    empty: PitSet,
    swappable: PitSet,
    hold: bool,
    mirror: [PitSet; 3],
    frost: [PitSet; 3],
    met: u8,
    buys: [bool; 3],
}

impl Legal {
    const NOTHING: Legal = Legal {
        draws: [false; 3],
        crystal: false,
        empty: PitSet::EMPTY,
        swappable: PitSet::EMPTY,
        hold: false,
        mirror: [PitSet::EMPTY; 3],
        frost: [PitSet::EMPTY; 3],
        met: 0,
        buys: [false; 3],
    };
}

impl Legal {
    fn draws(&self) -> impl Iterator<Item = Action> {
        DRAWS.into_iter().zip(self.draws).filter_map(|(draw, legal)| legal.then_some(draw))
    }
}

impl Kaleidoskop {
    #[inline]
    fn active(&self) -> &Player {
        &self.table.players[self.table.turn.seat]
    }

    #[inline]
    fn price(&self, purchase: Purchase) -> u16 {
        let numbers = &self.edition.numbers;
        u16::from(match purchase {
            Purchase::Mirror => numbers.mirror,
            Purchase::Frosted => numbers.frosted,
            Purchase::Hand => numbers.wide_hand,
        })
    }

    /// Whether the active player has what `purchase` would bring.
    #[inline]
    fn has(&self, purchase: Purchase) -> bool {
        match purchase {
            Purchase::Mirror => self.active().mirror.owned(),
            Purchase::Frosted => self.active().frosted.owned(),
            Purchase::Hand => self.active().wide_hand,
        }
    }

    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        self.table.ended.is_none() && seat == self.table.turn.seat
    }

    #[inline]
    fn legal_now(&self) -> Legal {
        let (turn, board, player) = (&self.table.turn, &self.table.board, self.active());
        if turn.draw {
            let [blue, orange] = self.table.stacks.map(|left| left > 0);
            return Legal { draws: [blue, orange, !self.table.rules.is_first()], ..Legal::NOTHING };
        }
        let affordable = |purchase| !self.has(purchase) && player.crystals >= self.price(purchase);
        let buys = Purchase::ALL.map(affordable);
        if turn.step == Step::Crystal {
            let swaps = player.crystals >= self.table.swap_price(&self.edition);
            let swappable = if swaps { board.filled().minus(board.holders()) } else { PitSet::EMPTY };
            return Legal { crystal: true, empty: board.empty(), swappable, buys, ..Legal::NOTHING };
        }
        let mut legal = Legal { met: self.met, buys, ..Legal::NOTHING };
        if turn.step == Step::Tools && player.crystals >= self.table.tool_price(&self.edition) {
            legal.hold = player.holder.ready();
            let places = [0, 1, 2].map(|slot| board.free_places(slot));
            if player.mirror.ready() {
                legal.mirror = places;
            }
            if player.frosted.ready() {
                legal.frost = places;
            }
        }
        legal
    }

    /// How many places a crystal of this colour can go to: empty pits, then swaps.
    #[inline]
    fn crystal_places(&self, legal: &Legal, colour: Colour) -> (usize, PitSet) {
        if self.table.board.supply(colour) == 0 {
            return (0, PitSet::EMPTY);
        }
        (legal.empty.len(), legal.swappable.minus(self.table.board.crystals(colour)))
    }

    #[inline]
    pub(crate) fn count_actions(&self, seat: Seat) -> usize {
        if !self.may_act(seat) {
            return 0;
        }
        let legal = self.legal_now();
        let mut count = legal.draws.iter().chain(&legal.buys).filter(|&&yes| yes).count();
        if legal.crystal {
            for colour in Colour::ALL {
                let (puts, swaps) = self.crystal_places(&legal, colour);
                count += puts + swaps.len();
            }
        } else if !self.table.turn.draw {
            let places = legal.mirror.iter().chain(&legal.frost).map(|places| places.len()).sum::<usize>();
            count += usize::from(legal.hold) + places + legal.met.count_ones() as usize + 1;
        }
        count
    }

    /// The action at a place of the order: draws; crystals by colour, puts before swaps; holder, mirrors, frosted glass,
    /// orders, end; purchases.
    #[inline]
    pub(crate) fn nth_action(&self, seat: Seat, mut place: usize) -> Option<Action> {
        if !self.may_act(seat) {
            return None;
        }
        let legal = self.legal_now();
        if self.table.turn.draw {
            return legal.draws().nth(place);
        }
        if legal.crystal {
            for colour in Colour::ALL {
                let (puts, swaps) = self.crystal_places(&legal, colour);
                if place < puts {
                    return Some(Action::Put(colour, legal.empty.nth(place)));
                }
                place -= puts;
                if place < swaps.len() {
                    return Some(Action::Swap(colour, swaps.nth(place)));
                }
                place -= swaps.len();
            }
        } else {
            if place < usize::from(legal.hold) {
                return Some(Action::Hold);
            }
            place -= usize::from(legal.hold);
            for (glass, pits) in legal.mirror.iter().chain(&legal.frost).enumerate() {
                if place < pits.len() {
                    let pit = pits.nth(place);
                    let hex = pit.hexes()[glass % 3];
                    return Some(if glass < 3 { Action::Mirror(pit, hex) } else { Action::Frost(pit, hex) });
                }
                place -= pits.len();
            }
            let orders = legal.met.count_ones() as usize;
            if place < orders {
                return (0..8).filter(|bit| legal.met >> bit & 1 == 1).nth(place).map(|bit| self.fulfilment(bit));
            }
            place -= orders;
            if place == 0 {
                return Some(Action::End);
            }
            place -= 1;
        }
        let buys = Purchase::ALL.into_iter().filter(|&purchase| legal.buys[purchase as usize]);
        buys.map(Action::Buy).nth(place)
    }

    /// All legal actions in the order of `nth_action`, group by group.
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        let legal = self.legal_now();
        if self.table.turn.draw {
            actions.extend(legal.draws());
            return;
        }
        if legal.crystal {
            for colour in Colour::ALL {
                let (puts, swaps) = self.crystal_places(&legal, colour);
                if puts > 0 {
                    actions.extend(legal.empty.iter().map(|pit| Action::Put(colour, pit)));
                }
                actions.extend(swaps.iter().map(|pit| Action::Swap(colour, pit)));
            }
        } else {
            actions.extend(legal.hold.then_some(Action::Hold));
            for (slot, pits) in legal.mirror.iter().enumerate() {
                actions.extend(pits.iter().map(|pit| Action::Mirror(pit, pit.hexes()[slot])));
            }
            for (slot, pits) in legal.frost.iter().enumerate() {
                actions.extend(pits.iter().map(|pit| Action::Frost(pit, pit.hexes()[slot])));
            }
            actions.extend((0..8).filter(|bit| legal.met >> bit & 1 == 1).map(|bit| self.fulfilment(bit)));
            actions.push(Action::End);
        }
        let buys = Purchase::ALL.into_iter().filter(|&purchase| legal.buys[purchase as usize]);
        actions.extend(buys.map(Action::Buy));
    }

    /// The action behind a bit of `met`.
    fn fulfilment(&self, bit: usize) -> Action {
        Action::Fulfil(self.hand(self.table.turn.seat)[bit / 2], Which::ALL[bit % 2])
    }

    /// The bit of `met` behind an order in the active hand.
    fn met_bit(&self, card: CardId, which: Which) -> Option<u8> {
        let place = self.hand(self.table.turn.seat).iter().position(|&other| other == card)?;
        Some(self.met >> (2 * place + which as usize) & 1)
    }

    #[inline]
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.table.ended.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.table.turn.seat {
            return Err(Illegal::NotYourTurn);
        }
        if self.table.turn.draw != matches!(action, Action::Draw(_)) {
            return Err(if self.table.turn.draw { Illegal::DrawFirst } else { Illegal::NothingToDraw });
        }
        match *action {
            Action::Put(colour, pit) => self.check_put(colour, pit),
            Action::Swap(colour, pit) => self.check_swap(colour, pit),
            Action::Hold => self.check_tool(&self.active().holder, "holder"),
            Action::Mirror(pit, hex) => {
                self.check_tool(&self.active().mirror, "mirror").and_then(|()| self.check_place(pit, hex))
            }
            Action::Frost(pit, hex) => {
                self.check_tool(&self.active().frosted, "frosted").and_then(|()| self.check_place(pit, hex))
            }
            Action::Fulfil(card, which) => self.check_order(card, which),
            Action::Draw(Some(stack)) if self.table.stacks[stack.index()] == 0 => Err(Illegal::StackEmpty(stack)),
            Action::Draw(None) if self.table.rules.is_first() => Err(Illegal::MustDraw),
            Action::Draw(_) => Ok(()),
            Action::Buy(purchase) if self.has(purchase) => Err(Illegal::OwnedAlready(purchase)),
            Action::Buy(purchase) => self.check_price(self.price(purchase)),
            Action::End if self.table.turn.step == Step::Crystal => Err(Illegal::CrystalFirst),
            Action::End => Ok(()),
        }
    }

    #[inline]
    fn check_price(&self, price: u16) -> Result<(), Illegal> {
        if self.active().crystals >= price { Ok(()) } else { Err(Illegal::TooExpensive { price }) }
    }

    #[inline]
    fn check_crystal(&self, colour: Colour) -> Result<(), Illegal> {
        if self.table.turn.step != Step::Crystal {
            return Err(Illegal::CrystalSet);
        }
        if self.table.board.supply(colour) == 0 {
            return Err(Illegal::NoSupply(colour));
        }
        Ok(())
    }

    #[inline]
    fn check_put(&self, colour: Colour, pit: Pit) -> Result<(), Illegal> {
        self.check_crystal(colour)?;
        if self.table.board.empty().has(pit) {
            return Ok(());
        }
        Err(if self.table.board.open_pits().has(pit) { Illegal::PitFilled } else { Illegal::PitClosed })
    }

    #[inline]
    fn check_swap(&self, colour: Colour, pit: Pit) -> Result<(), Illegal> {
        self.check_crystal(colour)?;
        let board = &self.table.board;
        if !board.filled().has(pit) {
            return Err(Illegal::PitEmpty);
        }
        if board.crystals(colour).has(pit) {
            return Err(Illegal::SameColour);
        }
        if board.holders().has(pit) {
            return Err(Illegal::Held);
        }
        self.check_price(self.table.swap_price(&self.edition))
    }

    #[inline]
    fn check_tool<P>(&self, tool: &Tool<P>, name: &'static str) -> Result<(), Illegal> {
        match (self.table.turn.step, tool) {
            (Step::Crystal, _) => Err(Illegal::CrystalFirst),
            (Step::Orders, _) => Err(Illegal::ToolsAfterOrders),
            (_, Tool::Missing) => Err(Illegal::NotOwned(name)),
            (_, Tool::On(_)) => Err(Illegal::OnBoard(name)),
            (_, Tool::Ready) => self.check_price(self.table.tool_price(&self.edition)),
        }
    }

    #[inline]
    fn check_place(&self, pit: Pit, hex: Hex) -> Result<(), Illegal> {
        let board = &self.table.board;
        if !board.filled().has(pit) {
            return Err(Illegal::PitEmpty);
        }
        if !pit.hexes().contains(&hex) || !board.open_hexes().has(hex) {
            return Err(Illegal::NotTouching);
        }
        if board.is_free_place(pit, hex) { Ok(()) } else { Err(Illegal::PlaceTaken) }
    }

    #[inline]
    fn check_order(&self, card: CardId, which: Which) -> Result<(), Illegal> {
        if self.table.turn.step == Step::Crystal {
            return Err(Illegal::CrystalFirst);
        }
        match self.met_bit(card, which) {
            None => Err(Illegal::NotInHand),
            Some(0) if self.table.turn.done.has(card) => Err(Illegal::DoneThisTurn),
            Some(0) => Err(Illegal::NotMet),
            Some(_) => Ok(()),
        }
    }

    /// Does what `check_action` has accepted.
    #[inline]
    pub(crate) fn play_unchecked(&mut self, action: &Action) -> Undo {
        let seat = self.table.turn.seat;
        match *action {
            Action::Put(colour, pit) => {
                self.table.board.put(pit, colour);
                self.crystal_set(pit);
            }
            Action::Swap(colour, pit) => {
                let price = self.table.swap_price(&self.edition);
                self.pay(price).swaps += price;
                self.table.board.swap(pit, colour);
                self.crystal_set(pit);
            }
            Action::Hold => {
                if let Some(pit) = self.table.turn.set {
                    self.pay_for_tool();
                    self.table.players[seat].holder = Tool::On(pit);
                    self.table.board.set_holder(pit, true);
                }
            }
            Action::Mirror(pit, hex) => {
                self.pay_for_tool();
                self.table.players[seat].mirror = Tool::On((pit, hex));
                self.table.board.set_mirror(pit, hex, true);
                self.look_for_orders();
            }
            Action::Frost(pit, hex) => {
                self.pay_for_tool();
                self.table.players[seat].frosted = Tool::On((pit, hex));
                self.table.board.set_frosted(pit, hex, true);
                self.look_for_orders();
            }
            Action::Fulfil(card, which) => self.fulfil(card, which),
            Action::Draw(Some(stack)) => {
                self.draw(stack);
                return Undo::Final;
            }
            Action::Draw(None) => self.table.turn.draw = false,
            Action::Buy(purchase) => self.buy(purchase),
            Action::End => {
                self.end_turn();
                return Undo::Final;
            }
        }
        Undo::Open
    }

    /// Takes scoring crystals from the active player and opens their ledger for the entry.
    #[inline]
    fn pay(&mut self, price: u16) -> &mut Ledger {
        let player = &mut self.table.players[self.table.turn.seat];
        player.crystals -= price;
        &mut player.ledger
    }

    #[inline]
    fn pay_for_tool(&mut self) {
        let price = self.table.tool_price(&self.edition);
        self.pay(price).tools += price;
        self.table.turn.tools += 1;
    }

    #[inline]
    fn crystal_set(&mut self, pit: Pit) {
        self.table.turn.set = Some(pit);
        self.table.turn.step = Step::Tools;
        self.look_for_orders();
    }

    /// Pays the order and lays the card off; the first fulfilled order brings the holder (K5.5, K7.3).
    fn fulfil(&mut self, card: CardId, which: Which) {
        let seat = self.table.turn.seat;
        let Some(Card { stack, orders }) = self.edition.card(card) else { return };
        let (stack, reward) = (*stack, u16::from(orders[which as usize].reward()));
        let player = &mut self.table.players[seat];
        // A game without a limit of rounds can go on for very long: a full purse takes no more.
        let reward = reward.min(u16::MAX - player.crystals.max(player.ledger.orders));
        player.crystals += reward;
        player.ledger.orders += reward;
        player.hand[stack.index()] -= 1;
        let fulfilled = &mut player.fulfilled[stack.index()];
        *fulfilled = fulfilled.saturating_add(1);
        player.laid_off[which as usize].add(card);
        if !player.holder.owned() {
            player.holder = Tool::Ready;
        }
        self.hands[seat.index()].remove(card);
        self.table.turn.step = Step::Orders;
        if !self.table.rules.is_first() {
            self.table.turn.done.add(card);
            self.refill(stack);
        }
        self.ask_to_draw();
        self.look_for_orders();
    }

    /// A card can be drawn, unless there is none left (K7.4).
    fn ask_to_draw(&mut self) {
        self.table.turn.draw = self.table.stacks != [0, 0];
    }

    /// Makes an empty stack anew from the fulfilled cards of its colour (K7.4). That happens at once: after the draw that takes the last
    /// card, or, if no card of the colour lay in a pile then, as soon as one does. A stack is empty only while all its cards are in hands.
    fn refill(&mut self, stack: Stack) {
        let index = stack.index();
        if self.table.stacks[index] > 0 {
            return;
        }
        let of_stack: CardSet = self.edition.stack(stack).collect();
        let mut fulfilled = CardSet::default();
        for player in self.table.players.iter_mut() {
            for pile in &mut player.laid_off {
                fulfilled = fulfilled.or(pile.take(of_stack));
            }
        }
        if fulfilled.is_empty() {
            return;
        }
        // Stream 0 of the seed deals the start; each shuffle after it has a stream of its own.
        let stream = 1 + 2 * u64::from(self.refills[index]) + index as u64;
        self.refills[index] += 1;
        self.piles[index] = Pile::shuffled(fulfilled, &mut self.seed.chance(stream));
        self.table.stacks[index] = self.piles[index].len();
    }

    fn draw(&mut self, stack: Stack) {
        let seat = self.table.turn.seat;
        self.table.turn.draw = false;
        if let Some(card) = self.piles[stack.index()].draw() {
            self.table.stacks[stack.index()] -= 1;
            self.table.players[seat].hand[stack.index()] += 1;
            self.hands[seat.index()].add(card);
        }
        if !self.table.rules.is_first() {
            self.refill(stack);
        }
        self.look_for_orders();
    }

    fn buy(&mut self, purchase: Purchase) {
        let price = self.price(purchase);
        self.pay(price).purchases += price;
        let player = &mut self.table.players[self.table.turn.seat];
        match purchase {
            Purchase::Mirror => player.mirror = Tool::Ready,
            Purchase::Frosted => player.frosted = Tool::Ready,
            Purchase::Hand => {
                player.wide_hand = true;
                self.ask_to_draw();
            }
        }
    }

    /// The own tools go back to their owner before anything else (K4.1).
    #[inline]
    pub(crate) fn clear(&mut self) {
        let player = &mut self.table.players[self.table.turn.seat];
        let board = &mut self.table.board;
        if let Tool::On(pit) = player.holder {
            board.set_holder(pit, false);
            player.holder = Tool::Ready;
        }
        if let Tool::On((pit, hex)) = player.mirror {
            board.set_mirror(pit, hex, false);
            player.mirror = Tool::Ready;
        }
        if let Tool::On((pit, hex)) = player.frosted {
            board.set_frosted(pit, hex, false);
            player.frosted = Tool::Ready;
        }
    }
}
