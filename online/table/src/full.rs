//! Keeps one seat from prolonging a game: the number of undone actions is limited, and a game with a full log ends.

use crate::message_ids as id;
use crate::play::Play;
use crate::{Event, Refusal, Table, UnixMillis};
use contract::{LONGEST_LOG, Message, Outcome, Seat, Standing};
use protocol::Stage;

/// How many actions a seat may take back before one that cannot be taken back. A turn of any game has fewer than twenty
/// actions, so this allows to try out a whole turn ten times.
pub const MOST_UNDONE: u32 = 200;

/// The number of entries at which a game ends. The log holds a few more, because one action may write two.
pub const FULL: usize = LONGEST_LOG - 100;

/// A seat has filled the log if it has this many times the entries of the seat with the fewest. In a normal game the
/// seats have about as many each.
const FILLED: u32 = 2;

impl Table {
    /// Returns whether a seat has taken back all that it may for now.
    pub(crate) fn has_undone_enough(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.undone(seat) >= self.most_undone)
    }

    /// Returns when the game ends because its log is full: at once.
    pub(crate) fn full_at(&self) -> Option<UnixMillis> {
        self.going_on().filter(|play| play.game.len() >= FULL).map(|play| play.last)
    }

    /// Ends a game whose log is full. In a rated game the seats that filled it lose.
    pub(crate) fn end_full(&mut self, now: UnixMillis) -> Option<Event> {
        let by = self.play.as_ref()?.fillers();
        self.happen(Event::Full { by, at: now }).ok()?
    }

    pub(crate) fn fill(&mut self, by: &[Seat], at: UnixMillis) -> Result<(), Refusal> {
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        // Among friends the game just ends.
        let rated = self.terms.rated && !by.is_empty();
        let together = self.game.is_together();
        let play = self.started_mut()?;
        let loses = |seat: &Seat| by.contains(seat);
        let standing = |seat: Seat| {
            let winners = play.game.seats().saturating_sub(by.len() as u8);
            Standing { rank: if loses(&seat) { winners + 1 } else { 1 }, score: 0, lines: Vec::new() }
        };
        let seats = if rated { Seat::all(play.game.seats()).map(standing).collect() } else { Vec::new() };
        let ending = Message::new(if rated { id::FULL_LOST } else { id::FULL_OVER }).with("most", FULL as i64);
        play.full = Some(Box::new(Outcome { ending, cut_short: true, together, won: None, seats }));
        play.last = at;
        Ok(())
    }
}

impl Play {
    /// Returns how the game ended: by its rules, or because its log was full.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.full.as_deref().cloned().or_else(|| self.game.outcome())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.full.is_some() || self.game.outcome().is_some()
    }

    /// Returns the seats that have filled the log; none if all have written about as much.
    fn fillers(&self) -> Vec<Seat> {
        let fewest = self.entries().min().unwrap_or_default().max(1);
        let filled = (0..).map(Seat).zip(self.entries()).filter(|(_, entries)| *entries >= FILLED * fewest);
        filled.map(|(seat, _)| seat).collect()
    }
}
