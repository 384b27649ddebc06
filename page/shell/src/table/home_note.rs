//! What stands in the place of the invitation at a table at home.

use kit::parts::{Icon, Sign};
use kit::t;
use leptos::prelude::*;

/// Says that the table is on this device only.
#[component]
pub(super) fn HomeNote() -> impl IntoView {
    view! {
        <section class="panel home-note" data-testid="home-note">
            <h2><Icon sign=Sign::Home/>{t!("at-home")}</h2>
            <p>{t!("at-home-text")}</p>
        </section>
    }
}
