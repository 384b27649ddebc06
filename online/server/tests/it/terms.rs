//! Terms: rematches, pauses, taking over, delayed spectators, turns that time out.

use super::house::House;
use contract::Seat;
use e2e::guest::{Socket, started};
use protocol::{Ask, Clock, Opened, Stage, Terms};
use reqwest::StatusCode;
use serde_json::json;

/// Two people at a table of stones, and the table's code.
async fn two(house: &House, terms: Terms) -> (String, Vec<(e2e::guest::Guest, Socket)>) {
    let (host, friend) = (house.guest().await, house.guest().await);
    let code = host.open("stones").await;
    let (mut at_host, mut at_friend) = (host.connect(&code).await, friend.connect(&code).await);
    at_host.ask(Ask::Terms { terms }).await.unwrap();
    at_host.ask(Ask::Options { options: json!({"stones": 2}) }).await.unwrap();
    at_host.sit("Anna", None).await.unwrap();
    at_friend.sit("Ben", None).await.unwrap();
    at_host.hear_until(|socket| socket.table().chairs.iter().flatten().count() == 2).await;
    at_host.ask(Ask::Start).await.unwrap();
    at_friend.hear_until(|socket| socket.number() == Some(0)).await;
    (code, vec![(host, at_host), (friend, at_friend)])
}

#[tokio::test]
async fn those_who_played_play_again_at_one_table() {
    let house = House::open().await;
    let (code, mut people) = two(&house, Terms::default()).await;
    let path = format!("/api/tables/{code}/rematch");
    assert_eq!(people[1].0.post(&path, &json!({})).await.status(), StatusCode::FORBIDDEN, "the game goes on");
    for action in ["take", "take", "end"] {
        people[0].1.play(action).await.unwrap();
    }
    assert_eq!(people[0].1.table().stage, Stage::Over);
    let stranger = house.guest().await;
    assert_eq!(stranger.post(&path, &json!({})).await.status(), StatusCode::FORBIDDEN);
    let again: Opened = people[1].0.post(&path, &json!({})).await.json().await.unwrap();
    people[0].1.hear_until(|socket| socket.table().rematch.as_ref() == Some(&again.code)).await;
    let same: Opened = people[0].0.post(&path, &json!({})).await.json().await.unwrap();
    assert_eq!(same, again);
    let ben = people[1].0.connect(&again.code).await;
    let table = ben.table();
    assert_eq!((table.you, table.host, table.stage), (Some(Seat(0)), true, Stage::Gathering));
    assert_eq!(table.options["stones"], 2);
}

#[tokio::test]
async fn a_game_rests_and_survives_a_restart_at_rest() {
    let house = House::open().await;
    let (code, mut people) = two(&house, Terms::default()).await;
    people[1].1.ask(Ask::Pause { paused: true }).await.unwrap();
    people[0].1.hear_until(|socket| socket.table().paused).await;
    assert_eq!(people[0].1.play("take").await.unwrap_err().id, "table-paused");
    let house = house.restart().await;
    let mut anna = people[0].0.at(&house.node.url).connect(&code).await;
    assert!(anna.table().paused);
    anna.ask(Ask::Pause { paused: false }).await.unwrap();
    anna.play("take").await.unwrap();
}

#[tokio::test]
async fn a_friend_takes_over_and_sees_that_hand_only() {
    let house = House::open().await;
    let (code, mut people) = two(&house, Terms::default()).await;
    let before = people[1].1.view().to_owned();
    people[1].1.ask(Ask::Free { seat: Seat(1) }).await.unwrap();
    people[1].1.hear_until(|socket| socket.table().you.is_none() && socket.view() != before).await;
    assert!(people[1].1.view().contains(r#""own":null"#), "who has left sees no secret any more");
    let friend = house.guest().await;
    let mut dan = friend.connect(&code).await;
    dan.sit("Dan", None).await.unwrap();
    assert_eq!(dan.table().you, Some(Seat(1)));
    assert_eq!(dan.view(), before);
}

#[tokio::test]
async fn late_spectators_are_told_nothing_early() {
    let house = House::open().await;
    let (code, mut people) = two(&house, Terms { delay: 900, ..Terms::default() }).await;
    let mut watcher = house.guest().await.connect(&code).await;
    watcher.view_at(0).await;
    people[0].1.play("take").await.unwrap();
    people[1].1.hear_until(|socket| socket.number() == Some(1)).await;
    watcher.ask(Ask::Ping).await.unwrap();
    assert_eq!(watcher.number(), Some(0));
    let mut newcomer = house.guest().await.connect(&code).await;
    newcomer.view_at(0).await;
    people[0].1.play("take").await.unwrap();
    people[0].1.play("end").await.unwrap();
    watcher.hear_until(Socket::is_over).await;
}

#[tokio::test]
async fn everybody_sees_until_when_a_turn_lasts() {
    let house = House::open().await;
    let (_, people) = two(&house, Terms { clock: Clock::Relaxed, ..Terms::default() }).await;
    let game = people[1].1.game.as_ref().unwrap();
    assert_eq!(game.turns, [(Seat(0), Clock::Relaxed.turn().unwrap())]);
}

#[tokio::test]
async fn without_terms_nothing_changes() {
    let house = House::open().await;
    let (_, _, people) = started(&house.node.url, "stones", json!({}), 2).await;
    assert_eq!(people[0].table().terms, Terms::default());
    assert!(people[0].game.as_ref().unwrap().turns.is_empty());
}
