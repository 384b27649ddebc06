//! Whether two samples differ, by ranks; and what remains when many things are tested at once.

use super::normal::two_sided;

/// Returns the probability that two samples of one distribution differ at least as much as these: the two-sided test of Mann,
/// Whitney and Wilcoxon, by the normal approximation with a correction for ties.
pub fn rank_test(a: &[f64], b: &[f64]) -> f64 {
    let (n, m) = (a.len() as f64, b.len() as f64);
    if a.is_empty() || b.is_empty() {
        return 1.0;
    }
    let mut all: Vec<(f64, bool)> = a.iter().map(|&x| (x, true)).chain(b.iter().map(|&x| (x, false))).collect();
    all.sort_by(|x, y| x.0.total_cmp(&y.0));
    let (mut ranks, mut ties, mut start) = (0.0, 0.0, 0);
    while start < all.len() {
        let equal = all[start..].iter().take_while(|x| x.0 == all[start].0).count();
        let t = equal as f64;
        // Equal values share the mean of their ranks.
        let rank = start as f64 + (t + 1.0) / 2.0;
        ranks += rank * all[start..start + equal].iter().filter(|x| x.1).count() as f64;
        ties += t * t * t - t;
        start += equal;
    }
    let u = ranks - n * (n + 1.0) / 2.0;
    let total = n + m;
    let variance = n * m / 12.0 * (total + 1.0 - ties / (total * (total - 1.0)).max(1.0));
    if variance <= 0.0 { 1.0 } else { two_sided((u - n * m / 2.0) / variance.sqrt()) }
}

/// Corrects the probabilities of several tests made at once (Holm), in the given order.
pub fn holm(probabilities: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&a, &b| probabilities[a].total_cmp(&probabilities[b]));
    let mut corrected = vec![1.0; probabilities.len()];
    let mut most: f64 = 0.0;
    for (place, &index) in order.iter().enumerate() {
        most = most.max(probabilities[index] * (probabilities.len() - place) as f64).min(1.0);
        corrected[index] = most;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seed;

    /// scipy.stats.mannwhitneyu([1,2,3,4,5,6,7,8,9,10], [3,4,5,6,7,8,9,10,11,12], use_continuity=False).pvalue
    #[test]
    fn ranks_are_compared_as_in_other_programs() {
        let a: Vec<f64> = (1..=10).map(f64::from).collect();
        let b: Vec<f64> = (3..=12).map(f64::from).collect();
        let p = rank_test(&a, &b);
        assert!((p - SCIPY).abs() < 1e-9, "{p}");
        assert!((rank_test(&a, &a) - 1.0).abs() < 1e-12);
        assert!((rank_test(&[1.0; 5], &[1.0; 7]) - 1.0).abs() < 1e-12);
    }
    const SCIPY: f64 = 0.172_321_293_624_3;

    /// If nothing differs, one test in twenty reports a difference.
    #[test]
    fn false_alarms_are_as_rare_as_they_should_be() {
        let mut chance = Seed::from_number(3).chance(0);
        let mut draw = |n: usize| (0..n).map(|_| f64::from(chance.below(12))).collect::<Vec<_>>();
        let alarms = (0..2000).filter(|_| rank_test(&draw(60), &draw(80)) < 0.05).count();
        assert!((70..=135).contains(&alarms), "{alarms}");
    }

    #[test]
    fn holm_corrects_as_in_textbooks() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        let expected = [0.03, 0.06, 0.06, 0.02];
        assert!(corrected.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{corrected:?}");
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }
}
