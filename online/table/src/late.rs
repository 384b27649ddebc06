//! The game as delayed spectators see it, so that they cannot help a player.

use crate::UnixMillis;
use contract::AnyMatch;
use std::collections::VecDeque;

/// A second match that follows the first one later.
#[derive(Debug)]
pub(crate) struct Late {
    pub(crate) game: Box<dyn AnyMatch>,
    /// In milliseconds.
    delay: u64,
    lines: VecDeque<(UnixMillis, String)>,
}

impl Late {
    /// `delay` is in seconds.
    pub(crate) fn new(game: Box<dyn AnyMatch>, delay: u16) -> Late {
        Late { game, delay: u64::from(delay) * 1_000, lines: VecDeque::new() }
    }

    /// Adds a line of the game.
    pub(crate) fn add(&mut self, at: UnixMillis, line: String) {
        self.lines.push_back((UnixMillis(at.0.saturating_add(self.delay)), line));
    }

    /// Returns when spectators see the next line.
    pub(crate) fn due(&self) -> Option<UnixMillis> {
        self.lines.front().map(|(due, _)| *due)
    }

    /// Shows what is due. Returns whether anything was.
    pub(crate) fn follow(&mut self, now: UnixMillis) -> bool {
        let before = self.lines.len();
        while let Some((_, line)) = self.lines.pop_front_if(|(due, _)| *due <= now) {
            // The game itself has played the same line.
            if self.game.apply(&line).is_err() {
                self.lines.clear();
            }
        }
        self.lines.len() < before
    }
}
