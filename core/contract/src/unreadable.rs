//! Turns the errors of TOML and JSON readers into messages in the user's language.
//!
//! The readers tell where an error is and of which kind, but what was expected is only in their text, which serde writes in the same
//! words for all formats.

use crate::Message;
use serde_json::error::Category;

/// Returns the message for an error of a JSON reader, with its place.
pub fn unreadable_json(error: &serde_json::Error) -> Message {
    let why = match error.classify() {
        Category::Eof => Message::new("unreadable-end"),
        Category::Syntax => Message::new("unreadable-json"),
        Category::Data | Category::Io => unreadable(&error.to_string()),
    };
    // An error of a `Value` has no line.
    if error.line() == 0 {
        return why;
    }
    let at = Message::new("unreadable-at").with("line", error.line() as i64);
    at.with("column", error.column() as i64).with("details", why)
}

/// Returns the message for an error of a TOML reader, without its place.
pub fn unreadable_toml(text: &str, error: &toml::de::Error) -> Message {
    let word = error.span().and_then(|span| word_at(text, span.start));
    match word.filter(|_| known(error.message()).is_none()) {
        Some(word) => Message::new("unreadable-quotes").with("what", word),
        None => unreadable(error.message()),
    }
}

/// Returns the message for the text of a reader, such as `unknown field `rewards`, expected `reward``. Texts about the syntax are
/// passed on unchanged.
pub fn unreadable(words: &str) -> Message {
    let words = words.trim();
    let says = &words[..words.find(" at line ").unwrap_or(words.len())];
    known(says).unwrap_or_else(|| Message::new("unreadable-writing").with("details", says))
}

/// Returns the message for a text that serde writes for all formats, or `None` for other texts.
fn known(says: &str) -> Option<Message> {
    let rest = |prefix: &str| says.strip_prefix(prefix);
    if let Some(rest) = rest("unknown field ").or_else(|| rest("unknown variant ")) {
        let (what, known) = rest.split_once(", ").unwrap_or((rest, ""));
        let known =
            known.trim_start_matches("expected ").trim_start_matches("one of ").replace('`', "").replace(" or ", ", ");
        return Some(Message::new("unreadable-unknown").with("what", quoted(what)).with("known", known));
    }
    if let Some(what) = rest("missing field ") {
        return Some(Message::new("unreadable-missing").with("what", quoted(what)));
    }
    if let Some(what) = rest("duplicate field ").or_else(|| says.strip_suffix(" is named twice")) {
        return Some(Message::new("unreadable-twice").with("what", quoted(what)));
    }
    if let Some((found, expected)) = rest("invalid length ").and_then(|rest| rest.split_once(", expected ")) {
        let number = |words: &str| words.split(' ').find_map(|word| word.parse::<i64>().ok()).unwrap_or(0);
        let message = Message::new("unreadable-length").with("found", number(found));
        return Some(message.with("expected", number(expected)));
    }
    let value = rest("invalid type: ").or_else(|| rest("invalid value: "));
    let (found, expected) = value?.split_once(", expected ")?;
    let is = match found.split(' ').next().unwrap_or_default() {
        "sequence" => "list",
        "map" | "table" => "section",
        "null" | "unit" => "nothing",
        _ => "value",
    };
    let message = Message::new("unreadable-value").with("is", is).with("found", quoted(found));
    let expected = expected.trim_start_matches("a ").trim_start_matches("an ");
    let kind = expected.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
    Some(match range(kind) {
        Some((least, most)) => message.with("expected", "range").with("least", least).with("most", most),
        None => message.with("expected", self::kind(kind)),
    })
}

/// Returns the part in backticks or quotation marks, or everything if there is none.
fn quoted(words: &str) -> &str {
    let between = |mark: char| Some((words.find(mark)? + 1, words.rfind(mark)?)).filter(|(from, to)| from < to);
    between('`').or_else(|| between('"')).map_or(words, |(from, to)| &words[from..to])
}

/// Returns the word of a TOML value that lacks its quotes, or `None` if something else is wrong at `place`.
fn word_at(text: &str, place: usize) -> Option<&str> {
    let is_part = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    let start = text.get(..place)?.trim_end_matches(is_part).len();
    let rest = &text[start..];
    let word = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
    let is_text = word.starts_with(char::is_alphabetic) && !["true", "false", "inf", "nan"].contains(&word);
    let is_value = text[..start].trim_end().ends_with(['=', '[', ',']);
    (is_text && is_value).then_some(word)
}

