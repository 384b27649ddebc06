//! What the player is about to do: the selection, the proposed action, and what that would bring.
//!
//! A first tap proposes an action and shows its effect, a second one plays it. This module contains no rules: the
//! choices come from the legal actions, the effects from playing them in the imagined state.
//!
//! ```text
//! colour ─┐
//! pit ────┼─→ proposed ─→ ahead (the view after it) ─→ shown (what the board draws)
//! glass ──┘
//! ```

use super::tools::Kind;
use kaleidoskop::{
    Action, CardId, Colour, Hex, HexSet, Kaleidoskop, Layers, Occurrence, Pit, PitSet, Tabletop, View, Which,
};
use kit::playing::Playing;
use leptos::prelude::*;
use std::sync::Arc;

/// One order of a card.
pub type OrderName = (CardId, Which);

/// Selection and preview. `Copy`, because it consists of signals.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    pub playing: Playing<Kaleidoskop>,
    /// The crystal the player has picked up.
    pub colour: RwSignal<Option<Colour>>,
    /// The chosen pit.
    pub pit: RwSignal<Option<Pit>>,
    /// The mirror or frosted glass the player has picked up.
    pub glass: RwSignal<Option<Kind>>,
    /// The action that a second tap plays.
    pub proposed: RwSignal<Option<Action>>,
    /// The order whose places are shown.
    pub order: RwSignal<Option<OrderName>>,
    /// The hex whose count is shown.
    pub hex: RwSignal<Option<Hex>>,
    /// Whether the player has been asked to confirm the end of the turn.
    pub leaving: RwSignal<bool>,
    /// The view after the proposed action.
    pub ahead: Memo<Option<Arc<View>>>,
    /// The table as the board shows it: after the proposed action, or as it is.
    pub shown: Memo<Tabletop>,
    pub legal_pits: Memo<PitSet>,
    pub legal_hexes: Memo<HexSet>,
    /// The colours that can be set, at the chosen pit if there is one.
    pub legal_colours: Memo<Vec<Colour>>,
}

impl Intent {
    /// Creates an empty selection. It is reset whenever the game goes on.
    pub fn new(playing: Playing<Kaleidoskop>) -> Intent {
        let colour = RwSignal::new(None);
        let pit = RwSignal::new(None);
        let glass = RwSignal::new(None);
        let proposed = RwSignal::new(None);
        let ahead = Memo::new(move |_| proposed.get().and_then(|action| playing.preview(&action)).map(Arc::new));
        let shown = Memo::new(move |_| match ahead.get() {
            Some(view) => view.table,
            None => playing.view.read().table,
        });
        let intent = Intent {
            playing,
            colour,
            pit,
            glass,
            proposed,
            order: RwSignal::new(None),
            hex: RwSignal::new(None),
            leaving: RwSignal::new(false),
            ahead,
            shown,
            legal_pits: Memo::new(move |_| legal_pits(&playing.legal.read(), colour.get(), glass.get())),
            legal_hexes: Memo::new(move |_| legal_hexes(&playing.legal.read(), pit.get(), glass.get())),
            legal_colours: Memo::new(move |_| legal_colours(&playing.legal.read(), pit.get())),
        };
        Effect::watch(move || playing.number.get(), move |_, _, _| intent.put_down(), false);
        intent
    }

    /// Returns whether an action is legal now. Reactive.
    pub fn can(&self, action: &Action) -> bool {
        self.playing.legal.read().contains(action)
    }

    /// Returns whether an element of the sheet, named by its test id, is lit. Reactive.
    pub fn is_lit(&self, what: &str) -> bool {
        self.playing.highlight.read().iter().any(|lit| lit == what)
    }

    /// Returns whether any action of a kind is legal now. Reactive.
    pub fn can_any(&self, kind: impl Fn(&Action) -> bool) -> bool {
        self.playing.legal.read().iter().any(kind)
    }

    /// Returns whether the crystal is to be set now. Reactive.
    pub fn sets_crystal(&self) -> bool {
        self.can_any(|action| matches!(action, Action::Put(..) | Action::Swap(..)))
    }

    /// Returns the hexes whose colour the proposed action would change. Reactive.
    pub fn changes(&self) -> HexSet {
        let (before, after) = (self.playing.view.read().table.board, self.shown.read().board);
        Hex::all().filter(|&hex| before.colour(hex) != after.colour(hex)).collect()
    }

