//! Bots at online tables: they sit, play by themselves, and nobody can be one.

use crate::house::House;
use contract::{Level, Seat};
use e2e::guest::chance;
use konfetti::{Phase, View};
use protocol::{Ask, Stage};
use serde_json::json;

fn bot(seat: u8, level: Level) -> Ask {
    Ask::Bot { seat: Seat(seat), level: Some(level) }
}

#[tokio::test]
async fn bots_are_put_on_chairs_by_the_host_and_taken_away() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let code = host.open("kaleidoskop").await;
    let (mut host, mut guest) = (host.connect(&code).await, guest.connect(&code).await);
    host.sit("Ada", Some(0)).await.unwrap();
    guest.sit("Bo", Some(1)).await.unwrap();
    assert_eq!(guest.ask(bot(2, Level::Easy)).await.unwrap_err().id, "table-not-host");
    assert_eq!(host.ask(bot(1, Level::Easy)).await.unwrap_err().id, "table-chair-taken");
    assert_eq!(host.ask(bot(9, Level::Easy)).await.unwrap_err().id, "table-no-chair");
    host.ask(bot(2, Level::Easy)).await.unwrap();
    host.ask(bot(2, Level::Hard)).await.unwrap();
    host.ask(bot(3, Level::Medium)).await.unwrap();
    let levels: Vec<_> = host.table().chairs.iter().flatten().map(|sitter| (sitter.here, sitter.bot)).collect();
    assert_eq!(levels, [(true, None), (true, None), (true, Some(Level::Hard)), (true, Some(Level::Medium))]);
    host.ask(Ask::Bot { seat: Seat(3), level: None }).await.unwrap();
    assert_eq!(host.table().chairs[3], None);
    // A person can take no bot's chair, and the table goes to a person when the host stands up.
    assert_eq!(guest.sit("Bo", Some(2)).await.unwrap_err().id, "table-chair-taken");
    host.ask(Ask::Stand).await.unwrap();
    guest.hear_until(|guest| guest.table().host).await;
    guest.ask(Ask::Bot { seat: Seat(0), level: Some(Level::Easy) }).await.unwrap();
    guest.ask(Ask::Start).await.unwrap();
    assert_eq!(guest.ask(bot(4, Level::Easy)).await.unwrap_err().id, "table-started");
}

/// Somebody plays a whole solo-sized game of Colour Lines against two bots, and watches what they do.
#[tokio::test]
async fn bots_play_by_themselves() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("colour-lines").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Easy)).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    person.hear_until(|person| person.game.is_some()).await;
    let mut chance = chance(1);
    let acted = |person: &e2e::guest::Socket| person.heard.iter().filter(|text| text.contains(r#""last":"#)).count();
    while acted(&person) < 12 {
        let game = person.game.as_ref().unwrap();
        if game.awaited.has(Seat(0)) {
            let action = e2e::guest::choose::<colour_lines::ColourLines>(person.view(), Seat(0), &mut chance);
            // A bot may have acted meanwhile.
            let _ = person.ask(Ask::Play { action, number: None }).await;
        } else {
            person.hear().await.unwrap();
        }
    }
    let lines = person.heard.iter().filter(|text| text.contains(" 2 ")).count();
    assert!(lines > 0, "the bot on the second seat has done something");
}

/// A server that restarts in the middle of a game finds its bots again, and they play on.
#[tokio::test]
async fn bots_survive_a_restart() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("konfetti").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    person.ask(bot(1, Level::Hard)).await.unwrap();
    person.ask(Ask::Options { options: json!({"sand": 120}) }).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    let house = house.restart().await;
    let mut person = guest.at(&house.node.url).connect(&code).await;
    assert_eq!(person.table().chairs[1].as_ref().unwrap().bot, Some(Level::Hard));
    let held = |text: &str| serde_json::from_str::<View>(text).unwrap().seats[1].held.len();
    person.hear_until(|person| person.game.is_some() && held(person.view()) >= 2).await;
}

#[tokio::test]
async fn bots_race_too() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("konfetti").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    for seat in 1..4 {
        person.ask(bot(seat, Level::Hard)).await.unwrap();
    }
    person.ask(Ask::Options { options: json!({"sand": 30}) }).await.unwrap();
    person.ask(Ask::Start).await.unwrap();
    person.hear_until(|person| person.table().stage == Stage::Playing && person.game.is_some()).await;
    let view = |person: &e2e::guest::Socket| -> View { serde_json::from_str(person.view()).unwrap() };
    person.hear_until(|person| view(person).seats[1..].iter().all(|seat| seat.held.len() >= 2)).await;
    assert!(matches!(view(&person).phase, Phase::Sand { .. }));
}
