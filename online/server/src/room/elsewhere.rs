//! Who looks at the same table on other servers, as far as they tell.

use super::open_tables::Household;
use crate::bus::{Here, Node};
use crate::code::Code;
use contract::hex;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use table::Guest;
use tokio::time::Instant;

/// How often it is told who looks, even if nothing changes.
const EVERY: Duration = Duration::from_secs(10);
/// A server that was silent for so long is forgotten.
const SILENT: Duration = Duration::from_secs(25);
/// More servers than anybody has.
const MOST_NODES: usize = 256;

/// Those who look elsewhere.
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

    /// Remembers what a server tells. True if it was not known before: then it does not know us either.
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

    /// What to tell of those who look here.
    pub(super) fn tell(
        &mut self,
        node: Node,
        guests: impl Iterator<Item = Guest>,
        holds: Option<Household>,
        now: Instant,
    ) -> Here {
        let guests: HashSet<String> = guests.map(|guest| shadow(self.code, guest)).collect();
        // That nobody looks need not be told again.
        self.told = (!guests.is_empty()).then_some(now);
        Here { node, guests: guests.into_iter().collect(), roofs: Vec::new(), holds }
    }

    /// When to tell again.
    pub(super) fn due(&self) -> Option<Instant> {
        self.told.map(|told| told + EVERY)
    }

    /// Forgets servers that have been silent. The answer is who looked there.
    pub(super) fn forget(&mut self, now: Instant) -> Gone {
        let silent = |&(heard, _): &(Instant, HashSet<String>)| now.saturating_duration_since(heard) >= SILENT;
        let gone = self.nodes.extract_if(|_, node| silent(node)).flat_map(|(_, (_, guests))| guests);
        Gone { code: self.code, guests: gone.collect() }
    }

    /// Whether bots shall think on this server and not on another one, where people look at the same table.
    pub(super) fn leaves_thinking_to(&self, node: Node, now: Instant) -> bool {
        let heard = |heard: Instant| now.saturating_duration_since(heard) < SILENT;
        !self.nodes.iter().any(|(&other, &(at, _))| other < node && heard(at))
    }
}

/// Those who looked on servers that tell no more.
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

/// What stands for a guest among servers: nobody can tell the guest from it, nor that it is the same at two tables.
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
