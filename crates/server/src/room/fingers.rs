//! Where fingers are on the board of a game that is played live. Shown, never logged, and lost when the room ends.

use contract::{MOST_SEATS, Seat};
use protocol::{FINGERS_PER_SECOND, Finger};
use std::time::Duration;
use tokio::time::Instant;

/// Fingers are told no more often than this.
const EVERY: Duration = Duration::from_millis(1000 / FINGERS_PER_SECOND as u64);

/// The finger of every seat.
#[derive(Debug, Default)]
pub(super) struct Fingers {
    at: [Option<(i16, i16)>; MOST_SEATS as usize],
    told: Option<Instant>,
    changed: bool,
}

impl Fingers {
    pub(super) fn set(&mut self, seat: Seat, finger: Finger) {
        if let Some(at) = self.at.get_mut(seat.index())
            && *at != finger.finger
        {
            *at = finger.finger;
            self.changed = true;
        }
    }

    /// When they are to be told; nothing if everybody knows.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        self.changed.then(|| self.told.map_or(now, |told| told + EVERY))
    }

    /// They are told now.
    pub(super) fn tell(&mut self, now: Instant) {
        self.told = Some(now);
        self.changed = false;
    }

    pub(super) fn told(&self) -> Vec<(Seat, i16, i16)> {
        let seats = Seat::all(MOST_SEATS).zip(self.at);
        seats.filter_map(|(seat, at)| at.map(|(x, y)| (seat, x, y))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_are_told_at_a_pace_and_only_when_they_moved() {
        let (mut fingers, start) = (Fingers::default(), Instant::now());
        assert_eq!(fingers.due(start), None);
        fingers.set(Seat(2), Finger { finger: Some((3, 4)) });
        assert_eq!(fingers.due(start), Some(start));
        fingers.tell(start);
        fingers.set(Seat(2), Finger { finger: Some((3, 4)) });
        assert_eq!(fingers.due(start), None, "it has not moved");
        fingers.set(Seat(1), Finger { finger: Some((1, 1)) });
        assert_eq!(fingers.due(start), Some(start + EVERY));
        assert_eq!(fingers.told(), [(Seat(1), 1, 1), (Seat(2), 3, 4)]);
        fingers.set(Seat(1), Finger { finger: None });
        assert_eq!(fingers.told(), [(Seat(2), 3, 4)]);
        fingers.set(Seat(200), Finger { finger: Some((1, 1)) });
    }
}
