//! Table codes: short names for links, the telephone and the store.

use crate::error::Error;
use protocol::{CODE_LENGTH, CODE_LETTERS};
use std::fmt;
use std::str::FromStr;

/// The code of a table, in capitals: `K7M2QX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Code([u8; CODE_LENGTH]);

impl Code {
    /// Creates a code that cannot be predicted.
    pub(crate) fn random() -> Result<Code, getrandom::Error> {
        let mut code = [0; CODE_LENGTH];
        for letter in &mut code {
            *letter = random_letter()?;
        }
        Ok(Code(code))
    }

    /// Returns the part of the code that may be logged: the whole code gives access to the table.
    pub(crate) fn masked(&self) -> String {
        mask(self.as_str())
    }

    pub(crate) fn as_str(&self) -> &str {
        // The bytes come from CODE_LETTERS only.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Returns the first letters of a code.
pub(crate) fn mask(code: &str) -> String {
    code.chars().take(2).chain(['…']).collect()
}

/// Draws again where a remainder would favour the first letters.
fn random_letter() -> Result<u8, getrandom::Error> {
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte)?;
        let fair = 256 - 256 % CODE_LETTERS.len();
        if usize::from(byte[0]) < fair {
            return Ok(CODE_LETTERS[usize::from(byte[0]) % CODE_LETTERS.len()]);
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Accepts small letters too. Any other text names no table.
impl FromStr for Code {
    type Err = Error;

    fn from_str(text: &str) -> Result<Code, Error> {
        let letters = text.to_ascii_uppercase().into_bytes();
        let code: [u8; CODE_LENGTH] = letters.try_into().map_err(|_| Error::NO_TABLE)?;
        if code.iter().all(|letter| CODE_LETTERS.contains(letter)) { Ok(Code(code)) } else { Err(Error::NO_TABLE) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_in_any_case() {
        let code = Code::random().unwrap();
        assert_eq!(code.to_string().parse(), Ok(code));
        assert_eq!("k7m2qx".parse::<Code>().unwrap().as_str(), "K7M2QX");
        for bad in ["", "K7M2Q", "K7M2QXX", "K7M2QO", "K7M2Q1", "K7M2Qé", "../../"] {
            assert_eq!(bad.parse::<Code>(), Err(Error::NO_TABLE), "{bad}");
        }
    }

    #[test]
    fn codes_differ() {
        let codes: std::collections::HashSet<Code> = (0..1000).map(|_| Code::random().unwrap()).collect();
        assert!(codes.len() > 990);
    }
}
