//! Bots for the chairs that are free: the host's.

use contract::{Level, Seat};
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use protocol::{Ask, Table};
use table_page::visit::Visit;

/// Adds a bot of each level to the first free chair.
#[component]
pub(super) fn Bots(visit: Visit) -> impl IntoView {
    let free = Memo::new(move |_| visit.table.read().as_deref().and_then(first_free));
    let offered =
        Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.host && table.you.is_some()));
    let add = move |level: Level| {
        let ask = move |_| {
            if let Some(seat) = free.get_untracked() {
                visit.ask(Ask::Bot { seat, level: Some(level) });
            }
        };
        view! {
            <button type="button" class="button" data-testid=format!("add-bot-{level}") on:click=ask
                prop:disabled=move || free.get().is_none() || visit.waiting()>
                <Icon sign=Sign::Plus/>
                {move || text(&format!("bot-level-{level}"))}
            </button>
        }
    };
    let row = move || {
        view! {
            <div class="bots" role="group" aria-label=t!("gather-bots")>
                <span class="bots-title">{t!("gather-bots")}</span>
                {Level::ALL.into_iter().map(add).collect_view()}
            </div>
        }
    };
    move || offered.get().then(row)
}

fn first_free(table: &Table) -> Option<Seat> {
    table.chairs.iter().position(Option::is_none).map(|chair| Seat(chair as u8))
}
