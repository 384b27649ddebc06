//! Cleans the names that people choose.

use crate::Refusal;
use protocol::LONGEST_NAME;

/// Returns the name without surplus space.
///
/// # Errors
/// It is empty, too long, or has characters that are invisible or would disturb the text around it.
pub fn clean(name: &str) -> Result<String, Refusal> {
    tidy(name, LONGEST_NAME)
}

/// Returns a line of at most `longest` characters, without surplus space.
///
/// # Errors
/// As [`clean`].
pub fn tidy(text: &str, longest: usize) -> Result<String, Refusal> {
    if text.chars().any(disturbs) {
        return Err(Refusal::NameCharacters);
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 => Err(Refusal::NameEmpty),
        length if length > longest => Err(Refusal::NameLong),
        // Joiners are part of some letters and emoji, but show nothing alone.
        _ if text.chars().all(is_joiner) => Err(Refusal::NameEmpty),
        _ => Ok(text),
    }
}

fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Returns whether a character is a control character, a line break, an invisible space or a mark that changes the
/// direction of writing.
fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: Result<&str, Refusal>) {
        assert_eq!(clean(name), expected.map(str::to_owned), "{name:?}");
    }

    #[test]
    fn space_is_tidied() {
        check("Anna", Ok("Anna"));
        check("  Anna \u{3000} Lena  ", Ok("Anna Lena"));
        check("Ω 虹 👩‍👧", Ok("Ω 虹 👩‍👧"));
    }

    #[test]
    fn length_is_counted_in_characters_after_tidying() {
        check("", Err(Refusal::NameEmpty));
        check(" \u{a0} ", Err(Refusal::NameEmpty));
        check("\u{200d}", Err(Refusal::NameEmpty));
        check(&"ä".repeat(LONGEST_NAME), Ok(&"ä".repeat(LONGEST_NAME)));
        check(&format!(" {} ", "x".repeat(LONGEST_NAME)), Ok(&"x".repeat(LONGEST_NAME)));
        check(&"x".repeat(LONGEST_NAME + 1), Err(Refusal::NameLong));
    }

    #[test]
    fn what_disturbs_is_refused() {
        for name in ["a\nb", "a\tb", "a\0", "\u{202e}anna", "an\u{200b}na", "\u{feff}", "a\u{2028}b", "\u{7f}"] {
            check(name, Err(Refusal::NameCharacters));
        }
    }
}
