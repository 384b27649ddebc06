//! A hand of cards, card by card.

use kit::score::sketch::Sketch;
use konfetti::{Colour, Edition, Face, Hand, SIZES, Side, Size};

/// The maximum number of cards in a code; more than a player can hold, so that the rules report the mistake.
const MOST: usize = 20;

/// The circles of a card that have been chosen, from small to large.
pub type Picks = [Option<Colour>; SIZES];

/// A hand in the editor.
#[derive(Debug)]
pub struct HandSketch;

impl Sketch for HandSketch {
    type Layout = Hand;

    const GAME: &'static str = "konfetti";

    fn blank() -> Hand {
        Hand { cards: Vec::new() }
    }

    fn code(hand: &Hand) -> Option<String> {
        let fits = hand.cards.len() <= MOST && hand.cards.iter().all(|card| is_word(card));
        fits.then(|| hand.cards.join("."))
    }

    fn of_code(code: &str) -> Option<Hand> {
        let cards: Vec<String> = code.split('.').filter(|card| !card.is_empty()).map(str::to_owned).collect();
        (cards.len() <= MOST && cards.iter().all(|card| is_word(card))).then_some(Hand { cards })
    }
}

fn is_word(card: &str) -> bool {
    card.len() == SIZES && card.bytes().all(|letter| letter.is_ascii_lowercase())
}

/// Returns the cards of the deck that have these circles and are not in the hand yet.
pub fn matching(edition: &Edition, hand: &Hand, picks: Picks) -> Vec<Face> {
    let has = |face: &Face| {
        Size::ALL.into_iter().all(|size| picks[size as usize].is_none_or(|pick| face.colour(size) == pick))
    };
    let faces = edition.all().iter().map(|card| edition.face(Side::White, card));
    faces.filter(has).filter(|face| !hand.cards.contains(&face.to_string())).collect()
}

/// Returns whether some card has these circles and one more.
pub fn can_pick(edition: &Edition, hand: &Hand, mut picks: Picks, size: Size, colour: Colour) -> bool {
    picks[size as usize] = Some(colour);
    !matching(edition, hand, picks).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition as _;
    use kit::score::sketch::check;

    #[test]
    fn the_page_scores_hands_as_the_command_line_does() {
        let edition = Edition::standard();
        let vectors = include_str!("../../../rules/tests/vectors.jsonl");
        check::vectors::<HandSketch>(vectors, |hand| {
            Some(serde_json::to_value(konfetti::score(&edition, hand).ok()?).unwrap())
        });
    }

    #[test]
    fn codes_that_are_none_are_refused() {
        check::refused::<HandSketch>(&["ry", "rybg", "RYB", "ryb.%20", &"ryb.".repeat(21)]);
    }

    #[test]
    fn three_circles_name_one_card_and_no_card_is_offered_twice() {
        let (edition, mut hand) = (Edition::standard(), HandSketch::blank());
        let picks = [Some(Colour::Red), Some(Colour::Yellow), Some(Colour::Blue)];
        assert_eq!(matching(&edition, &hand, picks).len(), 1);
        hand.cards.push("ryb".to_owned());
        assert!(matching(&edition, &hand, picks).is_empty());
        assert!(!can_pick(&edition, &hand, [Some(Colour::Red), None, None], Size::Medium, Colour::Red));
        assert_eq!(matching(&edition, &HandSketch::blank(), [None; 3]).len(), edition.count());
    }
}
