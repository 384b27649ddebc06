//! Using another device as the same person: a QR code, shown only on request.

use super::ask;
use crate::qr::QrCode;
use contract::Message;
use js_sys::{Date, encode_uri_component};
use kit::parts::{Icon, Sign};
use kit::reader::say;
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Link;
use table_page::moment::{beat, length};

/// A link that works for a while.
#[derive(Clone, PartialEq, Eq)]
struct Shown {
    address: String,
    /// When the link expires, in milliseconds since 1970.
    ends: u64,
}

/// The way to another device.
#[component]
pub(super) fn OtherDevice(name: RwSignal<String>) -> impl IntoView {
    let shown = RwSignal::new(None::<Shown>);
    let problem = RwSignal::new(None::<Message>);
    let show = move |_| {
        problem.set(None);
        spawn_local(async move {
            match ask::link().await {
                Ok(link) => _ = shown.try_set(Some(of(&link, &name.try_get_untracked().unwrap_or_default()))),
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    let button = move || {
        view! {
            <button type="button" class="button" data-testid="show-device-link" on:click=show>
                <Icon sign=Sign::Copy/>
                {t!("device-show")}
            </button>
        }
    };
    let part = move || match shown.get() {
        None => button().into_any(),
        Some(link) => view! { <Shown link shown/> }.into_any(),
    };
    view! {
        <section class="panel people-part" aria-labelledby="device-title">
            <h2 id="device-title">{t!("device-title")}</h2>
            <p class="note">{t!("device-text")}</p>
            {part}
            <p class="problem" role="alert">{move || problem.get().map(|why| say(&why))}</p>
        </section>
    }
}

/// Draws the QR code and the link, until they expire.
#[component]
fn Shown(link: Shown, shown: RwSignal<Option<Shown>>) -> impl IntoView {
    let beat = beat();
    let ends = link.ends;
    let left = move || {
        beat.track();
        ends.saturating_sub(Date::now() as u64)
    };
    Effect::new(move || {
        if left() == 0 {
            shown.set(None);
        }
    });
    view! {
        <div class="device-link" data-testid="device-link">
            <QrCode link=link.address.clone() label=t!("device-qr")/>
            <input class="field link" type="text" readonly prop:value=link.address aria-label=t!("device-link")
                data-testid="device-address"/>
            <p><strong>{t!("device-secret")}</strong></p>
            <p class="note">{move || t!("device-left", time = length(left()))()}</p>
            <button type="button" class="button" on:click=move |_| shown.set(None)>{t!("device-hide")}</button>
        </div>
    }
}

/// The link contains the name, so that the other device can show whose it will be.
fn of(link: &Link, name: &str) -> Shown {
    let origin = window().location().origin().unwrap_or_default();
    let name: String = encode_uri_component(name).into();
    let address = format!("{origin}/link#{}/{name}", link.token);
    Shown { address, ends: Date::now() as u64 + u64::from(link.seconds) * 1000 }
}
