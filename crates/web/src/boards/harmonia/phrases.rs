//! Sentences put together by tapping: everybody reads them in their own language. No picture of a tile can be sent.

use super::aim::{Aim, aim, take_aim};
use crate::playing::Playing;
use crate::reader::text;
use harmonia::Harmonia;
use leptos::prelude::*;
use protocol::Words;
use std::collections::BTreeMap;

/// Sentences about a cell.
const OF_CELLS: [&str; 5] = ["end", "leave", "close", "fits", "who"];
/// Sentences that say all.
const WHOLE: [&str; 6] = ["green", "yes", "no", "wait", "stop", "bravo"];
/// How many purple edges.
const COUNTS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// What can be said by tapping. A sentence about a cell waits for a tap on the table.
#[component]
pub fn Phrases(playing: Playing<Harmonia>) -> impl IntoView {
    let having = RwSignal::new(false);
    let send = move |key: &str, args: &[(&str, &str)]| {
        let args = args.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        playing.say.run(Words::Phrase { key: key.to_owned(), args: args.collect::<BTreeMap<String, String>>() });
    };
    let whole = move |key: &'static str| {
        view! {
            <button type="button" class="h-phrase" data-testid=format!("phrase-{key}")
                title=move || text(&format!("harmonia-phrase-{key}")) on:click=move |_| send(key, &[])>
                {move || text(&format!("harmonia-say-{key}"))}
            </button>
        }
    };
    let of_cell = move |key: &'static str| {
        let aimed = move || aim() == Some(Aim::Phrase(key));
        view! {
            <button type="button" class="h-phrase" class:is-chosen=aimed data-testid=format!("phrase-{key}")
                aria-pressed=move || aimed().to_string()
                on:click=move |_| take_aim((!untrack(aimed)).then_some(Aim::Phrase(key)))>
                {move || text(&format!("harmonia-say-{key}"))}
            </button>
        }
    };
    // Whoever watches only listens.
    let sits = Memo::new(move |_| playing.seat.get().is_some());
    let all = move || {
        view! {
            <div class="h-phrases" role="group" aria-label=crate::t!("harmonia-phrases")>
                {OF_CELLS.map(of_cell).collect_view()}
                <button type="button" class="h-phrase" class:is-chosen=having data-testid="phrase-have"
                    aria-expanded=move || having.get().to_string()
                    on:click=move |_| having.update(|having| *having = !*having)>
                    {crate::t!("harmonia-say-have")}
                </button>
                {move || having.get().then(|| view! { <Having send=Callback::new(move |(n, how): (&str, &str)| {
                    send("have", &[("n", n), ("how", how)]);
                    having.set(false);
                }) /> })}
                {WHOLE.map(whole).collect_view()}
                {move || aim().map(|_| view! { <p class="h-aiming">{crate::t!("harmonia-now-pointing")}</p> })}
            </div>
        }
    };
    move || sits.get().then(all)
}

/// Which tile I have, as far as words go.
#[component]
fn Having(send: Callback<(&'static str, &'static str)>) -> impl IntoView {
    let (count, how) = (RwSignal::new("two"), RwSignal::new("side"));
    let asks_how = move || ["two", "three", "four"].contains(&count.get());
    let chip = move |chosen: RwSignal<&'static str>, value: &'static str| {
        view! {
            <button type="button" class="h-phrase h-part" class:is-chosen=move || chosen.get() == value
                data-testid=format!("say-{value}") aria-pressed=move || (chosen.get() == value).to_string()
                on:click=move |_| chosen.set(value)>
                {move || text(&format!("harmonia-say-{value}"))}
            </button>
        }
    };
    view! {
        <div class="h-having" role="group" aria-label=crate::t!("harmonia-say-count")>
            {COUNTS.map(|value| chip(count, value)).collect_view()}
            {move || asks_how().then(|| ["side", "apart"].map(|value| chip(how, value)).collect_view())}
            <button type="button" class="h-phrase h-send" data-testid="say-have"
                on:click=move |_| send.run((count.get_untracked(), how.get_untracked()))>
                {crate::t!("harmonia-say-send")}
            </button>
        </div>
    }
}
