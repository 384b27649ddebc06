//! The events of a table as they stand in its log: one JSON text each.

use crate::Guest;
use crate::UnixMillis;
use contract::{EditionId, Level, Seat, Seed};
use protocol::{Terms, Unrated, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a table's log. These forms are on disks: they may grow but never change their meaning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened. Always the first event, and only the first.
    Opened {
        game: String,
        host: Guest,
        options: Value,
        /// The day, counted from 1970, whose seed the game will have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<u32>,
        /// Whether the game was played offline and uploaded when it was over.
        #[serde(default, skip_serializing_if = "is_false")]
        home: bool,
        /// The file of a custom edition, at a table in a browser. Servers never have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edition: Option<String>,
    },
    /// A guest sat down, or changed chair or name; during the game, on a seat that was left.
    Sat {
        guest: Guest,
        name: String,
        chair: Seat,
        /// The level of a bot. Its guest id belongs to no person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
        /// Whether it is a program with a token of its own.
        #[serde(default, skip_serializing_if = "is_false")]
        program: bool,
        /// When it happened, during the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
    },
    /// A guest stood up.
    Stood { guest: Guest },
    /// The options were changed.
    Options { options: Value },
    /// The terms were changed.
    Terms { terms: Terms },
    /// Hints were allowed or forbidden.
    Hints { allowed: bool },
    /// The game began.
    Started(Started),
    /// A line of the game's own log.
    Line(String),
    /// During the game a bot began to play for the person on this seat, or (no level) stopped.
    StoodIn {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
        /// When it happened; unknown in old logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
    },
    /// During the game the person on this seat left for good. A bot plays on, and others may sit down there.
    Left { seat: Seat, at: UnixMillis },
    /// The game was paused or continued.
    Paused { paused: bool, at: UnixMillis },
    /// A rated game does not count.
    Unrated { why: Unrated },
    /// The game ended without a result by its rules, because its log was full; in a rated game the seats that filled it
    /// have lost.
    Full {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<Seat>,
        at: UnixMillis,
    },
    /// The players play again, at another table.
    Rematch {
        code: String,
        /// The seat that asked for it; unknown in old logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// A chat message.
    Said { seat: Seat, name: String, words: Words },
    /// The admin removed a chat message.
    Unsaid { number: u32 },
}

/// What is fixed when a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Started {
    pub rules: u32,
    pub edition: EditionId,
    /// A secret until the game is over.
    pub seed: Seed,
    /// The players, in the order of their seats.
    pub seats: Vec<(Guest, String)>,
    pub at: UnixMillis,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Event {
    pub fn read(text: &str) -> serde_json::Result<Event> {
        serde_json::from_str(text)
    }

    /// Returns when the event happened, if it says so.
    pub(crate) fn at(&self) -> Option<UnixMillis> {
        match self {
            Event::Sat { at, .. } | Event::StoodIn { at, .. } => *at,
            Event::Started(Started { at, .. }) | Event::Left { at, .. } | Event::Paused { at, .. } => Some(*at),
            _ => None,
        }
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("all parts of an event are JSON")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs of this form are on disks.
    #[test]
    fn the_form_on_disk_is_frozen() {
        let guest = "000102030405060708090a0b0c0d0e0f";
        let seed = Seed::from_number(1);
        for text in [
            format!(r#"{{"opened":{{"game":"kaleidoskop","host":"{guest}","options":{{"length":"short"}}}}}}"#),
            format!(r#"{{"sat":{{"guest":"{guest}","name":"Änne","chair":2}}}}"#),
            format!(r#"{{"sat":{{"guest":"{guest}","name":"bot hard","chair":3,"bot":"hard"}}}}"#),
            format!(r#"{{"sat":{{"guest":"{guest}","name":"Robby","chair":3,"program":true}}}}"#),
            format!(r#"{{"stood":{{"guest":"{guest}"}}}}"#),
            r#"{"options":{"options":{}}}"#.to_owned(),
            r#"{"hints":{"allowed":true}}"#.to_owned(),
            format!(
                r#"{{"started":{{"rules":1,"edition":{{"name":"x","version":1,"hash":"00"}},"seed":"{seed}","seats":[["{guest}","Änne"]],"at":1700000000000}}}}"#
            ),
            r#"{"line":"1500 2 put red 0,0,n"}"#.to_owned(),
            r#"{"stood-in":{"seat":1,"level":"hard"}}"#.to_owned(),
            r#"{"stood-in":{"seat":1}}"#.to_owned(),
            r#"{"stood-in":{"seat":1,"level":"medium","at":1700000000000}}"#.to_owned(),
            format!(r#"{{"opened":{{"game":"konfetti","host":"{guest}","options":{{}},"day":20000}}}}"#),
            r#"{"terms":{"terms":{"open":true,"rated":false,"clock":"days","delay":60}}}"#.to_owned(),
            r#"{"left":{"seat":2,"at":1700000000000}}"#.to_owned(),
            r#"{"paused":{"paused":true,"at":1700000000000}}"#.to_owned(),
            r#"{"unsaid":{"number":7}}"#.to_owned(),
            r#"{"unrated":{"why":"address"}}"#.to_owned(),
            r#"{"unrated":{"why":"often"}}"#.to_owned(),
            r#"{"full":{"by":[1],"at":1700000000000}}"#.to_owned(),
            r#"{"full":{"at":1700000000000}}"#.to_owned(),
            r#"{"rematch":{"code":"K7M2QX"}}"#.to_owned(),
            r#"{"rematch":{"code":"K7M2QX","by":2}}"#.to_owned(),
            r#"{"said":{"seat":1,"name":"Änne","words":{"text":"hello"}}}"#.to_owned(),
            r#"{"said":{"seat":1,"name":"Änne","words":{"point":"0,-1"}}}"#.to_owned(),
            r#"{"said":{"seat":1,"name":"Änne","words":{"phrase":{"key":"wait"}}}}"#.to_owned(),
        ] {
            assert_eq!(Event::read(&text).unwrap().write(), text);
        }
    }

    #[test]
    fn debug_output_keeps_the_secrets() {
        let (guest, seed) = (Guest::from(Seed::from_number(2)), Seed::from_number(1));
        let edition = EditionId { name: "x".to_owned(), version: 1, hash: "00".to_owned() };
        let seats = vec![(guest, String::new())];
        let event = Event::Started(Started { rules: 1, edition, seed, seats, at: UnixMillis(0) });
        let debug = format!("{event:?}");
        assert!(!debug.contains(&contract::hex(&seed.0)));
        assert!(!debug.contains(&guest.to_string()));
    }
}
