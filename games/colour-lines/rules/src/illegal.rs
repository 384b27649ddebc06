//! Why an action is refused.

use crate::{Colour, Half};
use contract::{Message, Refusal};

/// The reason, with the rule it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    /// Setup, placing and drawing have their time.
    NotNow,
    NotActive,
    AlreadyDone,
    ColoursTicked,
    CrossSet(Half),
    NoStart,
    ColourTaken(Colour),
    NotReady,
    NotInRoll,
    DieUsed,
    WrongHalf,
    Zero,
    NotTheFigure,
    NotTheNumber {
        number: u8,
    },
    Taken,
    OutOfRange(Half),
    Black,
    NoJoker,
    NoBonus,
    MustDraw {
        die: u8,
    },
    /// Dice are left, and another way of drawing the round leaves fewer (option `strict`).
    CouldDrawMore,
    /// No way of drawing the round draws more of its dice.
    NothingToMend,
}

impl Refusal for Illegal {
    fn message(&self) -> Message {
        let message = |id: &str, rule: &str| Message::new(&format!("colour-lines-illegal-{id}")).by_rule(rule);
        match *self {
            Illegal::Over => message("over", "C5"),
            Illegal::NotNow => message("not-now", "C4.2"),
            Illegal::NotActive => message("not-active", "C6.2"),
            Illegal::AlreadyDone => message("already-done", "C4.9"),
            Illegal::ColoursTicked => message("colours-ticked", "C3.1"),
            Illegal::CrossSet(half) => message("cross-set", "C3.1").with("half", half.name()),
            Illegal::NoStart => message("no-start", "C3.1"),
            Illegal::ColourTaken(colour) => message("colour-taken", "C3.1").with("colour", colour.name()),
            Illegal::NotReady => message("not-ready", "C3.1"),
            Illegal::NotInRoll => message("not-in-roll", "C7"),
            Illegal::DieUsed => message("die-used", "C4.2"),
            Illegal::WrongHalf => message("wrong-half", "C4.1"),
            Illegal::Zero => message("zero", "C4.3"),
            Illegal::NotTheFigure => message("not-the-figure", "C4.3"),
            Illegal::NotTheNumber { number } => message("not-the-number", "C4.3").with("number", number),
            Illegal::Taken => message("taken", "C4.4"),
            Illegal::OutOfRange(half) => message("out-of-range", "C4.4").with("half", half.name()),
            Illegal::Black => message("black", "C1.6"),
            Illegal::NoJoker => message("no-joker", "C4.6"),
            Illegal::NoBonus => message("no-bonus", "C4.7"),
            Illegal::MustDraw { die } => message("must-draw", "C4.5").with("die", die),
            Illegal::CouldDrawMore => message("could-draw-more", "C4.5"),
            Illegal::NothingToMend => message("nothing-to-mend", "C4.5"),
        }
    }
}
