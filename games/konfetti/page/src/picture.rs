//! The game as a small living picture: cards thrown on a bright table, and two fingers that want the same one.

use super::face::FacePicture;
use konfetti::{Face, Side};
use leptos::prelude::*;

/// Cards with their places, in hundredths of the picture, and their turns.
const CARDS: [(&str, f64, f64, f64); 13] = [
    ("ryb", 11.0, 24.0, -18.0),
    ("ogv", 29.0, 17.0, 12.0),
    ("ygb", 71.0, 18.0, -9.0),
    ("rgv", 90.0, 26.0, 24.0),
    ("bgo", 18.0, 58.0, 31.0),
    ("voy", 35.0, 74.0, -13.0),
    ("gby", 65.0, 76.0, 17.0),
    ("rob", 83.0, 62.0, -28.0),
    ("yvb", 7.0, 87.0, -6.0),
    ("gov", 94.0, 90.0, 9.0),
    ("vrb", 50.0, 92.0, 40.0),
    ("oyr", 52.0, 12.0, 33.0),
    ("byr", 50.0, 49.0, 6.0),
];

#[component]
pub fn Picture() -> impl IntoView {
    let last = CARDS.len() - 1;
    let card = move |(place, (face, x, y, turn)): (usize, (&str, f64, f64, f64))| {
        let face: Face = face.parse().ok()?;
        let turned = format!("{turn}deg");
        Some(view! {
            <span class="f-picture-card" class:is-wanted=place == last style:left=format!("{x}%") style:top=format!("{y}%")>
                <span class="f-paper" style:rotate=turned.clone() style=("--turn", turned)>
                    <FacePicture face side=Side::White />
                </span>
                {(place == last).then(|| view! { <i class="f-tip is-down f-player-0"></i><i class="f-tip is-down f-player-2"></i> })}
            </span>
        })
    };
    view! { <div class="f-picture" aria-hidden="true">{CARDS.into_iter().enumerate().filter_map(card).collect_view()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition;

    #[test]
    fn the_cards_of_the_picture_exist() {
        let edition = konfetti::Edition::standard();
        for (face, ..) in CARDS {
            let face: Face = face.parse().expect("a face");
            assert!(edition.card(Side::White, face).is_some(), "{face}");
        }
    }
}
