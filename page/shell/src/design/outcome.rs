//! What the games of a study say, beside those of the edition that comes with the game.

use lab::{Difference, Plan, Row, Summary, What, compare};

/// One edition, measured.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    pub(super) plan: Plan,
    pub(super) summary: Summary,
}

/// Games as they were played, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Games {
    pub(super) plan: Option<Box<Plan>>,
    pub(super) rows: Vec<Row>,
}

/// A draft, measured, and the edition that comes with the game if the draft is another one.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) own: Measured,
    pub(super) usual: Option<Measured>,
    differences: Vec<Difference>,
}

impl Outcome {
    /// Sums up equally many games of both, only whole deals; nothing if there is not even one.
    pub(super) fn of(own: Games, usual: Option<Games>) -> Option<Outcome> {
        let games = usual.as_ref().map_or(own.rows.len(), |usual| usual.rows.len().min(own.rows.len()));
        let own = measured(own, games)?;
        let usual = match usual {
            Some(usual) => Some(measured(usual, games)?),
            None => None,
        };
        let compared = usual.as_ref().map(|usual| compare((&usual.plan, &usual.summary), (&own.plan, &own.summary)));
        Some(Outcome { own, usual, differences: compared.and_then(Result::ok).unwrap_or_default() })
    }

    /// Whether both differ in something by more than chance would make.
    pub(super) fn differs(&self, what: &What) -> bool {
        self.differences.iter().any(|difference| difference.what == *what && difference.is_significant())
    }

    /// In how many things of how many they do.
    pub(super) fn differences(&self) -> (usize, usize) {
        (self.differences.iter().filter(|difference| difference.is_significant()).count(), self.differences.len())
    }
}

fn measured(games: Games, most: usize) -> Option<Measured> {
    let (plan, mut rows) = (*games.plan?, games.rows);
    let replays = plan.replays.max(1) as usize;
    rows.truncate(most / replays * replays);
    let summary = Summary::of(&plan, &rows);
    (!rows.is_empty()).then_some(Measured { plan, summary })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition as _;
    use lab::StudyRequest;
    use shelf::kaleidoskop::Kaleidoskop;

    fn games(edition: &str, games: u64) -> Games {
        let asked = StudyRequest {
            games,
            seats: vec!["random".to_owned(); 3],
            options: Vec::new(),
            rounds: 30,
            reaction: 400,
            seed: 1,
            replays: None,
            edition: None,
            events: false,
        };
        let edition = shelf::kaleidoskop::Edition::parse(edition).unwrap();
        let study = lab::study_of::<Kaleidoskop>(edition.into(), &asked).unwrap();
        let mut bench = study.bench();
        let rows = (0..games).map(|game| bench.play(game).unwrap().0).collect();
        Games { plan: Some(Box::new(study.plan().clone())), rows }
    }

    #[test]
    fn what_was_stopped_counts_as_far_as_both_went() {
        let text = shelf::kaleidoskop::Edition::standard_text();
        let own = games(&text.replacen("purse = 1 ", "purse = 9 ", 1), 33);
        let outcome = Outcome::of(own.clone(), Some(games(text, 20))).unwrap();
        // Whole deals of three games each.
        assert_eq!((outcome.own.summary.games, outcome.usual.as_ref().unwrap().summary.games), (18, 18));
        assert_eq!(Outcome::of(own.clone(), None).unwrap().own.summary.games, 33);
        assert!(Outcome::of(own, Some(Games::default())).is_none());
    }

    #[test]
    fn a_fuller_purse_is_noticed_and_an_equal_one_is_not() {
        let text = shelf::kaleidoskop::Edition::standard_text();
        let usual = games(text, 300);
        let richer = games(&text.replacen("purse = 1 ", "purse = 9 ", 1), 300);
        let outcome = Outcome::of(richer, Some(usual.clone())).unwrap();
        // A player with more money can buy more, and has more to choose from.
        assert!(outcome.differs(&What::Number("lab-choices")));
        let same = Outcome::of(usual.clone(), Some(usual)).unwrap();
        assert_eq!(same.differences().0, 0);
        assert!(same.differences().1 > 10);
    }
}
