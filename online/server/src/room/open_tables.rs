//! Which open tables have a person connected, on this server and on others: only these are listed, and no household may
//! fill the list.

use crate::bus::Node;
use crate::code::Code;
use crate::limits::Address;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::ListedCard;
use tokio::time::Instant;

/// How long a table stays listed after its people have gone: they may only be reloading the page.
const GRACE: Duration = Duration::from_secs(20);
/// How long a report of another server is valid.
const SILENT: Duration = Duration::from_secs(25);
/// The most tables of other servers that are remembered.
const MOST_ELSEWHERE: usize = 10_000;
/// The most tables that are read for the list.
const MOST_LOOKED_AT: usize = 400;
/// The most tables that are listed, and the most of one household.
const MOST_LISTED: usize = 40;
const MOST_OF_ONE: usize = 20;

/// The household from which a table is kept listed: a number that does not tell other servers the address.
pub(crate) type Household = u64;

/// The open tables that have people connected.
pub(crate) struct OpenTables {
    key: Vec<u8>,
    tables: Mutex<HashMap<(Code, Node), HeldTable>>,
}

/// An open table with a person connected.
#[derive(Clone, Copy, Debug)]
struct HeldTable {
    by: Household,
    since: Instant,
    /// `None` while a person is connected to this server.
    until: Option<Instant>,
}

impl std::fmt::Debug for OpenTables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OpenTables").finish_non_exhaustive()
    }
}

impl OpenTables {
    /// Creates the list. All servers of one installation use the same `key`.
    pub(crate) fn new(key: &[u8]) -> OpenTables {
        OpenTables { key: key.to_owned(), tables: Mutex::default() }
    }

