//! Sets of hexes and of pits as bits, so that whole boards are compared in a few instructions.

use crate::{Hex, Pit};

/// A set of hexes of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet(pub(crate) u64);

/// A set of pits of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PitSet(pub(crate) u128);

macro_rules! set {
    ($set:ident, $bits:ty, $place:ty) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// Whether `place` is in the set.
            #[inline]
            pub const fn has(self, place: $place) -> bool {
                self.0 & (1 << place.index()) != 0
            }

            /// Puts `place` into the set.
            #[inline]
            pub fn add(&mut self, place: $place) {
                self.0 |= 1 << place.index();
            }

            /// Takes `place` out of the set.
            #[inline]
            pub fn remove(&mut self, place: $place) {
                self.0 &= !(1 << place.index());
            }

            /// How many places are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this set and not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The places of the set, in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $place> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let index = rest.trailing_zeros() as u8;
                        rest &= rest - 1;
                        <$place>::from_index(index)
                    })
                })
            }
        }

        impl FromIterator<$place> for $set {
            fn from_iter<I: IntoIterator<Item = $place>>(places: I) -> $set {
                places.into_iter().fold($set::EMPTY, |mut set, place| {
                    set.add(place);
                    set
                })
            }
        }
    };
}
set!(HexSet, u64, Hex);
set!(PitSet, u128, Pit);

impl PitSet {
    /// The place of the set with `nth` places before it. The set must be that large.
    #[inline]
    pub(crate) fn nth(self, nth: usize) -> Pit {
        let (north, south) = (self.0 as u64, (self.0 >> 64) as u64);
        let norths = north.count_ones() as usize;
        let index = if nth < norths { select(north, nth) } else { 64 + select(south, nth - norths) };
        Pit::from_index(index as u8)
    }
}

/// The position of the bit with `nth` set bits below it.
#[inline]
fn select(bits: u64, nth: usize) -> usize {
    // Halve the word until one bit is left: what lies above the half counts only the bits it holds.
    let (mut bits, mut nth, mut position) = (bits, nth, 0);
    for half in [32, 16, 8, 4, 2, 1] {
        let low = bits & ((1u64 << half) - 1);
        let lows = low.count_ones() as usize;
        if nth < lows {
            bits = low;
        } else {
            nth -= lows;
            position += half;
            bits >>= half;
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_is_the_order_of_iteration() {
        let all: PitSet = Hex::all().flat_map(Hex::corners).filter(|pit| pit.on_board()).collect();
        assert_eq!(all.len(), 72);
        let some: PitSet = all.iter().step_by(3).collect();
        for set in [all, some] {
            for (nth, pit) in set.iter().enumerate() {
                assert_eq!(set.nth(nth), pit);
            }
        }
    }
}
