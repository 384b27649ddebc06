//! Says clearly when the network is bad; says nothing when it is good.

use crate::announce::announce;
use crate::parts::{Icon, Sign};
use crate::reader::text;
use crate::t;
use crate::visit::{Link, Visit};
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
    move || lost.get().then(sign)
}
