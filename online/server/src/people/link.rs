//! Links to a second device of the same person: a token that works once and for a few minutes. Only its hash is kept.

use crate::random;
use contract::hex;
use sha2::{Digest, Sha256};
use table::Refusal;

/// How long a token works, in seconds.
pub(crate) const SECONDS: u32 = 600;

/// Creates a token, with as many bits as a guest.
pub(crate) fn token() -> Result<String, Refusal> {
    Ok(hex(&random::seed()?.0[..20]))
}

/// Returns what is kept of a token.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