    /// Returns whether an order lies on the board as it is shown. Reactive.
    pub fn lies(&self, (card, which): OrderName) -> bool {
        let layers = Layers::of(&self.shown.read().board);
        let edition = self.playing.edition.read_value();
        edition.card(card).is_some_and(|card| card.orders[which as usize].is_met(&layers))
    }

    /// Returns every place where an order lies on the board as it is shown. Reactive.
    pub fn places(&self, (card, which): OrderName) -> Vec<Occurrence> {
        let board = self.shown.read().board;
        let edition = self.playing.edition.read_value();
        edition.card(card).map_or(Vec::new(), |card| card.orders[which as usize].find(&board))
    }

    /// Returns whether the proposed action would complete an order on the board. Reactive.
    pub fn would_lie(&self, order: OrderName) -> bool {
        self.ahead.read().is_some() && self.lies(order) && !self.lay(order)
    }

    fn lay(&self, (card, which): OrderName) -> bool {
        let layers = Layers::of(&self.playing.view.read().table.board);
        let edition = self.playing.edition.read_value();
        edition.card(card).is_some_and(|card| card.orders[which as usize].is_met(&layers))
    }

    /// Proposes a legal action, or plays it if it is proposed already.
    pub fn propose(&self, action: Action) {
        if self.proposed.get_untracked() == Some(action) {
            self.confirm();
        } else if self.playing.legal.read_untracked().contains(&action) {
            self.hex.set(None);
            self.proposed.set(Some(action));
        }
    }

    /// Plays the proposed action.
    pub fn confirm(&self) {
        if let Some(action) = self.proposed.get_untracked() {
            self.play(action);
        }
    }

    /// Plays an action at once.
    pub fn play(&self, action: Action) {
        if !self.playing.waiting.get_untracked() && self.playing.legal.read_untracked().contains(&action) {
            self.playing.play.run(action);
        }
    }

    /// Handles a tap on a crystal of the supply.
    pub fn tap_colour(&self, colour: Colour) {
        let again = self.colour.get_untracked() == Some(colour);
        if again && self.proposed.get_untracked().is_some() {
            return self.confirm();
        }
        if again {
            return self.colour.set(None);
        }
        if !self.legal_colours.read_untracked().contains(&colour) {
            return;
        }
        self.put_down_glass();
        self.colour.set(Some(colour));
        match self.pit.get_untracked().and_then(|pit| self.setting(colour, pit)) {
            Some(action) => self.propose(action),
            None => self.proposed.set(None),
        }
    }

    /// Handles a tap on a pit.
    pub fn tap_pit(&self, pit: Pit) {
        if !self.legal_pits.read_untracked().has(pit) {
            return;
        }
        let again = self.pit.get_untracked() == Some(pit);
        if again && self.proposed.get_untracked().is_some() {
            return self.confirm();
        }
        self.proposed.set(None);
        self.hex.set(None);
        self.pit.set(if again { None } else { Some(pit) });
        if let (Some(colour), false) = (self.colour.get_untracked(), self.glass.get_untracked().is_some()) {
            self.pit.set(Some(pit));
            if let Some(action) = self.setting(colour, pit) {
                self.propose(action);
            }
        }
    }

    /// Handles a tap on a hex: places a glass, or shows the count of the hex.
    pub fn tap_hex(&self, hex: Hex) {
        match (self.glass.get_untracked(), self.pit.get_untracked()) {
            (Some(kind), Some(pit)) if self.legal_hexes.read_untracked().has(hex) => {
                self.propose(placing(kind, pit, hex))
            }
            _ => self.hex.update(|seen| *seen = if *seen == Some(hex) { None } else { Some(hex) }),
        }
    }

    /// Handles a tap on one of the player's tools; a tool that is not owned yet would be bought.
    pub fn tap_tool(&self, kind: Kind) {
        if kind == Kind::Holder {
            return self.propose(Action::Hold);
        }
        if self.glass.get_untracked() == Some(kind) {
            return self.put_down();
        }
        if self.playing.legal.read_untracked().iter().any(|action| is_placing(kind, action)) {
            self.put_down();
            self.glass.set(Some(kind));
        } else if let Some(purchase) = kind.purchase() {
            self.propose(Action::Buy(purchase));
        }
    }

    /// Handles a tap on an order in hand: shows where it lies, then fulfils it.
    pub fn tap_order(&self, order: OrderName) {
        let action = Action::Fulfil(order.0, order.1);
        let legal = self.playing.legal.read_untracked().contains(&action);
        if legal && self.proposed.get_untracked() == Some(action) {
            return self.confirm();
        }
        let again = self.order.get_untracked() == Some(order);
        if legal {
            self.look_at(order);
        } else {
            self.order.set(if again { None } else { Some(order) });
        }
    }

