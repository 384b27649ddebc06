//! The way to a table whose code one knows.

use crate::reader::text;
use crate::t;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use protocol::{CODE_LENGTH, CODE_LETTERS};

/// The way to a table whose code one knows.
#[component]
pub(super) fn Join(offline: Signal<bool>) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let bad = RwSignal::new(false);
    let navigate = use_navigate();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        match read_code(&code.get()) {
            Some(code) => navigate(&format!("/t/{code}"), Default::default()),
            None => bad.set(true),
        }
    };
    view! {
        <section class="join panel">
            <div>
                <h2>{t!("home-join")}</h2>
                <p>{t!("home-join-text")}</p>
            </div>
            <form class="join-form" on:submit=go novalidate>
                <input class="field code" type="text" maxlength="80" autocomplete="off" autocapitalize="characters"
                    spellcheck="false" placeholder="K7M2QX" prop:disabled=move || offline.get() aria-label=t!("home-join-label") data-testid="join-code"
                    aria-invalid=move || bad.get().to_string() aria-describedby="join-problem"
                    prop:value=move || code.get()
                    on:input=move |event| { code.set(event_target_value(&event)); bad.set(false); }/>
                <button type="submit" class="button" data-testid="join" prop:disabled=move || offline.get()>{t!("home-join-button")}</button>
            </form>
            <p id="join-problem" class="join-problem" class:problem=move || !offline.get()
                role=move || if offline.get() { "status" } else { "alert" }>
                {move || match (offline.get(), bad.get()) {
                    (true, _) => text("home-offline-why"),
                    (_, true) => text("home-join-bad"),
                    _ => String::new(),
                }}
            </p>
        </section>
    }
}

/// The code in what somebody typed; spaces and hyphens do no harm, nor does a whole link.
fn read_code(typed: &str) -> Option<String> {
    let last = typed.trim().trim_end_matches('/').rsplit('/').next()?;
    let code: String =
        last.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_ascii_uppercase();
    let fits = code.len() == CODE_LENGTH && code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    fits.then_some(code)
}
