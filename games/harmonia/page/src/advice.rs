//! An action as something to do.

use super::intent::HINTED;
use super::words::{arrows, kind_words};
use contract::{Message, Seat};
use harmonia::{Action, Harmonia};
use kit::Description;
use kit::reader::{say, text};

/// What an action means in a state in which it can be done. Reactive.
pub fn describe(_: &Harmonia, _: Seat, action: &Action) -> Description {
    match action {
        Action::Show(kind) => {
            // Lit in the hand.
            let message = Message::new("harmonia-advise-show").with("tile", kind_words(*kind));
            Description::new(say(&message)).at([kind.to_string()])
        }
        Action::Lay(cell, edges) => {
            // Drawn there as it is to be turned; who listens finds that at the cell.
            let message = Message::new("harmonia-advise-lay").with("count", i64::from(edges.purple()));
            Description::new(say(&message.with("edges", arrows(*edges))))
                .at([cell.to_string(), format!("{HINTED}{edges}")])
        }
        Action::Propose => Description::new(text("harmonia-advise-propose")),
        Action::Accept => Description::new(text("harmonia-advise-accept")),
        Action::Refuse => Description::new(text("harmonia-advise-refuse")),
    }
}
