//! What bots say to those who play with them, and what they make of what is said to them. Describing tiles in words is
//! allowed (H2.2).

use crate::cell::Cell;
use crate::harmonia::Harmonia;
use crate::options::Variant;
use crate::outlook::Outlook;
use crate::tile::{Kind, kinds_that_fit};
use contract::{Phrase, Seat};

/// What it is worth to leave a cell to whoever asked for it.
const RESPECT: f32 = 12.0;

/// What others said about cells that are still free.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    /// Who has a tile for a cell.
    pub(crate) claims: Vec<(Seat, Cell)>,
    /// Cells to be left free.
    leave: Vec<Cell>,
}

impl Told {
    pub(crate) fn of(game: &Harmonia, seat: Seat, heard: &[Phrase]) -> Told {
        let mut told = Told::default();
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

    /// What it costs to have laid a tile there.
    pub(crate) fn disrespect(&self, cell: Cell) -> f32 {
        let asked_for = self.leave.contains(&cell) || self.claims.iter().any(|&(_, claimed)| claimed == cell);
        if asked_for { RESPECT } else { 0.0 }
    }
}

impl Harmonia {
    /// An answer to what somebody asked, or where one has a tile that the flower lacks.
    pub(crate) fn say(&self, seat: Seat, heard: &[Phrase]) -> Option<Phrase> {
        let since = heard.iter().rposition(|phrase| phrase.seat == seat).map_or(0, |last| last + 1);
        let answer = |phrase: &Phrase| {
            let has = match phrase.key.as_str() {
                "green" => self.has_any(seat, 1 << Kind::default().index()),
                "who" => self.has_tile_for(seat, phrase.args.get("cell")?.parse().ok()?)?,
                _ => return None,
            };
            Some(Phrase::new(seat, if has { "yes" } else { "no" }))
        };
        let mut questions = heard[since..].iter().rev().filter(|phrase| phrase.seat != seat);
        questions.find_map(answer).or_else(|| {
            // Who is still to act has time to speak later.
            let done = self.table().ended().is_none() && self.table().shown().is_none();
            let cell = match self.table().options().game {
                _ if !done => None,
                Variant::Basic => Outlook::of(self, seat).offer(self.table().layout(), seat),
                Variant::Advanced => self.offer(seat),
            }?;
            let words = Phrase::new(seat, "fits").with("cell", cell);
            (!heard.contains(&words)).then_some(words)
        })
    }

    fn has_any(&self, seat: Seat, kinds: u16) -> bool {
        self.table().hands_of(seat).any(|hand| self.hand(hand).kinds() & kinds != 0)
    }

    /// Whether somebody has a tile for a free cell; nothing if it is none.
    fn has_tile_for(&self, seat: Seat, cell: Cell) -> Option<bool> {
        let (known, purple) = self.table().layout().asked(cell)?;
        Some(self.has_any(seat, kinds_that_fit(known, purple)))
    }
}
