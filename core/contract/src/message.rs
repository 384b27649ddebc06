//! Texts for people, as an id and arguments: the words are in the Fluent files, one for each language.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A text to be shown: the id of a Fluent message and its arguments.
///
/// ```
/// use contract::Message;
/// let message = Message::new("kaleidoskop-too-expensive").with("price", 3);
/// assert_eq!(message.to_string(), "kaleidoskop-too-expensive price=3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The id in the Fluent files.
    pub id: String,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
    /// The rule that it refers to (`K4.2`), or `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, for plurals and amounts.
    Number(i64),
    /// A word: a key that the texts can select by, or a name.
    Text(String),
    /// Another message, said in the same language.
    Message(Box<Message>),
}

impl Message {
    /// Makes a message without arguments.
    pub fn new(id: &str) -> Message {
        Message { id: id.to_owned(), args: BTreeMap::new(), rule: None }
    }

    /// Returns the message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Message {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// Returns the message with the rule that it refers to.
    #[must_use]
    pub fn by_rule(mut self, rule: &str) -> Message {
        self.rule = Some(rule.to_owned());
        self
    }
}

/// For logs and terminals; people get the text of their language.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        match &self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Message(message) => message.fmt(f),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )* };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);
