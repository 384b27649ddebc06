//! Editions: what is wrong is said, and where.

use contract::Edition as _;
use kaleidoskop::{Edition, Pattern};

const STANDARD: &str = include_str!("../../editions/farbraum.toml");

fn problem(find: &str, replace: &str) -> String {
    let text = STANDARD.replacen(find, replace, 1);
    assert_ne!(text, STANDARD, "{find} is in the edition");
    Edition::parse(&text).unwrap_err().message.to_string()
}

#[test]
fn mistakes_are_named_with_their_place() {
    let first = "0,0 red; 2,0 red";
    for (find, replace, expected) in [
        (first, "0,0 red; 2,0 rot", "kaleidoskop-edition-part card=1 order=a part=2,0 rot"),
        (first, "0,0 red; 0,0 blue", "kaleidoskop-edition-twice card=1 most=8 order=a"),
        (first, "", "kaleidoskop-edition-no-hex card=1 most=8 order=a"),
        (first, "0,0 red; 3,3,n blue", "kaleidoskop-edition-loose card=1 most=8 order=a"),
        (first, "0,0 red; 7,0 blue", "kaleidoskop-edition-no-room card=1 most=8 order=a"),
        (first, "0,0 green", "kaleidoskop-edition-contains card=1 order=b"),
        ("reward = 1", "reward = 0", "kaleidoskop-edition-reward card=1 most=20 order=a"),
        ("\"3,-3\"", "\"4,-3\"", "kaleidoskop-edition-hex hex=4,-3"),
        ("\"3,-3\"", "\"1,0\"", "kaleidoskop-edition-hex hex=1,0"),
        ("6 = []", "7 = []", "kaleidoskop-edition-players players=7"),
        ("hand = [2, 1]", "hand = [3, 1]", "kaleidoskop-edition-hand most=3"),
        ("purse = 1", "purse = -1", "edition-toml"),
        ("version = 2", "version = 2\nsurprise = 2", "edition-toml"),
        ("hand = [2, 1]", "hand = [0, 1]", ""),
    ] {
        let text = STANDARD.replacen(find, replace, 1);
        match Edition::parse(&text) {
            Ok(_) => assert_eq!(expected, "", "{replace} should be refused"),
            Err(_) => assert!(problem(find, replace).starts_with(expected), "{replace}: {}", problem(find, replace)),
        }
    }
}

#[test]
fn a_stack_that_cannot_deal_to_six_is_refused() {
    let start = STANDARD.find("[[card]]").unwrap();
    let error = Edition::parse(&format!("{}card = []\n{}", &STANDARD[..0], &STANDARD[..start])).unwrap_err();
    assert_eq!(error.message.id, "kaleidoskop-edition-few-cards");
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let long = format!("{STANDARD}\n#{}", "x".repeat(contract::LONGEST_EDITION));
    assert_eq!(Edition::parse(&long).unwrap_err().message.id, "edition-too-long");
}

#[test]
fn containing_looks_at_every_turn_and_place() {
    let contains = |outer: &str, inner: &str| Pattern::parse(outer).unwrap().contains(&Pattern::parse(inner).unwrap());
    assert!(contains("0,0 red; 1,0 blue; 2,0 red", "0,0 blue; 0,1 red"));
    assert!(!contains("0,0 red; 1,0 red", "0,0 red; 1,0 blue"));
    assert!(!contains("0,0 red; 1,0 red", "0,0 red; 2,0 red"));
    assert!(!contains("0,0 red; 1,0 red; 1,1 blue", "0,0 red; 1,0 red; 2,-1 blue"), "mirrored is another pattern");
    assert!(contains("0,0 red; 1,0 red; 0,1,n blue", "0,0 red; 1,0 red"));
    assert!(!contains("0,0 red; 1,0 red", "0,0 red; 1,0 red; 0,1,n blue"));
}

/// Returns the line of the error after a change, and the line of the change.
fn lines(find: &str, replace: &str) -> (Option<usize>, Option<usize>) {
    let text = STANDARD.replacen(find, replace, 1);
    let changed = STANDARD.lines().zip(text.lines()).position(|(old, new)| old != new);
    (Edition::parse(&text).unwrap_err().line, changed.map(|index| index + 1))
}

#[test]
fn a_mistake_is_in_the_line_that_was_changed() {
    for (find, replace) in [
        ("purse = 1 ", "purse = many "),
        (
            "pattern = \"0,0 blue; 1,0 purple; 1,1 blue\", reward = 2",
            "pattern = \"0,0 blue; 1,0 purple; 1,1 blue\", reward = 99",
        ),
        ("5 = [\"3,-3\"", "5 = [\"9,9\""),
        ("hand = [2, 1]", "hand = [3, 1]"),
    ] {
        let (line, changed) = lines(find, replace);
        assert!(line.is_some() && line == changed, "{find}: {line:?} instead of {changed:?}");
    }
}
