//! Unpredictable random values, from the system.

use crate::error::Error;
use contract::Seed;
use table::{Guest, Refusal};

/// Creates a seed.
pub(crate) fn seed() -> Result<Seed, Refusal> {
    let mut seed = Seed([0; 32]);
    getrandom::fill(&mut seed.0).map_err(|error| Refusal::failed("the system has no randomness", error))?;
    Ok(seed)
}

/// Creates a guest.
pub(crate) fn guest() -> Result<Guest, Error> {
    Ok(seed()?.into())
}
