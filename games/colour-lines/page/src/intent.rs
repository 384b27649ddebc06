//! What the player is about to draw: with which die, at which line, which strokes so far, and what that would bring.
//!
//! This module contains no rules: what can be drawn comes from the legal actions, each a way of strokes at the end of a
//! line. Drawn strokes leave only the ways that begin with them.
//!
//! ```text
//! legal ─→ ways (of the chosen die, or of all) ─→ left (that begin so) ─┬─→ next (fields that go on)
//! die, joker, skipped ─┘      half, strokes ─┘                          └─→ whole (actions that are just this)
//! ```

use super::ways::{Way, merged, walk, ways};
use colour_lines::{
    Action, Colour, ColourLines, Compass, Die, Field, FieldSet, Half, Place, Placing, Sheet, Stage, Tray,
};
use contract::Seat;
use kit::playing::Playing;
use leptos::prelude::*;
use std::sync::Arc;

/// The parts of the state whose change resets the selection: the player's sheet, the stage, the dice.
type Seen = (Option<Sheet>, Stage, Tray);

/// Selection and preview. `Copy`, because it consists of signals.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    pub playing: Playing<ColourLines>,
    /// The chosen die.
    pub die: RwSignal<Option<Die>>,
    /// Whether a joker replaces the die.
    pub joker: RwSignal<bool>,
    /// The line that is drawn.
    pub half: RwSignal<Option<Half>>,
    /// The strokes so far.
    pub strokes: RwSignal<Vec<Compass>>,
    /// The strokes chosen by a tap at their end, possibly one of several ways to it.
    jumped: RwSignal<Vec<Compass>>,
    /// Whether the player skips the strokes that a circle earned.
    pub skipped: RwSignal<bool>,
    /// The first of two point colours.
    pub tick: RwSignal<Option<Colour>>,
    /// The action to play once the answer to the last one has arrived.
    pending: StoredValue<Option<Action>>,
    /// Where the player would place the dice.
    pub places: RwSignal<[Option<Place>; 5]>,
    /// The seat whose sheet is edited; for spectators, whose sheet is shown.
    pub seat: Memo<Seat>,
    /// The sheet of that seat.
    pub sheet: Memo<Option<Sheet>>,
    pub stage: Memo<Stage>,
    pub tray: Memo<Tray>,
    /// All ways that the current selection allows.
    pub ways: Memo<Vec<Way>>,
    /// The ways that begin with the strokes so far.
    pub left: Memo<Vec<Way>>,
    /// The fields of the next stroke.
    pub next: Memo<FieldSet>,
    /// The fields, beyond the next ones, at which a way of the chosen die ends.
    pub ends: Memo<FieldSet>,
    /// The actions that consist of exactly these strokes.
    pub whole: Memo<Vec<Action>>,
    /// All fields that react to a tap.
    pub taps: Memo<FieldSet>,
    /// The game after the strokes so far, if they form an action.
    pub ahead: Memo<Option<Arc<ColourLines>>>,
}

