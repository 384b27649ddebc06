//! Uploads of games that were played offline.

use super::house::House;
use super::stones::Stones;
use colour_lines::ColourLines;
use contract::{AnyGame, Level, Seat, Seed, ShelfGame};
use protocol::{Ask, History, Leaderboard, Opened, Stage, Upload};
use reqwest::StatusCode;
use serde_json::json;
use table::{Event, Guest, Presence, Refusal, Table, UnixMillis};

static STONES: &dyn AnyGame = &ShelfGame::<Stones>::NEW;

fn at_home() -> Guest {
    Guest::from(Seed([7; 32]))
}

fn random() -> Result<Seed, Refusal> {
    Ok(Seed([9; 32]))
}

/// Plays stones offline against a bot, with these actions.
fn played(actions: &[&str]) -> Vec<String> {
    let opening = Table::opening(STONES, at_home());
    let mut table = Table::rebuild(&[STONES], &[opening.write()]).unwrap();
    let mut log = vec![opening.write()];
    let mut asks = vec![
        Ask::Sit { name: "Anna".to_owned(), seat: Some(Seat(0)) },
        Ask::Bot { seat: Seat(1), level: Some(Level::Easy) },
        Ask::Options { options: json!({"stones": 1}) },
        Ask::Start,
    ];
    asks.extend(actions.iter().map(|action| Ask::Play { action: (*action).to_owned(), number: None }));
    for ask in asks {
        let happened = table.ask(at_home(), &Presence::EVERYBODY, &ask, UnixMillis(1_000), random).unwrap();
        log.extend(happened.iter().map(Event::write));
    }
    log
}

#[tokio::test]
async fn a_game_from_home_is_found_among_ones_own_and_by_others() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let log = played(&["take", "end"]);
    let bring = async |log: &[String]| anna.post("/api/tables/brought", &Upload { log: log.to_vec() }).await;
    let first: Opened = bring(&log).await.json().await.unwrap();
    let again: Opened = bring(&log).await.json().await.unwrap();
    assert_eq!(again, first, "it is brought once");
    let history: History = anna.get("/api/me/games").await.json().await.unwrap();
    assert_eq!(history.games.iter().map(|game| game.code.as_str()).collect::<Vec<_>>(), [first.code.as_str()]);
    let record = ben.get(&format!("/api/tables/{}/record", first.code)).await;
    let record: contract::Record = record.json().await.unwrap();
    assert_eq!(record.seats, ["Anna", "bot easy"]);
    assert!(history.games[0].home, "the list says that it was played at home");
    let table = ben.connect(&first.code).await;
    assert!(table.table().home, "and so does the table");
    assert_eq!(table.table().you, None, "it is Anna's, not Ben's");
    assert_eq!(anna.connect(&first.code).await.table().you, Some(Seat(0)));
}

/// The seed of an upload may have been chosen: nothing uploaded counts.
#[tokio::test]
async fn a_game_from_home_counts_for_nothing() {
    let house = House::open().await;
    let anna = house.guest().await;
    let game: &'static dyn AnyGame = &ShelfGame::<ColourLines>::NEW;
    let opening = Table::opening(game, at_home());
    let mut table = Table::rebuild(&[game], &[opening.write()]).unwrap();
    let mut log = vec![opening.write()];
    let mut asks = vec![Ask::Start, Ask::Sit { name: "Anna".to_owned(), seat: None }];
    let mut chance = e2e::guest::chance(2);
    while table.stage() != Stage::Over {
        let ask = asks.pop().unwrap_or_else(|| {
            let (view, _) = table.view(Seat(0)).unwrap();
            Ask::Play { action: e2e::guest::choose::<ColourLines>(&view, Seat(0), &mut chance), number: None }
        });
        let happened = table.ask(at_home(), &Presence::EVERYBODY, &ask, UnixMillis(1_000), random).unwrap();
        log.extend(happened.iter().map(Event::write));
    }
    assert_eq!(anna.post("/api/tables/brought", &Upload { log }).await.status(), StatusCode::OK);
    let board: Leaderboard = anna.get("/api/boards/solo.colour-lines").await.json().await.unwrap();
    assert!(board.best.is_empty(), "{board:?}");
}

/// The same game, with a pause before its end.
fn rested(log: &[String], until: u64) -> Vec<String> {
    let rest = |paused: bool, at: u64| json!({"paused": {"paused": paused, "at": at}}).to_string();
    let mut log = log.to_vec();
    log.extend([rest(true, 0), rest(false, until)]);
    log.push(json!({"line": "1 1 end"}).to_string());
    log
}

#[tokio::test]
async fn what_is_no_finished_game_is_refused() {
    let house = House::open().await;
    let anna = house.guest().await;
    let whole = played(&["take", "end"]);
    let replace = |from: &str, to: &str| whole.iter().map(|entry| entry.replace(from, to)).collect::<Vec<_>>();
    let with = |entry: &str| {
        let mut log = whole.clone();
        log.insert(1, entry.to_owned());
        log
    };
    let cases = [
        ("nothing", Vec::new()),
        ("not over", played(&["take"])),
        ("no JSON", vec!["hello".to_owned()]),
        ("another game", replace("stones\",\"host", "chess\",\"host")),
        ("a line that cannot be played", replace("end", "jump")),
        ("a name that nobody can have", replace("Anna", "A\\u0007nna")),
        ("a rated game", with(r#"{"terms":{"terms":{"rated":true}}}"#)),
        ("a game of a day", replace("\"options\":", "\"day\":20000,\"options\":")),
        ("a game of tomorrow", replace("\"at\":1000", "\"at\":99999999999999")),
        ("the middle only", whole[1..].to_vec()),
        ("a rest that ends at the end of time", rested(&played(&["take"]), u64::MAX)),
        ("a rest until the year 10000", rested(&played(&["take"]), 253_402_300_800_000)),
    ];
    for (what, log) in cases {
        let answer = anna.post("/api/tables/brought", &Upload { log }).await;
        assert!(answer.status().is_client_error(), "{what}: {}", answer.status());
    }
    let much = Upload { log: vec!["x".repeat(protocol::LONGEST_BROUGHT)] };
    assert_eq!(anna.post("/api/tables/brought", &much).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let history: History = anna.get("/api/me/games").await.json().await.unwrap();
    assert!(history.games.is_empty());
}
