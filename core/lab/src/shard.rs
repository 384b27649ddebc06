//! A study in parts: shards, each with some of the blocks, to divide the work among machines.

use crate::plan::Plan;
use std::fmt;
use std::str::FromStr;

/// One of several equal parts, `3/16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 1.
    pub part: u32,
    pub of: u32,
}

impl Shard {
    /// The whole study.
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Returns the blocks that this part plays.
    pub fn blocks(self, plan: &Plan) -> impl Iterator<Item = u64> {
        (u64::from(self.part - 1)..plan.blocks()).step_by(self.of as usize)
    }
}

/// The text is not a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseShard;

impl fmt::Display for ParseShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part is written 3/16: the third of sixteen")
    }
}

impl std::error::Error for ParseShard {}

impl FromStr for Shard {
    type Err = ParseShard;

    fn from_str(text: &str) -> Result<Shard, ParseShard> {
        let (part, of) = text.split_once('/').ok_or(ParseShard)?;
        let (part, of) = (part.parse().map_err(|_| ParseShard)?, of.parse().map_err(|_| ParseShard)?);
        if (1..=of).contains(&part) && of <= 100_000 { Ok(Shard { part, of }) } else { Err(ParseShard) }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_and_nonsense_is_not() {
        assert_eq!("3/16".parse(), Ok(Shard { part: 3, of: 16 }));
        for bad in ["", "3", "0/4", "5/4", "1/0", "-1/4", "a/b", "1/2/3"] {
            assert_eq!(bad.parse::<Shard>(), Err(ParseShard), "{bad}");
        }
    }
}
