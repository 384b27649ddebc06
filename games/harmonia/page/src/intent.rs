//! What the player is about to do: which tile is held, how it is turned, and where it is tried.
//!
//! This module contains no rules: what can be shown and laid comes from the legal actions. Where a tile would fit
//! before it is shown comes from the layout, and only if the table allows hints.
//!
//! ```text
//! shown (mine) ─┐
//! chosen ───────┴→ held ─→ places (cells, and the ways that fit) ─┐
//!                          turns, cell ──────────────────────────┴→ tried ─→ ahead
//! ```

use super::aim::{Aim, aim_untracked, take_aim};
use super::bed::Bed;
use super::goal::can_come_together;
use contract::{Millis, Rules, Seat};
use harmonia::{Action, Cell, Edges, Harmonia, Kind, Place, Tiles, Variant};
use kit::playing::Playing;
use leptos::prelude::*;
use protocol::Words;
use std::collections::{BTreeMap, BTreeSet};

/// Cells, each with the orientations in which a tile fits.
pub type Places = BTreeMap<Cell, Vec<Edges>>;

/// Prefix of the edges of a suggested tile in the list of lit cells: no cell and no kind starts with it.
pub const HINTED: char = '~';

/// Selection and preview. `Copy`, because it consists of signals.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    pub playing: Playing<Harmonia>,
    /// The hand that a solo player looks at, if it is not the hand whose turn it is.
    pub looked: RwSignal<Option<u8>>,
    /// The tile the player has chosen, before it is shown.
    pub chosen: RwSignal<Option<Kind>>,
    /// How the held tile is turned, as an index into its list of orientations.
    turns: RwSignal<usize>,
    /// The cell where the tile is tried.
    pub cell: RwSignal<Option<Cell>>,
    /// The cell where this player laid a tile: the tile was visible there before.
    pub planted: StoredValue<Option<Cell>>,
    /// Whether the player has been warned that the tile fits nowhere.
    pub warned: RwSignal<bool>,
    /// Whether the dialog that confirms the end is open.
    pub ending: RwSignal<bool>,
    /// Whether the goal is drawn. `None` until the player chooses: then it is drawn when it helps.
    pub goal: RwSignal<Option<bool>>,
    /// The layout on the table.
    pub bed: Memo<Bed>,
    /// The hand that is visible.
    pub hand: Memo<Option<u8>>,
    /// The tiles in the visible hand.
    pub tiles: Memo<Tiles>,
    /// The hand whose turn it is.
    pub turn: Memo<u8>,
    /// The tile that is shown to all players.
    pub shown: Memo<Option<Kind>>,
    /// Whether it is the player's turn, with or without a pending proposal to end.
    pub on: Memo<bool>,
    /// The held tile: the one the player has shown, or else the chosen one.
    pub held: Memo<Option<Kind>>,
    /// Where the held tile fits, or the tile that another player has shown.
    pub places: Memo<Places>,
    /// Whether the player can try the tile at these places.
    pub can_try: Memo<bool>,
    /// The tile at the place where it is tried.
    pub tried: Memo<Option<Place>>,
    /// Whether the hexagon of the basic game cannot be completed any more.
    pub hopeless: Memo<bool>,
    /// The cells where the tile fits, but where every orientation makes the hexagon impossible.
    pub spoiling: Memo<BTreeSet<Cell>>,
    /// The cells that are lit.
    pub lit: Memo<BTreeSet<Cell>>,
    /// The suggested tile at its suggested place.
    pub hinted: Memo<Option<Place>>,
}

