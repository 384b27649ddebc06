//! The board: crystals in pits, tools between them and hexes, and the colours that follow (K2, K5, K6).

use crate::place::ROW;
use crate::{ByColour, Colour, Hex, HexSet, Pit, PitSet};

/// Crystals of each colour (K1.2).
pub const CRYSTALS_OF_A_COLOUR: usize = 18;

const GRID: usize = (ROW * ROW) as usize;

/// Crystals, tools and the colours of the hexes, kept up to date with every change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    open_hexes: HexSet,
    open_pits: PitSet,
    /// The pits whose first, second, third hex (as in [`Pit::hexes`]) is open.
    open_slots: [PitSet; 3],
    crystals: ByColour<PitSet>,
    filled: PitSet,
    holders: PitSet,
    mirrors: [PitSet; 3],
    frosted: [PitSet; 3],
    /// For each hex of the grid, four bits a colour: how much the colour counts there (K6.1).
    counts: [u32; GRID],
    hexes: ByColour<HexSet>,
}

impl Board {
    /// An empty board on which these hexes are covered (K2.4).
    pub fn new(covered: HexSet) -> Board {
        let open_hexes: HexSet = Hex::all().filter(|&hex| !covered.has(hex)).collect();
        let touches_two = |pit: &Pit| pit.hexes().iter().filter(|&&hex| is_open(open_hexes, hex)).count() >= 2;
        let open_pits: PitSet = Hex::all().flat_map(Hex::corners).filter(touches_two).collect();
        let slot = |slot: usize| open_pits.iter().filter(|pit| is_open(open_hexes, pit.hexes()[slot])).collect();
        Board {
            open_hexes,
            open_pits,
            open_slots: [slot(0), slot(1), slot(2)],
            crystals: ByColour::default(),
            filled: PitSet::EMPTY,
            holders: PitSet::EMPTY,
            mirrors: [PitSet::EMPTY; 3],
            frosted: [PitSet::EMPTY; 3],
            counts: [0; GRID],
            hexes: ByColour::default(),
        }
    }

    /// The hexes that are not covered.
    pub fn open_hexes(&self) -> HexSet {
        self.open_hexes
    }

    /// The pits where at least two open hexes meet (K2.2).
    pub fn open_pits(&self) -> PitSet {
        self.open_pits
    }

    /// The pits with a crystal.
    #[inline]
    pub fn filled(&self) -> PitSet {
        self.filled
    }

    /// The open pits without a crystal.
    #[inline]
    pub fn empty(&self) -> PitSet {
        self.open_pits.minus(self.filled)
    }

    /// The pits with a crystal of this colour.
    #[inline]
    pub fn crystals(&self, colour: Colour) -> PitSet {
        self.crystals[colour]
    }

