//! What I am about to do: which tile I hold, how it is turned, where I try it.
//!
//! There are no rules here. What can be shown and laid are the legal actions; where a tile of my own would fit before it
//! is shown, the layout says, and only if the table has asked for hints.
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

/// Cells, each with the ways in which a tile fits.
pub type Places = BTreeMap<Cell, Vec<Edges>>;

/// What stands before the edges of a tile that is suggested for the cell that is lit: no cell and no kind begins so.
pub const HINTED: char = '~';

/// Selection and preview. `Copy`, like everything made of signals.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    pub playing: Playing<Harmonia>,
    /// The hand that somebody alone looks at, if not the one whose turn it is.
    pub looked: RwSignal<Option<u8>>,
    /// The tile I mean, before it is shown.
    pub chosen: RwSignal<Option<Kind>>,
    /// How the tile I hold is turned, as a place in its list of turns.
    turns: RwSignal<usize>,
    /// Where I try it.
    pub cell: RwSignal<Option<Cell>>,
    /// Where I have laid a tile: I saw it there before.
    pub planted: StoredValue<Option<Cell>>,
    /// Whether I have been told that the tile fits nowhere.
    pub warned: RwSignal<bool>,
    /// Whether I am asked if the game shall end.
    pub ending: RwSignal<bool>,
    /// Whether the goal is drawn; until somebody says so, once it helps.
    pub goal: RwSignal<Option<bool>>,
    /// What lies on the table.
    pub bed: Memo<Bed>,
    /// The hand I see.
    pub hand: Memo<Option<u8>>,
    /// The tiles in it.
    pub tiles: Memo<Tiles>,
    /// The hand whose turn it is.
    pub turn: Memo<u8>,
    /// The tile that everybody sees.
    pub shown: Memo<Option<Kind>>,
    /// Whether it is my turn, be there a proposal or not.
    pub on: Memo<bool>,
    /// The tile I hold: the one I have shown, or the one I have chosen.
    pub held: Memo<Option<Kind>>,
    /// Where the tile fits that I hold, or that somebody else has shown.
    pub places: Memo<Places>,
    /// Whether I can try it there.
    pub can_try: Memo<bool>,
    /// The tile as I try it.
    pub tried: Memo<Option<Place>>,
    /// Whether the hexagon of the basic game can come together no more.
    pub hopeless: Memo<bool>,
    /// The cells where it fits, but the hexagon could come together no more however it is turned.
    pub spoiling: Memo<BTreeSet<Cell>>,
    /// The cells that are lit.
    pub lit: Memo<BTreeSet<Cell>>,
    /// The tile that is suggested, as it would lie.
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
            // Nothing is spoilt that is lost already.
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
            // In a replay it may have been laid meanwhile.
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

    /// The game goes on: what I hold and try is put down where it no longer makes sense.
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
                // What I chose is shown: it is tried where it was.
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
        // Nothing is aimed at on the next table.
        on_cleanup(|| take_aim(None));
    }

    /// Whether an action is legal now. Reactive.
    pub fn can(&self, action: &Action) -> bool {
        self.playing.legal.read().contains(action)
    }

    /// Whether the hexagon of the basic game is complete. Reactive.
    pub fn is_complete(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().is_complete(state.edition()))
    }

    /// Whether the hexagon is complete and no tile is shown that would spoil it: the moment to end (H4.1). Reactive.
    pub fn is_due_to_end(&self) -> bool {
        self.is_complete() && self.shown.get().is_none()
    }

    /// Whether the tile as I try it keeps the hexagon from coming together. Reactive.
    pub fn spoils(&self) -> bool {
        let basic = self.playing.state.get().is_some_and(|state| state.table().options().game == Variant::Basic);
        let side = self.playing.edition.read_value().numbers.side;
        basic && !self.hopeless.get() && self.tried.get().is_some_and(|place| spoils(&self.bed.read(), place, side))
    }

    /// The game as it would be with the tile as I try it, be it shown already or not. Reactive.
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

    /// Whether I have shown a tile and have to lay it. Reactive.
    pub fn must_lay(&self) -> bool {
        self.on.get() && self.shown.get().is_some()
    }

    /// Whether one person plays all hands. Reactive.
    pub fn alone(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().players() != state.seats())
    }

    pub fn hints(&self) -> bool {
        self.playing.state.get().is_some_and(|state| state.table().options().hints)
    }

    /// Who plays a hand. Reactive.
    pub fn seat_of(&self, hand: u8) -> Seat {
        self.playing.state.get().map_or(Seat(0), |state| state.table().seat_of(hand))
    }

    /// How the tile lies that I hold. Reactive.
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

    /// A tap on a tile in the hand: take it up, or put it back.
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

    /// The tile in the hand that is so many places farther.
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

    /// The tile at a place in the hand.
    pub fn choose_at(&self, place: usize) {
        let tiles = self.tiles.get_untracked();
        let kind = Kind::all().filter(|kind| tiles.has(*kind)).nth(place);
        if let Some(kind) = kind.filter(|kind| self.chosen.get_untracked() != Some(*kind)) {
            self.choose(kind);
        }
    }

    /// Turns the tile I hold; where I try it, only to where it fits.
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

    /// In how many ways it fits where I try it. Reactive.
    pub fn ways(&self) -> usize {
        let place = self.tried.get();
        place.and_then(|place| self.places.read().get(&place.cell).map(Vec::len)).unwrap_or(0)
    }

    /// Whether a tap on a cell does something. Reactive.
    pub fn reacts(&self, cell: Cell) -> bool {
        super::aim::aim().is_some() || self.can_try.get() && self.places.read().contains_key(&cell)
    }

    /// A tap on a cell: point at it, try the tile there; again: turn it, or lay it if there is but one way.
    pub fn tap(&self, cell: Cell) {
        if let Some(aim) = aim_untracked() {
            return self.point(cell, aim);
        }
        if !self.can_try.get_untracked() || !self.places.read_untracked().contains_key(&cell) {
            return;
        }
        match self.tried.get_untracked().filter(|place| place.cell == cell) {
            None => {
                // What is suggested is tried as it is suggested.
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

    /// Enter on a cell: try the tile there; again: lay it, or turn it if it is not shown yet.
    pub fn enter(&self, cell: Cell) {
        match self.tried.get_untracked() {
            Some(place) if place.cell == cell && aim_untracked().is_none() && self.must_lay_untracked() => self.lay(),
            _ => self.tap(cell),
        }
    }

    /// Everybody sees which cell I mean.
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

    /// Whether the chosen tile can be shown now. Reactive.
    pub fn can_show(&self) -> bool {
        let of_this_hand = self.hand.get() == Some(self.turn.get());
        of_this_hand && self.chosen.get().is_some_and(|kind| self.can(&Action::Show(kind)))
    }

    /// Whether the chosen tile is known to fit nowhere. Reactive.
    pub fn is_stuck(&self) -> bool {
        self.chosen.get().is_some() && self.can_try.get() && self.places.read().is_empty()
    }

    /// Shows the chosen tile; one that fits nowhere only when asked twice.
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

    /// Lays the tile as I try it.
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

    /// Whether there is anything to put back. Reactive.
    pub fn holds_something(&self) -> bool {
        super::aim::aim().is_some() || self.cell.get().is_some() || self.chosen.get().is_some()
    }

    /// One step back: the aim, the place, the tile.
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

/// Whether a tile more keeps the hexagon of the basic game from coming together.
fn spoils(bed: &Bed, place: Place, side: u8) -> bool {
    let tiles: Vec<Place> = bed.tiles.iter().copied().chain([place]).collect();
    !can_come_together(&tiles, side)
}
