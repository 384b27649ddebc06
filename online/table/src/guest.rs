//! Guests: unpredictable numbers that identify browsers.

use contract::Seed;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// One person, or at least one browser.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Guest(u128);

/// Half of the seed is enough.
impl From<Seed> for Guest {
    fn from(Seed(bytes): Seed) -> Guest {
        let mut half = [0; 16];
        half.copy_from_slice(&bytes[..16]);
        Guest(u128::from_le_bytes(half))
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Debug output goes to logs, and a guest's number would be enough to act as the guest.
impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

impl FromStr for Guest {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Guest, ParseIntError> {
        u128::from_str_radix(text, 16).map(Guest)
    }
}

impl TryFrom<String> for Guest {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Guest, ParseIntError> {
        text.parse()
    }
}

impl From<Guest> for String {
    fn from(guest: Guest) -> String {
        guest.to_string()
    }
}
