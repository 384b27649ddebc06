//! Editions: text files with the boards, cards, dice or tiles of a game.

use crate::chance::hex;
use crate::{Message, unreadable_toml};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use toml::de::{DeTable, DeValue};

/// The longest edition file that is read.
pub const LONGEST_EDITION: usize = 256 * 1024;

/// The components of a game, read from a text and valid by construction.
pub trait Edition: Sized + fmt::Debug + Send + Sync + 'static {
    /// Reads and validates an edition file.
    ///
    /// # Errors
    /// The file is not an edition of this game. The error says what is wrong and in which line.
    fn parse(text: &str) -> Result<Self, EditionError>;

    /// Returns the edition that comes with the product.
    fn standard() -> Arc<Self>;

    /// Returns the file of the edition that comes with the product.
    fn standard_text() -> &'static str;

    /// Returns the files of editions that came with earlier versions of the product, so that their games can be replayed.
    fn former_texts() -> &'static [&'static str] {
        &[]
    }

    /// Returns the edition with this id, if the product comes or came with it, else the one that it comes with.
    fn of_id(id: &EditionId) -> Arc<Self> {
        let former = Self::former_texts().iter().filter_map(|text| Self::parse(text).ok());
        former.into_iter().find(|edition| edition.id() == id).map_or_else(Self::standard, Arc::new)
    }

    /// Returns the id that every record stores.
    fn id(&self) -> &EditionId;
}

/// Implements [`Edition`](trait@crate::Edition) for a type with a field `id` and `fn build(raw, text) -> Result<Self, Mistake>`.
/// The file is `editions/farbraum.toml` in the folder of the game; the crate's build script has made JSON of it. Files of earlier
/// versions lie beside it and are named after the type: `edition!(Edition, "farbraum-1")`.
#[macro_export]
macro_rules! edition {
    ($edition:ty $(, $former:literal)*) => {
        impl $crate::Edition for $edition {
            fn parse(text: &str) -> Result<$edition, $crate::EditionError> {
                <$edition>::build($crate::from_toml(text)?, text).map_err(|mistake| mistake.in_file(text))
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
                    let edition = <$edition>::build(raw, text);
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

/// Identifies an edition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EditionId {
    /// The name that its author gave it.
    pub name: String,
    /// A number that its author increases with every published change.
    pub version: u32,
    /// The first 16 digits of the SHA-256 of the file, line ends aside.
    pub hash: String,
}

impl EditionId {
    /// Creates the id of an edition with this text.
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
#[error("{message}")]
pub struct EditionError {
    pub message: Message,
    /// The line, counted from 1, or `None` if the mistake is in no one line.
    pub line: Option<usize>,
}

/// Names the line as well, for places that do not show the file.
impl From<EditionError> for Message {
    fn from(EditionError { message, line }: EditionError) -> Message {
        match line {
            Some(line) if message.id != NO_TOML => {
                Message::new("edition-line").with("line", line as i64).with("details", message)
            }
            _ => message,
        }
    }
}

/// A mistake in the contents of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    message: Message,
    /// The keys that lead to it, separated by dots, such as `card.3.a`; items of lists count from 0.
    path: String,
}

impl From<Message> for Mistake {
    /// Creates a mistake of the file as a whole.
    fn from(message: Message) -> Mistake {
        Mistake { message, path: String::new() }
    }
}

impl Message {
    /// Returns the mistake that this message describes, at the value to which `path` leads: `card.3.a`.
    pub fn at(self, path: impl Into<String>) -> Mistake {
        Mistake { message: self, path: path.into() }
    }
}

impl Mistake {
    /// Returns the error for the file in which the mistake is.
    pub fn in_file(self, text: &str) -> EditionError {
        EditionError { line: line_at(text, &self.path), message: self.message }
    }
}

/// Returns the line of the value to which `path` leads, or of the last value on the way that exists.
fn line_at(text: &str, path: &str) -> Option<usize> {
    let mut parts = path.split('.');
    let document = DeTable::parse(text).ok()?;
    let mut value = document.get_ref().get(parts.next()?)?;
    for part in parts {
        let inner = match value.get_ref() {
            DeValue::Array(items) => part.parse().ok().and_then(|index: usize| items.get(index)),
            other => other.get(part),
        };
        let Some(inner) = inner else { break };
        value = inner;
    }
    Some(line_of(text, value.span()))
}

/// Returns the line in which a span begins, counted from 1.
fn line_of(text: &str, span: Range<usize>) -> usize {
    text.get(..span.start).unwrap_or(text).matches('\n').count() + 1
}

/// The text for what is no TOML, or not of the form of an edition. It names the line itself.
const NO_TOML: &str = "edition-toml";

/// Returns the error for a text that is no TOML, or not of the form of an edition.
pub fn no_toml(text: &str, span: Option<Range<usize>>, details: Message) -> EditionError {
    let line = span.map_or(1, |span| line_of(text, span)).min(text.lines().count().max(1));
    let message = Message::new(NO_TOML).with("line", line as i64).with("details", details);
    EditionError { message, line: Some(line) }
}

/// Reads the TOML of an edition file into its raw form, within [`LONGEST_EDITION`].
///
/// # Errors
/// The file is too long, or not TOML of the expected form.
pub fn from_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, EditionError> {
    if text.len() > LONGEST_EDITION {
        let kib = LONGEST_EDITION / 1024;
        return Err(EditionError { message: Message::new("edition-too-long").with("kib", kib as i64), line: None });
    }
    toml::from_str(text).map_err(|error| no_toml(text, error.span(), unreadable_toml(text, &error)))
}

/// Reads the JSON that a build script has made of the edition that comes with a game, so that the page needs no TOML reader.
///
/// # Panics
/// The edition is not of the expected form, which the tests of every game exclude.
pub fn from_built<T: serde::de::DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).expect("the edition that comes with the product has the form of its type")
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
    fn an_error_has_the_line_of_what_cannot_be_read() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(dead_code, reason = "only read")]
        struct Raw {
            one: u8,
            two: u8,
        }
        let line = |text: &str| from_toml::<Raw>(text).unwrap_err().line.unwrap();
        // At the beginning of a line, in the middle, and at the end of the file.
        assert_eq!(line("one = 1\n\nthree = 3\n"), 3);
        assert_eq!(line("one = 1\ntwo = \"x\"\n"), 2);
        assert_eq!(line("one = 1\ntwo = 2\nthree"), 3);
    }

    #[test]
    fn a_mistake_has_the_line_of_its_value() {
        let text = "a = 1\n\n[b.c]\n\"x y\" = [\n  1,\n  2,\n]\n\n[[card]]\na = 1\n\n[[card]]\na = { b = 2 }\n";
        for (path, line) in [
            ("a", Some(1)),
            ("b.c.x y", Some(4)),
            ("b.c.x y.1", Some(6)),
            ("card.1", Some(12)),
            ("card.1.a.b", Some(13)),
            ("card.0.z", Some(9)),
            ("card.7", Some(9)),
            ("z", None),
            ("", None),
        ] {
            assert_eq!(Message::new("wrong").at(path).in_file(text).line, line, "{path}");
        }
        let told = Message::from(Message::new("wrong").at("card.1.a").in_file(text));
        assert_eq!(told.to_string(), "edition-line details=wrong line=13");
    }
}
