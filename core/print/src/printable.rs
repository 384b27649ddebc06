//! The trait through which a game offers its components for printing.

use crate::sheet::{Printer, footed};
use crate::{Job, Page};
use contract::{Edition, Game, Rules};
use std::any::Any;
use std::fmt;

/// One kind of component of a game, such as its cards. The game has a text `GAME-print-NAME` for each of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub name: &'static str,
    /// Whether backs are printed on every second page.
    pub has_backs: bool,
    /// Whether editions differ in it, so that an author wants to see it.
    pub is_edited: bool,
}

impl Part {
    /// Returns a part that editions differ in, printed on one side.
    pub const fn new(name: &'static str) -> Part {
        Part { name, has_backs: false, is_edited: true }
    }

    #[must_use]
    pub const fn with_backs(self) -> Part {
        Part { has_backs: true, ..self }
    }

    #[must_use]
    pub const fn same_in_every_edition(self) -> Part {
        Part { is_edited: false, ..self }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Draws the pages of one part of an edition.
pub type Draw<E> = fn(&E, &Printer<'_>) -> Vec<Page>;

/// A game with components that can be printed. Each `games/NAME/paper` implements it for a unit struct `Components`.
pub trait Printable: Sync {
    type Game: Game;
    /// All parts in the order in which they are printed.
    const PARTS: &'static [(Part, Draw<<Self::Game as Rules>::Edition>)];
}

/// [`Printable`] without its types.
pub trait AnyPrintable: Sync {
    /// Returns all parts in the order in which they are printed.
    fn parts(&self) -> Vec<Part>;

    /// Draws the pages of `edition`, which is a `Game::Edition`, or of the edition that comes with the game if there is none. Another
    /// game's edition has no pages.
    fn pages(&self, edition: Option<&dyn Any>, job: &Job) -> Vec<Page>;
}

impl<P: Printable> AnyPrintable for P {
    fn parts(&self) -> Vec<Part> {
        P::PARTS.iter().map(|(part, _)| *part).collect()
    }

    fn pages(&self, edition: Option<&dyn Any>, job: &Job) -> Vec<Page> {
        match edition {
            Some(edition) => edition.downcast_ref().map(|edition| pages::<P>(edition, job)).unwrap_or_default(),
            None => pages::<P>(&Edition::standard(), job),
        }
    }
}

fn pages<P: Printable>(edition: &<P::Game as Rules>::Edition, job: &Job) -> Vec<Page> {
    let wanted = P::PARTS.iter().filter(|(part, _)| job.parts.contains(part));
    let draw = |(part, draw): &(Part, Draw<_>)| draw(edition, &Printer::new(job, *part, P::Game::ID, edition.id()));
    footed(wanted.flat_map(draw).collect())
}