impl Intent {
    pub fn new(playing: Playing<Harmonia>) -> Intent {
        let (looked, chosen) = (RwSignal::new(None), RwSignal::new(None::<Kind>));
        let (turns, cell) = (RwSignal::new(0usize), RwSignal::new(None::<Cell>));
        let state = playing.state;
        let bed = Memo::new(move |_| {
            let state = state.get();
            state.map(|state| Bed::of(state.table().layout(), &state.edition().numbers)).unwrap_or_default()
        });
        let turn = Memo::new(move |_| state.get().map_or(0, |state| state.table().turn()));
        let shown = Memo::new(move |_| state.get().and_then(|state| state.table().shown()));
        let hand = Memo::new(move |_| {
            let (state, seat) = (state.get()?, playing.seat.get()?);
            let mine: Vec<u8> = state.table().hands_of(seat).collect();
            let wanted = looked.get().unwrap_or(turn.get());
            mine.iter().copied().find(|&hand| hand == wanted).or(mine.first().copied())
        });
        let tiles = Memo::new(move |_| {
            let hand = hand.get();
            let of = |hand: u8| playing.view.read().own.iter().find(|(own, _)| *own == hand).map(|(_, tiles)| *tiles);
            hand.and_then(of).unwrap_or_default()
        });
        let on = Memo::new(move |_| {
            let moves = |action: &Action| matches!(action, Action::Show(_) | Action::Lay(..));
            playing.legal.read().iter().any(moves)
        });
        let mine_shown = move || shown.get().filter(|_| on.get());
        let held = Memo::new(move |_| mine_shown().or(chosen.get()));
        let hints = move || state.get().is_some_and(|state| state.table().options().hints);
        let can_try = Memo::new(move |_| mine_shown().is_some() || chosen.get().is_some() && hints());
        let places = Memo::new(move |_| {
            let mut places = Places::new();
            if mine_shown().is_some() {
                for action in playing.legal.read().iter() {
                    if let Action::Lay(cell, edges) = action {
                        places.entry(*cell).or_default().push(*edges);
                    }
                }
                return places;
            }
            let kind = chosen.get().filter(|_| hints()).or(shown.get());
            if let (Some(state), Some(kind)) = (state.get().filter(|state| state.table().ended().is_none()), kind) {
                for Place { cell, edges } in state.table().layout().places(kind) {
                    places.entry(cell).or_default().push(edges);
                }
            }
            places
        });
        let tried = Memo::new(move |_| {
            let (cell, kind) = (cell.get().filter(|_| can_try.get())?, held.get()?);
            let places = places.read();
            let ways = places.get(&cell)?;
            let all = kind.turns();
            let edges = (0..all.len()).map(|more| all[(turns.get() + more) % all.len()]);
            edges.into_iter().find(|edges| ways.contains(edges)).map(|edges| Place { cell, edges })
        });
        let basic = move || state.get().is_some_and(|state| state.table().options().game == Variant::Basic);
        let side = playing.edition.read_value().numbers.side;
        let hopeless = Memo::new(move |_| basic() && !can_come_together(&bed.read().tiles, side));
        let spoiling = Memo::new(move |_| {
            // A hexagon that is impossible already cannot be spoiled.
            if !basic() || hopeless.get() {
                return BTreeSet::new();
            }
            let bed = bed.read();
            let all_spoil = |(cell, ways): &(&Cell, &Vec<Edges>)| {
                ways.iter().all(|&edges| spoils(&bed, Place { cell: **cell, edges }, side))
            };
            places.read().iter().filter(all_spoil).map(|(cell, _)| *cell).collect()
        });
        let lit = Memo::new(move |_| {
            playing.highlight.read().iter().filter_map(|place| place.parse().ok()).collect::<BTreeSet<Cell>>()
        });
        let hinted = Memo::new(move |_| {
            let (lit, places) = (lit.read(), playing.highlight.read());
            let edges = places.iter().find_map(|place| place.strip_prefix(HINTED)?.parse().ok())?;
            // In a replay the suggested tile may have been laid meanwhile.
            let cell = lit.first().filter(|cell| !bed.read().tiles.iter().any(|tile| tile.cell == **cell))?;
            Some(Place { cell: *cell, edges })
        });
        let intent = Intent {
            playing,
            looked,
            chosen,
            turns,
            cell,
            planted: StoredValue::new(None),
            warned: RwSignal::new(false),
            ending: RwSignal::new(false),
            goal: RwSignal::new(None),
            bed,
            hand,
            tiles,
            turn,
            shown,
            on,
            held,
            places,
            can_try,
            tried,
            hopeless,
            spoiling,
            lit,
            hinted,
        };
        intent.follow();
        intent
    }

    /// Drops the selection and the preview when they no longer fit the new state.
    fn follow(self) {
        Effect::watch(
            move || {
                let over = self.playing.outcome.read().is_some();
                (self.turn.get(), self.shown.get(), self.bed.read().tiles.len(), over)
            },
            move |now, before, _| {
                self.warned.set(false);
                if before.is_some_and(|before| before.0 != now.0) {
                    self.looked.set(None);
                }
                // The chosen tile has been shown: it stays at the cell where it was tried.
                let shown = self.shown.get_untracked().filter(|_| self.on.get_untracked());
                let gone = |kind: Kind| !self.tiles.read_untracked().has(kind);
                if now.3 || shown.is_some() || self.chosen.get_untracked().is_some_and(gone) {
                    self.chosen.set(None);
                }
                let fits = |cell: &Cell| self.places.read_untracked().contains_key(cell);
                if self.cell.get_untracked().is_some_and(|cell| !fits(&cell)) || self.held.get_untracked().is_none() {
                    self.cell.set(None);
                }
            },
            false,
        );
        // The aim is global: it must not survive into the next table.
        on_cleanup(|| take_aim(None));
    }

