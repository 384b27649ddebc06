//! Pings: a cell that a player points at is marked for a moment. Screen readers announce it from the chat.

use super::camera::Camera;
use super::geometry::centre;
use super::intent::Intent;
use harmonia::Cell;
use leptos::prelude::*;
use protocol::{Said, Words};
use std::time::Duration;

/// How long a ping is visible.
const SEEN: Duration = Duration::from_millis(2600);

/// A player points at a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Ping {
    pub number: u32,
    pub cell: Cell,
    pub name: String,
}

impl Ping {
    fn of(said: &Said) -> Option<Ping> {
        let cell = match &said.words {
            Words::Point(cell) => cell,
            Words::Phrase { args, .. } => args.get("cell")?,
            Words::Text(_) => return None,
        };
        Some(Ping { number: said.number, cell: cell.parse().ok()?, name: said.name.clone() })
    }
}

/// Returns the pings that are visible now.
pub fn pings(intent: Intent, camera: Camera) -> RwSignal<Vec<Ping>> {
    let now = RwSignal::new(Vec::new());
    let talk = intent.playing.talk;
    let newest = move || talk.read_untracked().last().map_or(0, |said| said.number);
    // Messages sent before this page was loaded are not shown as pings.
    let heard = StoredValue::new(newest());
    Effect::watch(
        move || talk.get(),
        move |talk, _, _| {
            let last = heard.get_value();
            heard.set_value(newest());
            for said in talk.iter().filter(|said| said.number > last) {
                let Some(ping) = Ping::of(said) else { continue };
                let number = ping.number;
                camera.reveal(centre(ping.cell));
                now.update(|pings| pings.push(ping));
                let gone = move || _ = now.try_update(|pings| pings.retain(|ping| ping.number != number));
                set_timeout(gone, SEEN);
            }
        },
        false,
    );
    now
}
