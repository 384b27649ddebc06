//! Messages between servers.

use crate::code::Code;
use contract::Seat;
use serde::{Deserialize, Serialize};
use store::{Chain, End};

/// The name of one server among others: a random number, so it need not be configured.
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
pub(crate) enum BusMessage {
    /// The log has grown and now ends here.
    LogGrew(End),
    /// The fingers of players who are connected to the sending server.
    Fingers(Vec<Shown>),
    Here(Here),
}

/// A player's finger on the board; `None` if it is lifted.
pub(crate) type Shown = (Seat, Option<(i16, i16)>);

/// Who is connected to a table on one server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Here {
    pub(crate) node: Node,
    /// Hashes of the guests: a guest's number itself would be enough to act as the guest.
    pub(crate) guests: Vec<String>,
    /// At a rated table, where guests come from: the hash of each guest and a keyed hash of the address.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) roofs: Vec<(String, String)>,
    /// The household that keeps an open table listed, if one of its players is connected there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) holds: Option<u64>,
}

impl BusMessage {
    /// Returns the middle part of the subject.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            BusMessage::LogGrew(_) => "ends",
            BusMessage::Fingers(_) => "fingers",
            BusMessage::Here(_) => "here",
        }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let written = match self {
            BusMessage::LogGrew(End { length, chain }) => serde_json::to_vec(&(length, chain)),
            BusMessage::Fingers(fingers) => serde_json::to_vec(fingers),
            BusMessage::Here(here) => serde_json::to_vec(here),
        };
        written.expect("numbers and hashes are JSON")
    }

    /// Reads a message, or returns `None` if it is unknown: a newer server may send more kinds.
    pub(super) fn read(subject: &str, payload: &[u8]) -> Option<(Code, BusMessage)> {
        let (kind, code) = subject.strip_prefix("farbraum.")?.split_once('.')?;
        let message = match kind {
            "ends" => {
                let (length, chain): (usize, Option<Chain>) = serde_json::from_slice(payload).ok()?;
                BusMessage::LogGrew(End { length, chain })
            }
            // The form of earlier versions.
            "grown" => BusMessage::LogGrew(End { length: serde_json::from_slice(payload).ok()?, chain: None }),
            "fingers" => BusMessage::Fingers(serde_json::from_slice(payload).ok()?),
            "here" => BusMessage::Here(serde_json::from_slice(payload).ok()?),
            _ => return None,
        };
        Some((code.parse().ok()?, message))
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
        for message in [
            BusMessage::LogGrew(end),
            BusMessage::Fingers(vec![(Seat(1), Some((3, -4))), (Seat(2), None)]),
            BusMessage::Here(here),
        ] {
            let subject = format!("farbraum.{}.{code}", message.kind());
            assert_eq!(BusMessage::read(&subject, &message.write()), Some((code, message)));
        }
        let old = BusMessage::LogGrew(End { length: 12, chain: None });
        assert_eq!(BusMessage::read("farbraum.grown.K7M2QX", b"12"), Some((code, old)));
        let old = BusMessage::read("farbraum.here.K7M2QX", br#"{"node":7,"guests":["ab"]}"#);
        let here = Here { node: Node(7), guests: vec!["ab".to_owned()], roofs: Vec::new(), holds: None };
        assert_eq!(old, Some((code, BusMessage::Here(here))), "a server of before says less");
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
            assert_eq!(BusMessage::read(subject, payload.as_bytes()), None, "{subject} {payload}");
        }
    }
}
