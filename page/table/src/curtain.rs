//! The screen between two people who play with one device. While it is there the board is not: there is nothing to peep at.

use crate::visit::{Visit, people};
use contract::{Message, Seat, Spine};
use kit::announce::announce;
use kit::page::arrive;
use kit::parts::{Icon, Sign};
use kit::reader::say;
use kit::t;
use leptos::html;
use leptos::prelude::*;
use protocol::{Stage, Table};

/// The screen, and the ways to what is behind it.
#[component]
pub(crate) fn Curtain(visit: Visit, next: Seat) -> impl IntoView {
    let table = visit.table.get_untracked();
    let people = table.as_deref().map(people).unwrap_or_default();
    let name = people.iter().find(|(seat, _)| *seat == next).map(|(_, name)| name.clone()).unwrap_or_default();
    let hides = spine(table.as_deref()).is_none_or(|game| !game.same_view());
    let button = NodeRef::<html::Button>::new();
    let named = StoredValue::new(name.clone());
    let about =
        move |id: &'static str| move || named.with_value(|name| say(&Message::new(id).with("name", name.as_str())));
    let heading = about("curtain-to");
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
            announce(untrack(heading));
        }
    });
    let other = move |(seat, name): (Seat, String)| {
        let named = name.clone();
        view! {
            <button type="button" class="button quiet" data-testid=format!("take-{}", seat.0 + 1)
                on:click=move |_| take(visit, seat, &named)>{name}</button>
        }
    };
    let others: Vec<_> = people.into_iter().filter(|(seat, _)| *seat != next).collect();
    view! {
        <section class="curtain" aria-labelledby="curtain-title" data-testid="curtain">
            <div class="curtain-inside">
                <span class=format!("curtain-face face-{}", next.0 % 6) aria-hidden="true">
                    {name.chars().take(1).flat_map(char::to_uppercase).collect::<String>()}
                </span>
                <h2 id="curtain-title">{heading}</h2>
                <p>{about(if hides { "curtain-hides" } else { "curtain-open" })}</p>
                <button type="button" class="button primary large" node_ref=button data-testid="take-device"
                    on:click=move |_| named.with_value(|name| take(visit, next, name))>
                    {about("curtain-take")}
                    <Icon sign=Sign::Arrow/>
                </button>
                <div class="curtain-others" role="group" aria-label=t!("curtain-others")>
                    <span>{t!("curtain-others")}</span>
                    {others.into_iter().map(other).collect_view()}
                </div>
            </div>
        </section>
    }
}

/// Takes the device. What is read out and where keys go is from then on the table, for the player of that seat.
fn take(visit: Visit, seat: Seat, name: &str) {
    visit.take_device(seat);
    announce(say(&Message::new("curtain-holder").with("name", name)));
    arrive();
}

/// Gives the device away before one's turn is over, so that another player can look at theirs.
#[component]
pub(crate) fn HandOver(visit: Visit) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let table = visit.table.read();
        let goes =
            |table: &Table| table.stage == Stage::Playing && !spine(Some(table)).is_some_and(Spine::can_share_screen);
        visit.is_shared() && visit.curtain.read().is_none() && table.as_deref().is_some_and(goes)
    });
    let button = move || {
        view! {
            <button type="button" class="button quiet" data-testid="hand-over" aria-label=t!("curtain-hand-over")
                title=t!("curtain-hand-over") on:click=move |_| visit.hand_over()>
                <Icon sign=Sign::Pass/>
            </button>
        }
    };
    move || offered.get().then(button)
}

fn spine(table: Option<&Table>) -> Option<&'static Spine> {
    table.and_then(|table| shelf::spine(&table.game))
}

/// Whose turn it is, for the holder of the device; nothing when each player has their own.
pub(crate) fn holder(visit: Visit) -> Option<String> {
    let table = visit.table.read();
    let table = table.as_deref().filter(|_| visit.is_shared())?;
    let you = table.you?;
    people(table).into_iter().find(|(seat, _)| *seat == you).map(|(_, name)| name)
}

/// The name of the holder of the device, beside the board.
#[component]
pub(crate) fn Holder(visit: Visit) -> impl IntoView {
    let name = Memo::new(move |_| holder(visit));
    // Where the device stays in the middle no player is asked to take it.
    Effect::new(move |before: Option<Option<String>>| {
        let now = name.get();
        if let (Some(Some(before)), Some(now)) = (&before, &now)
            && before != now
        {
            announce(say(&Message::new("curtain-open").with("name", now.as_str())));
        }
        now
    });
    let sign = |name: String| {
        let label = say(&Message::new("curtain-holder").with("name", name.as_str()));
        view! { <p class="holder" data-testid="holder" aria-label=label><Icon sign=Sign::Person/><span>{name}</span></p> }
    };
    move || name.get().map(sign)
}