impl Intent {
    /// Creates an empty selection. It is reset when the player's own sheet or the stage changes, not when others draw.
    pub fn new(playing: Playing<ColourLines>) -> Intent {
        let (die, joker, half) = (RwSignal::new(None), RwSignal::new(false), RwSignal::new(None));
        let (strokes, skipped, tick) = (RwSignal::new(Vec::new()), RwSignal::new(false), RwSignal::new(None));
        let seat = Memo::new(move |_| shown_seat(playing));
        let sheet = Memo::new(move |_| playing.state.get().map(|state| *state.table().sheet(seat.get())));
        let stage = Memo::new(move |_| playing.state.get().map_or(Stage::Over, |state| state.table().stage()));
        let tray = Memo::new(move |_| playing.state.get().map(|state| *state.table().tray()).unwrap_or_default());
        let all = Memo::new(move |_| {
            let bonus = sheet.read().as_ref().and_then(|sheet| sheet.bonus());
            ways(&playing.legal.read(), die.get(), joker.get(), bonus.filter(|_| !skipped.get()))
        });
        let left = Memo::new(move |_| {
            let (half, strokes) = (half.get(), strokes.read());
            let begins = |way: &&Way| way.path.strokes().starts_with(&strokes);
            let here = |way: &&Way| strokes.is_empty() || half == Some(way.half);
            all.read().iter().filter(here).filter(begins).copied().collect::<Vec<_>>()
        });
        let next = Memo::new(move |_| {
            let (drawn, sheet) = (strokes.read().len(), sheet.read());
            let Some(sheet) = sheet.as_ref() else { return FieldSet::EMPTY };
            let step = |way: &Way| way.fields(sheet).get(drawn).copied();
            left.read().iter().filter_map(step).collect()
        });
        let ends = Memo::new(move |_| match (die.get(), sheet.read().as_ref()) {
            (Some(_), Some(sheet)) => far_ends(&left.read(), sheet, strokes.read().len()),
            _ => FieldSet::EMPTY,
        });
        let whole = Memo::new(move |_| {
            let strokes = strokes.read();
            let exact = |way: &&Way| !strokes.is_empty() && way.path.strokes() == &strokes[..];
            merged(left.read().iter().filter(exact).map(|way| way.action), &tray.read())
        });
        let taps = Memo::new(move |_| {
            let crosses = playing.legal.read();
            let cross = |action: &Action| if let Action::Cross(field) = action { Some(*field) } else { None };
            let drawn = sheet
                .read()
                .as_ref()
                .zip(half.get())
                .map_or(Vec::new(), |(sheet, half)| walk(sheet, half, &strokes.read()));
            // After the first ticked colour the second must follow: a cross might make all its partners illegal.
            let crosses = crosses.iter().filter_map(cross).filter(|_| tick.get().is_none());
            crosses.chain(next.read().iter()).chain(ends.read().iter()).chain(drawn).collect()
        });
        let ahead = Memo::new(move |_| match whole.read().as_slice() {
            [action] => playing.ahead(action).map(Arc::new),
            _ => None,
        });
        let intent = Intent {
            playing,
            die,
            joker,
            half,
            strokes,
            jumped: RwSignal::new(Vec::new()),
            skipped,
            tick,
            pending: StoredValue::new(None),
            places: RwSignal::new([None; 5]),
            seat,
            sheet,
            stage,
            tray,
            ways: all,
            left,
            next,
            ends,
            whole,
            taps,
            ahead,
        };
        let changed = move || (sheet.get(), stage.get(), tray.get());
        Effect::watch(changed, move |now, before, _| intent.follow(before, now), false);
        Effect::new(move || {
            if !playing.waiting.get()
                && let Some(action) = intent.pending.try_update_value(Option::take).flatten()
            {
                intent.play(action);
            }
        });
        intent
    }

    /// Returns whether an action is legal now. Reactive.
    pub fn can(&self, action: &Action) -> bool {
        self.playing.legal.read().contains(action)
    }

    /// Returns whether any action of a kind is legal now. Reactive.
    pub fn can_any(&self, kind: impl Fn(&Action) -> bool) -> bool {
        self.playing.legal.read().iter().any(kind)
    }

    /// Plays an action at once, or as soon as the pending request is answered.
    pub fn play(&self, action: Action) {
        if !self.playing.legal.read_untracked().contains(&action) {
            return;
        }
        match self.playing.waiting.get_untracked() {
            true => self.pending.set_value(Some(action)),
            false => self.playing.play.run(action),
        }
    }

    /// Follows a change of the game. Strokes stay if their line has not changed, and a first tick stays while crosses
    /// are set; everything else is put down.
    fn follow(&self, before: Option<&Seen>, (sheet, stage, tray): &Seen) {
        let earlier = before.filter(|(_, before, dice)| before == stage && dice == tray);
        let (earlier, sheet) = (earlier.and_then(|(sheet, ..)| sheet.as_ref()), sheet.as_ref());
        let (Some(earlier), Some(sheet)) = (earlier, sheet) else { return self.put_down() };
        let drawing = self.half.get_untracked().filter(|_| !self.strokes.read_untracked().is_empty());
        if drawing.is_some_and(|half| earlier.line(half) == sheet.line(half)) {
            return self.die.update(|die| *die = die.filter(|die| !sheet.has_used(*die)));
        }
        let tick = self.tick.get_untracked().filter(|_| sheet.colours().is_none());
        self.put_down();
        self.tick.set(tick);
    }

    /// Returns whether the player is done with this round or stage. Reactive.
    pub fn done(&self) -> bool {
        let mine = self.playing.seat.get();
        self.playing.state.get().is_some_and(|state| mine.is_some_and(|seat| state.table().done().has(seat)))
    }

    /// Returns whether [`Self::back`] would undo anything. Reactive.
    pub fn holds_something(&self) -> bool {
        self.die.get().is_some() || self.joker.get() || !self.strokes.read().is_empty() || self.tick.get().is_some()
    }

