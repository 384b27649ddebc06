//! Targets for libFuzzer: each takes bytes, as untrusted clients could send them, does what the product would do, and
//! panics if a guarantee is broken. `cargo xtask fuzz` builds and runs the targets; `corpus/` holds inputs of real
//! games to begin with.

use contract::Game;

mod edition;
mod mutate;
mod notation;
mod play;
mod record;
mod wire;

pub use edition::edition;
pub use mutate::mutate;
pub use notation::notation;
pub use play::play;
pub use record::record;
pub use wire::wire;

/// A target, generic over the game.
pub trait Target {
    fn run<G: Game>(self);
}

/// Runs a target with the game at this place on the shelf. Places wrap around, so every number is a game.
pub fn with_game_at<T: Target>(place: usize, target: T) {
    macro_rules! runs {
        ($($folder:literal $krate:ident: $game:ident,)*) => {
            [$(T::run::<shelf::$krate::$game>),*]
        };
    }
    let runs: &[fn(T)] = &shelf::each_game!(runs);
    runs[place % runs.len()](target);
}

/// Runs a target with the game of this id. Every other word picks a game too.
fn with_game(id: &str, target: impl Target) {
    let place = shelf::spines().iter().position(|spine| spine.id() == id);
    with_game_at(place.unwrap_or_else(|| id.bytes().map(usize::from).sum()), target);
}

/// Splits a text into its first line and the rest.
fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}
