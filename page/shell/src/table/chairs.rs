//! The chairs around the table, seen from above.

use crate::picture::picture;
use contract::{Level, Message, Seat};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use protocol::{Ask, Sitter, Table};
use std::f64::consts::TAU;
use table_page::visit::Visit;

/// A chair as it is shown.
#[derive(Clone, PartialEq, Eq)]
struct Chair {
    sitter: Option<Sitter>,
    mine: bool,
    /// Whether the viewer may remove a bot or send a player away.
    host: bool,
}

/// The table with its chairs; a tap on a free one is a wish to sit there.
#[component]
pub(super) fn Chairs(visit: Visit, sit: Callback<Seat>) -> impl IntoView {
    let count = Memo::new(move |_| visit.table.read().as_ref().map_or(0, |table| table.chairs.len() as u8));
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()).unwrap_or_default());
    let chair = move |seat: Seat| {
        let chair = Memo::new(move |_| visit.table.read().as_deref().map(|table| chair_of(table, seat)));
        let (left, top) = place(seat, count.get_untracked());
        view! {
            <li class="chair" style:left=left style:top=top>
                {move || chair.get().map(|chair| view! { <ChairFace visit seat chair sit/> })}
            </li>
        }
    };
    view! {
        <div class="round-table">
            <div class=move || format!("table-top game-picture-{}", game.get()) aria-hidden="true">
                {move || picture(&game.get())}
            </div>
            <ol class="chairs" aria-label=t!("gather-chairs")>
                {move || Seat::all(count.get()).map(chair).collect_view()}
            </ol>
        </div>
    }
}

#[component]
fn ChairFace(visit: Visit, seat: Seat, chair: Chair, sit: Callback<Seat>) -> impl IntoView {
    let number = seat.0 + 1;
    let testid = format!("chair-{number}");
    if let Some(Sitter { bot: Some(level), stand_in: false, .. }) = chair.sitter {
        return view! { <BotFace visit seat level host=chair.host/> }.into_any();
    }
    let Some(Sitter { name, here, .. }) = chair.sitter else {
        return view! {
            <button type="button" class="face open" data-testid=testid on:click=move |_| sit.run(seat)
                aria-label=t!("gather-chair-open-label", seat = number)>
                <span class="face-circle"><Icon sign=Sign::Plus/></span>
                <span class="face-name">{t!("gather-chair-open")}</span>
            </button>
        }
        .into_any();
    };
    let (label, note) = match (chair.mine, here) {
        (true, _) => ("gather-chair-you-label", Some("gather-chair-you")),
        (false, true) => ("gather-chair-taken-label", None),
        (false, false) => ("gather-chair-away-label", Some("gather-chair-away")),
    };
    let message = Message::new(label).with("seat", number).with("name", name.as_str());
    let initial: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    view! {
        <div class="face" class:mine=chair.mine class:away=!here && !chair.mine data-testid=testid>
            <span class=format!("face-circle face-{}", seat.0 % 6) role="img" aria-label=move || say(&message)>
                {initial}
                {note.map(|note| view! { <span class="face-note">{move || text(note)}</span> })}
            </span>
            <span class="face-name" title=name.clone() aria-hidden="true">{name.clone()}</span>
            {(chair.host && !chair.mine).then(|| view! { <SendAway visit seat name/> })}
        </div>
    }
    .into_any()
}

/// Draws the button with which the host sends a player away, who may sit down again. It has to be confirmed.
#[component]
fn SendAway(visit: Visit, seat: Seat, name: String) -> impl IntoView {
    let label = Message::new("terms-send-away").with("name", name).with("seat", seat.0 + 1);
    let sure = RwSignal::new(false);
    let away = move |_| match sure.get_untracked() {
        true => visit.ask(Ask::Free { seat }),
        false => sure.set(true),
    };
    let sign = move || match sure.get() {
        true => text("terms-send-away-sure").into_any(),
        false => view! { <Icon sign=Sign::Close/> }.into_any(),
    };
    view! {
        <button type="button" class="face-away" class:sure=move || sure.get() data-testid=format!("send-away-{}", seat.0 + 1)
            aria-label=move || if sure.get() { text("terms-send-away-sure") } else { say(&label) }
            on:click=away on:blur=move |_| sure.set(false)>
            {sign}
        </button>
    }
}

/// A bot on its chair; the host can take it away.
#[component]
fn BotFace(visit: Visit, seat: Seat, level: Level, host: bool) -> impl IntoView {
    let name = move || text(&format!("bot-{level}"));
    let label = move || say(&Message::new("gather-chair-taken-label").with("seat", seat.0 + 1).with("name", name()));
    let away = move || {
        view! {
            <button type="button" class="face-away" data-testid=format!("remove-bot-{}", seat.0 + 1)
                aria-label=move || say(&Message::new("gather-bot-away").with("seat", seat.0 + 1).with("name", name()))
                on:click=move |_| visit.ask(Ask::Bot { seat, level: None })>
                <Icon sign=Sign::Close/>
            </button>
        }
    };
    view! {
        <div class="face bot" data-testid=format!("chair-{}", seat.0 + 1)>
            <span class=format!("face-circle face-{}", seat.0 % 6) role="img" aria-label=label>
                <Icon sign=Sign::Bot/>
            </span>
            <span class="face-name" aria-hidden="true">{name}</span>
            {host.then(away)}
        </div>
    }
}

fn chair_of(table: &Table, seat: Seat) -> Chair {
    let sitter = table.chairs.get(seat.index()).cloned().flatten();
    Chair { sitter, mine: table.you == Some(seat), host: table.host && table.owner != Some(seat) }
}

/// Where a chair stands, in hundredths of the picture: clockwise, the first one above.
fn place(seat: Seat, count: u8) -> (String, String) {
    let angle = TAU * f64::from(seat.0) / f64::from(count.max(1));
    let (x, y) = (50.0 + 41.0 * angle.sin(), 50.0 - 40.0 * angle.cos());
    (format!("{x:.2}%"), format!("{y:.2}%"))
}
