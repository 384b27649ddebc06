//! The way to a table whose code one knows.

use contract::Message;
use kit::reader::{say, text};
use kit::t;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{CODE_LENGTH, CODE_LETTERS};

/// The way to a table whose code one knows.
#[component]
pub(super) fn Join(offline: Signal<bool>) -> impl IntoView {
    // A code that led to no table is filled in again, so that the visitor can correct it.
    let typed = use_query_map().read_untracked().get("code").unwrap_or_default();
    let field = NodeRef::<html::Input>::new();
    if !typed.is_empty() {
        Effect::new(move || {
            if let Some(field) = field.get() {
                let _ = field.focus();
                field.select();
            }
        });
    }
    let code = RwSignal::new(typed);
    let wrong = RwSignal::new(None::<Message>);
    let navigate = use_navigate();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        match read_code(&code.get()) {
            Ok(code) => navigate(&format!("/t/{code}"), Default::default()),
            Err(why) => wrong.set(Some(why)),
        }
    };
    view! {
        <section class="join panel">
            <div>
                <h2>{t!("home-join")}</h2>
                <p>{t!("home-join-text")}</p>
            </div>
            <form class="join-form" on:submit=go novalidate>
                <input node_ref=field class="field code" type="text" maxlength="500" autocomplete="off" autocapitalize="characters"
                    spellcheck="false" placeholder="K7M2QX" prop:disabled=move || offline.get() aria-label=t!("home-join-label") data-testid="join-code"
                    aria-invalid=move || wrong.read().is_some().to_string() aria-describedby="join-problem"
                    prop:value=move || code.get()
                    on:input=move |event| { code.set(event_target_value(&event)); wrong.set(None); }/>
                <button type="submit" class="button" data-testid="join" prop:disabled=move || offline.get()>{t!("home-join-button")}</button>
            </form>
            <p id="join-problem" class="join-problem" class:problem=move || !offline.get()
                role=move || if offline.get() { "status" } else { "alert" }>
                {move || match (offline.get(), wrong.get()) {
                    (true, _) => text("home-offline-why"),
                    (_, Some(why)) => say(&why),
                    _ => String::new(),
                }}
            </p>
        </section>
    }
}

/// Where links to tables have their code.
const WAY: &str = "/t/";

/// Reads the table code from the typed text, which may contain spaces, hyphens, a whole link and words around it.
fn read_code(typed: &str) -> Result<String, Message> {
    let code: String = match typed.rfind(WAY) {
        Some(place) => typed[place + WAY.len()..].chars().take_while(char::is_ascii_alphanumeric).collect(),
        None => {
            let end = typed.find(['?', '#']).unwrap_or(typed.len());
            typed[..end].chars().filter(|c| !c.is_whitespace() && !"-/".contains(*c)).collect()
        }
    };
    let code = code.to_ascii_uppercase();
    if code.len() != CODE_LENGTH || !code.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(Message::new("home-join-bad"));
    }
    if code.bytes().all(|letter| CODE_LETTERS.contains(&letter)) {
        return Ok(code);
    }
    let never = (b'0'..=b'9').chain(b'A'..=b'Z').filter(|letter| !CODE_LETTERS.contains(letter));
    let letters: Vec<String> = never.map(|letter| char::from(letter).to_string()).collect();
    Err(Message::new("home-join-letters").with("letters", letters.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_what_was_pasted() {
        for typed in [
            "K7M2QX",
            " k7m-2qx ",
            "k7 m2 qx",
            "K7M2QX?from=mail",
            "/t/K7M2QX",
            "https://farbraum.example/t/k7m2qx/",
            "https://farbraum.example/t/K7M2QX?from=mail#content",
            "Come to https://farbraum.example/t/K7M2QX, we are waiting!",
        ] {
            assert_eq!(read_code(typed), Ok("K7M2QX".to_owned()), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_told() {
        for typed in ["", "K7M2Q", "K7M2QXX", "K7M2Qä", "https://farbraum.example/today", "/t/"] {
            assert_eq!(read_code(typed).unwrap_err().id, "home-join-bad", "{typed}");
        }
        let why = read_code("K7M2QO").unwrap_err();
        assert_eq!(why, Message::new("home-join-letters").with("letters", "0, 1, I, L, O"));
    }
}
