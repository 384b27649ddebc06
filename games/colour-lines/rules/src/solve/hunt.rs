//! The goal of a task in the search: whether a sheet can still reach it, and how much that takes.
//!
//! A drawing that misses the goal is no drawing at all, however much it is worth (C7). A sheet is given up as soon as it cannot
//! reach its goal any more, which is proven: between two fields lie at least as many strokes as rows and columns. Among the other
//! sheets those are more promising that have less to go.

use super::bound::Strokes;
use super::problem::Problem;
use crate::{Edition, Field, Goal, Half, Letter, Sheet};

/// By how much a sheet is less promising for each stroke that it has to go at least.
const STROKE: u32 = 6;

/// What is hunted for.
#[derive(Debug)]
pub(super) struct Hunt {
    goal: Goal,
    /// The fields of each half that have to be entered, all of them.
    wanted: [Vec<Field>; 2],
    /// How many circles there are, and how many strokes each brings.
    circles: (u8, u8),
}

impl Hunt {
    pub(super) fn new(edition: &Edition, problem: &Problem) -> Hunt {
        let ground = edition.ground(problem.side);
        let goal = problem.goal;
        let circles = ground.circles().len() as u8;
        let mut fields = Vec::new();
        if goal.letters.is_some_and(|needed| usize::from(needed) >= Letter::ALL.len()) {
            fields.extend(Letter::ALL.map(|letter| ground.field_of(letter)));
        }
        if goal.circles.is_some_and(|needed| needed >= u16::from(circles)) {
            fields.extend(ground.circles().iter());
        }
        let wanted = Half::BOTH.map(|half| fields.iter().copied().filter(|field| field.half() == Some(half)).collect());
        Hunt { goal, wanted, circles: (circles, edition.numbers.bonus) }
    }

    /// Whether there is anything to hunt for.
    pub(super) fn is_idle(&self) -> bool {
        self.goal.is_empty()
    }

    /// Returns how much less promising a sheet is for what it still lacks, or `None` if it cannot reach the goal with these
    /// strokes.
    pub(super) fn lacks(&self, sheet: &Sheet, strokes: Strokes) -> Option<u32> {
        let tally = sheet.tally();
        let bonus = (self.circles.0 - tally.circles).saturating_mul(self.circles.1);
        let free = u32::from(strokes.free) + u32::from(strokes.zeros.min(sheet.jokers())) + u32::from(bonus);
        let way = Half::BOTH.map(|half| self.way(sheet, half));
        let over = |half: Half| way[half.index()].saturating_sub(u32::from(strokes.halves[half.index()]));
        let left = u32::from(strokes.halves[0]) + u32::from(strokes.halves[1]) + free;
        let missing =
            |needed: Option<u16>, reached: u8| u32::from(needed.unwrap_or(0).saturating_sub(u16::from(reached)));
        // Between two crossings of a line lies another stroke.
        let crossings = (2 * missing(self.goal.crossings, tally.crossings)).saturating_sub(2);
        let pairs = missing(self.goal.pairs, tally.pairs().len());
        let letters = missing(self.goal.letters, tally.letters_reached());
        let circles = missing(self.goal.circles, tally.circles);
        let least = crossings.max(pairs).max(letters).max(circles);
        let reachable = over(Half::Left) + over(Half::Right) <= free && least <= left;
        reachable.then(|| STROKE * (way[0] + way[1] + crossings + pairs))
    }

    /// The least strokes from the end of a line to all fields of its half that it has to enter.
    fn way(&self, sheet: &Sheet, half: Half) -> u32 {
        let mut fields = [Field::new(0, 0); 12];
        let to_go = self.wanted[half.index()].iter().filter(|&&field| !sheet.taken().has(field));
        let mut count = 0;
        for (slot, field) in fields.iter_mut().zip(to_go) {
            *slot = Some(*field);
            count += 1;
        }
        let Some(end) = sheet.line(half).end() else { return 0 };
        match count {
            // Trying all orders would take too long: the furthest alone.
            6.. => fields.iter().flatten().map(|field| distance(end, *field)).max().unwrap_or(0),
            _ => shortest(end, &mut fields[..count]),
        }
    }
}

fn distance(a: Field, b: Field) -> u32 {
    u32::from(a.x().abs_diff(b.x())) + u32::from(a.y().abs_diff(b.y()))
}

/// The shortest way through all fields, in any order.
fn shortest(from: Field, fields: &mut [Option<Field>]) -> u32 {
    let mut least = u32::MAX;
    for place in 0..fields.len() {
        fields.swap(0, place);
        if let Some((Some(first), rest)) = fields.split_first_mut() {
            least = least.min(distance(from, *first) + shortest(*first, rest));
        }
        fields.swap(0, place);
    }
    if fields.is_empty() { 0 } else { least }
}
