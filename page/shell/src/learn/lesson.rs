//! A guided first game as data: a prepared position and the steps from there, a file a game in `lessons/`.
//!
//! ```json
//! {"seats": 3, "you": 1, "seed": 7, "options": {}, "log": ["0 1 put red 0,0,s"],
//!  "steps": [{"id": "hello"},
//!            {"id": "set", "do": ["put red 1,0,n"], "light": ["1,0,n"], "rule": "K6.1", "then": ["1 end"]}]}
//! ```
//!
//! Its texts are `learn-GAME-ID` for what is to be done and, where a step names a rule, `learn-GAME-ID-so` for what has happened.

use contract::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A guided first game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lesson {
    pub(crate) seats: u8,
    /// Who learns, counted from 1 as in a log.
    #[serde(deserialize_with = "seat")]
    pub(crate) you: Seat,
    /// The game's options, if not the usual ones.
    #[serde(default)]
    pub(crate) options: serde_json::Value,
    pub(crate) seed: u64,
    /// What has happened before, as lines of a log.
    #[serde(default)]
    pub(crate) log: Vec<String>,
    pub(crate) steps: Vec<Step>,
}

/// One step: something to do, or only to look at.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) id: String,
    /// What is to be done, in notation; one of them will do. What ends with `*` begins like that. Nothing if one only looks.
    #[serde(default, rename = "do")]
    pub(crate) asked: Vec<String>,
    /// What may be done on the way there.
    #[serde(default)]
    pub(crate) way: Vec<String>,
    /// What happens as soon as one is on the way.
    #[serde(default)]
    pub(crate) during: Vec<Event>,
    /// What to light up on the board, in the game's notation, and of what lies beside it by the names that hints use.
    #[serde(default)]
    pub(crate) light: Vec<String>,
    /// What to light up once it is done.
    #[serde(default)]
    pub(crate) lit: Vec<String>,
    /// The rule that explains what has happened.
    #[serde(default)]
    pub(crate) rule: Option<String>,
    /// What happens before the next step: `SEAT ACTION`, or `wait MILLISECONDS`.
    #[serde(default)]
    pub(crate) then: Vec<Event>,
}

impl Step {
    /// Whether it is explained what has been done. If not, the lesson goes on at once.
    pub(crate) fn is_explained(&self) -> bool {
        !self.asked.is_empty() && self.rule.is_some()
    }
}

/// Something that happens by itself in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum Event {
    Play(Seat, String),
    Wait(u64),
}

impl TryFrom<String> for Event {
    type Error = String;

    fn try_from(line: String) -> Result<Event, String> {
        let wrong = || format!("{line:?} is neither `SEAT ACTION` nor `wait MILLISECONDS`");
        let (first, rest) = line.split_once(' ').ok_or_else(wrong)?;
        match first {
            "wait" => rest.parse().map(Event::Wait).map_err(|_| wrong()),
            seat => Ok(Event::Play(seat.parse().map_err(|_| wrong())?, rest.to_owned())),
        }
    }
}

fn seat<'de, D: Deserializer<'de>>(number: D) -> Result<Seat, D::Error> {
    u8::deserialize(number)?.to_string().parse().map_err(Error::custom)
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// It is written wrongly.
    pub(crate) fn read(text: &str) -> serde_json::Result<Lesson> {
        serde_json::from_str(text)
    }
}

impl Step {
    /// Whether an action is what is asked for.
    pub(crate) fn wants(&self, action: &str) -> bool {
        fits(&self.asked, action)
    }

    /// Whether an action leads there.
    pub(crate) fn allows(&self, action: &str) -> bool {
        fits(&self.way, action)
    }
}

fn fits(patterns: &[String], action: &str) -> bool {
    patterns.iter().any(|pattern| match pattern.strip_suffix('*') {
        Some(beginning) => action.starts_with(beginning),
        None => pattern == action,
    })
}
