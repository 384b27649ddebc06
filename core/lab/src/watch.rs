//! [`Watch`]: counts what happens in a game.

use crate::row::{Event, ROUNDS_TOLD, Row};
use contract::{Game, MOST_SEATS, Millis, Outcome, Seat};

const SEATS: usize = MOST_SEATS as usize;

/// Counts during a game, and is reused for the next one.
#[derive(Debug)]
pub(crate) struct Watch {
    uses: Vec<[u32; SEATS]>,
    choices: Vec<(u32, u64)>,
    /// The seat that led alone at the end of each round.
    leaders: Vec<Option<Seat>>,
    round: u32,
    moves: u32,
    at: Millis,
    /// All actions, if they are stored.
    pub(crate) events: Option<Vec<Event>>,
}

impl Watch {
    pub(crate) fn new(components: usize, events: bool) -> Watch {
        Watch {
            uses: vec![[0; SEATS]; components],
            choices: Vec::new(),
            leaders: Vec::new(),
            round: 0,
            moves: 0,
            at: Millis(0),
            events: events.then(Vec::new),
        }
    }

    pub(crate) fn begin<G: Game>(&mut self, state: &G) {
        self.uses.fill([0; SEATS]);
        self.choices.clear();
        self.leaders.clear();
        self.round = state.round();
        self.moves = 0;
        self.at = Millis(0);
        if let Some(events) = &mut self.events {
            events.clear();
        }
    }

    /// Counts an action just before it is played, with the number of actions to choose from.
    #[inline]
    pub(crate) fn see<G: Game>(&mut self, state: &G, seat: Seat, action: &G::Action, choices: usize, at: Millis) {
        self.moves += 1;
        self.at = at;
        self.look(state);
        let place = (self.round as usize).min(ROUNDS_TOLD);
        if self.choices.len() <= place {
            self.choices.resize(place + 1, (0, 0));
        }
        self.choices[place].0 += 1;
        self.choices[place].1 += choices as u64;
        let uses = &mut self.uses;
        state.uses(seat, action, &mut |component| {
            if let Some(by_seat) = uses.get_mut(component) {
                by_seat[seat.index() % SEATS] += 1;
            }
        });
        if let Some(events) = &mut self.events {
            events.push(Event {
                game: 0,
                number: self.moves,
                at: at.0,
                round: self.round,
                seat: seat.0,
                bot: 0,
                choices: choices as u32,
                standing: state.standing(seat),
                action: action.to_string(),
            });
        }
    }

    /// Notes the leader at the end of a round.
    #[inline]
    fn look<G: Game>(&mut self, state: &G) {
        let round = state.round();
        if round != self.round {
            self.round = round;
            self.leaders.push(leader(state));
        }
    }

    /// Returns the row of a finished game, and its actions.
    pub(crate) fn end<G: Game>(&mut self, state: &G, outcome: &Outcome) -> Row {
        let mut winners = outcome.winners();
        let winner = winners.next().filter(|_| winners.next().is_none() && outcome.seats.len() > 1);
        let winner = winner.filter(|_| !outcome.together);
        let rounds = state.round().max(1);
        let mut offered = Vec::new();
        state.offered(&mut |component| offered.push(component as u16));
        offered.sort_unstable();
        offered.dedup();
        let uses = &mut self.uses;
        state.reached(&mut |seat, component| {
            if let Some(by_seat) = uses.get_mut(component) {
                by_seat[seat.index() % SEATS] += 1;
            }
        });
        let mut used = Vec::new();
        for (component, by_seat) in self.uses.iter().enumerate() {
            for (seat, &count) in by_seat.iter().enumerate().filter(|(_, count)| **count > 0) {
                used.push((component as u16, seat as u8, count));
            }
        }
        Row {
            ending: outcome.ending.id.clone(),
            cut_short: outcome.cut_short,
            won: outcome.won,
            moves: self.moves,
            rounds,
            millis: self.at.0,
            scores: outcome.seats.iter().map(|standing| standing.score).collect(),
            ranks: outcome.seats.iter().map(|standing| standing.rank).collect(),
            lead_changes: if outcome.together { 0 } else { lead_changes(&self.leaders, winner) },
            decided: winner.map(|winner| decided(&self.leaders, winner, rounds)),
            choices: self.choices.clone(),
            offered,
            used,
            ..Row::default()
        }
    }
}

/// Returns the seat with more than every other, or `None` on a tie.
fn leader<G: Game>(state: &G) -> Option<Seat> {
    let mut best: Option<(i32, Seat)> = None;
    let mut alone = true;
    for seat in Seat::all(state.seats()) {
        let standing = state.standing(seat);
        match best {
            Some((most, _)) if standing < most => (),
            Some((most, _)) if standing == most => alone = false,
            _ => (best, alone) = (Some((standing, seat)), true),
        }
    }
    best.filter(|_| alone).map(|(_, seat)| seat)
}

/// Returns how often the lead changed; rounds in which several seats share the lead do not count.
fn lead_changes(leaders: &[Option<Seat>], winner: Option<Seat>) -> u32 {
    let led: Vec<Seat> = leaders.iter().copied().chain([winner]).flatten().collect();
    led.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
}

/// Returns the round from whose end on the winner led. The last one is decided by the outcome itself.
fn decided(leaders: &[Option<Seat>], winner: Seat, rounds: u32) -> u32 {
    let behind = leaders.iter().rev().take_while(|leader| **leader == Some(winner)).count();
    rounds.saturating_sub(behind as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_do_not_change_the_lead() {
        let [a, b] = [Some(Seat(0)), Some(Seat(1))];
        assert_eq!(lead_changes(&[a, None, a, None], a), 0);
        assert_eq!(lead_changes(&[a, None, b, b], a), 2);
        assert_eq!(lead_changes(&[None], None), 0);
    }

    #[test]
    fn a_game_is_decided_when_the_winner_leads_for_good() {
        let [a, b] = [Some(Seat(0)), Some(Seat(1))];
        assert_eq!(decided(&[a, b, a, a], Seat(0), 5), 3);
        assert_eq!(decided(&[a, a, a, a], Seat(0), 5), 1);
        assert_eq!(decided(&[a, a, a, None], Seat(0), 5), 5);
        assert_eq!(decided(&[], Seat(0), 1), 1);
    }
}
