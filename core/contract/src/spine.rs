//! [`Spine`]: what can be known of a game without loading its rules.

use crate::any::is_live;
use crate::{Choice, Game};
use std::ops::RangeInclusive;

/// The constants of a game, for lists, panels and the home page. The rules cannot be reached from here, so the page does
/// not load them to say how many can play.
#[derive(Clone, Copy, Debug)]
pub struct Spine {
    id: &'static str,
    least: u8,
    most: u8,
    live: bool,
    calm: Option<&'static str>,
    same_view: bool,
    together: bool,
    choices: fn() -> Vec<Choice>,
}

impl Spine {
    /// Returns the spine of a game.
    pub const fn of<G: Game>() -> Spine {
        Spine {
            id: G::ID,
            least: *G::SEATS.start(),
            most: *G::SEATS.end(),
            live: G::LIVE,
            calm: G::CALM,
            same_view: G::SAME_VIEW,
            together: G::TOGETHER,
            choices: G::choices,
        }
    }

    /// [`Rules::ID`](crate::Rules::ID).
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// [`Rules::SEATS`](crate::Rules::SEATS).
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.least..=self.most
    }

    /// Whether the players race with these options: [`RealTime::LIVE`](crate::RealTime::LIVE) and
    /// [`RealTime::CALM`](crate::RealTime::CALM).
    pub fn is_live(&self, options: &serde_json::Value) -> bool {
        is_live(self.live, self.calm, options)
    }

    /// [`Rules::SAME_VIEW`](crate::Rules::SAME_VIEW).
    pub const fn same_view(&self) -> bool {
        self.same_view
    }

    /// Whether all players can share one screen: they race for the same cards and have nothing to hide.
    pub const fn can_share_screen(&self) -> bool {
        self.same_view && self.live
    }

    /// [`RealTime::CALM`](crate::RealTime::CALM).
    pub const fn calm(&self) -> Option<&'static str> {
        self.calm
    }

    /// [`Rules::TOGETHER`](crate::Rules::TOGETHER).
    pub const fn is_together(&self) -> bool {
        self.together
    }

    /// [`Rules::choices`](crate::Rules::choices).
    pub fn choices(&self) -> Vec<Choice> {
        (self.choices)()
    }
}
