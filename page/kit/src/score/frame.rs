//! What is around every editor: its name, undo, clear, passing on.

use super::bench::Bench;
use super::exchange::Exchange;
use super::sketch::Sketch;
use crate::page::{arrive, use_title};
use crate::parts::{Icon, Sign, Toast};
use crate::reader::text;
use crate::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// The page of an editor: the board with its children, and beside it what `side` shows.
#[component]
pub fn Frame<S: Sketch>(
    bench: Bench<S>,
    side: AnyView,
    /// The points, if there are any: always in sight.
    #[prop(into)]
    points: Signal<Option<i32>>,
    /// What the number counts, if no points.
    #[prop(default = "score-total")]
    total: &'static str,
    children: Children,
) -> impl IntoView {
    let game = S::GAME;
    use_title(move || format!("{} – {}", text(&format!("{game}-name")), text("score-title")));
    arrive();
    let passing_on = RwSignal::new(false);
    view! {
        <main id="content" class=format!("workbench workbench-{game}") tabindex="-1" data-testid=format!("score-{game}")>
            <header class="score-head">
                <A href="/score" attr:class="score-back"><Icon sign=Sign::Back/>{t!("score-title")}</A>
                <h1>{move || text(&format!("{game}-name"))}</h1>
                <p class="note">{move || text(&format!("score-how-{game}"))}</p>
            </header>
            <div class="score-bar" role="group" aria-label=t!("score-bar")>
                <button type="button" class="button" data-testid="score-undo" prop:disabled=move || !bench.can_undo()
                    on:click=move |_| bench.undo()>
                    <Icon sign=Sign::Undo/><span>{t!("score-undo")}</span>
                </button>
                <button type="button" class="button" data-testid="score-clear" prop:disabled=move || bench.is_blank()
                    on:click=move |_| bench.set(S::blank())>
                    <Icon sign=Sign::Trash/><span>{t!("score-clear")}</span>
                </button>
                <button type="button" class="button" data-testid="score-pass-on" on:click=move |_| passing_on.set(true)>
                    <Icon sign=Sign::Share/><span>{t!("score-pass-on")}</span>
                </button>
                <A href=format!("/print/{game}") attr:class="button" attr:data-testid="to-print" attr:title=t!("print-title")>
                    <Icon sign=Sign::Download/><span>{t!("score-print")}</span>
                </A>
                <p class="score-now" aria-hidden="true">
                    <small>{move || text(total)}" "</small>
                    {move || points.get().map_or_else(|| "–".to_owned(), texts::number)}
                </p>
            </div>
            <div class="score-bench">
                <div class="score-stage">{children()}</div>
                <div class="score-side">{side}</div>
            </div>
        </main>
        <Exchange bench open=passing_on/>
        <Toast message=bench.problem/>
    }
}

/// A number with a button on each side.
#[component]
pub fn Counter(
    testid: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<u8>,
    least: u8,
    most: u8,
    #[prop(into)] set: Callback<u8>,
) -> impl IntoView {
    let by = move |up: bool| {
        let now = value.get_untracked();
        let next = if up { now.saturating_add(1) } else { now.saturating_sub(1) };
        set.run(next.clamp(least, most));
    };
    let name = move |up: bool| {
        let id = if up { "score-more" } else { "score-less" };
        crate::reader::say(&contract::Message::new(id).with("what", label.get()))
    };
    view! {
        <div class="counter" role="group" aria-label=move || label.get()>
            <span>{move || label.get()}</span>
            <button type="button" class="button round" data-testid=format!("{testid}-less") aria-label=move || name(false)
                prop:disabled=move || value.get() <= least on:click=move |_| by(false)>"−"</button>
            <output data-testid=testid aria-live="polite">{value}</output>
            <button type="button" class="button round" data-testid=format!("{testid}-more") aria-label=move || name(true)
                prop:disabled=move || { value.get() >= most } on:click=move |_| by(true)>"+"</button>
        </div>
    }
}
