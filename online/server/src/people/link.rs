//! A second device of the same person: a word that works once and for a few minutes. Only its hash is kept.

use crate::random;
use contract::hex;
use sha2::{Digest, Sha256};
use table::Refusal;

/// How long a word works, in seconds.
pub(crate) const SECONDS: u32 = 600;

/// A new word. It has as many bits as a guest.
pub(crate) fn token() -> Result<String, Refusal> {
    Ok(hex(&random::seed()?.0[..20]))
}

/// What is kept of a word.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
