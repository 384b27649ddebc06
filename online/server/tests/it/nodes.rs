//! Two servers on the same database: the first to append wins, and the other one finds out.

use super::house::House;
use e2e::guest::{Socket, started};
use protocol::{Ask, Tell};
use serde_json::json;
use std::collections::BTreeMap;

#[tokio::test]
async fn a_server_that_was_too_late_rebuilds_and_tries_again() {
    let house = House::open().await;
    let other = house.another_node().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let mut elsewhere = guests[0].at(&other.url).connect(&code).await;
    elsewhere.view_at(0).await;

    // The other server does not know of this yet.
    sockets[0].play("take").await.unwrap();
    let stale = Ask::Play { action: "take".to_owned(), number: Some(0) };
    assert_eq!(elsewhere.ask(stale).await.unwrap_err().id, "table-stale");
    assert_eq!(elsewhere.number(), Some(1), "and has been told what happened");

    sockets[0].play("take").await.unwrap();
    elsewhere.play("take").await.unwrap();
    assert_eq!(elsewhere.number(), Some(3), "tried again on what had happened");

    // Now the first server is behind.
    assert_eq!(sockets[0].play("take").await.unwrap_err().id, "stones-none");
    sockets[0].play("end").await.unwrap();
    assert_eq!(sockets[0].number(), Some(4));
}

/// Both servers fire the same deadline; the log has it once.
#[tokio::test]
async fn a_deadline_fired_twice_is_harmless() {
    let house = House::open().await;
    let other = house.another_node().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({"think": 400}), 2).await;
    let mut elsewhere = guests[1].at(&other.url).connect(&code).await;
    for socket in [&mut sockets[0], &mut elsewhere] {
        socket.hear_until(|socket| socket.number() >= Some(4)).await;
    }
    let (here, there) = (lines(&sockets[0]), lines(&elsewhere));
    let both: Vec<_> = here.iter().filter(|(number, _)| there.contains_key(number)).collect();
    assert!(!both.is_empty());
    assert!(both.iter().all(|(number, line)| there[number] == **line), "{here:?} {there:?}");
    // Each turn passes once: the moments are a turn apart.
    let moments: Vec<u64> = here.values().map(|line| line.split(' ').next().unwrap().parse().unwrap()).collect();
    assert!(moments.windows(2).all(|pair| pair[0] < pair[1]), "{moments:?}");
}

/// Returns the lines of the game's log that a socket was told, by number.
fn lines(socket: &Socket) -> BTreeMap<usize, String> {
    let games = socket.heard.iter().filter_map(|text| match serde_json::from_str(text).unwrap() {
        Tell::Game(game) => Some((game.number, game.last?)),
        _ => None,
    });
    games.collect()
}
