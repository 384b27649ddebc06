//! How much a sheet can still gain at most: an upper bound that is proven, not guessed.
//!
//! Each half is looked at alone. A line may use the strokes it has left in any way, whatever form the dice ask for
//! and wherever lines have been; only it never crosses the midline twice in a row. What it earns is counted in half points:
//!
//! - every colour that is new in its half earns half a pair, for a pair is no more than its two halves;
//! - every letter earns the most it can bring, once;
//! - a crossing earns a point for each of the eight colours, as if all had been reached;
//! - a dot in a point colour earns its points.
//!
//! A circle costs a stroke to enter and brings two: entering it is free here, and for every circle that is left there is one
//! stroke more. All strokes that belong to neither half go where they bring most.

use super::problem::{Aim, Problem};
use crate::{Colour, Compass, Edition, Field, Ground, HEIGHT, Half, Kind, Letter, Scoring, Sheet};

/// The rows in which a line of a half moves are eight fields wide.
const WIDE: usize = 8;
/// Eight columns of twelve, and the two grey columns again for a line that has just crossed the midline: it cannot
/// cross back at once.
const PLACES: usize = WIDE * HEIGHT as usize + 2 * HEIGHT as usize;
/// Sets of colours times sets of the two letters of a half.
const SETS: usize = 256 * 4;
const LAYER: usize = PLACES * SETS;

/// What things earn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// What a crossing earns at most: as many points as there are colours.
    pub(super) crossing: u16,
    pub(super) letters: [u16; 4],
    pub(super) pair: u16,
    pub(super) dot: u16,
}

impl Worth {
    pub(super) fn new(edition: &Edition, problem: &Problem) -> Worth {
        let numbers = &edition.numbers;
        let nothing = Worth { crossing: 0, letters: [0; 4], pair: 0, dot: 0 };
        match problem.aim {
            Aim::Crossings => Worth { crossing: 1, ..nothing },
            Aim::Dots => Worth { dot: 1, ..nothing },
            Aim::Points(scorings) => {
                let only = |scoring, points: u8| if scorings.has(scoring) { u16::from(points) } else { 0 };
                let most = numbers.letter_first.max(numbers.letter_later);
                Worth {
                    crossing: only(Scoring::Midline, Colour::ALL.len() as u8),
                    letters: [only(Scoring::Letters, most); 4],
                    pair: only(Scoring::Pairs, numbers.pair),
                    dot: only(Scoring::Dots, numbers.dot),
                }
            }
        }
    }
}

/// The bound for one problem.
#[derive(Debug)]
pub(super) struct Bound {
    worth: Worth,
    halves: [Table; 2],
    circles: u8,
    /// Strokes that a circle brings, entering it being free.
    bonus: u8,
}

/// What the line of a half can gain, by strokes left, place, colours and letters it has.
#[derive(Debug)]
struct Table {
    letters: [Option<Letter>; 2],
    /// Where one comes from each place.
    steps: Vec<[Option<Step>; 4]>,
    /// All places, circles first: what lies behind them costs no stroke.
    order: Vec<usize>,
    gains: Vec<u16>,
    /// The most strokes that can be left.
    most: usize,
}

/// Strokes that are still to come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Strokes {
    pub(super) halves: [u8; 2],
    /// For either half.
    pub(super) free: u8,
    /// Zeros that a joker can replace.
    pub(super) zeros: u8,
}

impl Bound {
    pub(super) fn new(edition: &Edition, problem: &Problem, total: Strokes) -> Bound {
        let ground = edition.ground(problem.side);
        let worth = Worth::new(edition, problem);
        let circles = ground.circles().len() as u8;
        // Circles side by side would be entered for nothing from each other: then each stroke is counted as it is.
        let beside = |field: Field| Compass::ALL.into_iter().filter_map(move |to| field.next(to));
        let apart = !ground.circles().iter().any(|field| beside(field).any(|other| ground.circles().has(other)));
        let bonus = edition.numbers.bonus.saturating_sub(u8::from(apart));
        let extra = total.free + total.zeros.min(edition.numbers.jokers) + circles.saturating_mul(bonus);
        let table = |half: Half| {
            let most = usize::from(total.halves[half.index()].saturating_add(extra)).min(LONGEST);
            Table::new(ground, half, problem.colours, &worth, apart, most)
        };
        Bound { worth, halves: Half::BOTH.map(table), circles, bonus }
    }

    /// Works out a part of what the bound needs, in a millisecond or two. Says whether there is more to work out; before
    /// that is done, [`Bound::of`] says too little.
    pub(super) fn grow(&mut self) -> bool {
        let [left, right] = &mut self.halves;
        left.grow() | right.grow()
    }

    /// The most that a sheet can be worth in the end, its letters being worth `letters` so far.
    #[inline]
    pub(super) fn of(&self, sheet: &Sheet, letters: u16, strokes: Strokes) -> u16 {
        let (tally, worth) = (sheet.tally(), &self.worth);
        let colours = u16::from(tally.colours[0].len()) + u16::from(tally.colours[1].len());
        let crossings = worth.crossing * u16::from(tally.crossings);
        let now = 2 * (crossings + letters + worth.dot * u16::from(tally.dots)) + worth.pair * colours;

        let circles = (self.circles - tally.circles).saturating_mul(self.bonus);
        let free = strokes.free.saturating_add(strokes.zeros.min(sheet.jokers())).saturating_add(circles);
        let gains = Half::BOTH.map(|half| self.halves[half.index()].of(sheet, half));
        let split = |to_left: u8| {
            let left = Table::gain(gains[0], strokes.halves[0].saturating_add(to_left));
            left + Table::gain(gains[1], strokes.halves[1].saturating_add(free - to_left))
        };
        (now + (0..=free).map(split).max().unwrap_or(0)) / 2
    }
}