/// Returns the range of an integer type, or `None` for other types.
fn range(kind: &str) -> Option<(i64, i64)> {
    Some(match kind {
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        _ => return None,
    })
}

/// Returns what a reader expected, as a key for the texts.
fn kind(expected: &str) -> &'static str {
    match expected {
        "u64" | "usize" | "nonzero" => "count",
        "i64" | "f32" | "f64" | "number" | "integer" | "float" => "number",
        "string" | "borrowed" | "str" => "text",
        "boolean" | "bool" => "yes-or-no",
        "sequence" | "array" | "tuple" => "list",
        "struct" | "map" | "table" => "section",
        "object" => "object",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what cannot be read counts")]
    struct Prices {
        mirror: u8,
        names: Vec<String>,
        #[serde(default)]
        goal: [u8; 3],
        #[serde(default)]
        name: String,
    }

    fn of_toml(text: &str) -> String {
        unreadable_toml(text, &toml::from_str::<Prices>(text).unwrap_err()).to_string()
    }

    #[test]
    fn what_is_wrong_is_found_in_what_readers_say() {
        for (text, what) in [
            ("mirrors = 2\nnames = []", "unreadable-unknown known=mirror, names, goal, name what=mirrors"),
            ("mirror = 2", "unreadable-missing what=names"),
            ("mirror = \"many\"\nnames = []", "unreadable-value expected=range found=many is=value least=0 most=255"),
            ("mirror = 300\nnames = []", "unreadable-value expected=range found=300 is=value least=0 most=255"),
            ("mirror = 2\nnames = 3", "unreadable-value expected=list found=3 is=value"),
            ("mirror = 2\nnames = [3]", "unreadable-value expected=text found=3 is=value"),
            ("mirror = [2]\nnames = []", "unreadable-value expected=range found=sequence is=list"),
            ("mirror = 2\nmirror = 3\nnames = []", "unreadable-writing"),
            ("mirror = 2\nnames = []\ngoal = [10, 15]", "unreadable-length expected=3 found=2"),
            ("mirror = 2\nnames = []\nname = farbraum", "unreadable-quotes what=farbraum"),
            ("mirror = 2\nnames = []\nname = trees # many", "unreadable-quotes what=trees"),
            ("mirror = 2\nnames = [\"Ada\", bo]", "unreadable-quotes what=bo"),
            ("mirror = 2\nnames = []\nname = \"farbraum", "unreadable-writing"),
            ("mirror =", "unreadable-writing"),
        ] {
            assert!(of_toml(text).starts_with(what), "{text}: {}", of_toml(text));
        }
    }

    #[test]
    fn json_is_told_with_its_place() {
        let of_json = |text: &str| unreadable_json(&serde_json::from_str::<Prices>(text).unwrap_err());
        for (text, line, what) in [
            ("{\"mirror\": -1}", 1, "unreadable-value expected=range found=-1 is=value least=0 most=255"),
            ("{\n \"names\": null}", 2, "unreadable-value expected=list found=null is=nothing"),
            ("{\"mirror\": 1,\n \"mirror\": 1}", 2, "unreadable-twice what=mirror"),
            ("oops", 1, "unreadable-json"),
            ("{\"mirror\": 1,}", 1, "unreadable-json"),
            ("{\"names\":", 1, "unreadable-end"),
            ("", 1, "unreadable-end"),
        ] {
            let message = of_json(text);
            assert_eq!(message.id, "unreadable-at", "{text}");
            assert_eq!(message.args["line"], crate::Arg::Number(line), "{text}");
            let crate::Arg::Message(why) = &message.args["details"] else { panic!("{message}") };
            assert_eq!(why.to_string(), what, "{text}");
        }
        let value = serde_json::from_value::<Prices>(serde_json::json!({ "mirror": true })).unwrap_err();
        assert_eq!(
            unreadable_json(&value).to_string(),
            "unreadable-value expected=range found=true is=value least=0 most=255"
        );
        let twice = serde::de::Error::custom("`0,0,n` is named twice");
        assert_eq!(unreadable_json(&twice).to_string(), "unreadable-twice what=0,0,n");
    }
}
