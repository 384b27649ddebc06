//! The page `/design`: which game?

use super::draft;
use crate::chooser::Chooser;
use contract::Spine;
use kit::page::{arrive, use_title};
use kit::reader::{Words, text};
use kit::t;
use leptos::prelude::*;

/// The games, and which of them have a draft on this device.
#[component]
pub(super) fn DesignChooser() -> impl IntoView {
    use_title(move || format!("{} – {}", text("design-title"), text("brand")));
    arrive();
    let about = |game: &str| text(&format!("design-about-{game}"));
    let kept = |game: &Spine| draft::is_kept(game).then(|| -> Words { t!("design-kept-draft") });
    view! { <Chooser way="design" title=t!("design-title") lead=t!("design-lead") about kept/> }
}
