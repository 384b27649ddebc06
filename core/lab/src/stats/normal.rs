//! The normal distribution.

use libm::erfc;
use std::f64::consts::SQRT_2;

/// Returns the probability that a standard normal number is greater than `z`.
pub fn upper_tail(z: f64) -> f64 {
    0.5 * erfc(z / SQRT_2)
}

/// Returns the probability that a standard normal number is farther from 0 than `z`.
pub fn two_sided(z: f64) -> f64 {
    erfc(z.abs() / SQRT_2).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tails_are_those_of_the_tables() {
        for (z, expected) in [
            (0.0, 0.5),
            (1.0, 0.158_655_253_931),
            (1.96, 0.024_997_895_148),
            (3.0, 0.001_349_898_032),
            (-1.0, 0.841_344_746_069),
        ] {
            assert!((upper_tail(z) - expected).abs() < 1e-11, "{z}: {}", upper_tail(z));
        }
        let far = upper_tail(6.0);
        assert!((far / 9.865_876_450_377e-10 - 1.0).abs() < 1e-9, "{far}");
        assert!((two_sided(-2.575_829_303_549) - 0.01).abs() < 1e-12);
    }
}
