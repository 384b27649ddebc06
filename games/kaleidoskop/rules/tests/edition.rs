//! Editions: what is wrong is said, and where.

use contract::Edition as _;
use kaleidoskop::{Edition, Pattern};

const STANDARD: &str = include_str!("../../editions/farbraum.toml");

fn problem(find: &str, replace: &str) -> String {
    let text = STANDARD.replacen(find, replace, 1);
    assert_ne!(text, STANDARD, "{find} is in the edition");
    Edition::parse(&text).unwrap_err().0.to_string()
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
    assert_eq!(error.0.id, "kaleidoskop-edition-few-cards");
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let long = format!("{STANDARD}\n#{}", "x".repeat(contract::LONGEST_EDITION));
    assert_eq!(Edition::parse(&long).unwrap_err().0.id, "edition-too-long");
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
