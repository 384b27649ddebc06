//! Token buckets: each action takes a token, and tokens come back over time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many actions are allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Quota {
    /// The tokens of a full bucket: how many actions may follow each other at once.
    pub(super) most: u32,
    /// The tokens that come back every second.
    pub(super) per_second: f64,
}

/// The tokens of one connection, guest or address.
#[derive(Debug)]
pub(crate) struct TokenBucket {
    per_second: f64,
    most: f64,
    tokens: f64,
    last: Instant,
    refused: f64,
}

/// What to do with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Allow,
    Refuse,
    /// The client does not slow down although it is refused: close the connection.
    HangUp,
}

impl TokenBucket {
    /// Creates a full bucket.
    pub(super) fn new(Quota { most, per_second }: Quota, now: Instant) -> TokenBucket {
        let most = f64::from(most);
        TokenBucket { per_second, most, tokens: most, last: now, refused: 0.0 }
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> Verdict {
        (self.tokens, self.last) = (self.left(now), now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            self.refused = 0.0;
            return Verdict::Allow;
        }
        self.refused += 1.0;
        if self.refused > self.most { Verdict::HangUp } else { Verdict::Refuse }
    }

    /// Takes `amount` tokens even if they are not there; the debt is at most one full bucket.
    fn spend(&mut self, amount: usize, now: Instant) {
        (self.tokens, self.last) = ((self.left(now) - amount as f64).max(-self.most), now);
    }

    /// Returns how many tokens are left.
    fn left(&self, now: Instant) -> f64 {
        let passed = now.duration_since(self.last).as_secs_f64();
        (self.tokens + passed * self.per_second).min(self.most)
    }
}

/// One bucket for each key. A key whose bucket is full again is forgotten.
#[derive(Debug)]
pub(crate) struct TokenBuckets<K>(Mutex<Buckets<K>>);

#[derive(Debug)]
struct Buckets<K> {
    buckets: HashMap<K, TokenBucket>,
    /// How many buckets there may be before full ones are removed.
    tidy_at: usize,
}

/// The number of buckets below which none is removed.
const TIDY_FROM: usize = 1024;

impl<K: Eq + Hash> TokenBuckets<K> {
    pub(crate) fn new() -> TokenBuckets<K> {
        TokenBuckets(Mutex::new(Buckets { buckets: HashMap::new(), tidy_at: TIDY_FROM }))
    }

    /// Takes one token of `key`, whose bucket is `new` if it has none yet.
    pub(crate) fn take(&self, key: K, now: Instant, new: impl FnOnce() -> TokenBucket) -> Verdict {
        self.with(key, now, new, |bucket| bucket.take(now))
    }

    /// Takes `amount` tokens of `key` even if they are not there.
    pub(super) fn spend(&self, key: K, amount: usize, now: Instant, new: impl FnOnce() -> TokenBucket) {
        self.with(key, now, new, |bucket| bucket.spend(amount, now));
    }

    /// Returns whether `key` has a token left.
    pub(super) fn has_left(&self, key: &K, now: Instant) -> bool {
        self.lock().buckets.get(key).is_none_or(|bucket| bucket.left(now) >= 1.0)
    }

    fn with<T>(
        &self,
        key: K,
        now: Instant,
        new: impl FnOnce() -> TokenBucket,
        change: impl FnOnce(&mut TokenBucket) -> T,
    ) -> T {
        let mut all = self.lock();
        if all.buckets.len() >= all.tidy_at {
            all.buckets.retain(|_, bucket| bucket.left(now) < bucket.most);
            // If few are full, it is not worth looking again soon.
            all.tidy_at = (2 * all.buckets.len()).max(TIDY_FROM);
        }
        change(all.buckets.entry(key).or_insert_with(new))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Buckets<K>> {
        // A panic leaves nothing half done, so a poisoned lock is as good as any.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const HOURLY: Quota = Quota { most: 3, per_second: 3.0 / 3600.0 };

    #[test]
    fn a_flood_is_refused_and_then_cut_off() {
        let (start, quota) = (Instant::now(), Quota { most: 3, per_second: 1.0 });
        let mut bucket = TokenBucket::new(quota, start);
        let verdicts: Vec<Verdict> = (0..7).map(|_| bucket.take(start)).collect();
        use Verdict::{Allow, HangUp, Refuse};
        assert_eq!(verdicts, [Allow, Allow, Allow, Refuse, Refuse, Refuse, HangUp]);
        let mut bucket = TokenBucket::new(quota, start);
        assert!((0..100).all(|second| bucket.take(start + Duration::from_secs(second)) == Allow));
    }

    #[test]
    fn a_debt_is_paid_back_first_and_has_a_limit() {
        let (buckets, start) = (TokenBuckets::new(), Instant::now());
        let new = || TokenBucket::new(HOURLY, start);
        assert!(buckets.has_left(&"a", start));
        buckets.spend("a", 5, start, new);
        let after = |minutes: u64| start + Duration::from_secs(60 * minutes);
        assert!(!buckets.has_left(&"a", after(59)), "two are missing, and one more is needed");
        assert!(buckets.has_left(&"a", after(61)));
        assert!(buckets.has_left(&"b", start), "each key has a bucket of its own");
        buckets.spend("a", 1000, after(61), new);
        assert!(!buckets.has_left(&"a", after(61 + 79)) && buckets.has_left(&"a", after(61 + 81)));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let (buckets, start) = (TokenBuckets::new(), Instant::now());
        let new = |now| move || TokenBucket::new(Quota { most: 1, per_second: 1.0 }, now);
        assert_eq!(buckets.take(0, start, new(start)), Verdict::Allow);
        assert_eq!(buckets.take(0, start, new(start)), Verdict::Refuse);
        assert_eq!(buckets.take(1, start, new(start)), Verdict::Allow);
        for key in 0..10 * TIDY_FROM {
            let later = start + Duration::from_millis(10_000 + 10 * key as u64);
            buckets.take(key, later, new(later));
        }
        assert!(buckets.lock().buckets.len() <= 2 * TIDY_FROM);
    }
}
