//! How much one guest, one address or one connection may do.

use crate::error::Error;
use protocol::FINGERS_PER_SECOND;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::Guest;

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables that one guest may open in an hour.
    pub tables_per_guest: u32,
    /// Tables that may be opened from one address in an hour.
    pub tables_per_address: u32,
    /// Tokens for bots that are given to one address in an hour.
    pub bots_per_address: u32,
    /// Links to other devices that are made or tried from one address in an hour.
    pub links_per_address: u32,
    /// Reports from one address in an hour.
    pub reports_per_address: u32,
    /// Bots that play at the same time at the tables of one guest, while somebody looks.
    pub bot_seats_per_guest: u32,
    /// Bots that play at the same time at the tables of one address, while somebody looks.
    pub bot_seats_per_address: u32,
    /// Connections of any kind open at the same time from one address, unless a proxy stands in front.
    pub sockets_per_address: u32,
    /// How long a client may take for the headers of a request, and how long it may stay without sending one.
    pub headers_within: Duration,
    /// How long a client may take nothing of what is sent to it.
    pub taken_within: Duration,
    /// Bytes of long answers and of games that are brought, held in memory for one address at the same time.
    pub bytes_per_address: u32,
    /// Unknown codes of tables asked for by one guest in an hour, so that codes cannot be tried out.
    pub misses_per_guest: u32,
    /// The same for all guests of one address.
    pub misses_per_address: u32,
    /// Wrong admin tokens from one address in an hour.
    pub tries_per_address: u32,
    /// WebSockets and streams open at the same time from one address.
    pub connections_per_address: u32,
    /// WebSockets and streams open at the same time to one table.
    pub connections_per_table: u32,
    /// WebSockets and streams of one guest open at the same time to one table.
    pub connections_of_guest_per_table: u32,
    /// WebSockets and streams from one address open at the same time to one table, of those who only watch.
    pub watchers_of_address_per_table: u32,
    /// People from one address in a game that counts for ratings; with more of them the game does not count.
    pub rated_people_per_address: u32,
    /// Bots that are put on chairs from one address in an hour.
    pub bot_chairs_per_address: u32,
    /// Requests a second from one address, in the long run; the files of the page do not count, nor what bots ask.
    pub requests_per_second: u32,
    /// Requests in a row from one address, after it has been quiet.
    pub requests_at_once: u32,
    /// Pages of tables drawn a second for one address, in the long run; those beyond come without a drawing.
    pub sights_per_second: u32,
    /// Pages of tables drawn in a row for one address, after it has been quiet.
    pub sights_at_once: u32,
    /// Entries of logs written a second for one address, in the long run.
    pub writes_per_second: u32,
    /// Entries of logs written in a row for one address, after it has been quiet.
    pub writes_at_once: u32,
    /// Actions that a seat may take back in a row.
    pub undone_by_seat: u32,
    /// Messages a second from one WebSocket or bot, in the long run; and from one guest to one table, whatever they come by.
    pub messages_per_second: u32,
    /// Messages in a row from there, after it has been quiet.
    pub burst: u32,
    /// Positions of a finger a second from one WebSocket; more are dropped.
    pub fingers_per_second: u32,
}

/// Generous for a school class behind one address, and too little to do harm.
impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_guest: 60,
            tables_per_address: 300,
            bots_per_address: 60,
            links_per_address: 60,
            reports_per_address: 30,
            bot_seats_per_guest: 30,
            bot_seats_per_address: 200,
            sockets_per_address: 600,
            headers_within: Duration::from_secs(30),
            taken_within: Duration::from_secs(60),
            bytes_per_address: 32 * 1024 * 1024,
            misses_per_guest: 60,
            misses_per_address: 300,
            tries_per_address: 20,
            connections_per_address: 300,
            connections_per_table: 200,
            connections_of_guest_per_table: 8,
            watchers_of_address_per_table: 40,
            rated_people_per_address: 1,
            bot_chairs_per_address: 1_000,
            requests_per_second: 20,
            requests_at_once: 240,
            sights_per_second: 4,
            sights_at_once: 60,
            // Thirty people who do two things a second each, and all of them 60 in a row.
            writes_per_second: 60,
            writes_at_once: 1_800,
            undone_by_seat: table::MOST_UNDONE,
            messages_per_second: 20,
            burst: 60,
            fingers_per_second: FINGERS_PER_SECOND + 5,
        }
    }
}

