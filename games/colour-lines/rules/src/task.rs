//! The solo tasks: what they ask for, and how good a result is (C7).

use crate::{Score, Side, Tally};
use contract::{Line, Message};
use serde::{Deserialize, Serialize};

/// A solo task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The sides it can be played on, the usual one first.
    pub sides: Vec<Side>,
    /// What counts in the end.
    pub result: Measure,
    /// What has to be reached, else it is lost.
    #[serde(default)]
    pub goal: Goal,
    /// Where the second, third, fourth and fifth grade begin.
    pub grades: [u16; 4],
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    Crossings,
    Dots,
    Points,
    Letters,
    Pairs,
    Circles,
}

impl Measure {
    pub const fn name(self) -> &'static str {
        ["crossings", "dots", "points", "letters", "pairs", "circles"][self as usize]
    }

    /// How much of it there is.
    pub fn of(self, score: &Score, tally: &Tally) -> u16 {
        match self {
            Measure::Crossings => score.crossings,
            Measure::Dots => score.dots,
            Measure::Points => score.total,
            Measure::Letters => u16::from(tally.letters_reached()),
            Measure::Pairs => score.pairs,
            Measure::Circles => u16::from(tally.circles),
        }
    }
}

/// What has to be reached at least; `None` where the task asks for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goal {
    pub circles: Option<u16>,
    pub letters: Option<u16>,
    pub pairs: Option<u16>,
    pub crossings: Option<u16>,
    pub points: Option<u16>,
}

impl Goal {
    /// What is asked for, and how much of it.
    pub fn parts(&self) -> impl Iterator<Item = (Measure, u16)> {
        let parts = [
            (Measure::Circles, self.circles),
            (Measure::Letters, self.letters),
            (Measure::Pairs, self.pairs),
            (Measure::Crossings, self.crossings),
            (Measure::Points, self.points),
        ];
        parts.into_iter().filter_map(|(measure, needed)| Some((measure, needed?)))
    }

    pub fn is_met(&self, score: &Score, tally: &Tally) -> bool {
        self.parts().all(|(measure, needed)| measure.of(score, tally) >= needed)
    }

    pub fn is_empty(&self) -> bool {
        *self == Goal::default()
    }
}

impl Task {
    /// Whether dots in point colours matter.
    pub fn counts_colours(&self) -> bool {
        matches!(self.result, Measure::Dots | Measure::Points) || self.goal.points.is_some()
    }

    /// The side it is played on when `chosen` was asked for.
    pub fn side(&self, chosen: Side) -> Side {
        if self.sides.contains(&chosen) { chosen } else { self.sides.first().copied().unwrap_or(chosen) }
    }

    /// The grade of a result, 1 to 5.
    pub fn grade(&self, result: u16) -> u8 {
        1 + self.grades.iter().filter(|&&begin| result >= begin).count() as u8
    }

    /// The goal part by part, then the grade, if the task is not lost.
    pub(crate) fn explain(&self, score: &Score, tally: &Tally) -> Vec<Line> {
        let part = |(measure, needed): (Measure, u16)| {
            let reached = measure.of(score, tally);
            let met = if reached >= needed { "yes" } else { "no" };
            let text = Message::new("colour-lines-goal").with("what", measure.name()).with("met", met);
            Line::note(text.with("reached", reached).with("needed", needed).by_rule("C7"))
        };
        let mut lines: Vec<Line> = self.goal.parts().map(part).collect();
        if self.goal.is_met(score, tally) {
            let grade = self.grade(self.result.of(score, tally));
            lines.push(Line::note(Message::new("colour-lines-grade").with("grade", grade).by_rule("C7")));
        }
        lines
    }
}
