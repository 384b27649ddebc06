//! Coordinate search: one knob after the other, a step up or down, kept if it is better; smaller steps when none is.
//!
//! All tries play the same deals, so luck counts for all alike and the search is deterministic.

use super::knob::Knob;
use std::collections::BTreeMap;

/// One setting of all knobs, and its distance from the goals.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    pub values: Vec<i64>,
    pub miss: f64,
}

/// The search for the setting nearest to the goals.
#[derive(Debug)]
pub struct Search<'k> {
    knobs: &'k [Knob],
    most: usize,
    seen: BTreeMap<Vec<i64>, f64>,
    best: Trial,
}

impl<'k> Search<'k> {
    /// Starts with the values of the file, each clamped to its range, and tries at most `most` settings.
    pub fn new(knobs: &'k [Knob], start: &[i64], most: usize) -> Search<'k> {
        let values = knobs.iter().zip(start).map(|(knob, value)| (*value).clamp(knob.low, knob.high)).collect();
        Search { knobs, most, seen: BTreeMap::new(), best: Trial { values, miss: f64::INFINITY } }
    }

    /// Tries settings until none is better, all goals are met, or the limit is reached. `miss` plays a study and returns its
    /// distance.
    ///
    /// # Errors
    /// `miss` fails.
    pub fn run<E>(mut self, mut miss: impl FnMut(&[i64]) -> Result<f64, E>) -> Result<Trial, E> {
        let start = self.best.values.clone();
        self.attempt(start, &mut miss)?;
        let widest = self.knobs.iter().map(|knob| knob.high - knob.low).max().unwrap_or(0);
        let mut step = (widest / 3).max(1);
        while !self.is_done() {
            let mut better = false;
            for place in 0..self.knobs.len() {
                for step in [step, -step] {
                    let mut values = self.best.values.clone();
                    values[place] = (values[place] + step).clamp(self.knobs[place].low, self.knobs[place].high);
                    if !self.is_done() && self.attempt(values, &mut miss)? {
                        better = true;
                        break;
                    }
                }
            }
            match (better, step) {
                (true, _) => (),
                (false, 1) => break,
                (false, wide) => step = (wide / 2).max(1),
            }
        }
        Ok(self.best)
    }

    fn is_done(&self) -> bool {
        self.best.miss <= 0.0 || self.seen.len() >= self.most.max(1)
    }

    /// Whether a setting is better than all before it.
    fn attempt<E>(&mut self, values: Vec<i64>, miss: &mut impl FnMut(&[i64]) -> Result<f64, E>) -> Result<bool, E> {
        if self.seen.contains_key(&values) {
            return Ok(false);
        }
        let found = miss(&values)?;
        self.seen.insert(values.clone(), found);
        let better = found < self.best.miss;
        if better {
            self.best = Trial { values, miss: found };
        }
        Ok(better)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knobs() -> Vec<Knob> {
        ["a=0..40", "b=-10..10", "c=0..3"].map(|knob| knob.parse().unwrap()).to_vec()
    }

    #[test]
    fn a_bowl_is_searched_to_its_bottom() {
        let knobs = knobs();
        let mut tries = 0;
        let best = Search::new(&knobs, &[0, 0, 0], 200).run(|values| {
            tries += 1;
            let away = [values[0] - 27, values[1] + 4, values[2] - 9];
            Ok::<_, ()>(away.iter().map(|away| (away * away) as f64).sum())
        });
        // The optimum of the third is 9, but its range ends at 3.
        assert_eq!(best.unwrap(), Trial { values: vec![27, -4, 3], miss: 36.0 });
        assert!(tries < 60, "{tries}");
    }

    #[test]
    fn it_stops_when_all_is_met_or_enough_was_tried() {
        let knobs = knobs();
        let mut tries = 0;
        let best = Search::new(&knobs, &[50, 0, 0], 5).run(|_| {
            tries += 1;
            Ok::<_, ()>(f64::from(tries))
        });
        assert_eq!((best.unwrap().values, tries), (vec![40, 0, 0], 5));
        let mut tries = 0;
        Search::new(&knobs, &[0, 0, 0], 50)
            .run(|_| {
                tries += 1;
                Ok::<_, ()>(0.0)
            })
            .unwrap();
        assert_eq!(tries, 1);
        assert_eq!(Search::new(&knobs, &[0, 0, 0], 50).run(|_| Err("no")), Err("no"));
    }
}
