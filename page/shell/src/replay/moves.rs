//! The moves in words. A tap goes there.

use super::reel::{Reel, joined};
use contract::Millis;
use kit::reader::{say, text};
use kit::t;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlOListElement};

/// How many moves the list shows at once: a game may be long.
const PAGE: usize = 200;

/// One line of the list.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    place: usize,
    words: String,
    /// When it was, in games that are played live.
    time: Option<String>,
}

/// The list, as much of it as stands around the place.
#[component]
pub(super) fn Moves(
    reel: Reel,
    /// Whether it is called, where it does not stand beside the board.
    called: RwSignal<bool>,
) -> impl IntoView {
    let page = RwSignal::new(reel.place.get_untracked() / PAGE);
    Effect::watch(move || reel.place.get() / PAGE, move |now, _, _| page.set(*now), false);
    let rows = Memo::new(move |_| rows(reel, page.get()));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        reel.place.track();
        rows.track();
        called.track();
        // Once the list shows what it says.
        request_animation_frame(move || bring_into_sight(list.try_get_untracked().flatten()));
    });
    let row = move |Row { place, words, time }: Row| {
        let current = move || (reel.place.get() == place).then_some("step");
        view! {
            <li>
                <button type="button" class="replay-move" data-testid=format!("move-{place}") aria-current=current
                    on:click=move |_| reel.go(place)>
                    <span class="replay-number">{place}</span>
                    <span>{words}</span>
                    {time.map(|time| view! { <span class="replay-time">{time}</span> })}
                </button>
            </li>
        }
    };
    let earlier = move || (page.get() > 0).then(|| view! { <Turn page by=-1/> });
    let later = move || ((page.get() + 1) * PAGE <= reel.last).then(|| view! { <Turn page by=1/> });
    view! {
        <div class="replay-list">
            {earlier}
            <ol class="replay-moves" node_ref=list aria-label=t!("replay-moves") data-testid="replay-list">
                {move || rows.get().into_iter().map(row).collect_view()}
            </ol>
            {later}
        </div>
    }
}

/// The next page of the list, or the one before.
#[component]
fn Turn(page: RwSignal<usize>, by: isize) -> impl IntoView {
    let label = move || text(if by < 0 { "replay-earlier" } else { "replay-later" });
    let turn = move |_| page.update(|page| *page = page.saturating_add_signed(by));
    view! { <button type="button" class="button quiet" on:click=turn>{label}</button> }
}

/// The lines of a page. Reactive.
fn rows(reel: Reel, page: usize) -> Vec<Row> {
    let cast = reel.cast();
    // A place is after the entry with its number; the first place of all is before the first entry.
    let (begin, end) = ((page * PAGE).max(1), ((page + 1) * PAGE).min(reel.last + 1));
    let told = reel.film.with_value(|film| film.told(begin - 1..end - 1, &cast));
    let time = |place: usize| reel.is_live().then(|| clock(reel.film.with_value(|film| film.time(place))));
    let first = (page == 0).then(|| Row { place: 0, words: text("replay-beginning"), time: time(0) });
    let row = |(index, told)| Row { place: begin + index, words: say(&joined(told)), time: time(begin + index) };
    first.into_iter().chain(told.into_iter().enumerate().map(row)).collect()
}

/// Minutes, seconds and tenths.
fn clock(Millis(time): Millis) -> String {
    format!("{}:{:02}.{}", time / 60_000, time / 1000 % 60, time / 100 % 10)
}

fn bring_into_sight(list: Option<HtmlOListElement>) {
    let Some(list) = list else { return };
    let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
    let Ok(current) = current.dyn_into::<HtmlElement>() else { return };
    let (top, height) = (current.offset_top() - list.offset_top(), current.offset_height());
    let (from, seen) = (list.scroll_top(), list.client_height());
    if top < from || top + height > from + seen {
        list.set_scroll_top(top + height / 2 - seen / 2);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_short() {
        assert_eq!(super::clock(contract::Millis(0)), "0:00.0");
        assert_eq!(super::clock(contract::Millis(754_321)), "12:34.3");
    }
}
