//! Skill against luck: how much of the variance of results comes from the players, from the deal, and from the rest.
//!
//! Every deal is played several times, and from one play to the next all bots move on by a seat. The part of a result that
//! belongs to the seat in a deal, with any bot, is luck of the deal. The part that belongs to the level of the bot, on any
//! seat, is skill. The rest comes from this one play: the randomness of the bots, and the other players.

use serde::Serialize;

/// The results of one seat in all plays of a deal: the level of the bot, and its result.
pub type Outcomes = Vec<(usize, f64)>;

/// Parts of the variance, in squared points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Luck {
    /// The players; 0 if all play alike.
    pub skill: f64,
    /// The deal and the seat.
    pub deal: f64,
    /// This one play of the deal.
    pub play: f64,
}

impl Luck {
    /// Takes the variance apart. Levels are numbered from 0 to `levels`.
    pub fn of(groups: &[Outcomes], levels: usize) -> Luck {
        let mut sums = vec![(0.0, 0.0); levels];
        for &(level, result) in groups.iter().flatten() {
            sums[level].0 += result;
            sums[level].1 += 1.0;
        }
        let total: f64 = sums.iter().map(|(_, count)| count).sum();
        if total == 0.0 {
            return Luck::default();
        }
        let mean = sums.iter().map(|(sum, _)| sum).sum::<f64>() / total;
        let means: Vec<f64> = sums.iter().map(|(sum, count)| sum / count.max(1.0)).collect();

        // Within the plays of a deal at a seat, and between them, the level's own mean taken out.
        let (mut within, mut freedom, mut between, mut plays) = (0.0, 0.0, Vec::new(), 0.0);
        for group in groups.iter().filter(|group| group.len() > 1) {
            let left = |&(level, result): &(usize, f64)| result - means[level];
            let own = group.iter().map(left).sum::<f64>() / group.len() as f64;
            within += group.iter().map(|outcome| (left(outcome) - own).powi(2)).sum::<f64>();
            freedom += group.len() as f64 - 1.0;
            plays += group.len() as f64;
            between.push(own);
        }
        let play = if freedom > 0.0 { within / freedom } else { 0.0 };
        let groups = between.len() as f64;
        let middle = between.iter().sum::<f64>() / groups.max(1.0);
        let spread = between.iter().map(|own| (own - middle).powi(2)).sum::<f64>() / (groups - 1.0).max(1.0);
        let deal = if groups > 1.0 { (spread - play / (plays / groups)).max(0.0) } else { 0.0 };

        let by_level = sums.iter().zip(&means).filter(|((_, count), _)| *count > 0.0);
        let raw: f64 = by_level.clone().map(|((_, count), own)| count / total * (own - mean).powi(2)).sum();
        // The variance that the means of levels have by chance alone.
        let chance = (by_level.count().saturating_sub(1)) as f64 * (play + deal) / total;
        Luck { skill: (raw - chance).max(0.0), deal, play }
    }

    pub fn total(&self) -> f64 {
        self.skill + self.deal + self.play
    }

    /// Returns the three parts as shares of the whole.
    pub fn shares(&self) -> [f64; 3] {
        let total = self.total();
        [self.skill, self.deal, self.play].map(|part| if total > 0.0 { part / total } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Chance, Seed};

    /// Returns the sum of twelve uniform random numbers: variance 1.
    fn normal(chance: &mut Chance) -> f64 {
        (0..12).map(|_| f64::from(chance.below(1_000_000)) / 1e6).sum::<f64>() - 6.0
    }

    /// Results made of known parts are split into these parts.
    #[test]
    fn known_parts_are_found_again() {
        let mut chance = Seed::from_number(4).chance(0);
        let (skill, deal, play) = (2.0, 3.0, 1.5);
        let groups: Vec<Outcomes> = (0..4000)
            .map(|_| {
                let luck = deal * normal(&mut chance);
                let mut outcome =
                    |level: usize| (level, skill * (level as f64 - 0.5) * 2.0 + luck + play * normal(&mut chance));
                vec![outcome(0), outcome(1), outcome(0), outcome(1)]
            })
            .collect();
        let luck = Luck::of(&groups, 2);
        assert!((luck.skill / (skill * skill) - 1.0).abs() < 0.05, "{luck:?}");
        assert!((luck.deal / (deal * deal) - 1.0).abs() < 0.08, "{luck:?}");
        assert!((luck.play / (play * play) - 1.0).abs() < 0.05, "{luck:?}");
    }

    #[test]
    fn where_all_play_alike_there_is_no_skill() {
        let mut chance = Seed::from_number(5).chance(0);
        let groups: Vec<Outcomes> = (0..500).map(|_| (0..4).map(|_| (0, normal(&mut chance))).collect()).collect();
        let luck = Luck::of(&groups, 1);
        assert!(luck.skill == 0.0 && luck.deal < 0.05 && (luck.play - 1.0).abs() < 0.1, "{luck:?}");
        assert_eq!(Luck::of(&[], 0), Luck::default());
    }
}
