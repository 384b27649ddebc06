//! The chain of a log: every entry has a hash of its text and of the hash before, so the last one stands for the whole
//! history.
//!
//! An append names the end it follows, and is refused where the log ends otherwise: also where the database has lost
//! entries and others have taken their numbers. The hash depends on texts alone, so it can be computed for entries of
//! earlier versions, which have none.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The hash of all entries of a log up to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chain(pub(crate) i64);

impl Chain {
    fn after(self, text: &str) -> Chain {
        let hash = Sha256::new().chain_update(self.0.to_be_bytes()).chain_update(text).finalize();
        let (first, _) = hash.split_first_chunk().expect("a hash has 32 bytes");
        Chain(i64::from_be_bytes(*first))
    }
}

/// The end of a log: its number of entries, and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub length: usize,
    pub chain: Chain,
}

impl Head {
    /// The end of an empty log.
    pub const START: Head = Head { length: 0, chain: Chain(0) };

    /// Returns the end of the log after these entries.
    #[must_use]
    pub fn after(self, texts: &[String]) -> Head {
        texts.iter().fold(self, |head, text| head.next(text))
    }

    /// Returns whether `log` begins with the entries up to this head.
    pub fn is_in(self, log: &[String]) -> bool {
        log.get(..self.length).is_some_and(|log| Head::START.after(log) == self)
    }

    /// Returns whether a log that ends at `end` in the database may end here. Entries of earlier versions have no hash.
    pub fn may_be(self, end: End) -> bool {
        self.length == end.length && end.chain.is_none_or(|chain| chain == self.chain)
    }

    fn next(self, text: &str) -> Head {
        Head { length: self.length + 1, chain: self.chain.after(text) }
    }

    /// Returns the chain after each of these entries.
    pub(crate) fn chains(mut self, texts: &[String]) -> Vec<i64> {
        let chain = |text: &String| {
            self = self.next(text);
            self.chain.0
        };
        texts.iter().map(chain).collect()
    }

    /// Checks the entries that follow this head.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] names the first that does not fit.
    pub(crate) fn check<'a>(self, rows: impl IntoIterator<Item = &'a Row>) -> Result<Head, StoreError> {
        rows.into_iter().try_fold(self, |head, Row { number, text, chain }| {
            let next = head.next(text);
            let follows = *number == head.length as i64 && chain.is_none_or(|chain| chain == next.chain.0);
            if follows { Ok(next) } else { Err(StoreError::Damaged { number: head.length }) }
        })
    }
}

/// Where a log ends in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// 0 if there is no such log.
    pub length: usize,
    /// `None` if an earlier version wrote the last entry.
    pub chain: Option<Chain>,
}

impl From<Head> for End {
    fn from(Head { length, chain }: Head) -> End {
        End { length, chain: Some(chain) }
    }
}

/// A stored entry.
#[derive(Debug, sqlx::FromRow)]
pub(crate) struct Row {
    pub(crate) number: i64,
    pub(crate) text: String,
    pub(crate) chain: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    /// Chains of this form are in databases.
    #[test]
    fn the_chain_is_frozen() {
        assert_eq!(Head::START.chains(&texts(&["a0", "ä1"])), [FIRST, SECOND]);
        assert_eq!(Head::START.after(&texts(&["a0", "ä1"])), Head { length: 2, chain: Chain(SECOND) });
    }

    const FIRST: i64 = 4_037_379_726_889_410_909;
    const SECOND: i64 = 2_780_205_104_717_742_745;

    #[test]
    fn a_head_is_in_logs_that_go_on_from_it_and_in_no_others() {
        let head = Head::START.after(&texts(&["a", "b"]));
        assert!(head.is_in(&texts(&["a", "b"])) && head.is_in(&texts(&["a", "b", "c"])));
        for other in [&["a"][..], &["a", "x"], &["x", "b"], &["ab", ""], &[]] {
            assert!(!head.is_in(&texts(other)), "{other:?}");
        }
        assert!(Head::START.is_in(&[]));
    }
}
