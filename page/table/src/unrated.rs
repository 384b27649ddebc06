//! Why a rated game does not count.

use crate::visit::Visit;
use contract::Message;
use kit::reader::say;
use leptos::prelude::*;
use protocol::{MOST_RATED, Unrated};

/// The reason for people; nothing if the game counts or is for no rating.
pub fn why(visit: Visit) -> Option<Message> {
    let unrated = visit.table.read().as_deref().and_then(|table| table.unrated)?;
    Some(match unrated {
        Unrated::Address => Message::new("unrated-address"),
        Unrated::Often => Message::new("unrated-often").with("most", i64::from(MOST_RATED)),
    })
}

/// The reason as news, once it is known.
pub fn news(visit: Visit) -> RwSignal<Option<Message>> {
    let (told, reason) = (RwSignal::new(None), Memo::new(move |_| why(visit)));
    Effect::new(move |_| told.set(reason.get()));
    told
}

/// The reason beside the result.
#[component]
pub fn UnratedNote(visit: Visit) -> impl IntoView {
    move || why(visit).map(|why| view! { <p class="note" data-testid="unrated">{say(&why)}</p> })
}
