//! Shares with their intervals, and whether two of them differ.

use super::normal::two_sided;
use serde::Serialize;

/// 95 % of a normal distribution lie within this number of standard deviations.
const Z: f64 = 1.959_963_984_540_054;
/// With fewer deals their variation says too little about the interval.
const ENOUGH_DEALS: u64 = 10;

/// Returns Wilson's 95 % interval for a share of `games` games.
pub fn wilson(share: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (square, root) =
        (Z * Z / games, Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).max(0.0).sqrt());
    let (middle, scale) = (share + square / 2.0, 1.0 + square);
    (((middle - root) / scale).max(0.0), ((middle + root) / scale).min(1.0))
}

/// A share with its interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
    /// The number of cases.
    pub of: f64,
    /// The number of independent games whose share would be as certain.
    #[serde(rename = "as_sure_as")]
    pub effective_sample_size: f64,
}

/// Adds up a share, deal by deal.
#[derive(Clone, Debug, Default)]
pub struct ShareSum {
    hits: f64,
    of: f64,
    deals: u64,
    hits_squared: f64,
    of_squared: f64,
    product: f64,
    /// The deal that is being added.
    deal: (f64, f64),
}

impl ShareSum {
    /// Adds one more case of the current deal; `hit` is between 0 and 1.
    #[inline]
    pub fn add(&mut self, hit: f64) {
        self.deal.0 += hit;
        self.deal.1 += 1.0;
    }

    /// Ends the current deal.
    #[inline]
    pub fn end_deal(&mut self) {
        let (hits, of) = std::mem::take(&mut self.deal);
        if of > 0.0 {
            self.hits += hits;
            self.of += of;
            self.deals += 1;
            self.hits_squared += hits * hits;
            self.of_squared += of * of;
            self.product += hits * of;
        }
    }

    /// Returns the share, with an interval that takes into account that plays of one deal are correlated.
    pub fn share(&self) -> Share {
        if self.of == 0.0 {
            return Share { high: 1.0, ..Share::default() };
        }
        let share = self.hits / self.of;
        let independent = share * (1.0 - share) / self.of;
        let effective_sample_size = if self.deals < ENOUGH_DEALS || independent <= 0.0 {
            self.of
        } else {
            // The variance of a ratio of sums over deals.
            let squares = self.hits_squared - 2.0 * share * self.product + share * share * self.of_squared;
            let deals = self.deals as f64;
            let variance = (squares.max(0.0) / (self.of * self.of)) * deals / (deals - 1.0);
            // Rotating the bots can make a share more certain than independent games would, but only up to a limit.
            (share * (1.0 - share) / variance.max(f64::MIN_POSITIVE)).clamp(1.0, 4.0 * self.of)
        };
        let (low, high) = wilson(share, effective_sample_size);
        Share { share, low, high, of: self.of, effective_sample_size }
    }
}

/// Returns the probability that two shares of the same truth differ at least as much as these (two-sided, pooled).
pub fn proportion_test(a: &Share, b: &Share) -> f64 {
    if a.effective_sample_size <= 0.0 || b.effective_sample_size <= 0.0 || a.of <= 0.0 || b.of <= 0.0 {
        return 1.0;
    }
    let pooled = (a.share * a.effective_sample_size + b.share * b.effective_sample_size)
        / (a.effective_sample_size + b.effective_sample_size);
    let variance = pooled * (1.0 - pooled) * (1.0 / a.effective_sample_size + 1.0 / b.effective_sample_size);
    if variance <= 0.0 { 1.0 } else { two_sided((a.share - b.share) / variance.sqrt()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seed;

    /// Against tables of Wilson's interval.
    #[test]
    fn intervals_are_those_of_wilson() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
    }

    fn sum(hits: impl IntoIterator<Item = (f64, usize)>) -> Share {
        let mut sum = ShareSum::default();
        for (hit, times) in hits {
            (0..times).for_each(|_| sum.add(hit));
            sum.end_deal();
        }
        sum.share()
    }

    /// A coin that is tossed once and counted four times is as certain as one toss.
    #[test]
    fn plays_that_repeat_their_deal_count_once() {
        let mut chance = Seed::from_number(1).chance(0);
        let share = sum((0..4000).map(|_| (f64::from(chance.below(2)), 4)));
        assert!((share.effective_sample_size / 4000.0 - 1.0).abs() < 0.05, "{share:?}");
        let share = sum((0..4000).map(|_| (f64::from(chance.below(2)), 1)));
        assert!((share.effective_sample_size / 4000.0 - 1.0).abs() < 0.05, "{share:?}");
    }

    /// About 95 % of the 95 % intervals contain the true share.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut chance = Seed::from_number(2).chance(0);
        let mut held = 0;
        for _ in 0..2000 {
            let share = sum((0..200).map(|_| (f64::from(u8::from(chance.below(10) < 3)), 3)));
            held += u32::from(share.low <= 0.3 && 0.3 <= share.high);
        }
        assert!((1860..=1940).contains(&held), "{held}");
    }

    /// 45 of 100 against 30 of 100: z = 2.1909, p = 0.0285 (pooled, without correction).
    #[test]
    fn proportions_are_compared_as_in_textbooks() {
        let of = |share: f64| Share { share, of: 100.0, effective_sample_size: 100.0, ..Share::default() };
        let p = proportion_test(&of(0.45), &of(0.30));
        assert!((p - 0.028_459_7).abs() < 1e-5, "{p}");
        assert!((proportion_test(&of(0.0), &of(0.0)) - 1.0).abs() < 1e-12);
    }
}