    /// Returns whether an action is legal now. Reactive.
    pub fn can(&self, action: &Action) -> bool {
        self.playing.legal.read().contains(action)
    }

    /// Returns whether the hexagon of the basic game is complete. Reactive.
    pub fn is_complete(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().is_complete(state.edition()))
    }

    /// Returns whether the hexagon is complete and no shown tile would spoil it: the moment to end (H4.1). Reactive.
    pub fn is_due_to_end(&self) -> bool {
        self.is_complete() && self.shown.get().is_none()
    }

    /// Returns whether the tile, as it is tried, makes the hexagon impossible. Reactive.
    pub fn spoils(&self) -> bool {
        let basic = self.playing.state.get().is_some_and(|state| state.table().options().game == Variant::Basic);
        let side = self.playing.edition.read_value().numbers.side;
        basic && !self.hopeless.get() && self.tried.get().is_some_and(|place| spoils(&self.bed.read(), place, side))
    }

    /// Returns the game after the tried tile is laid, whether the tile is shown already or not. Reactive.
    pub fn ahead(&self) -> Option<Harmonia> {
        let Place { cell, edges } = self.tried.get()?;
        let lay = Action::Lay(cell, edges);
        if self.must_lay() {
            return self.playing.ahead(&lay);
        }
        let mut shown = self.playing.ahead(&Action::Show(self.chosen.get()?))?;
        shown.play(self.playing.seat.get()?, &lay, Millis(0)).ok()?;
        Some(shown)
    }

    /// Returns whether the player has shown a tile and must lay it. Reactive.
    pub fn must_lay(&self) -> bool {
        self.on.get() && self.shown.get().is_some()
    }

    /// Returns whether one player plays all hands. Reactive.
    pub fn alone(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().players() != state.seats())
    }

    pub fn hints(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().options().hints)
    }

    /// Returns the seat that plays a hand. Reactive.
    pub fn seat_of(&self, hand: u8) -> Seat {
        self.playing.state.get().map_or(Seat(0), |state| state.table().seat_of(hand))
    }

    /// Returns the held tile in its current orientation. Reactive.
    pub fn held_edges(&self) -> Option<Edges> {
        if let Some(place) = self.tried.get() {
            return Some(place.edges);
        }
        let all = self.held.get()?.turns();
        Some(all[self.turns.get() % all.len()])
    }

    fn play(&self, action: Action) {
        if self.playing.legal.read_untracked().contains(&action) && !self.playing.waiting.get_untracked() {
            self.playing.play.run(action);
        }
    }

    /// Handles a tap on a tile in the hand: takes it up, or puts it back.
    pub fn choose(&self, kind: Kind) {
        if self.must_lay_untracked() {
            return;
        }
        let again = self.chosen.get_untracked() == Some(kind);
        self.cell.set(None);
        self.turns.set(0);
        self.warned.set(false);
        self.chosen.set((!again).then_some(kind));
    }

    fn must_lay_untracked(&self) -> bool {
        untrack(|| self.must_lay())
    }

    /// Chooses the tile `by` positions farther in the hand.
    pub fn choose_next(&self, by: isize) {
        let tiles = self.tiles.get_untracked();
        let kinds: Vec<Kind> = Kind::all().filter(|kind| tiles.has(*kind)).collect();
        let count = kinds.len() as isize;
        if count == 0 {
            return;
        }
        let at = self.chosen.get_untracked().and_then(|kind| kinds.iter().position(|other| *other == kind));
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(count),
            None if by < 0 => count - 1,
            None => 0,
        };
        if Some(next as usize) != at {
            self.choose(kinds[next as usize]);
        }
    }

    /// Chooses the tile at a position in the hand.
    pub fn choose_at(&self, place: usize) {
        let tiles = self.tiles.get_untracked();
        let kind = Kind::all().filter(|kind| tiles.has(*kind)).nth(place);
        if let Some(kind) = kind.filter(|kind| self.chosen.get_untracked() != Some(*kind)) {
            self.choose(kind);
        }
    }

    /// Turns the held tile; while it is tried, only to orientations that fit.
    pub fn turn_tile(&self, back: bool) {
        let Some(kind) = self.held.get_untracked() else { return };
        let all = kind.turns();
        let step = if back { all.len() - 1 } else { 1 };
        let tried = self.tried.get_untracked();
        let now = tried.and_then(|place| all.iter().position(|edges| *edges == place.edges));
        let mut next = (now.unwrap_or(self.turns.get_untracked()) + step) % all.len();
        if let Some(place) = tried {
            let places = self.places.read_untracked();
            let ways = places.get(&place.cell).cloned().unwrap_or_default();
            while !ways.contains(&all[next]) {
                next = (next + step) % all.len();
            }
        }
        self.turns.set(next);
    }

    /// Returns in how many orientations the tile fits where it is tried. Reactive.
    pub fn ways(&self) -> usize {
        let place = self.tried.get();
        place.and_then(|place| self.places.read().get(&place.cell).map(Vec::len)).unwrap_or(0)
    }

    /// Returns whether a tap on a cell has an effect. Reactive.
    pub fn reacts(&self, cell: Cell) -> bool {
        super::aim::aim().is_some() || self.can_try.get() && self.places.read().contains_key(&cell)
    }

    /// Handles a tap on a cell: points at it or tries the tile there; a second tap turns the tile, or lays it if it has
    /// only one orientation.
    pub fn tap(&self, cell: Cell) {
        if let Some(aim) = aim_untracked() {
            return self.point(cell, aim);
        }
        if !self.can_try.get_untracked() || !self.places.read_untracked().contains_key(&cell) {
            return;
        }
        match self.tried.get_untracked().filter(|place| place.cell == cell) {
            None => {
                // A suggested tile is tried in the suggested orientation.
                let hinted =
                    self.hinted.get_untracked().filter(|place| place.cell == cell).zip(self.held.get_untracked());
                let turn = hinted.and_then(|(place, kind)| kind.turns().iter().position(|edges| *edges == place.edges));
                if let Some(turn) = turn {
                    self.turns.set(turn);
                }
                self.cell.set(Some(cell));
            }
            Some(_) if untrack(|| self.ways()) > 1 => self.turn_tile(false),
            Some(_) => self.lay(),
        }
    }

    /// Handles Enter on a cell: tries the tile there; a second Enter lays it, or turns it if it is not shown yet.
    pub fn enter(&self, cell: Cell) {
        match self.tried.get_untracked() {
            Some(place) if place.cell == cell && aim_untracked().is_none() && self.must_lay_untracked() => self.lay(),
            _ => self.tap(cell),
        }
    }

    /// Points at a cell, visibly for all players, or sends the sentence about it.
    pub fn point(&self, cell: Cell, aim: Aim) {
        // Sentences are about free cells.
        if aim != Aim::Point && self.bed.read_untracked().tiles.iter().any(|tile| tile.cell == cell) {
            return;
        }
        take_aim(None);
        if self.playing.seat.get_untracked().is_none() {
            return;
        }
        let words = match aim {
            Aim::Point => Words::Point(cell.to_string()),
            Aim::Phrase(key) => {
                Words::Phrase { key: key.to_owned(), args: BTreeMap::from([("cell".to_owned(), cell.to_string())]) }
            }
        };
        self.playing.say.run(words);
    }

    /// Returns whether the chosen tile can be shown now. Reactive.
    pub fn can_show(&self) -> bool {
        let of_this_hand = self.hand.get() == Some(self.turn.get());
        of_this_hand && self.chosen.get().is_some_and(|kind| self.can(&Action::Show(kind)))
    }

    /// Returns whether the chosen tile is known to fit nowhere. Reactive.
    pub fn is_stuck(&self) -> bool {
        self.chosen.get().is_some() && self.can_try.get() && self.places.read().is_empty()
    }

    /// Shows the chosen tile. A tile that fits nowhere is shown only on the second request.
    pub fn show(&self) {
        if !untrack(|| self.can_show()) {
            return;
        }
        if untrack(|| self.is_stuck()) && !self.warned.get_untracked() {
            return self.warned.set(true);
        }
        if let Some(kind) = self.chosen.get_untracked() {
            self.play(Action::Show(kind));
        }
    }

    /// Lays the tile where it is tried.
    pub fn lay(&self) {
        if let Some(Place { cell, edges }) = self.tried.get_untracked() {
            self.planted.set_value(Some(cell));
            self.play(Action::Lay(cell, edges));
        }
    }

    pub fn propose(&self) {
        self.play(Action::Propose);
    }

    pub fn answer(&self, action: Action) {
        self.play(action);
    }

    /// Returns whether [`Intent::back`] would undo anything. Reactive.
    pub fn holds_something(&self) -> bool {
        super::aim::aim().is_some() || self.cell.get().is_some() || self.chosen.get().is_some()
    }

    /// Undoes one step of the selection: the aim, the place, then the tile.
    pub fn back(&self) {
        if aim_untracked().is_some() {
            take_aim(None);
        } else if self.cell.get_untracked().is_some() {
            self.cell.set(None);
        } else {
            self.chosen.set(None);
        }
        self.warned.set(false);
    }
}

/// Returns whether this tile makes the hexagon of the basic game impossible.
fn spoils(bed: &Bed, place: Place, side: u8) -> bool {
    let tiles: Vec<Place> = bed.tiles.iter().copied().chain([place]).collect();
    !can_come_together(&tiles, side)
}
