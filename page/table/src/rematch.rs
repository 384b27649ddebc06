//! Playing again with the same people: one tap makes the next table, and one tap brings the others there.

use crate::api;
use crate::visit::{Visit, names};
use contract::Seat;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{Ask, Stage, Table};
use std::cell::RefCell;

/// The table that the player is on the way to, to sit down there.
struct Wish {
    code: String,
    name: String,
    seat: Seat,
}

thread_local! {
    static WISH: RefCell<Option<Wish>> = const { RefCell::new(None) };
}

/// Sits down at a table that was gone to in order to play again. All move up one chair, if it is free.
pub fn sit_as_before(visit: Visit) {
    Effect::new(move || {
        let table = visit.table.read();
        let Some(table) = table.as_deref().filter(|table| table.stage == Stage::Gathering) else { return };
        let wish = WISH.with_borrow_mut(|wish| wish.take_if(|wish| wish.code == table.code));
        if let Some(Wish { name, seat, .. }) = wish.filter(|_| table.you.is_none()) {
            let free = table.chairs.get(seat.index()).is_some_and(Option::is_none);
            visit.ask(Ask::Sit { name, seat: Some(seat).filter(|_| free) });
        }
    });
}

/// The way to the next table, for those who played; a new one for those who watched.
#[component]
pub fn Rematch(visit: Visit) -> impl IntoView {
    let offered = Memo::new(move |_| visit.table.read().as_deref().is_some_and(may_play_again));
    move || offered.get().then(|| view! { <Button visit testid="rematch"/> })
}

/// Says that a player wants to play again, as soon as one does.
#[component]
pub fn RematchNote(visit: Visit) -> impl IntoView {
    let wanted = Memo::new(move |_| {
        let table = visit.table.read();
        table.as_deref().is_some_and(|table| table.rematch.is_some() && may_play_again(table))
    });
    let who = move || {
        let table = visit.table.read();
        let by = table.as_deref().and_then(|table| names(table).get(table.rematch_by?.index()).cloned());
        by.map_or_else(|| text("rematch-wanted"), |name| t!("rematch-wanted-by", name = name.as_str())())
    };
    let line = move || {
        view! {
            <div class="stand-in is-mine" data-testid="rematch-wanted">
                <p><Icon sign=Sign::Again/><span>{who}</span></p>
                <Button visit testid="rematch-join"/>
            </div>
        }
    };
    view! { <div aria-live="polite">{move || wanted.get().then(line)}</div> }
}

#[component]
fn Button(visit: Visit, testid: &'static str) -> impl IntoView {
    let busy = RwSignal::new(false);
    let navigate = StoredValue::new_local(use_navigate());
    let wanted = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.rematch.is_some()));
    let again = move |_| {
        let Some(table) = visit.table.get_untracked() else { return };
        let Some((name, seat)) = own_place(&table) else { return };
        busy.set(true);
        spawn_local(async move {
            match api::rematch(&table.code).await {
                Ok(opened) => {
                    let code = opened.code;
                    let address = format!("/t/{code}");
                    WISH.set(Some(Wish { code, name, seat }));
                    let _ = navigate.try_with_value(|go| go(&address, Default::default()));
                }
                Err(why) => {
                    busy.try_set(false);
                    visit.refusal.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <button type="button" class="button primary" data-testid=testid prop:disabled=move || busy.get() on:click=again>
            <Icon sign=Sign::Again/>
            {move || text(if wanted.get() { "rematch-join" } else { "result-again" })}
        </button>
    }
}

/// A game of the day is one try.
fn may_play_again(table: &Table) -> bool {
    table.stage == Stage::Over && table.you.is_some() && table.day.is_none()
}

/// Under which name, and on which chair next time.
fn own_place(table: &Table) -> Option<(String, Seat)> {
    let you = table.you?;
    let name = table.chairs.get(you.index())?.as_ref()?.name.clone();
    Some((name, Seat(((you.index() + 1) % table.chairs.len()) as u8)))
}
