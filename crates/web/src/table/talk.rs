//! Talking at the table: what was said, the game's own phrases, and a line to write.

use crate::announce::announce;
use crate::boards;
use crate::parts::{Icon, Sign};
use crate::reader::{say, text};
use crate::t;
use crate::visit::Visit;
use contract::Message;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, LONGEST_TEXT, Said, Words};

/// The button that opens the talk, with how much is new.
#[component]
pub(super) fn TalkButton(visit: Visit, open: RwSignal<bool>) -> impl IntoView {
    let seen = RwSignal::new(visit.talk.read_untracked().last().map_or(0, |said| said.number));
    Effect::new(move |_| {
        let newest = visit.talk.read().last().map_or(0, |said| said.number);
        if open.get() {
            seen.set(newest);
        }
    });
    let news = move || visit.talk.read().last().map_or(0, |said| said.number).saturating_sub(seen.get());
    let label = move || say(&Message::new("talk-open").with("news", news()));
    view! {
        <button type="button" class="button quiet round talk-button" aria-label=label aria-expanded=move || open.get().to_string()
            data-testid="talk-button" on:click=move |_| open.update(|open| *open = !*open)>
            <Icon sign=Sign::Talk/>
            {move || (news() > 0).then(|| view! { <span class="talk-news" aria-hidden="true">{news()}</span> })}
        </button>
    }
}

/// What was said, and what one can say.
#[component]
pub(super) fn Talk(visit: Visit, open: RwSignal<bool>, game: String) -> impl IntoView {
    let sits = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.you.is_some()));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        visit.talk.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let phrases = boards::phrases(&game, visit);
    let named = StoredValue::new(game);
    let row = move |said: Said| {
        let words = said.words.clone();
        let spoken = move || named.with_value(|game| spoken(game, &words));
        view! {
            <li class=format!("said face-{}", said.seat.0 % 6)>
                <b>{said.name}</b>
                <span>{spoken}</span>
            </li>
        }
    };
    let speak = move || sits.get().then(|| view! { <Line visit/> });
    view! {
        <section class="talk panel" aria-label=t!("talk") data-testid="talk"
            on:keydown=move |event| if event.key() == "Escape" { open.set(false) } else { event.stop_propagation() }>
            <header class="talk-head">
                <h2>{t!("talk")}</h2>
                <button type="button" class="button quiet round" aria-label=t!("shell-close") on:click=move |_| open.set(false)>
                    <Icon sign=Sign::Close/>
                </button>
            </header>
            <ol class="talk-list" node_ref=list>
                <For each=move || visit.talk.get().to_vec() key=|said| said.number let:said>{row(said)}</For>
            </ol>
            {move || visit.talk.read().is_empty().then(|| view! { <p class="note">{t!("talk-empty")}</p> })}
            {phrases}
            {speak}
        </section>
    }
}

/// A line to write.
#[component]
fn Line(visit: Visit) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let words = typed.get_untracked().trim().to_owned();
        if !words.is_empty() {
            visit.ask(Ask::Say { words: Words::Text(words) });
            typed.set(String::new());
        }
    };
    view! {
        <form class="talk-line" on:submit=send>
            <input class="field" type="text" maxlength=LONGEST_TEXT autocomplete="off" aria-label=t!("talk-line")
                placeholder=t!("talk-line") data-testid="talk-text" prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))/>
            <button type="submit" class="button primary round" aria-label=t!("talk-send") data-testid="talk-send">
                <Icon sign=Sign::Arrow/>
            </button>
        </form>
    }
}

/// What words say to the reader.
fn spoken(game: &str, words: &Words) -> String {
    match words {
        Words::Text(text) => text.clone(),
        Words::Point(place) => say(&Message::new("talk-point").with("place", place.as_str())),
        Words::Phrase { key, args } => {
            let id = format!("{game}-phrase-{key}");
            // Another version of the page may know more phrases.
            if !crate::reader::has(&id) {
                return text("talk-unknown");
            }
            say(&args.iter().fold(Message::new(&id), |message, (name, value)| message.with(name, value.as_str())))
        }
    }
}

/// Lets a screen reader say what others say, and everybody who has the talk closed see it for a moment.
pub(super) fn listen(visit: Visit, game: String) {
    Effect::new(move |before: Option<u32>| {
        let talk = visit.talk.get();
        let newest = talk.last().map_or(0, |said| said.number);
        let you = visit.table.read_untracked().as_ref().and_then(|table| table.you);
        if let Some(before) = before {
            for said in talk.iter().filter(|said| said.number > before && Some(said.seat) != you) {
                announce(format!("{}: {}", said.name, spoken(&game, &said.words)));
            }
        }
        newest
    });
}
