//! Records as people could upload them.

use crate::first_line;
use contract::{AnyGame, AnyMatch, Record, Seed, Viewer};

/// Replays a record in JSON. What is not refused can be written and replayed again, with the same outcome.
///
/// Data that does not begin like JSON is a line with a game and a number of seats, and then the lines of a log.
pub fn record(data: &[u8]) {
    if data.first() != Some(&b'{') {
        return log(data);
    }
    let Ok(record) = serde_json::from_slice::<Record>(data) else { return };
    let text = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("it can be read back"), record);
    let Some(game) = shelf::game(&record.game) else { return };
    match game.replay(&record) {
        Err(why) => assert!(!why.message().id.is_empty()),
        Ok(replayed) => {
            let again = replayed.record(record.seats.clone());
            assert_eq!(again.outcome, record.outcome);
            replays(game, &again);
        }
    }
}

/// Applies the lines of a log. A refused line changes nothing.
fn log(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (head, lines) = first_line(text);
    let mut words = head.split(' ');
    let game = words.next().and_then(shelf::game).unwrap_or(shelf::games()[0]);
    let seats = words.next().and_then(|word| word.parse().ok()).unwrap_or(*game.seats().end());
    let Ok(mut played) = game.start(&game.usual_options(), seats, Seed::from_number(1)) else { return };
    for line in lines.lines().take(300) {
        let (length, before) = (played.len(), views(played.as_ref()));
        if let Err(why) = played.apply(line) {
            assert!(!why.id.is_empty());
            assert_eq!((played.len(), views(played.as_ref())), (length, before), "a refused line changes nothing");
        }
    }
    replays(game, &played.record(vec![String::new(); usize::from(seats)]));
}

fn replays(game: &dyn AnyGame, record: &Record) {
    let twice = game.replay(record).expect("what was replayed can be replayed");
    assert_eq!(&twice.record(record.seats.clone()), record);
    game.fingerprint(record).expect("what can be replayed has a fingerprint");
}

fn views(played: &dyn AnyMatch) -> Vec<String> {
    Viewer::all(played.seats()).map(|viewer| played.view(viewer).get().to_owned()).collect()
}