    /// Returns what stands for the household of an address.
    pub(super) fn household(&self, address: Address) -> Household {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length fits");
        mac.update(format!("household {}", address.household()).as_bytes());
        let digest: [u8; 32] = mac.finalize().into_bytes().into();
        digest[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// Notes who keeps a table listed on this server.
    pub(super) fn hold(&self, code: Code, node: Node, by: Option<Household>, now: Instant) {
        let mut tables = self.lock();
        match by {
            Some(by) => {
                let since = tables.get(&(code, node)).map_or(now, |held| held.since);
                tables.insert((code, node), HeldTable { by, since, until: None });
            }
            None => leave(&mut tables, code, node, now),
        }
    }

    /// Notes what another server reports about who keeps a table listed there.
    pub(super) fn hear(&self, code: Code, node: Node, by: Option<Household>, now: Instant) {
        let mut tables = self.lock();
        let Some(by) = by else { return leave(&mut tables, code, node, now) };
        let known = tables.get(&(code, node)).map(|held| held.since);
        if known.is_none() && tables.len() >= MOST_ELSEWHERE {
            return;
        }
        tables.insert((code, node), HeldTable { by, since: known.unwrap_or(now), until: Some(now + SILENT) });
    }

    /// Returns the listed tables: the newest of each household, then the second newest of each, and so on.
    fn held(&self, now: Instant) -> Vec<(Code, Household)> {
        let mut tables = self.lock();
        tables.retain(|_, held| held.until.is_none_or(|until| now < until));
        let mut held: Vec<(Code, HeldTable)> = tables.iter().map(|((code, _), held)| (*code, *held)).collect();
        drop(tables);
        held.sort_by_key(|(code, held)| (std::cmp::Reverse(held.since), *code));
        let mut seen = HashSet::new();
        held.retain(|(code, _)| seen.insert(*code));
        in_turn(held.into_iter().map(|(code, held)| (held.by, (code, held.by))), usize::MAX)
    }

    /// Returns which tables to read for the list.
    pub(crate) fn to_look_at(&self) -> HashMap<String, Household> {
        let held = self.held(Instant::now()).into_iter().take(MOST_LOOKED_AT);
        held.map(|(code, by)| (code.to_string(), by)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Code, Node), HeldTable>> {
        // A panic leaves nothing half done, so a poisoned lock is as good as any.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn leave(tables: &mut HashMap<(Code, Node), HeldTable>, code: Code, node: Node, now: Instant) {
    if let Some(held) = tables.get_mut(&(code, node)) {
        let until = held.until.map_or(now + GRACE, |until| until.min(now + GRACE));
        held.until = Some(until);
    }
}

/// Returns the list of open tables, gathering ones first. Each household's newest table comes before any second one.
pub(crate) fn list(cards: Vec<ListedCard>, held: &HashMap<String, Household>) -> Vec<ListedCard> {
    let by = |listed: &ListedCard| held.get(&listed.code).copied().unwrap_or_default();
    let (gather, play): (Vec<ListedCard>, Vec<ListedCard>) =
        cards.into_iter().partition(|listed| listed.card.stage == 0);
    let fair = |cards: Vec<ListedCard>| in_turn(cards.into_iter().map(|listed| (by(&listed), listed)), MOST_OF_ONE);
    let mut listed = fair(gather);
    listed.extend(fair(play));
    let mut counts = HashMap::<Household, usize>::new();
    listed.retain(|listed| {
        let count = counts.entry(by(listed)).or_default();
        *count += 1;
        *count <= MOST_OF_ONE
    });
    listed.truncate(MOST_LISTED);
    listed
}

/// Returns the first of each household in the given order, then the second of each, and so on, at most `most` of one
/// household.
fn in_turn<T>(all: impl Iterator<Item = (Household, T)>, most: usize) -> Vec<T> {
    let mut counts = HashMap::<Household, usize>::new();
    let mut ranked: Vec<(usize, T)> = all
        .map(|(by, one)| {
            let count = counts.entry(by).or_default();
            *count += 1;
            (*count, one)
        })
        .filter(|(rank, _)| *rank <= most)
        .collect();
    // The sort is stable: the order within a round is kept.
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(number: usize) -> Code {
        let letters = b"ABCDEFGH";
        let letter = |place: u32| char::from(letters[number / 8usize.pow(place) % 8]);
        format!("KKK{}{}{}", letter(2), letter(1), letter(0)).parse().unwrap()
    }

    #[test]
    fn a_table_is_held_while_a_person_is_there_and_a_moment_longer() {
        let (tables, start) = (OpenTables::new(b"key"), Instant::now());
        let (here, there) = (Node::numbered(1), Node::numbered(2));
        tables.hold(code(1), here, Some(7), start);
        tables.hear(code(2), there, Some(7), start);
        tables.hear(code(3), there, None, start);
        let held = |seconds: u64| {
            let mut held: Vec<Code> =
                tables.held(start + Duration::from_secs(seconds)).into_iter().map(|(code, _)| code).collect();
            held.sort();
            held
        };
        assert_eq!(held(24), [code(1), code(2)]);
        assert_eq!(held(26), [code(1)], "a server that is silent is believed no more");
        tables.hold(code(1), here, None, start + Duration::from_secs(100));
        assert_eq!(held(119), [code(1)]);
        assert!(held(121).is_empty());
        tables.hear(code(2), there, Some(7), start + Duration::from_secs(200));
        tables.hear(code(2), there, None, start + Duration::from_secs(201));
        assert_eq!((held(220).len(), held(222).len()), (1, 0));
    }

    #[test]
    fn each_household_has_one_before_any_has_two() {
        let (tables, start) = (OpenTables::new(b"key"), Instant::now());
        let node = Node::numbered(1);
        tables.hold(code(500), node, Some(1), start);
        for number in 0..300 {
            tables.hold(code(number), node, Some(2), start + Duration::from_secs(1 + number as u64));
        }
        let held = tables.held(start + Duration::from_secs(500));
        assert_eq!(held[..3], [(code(299), 2), (code(500), 1), (code(298), 2)]);
        assert_eq!(held.len(), 301);
    }

    #[test]
    fn what_stands_for_a_household_depends_on_the_key() {
        let address = |text: &str| Address::from(text.parse::<std::net::IpAddr>().unwrap());
        let (one, other) = (OpenTables::new(b"one"), OpenTables::new(b"other"));
        let [here, near, far] = ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:2:1::1"].map(address);
        assert_eq!(one.household(here), one.household(near));
        assert_ne!(one.household(here), one.household(far));
        assert_ne!(one.household(here), other.household(here));
    }
}
