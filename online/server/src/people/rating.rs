//! Ratings by the method of Weng and Lin, which fits any number of players.

use protocol::RatedPlayer;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::Rating;

/// The displayed scale: 1500 for a new player, and a familiar spread.
const MIDDLE: f64 = 1500.0;
const SCALE: f64 = 48.0;

/// One game lowers the uncertainty of a rating at most to this share of the opponents' uncertainty: games against
/// unknown players tell little, however many there are.
const SURER: f64 = 0.5;

/// Returns the ratings after a game, from those before it and the ranks. Equal ranks are a draw.
pub(crate) fn after(before: &[Option<Rating>], ranks: &[u8]) -> Vec<Rating> {
    let fresh = WengLinRating::new();
    let known = |rating: &Option<Rating>| {
        rating.map_or(fresh, |Rating { mu, sigma, .. }| WengLinRating { rating: mu, uncertainty: sigma })
    };
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [known(rating)]).collect();
    let results: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(ranks).map(|(team, rank)| (&team[..], MultiTeamOutcome::new(usize::from(*rank)))).collect();
    let new = weng_lin_multi_team(&results, &WengLinConfig::new());
    let sum: f64 = teams.iter().map(|[rating]| rating.uncertainty).sum();
    let rating = |((new, [known]), old): ((Vec<WengLinRating>, &[WengLinRating; 1]), &Option<Rating>)| {
        let new = new.first().copied().unwrap_or(fresh);
        let others = (sum - known.uncertainty) / (teams.len() - 1).max(1) as f64;
        let sigma = new.uncertainty.max(known.uncertainty.min(others * SURER));
        let Rating { games, opponents, .. } = old.unwrap_or(Rating { mu: 0.0, sigma: 0.0, games: 0, opponents: 0 });
        Rating { mu: new.rating, sigma, games: games + 1, opponents }
    };
    new.into_iter().zip(&teams).zip(before).map(rating).collect()
}

/// Returns a rating as it is displayed.
pub(crate) fn shown(rating: Rating, name: String, you: bool) -> RatedPlayer {
    RatedPlayer {
        name,
        rating: (MIDDLE + (rating.mu - WengLinRating::new().rating) * SCALE).round() as i32,
        within: (2.0 * rating.sigma * SCALE).round() as i32,
        games: u32::try_from(rating.games).unwrap_or(u32::MAX),
        opponents: u32::try_from(rating.opponents).unwrap_or(u32::MAX),
        you,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_who_loses_falls() {
        let new = after(&[None, None, None], &[2, 1, 3]);
        assert!(new[1].mu > new[0].mu && new[0].mu > new[2].mu);
        assert!(new.iter().all(|rating| rating.games == 1 && rating.sigma < WengLinRating::new().uncertainty));
        let again = after(&new.iter().copied().map(Some).collect::<Vec<_>>(), &[3, 1, 2]);
        assert!(again[1].mu > new[1].mu && again[0].mu < new[0].mu);
        assert_eq!(again[0].games, 2);
    }

    /// Draws against one new browser after the other lowered the uncertainty without limit.
    #[test]
    fn nobody_becomes_much_surer_than_those_they_play_against() {
        let fresh = WengLinRating::new().uncertainty;
        let draws = |with: Option<Rating>| {
            (0..1000).fold(None, |own, _| after(&[own, with], &[1, 1]).into_iter().next()).unwrap()
        };
        let puppets = draws(None);
        assert!((puppets.sigma - fresh / 2.0).abs() < 1e-9, "{}", puppets.sigma);
        assert_eq!(puppets.games, 1000);
        let known = Rating { mu: 25.0, sigma: 2.0, games: 50, opponents: 20 };
        let people = draws(Some(known));
        assert!(people.sigma < 2.0, "those who are known well tell more: {}", people.sigma);
        let sure = Rating { sigma: 1.0, ..known };
        assert!(after(&[Some(sure), None], &[1, 2])[0].sigma <= 1.0, "and nobody becomes less sure by this");
    }

    #[test]
    fn a_draw_between_equals_changes_nothing_but_how_sure_it_is() {
        let new = after(&[None, None], &[1, 1]);
        assert!((new[0].mu - new[1].mu).abs() < 1e-9);
        let RatedPlayer { rating, within, games, .. } = shown(new[0], String::new(), false);
        assert_eq!((rating, games), (1500, 1));
        assert!((300..800).contains(&within), "{within}");
    }
}
