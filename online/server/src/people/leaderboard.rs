//! Leaderboards: the best results of solo games, and of games of the day.

use crate::error::Error;
use protocol::Best;
use store::{Score, Store};
use table::Guest;

/// The most results that are listed.
const MOST_LISTED: u32 = 20;
/// The longest name of a leaderboard.
const LONGEST: usize = 48;

/// Returns whether a text can be the name of a leaderboard.
pub(crate) fn is_name(leaderboard: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-');
    (1..=LONGEST).contains(&leaderboard.len()) && leaderboard.chars().all(fits)
}

/// Returns the best results. Links to the games are shown only where they give nothing away.
pub(crate) async fn best(store: &Store, leaderboard: &str, guest: Guest, sealed: bool) -> Result<Vec<Best>, Error> {
    let scores = store
        .best(leaderboard, MOST_LISTED)
        .await
        .map_err(|error| Error::failed("cannot read a leaderboard", error))?;
    let guest = guest.to_string();
    let place = |score: &Score| 1 + scores.iter().filter(|other| other.score > score.score).count() as u32;
    let best = |score: &Score| {
        let you = score.guest == guest;
        let code = Some(score.code.clone()).filter(|_| you || !sealed);
        Best { place: place(score), name: score.name.clone(), score: score.score, code, you }
    };
    Ok(scores.iter().map(best).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_plain_names() {
        for good in ["solo.konfetti", "solo.colour-lines.task-3", &table::daily_leaderboard(20_000, "harmonia")] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["", "solo konfetti", "../x", "SOLO", &"x".repeat(LONGEST + 1)] {
            assert!(!is_name(bad), "{bad}");
        }
    }
}
