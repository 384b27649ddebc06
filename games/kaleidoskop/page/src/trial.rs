//! A board between the rules: put crystals around a hex and see who has the majority (K6).

use super::crystal::Gem;
use super::geometry::pit_place;
use super::window::{Definitions, Window};
use super::words::{colour_name, explanation};
use contract::Message;
use kaleidoskop::{Board, Colour, Edition, Hex, Pit};
use kit::Trial;
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// The boards between the rules of this game.
pub const TRIALS: &[Trial] = &[Trial { section: "K6", draw: || view! { <Majority /> }.into_any() }];

const MIDDLE: Hex = Hex { q: 0, r: 0 };
/// Around the hex in the middle, to begin with.
const CRYSTALS: [(&str, Colour); 4] =
    [("0,0,n", Colour::Red), ("0,0,s", Colour::Red), ("1,-1,s", Colour::Yellow), ("0,-1,s", Colour::Green)];
/// Only the hexes around the middle are to be seen.
const VIEW_BOX: &str = "-275 -262 550 524";

/// The hex in the middle, and those around it.
#[component]
fn Majority() -> impl IntoView {
    let crystals = RwSignal::new(beginning());
    let colour = RwSignal::new(Colour::Blue);
    let board = Memo::new(move |_| laid(&crystals.read()));
    let told = move || explanation(&board.read(), MIDDLE);
    let tap = move |pit: Pit| {
        crystals.update(|crystals| match crystals.iter().position(|&(there, _)| there == pit) {
            Some(place) => drop(crystals.remove(place)),
            None => crystals.push((pit, colour.get_untracked())),
        });
        announce(untrack(told));
    };
    let mut pits: Vec<Pit> = MIDDLE.corners().into_iter().collect();
    pits.sort();
    let spot = move |(number, pit): (usize, Pit)| view! { <Spot number pit board tap=Callback::new(tap) /> };
    let choice = move |of: Colour| {
        view! {
            <button type="button" class=format!("k-choice k-{of}") class:is-chosen=move || colour.get() == of
                aria-pressed=move || (colour.get() == of).to_string() aria-label=move || colour_name(of)
                title=move || colour_name(of) on:click=move |_| colour.set(of)>
                <Gem colour=of />
            </button>
        }
    };
    view! {
        <figure class="trial k-trial" data-testid="trial-majority">
            <figcaption>{move || text("rules-kaleidoskop-trial-majority")}</figcaption>
            <Definitions />
            <div class="k-supply" role="group" aria-label=move || text("rules-kaleidoskop-trial-colour")>
                {Colour::ALL.map(choice).collect_view()}
            </div>
            <div class="k-trial-board">
                <Window board view_box=VIEW_BOX>
                    {pits.into_iter().enumerate().map(spot).collect_view()}
                </Window>
            </div>
            <p class="trial-told" data-testid="trial-told">{told}</p>
            <div class="trial-ways">
                <button type="button" class="button" on:click=move |_| crystals.set(beginning())>
                    <Icon sign=Sign::Again />
                    {kit::t!("trial-again")}
                </button>
            </div>
        </figure>
    }
}

/// A pit that can be tapped.
#[component]
fn Spot(number: usize, pit: Pit, board: Memo<Board>, tap: Callback<Pit>) -> impl IntoView {
    let label = move || {
        let crystal = board.read().crystal(pit);
        let message = Message::new("rules-kaleidoskop-trial-pit").with("number", number as i64 + 1);
        let message = message.with("what", crystal.map_or("none", Colour::name));
        say(&message.with("colour", crystal.map(colour_name).unwrap_or_default()))
    };
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            tap.run(pit);
        }
    };
    view! {
        <g transform=pit_place(pit).translate()>
            <circle class="k-trial-spot" r="46" role="button" tabindex="0" aria-label=label data-testid=format!("trial-{pit}")
                on:click=move |_| tap.run(pit) on:keydown=key />
        </g>
    }
}

fn beginning() -> Vec<(Pit, Colour)> {
    CRYSTALS.into_iter().filter_map(|(pit, colour)| Some((pit.parse().ok()?, colour))).collect()
}

fn laid(crystals: &[(Pit, Colour)]) -> Board {
    let edition: std::sync::Arc<Edition> = contract::Edition::standard();
    let mut board = Board::new(edition.covered(6));
    crystals.iter().for_each(|&(pit, colour)| board.put(pit, colour));
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trial_begins_with_a_majority_of_red() {
        assert_eq!(beginning().len(), CRYSTALS.len());
        assert_eq!(laid(&beginning()).colour(MIDDLE), Some(Colour::Red));
    }
}