impl Limits {
    /// No limits, for load tests.
    pub const NONE: Limits = Limits {
        tables_per_guest: u32::MAX,
        tables_per_address: u32::MAX,
        bots_per_address: u32::MAX,
        links_per_address: u32::MAX,
        reports_per_address: u32::MAX,
        bot_seats_per_guest: u32::MAX,
        bot_seats_per_address: u32::MAX,
        sockets_per_address: u32::MAX,
        headers_within: Duration::from_secs(60),
        taken_within: Duration::from_secs(60),
        bytes_per_address: u32::MAX,
        misses_per_guest: u32::MAX,
        misses_per_address: u32::MAX,
        tries_per_address: u32::MAX,
        connections_per_address: u32::MAX,
        connections_per_table: u32::MAX,
        connections_of_guest_per_table: u32::MAX,
        watchers_of_address_per_table: u32::MAX,
        rated_people_per_address: u32::MAX,
        bot_chairs_per_address: u32::MAX,
        requests_per_second: u32::MAX,
        requests_at_once: u32::MAX,
        sights_per_second: u32::MAX,
        sights_at_once: u32::MAX,
        writes_per_second: u32::MAX,
        writes_at_once: u32::MAX,
        undone_by_seat: u32::MAX,
        messages_per_second: u32::MAX,
        burst: u32::MAX,
        fingers_per_second: u32::MAX,
    };
}

/// Where somebody comes from. The addresses that one household gets under IPv6 count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
            v4 => v4,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Address {
    /// The networks around it, the widest first: /24 and the address itself, or /48, /56 and /64. A customer of a provider may have a
    /// whole /48 of IPv6.
    pub(crate) fn networks(self) -> [IpAddr; 3] {
        match self.0 {
            IpAddr::V4(v4) => [IpAddr::V4((v4.to_bits() >> 8 << 8).into()), self.0, self.0],
            IpAddr::V6(v6) => {
                let within = |bits: u32| IpAddr::V6((v6.to_bits() >> (128 - bits) << (128 - bits)).into());
                [within(48), within(56), self.0]
            }
        }
    }

    /// Among whom things are shared fairly: an address of IPv4, a /48 of IPv6.
    pub(crate) fn household(self) -> IpAddr {
        if self.0.is_ipv4() { self.0 } else { self.networks()[0] }
    }
}

/// Counts what each key did since the hour began.
#[derive(Debug)]
pub(crate) struct Hourly<K>(Mutex<(Instant, HashMap<K, u32>)>);

impl<K: Eq + Hash> Hourly<K> {
    pub(crate) fn new() -> Hourly<K> {
        Hourly(Mutex::new((Instant::now(), HashMap::new())))
    }

    /// Counts one more of `key`; false if it has had its `most`.
    pub(crate) fn take(&self, key: K, most: u32, now: Instant) -> bool {
        let (since, counts) = &mut *lock(&self.0);
        if now.duration_since(*since) >= Duration::from_secs(3600) {
            *since = now;
            counts.clear();
        }
        let count = counts.entry(key).or_default();
        *count = count.saturating_add(1);
        *count <= most
    }

    /// Whether `key` has had its `most`.
    pub(crate) fn is_spent(&self, key: &K, most: u32, now: Instant) -> bool {
        let (since, counts) = &*lock(&self.0);
        let is_old = now.duration_since(*since) >= Duration::from_secs(3600);
        !is_old && counts.get(key).is_some_and(|&count| count >= most)
    }
}

