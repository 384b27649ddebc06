//! Being called when it is one's turn and no page is open.

use super::push::{self, Push};
use contract::Message;
use kit::parts::Switch;
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Draws the switch. The browser asks for permission only when the player turns it on.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let state = RwSignal::new(Push::Off);
    let busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Message>);
    spawn_local(async move { _ = state.try_set(push::state().await) });
    let turn = move |on: bool| {
        busy.set(true);
        problem.set(None);
        spawn_local(async move {
            let turned = if on { push::begin().await } else { push::end().await };
            if let Err(why) = turned {
                problem.try_set(Some(why));
            }
            let now = push::state().await;
            // Even if it is as before: the switch may have moved.
            state.try_set(now);
            busy.try_set(false);
        });
    };
    let about = move || match state.get() {
        Push::Impossible => text("notices-impossible"),
        Push::Denied => text("notices-denied"),
        Push::Off | Push::On => text("notices-text"),
    };
    let fixed = move || busy.get() || matches!(state.get(), Push::Impossible | Push::Denied);
    view! {
        <section class="panel people-part" aria-labelledby="notices-title">
            <h2 id="notices-title">{t!("notices-title")}</h2>
            <Switch name="notices".to_owned() label=Signal::derive(t!("notices-switch"))
                on=Signal::derive(move || state.get() == Push::On) turn disabled=Signal::derive(fixed)/>
            <p class="note">{about}</p>
            <p class="problem" role="alert">{move || problem.get().map(|why| say(&why))}</p>
        </section>
    }
}
