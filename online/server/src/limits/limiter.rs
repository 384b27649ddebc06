//! Counts what guests and addresses do and hold, and refuses what is too much.

use super::bucket::{Quota, TokenBucket, TokenBuckets};
use super::{Address, Limited, Limits};
use crate::error::Error;
use crate::metrics::Metrics;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::Guest;

/// To whom an action is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Source {
    Address(Address),
    Guest(Guest),
    /// One guest at one address, or all clients of the address that are no guests yet.
    Visitor(Address, Option<Guest>),
}

impl From<Address> for Source {
    fn from(address: Address) -> Source {
        Source::Address(address)
    }
}

impl From<Guest> for Source {
    fn from(guest: Guest) -> Source {
        Source::Guest(guest)
    }
}

/// The one limiter of a server.
#[derive(Debug)]
pub(crate) struct Limiter {
    pub(crate) limits: Limits,
    metrics: Arc<Metrics>,
    buckets: TokenBuckets<(Limited, Source)>,
    /// What is held at the moment: open connections, bytes, bots.
    held: Mutex<HashMap<(Limited, Source), u32>>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits, metrics: Arc<Metrics>) -> Limiter {
        Limiter { limits, metrics, buckets: TokenBuckets::new(), held: Mutex::default() }
    }

    /// Counts one action to each of `sources`, up to the first that has done too much. Addresses come first: guests cost
    /// nothing to invent, and a refused address must not fill the memory with them.
    ///
    /// # Errors
    /// One of `sources` has nothing left.
    pub(crate) fn count(&self, action: Limited, sources: impl IntoIterator<Item = Source>) -> Result<(), Error> {
        let now = Instant::now();
        for source in sources {
            let quota = action.quota(source, &self.limits);
            let verdict = self.buckets.take((action, source), now, || TokenBucket::new(quota, now));
            if verdict != super::Verdict::Allow {
                self.metrics.refuse(action);
                return Err(action.error(quota.most));
            }
        }
        Ok(())
    }

    /// Checks that each of `sources` has something left, and counts nothing.
    ///
    /// # Errors
    /// One of them has nothing left.
    pub(crate) fn check(&self, action: Limited, sources: impl IntoIterator<Item = Source>) -> Result<(), Error> {
        let now = Instant::now();
        let spent = sources.into_iter().find(|&source| !self.buckets.has_left(&(action, source), now));
        spent.map_or(Ok(()), |source| Err(action.error(action.quota(source, &self.limits).most)))
    }

    /// Counts `amount` actions that have happened already to each of `sources`.
    pub(crate) fn spend(&self, action: Limited, sources: impl IntoIterator<Item = Source>, amount: usize) {
        let now = Instant::now();
        for source in sources {
            let new = || TokenBucket::new(action.quota(source, &self.limits), now);
            self.buckets.spend((action, source), amount, now, new);
        }
    }

    /// Returns a bucket of its own for a connection or a table.
    pub(crate) fn bucket(&self, action: Limited, source: impl Into<Source>, now: Instant) -> TokenBucket {
        TokenBucket::new(action.quota(source.into(), &self.limits), now)
    }

    /// Counts `amount` more that an address holds, until the ticket is dropped. A single long answer is never too much.
    ///
    /// # Errors
    /// The address holds too much.
    pub(crate) fn hold(self: &Arc<Self>, what: Limited, address: Address, amount: u32) -> Result<Ticket, Error> {
        let key = (what, address.into());
        let Quota { most, .. } = what.quota(key.1, &self.limits);
        let mut held = self.lock();
        let count = held.get(&key).copied().unwrap_or_default();
        let fits = count.checked_add(amount).is_some_and(|sum| sum <= most) || (count == 0 && amount > 1);
        if !fits {
            self.metrics.refuse(what);
            return Err(what.error(most));
        }
        held.insert(key, count.saturating_add(amount));
        Ok(Ticket { limiter: Arc::clone(self), key, amount })
    }

    /// Returns how much of `what` all addresses hold together.
    pub(crate) fn held(&self, what: Limited) -> u64 {
        self.lock().iter().filter(|((held, _), _)| *held == what).map(|(_, &count)| u64::from(count)).sum()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Limited, Source), u32>> {
        // A panic leaves nothing half done, so a poisoned lock is as good as any.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn release(held: &mut HashMap<(Limited, Source), u32>, key: (Limited, Source), amount: u32) {
    if let Some(count) = held.get_mut(&key) {
        *count = count.saturating_sub(amount);
        if *count == 0 {
            held.remove(&key);
        }
    }
}

/// An open connection, or bytes in memory; counted until dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    limiter: Arc<Limiter>,
    key: (Limited, Source),
    amount: u32,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        release(&mut self.limiter.lock(), self.key, self.amount);
    }
}

/// The bots that play at one table, counted to its owner and to the address it is played from, until dropped.
#[derive(Debug)]
pub(crate) struct BotsAtTable {
    limiter: Arc<Limiter>,
    owner: Guest,
    address: Option<Address>,
    count: u32,
}

impl BotsAtTable {
    /// Creates the count of a table at which no bots play yet.
    pub(crate) fn new(limiter: &Arc<Limiter>, owner: Guest) -> BotsAtTable {
        BotsAtTable { limiter: Arc::clone(limiter), owner, address: None, count: 0 }
    }

    fn keys(&self) -> impl Iterator<Item = (Limited, Source)> + use<> {
        let sources = [Some(self.owner.into()), self.address.map(Source::from)];
        sources.into_iter().flatten().map(|source| (Limited::BotSeats, source))
    }

