//! The game at a table, with its clocks: the game's own, those of the turns, and that of spectators who see it late.

use crate::UnixMillis;
use crate::late::Late;
use contract::{AnyMatch, Millis, Seat, Seats};
use protocol::Start;

/// The game, once it has started.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) start: Start,
    /// When the game's clock was at zero. Rests move it.
    began: UnixMillis,
    /// Since when the game rests.
    paused: Option<UnixMillis>,
    /// Since when the table has waited for each seat, by the game's clock.
    since: Vec<Option<Millis>>,
    /// What spectators see, if they see it late.
    pub(crate) late: Option<Late>,
}

impl Play {
    /// `persons` are the seats on which people play.
    pub(crate) fn new(
        game: Box<dyn AnyMatch>,
        start: Start,
        began: UnixMillis,
        late: Option<Late>,
        persons: Seats,
    ) -> Play {
        let since = vec![None; usize::from(game.seats())];
        let mut play = Play { game, start, began, paused: None, since, late };
        play.wind(persons, Millis(0), None);
        play
    }

    /// The game's clock at a moment. It stands while the game rests.
    pub(crate) fn clock(&self, now: UnixMillis) -> Millis {
        Millis(self.paused.unwrap_or(now).0.saturating_sub(self.began.0))
    }

    /// The moment at which the game's clock says this.
    pub(crate) fn moment(&self, at: Millis) -> UnixMillis {
        UnixMillis(self.began.0.saturating_add(at.0))
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    pub(crate) fn pause(&mut self, at: UnixMillis) {
        self.paused.get_or_insert(at);
    }

    pub(crate) fn resume(&mut self, at: UnixMillis) {
        if let Some(paused) = self.paused.take() {
            self.began.0 += at.0.saturating_sub(paused.0);
        }
    }

    /// Sets the clocks of the turns after something has happened. The turn of a person begins when the table waits for them, and
    /// anew when `actor` has done what cannot be taken back: else one could do and undo for ever.
    pub(crate) fn wind(&mut self, persons: Seats, at: Millis, actor: Option<Seat>) {
        let awaited = self.game.awaited();
        for (seat, since) in self.since.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            if !awaited.has(seat) || !persons.has(seat) {
                *since = None;
            } else if since.is_none() || (actor == Some(seat) && !self.game.can_undo(seat)) {
                *since = Some(at);
            }
        }
    }

    /// When the turn of each person is over whom the table waits for.
    pub(crate) fn turns(&self, length: Millis) -> impl Iterator<Item = (Seat, Millis)> {
        let over =
            move |(seat, since): (usize, &Option<Millis>)| Some((Seat(seat as u8), since.as_ref()?.plus(length.0)));
        self.since.iter().enumerate().filter_map(over)
    }
}

/// When a line of a game's log was written, and who did something: `1500 2 put red 0,0,n` at 1.5 seconds by seat 2. Whoever
/// took something back did nothing.
pub(crate) fn head(line: &str) -> (Millis, Option<Seat>) {
    let mut words = line.splitn(3, ' ');
    let at = words.next().and_then(|at| at.parse().ok()).unwrap_or_default();
    let seat = words.next().and_then(|seat| seat.parse().ok());
    (Millis(at), seat.filter(|_| words.next() != Some("undo")))
}
