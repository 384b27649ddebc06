//! The score of a hand: sets, and cards that were not needed (F4.1–F4.3).
//!
//! A set needs one circle of its colour in each size. To make as many sets with fewer cards, each colour must still have as
//! many circles in each size as it makes sets; what it has beyond them is spare. A card can be done without if all its
//! three circles are spare, and the most cards that can be done without together are superfluous.

use crate::colour::{COLOURS, Colour, Face, SIZES, Size};
use crate::edition::MOST_HELD;
use serde::{Deserialize, Serialize};

/// The score of a hand in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Cards held.
    pub held: u8,
    pub sets: u8,
    /// The minimum number of cards with which as many sets can be made.
    pub needed: u8,
    /// The cards beyond that minimum.
    pub penalty: u8,
    pub points: i8,
}

/// The score of a hand explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedTally {
    pub tally: Tally,
    /// Every set, with the cards that its small, its medium and its large circle are on.
    pub sets: Vec<(Colour, [Face; SIZES])>,
    /// Cards that were not needed.
    pub superfluous: Vec<Face>,
}

/// The number of circles of each colour in one size, four bits per colour.
type Counts = [u32; SIZES];

#[inline]
const fn one(colour: Colour) -> u32 {
    1 << (4 * colour.index())
}

#[inline]
const fn of(counts: u32, colour: usize) -> u32 {
    counts >> (4 * colour) & 15
}

#[inline]
fn counts(faces: &[Face]) -> Counts {
    let mut counts = [0; SIZES];
    for face in faces {
        for (size, colour) in face.colours().into_iter().enumerate() {
            counts[size] += one(colour);
        }
    }
    counts
}

/// Returns the number of sets of each colour, four bits per colour (F4.1).
#[inline]
fn sets(counts: &Counts) -> u32 {
    (0..COLOURS).fold(0, |sets, colour| {
        let [small, medium, large] = counts.map(|counts| of(counts, colour));
        sets | small.min(medium).min(large) << (4 * colour)
    })
}

#[inline]
fn sum(sets: u32) -> u8 {
    (0..COLOURS).map(|colour| of(sets, colour)).sum::<u32>() as u8
}

/// Returns the number of sets. At most [`MOST_HELD`] cards.
#[inline]
pub fn sets_of(faces: &[Face]) -> u8 {
    sum(sets(&counts(faces)))
}

/// Returns the score of a hand. At most [`MOST_HELD`] cards.
#[inline]
pub fn tally(faces: &[Face]) -> Tally {
    tally_and_spare(faces).0
}

/// Returns the tally, and the indices of the cards that were not needed, one bit each.
#[inline]
fn tally_and_spare(faces: &[Face]) -> (Tally, u16) {
    debug_assert!(faces.len() <= MOST_HELD);
    let counts = counts(faces);
    let made = sets(&counts);
    let sets = sum(made);
    let spare = counts.map(|counts| counts - made);
    let mut search = Search { faces, best: 0 };
    search.leave_out(0, 0, spare);
    let penalty = search.best.count_ones() as u8;
    let held = faces.len() as u8;
    let tally = Tally { held, sets, needed: held - penalty, penalty, points: sets as i8 - penalty as i8 };
    (tally, search.best)
}

/// Returns the maximum number of cards that can be left out together.
struct Search<'a> {
    faces: &'a [Face],
    best: u16,
}

impl Search<'_> {
    /// Decides on the cards from `next` on, given what is still spare.
    fn leave_out(&mut self, mut next: usize, out: u16, spare: Counts) {
        let fits = |face: &Face| {
            let mut sizes = face.colours().into_iter().zip(spare);
            sizes.all(|(colour, spare)| of(spare, colour.index()) > 0)
        };
        while next < self.faces.len() && !fits(&self.faces[next]) {
            next += 1;
        }
        if next == self.faces.len() {
            if out.count_ones() > self.best.count_ones() {
                self.best = out;
            }
            return;
        }
        // Even all remaining cards would not improve the result.
        if out.count_ones() as usize + self.faces.len() - next <= self.best.count_ones() as usize {
            return;
        }
        let colours = self.faces[next].colours();
        let left = std::array::from_fn(|size| spare[size] - one(colours[size]));
        self.leave_out(next + 1, out | 1 << next, left);
        self.leave_out(next + 1, out, spare);
    }
}

/// Returns the score of a hand with its explanation. At most [`MOST_HELD`] cards.
pub fn explain(faces: &[Face]) -> ExplainedTally {
    let (tally, spare) = tally_and_spare(faces);
    let split = |wanted: u16| {
        let chosen = faces.iter().enumerate().filter(move |(place, _)| spare >> place & 1 == wanted);
        chosen.map(|(_, &face)| face).collect::<Vec<Face>>()
    };
    let (needed, superfluous) = (split(0), split(1));
    let mut made = Vec::new();
    for colour in Colour::ALL {
        let [small, medium, large] =
            Size::ALL.map(|size| needed.iter().copied().filter(move |face| face.colour(size) == colour));
        made.extend(small.zip(medium).zip(large).map(|((small, medium), large)| (colour, [small, medium, large])));
    }
    ExplainedTally { tally, sets: made, superfluous }
}
