//! The visible table: endless, moved and zoomed. Only what belongs to a cell is drawn above it.

use super::camera::Camera;
use super::cursor::Cursor;
use super::garden::Garden;
use super::intent::Intent;
use super::marks::{First, Fits, Goal, Pings, Targets};
use super::pings::Ping;
use super::pointer::Pointer;
use contract::Deed;
use harmonia::Action;
use kit::parts::{Icon, Sign};
use leptos::prelude::*;

#[component]
pub fn Stage(intent: Intent, camera: Camera, cursor: Cursor, pings: RwSignal<Vec<Ping>>) -> impl IntoView {
    let playing = intent.playing;
    let pointer = Pointer::new(intent, camera);
    let last = Memo::new(move |_| match playing.last.get()?.deed {
        Deed::Play(_, Action::Lay(cell, _)) if playing.outcome.read().is_none() => Some(cell),
        _ => None,
    });
    view! {
        <div class="h-stage" class:is-aiming=move || super::aim::aim().is_some()
            on:pointerdown=move |_| cursor.cell.set(None)>
            <svg
                class="h-window"
                data-share=""
                viewBox=move || camera.frame.get().view_box()
                tabindex="0"
                role="application"
                aria-roledescription=kit::t!("harmonia-table")
                aria-label=kit::t!("harmonia-label-table")
                aria-activedescendant=move || cursor.target()
                data-testid="window"
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.moved(&event)
                on:pointerup=move |event| pointer.up(&event)
                on:pointercancel=move |event| pointer.lost(&event)
                on:wheel=move |event| pointer.wheel(&event)
                on:contextmenu=move |event| event.prevent_default()
            >
                <rect class="h-grid" x="-14000" y="-14000" width="28000" height="28000" fill="url(#h-grid)" />
                <First intent />
                <Goal intent />
                <Garden bed=intent.bed lit=intent.lit last planted=intent.planted />
                <Fits intent />
                <Pings pings camera />
                <Targets intent cursor />
            </svg>
            <Zoom camera />
        </div>
    }
}

#[component]
fn Zoom(camera: Camera) -> impl IntoView {
    view! {
        <div class="h-zoom">
            <button type="button" class="h-zoom-button" data-testid="zoom-in" aria-label=kit::t!("harmonia-zoom-in")
                title=kit::t!("harmonia-zoom-in") on:click=move |_| camera.step(1.4)>
                <Icon sign=Sign::Plus />
            </button>
            <button type="button" class="h-zoom-button" data-testid="zoom-out" aria-label=kit::t!("harmonia-zoom-out")
                title=kit::t!("harmonia-zoom-out") on:click=move |_| camera.step(1.0 / 1.4)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path class="h-pen" d="M5 12h14" /></svg>
            </button>
            <button type="button" class="h-zoom-button" data-testid="fit" aria-label=kit::t!("harmonia-fit")
                title=kit::t!("harmonia-fit") class:is-off=move || camera.moved.get() on:click=move |_| camera.fit()>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path class="h-pen" d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
                </svg>
            </button>
        </div>
    }
}