/// More strokes than any line can have.
const LONGEST: usize = 96;

/// Where a line of a half stands, as a place of the tables.
#[inline]
fn place(half: Half, field: Field) -> usize {
    let x = match half {
        Half::Left => field.x(),
        Half::Right => field.x() - 6,
    };
    usize::from(field.y()) * WIDE + usize::from(x)
}

/// The place of a line that has just crossed the midline into a field.
fn place_across(field: Field) -> usize {
    WIDE * HEIGHT as usize + usize::from(field.x() - 6) * HEIGHT as usize + usize::from(field.y())
}

/// Where one comes from a place, and what that earns.
#[derive(Clone, Copy, Debug)]
struct Step {
    to: usize,
    points: u16,
    colour: u8,
    new_colour: u16,
    letter: u8,
    new_letter: u16,
    /// Whether it costs no stroke: onto a circle.
    gratis: bool,
}

impl Table {
    fn new(ground: &Ground, half: Half, ticked: [Colour; 2], worth: &Worth, apart: bool, most: usize) -> Table {
        let reached = Letter::ALL.into_iter().filter(|&letter| ground.field_of(letter).half() == Some(half));
        let mut letters = [None; 2];
        letters.iter_mut().zip(reached).for_each(|(slot, letter)| *slot = Some(letter));
        let steps = steps(ground, half, |from, to| {
            let colour = ground.colour(to);
            let letter = letters.iter().position(|letter| letter.is_some() && *letter == ground.letter(to));
            Step {
                to: if from.across(to) { place_across(to) } else { place(half, to) },
                points: 2
                    * (u16::from(from.across(to)) * worth.crossing
                        + u16::from(colour.is_some_and(|colour| ticked.contains(&colour))) * worth.dot),
                colour: colour.map_or(0, |colour| 1 << colour.index()),
                new_colour: worth.pair,
                letter: letter.map_or(0, |place| 1 << place),
                gratis: apart && ground.kind(to) == Kind::Circle,
                new_letter: letter
                    .map_or(0, |place| letters[place].map_or(0, |letter| 2 * worth.letters[letter.index()])),
            }
        });
        let circles: Vec<usize> =
            ground.circles().iter().filter(|&field| half.reaches(field)).map(|field| place(half, field)).collect();
        let others = (0..PLACES).filter(|at| !circles.contains(at));
        let order = circles.iter().copied().chain(others).collect();
        Table { letters, steps, order, gains: vec![0; LAYER], most }
    }

    /// Works out the gains for one stroke more. Says whether there are more to come.
    fn grow(&mut self) -> bool {
        let strokes = self.gains.len() / LAYER;
        if strokes > self.most {
            return false;
        }
        self.gains.resize((strokes + 1) * LAYER, 0);
        let (before, now) = self.gains.split_at_mut(strokes * LAYER);
        let before = &before[(strokes - 1) * LAYER..];
        for &at in &self.order {
            let mut row = [0; SETS];
            // A line that is stuck gains nothing more, but keeps what a shorter walk would bring.
            row.copy_from_slice(&before[at * SETS..(at + 1) * SETS]);
            for step in self.steps[at].iter().flatten() {
                let from = if step.gratis { &*now } else { before };
                let next = &from[step.to * SETS..(step.to + 1) * SETS];
                for (set, best) in row.iter_mut().enumerate() {
                    let (colours, reached) = (set >> 2, set & 3);
                    let (colour, letter) = (usize::from(step.colour), usize::from(step.letter));
                    let mut gain = step.points;
                    gain += if colour & !colours != 0 { step.new_colour } else { 0 };
                    gain += if letter & !reached != 0 { step.new_letter } else { 0 };
                    *best = (*best).max(gain + next[(colours | colour) << 2 | reached | letter]);
                }
            }
            now[at * SETS..(at + 1) * SETS].copy_from_slice(&row);
        }
        strokes < self.most
    }

    /// The gains of a sheet's line, by strokes left.
    #[inline]
    fn of(&self, sheet: &Sheet, half: Half) -> Option<(&[u16], usize)> {
        let end = sheet.line(half).end()?;
        let tally = sheet.tally();
        let has = |place: usize| self.letters[place].is_some_and(|letter| tally.letters[letter.index()] > 0);
        let letters = usize::from(has(0)) | usize::from(has(1)) << 1;
        let set = usize::from(tally.colours[half.index()].0) << 2 | letters;
        Some((&self.gains, place(half, end) * SETS + set))
    }

    #[inline]
    fn gain(gains: Option<(&[u16], usize)>, strokes: u8) -> u16 {
        let Some((gains, place)) = gains else { return 0 };
        let most = gains.len() / LAYER - 1;
        gains[usize::from(strokes).min(most) * LAYER + place]
    }
}

fn steps(ground: &Ground, half: Half, step: impl Fn(Field, Field) -> Step) -> Vec<[Option<Step>; 4]> {
    let mut steps = vec![[None; 4]; PLACES];
    for from in ground.open(half).iter() {
        let to = |to| from.next(to).filter(|&field| ground.open(half).has(field));
        let all = Compass::ALL.map(|direction| to(direction).map(|to| step(from, to)));
        steps[place(half, from)] = all;
        if from.half().is_none() {
            // Having crossed, it does not cross back.
            let back = |direction| to(direction).filter(|&to| !from.across(to)).map(|to| step(from, to));
            steps[place_across(from)] = Compass::ALL.map(back);
        }
    }
    steps
}
