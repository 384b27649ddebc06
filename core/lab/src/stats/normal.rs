//! The normal distribution.

use std::f64::consts::{PI, SQRT_2};

/// How likely a standard normal number is greater than `z`.
pub fn upper_tail(z: f64) -> f64 {
    0.5 * erfc(z / SQRT_2)
}

/// How likely a standard normal number is farther from 0 than `z`.
pub fn two_sided(z: f64) -> f64 {
    erfc(z.abs() / SQRT_2).min(1.0)
}

/// The complementary error function: its series near 0, a continued fraction (Lentz) farther out.
fn erfc(x: f64) -> f64 {
    if x < 0.0 {
        return 2.0 - erfc(-x);
    }
    if x < 2.5 {
        let (mut term, mut sum, mut n) = (x, x, 0.0);
        while term.abs() > 1e-17 * sum.abs() && n < 200.0 {
            n += 1.0;
            term *= -x * x / n;
            sum += term / (2.0 * n + 1.0);
        }
        return 1.0 - 2.0 / PI.sqrt() * sum;
    }
    // erfc(x) = exp(-x²)/√π · 1/(x + (1/2)/(x + (2/2)/(x + …)))
    let mut fraction = x;
    for n in (1..=80).rev() {
        fraction = x + f64::from(n) / 2.0 / fraction;
    }
    (-x * x).exp() / PI.sqrt() / fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against tables of the normal distribution.
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