    /// Undoes one step of the selection: a stroke, then the joker, then the die. Placed dice stay.
    pub fn back(&self) {
        if !self.strokes.read_untracked().is_empty() {
            self.strokes.update(|strokes| _ = strokes.pop());
        } else if self.joker.get_untracked() {
            self.joker.set(false);
        } else {
            let places = self.places.get_untracked();
            self.put_down();
            self.places.set(places);
        }
    }

    /// Clears the selection.
    pub fn put_down(&self) {
        self.die.set(None);
        self.joker.set(false);
        self.strokes.set(Vec::new());
        self.jumped.set(Vec::new());
        self.half.set(None);
        self.skipped.set(false);
        self.tick.set(None);
        self.places.set([None; 5]);
    }

    /// Handles a tap on a die of the tray.
    pub fn tap_die(&self, die: Die) {
        match self.stage.get_untracked() {
            Stage::Draw => self.choose(die),
            Stage::Place => self.pick(die),
            Stage::Free if self.playing.legal.read_untracked().contains(&Action::Free(die)) => {
                match self.die.get_untracked() == Some(die) {
                    true => self.play(Action::Free(die)),
                    false => self.die.set(Some(die)),
                }
            }
            _ => {}
        }
    }

    /// Chooses a die to draw. Strokes stay if the die allows them.
    fn choose(&self, die: Die) {
        if self.die.get_untracked() == Some(die) {
            return self.put_down();
        }
        let legal = self.playing.legal.read_untracked();
        let draws = legal.iter().any(|action| matches!(action, Action::Draw(of, ..) if *of == die));
        let jokes =
            legal.iter().any(|action| matches!(action, Action::Joker(of, ..) | Action::Waive(of) if *of == die));
        drop(legal);
        if !draws && !jokes {
            return;
        }
        self.die.set(Some(die));
        self.joker.set(false);
        if self.left.read_untracked().is_empty() {
            self.strokes.set(Vec::new());
        }
    }

    /// Replaces the chosen die by a joker, or restores the die.
    pub fn tap_joker(&self) {
        if let Some(die) = untrack(|| self.replaced()) {
            self.die.set(Some(die));
            self.joker.update(|joker| *joker = !*joker);
            self.strokes.set(Vec::new());
        }
    }

    /// Returns whether a joker can replace a die. Reactive.
    pub fn can_joke(&self) -> bool {
        self.replaced().is_some()
    }

    /// Returns the die that a joker would replace: the chosen one, or the first one left if nothing else can be drawn.
    /// Reactive.
    fn replaced(&self) -> Option<Die> {
        let chosen = self.die.get();
        let stuck = chosen.is_none() && !self.can_any(|action| matches!(action, Action::Draw(..)));
        self.playing.legal.read().iter().find_map(|action| match *action {
            Action::Joker(of, ..) | Action::Waive(of) if stuck || chosen == Some(of) => Some(of),
            _ => None,
        })
    }

    /// Returns the die for which the chosen joker may draw nothing. Reactive.
    pub fn waived(&self) -> Option<Die> {
        self.die.get().filter(|&die| self.joker.get() && self.can(&Action::Waive(die)))
    }

    /// Plays the chosen joker without a stroke.
    pub fn waive(&self) {
        if let Some(die) = untrack(|| self.waived()) {
            self.play(Action::Waive(die));
        }
    }

    /// Returns whether another way of drawing this round would use dice that are left. Reactive.
    pub fn could_draw_more(&self) -> bool {
        self.can(&Action::Mend)
    }

    /// Returns the line that the keyboard draws: the one begun, or the one the die belongs to. Reactive.
    pub fn line(&self) -> Half {
        let halves: Vec<Half> =
            Half::BOTH.into_iter().filter(|&half| self.ways.read().iter().any(|way| way.half == half)).collect();
        match (self.half.get(), halves.as_slice()) {
            (Some(half), _) if !self.strokes.read().is_empty() || halves.contains(&half) => half,
            (_, [half, ..]) => *half,
            (half, []) => half.unwrap_or(Half::Left),
        }
    }

    /// Returns the last field of the strokes so far, or else the end of the line.
    pub fn tip(&self, half: Half) -> Option<Field> {
        let sheet = self.sheet.read_untracked();
        let sheet = sheet.as_ref()?;
        let drawn = if self.half.get_untracked() == Some(half) { self.strokes.get_untracked() } else { Vec::new() };
        walk(sheet, half, &drawn).last().copied().or_else(|| sheet.line(half).end())
    }

