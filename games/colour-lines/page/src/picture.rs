//! The game as a small living picture: a sheet on which two lines draw themselves, once.

use super::ink::Trace;
use super::paper::Definitions;
use super::sheet::SheetPicture;
use colour_lines::{Colour, Compass, Edition, Field, Half, Side};
use leptos::prelude::*;

/// Where the lines of the picture start, and their strokes.
const LINES: [((u8, u8), &str); 2] =
    [((4, 4), "nnwwnwnwsssesseseeeeeswwswswwwsws"), ((9, 4), "nnwwwseswseeeseennennnenwwss")];

/// A sheet near the end of a game.
#[component]
pub fn Picture() -> impl IntoView {
    let edition: std::sync::Arc<Edition> = contract::Edition::standard();
    let ground = edition.ground(Side::A).clone();
    let lines = Half::BOTH.map(trace);
    let colours = Some([Colour::Pink, Colour::LightBlue]);
    view! {
        <div class="c-picture" aria-hidden="true">
            <Definitions />
            <SheetPicture ground traces=Signal::stored(lines) colours=Signal::stored(colours) from_start=true />
        </div>
    }
}

fn trace(half: Half) -> Trace {
    let ((x, y), strokes) = LINES[half.index()];
    let cross = Field::new(x, y);
    let mut at = cross;
    let step = |letter| {
        at = at.and_then(|field| field.next(Compass::from_letter(letter)?));
        at
    };
    let fields: Vec<Field> = strokes.chars().filter_map(step).collect();
    Trace { cross, before: fields.len(), fields }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_the_picture_could_be_drawn() {
        let lines = Half::BOTH.map(trace);
        let mut all: Vec<Field> = lines.iter().flat_map(|line| line.fields.iter().copied().chain(line.cross)).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "a field is entered twice");
        for half in Half::BOTH {
            assert!(lines[half.index()].fields.iter().all(|&field| half.reaches(field)));
            assert_eq!(lines[half.index()].fields.len(), LINES[half.index()].1.len());
        }
    }
}
