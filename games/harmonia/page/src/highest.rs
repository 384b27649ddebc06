//! After an advanced game: searches in the page for the highest score its tiles allow, a few milliseconds at a time.

use super::afterword::Finding;
use super::bed::Bed;
use super::garden::Garden;
use super::geometry::Frame;
use super::tile::Definitions;
use contract::{Message, Solve};
use harmonia::{BestScore, Harmonia, Variant};
use kit::playing::Playing;
use kit::reader::say;
use leptos::prelude::*;
use std::time::Duration;

/// How long one slice of the search takes, in milliseconds: less than the page needs to draw a frame.
const SLICE: f64 = 9.0;
/// Total time of all slices, in milliseconds.
const ENOUGH: f64 = 4000.0;

/// The scores from which a game counts as good, and as very good (H4.3).
const GOOD: i32 = 200;
const VERY_GOOD: i32 = 300;

/// The highest score found, or that the search is running.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Found {
    points: i32,
    searching: bool,
}

#[component]
pub fn Highest(playing: Playing<Harmonia>) -> impl IntoView {
    let state = playing.state.get_untracked()?;
    let score = playing.outcome.get_untracked()?.seats.first()?.score;
    let is_advanced = state.table().options().game == Variant::Advanced;
    let how = match score {
        VERY_GOOD.. => "very-good",
        GOOD.. => "good",
        _ => "below",
    };
    let verdict = move || say(&Message::new("harmonia-verdict").with("how", how));
    is_advanced.then(|| {
        view! {
            <p class="h-verdict" data-testid="verdict">{verdict}</p>
            <Possible playing score />
        }
    })
}

#[component]
fn Possible(playing: Playing<Harmonia>, score: i32) -> impl IntoView {
    let found = RwSignal::new(Found { points: score, searching: true });
    // Created with the first slice, once the panel is visible.
    let best = StoredValue::new(None::<BestScore>);
    let first = move || {
        let made = playing.state.get_untracked().and_then(|state| BestScore::of(&state));
        if best.try_update_value(|best| *best = made).is_some() {
            search(best, found, 0.0);
        }
    };
    set_timeout(first, Duration::from_millis(300));
    let more = move || found.get().points > score;
    let words = move || {
        let how = match (found.get().searching, more()) {
            (true, _) => "searching",
            (false, true) => "found",
            (false, false) => "none",
        };
        say(&Message::new("harmonia-highest").with("how", how).with("points", i64::from(found.get().points)))
    };
    let searching = Signal::derive(move || found.get().searching);
    let shows = move || !searching.get() && more();
    view! {
        <Finding show="harmonia-highest-show" title="harmonia-highest-title" searching words shows>
            <Lies playing best />
        </Finding>
    }
}

/// Continues the search while the component lives and a better layout may exist.
fn search(best: StoredValue<Option<BestScore>>, found: RwSignal<Found>, spent: f64) {
    let slice = move || {
        let begin = js_sys::Date::now();
        let mut more = true;
        let went_on = best.try_update_value(|best| {
            let best = best.as_mut()?;
            while more && js_sys::Date::now() - begin < SLICE {
                more = best.advance();
            }
            Some(best.best())
        });
        // The component is gone: no caller waits for the result.
        let Some(points) = went_on.flatten() else { return };
        let spent = spent + js_sys::Date::now() - begin;
        let searching = more && spent < ENOUGH;
        _ = found.try_update(|found| *found = Found { points: found.points.max(points), searching });
        if searching {
            search(best, found, spent);
        }
    };
    set_timeout(slice, Duration::from_millis(4));
}

/// Shows the layout that was found.
#[component]
fn Lies(playing: Playing<Harmonia>, best: StoredValue<Option<BestScore>>) -> impl IntoView {
    let layout = best.with_value(|best| best.as_ref().map(BestScore::layout)).unwrap_or_default();
    let frame = Frame::around(layout.tiles().map(|tile| tile.cell), 0.1);
    let numbers = playing.edition.get_value().numbers.clone();
    let bed = Memo::new(move |_| Bed::of(&layout, &numbers));
    view! {
        <div class="h-way">
            <Definitions />
            <svg class="h-window" viewBox=frame.view_box() aria-hidden="true">
                <Garden bed />
            </svg>
        </div>
    }
}
