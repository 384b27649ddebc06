//! The card under the player's finger as this page knows it, compared with the state of the table.

use konfetti::{Face, Grip, Zone};
use std::collections::BTreeSet;
use std::time::Duration;

/// The delay before a refused request is repeated, in milliseconds; doubled each time, up to a maximum.
const AGAIN: f64 = 40.0;
const MOST: f64 = 640.0;

/// The card under the player's finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grab {
    pub face: Face,
    /// The zone where the card goes as soon as it can; `None` while it is in the player's hand.
    pub goal: Option<Zone>,
    /// Whether the drop has been requested and not refused.
    pub dropped: bool,
    pub patience: Patience,
}

impl Grab {
    pub fn new(face: Face) -> Grab {
        Grab { face, goal: None, dropped: false, patience: Patience::default() }
    }

    /// Returns whether another card has to wait for this one: it is on its way, and no other player pulls at it.
    pub fn goes_first(self, other: Face, contested: bool) -> bool {
        self.goal.is_some() && self.face != other && !contested
    }

    /// Returns the grab after the table has reported the finger, or `None` if the finger is not on this card any more.
    /// `waiting` says whether an answer is pending. An answer comes after its effect, so a finger that is still there
    /// after it was not lifted by the drop: whatever the refusal was, the player can get the card as soon as no other
    /// finger is on it.
    pub fn follow(self, finger: Option<(Face, Grip)>, waiting: bool, now: f64) -> Option<Grab> {
        let there = finger.is_some_and(|(face, _)| face == self.face);
        match (there, waiting) {
            (true, false) if self.dropped => {
                Some(Grab { dropped: false, patience: self.patience.after_refusal(now), ..self })
            }
            (true, _) | (false, true) => Some(self),
            (false, false) => None,
        }
    }
}

/// A card that was tapped while another one was on its way: it is touched when that one has arrived. For the player a
/// tap is complete, so a second tap must not discard the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Next {
    pub face: Face,
    /// The zone where the card goes; `None` while the finger is still on it.
    pub goal: Option<Zone>,
}

/// What happens to the card that was tapped meanwhile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turn {
    Waits,
    Comes,
    /// The round is over, or another player has the card.
    Gone,
}

impl Next {
    /// Decides what happens next. `busy` says whether the first card is still on its way.
    pub fn turn(self, reach: &BTreeSet<Face>, busy: bool) -> Turn {
        match (reach.contains(&self.face), busy) {
            (false, _) => Turn::Gone,
            (true, true) => Turn::Waits,
            (true, false) => Turn::Comes,
        }
    }
}

/// Delays requests after a refusal: repeated at once, they would be refused again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Patience {
    refusals: u8,
    until: f64,
}

impl Patience {
    pub fn after_refusal(self, now: f64) -> Patience {
        let wait = (AGAIN * f64::from(1_u32 << self.refusals.min(8))).min(MOST);
        Patience { refusals: self.refusals.saturating_add(1), until: now + wait }
    }

    /// Returns how long to wait, or `None` if a request can be sent now.
    pub fn left(self, now: f64) -> Option<Duration> {
        (self.until > now).then(|| Duration::from_millis((self.until - now).ceil() as u64))
    }
}

/// The cards on which this page has put the player's finger, until the table reports that it is on none of them. The
/// finger may also be elsewhere: put there by another tab of the player, or by a bot that plays for them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Laid(BTreeSet<Face>);

impl Laid {
    pub fn put(&mut self, face: Face) {
        self.0.insert(face);
    }

