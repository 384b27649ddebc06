//! Why an action is refused.

use crate::{Colour, Purchase, Stack};
use contract::{Message, Refusal};

/// The reason for the refusal, with the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    DrawFirst,
    MustDraw,
    NothingToDraw,
    CrystalFirst,
    CrystalSet,
    NoSupply(Colour),
    PitClosed,
    PitFilled,
    PitEmpty,
    SameColour,
    Held,
    TooExpensive { price: u16 },
    ToolsAfterOrders,
    NotOwned(&'static str),
    OnBoard(&'static str),
    PlaceTaken,
    NotTouching,
    NotInHand,
    NotMet,
    DoneThisTurn,
    StackEmpty(Stack),
    OwnedAlready(Purchase),
}

impl Refusal for Illegal {
    fn message(&self) -> Message {
        let message = |id: &str, rule: &str| Message::new(&format!("kaleidoskop-illegal-{id}")).by_rule(rule);
        match *self {
            Illegal::Over => message("over", "K8.2"),
            Illegal::NotYourTurn => message("not-your-turn", "K4"),
            Illegal::DrawFirst => message("draw-first", "K7.4"),
            Illegal::MustDraw => message("must-draw", "K7.4"),
            Illegal::NothingToDraw => message("nothing-to-draw", "K7.4"),
            Illegal::CrystalFirst => message("crystal-first", "K4"),
            Illegal::CrystalSet => message("crystal-set", "K4.2"),
            Illegal::NoSupply(colour) => message("no-supply", "K1.2").with("colour", colour.name()),
            Illegal::PitClosed => message("pit-closed", "K2.4"),
            Illegal::PitFilled => message("pit-filled", "K4.2"),
            Illegal::PitEmpty => message("pit-empty", "K4.2"),
            Illegal::SameColour => message("same-colour", "K4.2"),
            Illegal::Held => message("held", "K5.2"),
            Illegal::TooExpensive { price } => message("too-expensive", "K4.3").with("price", price),
            Illegal::ToolsAfterOrders => message("tools-after-orders", "K4.3"),
            Illegal::NotOwned(tool) => message("not-owned", "K5.5").with("tool", tool),
            Illegal::OnBoard(tool) => message("on-board", "K5.1").with("tool", tool),
            Illegal::PlaceTaken => message("place-taken", "K5.4"),
            Illegal::NotTouching => message("not-touching", "K5.3"),
            Illegal::NotInHand => message("not-in-hand", "K7.1"),
            Illegal::NotMet => message("not-met", "K7.2"),
            Illegal::DoneThisTurn => message("done-this-turn", "K7.1"),
            Illegal::StackEmpty(stack) => message("stack-empty", "K7.4").with("stack", stack.name()),
            Illegal::OwnedAlready(purchase) => message("owned-already", "K5.5").with("what", purchase.name()),
        }
    }
}
