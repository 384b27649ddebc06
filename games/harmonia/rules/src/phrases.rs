//! Chat of bots: what they know of what the others said, and of their own tiles. Describing tiles in words is allowed (H2.2).

use crate::cell::Cell;
use crate::harmonia::Harmonia;
use crate::tile::kinds_that_fit;
use contract::{Phrase, Seat};

/// What it is worth to leave a cell to the player who asked for it.
const RESPECT: f32 = 12.0;

/// What others said about cells that are still free.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChatNotes {
    /// Cells for which a player has a tile.
    pub(crate) claims: Vec<(Seat, Cell)>,
    /// Cells to be left free.
    leave: Vec<Cell>,
}

impl ChatNotes {
    pub(crate) fn of(game: &Harmonia, seat: Seat, heard: &[Phrase]) -> ChatNotes {
        let mut told = ChatNotes::default();
        for phrase in heard.iter().filter(|phrase| phrase.seat != seat) {
            let cell = phrase.args.get("cell").and_then(|cell| cell.parse::<Cell>().ok());
            let Some(cell) = cell.filter(|&cell| game.table().layout().asked(cell).is_some()) else { continue };
            match phrase.key.as_str() {
                "fits" | "close" => told.claims.push((phrase.seat, cell)),
                "leave" => told.leave.push(cell),
                _ => (),
            }
        }
        told
    }

    /// Returns the cost of having laid a tile there.
    pub(crate) fn disrespect(&self, cell: Cell) -> f32 {
        let asked_for = self.leave.contains(&cell) || self.claims.iter().any(|&(_, claimed)| claimed == cell);
        if asked_for { RESPECT } else { 0.0 }
    }
}

impl Harmonia {
    pub(crate) fn has_any(&self, seat: Seat, kinds: u16) -> bool {
        self.table().hands_of(seat).any(|hand| self.hand(hand).kinds() & kinds != 0)
    }

    /// Whether a seat has a tile for a free cell; `None` if the cell is not free.
    pub(crate) fn has_tile_for(&self, seat: Seat, cell: Cell) -> Option<bool> {
        let (known, purple) = self.table().layout().asked(cell)?;
        Some(self.has_any(seat, kinds_that_fit(known, purple)))
    }
}
