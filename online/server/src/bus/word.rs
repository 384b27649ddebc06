//! What servers tell each other.

use crate::code::Code;
use contract::Seat;
use serde::{Deserialize, Serialize};
use store::{Chain, End};

/// One server among others. Random, so that nobody has to give out numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Node(u64);

impl Node {
    pub(crate) fn random() -> Result<Node, getrandom::Error> {
        getrandom::u64().map(Node)
    }

    #[cfg(test)]
    pub(crate) const fn numbered(number: u64) -> Node {
        Node(number)
    }
}

/// Something about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Its log ends here now.
    Ends(End),
    /// Where the fingers are of those who look at it on the server that says so.
    Fingers(Vec<Shown>),
    Here(Here),
}

/// Where somebody's finger is; nowhere if it is lifted.
pub(crate) type Shown = (Seat, Option<(i16, i16)>);

/// Who looks at a table on one server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Here {
    pub(crate) node: Node,
    /// Hashes: who knows a guest's number is that guest.
    pub(crate) guests: Vec<String>,
    /// At a rated table, from where guests come: each as above, and a keyed hash of the address.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) roofs: Vec<(String, String)>,
    /// The household that holds the table open there, if it is an open one and a person is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) holds: Option<u64>,
}

impl Word {
    /// The middle of the subject.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Word::Ends(_) => "ends",
            Word::Fingers(_) => "fingers",
            Word::Here(_) => "here",
        }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let written = match self {
            Word::Ends(End { length, chain }) => serde_json::to_vec(&(length, chain)),
            Word::Fingers(fingers) => serde_json::to_vec(fingers),
            Word::Here(here) => serde_json::to_vec(here),
        };
        written.expect("numbers and hashes are JSON")
    }

    /// Nothing if it is no word of ours; a newer server may say more than we know.
    pub(super) fn read(subject: &str, payload: &[u8]) -> Option<(Code, Word)> {
        let (kind, code) = subject.strip_prefix("farbraum.")?.split_once('.')?;
        let word = match kind {
            "ends" => {
                let (length, chain): (usize, Option<Chain>) = serde_json::from_slice(payload).ok()?;
                Word::Ends(End { length, chain })
            }
            // As earlier versions say it.
            "grown" => Word::Ends(End { length: serde_json::from_slice(payload).ok()?, chain: None }),
            "fingers" => Word::Fingers(serde_json::from_slice(payload).ok()?),
            "here" => Word::Here(serde_json::from_slice(payload).ok()?),
            _ => return None,
        };
        Some((code.parse().ok()?, word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_round_trip_and_the_rest_is_ignored() {
        let code: Code = "K7M2QX".parse().unwrap();
        let here = Here {
            node: Node(7),
            guests: vec!["ab".to_owned()],
            roofs: vec![("ab".to_owned(), "cd".to_owned())],
            holds: Some(u64::MAX),
        };
        let end = End { length: 12, ..store::Head::START.into() };
        for word in [Word::Ends(end), Word::Fingers(vec![(Seat(1), Some((3, -4))), (Seat(2), None)]), Word::Here(here)]
        {
            let subject = format!("farbraum.{}.{code}", word.kind());
            assert_eq!(Word::read(&subject, &word.write()), Some((code, word)));
        }
        let old = Word::Ends(End { length: 12, chain: None });
        assert_eq!(Word::read("farbraum.grown.K7M2QX", b"12"), Some((code, old)));
        let old = Word::read("farbraum.here.K7M2QX", br#"{"node":7,"guests":["ab"]}"#);
        let here = Here { node: Node(7), guests: vec!["ab".to_owned()], roofs: Vec::new(), holds: None };
        assert_eq!(old, Some((code, Word::Here(here))), "a server of before says less");
        for (subject, payload) in [
            ("farbraum.ends.K7M2QX", "12"),
            ("farbraum.ends.K7M2QX", "[-1,null]"),
            ("farbraum.grown.K7M2QX", "x"),
            ("farbraum.grown.K7M2QX", "-1"),
            ("farbraum.grown.../..", "1"),
            ("farbraum.other.K7M2QX", "1"),
            ("farbraum.grown", "1"),
            ("other.grown.K7M2QX", "1"),
        ] {
            assert_eq!(Word::read(subject, payload.as_bytes()), None, "{subject} {payload}");
        }
    }
}
