//! What a viewer knows, and imagining the rest. Everything lies open but the rolls to come (C4.8).

use crate::action::Die;
use crate::edition::{Edition, MOST_ROUNDS};
use crate::table::MOST_SEATS;
use crate::tray::Roll;
use crate::{
    Colour, ColourLines, Compass, Field, Half, Letter, Options, Path, Paths, Place, Scorings, Setup, Sheet, Side,
    Stage, Table, Tray,
};
use contract::{Chance, Message, Rules, RulesVersion, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What all viewers may know, the same for every seat and for spectators.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    #[serde(serialize_with = "ToldOptions::serialize")]
    pub options: Options,
    pub scorings: Scorings,
    pub stage: Stage,
    /// From 1; 0 before the first roll.
    pub round: u8,
    /// Who was active in the first round.
    pub first: Seat,
    pub done: Seats,
    /// The dice of every round so far.
    pub trays: Vec<[DieView; 5]>,
    /// In the order of the seats.
    pub sheets: Vec<SheetView>,
}

/// [`Options`] as a view writes them: an option that the first version of the rules did not have is left out while it is off, so
/// that views of games begun under that version stay as they were.
#[derive(Serialize)]
#[serde(remote = "Options")]
struct ToldOptions {
    side: Side,
    setup: Setup,
    midline: bool,
    letters: bool,
    pairs: bool,
    dots: bool,
    three_of_four: bool,
    chosen_dice: bool,
    task: u8,
    harder: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    strict: bool,
}

/// A die on the tray.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DieView {
    /// The name of the face it shows, once it is rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// What it is for, once it is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// A player's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetView {
    pub colours: Option<[Colour; 2]>,
    pub left: LineView,
    pub right: LineView,
    pub jokers: u8,
    /// The dice used in this round, from 1.
    pub used: Vec<u8>,
    /// Those of them that were spent on a joker, where dice are left strictly (C4.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joked: Vec<u8>,
    pub bonus: Option<(Half, u8)>,
    /// The round in which each letter was reached, 0 for never.
    pub letters: [u8; 4],
}

/// One line of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineView {
    pub cross: Option<Field>,
    /// Its strokes from the cross on, as letters of the compass.
    pub strokes: String,
    /// How many it had when the round began.
    pub before: u8,
}

impl View {
    pub(crate) fn of(game: &ColourLines) -> View {
        let table = &game.table;
        let die = |tray: &Tray, die| DieView {
            face: tray.face(die).map(|face| game.edition.face(face).name.clone()),
            place: tray.place(die),
        };
        let tray = |tray: &Tray| {
            let mut dice: [DieView; 5] = Default::default();
            for number in Die::all() {
                dice[number.index()] = die(tray, number);
            }
            dice
        };
        View {
            rules: table.rules,
            options: table.options.clone(),
            scorings: table.scorings,
            stage: table.stage,
            round: table.round,
            first: table.first,
            done: table.done,
            trays: table.trays().iter().map(tray).collect(),
            sheets: table.sheets().iter().map(SheetView::of).collect(),
        }
    }

