//! The list of all games. A new game is added to it in one line.

pub use bots::{Advice, Budget, Review, Thought};
use contract::{
    AnyGame, AnyWorkbench, Chance, Edition, Game, Level, Phrase, Record, ReplayError, Rules, Seat, ShelfGame, Spine,
};
use std::sync::Arc;

/// Calls a macro with the list of games: `each_game!(m)` becomes `m! { "kaleidoskop" kaleidoskop: Kaleidoskop, … }`, the
/// folder below `games`, the crate and its type. Code that needs a type per game goes through [`visit`] instead.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            "kaleidoskop" kaleidoskop: Kaleidoskop,
            "colour-lines" colour_lines: ColourLines,
            "harmonia" harmonia: Harmonia,
            "konfetti" konfetti: Konfetti,
        }
    };
}

// Code for all games depends on the shelf alone: `shelf::kaleidoskop::Kaleidoskop`.
pub use {colour_lines, harmonia, kaleidoskop, konfetti};

macro_rules! shelve {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Returns all games, in the order in which they are offered.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&ShelfGame::<$krate::$game>::NEW),*]
        }

        /// Returns all games with their workbenches and editions.
        pub fn workbenches() -> &'static [&'static dyn AnyWorkbench] {
            &[$(&ShelfGame::<$krate::$game>::NEW),*]
        }

        /// Returns the spines of all games, in the order in which they are offered.
        pub fn spines() -> &'static [Spine] {
            const { &[$(Spine::of::<$krate::$game>()),*] }
        }
    };
}
each_game!(shelve);

/// Returns the game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.id() == id)
}

/// Returns the game with this id and its workbench.
pub fn workbench(id: &str) -> Option<&'static dyn AnyWorkbench> {
    workbenches().iter().copied().find(|game| game.id() == id)
}

/// Returns the spine of the game with this id.
pub fn spine(id: &str) -> Option<&'static Spine> {
    spines().iter().find(|spine| spine.id() == id)
}

/// Work with a game whose type is chosen by its id.
pub trait GameVisitor {
    type Output;

    /// Does the work with the game `G`.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Lets `visitor` work with the game of this id, or returns `None` if there is no such game.
        pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$krate::$game as Rules>::ID => Some(visitor.visit::<$krate::$game>()),)*
                _ => None,
            }
        }
    };
}
each_game!(dispatch);

/// Returns what a bot of `level` does about a view in JSON and the recent chat, or `None` if there is no such game or the
/// view is not one of it. `edition` is the file of an edition other than the standard one.
pub fn think(
    (game, edition): (&str, Option<&str>),
    level: Level,
    seat: Seat,
    view: &str,
    heard: &[Phrase],
    budget: Budget,
    chance: &mut Chance,
) -> Option<Thought> {
    struct Think<'a>(Option<&'a str>, Level, Seat, &'a str, &'a [Phrase], Budget, &'a mut Chance);
    impl GameVisitor for Think<'_> {
        type Output = Option<Thought>;

        fn visit<G: Game>(self) -> Option<Thought> {
            let Think(edition, level, seat, view, heard, budget, chance) = self;
            let edition = match edition {
                Some(text) => Arc::new(G::Edition::parse(text).ok()?),
                None => G::Edition::standard(),
            };
            bots::think::<G>(&edition, level, seat, view, heard, budget, chance)
        }
    }
    visit(game, Think(edition, level, seat, view, heard, budget, chance))?
}

/// Returns what the player with this view in JSON could do, the best first, or `None` if there is no such game or the view
/// is not one of it.
pub fn suggest(game: &str, seat: Seat, view: &str, budget: Budget, chance: &mut Chance) -> Option<Vec<Advice>> {
    struct Suggest<'a>(Seat, &'a str, Budget, &'a mut Chance);
    impl GameVisitor for Suggest<'_> {
        type Output = Option<Vec<Advice>>;

        fn visit<G: Game>(self) -> Option<Vec<Advice>> {
            let Suggest(seat, view, budget, chance) = self;
            bots::suggest::<G>(&G::Edition::standard(), seat, view, budget, chance)
        }
    }
    visit(game, Suggest(seat, view, budget, chance))?
}

/// Returns what the best bot would have done at an entry of a finished game, or `None` if there was no choice.
///
/// # Errors
/// The record cannot be replayed up to the entry, or there is no such game.
pub fn review(
    record: &Record,
    number: usize,
    budget: Budget,
    chance: &mut Chance,
) -> Result<Option<Review>, ReplayError> {
    struct Reviewing<'a>(&'a Record, usize, Budget, &'a mut Chance);
    impl GameVisitor for Reviewing<'_> {
        type Output = Result<Option<Review>, ReplayError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Reviewing(record, number, budget, chance) = self;
            bots::review::<G>(&G::Edition::of_id(&record.edition), record, number, budget, chance)
        }
    }
    let unknown = || Err(ReplayError::Game { record: record.game.clone(), expected: "" });
    visit(&record.game, Reviewing(record, number, budget, chance)).unwrap_or_else(unknown)
}
