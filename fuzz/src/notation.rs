//! Texts as actions and as lines of a log.

use crate::{Target, first_line, with_game};
use contract::{Entry, Game};

/// Reads a line that names the game, and every other line as an action and as an entry. What can be read is written and read again
/// as the same.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (game, lines) = first_line(text);
    with_game(game, ReadLines(lines));
}

struct ReadLines<'a>(&'a str);

impl Target for ReadLines<'_> {
    fn run<G: Game>(self) {
        for line in self.0.lines() {
            if let Ok(action) = line.parse::<G::Action>() {
                let written = action.to_string();
                assert_eq!(
                    written.parse::<G::Action>().ok().as_ref(),
                    Some(&action),
                    "{line:?} is written as {written:?}"
                );
                assert_ne!(written, "undo", "this would be taken for something else in a log");
                assert!(!written.contains('\n'), "{written:?} is one line");
            }
            if let Ok(entry) = line.parse::<Entry<G::Action>>() {
                let written = entry.to_string();
                assert_eq!(
                    written.parse::<Entry<G::Action>>().as_ref(),
                    Ok(&entry),
                    "{line:?} is written as {written:?}"
                );
            }
        }
    }
}
