//! Distributions of numbers: mean, deviation, quantiles, histogram.

use serde::Serialize;
use std::collections::BTreeMap;

/// The distribution of numbers.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    pub count: u64,
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least, the 5th, 25th, 50th, 75th and 95th percentile, the greatest.
    pub quantiles: [f64; 7],
    /// How often each whole number occurred (rounded down).
    #[serde(skip)]
    pub counts: BTreeMap<i64, u64>,
}

impl Spread {
    pub fn of(mut numbers: Vec<f64>) -> Spread {
        if numbers.is_empty() {
            return Spread::default();
        }
        numbers.sort_by(f64::total_cmp);
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let mut counts = BTreeMap::new();
        for number in &numbers {
            *counts.entry(number.floor() as i64).or_default() += 1;
        }
        Spread {
            count: numbers.len() as u64,
            mean,
            deviation: (squares / (count - 1.0).max(1.0)).sqrt(),
            quantiles: [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0].map(|at| quantile(&numbers, at)),
            counts,
        }
    }

    pub fn median(&self) -> f64 {
        self.quantiles[3]
    }

    /// Returns the 95 % interval of the mean.
    pub fn interval(&self) -> (f64, f64) {
        let error = 1.96 * self.deviation / (self.count.max(1) as f64).sqrt();
        (self.mean - error, self.mean + error)
    }
}

/// Returns a quantile, interpolated between the two nearest values (type 7, the most common).
fn quantile(sorted: &[f64], at: f64) -> f64 {
    let place = at * (sorted.len() - 1) as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    low + (high - low) * (place - place.floor())
}

/// Returns the Gini coefficient: 0 if all parts are equal, towards 1 if one has all.
pub fn gini(mut amounts: Vec<f64>) -> f64 {
    amounts.sort_by(f64::total_cmp);
    let (count, sum) = (amounts.len() as f64, amounts.iter().sum::<f64>());
    if sum <= 0.0 {
        return 0.0;
    }
    let weighted: f64 = amounts.iter().enumerate().map(|(place, amount)| (place as f64 + 1.0) * amount).sum();
    (2.0 * weighted / (count * sum) - (count + 1.0) / count).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_other_programs() {
        let spread = Spread::of(vec![3.0, 1.0, 2.0, 10.0]);
        assert!((spread.mean - 4.0).abs() < 1e-12);
        assert!((spread.deviation - 4.082_482_904_638_63).abs() < 1e-12);
        let expected = [1.0, 1.15, 1.75, 2.5, 4.75, 8.95, 10.0];
        assert!(spread.quantiles.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{:?}", spread.quantiles);
        assert_eq!(Spread::of(Vec::new()).count, 0);
    }

    #[test]
    fn gini_is_0_for_all_alike_and_near_1_for_all_to_one() {
        assert!(gini(vec![4.0; 10]).abs() < 1e-12);
        assert!((gini(vec![0.0, 0.0, 0.0, 5.0]) - 0.75).abs() < 1e-12);
        assert!((gini(vec![1.0, 2.0, 3.0, 4.0]) - 0.25).abs() < 1e-12);
    }
}