    /// Returns whether a line can grow now.
    pub fn grows(&self, half: Half) -> bool {
        self.ways.read_untracked().iter().any(|way| way.half == half)
    }

    /// Draws one stroke of a line; the opposite direction removes one. Returns whether anything happened.
    pub fn step(&self, half: Half, to: Compass) -> bool {
        let other_line = self.half.get_untracked() != Some(half);
        let mut strokes = if other_line { Vec::new() } else { self.strokes.get_untracked() };
        let back = strokes.last().is_some_and(|last| opposite(*last) == to);
        if back {
            strokes.pop();
            self.strokes.set(strokes);
            return true;
        }
        strokes.push(to);
        let goes_on = |way: &Way| way.half == half && way.path.strokes().starts_with(&strokes);
        let reacts = self.ways.read_untracked().iter().any(goes_on);
        if reacts {
            self.half.set(Some(half));
            self.strokes.set(strokes);
        }
        reacts
    }

    /// Handles a tap on a field: sets a start cross, draws the next stroke or a way to its end. A second tap on the
    /// last field plays the drawing, or shows the next way if several lead there.
    pub fn tap(&self, field: Field) {
        if self.playing.legal.read_untracked().contains(&Action::Cross(field)) {
            if self.tick.get_untracked().is_none() {
                self.play(Action::Cross(field));
            }
            return;
        }
        let Some(sheet) = self.sheet.get_untracked() else { return };
        let strokes = self.strokes.get_untracked();
        let drawn = self.half.get_untracked().map_or(Vec::new(), |half| walk(&sheet, half, &strokes));
        if let Some(place) = drawn.iter().position(|&other| other == field) {
            if place + 1 < drawn.len() {
                return self.strokes.set(strokes[..=place].to_vec());
            }
            return match untrack(|| self.other_way()) {
                Some(way) => self.jump(way),
                None => self.confirm(),
            };
        }
        let first = match self.half.get_untracked() {
            Some(half) => half,
            None if field.x() <= 6 => Half::Left,
            None => Half::Right,
        };
        let lines = if strokes.is_empty() { vec![first, first.other()] } else { vec![first] };
        for half in lines {
            let to = self.tip(half).and_then(|tip| tip.towards(field));
            if to.is_some_and(|to| self.step(half, to)) {
                return;
            }
        }
        if self.ends.read_untracked().has(field) {
            let left = self.left.get_untracked();
            if let Some(way) = left.iter().find(|way| way.fields(&sheet).last() == Some(&field)) {
                self.jump(*way);
            }
        }
    }

    fn jump(&self, way: Way) {
        let strokes = way.path.strokes().to_vec();
        self.half.set(Some(way.half));
        self.jumped.set(strokes.clone());
        self.strokes.set(strokes);
    }

    /// Returns the next way to the same end, if a tap has chosen one of several. Reactive.
    pub fn other_way(&self) -> Option<Way> {
        let (half, sheet, strokes) = (self.half.get()?, self.sheet.get()?, self.strokes.get());
        if strokes.is_empty() || self.jumped.get() != strokes {
            return None;
        }
        let end = walk(&sheet, half, &strokes).last().copied();
        let ways: Vec<Way> =
            self.ways.get().into_iter().filter(|way| way.fields(&sheet).last().copied() == end).collect();
        let now = ways.iter().position(|way| way.half == half && way.path.strokes() == &strokes[..])?;
        ways.get((now + 1) % ways.len()).filter(|_| ways.len() > 1).copied()
    }

    /// Plays the drawing if exactly one action matches it.
    pub fn confirm(&self) {
        match (self.stage.get_untracked(), self.whole.get_untracked().as_slice()) {
            (Stage::Place, _) => self.place(),
            (Stage::Free, _) => {
                if let Some(die) = self.die.get_untracked() {
                    self.play(Action::Free(die));
                }
            }
            (_, [action]) => self.play(*action),
            _ => {}
        }
    }

    /// Returns whether the button that confirms has an effect. Reactive.
    pub fn is_whole(&self) -> bool {
        match self.stage.get() {
            Stage::Place => self.placing().is_some_and(|placing| self.can(&Action::Place(placing))),
            Stage::Free => self.die.get().is_some_and(|die| self.can(&Action::Free(die))),
            _ => self.whole.read().len() == 1,
        }
    }