    /// Sets how many bots play at the table, and the address it is played from.
    pub(crate) fn set(&mut self, count: u32, address: Option<Address>) {
        if (count, address) == (self.count, self.address) {
            return;
        }
        let limiter = Arc::clone(&self.limiter);
        let mut held = limiter.lock();
        self.keys().for_each(|key| release(&mut held, key, self.count));
        (self.count, self.address) = (count, address);
        if count > 0 {
            for key in self.keys() {
                let all = held.entry(key).or_default();
                *all = all.saturating_add(count);
            }
        }
    }

    /// Checks that `count` bots may play at the table.
    ///
    /// # Errors
    /// Together with those at other tables of the owner or the address they are too many.
    pub(crate) fn check(&self, count: u32) -> Result<(), Error> {
        let held = self.limiter.lock();
        for key in self.keys() {
            let Quota { most, .. } = Limited::BotSeats.quota(key.1, &self.limiter.limits);
            let all = held.get(&key).copied().unwrap_or_default();
            if all.saturating_sub(self.count).saturating_add(count) > most {
                return Err(Limited::BotSeats.error(most));
            }
        }
        Ok(())
    }
}

impl Drop for BotsAtTable {
    fn drop(&mut self) {
        self.set(0, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::guest;
    use std::net::IpAddr;

    fn limiter(limits: Limits) -> Arc<Limiter> {
        Arc::new(Limiter::new(limits, Arc::new(Metrics::new())))
    }

    fn address(number: u8) -> Address {
        IpAddr::from([192, 0, 2, number]).into()
    }

    fn too_many(what: Limited, most: u32) -> Error {
        Error::TooMany { what, most }
    }

    #[test]
    fn guests_and_addresses_have_numbers_of_their_own() {
        let limiter = limiter(Limits { tables_per_guest: 1, tables_per_address: 3, ..Limits::NONE });
        let open = |number, guest: Guest| limiter.count(Limited::Tables, [address(number).into(), guest.into()]);
        let [anna, ben, cleo] = [(); 3].map(|()| guest().unwrap());
        assert_eq!(open(1, anna), Ok(()));
        assert_eq!(open(1, anna), Err(too_many(Limited::Tables, 1)));
        assert_eq!(open(1, ben), Ok(()));
        assert_eq!(open(1, cleo), Err(too_many(Limited::Tables, 3)), "the address counts what was refused to a guest");
        assert_eq!(open(2, cleo), Ok(()));
    }

    #[test]
    fn what_has_happened_is_counted_even_if_nothing_is_left() {
        let limiter = limiter(Limits { tries_per_address: 1, ..Limits::NONE });
        let check = |number| limiter.check(Limited::AdminTokens, [address(number).into()]);
        assert_eq!(check(1), Ok(()));
        limiter.spend(Limited::AdminTokens, [address(1).into()], 2);
        assert_eq!((check(1), check(2)), (Err(too_many(Limited::AdminTokens, 1)), Ok(())));
    }

    #[test]
    fn a_closed_connection_makes_room() {
        let limiter = limiter(Limits { connections_per_address: 2, ..Limits::NONE });
        let open = || limiter.hold(Limited::Connections, address(1), 1);
        let first = open().unwrap();
        let _second = open().unwrap();
        assert_eq!(open().unwrap_err(), too_many(Limited::Connections, 2));
        drop(first);
        open().unwrap();
        assert_eq!(limiter.held(Limited::Connections), 1);
    }

    #[test]
    fn bytes_are_counted_until_they_are_gone() {
        let limiter = limiter(Limits { bytes_per_address: 100, ..Limits::NONE });
        let hold = |number, bytes| limiter.hold(Limited::Bytes, address(number), bytes);
        let first = hold(1, 60).unwrap();
        assert!(hold(1, 41).is_err());
        let _second = hold(1, 40).unwrap();
        drop(first);
        assert!(hold(1, 60).is_ok());
        assert!(hold(2, 101).is_ok(), "alone even a long answer can be sent");
    }

    #[test]
    fn the_bots_at_all_tables_of_a_guest_count() {
        let limiter = limiter(Limits { bot_seats_per_guest: 3, ..Limits::NONE });
        let (anna, ben) = (guest().unwrap(), guest().unwrap());
        let (mut first, mut second) = (BotsAtTable::new(&limiter, anna), BotsAtTable::new(&limiter, anna));
        first.set(2, None);
        assert_eq!(second.check(1), Ok(()));
        assert_eq!(second.check(2), Err(too_many(Limited::BotSeats, 3)));
        assert_eq!(first.check(3), Ok(()), "its own do not count twice");
        assert_eq!(BotsAtTable::new(&limiter, ben).check(3), Ok(()));
        second.set(1, None);
        drop(first);
        assert_eq!(second.check(3), Ok(()));
        drop(second);
        assert!(limiter.lock().is_empty());
    }

    #[test]
    fn the_bots_of_all_guests_of_an_address_count_too() {
        let limiter = limiter(Limits { bot_seats_per_address: 3, ..Limits::NONE });
        let [here, there] = [1, 2].map(|number| Some(address(number)));
        let table = || BotsAtTable::new(&limiter, guest().unwrap());
        let (mut first, mut second, mut third) = (table(), table(), table());
        first.set(2, here);
        second.set(0, here);
        third.set(0, there);
        let refused = Err(too_many(Limited::BotSeats, 3));
        assert_eq!(second.check(2), refused);
        assert_eq!((second.check(1), third.check(3)), (Ok(()), Ok(())));
        first.set(2, there);
        assert_eq!((second.check(3), third.check(2)), (Ok(()), refused));
        drop((first, second, third));
        assert!(limiter.lock().is_empty());
    }
}
