//! Goals of a designer, in numbers that a study can measure.

use crate::plan::Plan;
use crate::summary::Summary;
use contract::Message;
use std::fmt;
use std::str::FromStr;

/// What is measured, and its wanted range: `rounds=12`, `rounds=10..16`, `seats<=2%`, `used:tools>=50%`.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    measure: Measure,
    low: f64,
    high: f64,
    text: String,
}

/// What can be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Measure {
    Rounds,
    Moves,
    Seconds,
    Score,
    WinningScore,
    Choices,
    LeadChanges,
    Decided,
    CutShort,
    Won,
    /// The largest distance of a place in the order of turns from the mean share of wins.
    Seats,
    /// The share of games in which the least used component of a group is used, or one by its name.
    Used {
        group: String,
        name: Option<String>,
    },
}

const NAMES: [(&str, Measure); 11] = [
    ("rounds", Measure::Rounds),
    ("moves", Measure::Moves),
    ("seconds", Measure::Seconds),
    ("score", Measure::Score),
    ("winning-score", Measure::WinningScore),
    ("choices", Measure::Choices),
    ("lead-changes", Measure::LeadChanges),
    ("decided", Measure::Decided),
    ("cut-short", Measure::CutShort),
    ("won", Measure::Won),
    ("seats", Measure::Seats),
];

/// The distance of a study from a goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    pub value: f64,
    /// 0 if the goal is met; grows with the square of the distance.
    pub miss: f64,
}

/// The text is not a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGoal;

impl fmt::Display for ParseGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = NAMES.map(|(name, _)| name).join(", ");
        write!(
            f,
            "a goal is written like rounds=12, rounds=10..16, seats<=2% or used:tools>=50%; measured are {names}, used:GROUP and used:GROUP/NAME"
        )
    }
}

impl std::error::Error for ParseGoal {}

impl FromStr for Goal {
    type Err = ParseGoal;

    fn from_str(text: &str) -> Result<Goal, ParseGoal> {
        let at = text.find(['<', '>', '=']).ok_or(ParseGoal)?;
        let (name, rest) = text.split_at(at);
        let number = |text: &str| -> Result<f64, ParseGoal> {
            let (digits, scale) = text.strip_suffix('%').map_or((text, 1.0), |digits| (digits, 0.01));
            let number: f64 = digits.trim().parse().map_err(|_| ParseGoal)?;
            if number.is_finite() { Ok(number * scale) } else { Err(ParseGoal) }
        };
        let (low, high) = if let Some(most) = rest.strip_prefix("<=") {
            (f64::NEG_INFINITY, number(most)?)
        } else if let Some(least) = rest.strip_prefix(">=") {
            (number(least)?, f64::INFINITY)
        } else {
            let rest = rest.strip_prefix('=').ok_or(ParseGoal)?;
            match rest.split_once("..") {
                Some((low, high)) => (number(low)?, number(high)?),
                None => (number(rest)?, number(rest)?),
            }
        };
        let measure = match name.strip_prefix("used:") {
            Some(part) => {
                let (group, name) = part.split_once('/').map_or((part, None), |(group, name)| (group, Some(name)));
                Measure::Used { group: group.to_owned(), name: name.map(str::to_owned) }
            }
            None => NAMES.into_iter().find(|(known, _)| *known == name).map(|(_, measure)| measure).ok_or(ParseGoal)?,
        };
        if low > high {
            return Err(ParseGoal);
        }
        Ok(Goal { measure, low, high, text: text.to_owned() })
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Goal {
    /// Measures a study.
    ///
    /// # Errors
    /// The study does not measure it: the game has no winner, or no such component.
    pub fn measure(&self, plan: &Plan, summary: &Summary) -> Result<Measurement, Message> {
        let unmeasured = || Message::new("lab-unmeasured").with("goal", self.text.as_str());
        let value = self.value(plan, summary).ok_or_else(unmeasured)?;
        let wanted = value.clamp(self.low, self.high);
        // A difference of 0.1 in a share weighs as much as one of a tenth in a number.
        let scale = if self.is_share() { 0.1 } else { 0.1 * wanted.abs().max(1.0) };
        Ok(Measurement { value, miss: ((value - wanted) / scale).powi(2) })
    }

    /// Whether it is written in percent.
    pub fn is_share(&self) -> bool {
        use Measure::{CutShort, Decided, Seats, Used, Won};
        matches!(self.measure, CutShort | Decided | Seats | Used { .. } | Won)
    }

    fn value(&self, plan: &Plan, summary: &Summary) -> Option<f64> {
        let mean = |spread: &crate::stats::Spread| (spread.count > 0).then_some(spread.mean);
        match &self.measure {
            Measure::Rounds => mean(&summary.rounds),
            Measure::Moves => mean(&summary.moves_of_a_game),
            Measure::Seconds => mean(&summary.seconds),
            Measure::Score => mean(&summary.scores),
            Measure::WinningScore => mean(&summary.winning_scores),
            Measure::Choices => mean(&summary.choices),
            Measure::LeadChanges => mean(&summary.lead_changes),
            Measure::Decided => mean(&summary.decided),
            Measure::CutShort => Some(summary.cut_short.share),
            Measure::Won => summary.won.map(|won| won.share),
            Measure::Seats => {
                let sides = if summary.order.is_empty() { &summary.seats } else { &summary.order };
                let equal = 1.0 / sides.len().max(1) as f64;
                let far = sides.iter().map(|side| (side.wins.share - equal).abs()).fold(0.0, f64::max);
                (!plan.together && sides.len() > 1).then_some(far)
            }
            Measure::Used { group, name } => {
                let components = plan.components.iter().zip(&summary.components);
                let named = components.filter(|(component, used)| {
                    component.group == *group
                        && name.as_ref().is_none_or(|name| component.name == *name)
                        && used.offered > 0
                });
                named.map(|(_, used)| used.used.share).reduce(f64::min)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_read_and_nonsense_is_not() {
        let goal = |text: &str| text.parse::<Goal>().map(|goal| (goal.measure.clone(), goal.low, goal.high));
        assert_eq!(goal("rounds=12"), Ok((Measure::Rounds, 12.0, 12.0)));
        assert_eq!(goal("rounds=10..16"), Ok((Measure::Rounds, 10.0, 16.0)));
        assert_eq!(goal("seats<=2%"), Ok((Measure::Seats, f64::NEG_INFINITY, 0.02)));
        let tools = Measure::Used { group: "tools".into(), name: None };
        assert_eq!(goal("used:tools>=50%"), Ok((tools, 0.5, f64::INFINITY)));
        for bad in ["", "rounds", "rounds=", "rounds=x", "rounds=9..3", "fun>=3", "rounds>3", "rounds=nan", "=3"] {
            assert_eq!(goal(bad), Err(ParseGoal), "{bad}");
        }
    }
}
