//! The names of the people who play at this device, before the game.

use contract::{Message, Seat, Spine};
use kit::memory;
use kit::parts::{Icon, Sign};
use kit::reader::say;
use kit::t;
use leptos::prelude::*;
use protocol::{Ask, LONGEST_NAME, Table};
use table_page::at_home::{remember_others, unnamed};
use table_page::visit::{Visit, people};

/// The people with their names, and room for more.
#[component]
pub(super) fn OneDevice(visit: Visit) -> impl IntoView {
    let sitting = Memo::new(move |_| visit.table.read().as_deref().map(people).unwrap_or_default());
    let full = Memo::new(move |_| visit.table.read().as_deref().and_then(free).is_none());
    remember(sitting);
    let several = Memo::new(move |_| sitting.read().len() > 1);
    let whose = move || {
        let table = visit.table.read();
        let game = table.as_deref().and_then(|table| shelf::spine(&table.game));
        if game.is_some_and(Spine::can_share_screen) { t!("one-device-middle")() } else { t!("one-device-several")() }
    };
    view! {
        <section class="panel one-device" data-testid="one-device">
            <h2>{t!("one-device")}</h2>
            <p class="note">{move || if several.get() { whose() } else { t!("one-device-alone")() }}</p>
            <ol>
                <For each=move || sitting.get() key=|person| person.0 children=move |(seat, _)| {
                    view! { <Person visit seat sitting/> }
                }/>
            </ol>
            <button type="button" class="button" data-testid="add-person" prop:disabled=move || full.get() || visit.waiting()
                on:click=move |_| add(visit, None)>
                <Icon sign=Sign::Plus/>
                {t!("one-device-add")}
            </button>
        </section>
    }
}

type Sitting = Memo<Vec<(Seat, String)>>;

/// One of them. The name counts as soon as the field is left.
#[component]
fn Person(visit: Visit, seat: Seat, sitting: Sitting) -> impl IntoView {
    let name = Memo::new(move |_| {
        let sitting = sitting.read();
        sitting.iter().find(|person| person.0 == seat).map(|(_, name)| name.clone()).unwrap_or_default()
    });
    let first = Memo::new(move |_| sitting.read().first().is_some_and(|person| person.0 == seat));
    let rename = move |name: String| visit.ask(Ask::Sit { name, seat: Some(seat) });
    let label = move || say(&Message::new("one-device-name").with("seat", seat.0 + 1));
    let away = move || {
        let label = move || say(&Message::new("one-device-away").with("name", name.get()));
        view! {
            <button type="button" class="button quiet round" data-testid=format!("person-away-{}", seat.0 + 1)
                aria-label=label prop:disabled=move || visit.waiting()
                on:click=move |_| visit.ask(Ask::Free { seat })>
                <Icon sign=Sign::Close/>
            </button>
        }
    };
    view! {
        <li class="one-device-person">
            <input class="field" type="text" autocomplete="off" maxlength=LONGEST_NAME.to_string() aria-label=label
                data-testid=format!("person-{}", seat.0 + 1) prop:value=move || name.get()
                on:change=move |event| rename(event_target_value(&event))/>
            {move || (!first.get()).then(away)}
        </li>
    }
}

/// One more person, on a free chair.
pub(super) fn add(visit: Visit, seat: Option<Seat>) {
    let Some(table) = visit.table.get_untracked() else { return };
    let Some(seat) = seat.or_else(|| free(&table)) else { return };
    let taken: Vec<String> = people(&table).into_iter().map(|(_, name)| name).collect();
    let name = (taken.len() + 1..).map(unnamed).find(|name| !taken.contains(name));
    visit.ask(Ask::Sit { name: name.unwrap_or_default(), seat: Some(seat) });
}

fn free(table: &Table) -> Option<Seat> {
    table.chairs.iter().position(Option::is_none).map(|chair| Seat(chair as u8))
}

/// Stores the names for the next table.
fn remember(sitting: Sitting) {
    Effect::new(move |before: Option<Vec<String>>| {
        let names: Vec<String> = sitting.get().into_iter().map(|(_, name)| name).collect();
        if before.as_ref().is_some_and(|before| *before != names)
            && let Some((first, others)) = names.split_first()
        {
            memory::remember(memory::NAME, first);
            remember_others(others);
        }
        names
    });
}