    /// Ticks a colour; the second tick plays.
    pub fn tap_colour(&self, colour: Colour) {
        match self.tick.get_untracked() {
            Some(first) if first == colour => self.tick.set(None),
            Some(first) => self.play(Action::Colours(first.min(colour), first.max(colour))),
            None => self.tick.set(Some(colour)),
        }
    }

    /// Takes a die to place it; another tap moves it to the next place.
    fn pick(&self, die: Die) {
        if !untrack(|| self.playing.my_turn()) {
            return;
        }
        if self.die.get_untracked() != Some(die) {
            return self.die.set(Some(die));
        }
        let places = self.places.get_untracked();
        let next = match places[die.index()] {
            None => Some(Place::Left),
            Some(Place::Left) => Some(Place::Right),
            Some(Place::Right) => Some(Place::Free),
            Some(Place::Free) => None,
        };
        self.put(die, next);
        self.die.set(Some(die));
    }

    /// Handles a tap on a compartment of the tray.
    pub fn tap_place(&self, place: Place) {
        match (self.stage.get_untracked(), self.die.get_untracked()) {
            (Stage::Pair, _) => self.play(Action::Pair(if place == Place::Right { Half::Right } else { Half::Left })),
            (Stage::Place, Some(die)) => self.put(die, Some(place)),
            (Stage::Free, Some(die)) if place == Place::Free => self.play(Action::Free(die)),
            _ => {}
        }
    }

    /// Places a die. A die that lies there makes room, and the last die is placed automatically.
    fn put(&self, die: Die, place: Option<Place>) {
        let mut places = self.places.get_untracked();
        places[die.index()] = place;
        let room = |place: Place| if place == Place::Free { 1 } else { 2 };
        if let Some(place) = place {
            let there: Vec<usize> = (0..5).filter(|&at| places[at] == Some(place)).collect();
            if there.len() > room(place)
                && let Some(&out) = there.iter().find(|&&at| at != die.index())
            {
                places[out] = None;
            }
        }
        let loose: Vec<usize> = (0..5).filter(|&at| places[at].is_none()).collect();
        if let ([last], true) = (loose.as_slice(), place.is_some()) {
            let count = |place: Place| places.iter().filter(|&&at| at == Some(place)).count();
            let free = [Place::Left, Place::Right, Place::Free].into_iter().find(|&place| count(place) < room(place));
            places[*last] = free;
        }
        self.places.set(places);
        self.die.set(None);
    }

    /// Returns the current placing. Reactive.
    pub fn placing(&self) -> Option<Placing> {
        let places = self.places.get();
        let at = |place: Place| -> Option<[Die; 2]> {
            let dice: Vec<Die> = Die::all().filter(|die| places[die.index()] == Some(place)).collect();
            dice.try_into().ok()
        };
        Placing::new(at(Place::Left)?, at(Place::Right)?)
    }

    fn place(&self) {
        if let Some(placing) = untrack(|| self.placing()) {
            self.play(Action::Place(placing));
        }
    }

    /// Returns the dice that still have to be drawn. Reactive.
    pub fn must(&self) -> Vec<Die> {
        let draws = self.stage.get() == Stage::Draw && self.playing.my_turn();
        let mine = self.playing.state.get().zip(self.playing.seat.get()).filter(|_| draws);
        mine.map_or(Vec::new(), |(state, seat)| state.drawable(seat).collect())
    }
}

/// Returns the end fields of the ways that need more than one further stroke.
fn far_ends(ways: &[Way], sheet: &Sheet, drawn: usize) -> FieldSet {
    let far = ways.iter().filter(|way| way.path.strokes().len() > drawn + 1);
    far.filter_map(|way| way.fields(sheet).last().copied()).collect()
}

const fn opposite(to: Compass) -> Compass {
    match to {
        Compass::North => Compass::South,
        Compass::East => Compass::West,
        Compass::South => Compass::North,
        Compass::West => Compass::East,
    }
}

/// Returns the player's own seat, or the neighbour whose sheet the player edits; after the game, the seat that is
/// explained.
fn shown_seat(playing: Playing<ColourLines>) -> Seat {
    let Some(state) = playing.state.get() else { return Seat(0) };
    let mine = playing.seat.get().map(|seat| state.table().target(seat)).unwrap_or(Seat(0));
    if state.table().stage() != Stage::Over {
        return mine;
    }
    let told = playing.highlight.read().first().and_then(|place| place.split(':').next()?.parse().ok());
    told.filter(|seat: &Seat| seat.index() < state.table().sheets().len()).unwrap_or(mine)
}
