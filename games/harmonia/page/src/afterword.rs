//! After a lost basic game: searches in the page, one position at a time, for the last position from which it could
//! have been won. After an advanced game: [the highest score its tiles allow](super::highest).

use super::bed::Bed;
use super::garden::Garden;
use super::geometry::Frame;
use super::highest::Highest;
use super::tile::Definitions;
use contract::Message;
use harmonia::{Harmonia, Layout, Rescue};
use kit::parts::{Dialog, Icon, Sign, Steps};
use kit::playing::Playing;
use kit::reader::{say, text};
use leptos::prelude::*;
use std::time::Duration;

#[component]
pub fn Afterword(playing: Playing<Harmonia>) -> impl IntoView {
    let rescue = playing.state.get_untracked().and_then(|state| Rescue::new(&state));
    match rescue {
        Some(rescue) => view! { <Possible playing rescue /> }.into_any(),
        None => view! { <Highest playing /> }.into_any(),
    }
}

#[component]
fn Possible(playing: Playing<Harmonia>, rescue: Rescue) -> impl IntoView {
    let rescue = StoredValue::new(rescue);
    let searching = RwSignal::new(true);
    search(rescue, searching);
    let found = move || rescue.with_value(|rescue| rescue.found().map(|(moment, _)| moment));
    let words = move || {
        let how = match (searching.get(), found()) {
            (true, _) => "searching",
            (false, Some(_)) => "found",
            (false, None) => "never",
        };
        let moment = found().unwrap_or_default() as i64;
        say(&Message::new("harmonia-possible").with("how", how).with("tiles", moment))
    };
    let shows = move || !searching.get() && found().is_some();
    view! {
        <Finding show="harmonia-possible-show" title="harmonia-possible-title" searching words shows>
            <Way playing rescue />
        </Finding>
    }
}

/// Shows the result of the search, and a button that plays it. `show` and `title` are ids of texts.
#[component]
pub(super) fn Finding(
    show: &'static str,
    title: &'static str,
    #[prop(into)] searching: Signal<bool>,
    words: impl Fn() -> String + Send + 'static,
    shows: impl Fn() -> bool + Send + 'static,
    children: ChildrenFn,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        // Keys belong to the dialog while it is open, not to the panel around it.
        <div class="h-afterword" data-testid="possible" class:is-searching=move || searching.get()
            on:keydown=move |event| if open.get_untracked() { event.stop_propagation() }>
            <p role="status">{words}</p>
            {move || shows().then(|| view! {
                <button type="button" class="button" data-testid="show-possible" on:click=move |_| open.set(true)>
                    <Icon sign=Sign::Eye />
                    {move || text(show)}
                </button>
            })}
            <Dialog open title=Signal::derive(move || text(title)) testid="possible-replay">
                {children()}
            </Dialog>
        </div>
    }
}

/// Searches one position after the other while the component lives and a position is left.
fn search(rescue: StoredValue<Rescue>, searching: RwSignal<bool>) {
    let look = move || {
        let Some(more) = rescue.try_update_value(Rescue::advance) else { return };
        _ = searching.try_set(more);
        if more {
            search(rescue, searching);
        }
    };
    set_timeout(look, Duration::from_millis(4));
}

/// Shows the way to win, tile by tile.
#[component]
fn Way(playing: Playing<Harmonia>, rescue: StoredValue<Rescue>) -> impl IntoView {
    let place = RwSignal::new(0_usize);
    let layout = move |steps: usize| rescue.with_value(|rescue| rescue.replay(steps));
    let last = rescue.with_value(|rescue| rescue.found().map_or(0, |(_, steps)| steps.len()));
    let numbers = playing.edition.get_value().numbers.clone();
    let frame = Frame::around(layout(last).tiles().map(|tile| tile.cell), 0.1);
    let bed = Memo::new(move |_| {
        let layout: Layout = layout(place.get());
        Bed::of(&layout, &numbers)
    });
    view! {
        <div class="h-way">
            <Definitions />
            <svg class="h-window" viewBox=frame.view_box() aria-hidden="true">
                <Garden bed />
            </svg>
            <Steps place last />
        </div>
    }
}
