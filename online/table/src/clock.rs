//! Moments of the wall clock, which the owner of the table value reads.

/// Milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct UnixMillis(pub u64);

impl UnixMillis {
    /// The end of the year 9999. A later time in a log is damage, and sums with it could overflow.
    pub const LATEST: UnixMillis = UnixMillis(253_402_300_799_999);
}
