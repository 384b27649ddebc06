//! Whether everything was as it should be: chance, moves, result. Nothing is believed but the record and the rules.

use contract::{AnyGame, Message, Record, ReplayError};
use serde::{Deserialize, Serialize};

/// What the rules say about a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    /// The checksum of its seed.
    pub hash: String,
    /// Why it cannot be played so; nothing if every entry is allowed.
    pub refused: Option<Message>,
    /// Whether playing leads to the result that it tells.
    pub same_result: bool,
    /// A checksum of all views of the game, `None` if it cannot be played.
    pub fingerprint: Option<String>,
}

/// Plays a record again, all through, by the rules of its game; nothing if we do not have them.
pub fn check(record: &Record, rules: Option<&dyn AnyGame>) -> Checked {
    let hash = record.seed.hash();
    let Some(game) = rules else {
        let refused = Some(Message::new("server-unknown-game").with("game", record.game.as_str()));
        return Checked { hash, refused, same_result: false, fingerprint: None };
    };
    match game.replay(record) {
        Ok(_) => Checked { hash, refused: None, same_result: true, fingerprint: game.fingerprint(record).ok() },
        Err(ReplayError::Outcome) => Checked { hash, refused: None, same_result: false, fingerprint: None },
        Err(error) => Checked { hash, refused: Some(error.message()), same_result: false, fingerprint: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seed;

    fn record() -> Record {
        let game = shelf::game("harmonia").unwrap();
        let mut played = game.start(&game.usual_options(), 2, Seed::from_number(3)).unwrap();
        let mut chance = Seed::from_number(4).chance(0);
        while played.outcome().is_none() {
            let seat = played.awaited().iter().next().unwrap();
            let legal = played.legal(seat);
            let action = &legal[chance.below(legal.len() as u32) as usize];
            played.play(seat, action, contract::Millis(played.len() as u64)).unwrap();
        }
        played.record(vec!["Ada".to_owned(), "Bea".to_owned()])
    }

    fn check(record: &Record) -> Checked {
        super::check(record, shelf::game(&record.game))
    }

    #[test]
    fn an_honest_record_passes_and_a_forged_one_does_not() {
        let honest = record();
        let checked = check(&honest);
        assert_eq!((&checked.hash, &checked.refused, checked.same_result), (&honest.seed.hash(), &None, true));
        let fingerprint = shelf::game("harmonia").unwrap().fingerprint(&honest).unwrap();
        assert_eq!(checked.fingerprint, Some(fingerprint));

        let mut forged = honest.clone();
        forged.outcome.as_mut().unwrap().seats[0].score += 1;
        let checked = check(&forged);
        assert_eq!((checked.refused, checked.same_result), (None, false));

        // No action is legal when it is over.
        let mut forged = honest.clone();
        forged.log.push(honest.log[0].clone());
        assert_eq!(check(&forged).refused.unwrap().id, "record-entry");

        let other = Record { seed: Seed::from_number(9), ..honest.clone() };
        assert_ne!(check(&other).hash, honest.seed.hash());
    }
}
