//! The components of an edition one by one, drawn as they are printed.

use super::save::picture;
use kit::editions::Own;
use print::{Job, Page, Paper, Part};
use texts::Language;

/// A component and how often the edition has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    /// Names the component, such as `card 12`.
    pub(crate) name: String,
    pub(crate) part: Part,
    pub(crate) count: usize,
    /// The URL of its picture.
    pub(crate) picture: String,
}

/// Draws the components that editions differ in, in the order of their pages, without the backs of cards. A game that does not
/// exist has none.
pub(crate) fn drawings(own: &Own, language: Language) -> Vec<Drawing> {
    let Some(components) = press::components(own.game) else { return Vec::new() };
    let parts = components.parts().into_iter().filter(|part| part.is_edited).collect();
    drawn(&components.pages(Some(own.components()), &Job { paper: Paper::A4, parts, language }))
}

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
