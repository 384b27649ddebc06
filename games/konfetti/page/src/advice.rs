//! Describes an action as a suggestion to the player.

use super::words::card_words;
use contract::{Message, Rules, Seat, Viewer};
use kit::Description;
use kit::reader::{say, text};
use konfetti::{Action, Face, Konfetti};

/// Returns the description of an action in a state in which it is legal. Reactive.
pub fn describe(state: &Konfetti, seat: Seat, action: &Action) -> Description {
    let view = state.view(Viewer::Seat(seat));
    let words = |face: &Face| card_words(*face, view.options.side);
    let card = |id: &str, face: &Face| {
        Description::new(say(&Message::new(&format!("konfetti-advise-{id}")).with("card", words(face))))
            .at([face.to_string()])
    };
    match action {
        Action::Touch(face) if view.seats.get(seat.index()).is_some_and(|seat| seat.held.contains(face)) => {
            card("release", face)
        }
        Action::Touch(face) => card("touch", face),
        Action::Take(face) => card("take", face),
        Action::Give(face) => card("give", face),
        Action::Keep(faces) if faces.is_empty() => Description::new(text("konfetti-advise-keep-none")),
        Action::Keep(faces) => {
            let cards: Vec<String> = faces.iter().map(words).collect();
            let message = Message::new("konfetti-advise-keep").with("cards", cards.join("; "));
            Description::new(say(&message)).at(faces.iter().map(Face::to_string))
        }
        Action::Return(faces) => {
            let cards: Vec<String> = faces.iter().map(words).collect();
            let message = Message::new("konfetti-advise-return").with("cards", cards.join("; "));
            Description::new(say(&message)).at(faces.iter().map(Face::to_string))
        }
        Action::Drop(zone) => {
            let held = view.seats.get(seat.index()).and_then(|seat| seat.finger).map(|(face, _)| face);
            Description::new(text(&format!("konfetti-advise-drop-{}", zone.name())))
                .at(held.map(|face| face.to_string()))
        }
        Action::LetGo => Description::new(text("konfetti-advise-let-go")),
        Action::Done => Description::new(text("konfetti-advise-done")),
    }
}