    /// Shows where an order lies; if it can be fulfilled, proposes that too.
    pub fn look_at(&self, order: OrderName) {
        self.put_down();
        self.order.set(Some(order));
        self.propose(Action::Fulfil(order.0, order.1));
    }

    /// Ends the turn; while an order could still be fulfilled, only on the second request.
    pub fn end(&self) {
        let legal = self.playing.legal.read_untracked();
        let leaves_orders = legal.iter().any(|action| matches!(action, Action::Fulfil(..)));
        let can_end = legal.contains(&Action::End);
        drop(legal);
        if can_end && leaves_orders && !self.leaving.get_untracked() {
            self.put_down();
            self.leaving.set(true);
        } else {
            self.play(Action::End);
        }
    }

    /// Undoes one step of the selection: the proposal, then the pit, then what is picked up.
    pub fn back(&self) {
        let glass = self.glass.get_untracked();
        if self.proposed.get_untracked().is_some() && (self.colour.get_untracked().is_some() || glass.is_some()) {
            self.proposed.set(None);
            if glass.is_none() {
                self.pit.set(None);
            }
        } else if self.pit.get_untracked().is_some() {
            self.pit.set(None);
        } else {
            self.put_down();
        }
    }

    /// Returns whether [`Self::back`] would undo anything. Reactive.
    pub fn holds_something(&self) -> bool {
        self.colour.get().is_some()
            || self.pit.get().is_some()
            || self.glass.get().is_some()
            || self.proposed.get().is_some()
    }

    fn put_down(&self) {
        self.colour.set(None);
        self.order.set(None);
        self.hex.set(None);
        self.leaving.set(false);
        self.put_down_glass();
        self.pit.set(None);
        self.proposed.set(None);
    }

    fn put_down_glass(&self) {
        if self.glass.get_untracked().is_some() {
            self.glass.set(None);
            self.pit.set(None);
        }
    }

    /// Returns the legal action that sets a crystal into a pit: put or swap.
    fn setting(&self, colour: Colour, pit: Pit) -> Option<Action> {
        let legal = self.playing.legal.read_untracked();
        [Action::Put(colour, pit), Action::Swap(colour, pit)].into_iter().find(|action| legal.contains(action))
    }
}

/// Returns the action that puts a glass between a pit and a hex.
fn placing(kind: Kind, pit: Pit, hex: Hex) -> Action {
    if kind == Kind::Mirror { Action::Mirror(pit, hex) } else { Action::Frost(pit, hex) }
}

/// Returns whether an action uses this tool.
pub fn is_placing(kind: Kind, action: &Action) -> bool {
    match action {
        Action::Hold => kind == Kind::Holder,
        Action::Mirror(..) => kind == Kind::Mirror,
        Action::Frost(..) => kind == Kind::Frosted,
        _ => false,
    }
}

/// Returns the pits that react to a tap.
fn legal_pits(legal: &[Action], colour: Option<Colour>, glass: Option<Kind>) -> PitSet {
    let pit = |action: &Action| match (*action, glass) {
        (Action::Put(of, pit) | Action::Swap(of, pit), None) => colour.is_none_or(|colour| colour == of).then_some(pit),
        (Action::Mirror(pit, _) | Action::Frost(pit, _), Some(kind)) => is_placing(kind, action).then_some(pit),
        _ => None,
    };
    legal.iter().filter_map(pit).collect()
}

/// Returns the hexes that the picked up glass can face at the chosen pit.
fn legal_hexes(legal: &[Action], chosen: Option<Pit>, glass: Option<Kind>) -> HexSet {
    let (Some(chosen), Some(kind)) = (chosen, glass) else { return HexSet::EMPTY };
    let hex = |action: &Action| match *action {
        Action::Mirror(pit, hex) | Action::Frost(pit, hex) => {
            (pit == chosen && is_placing(kind, action)).then_some(hex)
        }
        _ => None,
    };
    legal.iter().filter_map(hex).collect()
}

fn legal_colours(legal: &[Action], chosen: Option<Pit>) -> Vec<Colour> {
    let sets = |action: &Action, colour: Colour| match *action {
        Action::Put(of, pit) | Action::Swap(of, pit) => of == colour && chosen.is_none_or(|chosen| chosen == pit),
        _ => false,
    };
    Colour::ALL.into_iter().filter(|&colour| legal.iter().any(|action| sets(action, colour))).collect()
}