    /// Updates the list with the finger that the table reports. Returns whether this page has put it there.
    pub fn follow(&mut self, finger: Option<(Face, Grip)>, waiting: bool) -> bool {
        let here = |face: &Face| finger.is_some_and(|(other, _)| other == *face);
        if !waiting {
            self.0.retain(here);
        }
        self.0.iter().any(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Millis;

    fn face(text: &str) -> Face {
        text.parse().unwrap()
    }

    fn on(text: &str, grip: Grip) -> Option<(Face, Grip)> {
        Some((face(text), grip))
    }

    const ALONE: Grip = Grip::Alone { since: Millis(0) };
    const CONTEST: Grip = Grip::Contest { since: Millis(302) };

    fn dropped() -> Grab {
        Grab { goal: Some(Zone::Hold), dropped: true, ..Grab::new(face("ryb")) }
    }

    /// F3.5: the drop came too late, but the other player lets go first.
    #[test]
    fn a_tug_of_war_that_is_won_delivers_the_card() {
        let asked = dropped().follow(on("ryb", CONTEST), true, 310.0).unwrap();
        assert!(asked.dropped, "no answer yet");
        let refused = asked.follow(on("ryb", CONTEST), false, 320.0).unwrap();
        assert_eq!((refused.dropped, refused.goal), (false, Some(Zone::Hold)));
        let alone = refused.follow(on("ryb", ALONE), false, 900.0).unwrap();
        assert!(!alone.dropped && alone.patience.left(900.0).is_none(), "it can be dropped now");
        assert_eq!(Grab { dropped: true, ..alone }.follow(None, false, 1250.0), None, "it is there");
    }

    #[test]
    fn refusals_are_no_flood() {
        let (mut grab, mut now, mut asked) = (dropped(), 0.0, 0);
        while now < 5000.0 {
            grab = grab.follow(on("ryb", Grip::Firm), false, now).unwrap();
            assert!(!grab.dropped);
            now += grab.patience.left(now).map_or(0.0, |left| left.as_millis() as f64);
            grab.dropped = true;
            asked += 1;
        }
        assert!((5..=14).contains(&asked), "{asked}");
    }

    /// Touch, let go, touch again: the effect of the first two arrives while the third is pending.
    #[test]
    fn a_card_that_is_touched_again_stays_in_my_hand() {
        let again = Grab::new(face("ryb"));
        assert_eq!(again.follow(on("ryb", ALONE), true, 0.0), Some(again));
        assert_eq!(again.follow(None, true, 0.0), Some(again));
        assert_eq!(again.follow(on("ryb", ALONE), false, 0.0), Some(again));
        assert_eq!(again.follow(None, false, 0.0), None);
    }

    #[test]
    fn a_card_on_its_way_goes_first() {
        let other = face("gvr");
        assert!(!Grab::new(face("ryb")).goes_first(other, false), "that one is in my hand, and my finger leaves it");
        assert!(dropped().goes_first(other, false));
        assert!(!dropped().goes_first(other, true), "whoever taps elsewhere gives in");
        assert!(!dropped().goes_first(face("ryb"), false));
    }

    #[test]
    fn what_was_tapped_meanwhile_waits_for_its_turn_or_is_forgotten() {
        let next = Next { face: face("gvr"), goal: Some(Zone::Hold) };
        let there = BTreeSet::from([face("gvr")]);
        assert_eq!(next.turn(&there, true), Turn::Waits);
        assert_eq!(next.turn(&there, false), Turn::Comes);
        assert_eq!(next.turn(&BTreeSet::new(), true), Turn::Gone);
        assert_eq!(next.turn(&BTreeSet::from([face("ryb")]), false), Turn::Gone);
    }

    #[test]
    fn only_the_page_that_put_a_finger_down_takes_it_away() {
        let mut laid = Laid::default();
        assert!(!laid.follow(on("ryb", ALONE), false), "another page of mine did");
        laid.put(face("ryb"));
        assert!(!laid.follow(None, true), "not there yet");
        assert!(laid.follow(on("ryb", ALONE), false));
        // Letting go was refused, and so was touching another card.
        laid.put(face("gvr"));
        assert!(laid.follow(on("ryb", ALONE), false));
        assert!(!laid.follow(None, false));
        assert!(!laid.follow(on("ryb", ALONE), false), "and now it is a bot that stands in for me");
    }
}
