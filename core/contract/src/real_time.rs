//! What a game adds in which time matters.

use crate::{Millis, Rules, Seat};

/// The optional part of a game for clocks and races. The defaults are those of a game without a clock, which says
/// `impl RealTime for MyGame {}`.
pub trait RealTime: Rules {
    /// Whether all players race at the same time. Actions of others never make an action stale, fingers are shown while
    /// they move, players are not notified of their turn, and turns have no clock.
    const LIVE: bool = false;
    /// The option that turns a [`LIVE`](RealTime::LIVE) game into one played in turns. It is given by name, so that the
    /// page can read it without loading the rules.
    const CALM: Option<&'static str> = None;

    /// Returns the options nearest to these under which players can take turns at one device.
    fn in_turns(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Returns what is played for a player whose connection broke, or `None` if nothing has to be.
    fn gone(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Returns when time alone changes the state next.
    fn next_deadline(&self) -> Option<Millis> {
        None
    }

    /// Applies everything due by `now`. A second call with the same time changes nothing.
    fn pass_time(&mut self, _now: Millis) {}
}
