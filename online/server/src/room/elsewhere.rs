//! Who is connected to the same table on other servers, as far as they report it.

use super::open_tables::Household;
use crate::bus::{Here, Node};
use crate::code::Code;
use contract::hex;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use table::Guest;
use tokio::time::Instant;

/// How often a server repeats who is connected to it.
const EVERY: Duration = Duration::from_secs(10);
/// A server that was silent for this long is forgotten.
const SILENT: Duration = Duration::from_secs(25);
/// The most servers that are remembered.
const MOST_NODES: usize = 256;

/// The guests connected to other servers.
#[derive(Debug)]
pub(super) struct Elsewhere {
    code: Code,
    nodes: HashMap<Node, (Instant, HashSet<String>)>,
    told: Option<Instant>,
}

impl Elsewhere {
    pub(super) fn new(code: Code) -> Elsewhere {
        Elsewhere { code, nodes: HashMap::new(), told: None }
    }

    /// Remembers what a server reports. Returns whether the server is new: then it does not know this one either.
    pub(super) fn hear(&mut self, here: Here, now: Instant) -> bool {
        if here.guests.is_empty() {
            self.nodes.remove(&here.node);
            return false;
        }
        if self.nodes.len() >= MOST_NODES && !self.nodes.contains_key(&here.node) {
            return false;
        }
        self.nodes.insert(here.node, (now, here.guests.into_iter().collect())).is_none()
    }

    pub(super) fn has(&self, guest: Guest) -> bool {
        !self.nodes.is_empty() && {
            let shadow = shadow(self.code, guest);
            self.nodes.values().any(|(_, guests)| guests.contains(&shadow))
        }
    }

    /// Returns the report about the guests who are connected here.
    pub(super) fn tell(
        &mut self,
        node: Node,
        guests: impl Iterator<Item = Guest>,
        holds: Option<Household>,
        now: Instant,
    ) -> Here {
        let guests: HashSet<String> = guests.map(|guest| shadow(self.code, guest)).collect();
        // An empty report need not be repeated.
        self.told = (!guests.is_empty()).then_some(now);
        Here { node, guests: guests.into_iter().collect(), roofs: Vec::new(), holds }
    }

    /// Returns when to report again.
    pub(super) fn due(&self) -> Option<Instant> {
        self.told.map(|told| told + EVERY)
    }

    /// Forgets servers that have been silent, and returns who was connected there.
    pub(super) fn forget(&mut self, now: Instant) -> Gone {
        let silent = |&(heard, _): &(Instant, HashSet<String>)| now.saturating_duration_since(heard) >= SILENT;
        let gone = self.nodes.extract_if(|_, node| silent(node)).flat_map(|(_, (_, guests))| guests);
        Gone { code: self.code, guests: gone.collect() }
    }

    /// Returns whether the bots of the table think on this server rather than on another one.
    pub(super) fn leaves_thinking_to(&self, node: Node, now: Instant) -> bool {
        let heard = |heard: Instant| now.saturating_duration_since(heard) < SILENT;
        !self.nodes.iter().any(|(&other, &(at, _))| other < node && heard(at))
    }
}

/// Guests who were connected to servers that have died.
#[derive(Debug)]
pub(super) struct Gone {
    code: Code,
    guests: HashSet<String>,
}

impl Gone {
    pub(super) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    pub(super) fn has(&self, guest: Guest) -> bool {
        self.guests.contains(&shadow(self.code, guest))
    }
}

/// Returns what stands for a guest between servers. It does not reveal the guest, nor that it is the same guest at two
/// tables.
pub(super) fn shadow(code: Code, guest: Guest) -> String {
    let hash = Sha256::digest(format!("farbraum here {code} {guest}"));
    hex(&hash[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Node = Node::numbered(5);

    fn at(seconds: u64) -> Instant {
        static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
        *START + Duration::from_secs(seconds)
    }

    #[test]
    fn guests_elsewhere_are_known_by_hashes_and_forgotten_in_silence() {
        let (code, anna, ben) =
            (Code::random().unwrap(), crate::random::guest().unwrap(), crate::random::guest().unwrap());
        let (mut here, mut there) = (Elsewhere::new(code), Elsewhere::new(code));
        let told = there.tell(Node::numbered(7), [anna, anna].into_iter(), None, at(0));
        assert_eq!(told.guests.len(), 1);
        assert!(!format!("{told:?}").contains(&anna.to_string()));
        assert!(here.hear(told.clone(), at(0)), "a new server wants to be answered");
        assert!(!here.hear(told.clone(), at(10)), "and only once");
        assert!(here.has(anna) && !here.has(ben));
        assert!(here.forget(at(34)).is_empty() && here.has(anna));
        let gone = here.forget(at(35));
        assert!(gone.has(anna) && !gone.has(ben) && !here.has(anna));
        assert!(here.forget(at(36)).is_empty(), "they go once");
        assert!(here.hear(told, at(40)));
        let gone = there.tell(Node::numbered(7), std::iter::empty(), None, at(41));
        assert!(!here.hear(gone, at(41)) && !here.has(anna));
    }

    #[test]
    fn the_least_server_lets_bots_think_and_another_one_if_it_is_silent() {
        let code = Code::random().unwrap();
        let mut here = Elsewhere::new(code);
        assert!(here.leaves_thinking_to(ME, at(0)));
        let guests = vec!["a".to_owned()];
        here.hear(Here { node: Node::numbered(9), guests: guests.clone(), roofs: Vec::new(), holds: None }, at(0));
        assert!(here.leaves_thinking_to(ME, at(0)));
        here.hear(Here { node: Node::numbered(2), guests, roofs: Vec::new(), holds: None }, at(0));
        assert!(!here.leaves_thinking_to(ME, at(24)));
        assert!(here.leaves_thinking_to(ME, at(25)));
    }
}
