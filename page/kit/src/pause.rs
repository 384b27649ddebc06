//! Waiting.

use js_sys::{Function, Promise};
use leptos::leptos_dom::helpers::set_timeout;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Waits.
pub async fn pause(time: Duration) {
    let later = |resolve: Function, _| {
        set_timeout(move || drop(resolve.call0(&JsValue::NULL)), time);
    };
    let _ = JsFuture::from(Promise::new(&mut { later })).await;
}
