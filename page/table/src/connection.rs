//! Says clearly when the network is bad, or when a table at home cannot be kept; says nothing when all is well.

use crate::visit::{Link, Visit};
use contract::Message;
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;

/// The state of the line to the table.
#[component]
pub fn Connection(visit: Visit) -> impl IntoView {
    let lost = Memo::new(move |_| visit.link.get() == Link::Lost);
    Effect::new(move |before: Option<bool>| {
        let lost = lost.get();
        match (before, lost) {
            (Some(false), true) => announce(text("network-lost")),
            (Some(true), false) => announce(text("network-back")),
            _ => (),
        }
        lost
    });
    let sign = || {
        view! {
            <p class="lost" data-testid="connection-lost">
                <Icon sign=Sign::Unplugged/>
                {t!("network-lost")}
            </p>
        }
    };
    let unsaved = Memo::new(move |_| visit.unsaved.get());
    Effect::new(move |_| {
        if unsaved.get() {
            announce(text("at-home-unsaved-text"));
            visit.refusal.set(Some(Message::new("at-home-unsaved-text")));
        }
    });
    let warning = || {
        view! {
            <p class="lost unsaved" data-testid="unsaved" title=t!("at-home-unsaved-text")>
                <Icon sign=Sign::Unsaved/>
                <span>{t!("at-home-unsaved")}</span>
            </p>
        }
    };
    move || match (lost.get(), unsaved.get()) {
        (true, _) => sign().into_any(),
        (_, true) => warning().into_any(),
        _ => ().into_any(),
    }
}
