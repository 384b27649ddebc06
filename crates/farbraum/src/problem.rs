//! What went wrong, in the language of the terminal.

use contract::Message;
use std::fmt;
use texts::Language;

/// A message for the person at the terminal, as an error.
#[derive(Debug)]
pub(crate) struct Problem(pub(crate) Message);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::say(Language::of_environment(), &self.0))?;
        match &self.0.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}

impl From<Message> for Problem {
    fn from(message: Message) -> Problem {
        Problem(message)
    }
}

/// The whole chain of an error in one line.
pub(crate) fn tell(error: &anyhow::Error) -> String {
    format!("farbraum: {error:#}")
}
