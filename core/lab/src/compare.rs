//! Two studies side by side: what differs, and whether the difference is significant.

use crate::plan::Plan;
use crate::stats::{Share, Spread, holm, proportion_test, rank_test};
use crate::summary::{Side, Summary};
use contract::{Component, Message};

/// Differences with a lower probability, corrected for the number of comparisons, are significant.
pub const SIGNIFICANT: f64 = 0.05;

/// One thing that was compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub what: What,
    pub before: f64,
    pub after: f64,
    /// The corrected probability of at least this difference by chance (Holm).
    pub probability: f64,
}

impl Difference {
    pub fn is_significant(&self) -> bool {
        self.probability < SIGNIFICANT
    }
}

/// What is compared.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A number per deal, by the id of its text.
    Number(&'static str),
    /// A share of games, by the id of its text.
    Share(&'static str),
    /// A share of wins: of the first, second, … player, or of a bot.
    Order(usize),
    Level(String),
    /// The share of games in which a component was used.
    Component(Component),
}

/// Compares everything that both studies have measured.
///
/// # Errors
/// They are studies of different games.
pub fn compare(before: (&Plan, &Summary), after: (&Plan, &Summary)) -> Result<Vec<Difference>, Message> {
    let ((plan, a), (other, b)) = (before, after);
    if plan.game != other.game {
        return Err(Message::new("lab-other-game")
            .with("before", plan.game.as_str())
            .with("after", other.game.as_str()));
    }
    let mut differences = Vec::new();
    let mut number = |id: &'static str, a: &[f64], b: &[f64]| {
        if !a.is_empty() && !b.is_empty() {
            let [before, after] = [a, b].map(|numbers| Spread::of(numbers.to_vec()).mean);
            differences.push(Difference { what: What::Number(id), before, after, probability: rank_test(a, b) });
        }
    };
    number("lab-rounds", &a.by_deal.rounds, &b.by_deal.rounds);
    number("lab-moves", &a.by_deal.moves, &b.by_deal.moves);
    number("lab-score", &a.by_deal.scores, &b.by_deal.scores);
    number("lab-winning-score", &a.by_deal.winning_scores, &b.by_deal.winning_scores);
    number("lab-choices", &a.by_deal.choices, &b.by_deal.choices);
    number("lab-lead-changes", &a.by_deal.lead_changes, &b.by_deal.lead_changes);
    number("lab-decided", &a.by_deal.decided, &b.by_deal.decided);
    let mut share = |what: What, a: &Share, b: &Share| {
        let probability = proportion_test(a, b);
        differences.push(Difference { what, before: a.share, after: b.share, probability });
    };
    share(What::Share("lab-cut-short"), &a.cut_short, &b.cut_short);
    if let (Some(a), Some(b)) = (&a.won, &b.won) {
        share(What::Share("lab-won"), a, b);
    }
    if !plan.together && a.seats.len() == b.seats.len() {
        for (place, (a, b)) in a.order.iter().zip(&b.order).enumerate() {
            share(What::Order(place), &a.wins, &b.wins);
        }
    }
    let same = |name: &str| b.levels.iter().find(|side: &&Side| side.name == name);
    for side in a.levels.iter().filter(|_| a.levels.len() > 1) {
        if let Some(other) = same(&side.name) {
            share(What::Level(side.name.clone()), &side.wins, &other.wins);
        }
    }
    for (component, a) in plan.components.iter().zip(&a.components) {
        let same = |c: &Component| (&c.group, &c.name) == (&component.group, &component.name);
        let found = other.components.iter().position(same).and_then(|place| b.components.get(place));
        if let Some(b) = found.filter(|b| b.offered > 0 && a.offered > 0) {
            share(What::Component(component.clone()), &a.used, &b.used);
        }
    }
    let corrected = holm(&differences.iter().map(|difference| difference.probability).collect::<Vec<_>>());
    for (difference, probability) in differences.iter_mut().zip(corrected) {
        difference.probability = probability;
    }
    Ok(differences)
}
