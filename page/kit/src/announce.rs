//! What a screen reader says: short sentences, one after the other.

use leptos::prelude::*;
use std::sync::LazyLock;

static NEWEST: LazyLock<ArcRwSignal<(u32, String)>> = LazyLock::new(|| ArcRwSignal::new((0, String::new())));

/// Lets a screen reader say a sentence, once it has finished the one before.
pub fn announce(sentence: impl Into<String>) {
    let sentence = sentence.into();
    NEWEST.update(|newest| *newest = (newest.0.wrapping_add(1), sentence));
}

/// The live region. Two lines take turns, so that the same sentence said twice is heard twice.
#[component]
pub fn Announcer() -> impl IntoView {
    let line = |parity: u32| {
        move || NEWEST.with(|(count, text)| if count % 2 == parity { text.clone() } else { String::new() })
    };
    view! {
        <div class="unseen" aria-live="polite" role="status" data-testid="announcer">
            <p>{line(0)}</p>
            <p>{line(1)}</p>
        </div>
    }
}