/// Counts what each address holds at the same time: open connections, or bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connections(Arc<Mutex<HashMap<Address, u32>>>);

/// An open connection, or some bytes; counted until dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    connections: Connections,
    address: Address,
    weight: u32,
}

impl Connections {
    /// How many are open.
    pub(crate) fn count(&self) -> u64 {
        lock(&self.0).values().map(|&count| u64::from(count)).sum()
    }

    /// Counts one more connection.
    ///
    /// # Errors
    /// The address has its `most` already.
    pub(crate) fn take(&self, address: Address, most: u32) -> Result<Ticket, Error> {
        self.take_many(address, 1, most).ok_or(Error::TooManyConnections { most })
    }

    /// Counts so many more at once, if the address has then no more than `most`. What an address holds alone is never too much.
    pub(crate) fn take_many(&self, address: Address, weight: u32, most: u32) -> Option<Ticket> {
        let mut counts = lock(&self.0);
        let count = counts.get(&address).copied().unwrap_or_default();
        let fits = count.checked_add(weight).is_some_and(|sum| sum <= most) || (count == 0 && weight > 1);
        fits.then(|| {
            counts.insert(address, count.saturating_add(weight));
            Ticket { connections: self.clone(), address, weight }
        })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = lock(&self.connections.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count = count.saturating_sub(self.weight);
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Counts the bots that play at the tables of each guest and of each address.
#[derive(Clone, Debug)]
pub(crate) struct BotSeats {
    per_guest: u32,
    per_address: u32,
    seats: Arc<Mutex<HashMap<Payer, u32>>>,
}

/// To whom bots are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Payer {
    Guest(Guest),
    Address(Address),
}

/// The bots at one table, counted to its owner and to the address it is played from; until dropped.
#[derive(Debug)]
pub(crate) struct BotsAtTable {
    of: BotSeats,
    guest: Guest,
    address: Option<Address>,
    count: u32,
}

impl BotSeats {
    pub(crate) fn new(limits: &Limits) -> BotSeats {
        let Limits { bot_seats_per_guest: per_guest, bot_seats_per_address: per_address, .. } = *limits;
        BotSeats { per_guest, per_address, seats: Arc::default() }
    }

    /// A table of `guest` at which no bots play yet.
    pub(crate) fn table_of(&self, guest: Guest) -> BotsAtTable {
        BotsAtTable { of: self.clone(), guest, address: None, count: 0 }
    }
}

impl BotsAtTable {
    fn payers(&self) -> impl Iterator<Item = (Payer, u32)> + use<> {
        let guest = (Payer::Guest(self.guest), self.of.per_guest);
        [guest].into_iter().chain(self.address.map(|address| (Payer::Address(address), self.of.per_address)))
    }

    /// So many play here now, from this address.
    pub(crate) fn set(&mut self, count: u32, address: Option<Address>) {
        if (count, address) == (self.count, self.address) {
            return;
        }
        let seats = Arc::clone(&self.of.seats);
        let mut seats = lock(&seats);
        for (payer, _) in self.payers() {
            let all = seats.entry(payer).or_default();
            *all = all.saturating_sub(self.count);
        }
        let before = self.payers();
        (self.count, self.address) = (count, address);
        for (payer, _) in self.payers() {
            let all = seats.entry(payer).or_default();
            *all = all.saturating_add(count);
        }
        for (payer, _) in before.chain(self.payers()) {
            if seats.get(&payer) == Some(&0) {
                seats.remove(&payer);
            }
        }
    }

    /// Whether so many may play here.
    ///
    /// # Errors
    /// With those at the other tables of the guest or of the address it would be too many.
    pub(crate) fn check(&self, count: u32) -> Result<(), Error> {
        let seats = lock(&self.of.seats);
        for (payer, most) in self.payers() {
            let all = seats.get(&payer).copied().unwrap_or_default();
            if all.saturating_sub(self.count).saturating_add(count) > most {
                return Err(Error::TooManyBotSeats { most });
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

/// Nothing here is left half done by a panic, so a poisoned lock is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pace of one connection: a bucket of tokens that fills with time.
#[derive(Debug)]
pub(crate) struct Pace {
    per_second: f64,
    burst: f64,
    tokens: f64,
    last: Instant,
    refused: f64,
}

/// The paces of those who ask without a connection of their own. A key that has rested is forgotten.
#[derive(Debug)]
pub(crate) struct Paces<K>(Mutex<Kept<K>>);

#[derive(Debug)]
struct Kept<K> {
    paces: HashMap<K, Pace>,
    /// With so many keys, those that have rested are looked for.
    tidy_at: usize,
}

/// So many keys are kept before any is forgotten.
const MOST_PACES: usize = 1024;

impl<K: Eq + Hash> Paces<K> {
    pub(crate) fn new() -> Paces<K> {
        Paces(Mutex::new(Kept { paces: HashMap::new(), tidy_at: MOST_PACES }))
    }

    /// Judges one more message of `key`.
    pub(crate) fn take(&self, key: K, limits: &Limits, now: Instant) -> Verdict {
        self.take_with(key, now, || Pace::new(limits, now))
    }

    /// Judges one more message of `key`, whose pace is this.
    pub(crate) fn take_with(&self, key: K, now: Instant, pace: impl FnOnce() -> Pace) -> Verdict {
        lock(&self.0).of(key, now, pace).take(now)
    }

    /// Whether `key` has anything left.
    pub(crate) fn has_left(&self, key: &K, now: Instant) -> bool {
        lock(&self.0).paces.get(key).is_none_or(|pace| pace.left(now) >= 1.0)
    }

    /// Takes so much of `key`, whose pace is this, whether it is left or not: what is missing has to fill first.
    pub(crate) fn spend(&self, key: K, amount: usize, now: Instant, pace: impl FnOnce() -> Pace) {
        lock(&self.0).of(key, now, pace).spend(amount, now);
    }
}

impl<K: Eq + Hash> Kept<K> {
    fn of(&mut self, key: K, now: Instant, pace: impl FnOnce() -> Pace) -> &mut Pace {
        if self.paces.len() >= self.tidy_at {
            self.paces.retain(|_, pace| !pace.has_rested(now));
            // If few have rested, it is not worth looking again soon.
            self.tidy_at = (2 * self.paces.len()).max(MOST_PACES);
        }
        self.paces.entry(key).or_insert_with(pace)
    }
}

/// What to do with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Hear,
    Refuse,
    /// Whoever does not even slow down when refused is cut off.
    HangUp,
}

impl Pace {
    pub(crate) fn new(limits: &Limits, now: Instant) -> Pace {
        let burst = f64::from(limits.burst);
        Pace { per_second: f64::from(limits.messages_per_second), burst, tokens: burst, last: now, refused: 0.0 }
    }

    /// The pace of fingers, some of which may come in a bunch.
    pub(crate) fn of_fingers(limits: &Limits, now: Instant) -> Pace {
        let per_second = limits.fingers_per_second;
        Pace::new(&Limits { messages_per_second: per_second, burst: per_second.saturating_mul(2), ..*limits }, now)
    }

    /// The pace of requests from one address.
    pub(crate) fn of_requests(limits: &Limits, now: Instant) -> Pace {
        let (messages_per_second, burst) = (limits.requests_per_second, limits.requests_at_once);
        Pace::new(&Limits { messages_per_second, burst, ..*limits }, now)
    }

    /// The pace of pages of tables that are drawn for one address.
    pub(crate) fn of_sights(limits: &Limits, now: Instant) -> Pace {
        let (messages_per_second, burst) = (limits.sights_per_second, limits.sights_at_once);
        Pace::new(&Limits { messages_per_second, burst, ..*limits }, now)
    }

    /// The pace of what is written to logs for one address.
    pub(crate) fn of_writes(limits: &Limits, now: Instant) -> Pace {
        let (messages_per_second, burst) = (limits.writes_per_second, limits.writes_at_once);
        Pace::new(&Limits { messages_per_second, burst, ..*limits }, now)
    }

    /// So many an hour, which may come at once.
    pub(crate) fn hourly(most: u32, now: Instant) -> Pace {
        let burst = f64::from(most);
        Pace { per_second: burst / 3600.0, burst, tokens: burst, last: now, refused: 0.0 }
    }

    /// Whether it is as good as new.
    fn has_rested(&self, now: Instant) -> bool {
        self.left(now) >= self.burst
    }

    /// How many messages it has left.
    fn left(&self, now: Instant) -> f64 {
        let passed = now.duration_since(self.last).as_secs_f64();
        (self.tokens + passed * self.per_second).min(self.burst)
    }

    /// Takes so many messages, but leaves no greater debt than a whole burst.
    fn spend(&mut self, amount: usize, now: Instant) {
        (self.tokens, self.last) = ((self.left(now) - amount as f64).max(-self.burst), now);
    }

    /// Judges one more message.
    pub(crate) fn take(&mut self, now: Instant) -> Verdict {
        (self.tokens, self.last) = (self.left(now), now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            self.refused = 0.0;
            return Verdict::Hear;
        }
        self.refused += 1.0;
        if self.refused > self.burst { Verdict::HangUp } else { Verdict::Refuse }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_has_its_number_and_then_a_new_one_begins() {
        let (hourly, start) = (Hourly::new(), Instant::now());
        assert!(hourly.take("a", 2, start));
        assert!(hourly.take("a", 2, start));
        assert!(!hourly.take("a", 2, start));
        assert!(hourly.take("b", 2, start), "everybody has their own number");
        assert!(hourly.take("a", 2, start + Duration::from_secs(3700)));
    }

    #[test]
    fn a_closed_connection_makes_room() {
        let connections = Connections::default();
        let address = Address::from(IpAddr::from([127, 0, 0, 1]));
        let first = connections.take(address, 2).unwrap();
        let _second = connections.take(address, 2).unwrap();
        assert_eq!(connections.take(address, 2).unwrap_err(), Error::TooManyConnections { most: 2 });
        drop(first);
        connections.take(address, 2).unwrap();
    }

    #[test]
    fn a_household_is_one_address() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }

    #[test]
    fn a_flood_is_refused_and_then_cut_off() {
        let start = Instant::now();
        let limits = Limits { messages_per_second: 1, burst: 3, ..Limits::default() };
        let mut pace = Pace::new(&limits, start);
        let verdicts: Vec<Verdict> = (0..7).map(|_| pace.take(start)).collect();
        use Verdict::{HangUp, Hear, Refuse};
        assert_eq!(verdicts, [Hear, Hear, Hear, Refuse, Refuse, Refuse, HangUp]);
        let mut pace = Pace::new(&limits, start);
        assert!((0..100).all(|second| pace.take(start + Duration::from_secs(second)) == Hear));
    }
    #[test]
    fn the_bots_at_all_tables_of_a_guest_count() {
        let seats = BotSeats::new(&Limits { bot_seats_per_guest: 3, ..Limits::NONE });
        let (anna, ben) = (crate::random::guest().unwrap(), crate::random::guest().unwrap());
        let (mut first, mut second) = (seats.table_of(anna), seats.table_of(anna));
        first.set(2, None);
        assert_eq!(second.check(1), Ok(()));
        assert_eq!(second.check(2), Err(Error::TooManyBotSeats { most: 3 }));
        assert_eq!(first.check(3), Ok(()), "its own do not count twice");
        assert_eq!(seats.table_of(ben).check(3), Ok(()));
        second.set(1, None);
        drop(first);
        assert_eq!(second.check(3), Ok(()));
        drop(second);
        assert!(lock(&seats.seats).is_empty());
    }
    #[test]
    fn the_bots_of_all_guests_of_an_address_count_too() {
        let seats = BotSeats::new(&Limits { bot_seats_per_address: 3, ..Limits::NONE });
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|text| Some(text.parse::<IpAddr>().unwrap().into()));
        let table = || seats.table_of(crate::random::guest().unwrap());
        let (mut first, mut second, mut third) = (table(), table(), table());
        first.set(2, here);
        second.set(0, here);
        third.set(0, there);
        assert_eq!(second.check(2), Err(Error::TooManyBotSeats { most: 3 }));
        assert_eq!((second.check(1), third.check(3)), (Ok(()), Ok(())));
        first.set(2, there);
        assert_eq!((second.check(3), third.check(2)), (Ok(()), Err(Error::TooManyBotSeats { most: 3 })));
        drop((first, second, third));
        assert!(lock(&seats.seats).is_empty());
    }

    #[test]
    fn what_is_spent_beyond_the_end_has_to_fill_again() {
        let (paces, start) = (Paces::new(), Instant::now());
        let pace = || Pace::hourly(3, start);
        assert!(paces.has_left(&"a", start));
        paces.spend("a", 5, start, pace);
        let after = |minutes: u64| start + Duration::from_secs(60 * minutes);
        assert!(!paces.has_left(&"a", after(59)), "two are missing, and one more is needed");
        assert!(paces.has_left(&"a", after(61)));
        assert!(paces.has_left(&"b", start));
        paces.spend("a", 1000, after(61), pace);
        assert!(
            !paces.has_left(&"a", after(61 + 79)) && paces.has_left(&"a", after(61 + 81)),
            "there is an end to debt"
        );
    }

    #[test]
    fn networks_lie_around_an_address() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        let networks = |text: &str| address(text).networks().map(|network| network.to_string());
        assert_eq!(networks("192.0.2.77"), ["192.0.2.0", "192.0.2.77", "192.0.2.77"]);
        assert_eq!(networks("2001:db8:1:aabb::1"), ["2001:db8:1::", "2001:db8:1:aa00::", "2001:db8:1:aabb::"]);
        assert_eq!(address("192.0.2.77").household().to_string(), "192.0.2.77");
        assert_eq!(address("2001:db8:1:aabb::1").household().to_string(), "2001:db8:1::");
    }

    #[test]
    fn bytes_are_counted_until_they_are_gone() {
        let (bytes, address) = (Connections::default(), Address::from(IpAddr::from([127, 0, 0, 1])));
        let first = bytes.take_many(address, 60, 100).unwrap();
        assert!(bytes.take_many(address, 41, 100).is_none());
        let _second = bytes.take_many(address, 40, 100).unwrap();
        drop(first);
        assert!(bytes.take_many(address, 60, 100).is_some());
        let other = Address::from(IpAddr::from([127, 0, 0, 2]));
        assert!(bytes.take_many(other, 101, 100).is_some(), "alone even a long answer can be sent");
    }

    #[test]
    fn everybody_has_a_pace_and_who_has_rested_is_forgotten() {
        let (paces, start) = (Paces::new(), Instant::now());
        let limits = Limits { messages_per_second: 1, burst: 1, ..Limits::default() };
        assert_eq!(paces.take(0, &limits, start), Verdict::Hear);
        assert_eq!(paces.take(0, &limits, start), Verdict::Refuse);
        assert_eq!(paces.take(1, &limits, start), Verdict::Hear);
        let later = start + Duration::from_secs(10);
        for key in 0..10 * MOST_PACES {
            paces.take(key, &limits, later + Duration::from_millis(10 * key as u64));
        }
        assert!(lock(&paces.0).paces.len() <= 2 * MOST_PACES);
    }
}
