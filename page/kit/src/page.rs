//! The title of the page, and where its focus is.

use crate::ON_SERVER;
use leptos::prelude::*;
use leptos::web_sys;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// Moves the focus to the content of a page that the reader has gone to. The page that was opened first is left alone.
pub fn arrive() {
    static FIRST: AtomicBool = AtomicBool::new(true);
    if ON_SERVER || FIRST.swap(false, Ordering::Relaxed) {
        return;
    }
    // Only then the page that was left is gone.
    request_animation_frame(|| {
        let content =
            document().get_element_by_id("content").and_then(|content| content.dyn_into::<HtmlElement>().ok());
        // The router has scrolled to where one begins to read; the head stays in sight.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = content.map(|content| content.focus_with_options(&still));
    });
}

/// Sets the title of the page for as long as the calling component lives.
pub fn use_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&title()));
}
