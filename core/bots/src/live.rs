//! Bots in races, where time runs on while a player thinks.
//!
//! A player looks, decides, and acts only a reaction time later, when the table may have changed and the action may come
//! too late. A player who sees nothing better than to wait looks again a moment later.

use crate::worth_after;
use contract::{Chance, Game, Level, Message, Millis, Refusal, Seat};

/// The time after which a waiting player looks again, in milliseconds.
pub(crate) const GLANCE: u64 = 100;

/// How long a player takes from seeing something to acting on it.
#[derive(Clone, Copy, Debug)]
pub struct Reaction {
    /// The mean in milliseconds. A single reaction takes between half and one and a half of it.
    pub mean: u32,
}

/// An adult who looks for a card among forty and pulls it.
impl Default for Reaction {
    fn default() -> Reaction {
        Reaction { mean: 700 }
    }
}

impl Reaction {
    /// Returns the reaction time of bots of a level.
    pub const fn of(level: Level) -> Reaction {
        Reaction { mean: [4_500, 2_500, 900][level as usize] }
    }

    pub(crate) fn takes(self, chance: &mut Chance) -> u64 {
        let half = self.mean / 2;
        // The sum of two uniform random numbers is mostly near the mean.
        u64::from(half + chance.below(half + 1) + chance.below(half + 1))
    }
}

/// What a seat is about to do, and when.
struct Decision<A> {
    at: Millis,
    action: Option<A>,
}

/// Plays a race to its end in the game's own time; see [`playout`](crate::playout).
pub(crate) fn play<G: Game>(
    state: &mut G,
    reactions: &[Reaction],
    chance: &mut Chance,
    mut choose: impl FnMut(&G, Seat, Millis, &mut Chance) -> Result<Option<G::Action>, Message>,
    mut watch: impl FnMut(&G, Seat, &G::Action, Millis),
) -> Result<(), Message> {
    let undecided = |_| Decision { at: Millis(0), action: None };
    let mut decisions: Vec<Decision<G::Action>> = Seat::all(state.seats()).map(undecided).collect();
    while state.outcome().is_none() {
        let Some((seat, next)) = (0..).map(Seat).zip(&mut decisions).min_by_key(|(_, next)| next.at) else { break };
        let at = next.at;
        if let Some(deadline) = state.next_deadline().filter(|&deadline| deadline <= at) {
            state.pass_time(deadline);
            continue;
        }
        // What was decided a moment ago may not be possible any more.
        if let Some(action) = next.action.take()
            && state.check(seat, &action).is_ok()
        {
            watch(state, seat, &action, at);
            state.play(seat, &action, at).map_err(|illegal| illegal.message())?;
        }
        let action = if state.to_act().has(seat) { choose(state, seat, at, chance)? } else { None };
        let reaction = reactions.get(seat.index()).copied().unwrap_or_default();
        let takes = if action.is_some() { reaction.takes(chance) } else { GLANCE };
        *next = Decision { at: at.plus(takes), action };
    }
    Ok(())
}

/// Whether `action` is better than waiting. Without a race a player cannot wait.
pub(crate) fn is_worth_it<G: Game>(state: &G, seat: Seat, action: &G::Action) -> bool {
    !state.races() || worth_after(state, seat, action).is_some_and(|worth| worth > state.worth(seat))
}
