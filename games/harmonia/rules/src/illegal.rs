//! Why an action is refused.

use contract::{Message, Refusal};

/// The reason, with the rule it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    ShownAlready,
    NotInHand,
    ShowFirst,
    NotTheTile,
    NotNextTo,
    Mismatch,
    /// A tile that is shown has to be laid before the end is spoken of.
    LayFirst,
    ProposedAlready,
    NoProposal,
    AnsweredAlready,
}

impl Refusal for Illegal {
    fn message(&self) -> Message {
        let message = |id: &str, rule: &str| Message::new(&format!("harmonia-illegal-{id}")).by_rule(rule);
        match self {
            Illegal::Over => message("over", "H4.1"),
            Illegal::NotYourTurn => message("not-your-turn", "H3.1"),
            Illegal::ShownAlready => message("shown-already", "H3.2"),
            Illegal::NotInHand => message("not-in-hand", "H3.2"),
            Illegal::ShowFirst => message("show-first", "H3.2"),
            Illegal::NotTheTile => message("not-the-tile", "H3.2"),
            Illegal::NotNextTo => message("not-next-to", "H3.2"),
            Illegal::Mismatch => message("mismatch", "H3.2"),
            Illegal::LayFirst => message("lay-first", "H4.1"),
            Illegal::ProposedAlready => message("proposed-already", "H4.1"),
            Illegal::NoProposal => message("no-proposal", "H4.1"),
            Illegal::AnsweredAlready => message("answered-already", "H4.1"),
        }
    }
}
