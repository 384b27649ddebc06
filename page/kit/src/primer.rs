//! What teaches a game.

use leptos::prelude::AnyView;
use texts::Volume;

/// What comes with a game for those who learn it.
#[derive(Clone, Copy, Debug)]
pub struct Primer {
    /// The guided first game, as JSON.
    pub lesson: &'static str,
    /// What is said in it.
    pub told: Volume,
    pub rules: Volume,
}

/// A small board between the rules, to try what they say.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The section it belongs to: `K6`.
    pub section: &'static str,
    pub draw: fn() -> AnyView,
}
