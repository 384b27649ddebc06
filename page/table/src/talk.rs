//! Talking at the table: what was said, the game's own phrases, and a line to write.

use crate::api;
use crate::games;
use crate::mute::{self, speaker};
use crate::visit::Visit;
use contract::Message;
use kit::announce::announce;
use kit::memory::{remember, remembered};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::ev::{MouseEvent, SubmitEvent};
use leptos::html;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ask, LONGEST_TEXT, Said, Words};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long a new line is shown while the talk is closed.
const STAY: Duration = Duration::from_secs(6);
/// How long a place stays highlighted that a message refers to.
const LIT: Duration = Duration::from_secs(3);

/// Draws the button that opens the talk, with the number of new messages.
#[component]
pub(crate) fn TalkButton(visit: Visit, open: RwSignal<bool>) -> impl IntoView {
    let talk = visit.heard_talk();
    let seen = RwSignal::new(untrack(|| recall_seen(visit, newest(&talk.read()))));
    Effect::new(move |_| {
        let newest = newest(&talk.read());
        if open.get() && newest > seen.get_untracked() {
            seen.set(newest);
            remember_seen(visit, newest);
        }
    });
    // The reader's own messages do not count as new.
    let news = move || {
        let (seen, you) = (seen.get(), visit.table.read().as_ref().and_then(|table| table.you));
        talk.read().iter().filter(|said| said.number > seen && Some(said.seat) != you).count() as i64
    };
    let label = move || say(&Message::new("talk-open").with("news", news()));
    view! {
        <button type="button" class="button quiet round talk-button" aria-label=label aria-expanded=move || open.get().to_string()
            data-testid="talk-button" on:click=move |_| open.update(|open| *open = !*open)>
            <Icon sign=Sign::Talk/>
            {move || (news() > 0).then(|| view! { <span class="talk-news" aria-hidden="true">{news()}</span> })}
        </button>
        <Bubble visit open seen/>
    }
}

/// Shows the newest message of another player for a moment while the talk is closed; a tap opens the talk. Screen
/// readers announce messages in any case.
#[component]
fn Bubble(visit: Visit, open: RwSignal<bool>, seen: RwSignal<u32>) -> impl IntoView {
    let talk = visit.heard_talk();
    let shown = RwSignal::new(None::<Said>);
    Effect::new(move |before: Option<u32>| {
        let talk = talk.get();
        let since = before.map(|before| before.max(seen.get_untracked()));
        let you = visit.table.read_untracked().as_ref().and_then(|table| table.you);
        // What is pointed at is seen on the board.
        let is_news = |said: &&Said| {
            since.is_some_and(|since| said.number > since)
                && Some(said.seat) != you
                && !matches!(said.words, Words::Point(_))
        };
        if let Some(said) = talk.iter().rev().find(is_news) {
            shown.set(Some(said.clone()));
        }
        newest(&talk)
    });
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        shown.read().as_ref()?;
        set_timeout_with_handle(move || drop(shown.try_set(None)), STAY).ok()
    });
    // A line of a player who has been muted meanwhile disappears.
    let said = Memo::new(move |_| {
        let said = shown.get().filter(|_| !open.get())?;
        talk.read().iter().any(|other| other.number == said.number).then_some(said)
    });
    let bubble = move |said: Said| {
        let game = visit.table.read_untracked().as_ref().map(|table| table.game.clone()).unwrap_or_default();
        let there = place(&said.words).map(str::to_owned);
        let words = move || spoken(&game, &said.words);
        view! {
            <button type="button" class="talk-bubble" aria-hidden="true" tabindex="-1" data-testid="talk-bubble"
                on:click=move |_| {
                    shown.set(None);
                    match &there {
                        Some(place) => light(visit, place),
                        None => open.set(true),
                    }
                }>
                <b>{said.name.clone()}</b>
                <span>{words}</span>
            </button>
        }
    };
    move || said.get().map(bubble)
}

/// Returns the number of the newest message, 0 if there is none.
fn newest(talk: &[Said]) -> u32 {
    talk.last().map_or(0, |said| said.number)
}

