//! Describes an action as a suggestion to the player.

use super::intent::HINTED;
use super::words::{arrows, kind_words};
use contract::{Message, Seat};
use harmonia::{Action, Harmonia};
use kit::Description;
use kit::reader::{say, text};

/// Returns the description of an action in a state in which it is legal. Reactive.
pub fn describe(_: &Harmonia, _: Seat, action: &Action) -> Description {
    match action {
        Action::Show(kind) => {
            // The tile is lit in the hand.
            let message = Message::new("harmonia-advise-show").with("tile", kind_words(*kind));
            Description::new(say(&message)).at([kind.to_string()])
        }
        Action::Lay(cell, edges) => {
            // The tile is drawn in its cell, turned as suggested; a screen reader finds the suggestion in the label of
            // the cell.
            let message = Message::new("harmonia-advise-lay").with("count", i64::from(edges.purple()));
            Description::new(say(&message.with("edges", arrows(*edges))))
                .at([cell.to_string(), format!("{HINTED}{edges}")])
        }
        Action::Propose => Description::new(text("harmonia-advise-propose")),
        Action::Accept => Description::new(text("harmonia-advise-accept")),
        Action::Refuse => Description::new(text("harmonia-advise-refuse")),
    }
}