    pub(crate) fn imagine(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Result<ColourLines, Message> {
        self.rebuild(edition, chance).ok_or_else(|| Message::new("view-contradiction"))
    }

    fn rebuild(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Option<ColourLines> {
        let (seats, round) = (self.sheets.len(), usize::from(self.round));
        let fits = (1..=MOST_SEATS).contains(&seats)
            && self.first.index() < seats
            && round <= usize::from(edition.numbers.rounds)
            && self.trays.len() == round
            && self.done.minus(Seats::all(seats as u8)).is_empty()
            && self.trays.iter().enumerate().all(|(place, tray)| place + 1 == round || is_placed(tray))
            && (self.stage != Stage::Draw || self.trays.last().is_some_and(is_placed))
            && (self.options.task == 0 || edition.task(self.options.task).is_some())
            && (1..=ColourLines::RULES).contains(&self.rules.0)
            && (round == 0) == matches!(self.stage, Stage::Setup | Stage::Colours | Stage::Crosses);
        if !fits {
            return None;
        }
        let mut rolls = [Roll::default(); MOST_ROUNDS];
        for roll in &mut rolls[..usize::from(edition.numbers.rounds)] {
            *roll = Roll::new(edition, chance);
        }
        let mut trays = [Tray::default(); MOST_ROUNDS];
        for (tray, (view, roll)) in trays.iter_mut().zip(self.trays.iter().zip(&mut rolls)) {
            for die in Die::all() {
                let DieView { face, place } = &view[die.index()];
                if let Some(name) = face {
                    let face = edition.face_named(name)?;
                    tray.show(die, face);
                    roll.faces[die.index()] = face;
                }
                if let Some(place) = place {
                    tray.put(die, *place);
                }
            }
            // The dice that were rolled came before those that were not; the order among them does not matter.
            roll.order.sort_by_key(|&die| view[usize::from(die)].face.is_none());
        }
        let mut table = Table {
            rules: self.rules,
            options: self.options.clone(),
            scorings: self.scorings,
            sheets: [Sheet::new(edition.numbers.jokers); MOST_SEATS],
            seats: seats as u8,
            trays,
            stage: self.stage,
            round: self.round,
            first: self.first,
            done: self.done,
        };
        let ground = table.ground(edition);
        for (sheet, view) in table.sheets.iter_mut().zip(&self.sheets) {
            *sheet = view.rebuild(edition, ground, self.round)?;
        }
        let mut game = ColourLines { edition: edition.clone(), table, rolls };
        for seat in Seat::all(seats as u8) {
            game.look_for_more(seat);
        }
        Some(game)
    }
}

/// Whether all dice are rolled, and two lie left, two right, one free.
fn is_placed(tray: &[DieView; 5]) -> bool {
    let count = |place| tray.iter().filter(|die| die.place == Some(place)).count();
    tray.iter().all(|die| die.face.is_some()) && [Place::Left, Place::Right, Place::Free].map(count) == [2, 2, 1]
}

impl SheetView {
    fn of(sheet: &Sheet) -> SheetView {
        let line = |half| {
            let line = sheet.line(half);
            let strokes = line.strokes().map(Compass::letter).collect();
            LineView { cross: line.cross(), strokes, before: line.before() }
        };
        let numbers =
            |has: &dyn Fn(Die) -> bool| Die::all().filter(|&die| has(die)).map(|die| die.index() as u8 + 1).collect();
        SheetView {
            colours: sheet.colours,
            left: line(Half::Left),
            right: line(Half::Right),
            jokers: sheet.jokers,
            used: numbers(&|die| sheet.has_used(die)),
            joked: numbers(&|die| sheet.has_joked(die)),
            bonus: sheet.bonus,
            letters: sheet.tally().letters,
        }
    }

    fn rebuild(&self, edition: &Edition, ground: &crate::Ground, round: u8) -> Option<Sheet> {
        let bits = |numbers: &[u8]| {
            let bit = |&number: &u8| Die::new(usize::from(number).checked_sub(1)?).map(|die| 1u8 << die.index());
            numbers.iter().map(bit).try_fold(0, |bits, bit| Some(bits | bit?))
        };
        let mut sheet = Sheet::new(edition.numbers.jokers);
        sheet.colours = self.colours.filter(|[a, b]| a < b);
        if sheet.colours != self.colours || self.jokers > sheet.jokers {
            return None;
        }
        let lines = [(Half::Left, &self.left), (Half::Right, &self.right)];
        for (half, line) in lines {
            if let Some(field) = line.cross {
                let fits = field.half() == Some(half) && ground.start(field).is_some();
                fits.then(|| sheet.set_cross(ground, half, field))?;
            }
        }
        for (half, line) in lines {
            for letter in line.strokes.chars() {
                let to = Compass::from_letter(letter)?;
                let free = sheet.open(half).and(Paths::SINGLE).has(Path::single(to));
                free.then(|| sheet.draw(edition, ground, round, half, &[to]))?;
            }
            (usize::from(line.before) <= line.strokes.len()).then(|| sheet.set_before(half, line.before))?;
        }
        for letter in Letter::ALL {
            let told = self.letters[letter.index()];
            let reached = sheet.tally().letters[letter.index()] > 0;
            (reached == (told > 0) && told <= round).then(|| sheet.set_letter(letter, told))?;
        }
        sheet.jokers = self.jokers;
        (sheet.used, sheet.joked) = (bits(&self.used)?, bits(&self.joked)?);
        let spent = sheet.joked.count_ones() as u8;
        if sheet.joked & !sheet.used != 0 || sheet.jokers + spent > edition.numbers.jokers {
            return None;
        }
        sheet.bonus = self.bonus.filter(|&(_, strokes)| strokes > 0 && !ground.circles().is_empty());
        (sheet.bonus == self.bonus).then_some(sheet)
    }
}
