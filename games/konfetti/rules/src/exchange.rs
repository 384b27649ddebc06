//! The exchange format: a hand as JSON, and its score (`farbraum score konfetti`).

use crate::colour::Face;
use crate::edition::Edition;
use crate::options::Side;
use crate::scoring::{Tally, tally};
use contract::Message;
use serde::{Deserialize, Serialize};

/// A hand, by the white sides of its cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    pub cards: Vec<String>,
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("konfetti-hand-{what}"))
}

/// Scores a hand.
///
/// # Errors
/// Says which cards cannot be held.
pub fn score(edition: &Edition, hand: &Hand) -> Result<Tally, Message> {
    Ok(tally(&hand.faces(edition)?))
}

impl Hand {
    /// The cards of a hand.
    ///
    /// # Errors
    /// Says which cards cannot be held.
    pub fn faces(&self, edition: &Edition) -> Result<Vec<Face>, Message> {
        if self.cards.len() > edition.most_held() {
            return Err(wrong("many").with("most", edition.most_held() as i64).by_rule("F2"));
        }
        let mut faces: Vec<Face> = Vec::with_capacity(self.cards.len());
        for card in &self.cards {
            let face = card.parse().map_err(|_| wrong("card").with("card", card.as_str()).by_rule("F1.1"))?;
            if edition.card(Side::White, face).is_none() {
                return Err(wrong("unknown").with("card", card.as_str()).by_rule("F1.2"));
            }
            if faces.contains(&face) {
                return Err(wrong("twice").with("card", card.as_str()).by_rule("F1.2"));
            }
            faces.push(face);
        }
        Ok(faces)
    }
}
