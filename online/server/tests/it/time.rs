//! Games against the clock. Nothing here depends on how fast the machine is.

use super::house::House;
use super::stones::View;
use contract::Seat;
use e2e::guest::{Socket, started};
use protocol::Ask;
use serde_json::{Value, json};
use std::time::Duration;
use store::{Card, Head};
use tokio::time::sleep;

fn view(socket: &Socket) -> View {
    serde_json::from_str(socket.view()).unwrap()
}

fn last_is_time(socket: &Socket) -> bool {
    socket.game.as_ref().is_some_and(|game| game.last.as_ref().is_some_and(|line| line.ends_with(" time")))
}

#[tokio::test]
async fn time_moves_the_game_when_nobody_does() {
    let house = House::open().await;
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({"think": 300}), 2).await;
    let number = sockets[0].number();
    let _ = sockets[0].play("take").await;
    for socket in &mut sockets {
        socket.hear_until(|socket| socket.number() > number && last_is_time(socket)).await;
        assert_eq!(view(socket).stones, 12, "what was taken is put back");
        let game = socket.game.as_ref().unwrap();
        let at: u64 = game.last.as_ref().unwrap().split(' ').next().unwrap().parse().unwrap();
        assert!(at >= 300 && game.now.0 >= at && game.deadline.unwrap().0 > at, "{game:?}");
    }
}

/// The clock alone decides whose turn it is: an action after the end of the turn is refused.
#[tokio::test]
async fn whoever_comes_too_late_is_too_late() {
    let house = House::open().await;
    let (_, _, mut sockets) = started(&house.node.url, "stones", json!({"think": 300}), 2).await;
    let anna = &mut sockets[0];
    loop {
        anna.hear_until(|anna| view(anna).turn == Seat(1)).await;
        let number = anna.number();
        match anna.ask(Ask::Play { action: "take".to_owned(), number }).await {
            Err(why) if why.id == "stones-turn" => break,
            // The turn came back meanwhile.
            other => assert_eq!(other.unwrap_err().id, "table-stale"),
        }
    }
}

/// A deadline that came while no server was running fires with the first connection, once.
#[tokio::test]
async fn missed_deadlines_are_made_up_for() {
    const MINUTES: u64 = 60_000;
    let house = House::open().await;
    let (code, guests, _) = started(&house.node.url, "stones", json!({"think": 10 * MINUTES}), 2).await;
    let store = house.store().await;
    let mut log = store.load(&code).await.unwrap();
    // The same table, but 35 minutes earlier: three turns have passed.
    let mut started: Value = serde_json::from_str(log.last().unwrap()).unwrap();
    let at = &mut started["started"]["at"];
    *at = json!(at.as_u64().unwrap() - 35 * MINUTES);
    *log.last_mut().unwrap() = started.to_string();
    store.append("AGEAGE", Head::START, log, None).await.unwrap();

    let mut anna = guests[0].connect("AGEAGE").await;
    anna.view_at(1).await;
    assert!(last_is_time(&anna));
    assert_eq!(view(&anna).turn, Seat(1));
    let mut ben = guests[1].connect("AGEAGE").await;
    ben.view_at(1).await;
    ben.play("take").await.unwrap();
    assert_eq!(ben.number(), Some(2));
}

/// A table that was started under older rules cannot be opened: it is tried once and never again.
#[tokio::test]
async fn a_table_that_rules_have_outlived_is_looked_after_no_more() {
    let house = House::open().await;
    let (code, _, _) = started(&house.node.url, "stones", json!({}), 2).await;
    let store = house.store().await;
    let mut log = store.load(&code).await.unwrap();
    let mut first: Value = serde_json::from_str(log.last().unwrap()).unwrap();
    first["started"]["rules"] = json!(0);
    *log.last_mut().unwrap() = first.to_string();
    let card = store.card(&code).await.unwrap().unwrap().card;
    store.append("RUZES2", Head::START, log, Some(Card { due: Some(1), ..card })).await.unwrap();
    // The server looks for due tables as soon as it starts.
    let _house = house.restart().await;
    let mut tries = 0;
    while store.card("RUZES2").await.unwrap().unwrap().card.due.is_some() {
        tries += 1;
        assert!(tries < 500, "it is still due");
        sleep(Duration::from_millis(20)).await;
    }
}
