//! The command that plays the games of a study again.

use crate::plan::{Plan, written};
use serde_json::Value;

/// The name of the edition file in the folder of a study.
pub const EDITION_FILE: &str = "edition.toml";

/// Returns the shell command with everything that determines the games. All options are named, because defaults may change. A
/// study with its own edition names the file in its folder.
pub fn command(plan: &Plan, own_edition: bool) -> String {
    let mut words = vec!["farbraum".to_owned(), "lab".to_owned(), "run".to_owned(), plan.game.clone()];
    let mut add = |option: &str, value: String| words.extend([option.to_owned(), value]);
    add("--games", plan.games.to_string());
    add("--seats", plan.seats.join(","));
    if own_edition {
        add("--edition", EDITION_FILE.to_owned());
    }
    for (key, value) in plan.options.as_object().into_iter().flatten() {
        match value {
            Value::Number(rounds) if key == "rounds" => add("--rounds", rounds.to_string()),
            value => add("--option", format!("{key}={}", written(value))),
        }
    }
    add("--reaction", plan.reaction.to_string());
    add("--seed", plan.seed.to_string());
    add("--replays", plan.replays.to_string());
    if !plan.events {
        words.push("--no-events".to_owned());
    }
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// Returns a word, in single quotes if a shell needs them.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.,:/=+".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_are_quoted_for_a_shell() {
        for (word, shown) in [("length=short", "length=short"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'")] {
            assert_eq!(quoted(word), shown);
        }
    }
}
