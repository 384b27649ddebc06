//! What is written on the spine of a game's box: all that can be read without opening it.

use crate::any::is_live;
use crate::{Choice, Game};
use std::ops::RangeInclusive;

/// A game from outside, for those who only talk about it: lists, panels, the home page. None of its rules is reached from
/// here, so that the page need not load them to say how many can play.
#[derive(Clone, Copy, Debug)]
pub struct Spine {
    id: &'static str,
    least: u8,
    most: u8,
    live: bool,
    calm: Option<&'static str>,
    hides: bool,
    same_view: bool,
    together: bool,
    choices: fn() -> Vec<Choice>,
}

impl Spine {
    /// The spine of a game.
    pub const fn of<G: Game>() -> Spine {
        Spine {
            id: G::ID,
            least: *G::SEATS.start(),
            most: *G::SEATS.end(),
            live: G::LIVE,
            calm: G::CALM,
            hides: G::HIDES,
            same_view: G::SAME_VIEW,
            together: G::TOGETHER,
            choices: G::choices,
        }
    }

    /// [`Game::ID`].
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// [`Game::SEATS`].
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.least..=self.most
    }

    /// Whether everybody races with these options: [`Game::LIVE`] and [`Game::CALM`].
    pub fn is_live(&self, options: &serde_json::Value) -> bool {
        is_live(self.live, self.calm, options)
    }

    /// [`Game::HIDES`].
    pub const fn hides(&self) -> bool {
        self.hides
    }

    /// [`Game::SAME_VIEW`].
    pub const fn same_view(&self) -> bool {
        self.same_view
    }

    /// Whether one device can lie in the middle of all who play: they grab from the same cards, and nobody has anything to hide.
    pub const fn lies_in_the_middle(&self) -> bool {
        self.same_view && self.live
    }

    /// [`Game::CALM`].
    pub const fn calm(&self) -> Option<&'static str> {
        self.calm
    }

    /// [`Game::TOGETHER`].
    pub const fn is_together(&self) -> bool {
        self.together
    }

    /// [`Game::choices`].
    pub fn choices(&self) -> Vec<Choice> {
        (self.choices)()
    }
}
