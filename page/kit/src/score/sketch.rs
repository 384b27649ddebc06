//! A layout, apart from how it is drawn.

use contract::Message;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest code in a link.
pub const LONGEST_CODE: usize = 2_000;
/// The longest JSON that is opened.
pub const LONGEST_JSON: usize = 40_000;

/// The layouts of one game, possible or not: whether one can be, and what it is worth, say the rules.
pub trait Sketch: 'static {
    /// As `farbraum score` reads it.
    type Layout: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    const GAME: &'static str;

    /// Nothing laid out yet.
    fn blank() -> Self::Layout;

    /// Reads what `farbraum score` reads.
    ///
    /// # Errors
    /// It is no JSON of this form.
    fn of_json(text: &str) -> Result<Self::Layout, Message> {
        serde_json::from_str(text).map_err(unreadable)
    }

    /// Returns the layout in letters that need no escape in a link, or `None` if it is so odd that it has no code. The last is a letter or
    /// a digit: programs that find links in texts leave out a full stop at the end.
    fn code(layout: &Self::Layout) -> Option<String>;

    /// Returns what a code stands for, if it is one; also if what separates its parts is missing at its end.
    fn of_code(code: &str) -> Option<Self::Layout>;
}

/// Writes what `farbraum score` reads.
pub fn json<S: Sketch>(layout: &S::Layout) -> String {
    serde_json::to_string(layout).unwrap_or_default()
}

/// Reads JSON of limited length.
///
/// # Errors
/// It is too long, or no JSON of this form.
pub fn of_json<S: Sketch>(text: &str) -> Result<S::Layout, Message> {
    if text.len() > LONGEST_JSON {
        return Err(Message::new("score-too-long").with("most", LONGEST_JSON as i64));
    }
    S::of_json(text)
}

/// Reads a code of limited length.
pub fn of_code<S: Sketch>(code: &str) -> Option<S::Layout> {
    if code.len() > LONGEST_CODE || !code.is_ascii() { None } else { S::of_code(code) }
}

/// Says that some JSON cannot be read.
pub fn unreadable(error: serde_json::Error) -> Message {
    Message::new("score-json").with("details", contract::unreadable_json(&error))
}

/// For the tests of the editors.
#[cfg(not(target_arch = "wasm32"))]
pub mod check {
    use super::*;

    /// Loads every public vector of a game into the editor's model; what the page would score must be what is expected, also
    /// after a way through a link.
    pub fn vectors<S: Sketch>(vectors: &str, score: impl Fn(&S::Layout) -> Option<serde_json::Value>) {
        let mut counted = [0, 0];
        for line in vectors.lines() {
            let vector: serde_json::Value = serde_json::from_str(line).expect("a vector is JSON");
            let (input, output) = (vector["input"].to_string(), &vector["output"]);
            let expected = (!output.is_null()).then(|| output.clone());
            counted[usize::from(expected.is_some())] += 1;
            let Ok(sketch) = of_json::<S>(&input) else {
                assert!(expected.is_none(), "{input} is not read");
                continue;
            };
            assert_eq!(score(&sketch), expected, "{input}");
            let again = of_json::<S>(&json::<S>(&sketch)).expect("what is written can be read");
            assert_eq!(score(&again), expected, "{input} as JSON");
            if let Some(code) = S::code(&sketch) {
                assert!(code.len() <= LONGEST_CODE);
                assert!(code.is_empty() || code.ends_with(|last: char| last.is_ascii_alphanumeric()), "{code}");
                let linked = of_code::<S>(&code).unwrap_or_else(|| panic!("{code} is not read"));
                assert_eq!(json::<S>(&linked), json::<S>(&sketch), "{code}");
            } else {
                assert!(expected.is_none(), "{input} cannot be passed on");
            }
        }
        assert!(counted.iter().all(|count| *count > 0), "vectors of both kinds: {counted:?}");
    }

    /// Codes that are none.
    pub fn refused<S: Sketch>(codes: &[&str]) {
        for code in codes {
            assert!(of_code::<S>(code).is_none(), "{code}");
        }
        assert!(of_code::<S>(&"9".repeat(LONGEST_CODE + 1)).is_none());
    }
}
