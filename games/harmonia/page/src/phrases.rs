//! Sentences put together by tapping; every player reads them in their own language. They cannot contain a picture of a
//! tile.

use super::aim::{Aim, aim, take_aim};
use super::words::how_words;
use harmonia::Harmonia;
use kit::playing::Playing;
use kit::reader::text;
use leptos::prelude::*;
use protocol::Words;
use std::collections::BTreeMap;

/// Sentences about a cell.
const OF_CELLS: [&str; 5] = ["end", "leave", "close", "fits", "who"];
/// Sentences that need no cell.
const WHOLE: [&str; 6] = ["green", "yes", "no", "wait", "stop", "bravo"];
/// Numbers of purple edges.
const COUNTS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// The sentences that can be sent by tapping. A sentence about a cell waits for a tap on the board, where the chat
/// makes way (`data-place`).
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
                aria-pressed=move || aimed().to_string() data-place=""
                on:click=move |_| take_aim((!untrack(aimed)).then_some(Aim::Phrase(key)))>
                {move || text(&format!("harmonia-say-{key}"))}
            </button>
        }
    };
    // Spectators cannot send sentences.
    let sits = Memo::new(move |_| playing.seat.get().is_some());
    let all = move || {
        view! {
            <div class="h-phrases" role="group" aria-label=kit::t!("harmonia-phrases")>
                {OF_CELLS.map(of_cell).collect_view()}
                <button type="button" class="h-phrase" class:is-chosen=having data-testid="phrase-have"
                    aria-expanded=move || having.get().to_string()
                    on:click=move |_| having.update(|having| *having = !*having)>
                    {kit::t!("harmonia-say-have")}
                </button>
                {move || having.get().then(|| view! { <Having send=Callback::new(move |(n, how): (&str, &str)| {
                    send("have", &[("n", n), ("how", how)]);
                    having.set(false);
                }) /> })}
                {WHOLE.map(whole).collect_view()}
            </div>
        }
    };
    move || sits.get().then(all)
}

/// Returns the arrangements of this number of purple edges, if there is more than one.
fn ways(count: &str) -> &'static [&'static str] {
    match count {
        "two" => &["side", "gap", "opposite"],
        "three" => &["side", "two-one", "one-two", "each"],
        "four" => &["side", "three-one", "two-two"],
        _ => &[],
    }
}

/// Chooses a description of a tile in the player's hand.
#[component]
fn Having(send: Callback<(&'static str, &'static str)>) -> impl IntoView {
    let (count, how) = (RwSignal::new("two"), RwSignal::new("side"));
    // Another number of edges has other arrangements.
    Effect::watch(move || count.get(), move |_, _, _| how.set("side"), false);
    let chip = move |chosen: RwSignal<&'static str>, value: &'static str, words: fn(&str) -> String| {
        view! {
            <button type="button" class="h-phrase h-part" class:is-chosen=move || chosen.get() == value
                data-testid=format!("say-{value}") aria-pressed=move || (chosen.get() == value).to_string()
                on:click=move |_| chosen.set(value)>
                {move || words(value)}
            </button>
        }
    };
    let number = |value: &str| text(&format!("harmonia-say-{value}"));
    // The texts of some arrangements are in brackets, which a sentence does not need.
    let way = |value: &str| how_words(value).trim_matches([' ', '(', ')']).to_owned();
    view! {
        <div class="h-having" role="group" aria-label=kit::t!("harmonia-say-count")>
            {COUNTS.map(|value| chip(count, value, number)).collect_view()}
            {move || ways(count.get()).iter().map(|value| chip(how, value, way)).collect_view()}
            <button type="button" class="h-phrase h-send" data-testid="say-have"
                on:click=move |_| send.run((count.get_untracked(), how.get_untracked()))>
                {kit::t!("harmonia-say-send")}
            </button>
        </div>
    }
}
