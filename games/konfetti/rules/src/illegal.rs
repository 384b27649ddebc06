//! Why an action is refused.

use contract::{Message, Refusal};

/// The reason for the refusal, with the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    /// The sand is not running.
    NoSand,
    /// Players choose what to keep or to give back.
    RoundOver,
    /// The calm table has no sand; a table with sand has no turns in which to take cards.
    OtherTable,
    NoSuchCard,
    FingerDown,
    NoFinger,
    /// The card is in the deck, blocked, or a point card.
    OutOfReach,
    Held,
    /// Two fingers are on the card already.
    Contested,
    /// Another finger is on the card too.
    NotAlone,
    TooSoon,
    /// Players can put only their own cards back into the middle.
    NotYours,
    ThereAlready,
    NotYourTurn,
    HoldFull,
    NotInTheMiddle,
    NotHeld,
    /// The round is not over, or the player has chosen already.
    NothingToChoose,
    /// This number of cards has to be kept.
    KeepNumber(u8),
    /// This number of point cards has to be given back.
    ReturnNumber(u8),
    /// Players can give back only their own point cards.
    NotAPointCard,
}

impl Refusal for Illegal {
    fn message(&self) -> Message {
        let message = |id: &str, rule: &str| Message::new(&format!("konfetti-illegal-{id}")).by_rule(rule);
        match self {
            Illegal::Over => message("over", "F5"),
            Illegal::NoSand => message("no-sand", "F3.6"),
            Illegal::RoundOver => message("round-over", "F4.4"),
            Illegal::OtherTable => message("other-table", "F6"),
            Illegal::NoSuchCard => message("no-such-card", "F1.2"),
            Illegal::FingerDown => message("finger-down", "F3.2"),
            Illegal::NoFinger => message("no-finger", "F3.3"),
            Illegal::OutOfReach => message("out-of-reach", "F3.2"),
            Illegal::Held => message("held", "F3.4"),
            Illegal::Contested => message("contested", "F3.5"),
            Illegal::NotAlone => message("not-alone", "F3.5"),
            Illegal::TooSoon => message("too-soon", "F3.3"),
            Illegal::NotYours => message("not-yours", "F3.3"),
            Illegal::ThereAlready => message("there-already", "F3.3"),
            Illegal::NotYourTurn => message("not-your-turn", "F6"),
            Illegal::HoldFull => message("hold-full", "F2"),
            Illegal::NotInTheMiddle => message("not-in-the-middle", "F6"),
            Illegal::NotHeld => message("not-held", "F4.4"),
            Illegal::NothingToChoose => message("nothing-to-choose", "F4.4"),
            Illegal::KeepNumber(number) => message("keep-number", "F4.4").with("number", *number),
            Illegal::ReturnNumber(number) => message("return-number", "F4.4").with("number", *number),
            Illegal::NotAPointCard => message("not-a-point-card", "F4.4"),
        }
    }
}
