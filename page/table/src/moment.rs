//! Moments and lengths of time, as people write them.

use js_sys::{Date, Object, Reflect};
use kit::ON_SERVER;
use kit::reader::reader;
use kit::t;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A moment in milliseconds since 1970, as the reader would write it. Reactive.
pub fn when(at: u64) -> String {
    let options = Object::new();
    for (part, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &part.into(), &style.into());
    }
    let date = Date::new(&JsValue::from_f64(at as f64));
    date.to_locale_string(reader().language.get().code(), &options).into()
}

/// A length of time in milliseconds: days and hours, hours and minutes, or minutes and seconds. Reactive.
pub fn length(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (days, hours, minutes) = (seconds / DAY, seconds % DAY / HOUR, seconds % HOUR / MINUTE);
    match seconds {
        DAY.. => t!("clock-days", days = days as i64, hours = hours as i64)(),
        HOUR.. => t!("clock-hours", hours = hours as i64, minutes = minutes as i64)(),
        _ => format!("{minutes}:{:02}", seconds % MINUTE),
    }
}

/// Changes every second, as long as the caller lives.
pub fn beat() -> RwSignal<u32> {
    let beat = RwSignal::new(0_u32);
    let tick = move || _ = beat.try_update(|beat| *beat = beat.wrapping_add(1));
    if !ON_SERVER && let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || handle.clear());
    }
    beat
}
