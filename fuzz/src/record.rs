//! Records as people could upload them.

use contract::Record;

/// A record in JSON is replayed or refused. What is replayed can be written down and replayed again, to the same end.
pub fn record(data: &[u8]) {
    let Ok(record) = serde_json::from_slice::<Record>(data) else { return };
    let text = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("it can be read back"), record);
    let Some(game) = shelf::game(&record.game) else { return };
    match game.replay(&record, None) {
        Err(why) => assert!(!why.message().id.is_empty()),
        Ok(replayed) => {
            let again = replayed.record(record.seats.clone());
            assert_eq!(again.outcome, record.outcome);
            let twice = game.replay(&again, None).expect("what was replayed can be replayed");
            assert_eq!(twice.record(record.seats.clone()), again);
            assert_eq!(game.fingerprint(&again).ok(), game.fingerprint(&twice.record(record.seats.clone())).ok());
        }
    }
}