/// Returns the number of the last message that was seen on this device. For a new visitor all messages count as seen.
fn recall_seen(visit: Visit, newest: u32) -> u32 {
    let seen = remembered(&seen_key(visit)).and_then(|number| number.parse().ok());
    seen.unwrap_or_else(|| {
        remember_seen(visit, newest);
        newest
    })
}

fn remember_seen(visit: Visit, number: u32) {
    remember(&seen_key(visit), &number.to_string());
}

fn seen_key(visit: Visit) -> String {
    format!("talk-seen-{}", untrack(|| visit.code()))
}

/// What was said, and what one can say.
#[component]
pub(crate) fn Talk(visit: Visit, open: RwSignal<bool>, game: String) -> impl IntoView {
    let sits = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.you.is_some()));
    let talk = visit.heard_talk();
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        talk.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let phrases = games::phrases(&game, visit.feed());
    let named = StoredValue::new(game);
    let row = move |said: Said| {
        let words = said.words.clone();
        let there = place(&words).map(str::to_owned);
        let spoken = move || named.with_value(|game| spoken(game, &words));
        let line = match there {
            None => view! { <span>{spoken}</span> }.into_any(),
            Some(place) => {
                let name = format!(" {place}");
                let show = move |_| {
                    open.set(false);
                    light(visit, &place);
                };
                view! {
                    <button type="button" class="said-place" on:click=show>
                        <span>{spoken}</span>
                        <span class="unseen">{name}</span>
                    </button>
                }
                .into_any()
            }
        };
        let others = is_others(visit, &said).then(|| view! { <About visit said=said.clone()/> });
        view! {
            <li class=format!("said face-{}", said.seat.0 % 6) data-testid=format!("said-{}", said.number)>
                <b>{said.name}</b>
                {line}
                {others}
            </li>
        }
    };
    let speak = move || sits.get().then(|| view! { <Line visit/> });
    // A sentence that still wants a place wants the board.
    let make_way = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.closest("[data-place]").ok().flatten().is_some()) {
            open.set(false);
        }
    };
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
                <For each=move || talk.get().to_vec() key=|said| said.number let:said>{row(said)}</For>
            </ol>
            {move || talk.read().is_empty().then(|| view! { <p class="note">{t!("talk-empty")}</p> })}
            <Muted visit/>
            <div class="talk-phrases" on:click=make_way>{phrases}</div>
            {speak}
        </section>
    }
}

/// Returns whether the message comes from another person, not from a bot.
fn is_others(visit: Visit, said: &Said) -> bool {
    let table = visit.table.read_untracked();
    let Some(table) = table.as_deref() else { return false };
    let sitter = table.chairs.get(said.seat.index()).and_then(Option::as_ref);
    let bot = sitter.is_some_and(|sitter| sitter.bot.is_some() && !sitter.stand_in && !sitter.left);
    table.you != Some(said.seat) && !bot && !visit.at_home
}

/// How far a report is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Report {
    No,
    Sure,
    Sent,
    Thanks,
}

/// Draws what can be done about a message: mute its speaker, or report it. Both take two taps.
#[component]
fn About(visit: Visit, said: Said) -> impl IntoView {
    let (number, who, name) = (said.number, speaker(&said), said.name);
    let report = RwSignal::new(Report::No);
    let send = move |_| match report.get_untracked() {
        Report::No => report.set(Report::Sure),
        Report::Sure => {
            report.set(Report::Sent);
            let code = untrack(|| visit.code());
            spawn_local(async move {
                match api::report(&code, number).await {
                    Ok(()) => _ = report.try_set(Report::Thanks),
                    Err(why) => {
                        report.try_set(Report::No);
                        visit.refusal.try_set(Some(why));
                    }
                }
            });
        }
        Report::Sent | Report::Thanks => (),
    };
    let label = Message::new("talk-about").with("name", name.as_str());
    let mute_words = Message::new("talk-mute").with("name", name.as_str());
    let report_words = move || match report.get() {
        Report::No => text("talk-report"),
        Report::Sure => text("talk-report-sure"),
        Report::Sent => text("talk-report-sent"),
        Report::Thanks => text("talk-report-thanks"),
    };
    let written = matches!(said.words, Words::Text(_));
    let report_button = move || {
        view! {
            <button type="button" class="button quiet" class:danger=move || report.get() == Report::Sure aria-live="polite"
                data-testid=format!("report-{number}") on:click=send
                prop:disabled=move || matches!(report.get(), Report::Sent | Report::Thanks)>
                <Icon sign=Sign::Report/>
                {report_words}
            </button>
        }
    };
    view! {
        <details class="about-said">
            <summary aria-label=move || say(&label) data-testid=format!("about-{number}")><Icon sign=Sign::More/></summary>
            <div>
                <button type="button" class="button quiet" data-testid=format!("mute-{number}")
                    on:click=move |_| mute::mute(visit, &who, true)>
                    <Icon sign=Sign::Mute/>
                    {move || say(&mute_words)}
                </button>
                {written.then(report_button)}
            </div>
        </details>
    }
}

