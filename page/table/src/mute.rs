//! The speakers that the reader has muted at a table. Remembered on this device, for this table.

use crate::visit::Visit;
use kit::memory::{remember, remembered};
use leptos::prelude::*;
use protocol::Said;

/// Restores the muted speakers, once the table is known.
pub fn recall(visit: Visit) {
    let code = visit.code();
    let muted = remembered(&key(&code)).map(|text| text.lines().map(str::to_owned).collect()).unwrap_or_default();
    visit.muted.set(muted);
}

/// Mutes or unmutes a speaker.
pub fn mute(visit: Visit, who: &str, muted: bool) {
    visit.muted.update(|all| {
        all.retain(|other| other != who);
        if muted {
            all.push(who.to_owned());
        }
    });
    remember(&key(&untrack(|| visit.code())), &visit.muted.get_untracked().join("\n"));
}

/// Returns the key of a speaker: seat and name, because seats can change hands. Contains no line break.
pub fn speaker(said: &Said) -> String {
    format!("{} {}", said.seat, said.name)
}

/// The name of such a person.
pub fn name(speaker: &str) -> &str {
    speaker.split_once(' ').map_or(speaker, |(_, name)| name)
}

fn key(code: &str) -> String {
    format!("muted-{code}")
}