    /// The colour of the crystal in a pit.
    pub fn crystal(&self, pit: Pit) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.crystals[colour].has(pit))
    }

    /// The hexes of this colour.
    #[inline]
    pub fn hexes(&self, colour: Colour) -> HexSet {
        self.hexes[colour]
    }

    /// Returns the colour of a hex, or `None` if it is neutral.
    pub fn colour(&self, hex: Hex) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| hex.on_board() && self.hexes[colour].has(hex))
    }

    /// Returns how much a colour counts at a hex (K6.1).
    pub fn count(&self, hex: Hex, colour: Colour) -> u8 {
        (self.counts[usize::from(hex.index())] >> (4 * colour.index()) & 0xF) as u8
    }

    /// Returns how many crystals of a colour are left to take (K1.2).
    #[inline]
    pub fn supply(&self, colour: Colour) -> usize {
        CRYSTALS_OF_A_COLOUR - self.crystals[colour].len()
    }

    /// The pits whose crystal stands on a holder (K5.2).
    #[inline]
    pub fn holders(&self) -> PitSet {
        self.holders
    }

    /// The pits with a mirror toward their first, second, third hex.
    pub fn mirrors(&self) -> [PitSet; 3] {
        self.mirrors
    }

    /// The pits with frosted glass toward their first, second, third hex.
    pub fn frosted(&self) -> [PitSet; 3] {
        self.frosted
    }

    /// The pits with a crystal where a mirror or frosted glass can go toward their `slot`-th hex: the hex is open,
    /// and the place has no tool yet (K5.4).
    #[inline]
    pub fn free_places(&self, slot: usize) -> PitSet {
        self.filled.and(self.open_slots[slot]).minus(self.mirrors[slot]).minus(self.frosted[slot])
    }

    /// Returns whether a mirror or frosted glass can go between this pit and this hex.
    pub fn is_free_place(&self, pit: Pit, hex: Hex) -> bool {
        pit.slot(hex).is_some_and(|slot| pit.on_board() && self.free_places(slot).has(pit))
    }

    /// Puts a crystal into an empty pit.
    #[inline]
    pub fn put(&mut self, pit: Pit, colour: Colour) {
        debug_assert!(self.empty().has(pit));
        self.crystals[colour].add(pit);
        self.filled.add(pit);
        self.count_crystal(pit, colour, true);
        self.colour_around(pit);
    }

    /// Swaps the crystal in a pit for another and gives back the colour it had.
    #[inline]
    pub fn swap(&mut self, pit: Pit, colour: Colour) -> Option<Colour> {
        let old = self.crystal(pit)?;
        self.crystals[old].remove(pit);
        self.count_crystal(pit, old, false);
        self.crystals[colour].add(pit);
        self.count_crystal(pit, colour, true);
        self.colour_around(pit);
        Some(old)
    }

    /// Puts a holder under the crystal in a pit, or takes it away.
    #[inline]
    pub fn set_holder(&mut self, pit: Pit, there: bool) {
        if there { self.holders.add(pit) } else { self.holders.remove(pit) }
    }

    /// Puts a mirror between a pit and a hex it touches, or takes it away.
    #[inline]
    pub fn set_mirror(&mut self, pit: Pit, hex: Hex, there: bool) {
        self.set_glass(pit, hex, there, |board, slot| &mut board.mirrors[slot]);
    }

    /// Puts frosted glass between a pit and a hex it touches, or takes it away.
    #[inline]
    pub fn set_frosted(&mut self, pit: Pit, hex: Hex, there: bool) {
        self.set_glass(pit, hex, there, |board, slot| &mut board.frosted[slot]);
    }

    #[inline]
    fn set_glass(&mut self, pit: Pit, hex: Hex, there: bool, glass: impl Fn(&mut Board, usize) -> &mut PitSet) {
        let (Some(slot), Some(colour)) = (pit.slot(hex), self.crystal(pit)) else { return };
        self.count_at(pit, slot, colour, false);
        if there {
            glass(self, slot).add(pit)
        } else {
            glass(self, slot).remove(pit)
        }
        self.count_at(pit, slot, colour, true);
        self.colour_hex(hex);
    }

    #[inline]
    fn count_crystal(&mut self, pit: Pit, colour: Colour, add: bool) {
        for slot in 0..3 {
            self.count_at(pit, slot, colour, add);
        }
    }

    /// Adds or removes the count of a crystal for one hex: twice behind a mirror, not at all behind frosted glass.
    #[inline]
    fn count_at(&mut self, pit: Pit, slot: usize, colour: Colour, add: bool) {
        if !self.open_slots[slot].has(pit) || self.frosted[slot].has(pit) {
            return;
        }
        let weight = (1 + u32::from(self.mirrors[slot].has(pit))) << (4 * colour.index());
        let count = &mut self.counts[usize::from(pit.hexes()[slot].index())];
        *count = if add { *count + weight } else { *count - weight };
    }

    #[inline]
    fn colour_around(&mut self, pit: Pit) {
        for (slot, hex) in pit.hexes().into_iter().enumerate() {
            if self.open_slots[slot].has(pit) {
                self.colour_hex(hex);
            }
        }
    }

    #[inline]
    fn colour_hex(&mut self, hex: Hex) {
        let bit = 1 << hex.index();
        for set in &mut self.hexes.0 {
            set.0 &= !bit;
        }
        if let Some(colour) = majority(self.counts[usize::from(hex.index())]) {
            self.hexes.0[colour].0 |= bit;
        }
    }
}

fn is_open(open: HexSet, hex: Hex) -> bool {
    hex.on_board() && open.has(hex)
}

/// The number of the colour with the highest count that no other colour has (K6.2).
#[inline]
fn majority(counts: u32) -> Option<usize> {
    let (mut once, mut twice) = (0u32, 0u32);
    for colour in 0..6 {
        let count = 1 << (counts >> (4 * colour) & 0xF);
        twice |= once & count;
        once |= count;
    }
    // Bit 0 stands for "no crystal".
    let unique = once & !twice & !1;
    if unique == 0 {
        return None;
    }
    let highest = 31 - unique.leading_zeros();
    (0..6).find(|colour| counts >> (4 * colour) & 0xF == highest)
}