/// Those who are not heard here, and the way back.
#[component]
fn Muted(visit: Visit) -> impl IntoView {
    let one = move |who: String| {
        let words = Message::new("talk-unmute").with("name", mute::name(&who));
        view! {
            <li>
                <button type="button" class="button quiet" data-testid="unmute" on:click=move |_| mute::mute(visit, &who, false)>
                    <Icon sign=Sign::Talk/>
                    {move || say(&words)}
                </button>
            </li>
        }
    };
    let list = move || {
        view! {
            <ul class="muted" aria-label=t!("talk-muted")>
                {move || visit.muted.get().into_iter().map(one).collect_view()}
            </ul>
        }
    };
    let any = Memo::new(move |_| !visit.muted.read().is_empty());
    move || any.get().then(list)
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

/// Returns a message in the reader's language.
fn spoken(game: &str, words: &Words) -> String {
    match words {
        Words::Text(text) => text.clone(),
        Words::Point(place) => {
            let id = format!("{game}-phrase-point");
            // A game with a text of its own highlights the place, so its name is left out.
            match kit::reader::has(&id) {
                true => text(&id),
                false => say(&Message::new("talk-point").with("place", place.as_str())),
            }
        }
        Words::Phrase { key, args } => {
            let id = format!("{game}-phrase-{key}");
            // Another version of the page may know more phrases.
            if !kit::reader::has(&id) {
                return text("talk-unknown");
            }
            say(&args.iter().fold(Message::new(&id), |message, (name, value)| message.with(name, value.as_str())))
        }
    }
}

/// Returns the place on the board that a message refers to, in a phrase the argument `cell`.
fn place(words: &Words) -> Option<&str> {
    match words {
        Words::Text(_) => None,
        Words::Point(place) => Some(place),
        Words::Phrase { args, .. } => args.get("cell").map(String::as_str),
    }
}

/// Highlights a place on the board for a moment.
fn light(visit: Visit, place: &str) {
    visit.highlight.set(vec![place.to_owned()]);
    // This also clears a newer highlight, which can be requested again.
    set_timeout(move || drop(visit.highlight.try_set(Vec::new())), LIT);
}

/// Lets a screen reader announce the messages of other players.
pub(crate) fn listen(visit: Visit, game: String) {
    let heard = visit.heard_talk();
    Effect::new(move |before: Option<u32>| {
        let talk = heard.get();
        let newest = newest(&talk);
        let you = visit.table.read_untracked().as_ref().and_then(|table| table.you);
        if let Some(before) = before {
            for said in talk.iter().filter(|said| said.number > before && Some(said.seat) != you) {
                let place = place(&said.words).map(|place| format!(" {place}")).unwrap_or_default();
                announce(format!("{}: {}{place}", said.name, spoken(&game, &said.words)));
            }
        }
        newest
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn what_is_about_a_place_can_be_shown_there() {
        let phrase = |name: &str| {
            let args = BTreeMap::from([(name.to_owned(), "1,0".to_owned())]);
            Words::Phrase { key: "leave".to_owned(), args }
        };
        assert_eq!(place(&Words::Point("1,0".to_owned())), Some("1,0"));
        assert_eq!(place(&phrase("cell")), Some("1,0"));
        assert_eq!(place(&phrase("how")), None);
        assert_eq!(place(&Words::Text("1,0".to_owned())), None);
    }
}
