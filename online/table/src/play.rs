//! The game at a table, with its clocks: the game's own, those of the turns, and that of delayed spectators.

use crate::late::Late;
use crate::{Guest, UnixMillis};
use contract::{AnyMatch, Millis, Outcome, Seat, Seats};
use protocol::Start;

/// How long a player has who comes back to a turn in which a bot has taken over, until an action that cannot be taken
/// back.
const GRACE: Millis = Millis(15_000);

/// The game, once it has started.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) start: Start,
    /// When the game's clock was at zero. Pauses move it.
    began: UnixMillis,
    /// Since when the game is paused.
    paused: Option<UnixMillis>,
    /// The turn of each seat, by the game's clock.
    turns: Vec<Option<Turn>>,
    /// The match that delayed spectators see.
    pub(crate) late: Option<Late>,
    /// When something last happened in the game.
    pub(crate) last: UnixMillis,
    /// The seats on which a bot has ever stood in.
    pub(crate) helped: Seats,
    /// How the game ended if its log was full.
    pub(crate) full: Option<Box<Outcome>>,
    /// The seats that each guest has had since the game began.
    pub(crate) had: Vec<(Guest, Seat)>,
    counts: Vec<Counts>,
}

/// What a seat has written into the log.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    entries: u32,
    /// The actions it has taken back since the last one that cannot be taken back.
    undone: u32,
}

/// The turn of a seat: from when it is awaited until an action that cannot be taken back.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// Since when a person has had the turn; `None` while only a bot has.
    since: Option<Millis>,
    /// When the person first came back to it, after a bot had taken over or the seat had been done.
    back: Option<Millis>,
    /// Whether the seat is awaited now.
    runs: bool,
    /// Whether the seat is done, and could take that back.
    done: bool,
}

impl Turn {
    /// Returns when the turn ends. Coming back several times wins no time.
    fn over(&self, length: Millis) -> Option<Millis> {
        let (since, back) =
            (self.since.filter(|_| self.runs)?.plus(length.0), self.back.map(|back| back.plus(GRACE.0)));
        Some(back.map_or(since, |back| back.max(since)))
    }
}

/// The saved clocks of the turns.
#[derive(Debug)]
pub(crate) struct Turns(Vec<Option<Turn>>);

impl Play {
    /// `persons` are the seats on which people play.
    pub(crate) fn new(
        game: Box<dyn AnyMatch>,
        start: Start,
        began: UnixMillis,
        late: Option<Late>,
        persons: Seats,
        had: Vec<(Guest, Seat)>,
    ) -> Play {
        let seats = usize::from(game.seats());
        let mut play = Play {
            game,
            start,
            began,
            paused: None,
            turns: vec![None; seats],
            late,
            last: began,
            helped: Seats::NONE,
            full: None,
            had,
            counts: vec![Counts::default(); seats],
        };
        play.wind(persons, Millis(0), None);
        play
    }

    /// Returns the game's clock at a moment. It stands still during pauses.
    pub(crate) fn clock(&self, now: UnixMillis) -> Millis {
        Millis(self.paused.unwrap_or(now).0.saturating_sub(self.began.0))
    }

    /// Returns the moment at which the game's clock shows `at`.
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
            self.began.0 = self.began.0.saturating_add(at.0.saturating_sub(paused.0));
        }
    }

    /// Sets the clocks of the turns after something has happened. A person's turn begins when the seat is awaited, and
    /// again after an action that cannot be taken back; otherwise acting and undoing, or leaving and coming back, would
    /// win time without end.
    pub(crate) fn wind(&mut self, persons: Seats, at: Millis, deed: Option<Deed>) {
        let awaited = self.game.awaited();
        for (seat, turn) in (0..).map(Seat).zip(&mut self.turns) {
            let (own, can_undo) = (deed.filter(|deed| deed.seat == seat), self.game.can_undo(seat));
            let (did, undid) = (own.is_some_and(|deed| !deed.undo), own.is_some_and(|deed| deed.undo));
            if !awaited.has(seat) {
                *turn = turn.filter(|_| can_undo).map(|turn| Turn { runs: false, done: true, ..turn });
                continue;
            }
            let turn = turn.get_or_insert_default();
            if (did && !can_undo) || (turn.done && !undid) {
                *turn = Turn::default();
            }
            let (is_person, rested) = (persons.has(seat), !turn.runs);
            (turn.runs, turn.done) = (is_person, false);
            match turn.since {
                None if is_person => turn.since = Some(at),
                Some(_) if is_person && rested => turn.back = turn.back.or(Some(at)),
                _ => (),
            }
        }
    }

    /// Counts a line of the game's log.
    pub(crate) fn count(&mut self, deed: Option<Deed>) {
        let is_final = deed.is_none_or(|deed| !deed.undo && !self.game.can_undo(deed.seat));
        if is_final {
            self.counts.iter_mut().for_each(|counts| counts.undone = 0);
        }
        if let Some((deed, counts)) = deed.and_then(|deed| Some((deed, self.counts.get_mut(deed.seat.index())?))) {
            counts.entries += 1;
            counts.undone += u32::from(deed.undo);
        }
    }

    /// Returns how many actions a seat has taken back since the last one that cannot be taken back.
    pub(crate) fn undone(&self, seat: Seat) -> u32 {
        self.counts.get(seat.index()).map_or(0, |counts| counts.undone)
    }

    /// Returns how many entries of the log each seat has written.
    pub(crate) fn entries(&self) -> impl Iterator<Item = u32> {
        self.counts.iter().map(|counts| counts.entries)
    }

    /// Returns when the turns of the awaited people end.
    pub(crate) fn turns(&self, length: Millis) -> impl Iterator<Item = (Seat, Millis)> {
        (0..).map(Seat).zip(&self.turns).filter_map(move |(seat, turn)| Some((seat, turn.as_ref()?.over(length)?)))
    }

    /// Saves the clocks of the turns, to [set them back](Self::set_back).
    pub(crate) fn keep_turns(&self) -> Turns {
        Turns(self.turns.clone())
    }

    pub(crate) fn set_back(&mut self, Turns(turns): Turns) {
        self.turns = turns;
    }
}

/// What a seat did in a line of a game's log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed {
    seat: Seat,
    undo: bool,
}

/// Returns when a line of a game's log was written, and what a seat did: `1500 2 put red 0,0,n` at 1.5 seconds by seat
/// 2.
pub(crate) fn head(line: &str) -> (Millis, Option<Deed>) {
    let mut words = line.splitn(3, ' ');
    let at = words.next().and_then(|at| at.parse().ok()).unwrap_or_default();
    let seat = words.next().and_then(|seat| seat.parse().ok());
    let undo = words.next() == Some("undo");
    (Millis(at), seat.map(|seat| Deed { seat, undo }))
}
