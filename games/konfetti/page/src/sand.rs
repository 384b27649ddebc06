//! Time: the running sand, and the time left until a moment.

use super::intent::Intent;
use contract::{Message, Millis};
use kit::Clock;
use kit::announce::announce;
use kit::reader::say;
use konfetti::Phase;
use leptos::prelude::*;
use std::time::Duration;

/// The remaining seconds at which screen readers announce the time.
const SAID: [u64; 2] = [30, 10];
/// The remaining seconds from which the time is shown as urgent.
const URGENT: u64 = 10;

/// Returns the whole seconds until a moment, updated every second while the caller lives.
pub fn seconds_until(clock: Clock, until: impl Fn() -> Option<Millis> + 'static) -> RwSignal<Option<u64>> {
    let left = RwSignal::new(None);
    let counts = StoredValue::new(0_u32);
    Effect::new(move || {
        let until = until();
        clock.follow();
        counts.update_value(|counts| *counts = counts.wrapping_add(1));
        match until {
            Some(until) => tick(clock, until, left, counts, counts.get_value()),
            None => left.set(None),
        }
    });
    left
}

fn tick(clock: Clock, until: Millis, left: RwSignal<Option<u64>>, counts: StoredValue<u32>, number: u32) {
    if counts.try_get_value() != Some(number) {
        return;
    }
    let rest = clock.until(until);
    let seconds = Some(rest.div_ceil(1000));
    if left.try_get_untracked().is_some_and(|before| before != seconds) {
        left.set(seconds);
    }
    if rest > 0 && !clock.is_stopped() {
        let next = Duration::from_millis((rest - 1) % 1000 + 2);
        set_timeout(move || tick(clock, until, left, counts, number), next);
    }
}

/// An hourglass with the remaining seconds; empty at the calm table.
#[component]
pub fn Sand(intent: Intent) -> impl IntoView {
    let playing = intent.playing;
    let whole = playing.view.read_untracked().options.sand;
    let running = seconds_until(playing.clock, move || match intent.phase.get() {
        Phase::Sand { until } => Some(until),
        _ => None,
    });
    let seconds = Memo::new(move |_| match intent.phase.get() {
        Phase::Ready { .. } => u64::from(whole),
        Phase::Sand { .. } => running.get().unwrap_or(u64::from(whole)),
        _ => 0,
    });
    let runs = Memo::new(move |_| matches!(intent.phase.get(), Phase::Sand { .. }));
    Effect::new(move || {
        let left = running.get();
        if let Some(seconds) = left.filter(|seconds| runs.get_untracked() && SAID.contains(seconds)) {
            announce(say(&Message::new("konfetti-sand-left").with("seconds", seconds as i64)));
        }
    });
    let share = move || {
        let ahead = if runs.get() { seconds.get().saturating_sub(1) } else { seconds.get() };
        ahead as f64 / f64::from(whole.max(1))
    };
    let label = move || say(&Message::new("konfetti-sand-left").with("seconds", seconds.get() as i64));
    let rest = move || format!("scaleX({:.3})", share());
    let above = move || format!("scaleY({:.3})", share());
    let below = move || format!("scaleY({:.3})", 1.0 - share());
    (!intent.calm).then(|| {
        view! {
            <div class="f-sand" class:is-urgent=move || runs.get() && seconds.get() <= URGENT class:is-running=runs
                data-testid="sand" data-seconds=seconds role="timer" aria-label=label>
                <svg class="f-glass" viewBox="0 0 24 32" aria-hidden="true">
                    <clipPath id="f-above"><path d="M5 4H19V7.500C19 11.500 13 13 13 16H11C11 13 5 11.500 5 7.500Z" /></clipPath>
                    <clipPath id="f-below"><path d="M5 28H19V24.500C19 20.500 13 19 13 16H11C11 19 5 20.500 5 24.500Z" /></clipPath>
                    <g clip-path="url(#f-above)"><rect class="f-grains is-above" x="4" y="4" width="16" height="12" style:transform=above /></g>
                    <g clip-path="url(#f-below)"><rect class="f-grains is-below" x="4" y="16" width="16" height="12" style:transform=below /></g>
                    <path class="f-stream" d="M12 15V27" />
                    <path class="f-frame" d="M3.500 3H20.500M3.500 29H20.500M5 3V7.500C5 12 11 13 11 16S5 20 5 24.500V29M19 3V7.500C19 12 13 13 13 16S19 20 19 24.500V29" />
                </svg>
                <b>{seconds}</b>
                <i class="f-rest" style:transform=rest></i>
            </div>
        }
    })
}

/// The countdown over the cards: three, two, one.
#[component]
pub fn Countdown(intent: Intent) -> impl IntoView {
    let left = seconds_until(intent.playing.clock, move || match intent.phase.get() {
        Phase::Ready { until } => Some(until),
        _ => None,
    });
    let shown = Memo::new(move |_| left.get().filter(|left| *left > 0));
    let words = move |left: u64| {
        let text = if left > 3 { kit::reader::text("konfetti-ready") } else { left.to_string() };
        view! { <p class="f-countdown" class:is-word={left > 3} data-testid="countdown" aria-hidden="true">{text}</p> }
    };
    move || shown.get().map(words)
}
