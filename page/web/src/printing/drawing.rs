//! The components of an edition one by one, as they are printed.

use super::save::picture;
use crate::editions::Own;
use contract::Game;
use print::{Job, Page, Paper, Part};
use texts::Language;

/// What is worth a look: tokens are the same in every edition.
const PARTS: [Part; 5] = [Part::Board, Part::Cards, Part::Tiles, Part::Sheets, Part::Dice];

/// A component, and how many there are of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    /// What it is, such as `card 12`.
    pub(crate) name: String,
    pub(crate) part: Part,
    pub(crate) count: usize,
    /// The address of its picture.
    pub(crate) picture: String,
}

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// The components of an edition, in their order, without the backs of cards; nothing if there is no such game.
        pub(crate) fn drawings(own: &Own, language: Language) -> Vec<Drawing> {
            let job = Job { paper: Paper::A4, parts: PARTS.to_vec(), language };
            let pages = match own.game {
                $(<::$krate::$game as Game>::ID => {
                    own.edition::<::$krate::$game>().map(|edition| print::$krate::pages(&edition, &job))
                },)*
                _ => None,
            };
            drawn(&pages.unwrap_or_default())
        }
    };
}
shelf::each_game!(by_game);

fn drawn(pages: &[Page]) -> Vec<Drawing> {
    let mut drawings: Vec<Drawing> = Vec::new();
    for page in pages {
        let components = page.pieces.iter().filter(|piece| !piece.name.is_empty() && !piece.name.starts_with("back"));
        for piece in components {
            if let Some(known) = drawings.iter_mut().find(|drawing| drawing.name == piece.name) {
                known.count += 1;
            } else if let Some(svg) = piece.svg() {
                drawings.push(Drawing { name: piece.name.clone(), part: page.part, count: 1, picture: picture(&svg) });
            }
        }
    }
    drawings
}
