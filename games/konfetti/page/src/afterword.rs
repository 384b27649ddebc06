//! After the game: the cards and sets of each round, for all players.

use super::choosing::SetPicture;
use super::face::Still;
use contract::{Message, Seat};
use kit::playing::Playing;
use kit::reader::say;
use konfetti::{ExplainedTally, Face, Konfetti, ResultView, explain};
use leptos::html;
use leptos::prelude::*;
use std::collections::BTreeSet;

#[component]
pub fn Afterword(playing: Playing<Konfetti>) -> impl IntoView {
    let view = playing.view.get_untracked();
    let side = view.options.side;
    let first = playing.seat.get_untracked();
    let open = RwSignal::new(false);
    let hand = move |seat: Seat, result: &ResultView| {
        let ExplainedTally { sets, superfluous, .. } = explain(&result.cards);
        let gained = texts::change(result.gained);
        let sets = sets.into_iter().map(|(colour, faces)| view! { <SetPicture side colour faces /> }).collect_view();
        let cards: BTreeSet<String> = result.cards.iter().map(Face::to_string).collect();
        // A line of the score lights exactly these cards. Most of them are no longer on the table.
        let lit = Memo::new(move |_| {
            !cards.is_empty() && playing.highlight.read().iter().cloned().collect::<BTreeSet<_>>() == cards
        });
        let item = NodeRef::<html::Li>::new();
        Effect::new(move || {
            if lit.get() {
                open.set(true);
                // Runs once the panel is unfolded.
                request_animation_frame(move || {
                    if let Some(Some(item)) = item.try_get_untracked() {
                        item.scroll_into_view_with_bool(false);
                    }
                });
            }
        });
        let spare = superfluous.into_iter().map(|face| view! { <Still face side /> }).collect_view();
        view! {
            <li class="f-after-hand" class:is-lit=lit node_ref=item>
                <span class="f-after-name">{playing.name(seat)}</span>
                <b>{gained}</b>
                <span class="f-after-cards">
                    {sets}
                    <span class="f-spare-cards">{spare}</span>
                </span>
            </li>
        }
    };
    let round = move |(number, results): (usize, &Vec<ResultView>)| {
        let mut hands: Vec<(Seat, &ResultView)> =
            results.iter().enumerate().map(|(seat, result)| (Seat(seat as u8), result)).collect();
        // The player's own hand first, then the others in the order of their seats.
        hands.sort_by_key(|(seat, _)| Some(*seat) != first);
        view! {
            <li>
                <h3>{move || say(&Message::new("konfetti-round").with("round", number as i64 + 1))}</h3>
                <ul>{hands.into_iter().map(|(seat, result)| hand(seat, result)).collect_view()}</ul>
            </li>
        }
    };
    let turn = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        open.update(|open| *open = !*open);
    };
    view! {
        <details class="f-afterword" data-testid="rounds" prop:open=move || open.get()>
            <summary on:click=turn>{kit::t!("konfetti-rounds")}</summary>
            <ol data-share="">{view.results.iter().enumerate().map(round).collect_view()}</ol>
        </details>
    }
}
