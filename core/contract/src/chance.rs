//! Verifiable randomness: a seed, its hash, and what is drawn from it.
//!
//! Everything random in a game comes from its [`Seed`] through [`Chance`]. The sequence is part of the product's
//! promise: it never changes while [`ALGORITHM`] keeps its name. That is why shuffling is written out here
//! and not left to a library, whose sequence may change from one version to the next.
//!
//! ```
//! use contract::Seed;
//! let mut cards = [1, 2, 3, 4];
//! Seed::from_number(7).chance(0).shuffle(&mut cards);
//! assert_eq!(cards, [1, 2, 4, 3]);
//! ```

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The name of the algorithm behind [`Chance`], stored with every seed.
pub const ALGORITHM: &str = "chacha12";

/// 32 bytes that fix every shuffle and every roll of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Returns a seed for simulations and tests, derived from a number.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// Returns what is shown before the first move: the SHA-256 of the seed's bytes, in hexadecimal digits.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Returns a source of chance. Different streams of a seed are independent, so a game may
    /// use one for its setup and one for each roll without keeping a generator in its state.
    pub fn chance(&self, stream: u64) -> Chance {
        let mut rng = ChaCha12Rng::from_seed(self.0);
        rng.set_stream(stream);
        Chance(rng)
    }
}

/// A seed is a secret until the game is over: debug output shows its hash.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(hash {})", self.hash())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{ALGORITHM}:{}", hex(&self.0))
    }
}

/// The text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is `{ALGORITHM}:` and 64 hexadecimal digits")]
pub struct ParseSeed;

impl FromStr for Seed {
    type Err = ParseSeed;

    fn from_str(s: &str) -> Result<Seed, ParseSeed> {
        let digits = s.strip_prefix(ALGORITHM).and_then(|s| s.strip_prefix(':')).ok_or(ParseSeed)?;
        if digits.len() != 64 || !digits.is_ascii() {
            return Err(ParseSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| ParseSeed)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ParseSeed)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A reproducible source of chance.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha12Rng);

impl Chance {
    /// Returns a number below `n`, each equally likely. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below 0");
        // Lemire's method: the high half of a product, redrawn in the rare case that would be unfair.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles `items` (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Returns a new seed, for games within games.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// Returns bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_frozen() {
        let mut chance = Seed::from_number(1).chance(0);
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, FROZEN);
    }
    const FROZEN: [u32; 8] = [46, 57, 90, 96, 35, 38, 63, 56];

    #[test]
    fn every_number_below_n_comes_equally_often() {
        let mut chance = Seed::from_number(2).chance(0);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn streams_differ_and_seeds_round_trip() {
        let seed = Seed::from_number(3);
        assert_ne!(seed.chance(0).below(u32::MAX), seed.chance(1).below(u32::MAX));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for bad in ["", "chacha12:", "chacha12:00", "chacha20:00", "chacha12:é"] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseSeed), "{bad}");
        }
    }

    #[test]
    fn debug_output_keeps_the_secret() {
        let seed = Seed::from_number(4);
        assert!(!format!("{seed:?}").contains(&hex(&seed.0)));
    }
}
