//! Components are data: an edition is a text file with the boards, cards, dice or tiles of a game.

use crate::chance::hex;
use crate::{Message, unreadable_json, unreadable_toml};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// The longest edition file that is read.
pub const LONGEST_EDITION: usize = 256 * 1024;

/// The components of a game, made from a text and valid by construction.
pub trait Edition: Sized + fmt::Debug + Send + Sync + 'static {
    /// Reads and validates an edition file.
    ///
    /// # Errors
    /// Says what is wrong and where, for the person who wrote the file.
    fn parse(text: &str) -> Result<Self, EditionError>;

    /// The edition that comes with the product.
    fn standard() -> Arc<Self>;

    /// The file of the edition that comes with the product, to begin one's own from.
    fn standard_text() -> &'static str;

    /// The files of the editions that came with the product before, so that what was played with them replays.
    fn former_texts() -> &'static [&'static str] {
        &[]
    }

    /// The edition that a record names, if the product comes with it or has come with it before; else the one that it comes with.
    fn of_id(id: &EditionId) -> Arc<Self> {
        let former = Self::former_texts().iter().filter_map(|text| Self::parse(text).ok());
        former.into_iter().find(|edition| edition.id() == id).map_or_else(Self::standard, Arc::new)
    }

    /// Which edition this is, stored in every record.
    fn id(&self) -> &EditionId;
}

/// Makes a type with `fn build(raw, text) -> Result<Self, …>` the [`Edition`](trait@crate::Edition) of its crate, with its field `id`.
/// The file is `editions/farbraum.toml` in the folder of the game, of which the crate's build script has made JSON; editions of before lie beside it and are named
/// after the type: `edition!(Edition, "farbraum-1")`.
#[macro_export]
macro_rules! edition {
    ($edition:ty $(, $former:literal)*) => {
        impl $crate::Edition for $edition {
            fn parse(text: &str) -> Result<$edition, $crate::EditionError> {
                Ok(<$edition>::build($crate::from_toml(text)?, text)?)
            }

            fn standard_text() -> &'static str {
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../editions/farbraum.toml"))
            }

            fn former_texts() -> &'static [&'static str] {
                &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../editions/", $former, ".toml"))),*]
            }

            fn standard() -> std::sync::Arc<$edition> {
                static STANDARD: std::sync::LazyLock<std::sync::Arc<$edition>> = std::sync::LazyLock::new(|| {
                    let text = <$edition as $crate::Edition>::standard_text();
                    let raw = $crate::from_built(include_str!(concat!(env!("OUT_DIR"), "/farbraum.json")));
                    let edition = raw.and_then(|raw| Ok(<$edition>::build(raw, text)?));
                    std::sync::Arc::new(edition.expect("the edition that comes with the product is valid"))
                });
                STANDARD.clone()
            }

            fn id(&self) -> &$crate::EditionId {
                &self.id
            }
        }
    };
}

/// Names an edition exactly.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EditionId {
    /// The name its author gave it.
    pub name: String,
    /// Counts up with every change its author publishes.
    pub version: u32,
    /// The first 16 digits of the SHA-256 of the file, line ends aside.
    pub hash: String,
}

impl EditionId {
    /// The id of an edition with this text.
    pub fn new(name: &str, version: u32, text: &str) -> EditionId {
        let lines = text.lines().fold(Sha256::new(), |hash, line| hash.chain_update(line).chain_update("\n"));
        EditionId { name: name.to_owned(), version, hash: hex(&lines.finalize()[..8]) }
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({})", self.name, self.version, self.hash)
    }
}

/// What is wrong with an edition file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct EditionError(pub Message);

impl From<Message> for EditionError {
    fn from(message: Message) -> EditionError {
        EditionError(message)
    }
}

/// Reads the TOML of an edition file into its raw form, within [`LONGEST_EDITION`].
///
/// # Errors
/// The file is too long, or not TOML of the expected form.
pub fn from_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, EditionError> {
    if text.len() > LONGEST_EDITION {
        let kib = LONGEST_EDITION / 1024;
        return Err(EditionError(Message::new("edition-too-long").with("kib", kib as i64)));
    }
    toml::from_str(text).map_err(|error| {
        let before = |span: std::ops::Range<usize>| text.get(..span.start).unwrap_or(text);
        let line = error.span().map_or(0, |span| before(span).matches('\n').count() + 1);
        let details = unreadable_toml(text, &error);
        EditionError(Message::new("edition-toml").with("line", line as i64).with("details", details))
    })
}

/// Reads the raw form of the edition that comes with a game, which its build script has made JSON of: so the page needs
/// no reader of TOML.
///
/// # Errors
/// The edition is not of the expected form.
pub fn from_built<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, EditionError> {
    serde_json::from_str(json).map_err(|error| {
        EditionError(Message::new("edition-toml").with("line", 0i64).with("details", unreadable_json(&error)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_do_not_change_the_id() {
        assert_eq!(EditionId::new("x", 1, "a\nb\n"), EditionId::new("x", 1, "a\r\nb\r\n"));
        assert_ne!(EditionId::new("x", 1, "a\nb\n"), EditionId::new("x", 1, "a\nc\n"));
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(dead_code, reason = "only read")]
        struct Raw {
            one: u8,
            two: u8,
        }
        let line = |text: &str| match from_toml::<Raw>(text).unwrap_err().0.args.get("line") {
            Some(crate::Arg::Number(line)) => *line,
            other => panic!("{other:?}"),
        };
        // At the beginning of a line, in the middle, and at the end of the file.
        assert_eq!(line("one = 1\n\nthree = 3\n"), 3);
        assert_eq!(line("one = 1\ntwo = \"x\"\n"), 2);
        assert_eq!(line("one = 1\ntwo = 2\nthree"), 3);
    }
}
