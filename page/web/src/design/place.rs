//! In which line of an edition file something is wrong. Readers of TOML say so; what the rules of a game have against a file names a card
//! or a word in it, and that is looked for.

use contract::{Arg, Message};

/// The line, counted from 1; nothing if it cannot be told.
pub(super) fn line_of(text: &str, why: &Message) -> Option<usize> {
    let number = |name: &str| match why.args.get(name) {
        Some(Arg::Number(number)) => usize::try_from(*number).ok().filter(|number| *number > 0),
        _ => None,
    };
    if let Some(line) = number("line") {
        return Some(line.min(text.lines().count().max(1)));
    }
    let order = match why.args.get("order") {
        Some(Arg::Text(order)) => Some(order.as_str()),
        _ => None,
    };
    if let Some(line) = number("card").and_then(|card| card_line(text, card, order)) {
        return Some(line);
    }
    let words = why.args.values().filter_map(|arg| match arg {
        Arg::Text(word) if !word.trim().is_empty() => Some(word.as_str()),
        _ => None,
    });
    // The longest word is the most telling one.
    let mut words: Vec<&str> = words.collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.into_iter().find_map(|word| word_line(text, word))
}

/// The order of the `[[card]]` with this number, or where that card begins.
fn card_line(text: &str, card: usize, order: Option<&str>) -> Option<usize> {
    let begins = |(_, line): &(usize, &str)| line.trim_start().starts_with("[[card]]");
    let mut cards = text.lines().enumerate().filter(begins).map(|(index, _)| index);
    let first = cards.nth(card - 1)?;
    let end = cards.next().unwrap_or(usize::MAX);
    let is_order = |line: &str| order.is_some_and(|order| key_of(line) == Some(order));
    let place = text.lines().enumerate().take(end).skip(first).find(|(_, line)| is_order(line));
    Some(place.map_or(first, |(index, _)| index) + 1)
}

/// The first line that has a word in quotes or as its key; or else at all, by itself.
fn word_line(text: &str, word: &str) -> Option<usize> {
    let quoted = format!("\"{word}\"");
    let code = |line: &str| line.split('#').next().unwrap_or_default().to_owned();
    let by_itself = |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word);
    let line = |fits: &dyn Fn(&str) -> bool| text.lines().position(fits).map(|index| index + 1);
    line(&|line| line.contains(&quoted))
        .or_else(|| line(&|line| key_of(line) == Some(word)))
        .or_else(|| line(&|line| by_itself(&code(line))))
        .or_else(|| line(&|line| word.len() > 2 && line.contains(word)))
}

fn key_of(line: &str) -> Option<&str> {
    line.split_once('=').map(|(key, _)| key.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Edition as _, EditionError};

    fn wrong(parsed: Result<impl std::fmt::Debug, EditionError>) -> Message {
        parsed.expect_err("this edition is wrong").0
    }

    fn number_of(text: &str, line: &str) -> usize {
        text.lines().position(|other| other.trim() == line).map(|index| index + 1).expect("the line is there")
    }

    #[test]
    fn what_is_no_toml_is_found() {
        let text = kaleidoskop::Edition::standard_text().replacen("purse = 1 ", "purse = many ", 1);
        let line = text.lines().position(|line| line.starts_with("purse")).map(|index| index + 1);
        assert_eq!(line_of(&text, &wrong(kaleidoskop::Edition::parse(&text))), line);
    }

    #[test]
    fn the_order_of_a_card_is_found() {
        let good = r#"b = { pattern = "0,0 blue; 1,0 purple; 1,1 blue", reward = 2 }"#;
        let bad = r#"b = { pattern = "0,0 blue; 1,0 purple; 1,1 blue", reward = 99 }"#;
        let text = kaleidoskop::Edition::standard_text().replacen(good, bad, 1);
        assert_eq!(line_of(&text, &wrong(kaleidoskop::Edition::parse(&text))), Some(number_of(&text, bad)));
    }

    #[test]
    fn a_covered_hex_is_found() {
        let text = kaleidoskop::Edition::standard_text().replacen(r#"5 = ["3,-3""#, r#"5 = ["9,9""#, 1);
        let line = text.lines().position(|line| line.starts_with("5 = ")).map(|index| index + 1);
        assert_eq!(line_of(&text, &wrong(kaleidoskop::Edition::parse(&text))), line);
    }

    #[test]
    fn a_kind_of_tile_is_found() {
        let text = harmonia::Edition::standard_text().replacen("000011 = 6", "110000 = 6", 1);
        let line = number_of(&text, "110000 = 6");
        assert_eq!(line_of(&text, &wrong(harmonia::Edition::parse(&text))), Some(line));
    }

    #[test]
    fn what_has_no_place_has_no_line() {
        let why = Message::new("konfetti-edition-times").with("most", 5);
        assert_eq!(line_of(konfetti::Edition::standard_text(), &why), None);
    }
}
