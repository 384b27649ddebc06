//! What is chosen at the table, in plain words. Every game brings its own choices; the host makes them.

use contract::{Choice, Spine};
use kit::parts::{Segments, Switch};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use protocol::Ask;
use serde_json::Value;
use table_page::visit::Visit;

/// The options of the table's game.
#[component]
pub(super) fn Options(visit: Visit) -> impl IntoView {
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()).unwrap_or_default());
    let host = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.host));
    let sitters =
        Memo::new(move |_| visit.table.read().as_ref().map_or(0, |table| table.chairs.iter().flatten().count() as u8));
    // The option of hints is only shown if at least two people play: against bots alone hints disturb no opponent.
    let people = move || {
        let table = visit.table.read();
        table.as_ref().map_or(0, |table| table.chairs.iter().flatten().filter(|sitter| sitter.bot.is_none()).count())
    };
    let hints_asked = Memo::new(move |_| people() > 1);
    let hints = move || view! { <HintsAllowed visit host/> };
    let choices = move |game: &'static Spine| {
        let choice = move |choice: Choice| {
            let (key, usual, seats) = (choice.key, choice.values.first().cloned(), choice.seats.clone());
            // A choice that does not fit the number of players is shown only if it was made before, so that the host
            // can take it back.
            let offered = Memo::new(move |_| {
                let chosen = visit.table.read().as_ref().map(|table| table.options[key].clone());
                seats.as_ref().is_none_or(|seats| seats.contains(&sitters.get().max(1))) || chosen != usual
            });
            let one = move || view! { <OneChoice visit game=game.id() choice=choice.clone() host/> };
            move || offered.get().then(&one)
        };
        view! {
            <section class="options panel">
                <h2>{t!("gather-options")}</h2>
                {game.choices().into_iter().map(choice).collect_view()}
                {move || hints_asked.get().then(hints)}
                {move || (!host.get()).then(|| view! { <p class="note">{t!("gather-options-guest")}</p> })}
            </section>
        }
    };
    move || shelf::spine(&game.get()).filter(|game| hints_asked.get() || !game.choices().is_empty()).map(choices)
}

#[component]
fn OneChoice(visit: Visit, game: &'static str, choice: Choice, host: Memo<bool>) -> impl IntoView {
    let key = choice.key;
    let rule = choice.clone();
    let chosen =
        Memo::new(move |_| visit.table.read().as_ref().map(|table| name_of(&table.options[key])).unwrap_or_default());
    // The usual one stands first in a game, and in its place here if it is a number.
    let usual = choice.values.first().and_then(Value::as_u64);
    let (less, rest): (Vec<&Value>, _) = choice.values.iter().partition(|value| value.as_u64() < usual);
    let values: Vec<String> = less.into_iter().chain(rest).map(name_of).collect();
    let choice_is_switch = choice.values.iter().all(Value::is_boolean);
    let choose = move |name: String| {
        let Some(value) = choice.values.iter().find(|value| name_of(value) == name) else { return };
        let options = visit.table.read_untracked().as_ref().map(|table| table.options.clone());
        if let Some(mut options) = options {
            options[key] = value.clone();
            visit.ask(Ask::Options { options });
        }
    };
    let legend = Signal::derive(move || text(&format!("{game}-option-{key}")));
    // It shows off, and keeps what it was for when that changes.
    let overruled =
        Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| rule.is_overruled(&table.options)));
    let in_turns = Memo::new(move |_| {
        let calm = shelf::spine(game).and_then(|game| game.calm());
        calm == Some(key) && visit.is_shared()
    });
    let locked = Signal::derive(move || !host.get() || overruled.get() || in_turns.get());
    let one = if choice_is_switch {
        let (on, turn) = (move || chosen.get() == "true" && !overruled.get(), move |on: bool| choose(on.to_string()));
        view! { <Switch name=format!("option-{key}") label=legend on=Signal::derive(on) turn disabled=locked/> }
            .into_any()
    } else {
        view! {
            <Segments name=format!("option-{key}") legend values
                label=move |value: String| text(&format!("{game}-option-{key}-{value}"))
                chosen choose disabled=locked/>
        }
        .into_any()
    };
    let why = move || match (in_turns.get(), overruled.get()) {
        (true, _) => Some(text("gather-in-turns")),
        // Only few options have this text, so it is not put together like those that all have.
        (_, true) => Some(text(&[game, "-option-", key, "-overruled"].concat())),
        _ => None,
    };
    view! {
        <div class="option-switch">
            {one}
            {move || why().map(|why| view! { <p class="note">{why}</p> })}
        </div>
    }
}

/// Whether the page may suggest what to do though several people play.
#[component]
fn HintsAllowed(visit: Visit, host: Memo<bool>) -> impl IntoView {
    let on = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.hints));
    let turn = move |allowed: bool| visit.ask(Ask::Hints { allowed });
    let disabled = Signal::derive(move || !host.get());
    view! { <Switch name="hints-allowed".to_owned() label=Signal::derive(t!("hints-allowed")) on turn disabled/> }
}

/// How the texts call a value.
fn name_of(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
