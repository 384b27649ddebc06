//! An action as something to do.

use super::words::{kind_words, tile_words};
use crate::boards::Told;
use crate::reader::{say, text};
use contract::{Message, Seat};
use harmonia::{Action, Harmonia};

/// What an action means in a state in which it can be done. Reactive.
pub fn told(_: &Harmonia, _: Seat, action: &Action) -> Told {
    match action {
        Action::Show(kind) => {
            // Lit in the hand.
            let message = Message::new("harmonia-advise-show").with("tile", kind_words(*kind));
            Told::new(say(&message)).at([kind.to_string()])
        }
        Action::Lay(cell, edges) => {
            let message = Message::new("harmonia-advise-lay").with("tile", tile_words(*edges));
            Told::new(say(&message)).at([cell.to_string()])
        }
        Action::Propose => Told::new(text("harmonia-advise-propose")),
        Action::Accept => Told::new(text("harmonia-advise-accept")),
        Action::Refuse => Told::new(text("harmonia-advise-refuse")),
    }
}
