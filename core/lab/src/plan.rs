//! The plan of a study: everything that determines its games. Two studies with the same plan have the same games, on
//! any number of machines.

use contract::{Component, EditionId, Game, Message, unreadable_json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Range;

/// Increased whenever the same plan would lead to other rows.
pub const FORMAT: u32 = 1;
/// The most games of one study.
pub const MOST_GAMES: u64 = 100_000_000;
/// The approximate number of blocks of a study: few enough files, and little is lost when a machine stops.
const BLOCKS: u64 = 256;
/// The most games of a block.
const LARGEST_BLOCK: u64 = 4096;

/// The request for a study, from which its plan is made.
#[derive(Clone, Debug)]
pub struct StudyRequest {
    pub games: u64,
    /// Bots by name, one for each seat.
    pub seats: Vec<String>,
    /// Options as `key=value`.
    pub options: Vec<String>,
    /// The round after which a game that need not end is cut short.
    pub rounds: u16,
    /// The reaction time of bots without a level in real-time games, in milliseconds.
    pub reaction: u32,
    pub seed: u64,
    /// How often every deal is played; by default once per seat, and twice alone.
    pub replays: Option<u32>,
    /// The text of an edition; by default the standard edition.
    pub edition: Option<String>,
    /// Whether every action becomes a row.
    pub events: bool,
}

/// Everything that determines a study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub format: u32,
    /// The version of the program, since bots may differ between versions.
    pub program: String,
    pub game: String,
    pub rules: u32,
    pub edition: EditionId,
    pub options: Value,
    /// Bots by name. In the first play of a deal the first sits on seat 1; in each further play all move on by a seat.
    pub seats: Vec<String>,
    pub games: u64,
    /// The first deal's number; the next ones count up.
    pub seed: u64,
    /// How often every deal is played.
    pub replays: u32,
    pub reaction: u32,
    pub events: bool,
    pub together: bool,
    /// The components that are counted.
    pub components: Vec<Component>,
}

impl Plan {
    /// Returns the deal of a game, and which play of it this is.
    pub fn deal(&self, game: u64) -> (u64, u32) {
        let replays = u64::from(self.replays.max(1));
        (self.seed.wrapping_add(game / replays), (game % replays) as u32)
    }

    /// Returns which of the bots sits on a seat in a play of a deal.
    pub fn bot_at(&self, seat: usize, replay: u32) -> usize {
        (seat + replay as usize) % self.seats.len().max(1)
    }

    /// Returns how many games are stored together.
    pub fn block_len(&self) -> u64 {
        self.games.div_ceil(BLOCKS).clamp(1, LARGEST_BLOCK)
    }

    /// Returns the number of blocks.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block_len())
    }

    /// Returns the games of a block.
    pub fn games_of(&self, block: u64) -> Range<u64> {
        let start = block.saturating_mul(self.block_len());
        start.min(self.games)..(start + self.block_len()).min(self.games)
    }

    /// Returns the bots by name, each once, in the order in which they were given.
    pub fn levels(&self) -> Vec<&str> {
        let mut levels: Vec<&str> = Vec::new();
        for name in &self.seats {
            if !levels.contains(&name.as_str()) {
                levels.push(name);
            }
        }
        levels
    }

    /// Returns the first field in which another plan differs, with both values.
    pub fn difference(&self, other: &Plan) -> Option<(String, String, String)> {
        let (ours, theirs) = (serde_json::to_value(self).ok()?, serde_json::to_value(other).ok()?);
        let (ours, theirs) = (ours.as_object()?, theirs.as_object()?);
        let short = |value: Option<&Value>| {
            let text = value.map(Value::to_string).unwrap_or_default();
            if text.chars().count() > 80 { format!("{}…", text.chars().take(79).collect::<String>()) } else { text }
        };
        let differs = |key: &&String| ours.get(*key) != theirs.get(*key);
        ours.keys().find(differs).map(|key| (key.clone(), short(ours.get(key)), short(theirs.get(key))))
    }

    /// Checks that this plan, which is already stored, equals the wanted one.
    ///
    /// # Errors
    /// Names the first difference.
    pub fn must_be(&self, wanted: &Plan) -> Result<(), Message> {
        match self.difference(wanted) {
            None => Ok(()),
            Some((what, is, wants)) => {
                Err(Message::new("lab-other-study").with("what", what).with("is", is).with("wants", wants))
            }
        }
    }
}

/// Returns the usual options, the limit of rounds if the game has one, and the options given as `key=value`.
///
/// # Errors
/// An option has another form, or is not an option of the game.
pub fn options<G: Game>(given: &[String], rounds: u16) -> Result<G::Options, Message> {
    let wrong = |error: serde_json::Error| Message::new("start-options").with("details", unreadable_json(&error));
    let mut options = serde_json::to_value(G::Options::default()).map_err(wrong)?;
    if G::choices().iter().any(|choice| choice.key == "rounds") {
        options["rounds"] = rounds.into();
    }
    for option in given {
        let form = || Message::new("option-form").with("option", option.as_str());
        let (key, value) = option.split_once('=').ok_or_else(form)?;
        // `length=short` is a text, `rounds=20` a number.
        options[key] = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        if let Err(error) = serde_json::from_value::<G::Options>(options.clone()) {
            return Err(wrong_option::<G>(key, value).unwrap_or_else(|| wrong(error)));
        }
    }
    serde_json::from_value(options).map_err(wrong)
}

/// Returns what is wrong with a refused option: the name is unknown, or it has other values.
fn wrong_option<G: Game>(key: &str, value: &str) -> Option<Message> {
    let (choices, usual) = (G::choices(), serde_json::to_value(G::Options::default()).ok()?);
    let usual = usual.as_object()?;
    if let Some(choice) = choices.iter().find(|choice| choice.key == key) {
        let known: Vec<String> = choice.values.iter().map(written).collect();
        let message = Message::new("option-value").with("option", key).with("value", value);
        return Some(message.with("known", known.join(", ")));
    }
    let known: Vec<&str> = usual.keys().map(String::as_str).collect();
    let message = || Message::new("option-unknown").with("option", key).with("known", known.join(", "));
    (!usual.contains_key(key)).then(message)
}

/// Returns a value as [`options`] reads it: a text without quotation marks, unless it would be read as another type.
pub(crate) fn written(value: &Value) -> String {
    match value {
        Value::String(text) if serde_json::from_str::<Value>(text).is_err() => text.clone(),
        other => other.to_string(),
    }
}
