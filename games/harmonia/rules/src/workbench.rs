//! Scores of layouts, the solver, and what the lab counts in Harmonia.

use crate::action::Action;
use crate::edition::Edition;
use crate::exchange::PrintedLayout;
use crate::harmonia::Harmonia;
use crate::scoring::{Score, Shape, total};
use crate::solve::ProblemText;
use crate::tile::{KINDS, Kind};
use contract::{Component, Message, Seat, Solve, Workbench};
use std::sync::Arc;

/// Kinds of tiles first, then the shape of the layout, then what is said.
const SHAPES: [Shape; 7] =
    [Shape::Empty, Shape::Hole, Shape::Hexagon, Shape::Triangle, Shape::Rhombus, Shape::Symmetric, Shape::Plain];
const WORDS: [&str; 3] = ["propose", "accept", "refuse"];

impl Workbench for Harmonia {
    type Layout = PrintedLayout;
    type Score = Score;
    type Problem = ProblemText;

    fn score(edition: &Edition, laid: &PrintedLayout) -> Result<Score, Message> {
        crate::exchange::score(edition, laid)
    }

    fn solver(edition: &Arc<Edition>, asked: &ProblemText) -> Result<Box<dyn Solve>, Message> {
        crate::solve::solver(edition, asked)
    }

    fn components(_edition: &Edition) -> Vec<Component> {
        let kinds = Kind::all().map(|kind| Component::new("tiles", kind.to_string()));
        let shapes = SHAPES.into_iter().map(|shape| Component::new("shapes", shape.name()));
        kinds.chain(shapes).chain(WORDS.into_iter().map(|word| Component::new("words", word))).collect()
    }

    #[inline]
    fn uses(&self, _seat: Seat, action: &Action, note: &mut impl FnMut(usize)) {
        let words = KINDS + SHAPES.len();
        match *action {
            Action::Show(_) => (),
            Action::Lay(_, edges) => note(edges.kind().index()),
            Action::Propose => note(words),
            Action::Accept => note(words + 1),
            Action::Refuse => note(words + 2),
        }
    }

    /// The kinds that were dealt; shapes and words are always on offer.
    fn offered(&self, note: &mut impl FnMut(usize)) {
        let dealt = |kind: &Kind| self.edition().copies(*kind) > self.unseen().of(*kind);
        Kind::all().filter(dealt).for_each(|kind| note(kind.index()));
        (KINDS..KINDS + SHAPES.len() + WORDS.len()).for_each(note);
    }

    fn reached(&self, note: &mut impl FnMut(Seat, usize)) {
        let shape = Shape::of(self.table().layout());
        Seat::all(self.table().seats).for_each(|seat| note(seat, KINDS + shape as usize));
    }

    fn standing(&self, _seat: Seat) -> i32 {
        let table = self.table();
        total(&self.edition().numbers, table.layout(), table.players(), table.aside().len() as u8)
    }

    /// A round is once around the table.
    #[inline]
    fn round(&self) -> u32 {
        let table = self.table();
        let (gone, players) = ((table.layout().len() + table.aside().len()) as u32, u32::from(table.players()));
        if table.ended().is_some() { gone.div_ceil(players).max(1) } else { 1 + gone / players }
    }
}
