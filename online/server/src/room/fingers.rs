//! Where fingers are on the board of a real-time game: shown, never logged, and lost when the room ends.

use crate::bus::Shown;
use contract::{MOST_SEATS, Seat, Seats};
use protocol::{FINGERS_PER_SECOND, Finger};
use std::time::Duration;
use tokio::time::Instant;

/// The shortest time between two reports of fingers.
const EVERY: Duration = Duration::from_millis(1000 / FINGERS_PER_SECOND as u64);

/// The finger of every seat.
#[derive(Debug, Default)]
pub(super) struct Fingers {
    at: [Option<(i16, i16)>; MOST_SEATS as usize],
    told: Option<Instant>,
    changed: bool,
    /// The seats whose fingers were shown on this server.
    own: Seats,
    own_changed: bool,
}

impl Fingers {
    pub(super) fn set(&mut self, seat: Seat, finger: Finger) {
        if self.put(seat, finger.finger) {
            self.own = self.own.with(seat);
            self.own_changed = true;
        }
    }

    /// Sets a finger that was shown on another server.
    pub(super) fn set_elsewhere(&mut self, seat: Seat, finger: Option<(i16, i16)>) {
        if self.put(seat, finger) {
            self.own = self.own.without(seat);
        }
    }

    fn put(&mut self, seat: Seat, finger: Option<(i16, i16)>) -> bool {
        let Some(at) = self.at.get_mut(seat.index()).filter(|at| **at != finger) else { return false };
        *at = finger;
        self.changed = true;
        true
    }

    /// Returns the fingers shown on this server, if other servers do not know them yet.
    pub(super) fn take_own(&mut self) -> Option<Vec<Shown>> {
        let own = |&seat: &Seat| self.own.has(seat);
        let fingers = || Seat::all(MOST_SEATS).filter(own).map(|seat| (seat, self.at[seat.index()])).collect();
        let fingers = self.own_changed.then(fingers);
        self.own_changed = false;
        fingers
    }

    /// Returns when fingers are to be sent, or `None` if all clients know them.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        self.changed.then(|| self.told.map_or(now, |told| told + EVERY))
    }

    /// Notes that fingers are sent now.
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

    #[test]
    fn only_what_was_shown_here_is_told_elsewhere() {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.take_own(), None);
        fingers.set_elsewhere(Seat(0), Some((1, 1)));
        assert_eq!(fingers.take_own(), None);
        assert_eq!(fingers.told(), [(Seat(0), 1, 1)]);
        fingers.set(Seat(1), Finger { finger: Some((2, 2)) });
        assert_eq!(fingers.take_own(), Some(vec![(Seat(1), Some((2, 2)))]));
        assert_eq!(fingers.take_own(), None, "once is enough");
        fingers.set(Seat(1), Finger { finger: None });
        assert_eq!(fingers.take_own(), Some(vec![(Seat(1), None)]));
        fingers.set_elsewhere(Seat(200), Some((1, 1)));
    }
}
