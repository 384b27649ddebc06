//! The chat of a table: cleans messages and keeps the last ones.

use crate::Refusal;
use crate::name;
use contract::Seat;
use protocol::{LONGEST_TEXT, LONGEST_WORD, MOST_ARGS, MOST_TOLD, Said, Words};
use std::collections::VecDeque;

/// The most chat messages at one table: its log needs room for the game.
pub const MOST_SAID: usize = 2_000;

/// The last chat messages.
#[derive(Debug, Default)]
pub(crate) struct Talk {
    said: VecDeque<Said>,
    count: usize,
}

impl Talk {
    pub(crate) fn add(&mut self, seat: Seat, name: String, words: Words) -> Result<(), Refusal> {
        if self.count >= MOST_SAID {
            return Err(Refusal::TalkFull);
        }
        self.count += 1;
        self.said.push_back(Said { number: self.count as u32, seat, name, words });
        if self.said.len() > MOST_TOLD {
            self.said.pop_front();
        }
        Ok(())
    }

    /// Removes a message; it keeps its number.
    pub(crate) fn remove(&mut self, number: u32) {
        self.said.retain(|said| said.number != number);
    }

    /// Returns whether the chat has always been empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the messages, the newest at the end.
    pub(crate) fn told(&self) -> Vec<Said> {
        self.said.iter().cloned().collect()
    }
}

/// Returns the message without surplus space.
///
/// # Errors
/// It is empty, too long, or has characters that do not belong there.
pub(crate) fn clean(words: &Words) -> Result<Words, Refusal> {
    match words {
        Words::Text(text) => Ok(Words::Text(name::tidy(text, LONGEST_TEXT).map_err(|_| Refusal::Words)?)),
        Words::Point(place) if is_word(place) => Ok(words.clone()),
        Words::Phrase { key, args } => {
            let fits = is_word(key) && args.len() <= MOST_ARGS;
            let fits = fits && args.iter().all(|(name, value)| is_word(name) && is_word(value));
            if fits { Ok(words.clone()) } else { Err(Refusal::Words) }
        }
        Words::Point(_) => Err(Refusal::Words),
    }
}

/// Returns whether a text is a key or a place: small letters, digits, and separators.
fn is_word(word: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, ',' | ':' | '-');
    (1..=LONGEST_WORD).contains(&word.len()) && word.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn words_are_tidied_or_refused() {
        let text = |text: &str| clean(&Words::Text(text.to_owned()));
        assert_eq!(text("  good   idea "), Ok(Words::Text("good idea".to_owned())));
        assert_eq!(text(&"ä".repeat(LONGEST_TEXT)), Ok(Words::Text("ä".repeat(LONGEST_TEXT))));
        for bad in ["", " ", "a\nb", "\u{202e}x", &"x".repeat(LONGEST_TEXT + 1)] {
            assert_eq!(text(bad), Err(Refusal::Words), "{bad:?}");
        }
        let point = |place: &str| clean(&Words::Point(place.to_owned()));
        assert!(point("-3,12").is_ok());
        for bad in ["", "A", "<b>", "0 0", "é", &"1".repeat(LONGEST_WORD + 1)] {
            assert_eq!(point(bad), Err(Refusal::Words), "{bad:?}");
        }
        let phrase = |key: &str, args: &[(&str, &str)]| {
            let args = args.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            clean(&Words::Phrase { key: key.to_owned(), args })
        };
        assert!(phrase("need-end", &[("cell", "0,-1")]).is_ok());
        assert!(phrase("wait", &[]).is_ok());
        assert_eq!(phrase("", &[]), Err(Refusal::Words));
        assert_eq!(phrase("x", &[("cell", "{ $name }")]), Err(Refusal::Words));
        assert_eq!(phrase("x", &[("a", "1"), ("b", "1"), ("c", "1"), ("d", "1"), ("e", "1")]), Err(Refusal::Words));
    }

    #[test]
    fn the_last_is_kept_and_there_is_an_end() {
        let mut talk = Talk::default();
        let words = Words::Phrase { key: "wait".to_owned(), args: BTreeMap::new() };
        for _ in 0..MOST_SAID {
            talk.add(Seat(0), "Anna".to_owned(), words.clone()).unwrap();
        }
        assert_eq!(talk.told().len(), MOST_TOLD);
        assert_eq!(talk.told().last().unwrap().number, MOST_SAID as u32);
        talk.remove(MOST_SAID as u32);
        assert_eq!(talk.told().last().unwrap().number, MOST_SAID as u32 - 1);
        assert!(!talk.is_empty());
        assert_eq!(talk.add(Seat(0), "Anna".to_owned(), words), Err(Refusal::TalkFull));
    }
}
