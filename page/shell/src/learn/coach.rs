//! What is said beside the board in a guided first game: what to do, what has happened, which rule says so.

use super::course::text_id;
use super::teacher::Teacher;
use kit::announce::announce;
use kit::parts::{Icon, RuleChip, Sign};
use kit::reader::text;
use kit::t;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table_page::at_home::{self, Setup};
use table_page::ways::rules_address;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// The panel beside the board.
#[component]
pub(super) fn Coach(game: &'static str, teacher: Teacher) -> impl IntoView {
    let skipped = RwSignal::new(false);
    let over = Memo::new(move |_| skipped.get() || teacher.place.get() == teacher.steps);
    let panel = NodeRef::<html::Section>::new();
    view! {
        <section node_ref=panel class="coach" aria-label=t!("learn-title") data-testid="coach">
            {move || match over.get() {
                true => view! { <End game teacher skipped/> }.into_any(),
                false => view! { <Steps game teacher skipped panel/> }.into_any(),
            }}
        </section>
    }
}

/// The step that is on.
#[component]
fn Steps(
    game: &'static str,
    teacher: Teacher,
    skipped: RwSignal<bool>,
    /// What scrolls if a step has much to say.
    panel: NodeRef<html::Section>,
) -> impl IntoView {
    let (next, told) = (NodeRef::<html::Button>::new(), NodeRef::<html::P>::new());
    // What has been done is explained, unless one goes on at once; what there is only to look at is said at once.
    let explains = Memo::new(move |_| teacher.done.get() && teacher.step().is_some_and(|step| step.is_explained()));
    // After the last step what was said stays until this is gone.
    let words = Memo::new(move |said: Option<&String>| match teacher.step() {
        Some(step) => text(&format!("{}{}", text_id(game, &step.id), if explains.get() { "-so" } else { "" })),
        None => said.cloned().unwrap_or_default(),
    });
    let rule = Memo::new(move |_| teacher.step().and_then(|step| step.rule).filter(|_| teacher.done.get()));
    let ready = Memo::new(move |_| teacher.done.get() && !teacher.busy.get());
    let asks = Memo::new(move |_| !teacher.done.get() && !teacher.busy.get());
    Effect::new(move |_| announce(words.get()));
    // Whatever one scrolled to before: a step begins with its first line, and with what it asks for in sight.
    Effect::new(move |_| {
        words.track();
        let asked = teacher.step().and_then(|step| step.asked.into_iter().next()).filter(|_| asks.get());
        request_animation_frame(move || {
            if let Some(panel) = panel.try_get_untracked().flatten() {
                panel.set_scroll_top(0);
            }
            if let Some(told) = told.try_get_untracked().flatten() {
                told.set_scroll_top(0);
            }
            if let Some(action) = asked {
                bring_into_sight(&action);
            }
        });
    });
    // For keyboard users: the focus is on the button that goes on, or on the board when an action is asked for.
    Effect::new(move |before: Option<bool>| {
        let ready = ready.get();
        match before {
            Some(before) if before != ready => {
                request_animation_frame(move || if ready { focus_on(next) } else { focus_on_board() });
            }
            // A frame after the page has put the focus on its content.
            None if ready => request_animation_frame(move || request_animation_frame(move || begin_at(next))),
            _ => (),
        }
        ready
    });
    let rule_link = move |rule: String| view! { <RuleChip game=Some(game) rule testid="coach-rule"/> };
    view! {
        <p class="coach-progress">
            <span>{move || t!("learn-step", number = teacher.place.get() as i64 + 1, count = teacher.steps as i64)()}</span>
            <progress max=teacher.steps.to_string() prop:value=move || teacher.place.get().to_string() aria-hidden="true"></progress>
        </p>
        <p node_ref=told class="coach-words" class:is-so=explains data-testid="coach-words">
            {move || explains.get().then(|| view! { <Icon sign=Sign::Check/> })}
            <span>{move || words.get()} " " {move || rule.get().map(rule_link)}</span>
        </p>
        <div class="coach-ways">
            <button type="button" class="button quiet round" aria-label=t!("learn-back") title=t!("learn-back") data-testid="coach-back"
                prop:disabled=move || teacher.place.get() == 0 && !explains.get() on:click=move |_| teacher.go_back()>
                <Icon sign=Sign::Back/>
            </button>
            <button type="button" class="button quiet" data-testid="coach-skip" on:click=move |_| skipped.set(true)>
                {t!("learn-skip")}
            </button>
            {move || asks.get().then(|| view! {
                <button type="button" class="button" data-testid="coach-show" on:click=move |_| teacher.show()>
                    <Icon sign=Sign::Eye/>
                    {t!("learn-show")}
                </button>
            })}
            {move || (!asks.get()).then(|| view! {
                <button node_ref=next type="button" class="button primary" data-testid="coach-next"
                    prop:disabled=move || !ready.get() on:click=move |_| teacher.go_on()>
                    {t!("learn-next")}
                    <Icon sign=Sign::Arrow/>
                </button>
            })}
        </div>
    }
}

