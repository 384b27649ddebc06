//! An action as something to do.

use super::intent::HINTED;
use super::words::{arrows, kind_words};
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
            // Drawn there as it is to be turned; who listens finds that at the cell.
            let message = Message::new("harmonia-advise-lay").with("count", i64::from(edges.purple()));
            Told::new(say(&message.with("edges", arrows(*edges)))).at([cell.to_string(), format!("{HINTED}{edges}")])
        }
        Action::Propose => Told::new(text("harmonia-advise-propose")),
        Action::Accept => Told::new(text("harmonia-advise-accept")),
        Action::Refuse => Told::new(text("harmonia-advise-refuse")),
    }
}
