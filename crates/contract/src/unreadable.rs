//! What readers of TOML and JSON say about what they cannot read, in the user's language.

use crate::Message;

/// What is wrong, from the words of a reader: `unknown field `rewards`, expected `reward``. What it says of the writing itself
/// stays as it is.
pub fn unreadable(words: &str) -> Message {
    let words = words.trim();
    let place = words.find(" at line ").unwrap_or(words.len());
    let (says, rest) = (&words[..place], |prefix: &str| words[..place].strip_prefix(prefix));
    if let Some(rest) = rest("unknown field ").or_else(|| rest("unknown variant ")) {
        let (what, known) = rest.split_once(", ").unwrap_or((rest, ""));
        let known =
            known.trim_start_matches("expected ").trim_start_matches("one of ").replace('`', "").replace(" or ", ", ");
        return Message::new("unreadable-unknown").with("what", quoted(what)).with("known", known);
    }
    if let Some(what) = rest("missing field ") {
        return Message::new("unreadable-missing").with("what", quoted(what));
    }
    let value = rest("invalid type: ").or_else(|| rest("invalid value: "));
    if let Some((found, expected)) = value.and_then(|rest| rest.split_once(", expected ")) {
        return Message::new("unreadable-value").with("found", quoted(found)).with("expected", kind(expected));
    }
    Message::new("unreadable-writing").with("details", says)
}

/// What stands in backticks or quotation marks; else all of it.
fn quoted(words: &str) -> &str {
    let between = |mark: char| Some((words.find(mark)? + 1, words.rfind(mark)?)).filter(|(from, to)| from < to);
    between('`').or_else(|| between('"')).map_or(words, |(from, to)| &words[from..to])
}

/// What a reader expected, as texts select by it.
fn kind(expected: &str) -> &'static str {
    let expected = expected.trim_start_matches("a ").trim_start_matches("an ");
    match expected.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default() {
        "u8" | "u16" | "u32" | "u64" | "usize" | "nonzero" => "count",
        "i8" | "i16" | "i32" | "i64" | "f32" | "f64" | "number" | "integer" | "float" => "number",
        "string" | "borrowed" | "str" => "text",
        "boolean" | "bool" => "yes-or-no",
        "sequence" | "array" | "tuple" => "list",
        "struct" | "map" | "table" => "section",
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
    }

    fn of_toml(text: &str) -> String {
        unreadable(toml::from_str::<Prices>(text).unwrap_err().message()).to_string()
    }

    #[test]
    fn what_is_wrong_is_found_in_what_readers_say() {
        for (text, what) in [
            ("mirrors = 2\nnames = []", "unreadable-unknown known=mirror, names what=mirrors"),
            ("mirror = 2", "unreadable-missing what=names"),
            ("mirror = \"many\"\nnames = []", "unreadable-value expected=count found=many"),
            ("mirror = 300\nnames = []", "unreadable-value expected=count found=300"),
            ("mirror = 2\nnames = 3", "unreadable-value expected=list found=3"),
            ("mirror = 2\nnames = [3]", "unreadable-value expected=text found=3"),
            ("mirror = 2\nmirror = 3\nnames = []", "unreadable-writing"),
            ("mirror =", "unreadable-writing"),
        ] {
            assert!(of_toml(text).starts_with(what), "{text}: {}", of_toml(text));
        }
        let json = serde_json::from_str::<Prices>("{\"mirror\": -1}").unwrap_err();
        assert_eq!(unreadable(&json.to_string()).to_string(), "unreadable-value expected=count found=-1");
        let json = serde_json::from_str::<Prices>("oops").unwrap_err();
        assert_eq!(unreadable(&json.to_string()).to_string(), "unreadable-writing details=expected value");
    }
}
