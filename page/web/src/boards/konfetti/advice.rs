//! An action as something to do.

use super::words::card_words;
use crate::boards::Told;
use crate::reader::{say, text};
use contract::{Message, Rules, Seat, Viewer};
use konfetti::{Action, Face, Konfetti};

/// What an action means in a state in which it can be done. Reactive.
pub fn told(state: &Konfetti, seat: Seat, action: &Action) -> Told {
    let view = state.view(Viewer::Seat(seat));
    let words = |face: &Face| card_words(*face, view.options.side);
    let card = |id: &str, face: &Face| {
        Told::new(say(&Message::new(&format!("konfetti-advise-{id}")).with("card", words(face)))).at([face.to_string()])
    };
    match action {
        Action::Touch(face) if view.seats.get(seat.index()).is_some_and(|seat| seat.held.contains(face)) => {
            card("release", face)
        }
        Action::Touch(face) => card("touch", face),
        Action::Take(face) => card("take", face),
        Action::Give(face) => card("give", face),
        Action::Keep(faces) if faces.is_empty() => Told::new(text("konfetti-advise-keep-none")),
        Action::Keep(faces) => {
            let cards: Vec<String> = faces.iter().map(words).collect();
            let message = Message::new("konfetti-advise-keep").with("cards", cards.join("; "));
            Told::new(say(&message)).at(faces.iter().map(Face::to_string))
        }
        Action::Return(faces) => {
            let cards: Vec<String> = faces.iter().map(words).collect();
            let message = Message::new("konfetti-advise-return").with("cards", cards.join("; "));
            Told::new(say(&message)).at(faces.iter().map(Face::to_string))
        }
        Action::Drop(zone) => {
            let held = view.seats.get(seat.index()).and_then(|seat| seat.finger).map(|(face, _)| face);
            Told::new(text(&format!("konfetti-advise-drop-{}", zone.name()))).at(held.map(|face| face.to_string()))
        }
        Action::LetGo => Told::new(text("konfetti-advise-let-go")),
        Action::Done => Told::new(text("konfetti-advise-done")),
    }
}
