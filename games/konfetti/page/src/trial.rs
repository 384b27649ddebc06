//! Cards between the rules: take some into the hand and see their worth (F4).

use super::face::FacePicture;
use super::words::{card_words, worth_words};
use kit::Trial;
use kit::announce::announce;
use kit::reader::text;
use konfetti::{Face, Side, tally};
use leptos::prelude::*;

/// The boards between the rules of this game.
pub const TRIALS: &[Trial] = &[Trial { section: "F4", draw: || view! { <Score /> }.into_any() }];

/// Three of them make three sets.
const CARDS: [&str; 8] = ["ryb", "gvo", "ybr", "rgv", "bry", "voy", "ogb", "yvb"];

#[component]
fn Score() -> impl IntoView {
    let cards: Vec<Face> = CARDS.into_iter().filter_map(|face| face.parse().ok()).collect();
    let held = RwSignal::new(Vec::<Face>::new());
    let worth = move || worth_words(tally(&held.read()));
    let tap = move |face: Face| {
        held.update(|held| match held.iter().position(|&other| other == face) {
            Some(place) => drop(held.remove(place)),
            None => held.push(face),
        });
        announce(untrack(worth));
    };
    let card = move |face: Face| {
        view! {
            <button type="button" class="f-trial-card" aria-label=move || card_words(face, Side::White) data-testid=format!("trial-{face}")
                on:click=move |_| tap(face)>
                <FacePicture face side=Side::White />
            </button>
        }
    };
    let middle = move || cards.iter().copied().filter(|face| !held.read().contains(face)).map(card).collect_view();
    let hand = move || held.get().into_iter().map(card).collect_view();
    view! {
        <figure class="trial f-trial" data-testid="trial-score">
            <figcaption>{move || text("rules-konfetti-trial-score")}</figcaption>
            <div class="f-trial-cards" role="group" aria-label=move || text("rules-konfetti-trial-middle")>{middle}</div>
            <div class="f-trial-cards f-trial-hand" role="group" aria-label=move || text("rules-konfetti-trial-hand")>
                <span class="note">{move || text("rules-konfetti-trial-hand")}</span>
                {hand}
            </div>
            <p class="trial-told" data-testid="trial-told">{worth}</p>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition;

    #[test]
    fn the_cards_exist_and_three_of_them_make_three_sets() {
        let edition = konfetti::Edition::standard();
        let faces = CARDS.map(|face| face.parse::<Face>().expect("a face"));
        assert!(faces.iter().all(|face| edition.card(Side::White, *face).is_some()));
        assert_eq!(tally(&[faces[0], faces[2], faces[4]]).points, 3);
        assert_eq!(tally(&[faces[0], faces[1], faces[2], faces[4]]).points, 2);
    }
}