/// When all is done: the ways on.
#[component]
fn End(game: &'static str, teacher: Teacher, skipped: RwSignal<bool>) -> impl IntoView {
    let navigate = StoredValue::new_local(use_navigate());
    let now = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if now.get().is_some() {
            announce(text(&format!("learn-{game}-end-of-lesson")));
            request_animation_frame(move || focus_on(now));
        }
    });
    let play = move |_| {
        let Some(spine) = shelf::spine(game) else { return };
        let (bots, level) = Setup::remembered(spine);
        spawn_local(async move {
            match at_home::lay(game, &Setup::alike(bots, level), true).await {
                Ok(code) => drop(navigate.try_with_value(|go| go(&format!("/home/{code}"), Default::default()))),
                Err(why) => drop(teacher.visit.refusal.try_set(Some(why))),
            }
        });
    };
    let again = move |_| {
        skipped.set(false);
        teacher.go_to(0);
    };
    view! {
        <h2 class="coach-end">{t!("learn-end")}</h2>
        <p class="coach-words">{move || text(&format!("learn-{game}-end-of-lesson"))}</p>
        <div class="coach-ways">
            <button type="button" class="button quiet" data-testid="coach-again" on:click=again>
                <Icon sign=Sign::Again/>
                {t!("learn-again")}
            </button>
            <a class="button quiet" href=rules_address(game) data-testid="coach-rules">{t!("learn-rules")}</a>
            <button node_ref=now type="button" class="button primary" data-testid="coach-play" on:click=play>
                {t!("home-now")}
                <Icon sign=Sign::Arrow/>
            </button>
        </div>
    }
}

/// The button may have gone meanwhile.
fn focus_on(button: NodeRef<html::Button>) {
    let _ = button.try_get_untracked().flatten().map(|button| button.focus());
}

/// Moves the focus to the button at the beginning, unless the reader has moved it elsewhere by then.
fn begin_at(button: NodeRef<html::Button>) {
    let there = document().active_element();
    if there.is_none_or(|there| there.id() == "content" || there.tag_name() == "BODY") {
        focus_on(button);
    }
}

/// Scrolls to what is tapped for an action, if that is no place on the board: what is called like one of its words.
fn bring_into_sight(action: &str) {
    let mut words = action.split(' ');
    let (verb, what) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let called = [
        format!("{verb}-{what}"),
        format!("tool-{verb}"),
        format!("order-{what}"),
        format!("colour-{what}"),
        format!("die-{what}"),
    ];
    let css = called.map(|name| format!("#content [data-testid='{name}']")).join(", ");
    if let Ok(Some(there)) = document().query_selector(&css) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        there.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

fn focus_on_board() {
    let board = document().get_element_by_id("content").and_then(|board| board.dyn_into::<HtmlElement>().ok());
    let _ = board.map(|board| board.focus());
}
