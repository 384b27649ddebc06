//! Who may think next: bots of all tables share the processors, and take turns by where their tables are played from. However many bots
//! one household has, those of another wait for the thoughts of that moment and one of each household, and no longer.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How long a bot thinks at most, in milliseconds.
const LONGEST_THOUGHT: u64 = 1_800;
/// So long it may think however many wait.
const SHORTEST_THOUGHT: u64 = 200;
/// On how many cores one bot thinks at most.
const MOST_THREADS: usize = 4;

/// Where a table is played from; nothing if nobody looks.
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
    /// Whose turn it is, the next one first. Nobody is here without a bot that waits.
    waiting: VecDeque<(From, VecDeque<oneshot::Sender<Permit>>)>,
}

/// Some cores to think on, until dropped.
#[derive(Debug)]
pub(super) struct Permit {
    thinking: ThinkingPermits,
    pub(super) threads: usize,
    /// How long to think at most, in milliseconds: less, the more wait.
    pub(super) longest: u64,
}

impl ThinkingPermits {
    pub(crate) fn on(cores: usize) -> ThinkingPermits {
        ThinkingPermits { cores, state: Arc::new(Mutex::new(State { free: cores, waiting: VecDeque::new() })) }
    }

    /// A permit at once, if a core is free and nobody waits.
    pub(super) fn try_take(&self) -> Option<Permit> {
        let mut state = self.lock();
        let threads = state.free.min(MOST_THREADS);
        if threads == 0 || !state.waiting.is_empty() {
            return None;
        }
        state.free -= threads;
        Some(Permit { thinking: self.clone(), threads, longest: LONGEST_THOUGHT })
    }

    /// Waits for a permit. It is in the queue when this returns.
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

    /// Lets as many think as there are free cores for.
    fn grant(&self) {
        loop {
            let mut state = self.lock();
            if state.free == 0 {
                return;
            }
            let Some((from, mut queue)) = state.waiting.pop_front() else { return };
            let next = queue.pop_front();
            // Many of one's own, or many others: both make thoughts shorter, but the many of another do not.
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
            // If nobody wants it any more, it comes back when it is dropped.
            let _ = next.send(Permit { thinking: self.clone(), threads, longest });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing is left half done by a panic.
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

    /// Which of these thinks now: there is one core.
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
        // Sixty tables with five bots each, one of which has begun to think.
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
