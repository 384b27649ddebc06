//! Bots in games that are played live, where time runs on while somebody thinks.
//!
//! A player looks, makes up its mind, and does what it decided only a reaction time later: on a table that may have
//! changed, where it may come too late. Somebody who sees nothing better than what goes on anyway waits and looks again.

use crate::worth_after;
use contract::{Chance, Game, Level, Millis, Seat};

/// How often somebody who waits looks again, in milliseconds.
pub(crate) const GLANCE: u64 = 100;

/// How long somebody takes from seeing something to doing something about it.
#[derive(Clone, Copy, Debug)]
pub struct Reaction {
    /// In the mean, in milliseconds. A single reaction takes between half and one and a half of it.
    pub mean: u32,
}

/// An adult who looks for a card among forty and pulls it.
impl Default for Reaction {
    fn default() -> Reaction {
        Reaction { mean: 700 }
    }
}

impl Reaction {
    /// How fast a bot of a level is.
    pub const fn of(level: Level) -> Reaction {
        Reaction { mean: [4_500, 2_500, 900][level as usize] }
    }

    pub(crate) fn takes(self, chance: &mut Chance) -> u64 {
        let half = self.mean / 2;
        // The sum of two equal chances: mostly near the mean.
        u64::from(half + chance.below(half + 1) + chance.below(half + 1))
    }
}

/// What somebody is about to do, and when.
struct Mind<A> {
    at: Millis,
    action: Option<A>,
}

/// Plays a game to its end in its own time, without waiting for a clock. `choose` is what a seat would do
/// now, at a moment of the game's clock. The answer is how many actions there were; nothing if there were more than `most`.
pub fn play_live<G: Game>(
    state: &mut G,
    reactions: &[Reaction],
    most: u64,
    chance: &mut Chance,
    choose: impl FnMut(&G, Seat, Millis, &mut Chance) -> Option<G::Action>,
) -> Option<u64> {
    play_live_watched(state, reactions, most, chance, choose, |_, _, _, _| ())
}

/// [`play_live`], where `watch` sees every action just before it is played.
pub fn play_live_watched<G: Game>(
    state: &mut G,
    reactions: &[Reaction],
    most: u64,
    chance: &mut Chance,
    mut choose: impl FnMut(&G, Seat, Millis, &mut Chance) -> Option<G::Action>,
    mut watch: impl FnMut(&G, Seat, &G::Action, Millis),
) -> Option<u64> {
    let mut minds: Vec<Mind<G::Action>> =
        Seat::all(state.seats()).map(|_| Mind { at: Millis(0), action: None }).collect();
    let mut actions = 0;
    while state.outcome().is_none() {
        let (seat, at) = minds.iter().enumerate().map(|(seat, mind)| (seat, mind.at)).min_by_key(|&(_, at)| at)?;
        if let Some(deadline) = state.next_deadline().filter(|&deadline| deadline <= at) {
            state.pass_time(deadline);
            continue;
        }
        let (seat, place) = (Seat(seat as u8), seat);
        // What was decided a moment ago may not be possible any more.
        if let Some(action) = minds[place].action.take()
            && state.check(seat, &action).is_ok()
        {
            watch(state, seat, &action, at);
            state.play(seat, &action, at).ok()?;
            actions += 1;
            if actions > most {
                return None;
            }
        }
        let action = if state.to_act().has(seat) { choose(state, seat, at, chance) } else { None };
        let reaction = reactions.get(place).copied().unwrap_or_default();
        let takes = if action.is_some() { reaction.takes(chance) } else { GLANCE };
        minds[place] = Mind { at: at.plus(takes), action };
    }
    Some(actions)
}

/// Whether somebody who sees `state` would rather do this than wait. Without a clock nobody can wait.
pub(crate) fn is_worth_it<G: Game>(state: &G, seat: Seat, action: &G::Action) -> bool {
    !G::LIVE
        || state.next_deadline().is_none()
        || worth_after(state, seat, action).is_some_and(|worth| worth > state.judge(seat))
}
