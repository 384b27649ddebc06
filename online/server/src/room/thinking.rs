//! Permits to think: the bots of all tables share the cores and take turns by where their tables are played from.
//! However many bots one household has, a bot of another household waits at most for the running decision and one of
//! each other household.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The longest time a bot thinks, in milliseconds.
const LONGEST_THOUGHT: u64 = 1_800;
/// The time a bot may think however many wait, in milliseconds.
const SHORTEST_THOUGHT: u64 = 200;
/// The most cores that one bot uses.
const MOST_THREADS: usize = 4;

/// The household a table is played from; `None` if no client is connected.
pub(super) type From = Option<IpAddr>;

/// The cores on which bots may think. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingPermits {
    cores: usize,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// The queue of each household, the next one first. Each queue has at least one waiting bot.
    waiting: VecDeque<(From, VecDeque<oneshot::Sender<Permit>>)>,
}

/// Permission to use some cores, until dropped.
#[derive(Debug)]
pub(super) struct Permit {
    thinking: ThinkingPermits,
    pub(super) threads: usize,
    /// The longest time to think, in milliseconds: shorter, the more bots wait.
    pub(super) longest: u64,
}

impl ThinkingPermits {
    pub(crate) fn on(cores: usize) -> ThinkingPermits {
        ThinkingPermits { cores, state: Arc::new(Mutex::new(State { free: cores, waiting: VecDeque::new() })) }
    }

    /// Returns a permit at once if a core is free and no bot waits.
    pub(super) fn try_take(&self) -> Option<Permit> {
        let mut state = self.lock();
        let threads = state.free.min(MOST_THREADS);
        if threads == 0 || !state.waiting.is_empty() {
            return None;
        }
        state.free -= threads;
        Some(Permit { thinking: self.clone(), threads, longest: LONGEST_THOUGHT })
    }

    /// Enters the queue for a permit.
    pub(super) fn take(&self, from: From) -> oneshot::Receiver<Permit> {
        let (permit, granted) = oneshot::channel();
        {
            let mut state = self.lock();
            match state.waiting.iter_mut().find(|(other, _)| *other == from) {
                Some((_, queue)) => queue.push_back(permit),
                None => state.waiting.push_back((from, VecDeque::from([permit]))),
            }
        }
        self.grant();
        granted
    }

    /// Grants permits while there are free cores.
    fn grant(&self) {
        loop {
            let mut state = self.lock();
            if state.free == 0 {
                return;
            }
            let Some((from, mut queue)) = state.waiting.pop_front() else { return };
            let next = queue.pop_front();
            // A long queue of one's own or many households shorten the time; a long queue of another household does
            // not.
            let others = state.waiting.len();
            let backlog = (others + queue.len()) as u64;
            if !queue.is_empty() {
                state.waiting.push_back((from, queue));
            }
            let Some(next) = next.filter(|next| !next.is_closed()) else { continue };
            let threads = if backlog == 0 { state.free.min(MOST_THREADS) } else { 1 };
            state.free -= threads;
            drop(state);
            let longest = (LONGEST_THOUGHT / (1 + backlog / (4 * self.cores as u64))).max(SHORTEST_THOUGHT);
            // If the receiver is gone, the permit comes back when it is dropped.
            let _ = next.send(Permit { thinking: self.clone(), threads, longest });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic leaves nothing half done, so a poisoned lock is as good as any.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.thinking.lock().free += self.threads;
        self.thinking.grant();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(number: u8) -> From {
        Some(IpAddr::from([192, 0, 2, number]))
    }

    /// Returns which of the waiting bots has the permit: there is one core.
    fn thinks(waiting: &mut Vec<(u8, oneshot::Receiver<Permit>)>) -> Option<(u8, Permit)> {
        let mut granted = waiting.iter_mut().enumerate().filter_map(|(place, (caller, permit))| {
            let permit = permit.try_recv().ok()?;
            Some((place, *caller, permit))
        });
        let (place, caller, permit) = granted.next()?;
        assert!(granted.next().is_none(), "there is one core");
        drop(waiting.remove(place));
        Some((caller, permit))
    }

    #[test]
    fn many_bots_of_one_household_delay_those_of_another_by_one_thought() {
        let thinking = ThinkingPermits::on(1);
        // Sixty tables with five bots each; one bot has begun to think.
        let mut waiting: Vec<_> = (0..300).map(|_| (1, thinking.take(from(1)))).collect();
        let (_, running) = thinks(&mut waiting).unwrap();
        waiting.extend([(2, thinking.take(from(2))), (2, thinking.take(from(2))), (3, thinking.take(from(3)))]);
        drop(running);
        let mut order = Vec::new();
        while let Some((caller, permit)) = thinks(&mut waiting) {
            order.push(caller);
            drop(permit);
        }
        assert_eq!(order[..6], [1, 2, 3, 1, 2, 1], "each household in turn");
        assert_eq!(order.len(), 302, "and nobody is forgotten");
        assert!(thinking.try_take().is_some());
    }

    #[test]
    fn a_long_queue_makes_ones_own_thoughts_shorter() {
        let thinking = ThinkingPermits::on(1);
        let mut waiting: Vec<_> = (0..300).map(|_| (1, thinking.take(from(1)))).collect();
        let (_, running) = thinks(&mut waiting).unwrap();
        assert_eq!(running.longest, LONGEST_THOUGHT, "nobody waited yet");
        waiting.push((2, thinking.take(from(2))));
        drop(running);
        let (caller, permit) = thinks(&mut waiting).unwrap();
        assert_eq!((caller, permit.longest), (1, SHORTEST_THOUGHT));
        drop(permit);
        let (caller, permit) = thinks(&mut waiting).unwrap();
        assert_eq!((caller, permit.longest), (2, LONGEST_THOUGHT), "the queue of another is not one's own");
    }

    #[test]
    fn who_does_not_wait_any_more_is_passed_over() {
        let thinking = ThinkingPermits::on(4);
        let all = thinking.try_take().unwrap();
        assert_eq!((all.threads, thinking.try_take().is_none()), (4, true));
        drop(thinking.take(from(1)));
        let mut second = thinking.take(from(2));
        assert!(second.try_recv().is_err());
        drop(all);
        assert_eq!(second.try_recv().unwrap().threads, 4, "alone it has all cores");
        drop(second);
        assert_eq!(thinking.try_take().unwrap().threads, 4, "what nobody wants comes back");
    }
}
