//! Whether several players of a rated game come from one address, as one person with several browsers does.
//!
//! Addresses are kept here only as keyed hashes, which differ between tables. They are sent to other servers with the
//! same table, and forgotten when the room ends or the game is over. The log keeps only that the game does not count.

use crate::code::Code;
use crate::limits::Address;
use contract::hex;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::collections::{HashMap, HashSet};
use std::fmt;
use table::Guest;

/// The most addresses that are remembered of one guest.
const MOST_OF_GUEST: usize = 32;

/// The key with which addresses are hashed: without it all addresses could be tried.
#[derive(Clone)]
pub(crate) struct RoofKey([u8; 32]);

impl RoofKey {
    /// Derives a key from the server's own.
    pub(crate) fn new(key: &[u8]) -> RoofKey {
        RoofKey(mac(key, "addresses of players"))
    }

    /// Returns what stands for an address at a table.
    pub(super) fn roof(&self, code: Code, address: Address) -> String {
        hex(&mac(&self.0, &format!("{code} {address}"))[..16])
    }
}

fn mac(key: &[u8], text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length fits");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The key is a secret.
impl fmt::Debug for RoofKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoofKey")
    }
}

/// The addresses from which the players at a table have connected.
#[derive(Debug, Default)]
pub(super) struct Roofs(HashMap<Guest, HashSet<String>>);

impl Roofs {
    /// Notes an address from which a guest has connected.
    pub(super) fn add(&mut self, guest: Guest, roof: String) {
        let roofs = self.0.entry(guest).or_default();
        if roofs.len() < MOST_OF_GUEST {
            roofs.insert(roof);
        }
    }

    /// Forgets all other guests.
    pub(super) fn keep(&mut self, guests: &[Guest]) {
        self.0.retain(|guest, _| guests.contains(guest));
    }

    /// Returns whether more than `most` guests have come from one address.
    pub(super) fn are_shared(&self, most: u32) -> bool {
        let mut guests: HashMap<&str, u32> = HashMap::new();
        self.0.values().flatten().any(|roof| {
            let count = guests.entry(roof).or_default();
            *count += 1;
            *count > most
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn one_address_is_known_again_at_its_table_and_nowhere_else() {
        let (key, code) = (RoofKey::new(&[7; 64]), Code::random().unwrap());
        let roof = |key: &RoofKey, code, last| key.roof(code, IpAddr::from([10, 0, 0, last]).into());
        assert_eq!(roof(&key, code, 1), roof(&RoofKey::new(&[7; 64]), code, 1), "on every server");
        assert_ne!(roof(&key, code, 1), roof(&key, code, 2));
        assert_ne!(roof(&key, code, 1), roof(&key, Code::random().unwrap(), 1));
        assert_ne!(roof(&key, code, 1), roof(&RoofKey::new(&[8; 64]), code, 1));
        assert!(!roof(&key, code, 1).contains("10."));
    }

    #[test]
    fn who_comes_from_two_places_shares_neither_with_themselves() {
        let (anna, ben) = (crate::random::guest().unwrap(), crate::random::guest().unwrap());
        let mut roofs = Roofs::default();
        for roof in ["home", "phone", "home"] {
            roofs.add(anna, roof.to_owned());
        }
        roofs.add(ben, "office".to_owned());
        assert!(!roofs.are_shared(1));
        roofs.add(ben, "phone".to_owned());
        assert!(roofs.are_shared(1) && !roofs.are_shared(2));
        roofs.keep(&[anna]);
        assert!(!roofs.are_shared(1));
    }
}
