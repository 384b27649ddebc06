//! One household that takes what all share: the lobby, a table, the disk, the bots.

use super::super::house::House;
use super::refused;
use contract::{Level, Seat};
use e2e::guest::{Guest, Socket};
use protocol::{Ask, ListedTable, Lobby, Terms};
use server::{Limits, Settings};
use std::time::Duration;

/// A server behind a proxy, so that clients can choose their addresses.
async fn house(limits: Limits) -> House {
    House::with(Settings { limits, behind_proxy: true, ..Settings::default() }).await
}

async fn connect(guest: &Guest, code: &str, from: &str) -> Socket {
    let mut socket = guest.try_connect(code, &[("x-forwarded-for", from)]).await.unwrap();
    socket.hear_until(|socket| socket.table.is_some()).await;
    socket
}

/// Opens a public table and sits down there.
async fn open_to_all(guest: &Guest, from: &str) -> (String, Socket) {
    let code = guest.open("stones").await;
    let mut socket = connect(guest, &code, from).await;
    socket.sit("Somebody", None).await.unwrap();
    socket.ask(Ask::Terms { terms: Terms { open: true, ..Terms::default() } }).await.unwrap();
    (code, socket)
}

async fn listed(guest: &Guest) -> Vec<ListedTable> {
    guest.get("/api/lobby").await.json::<Lobby>().await.unwrap().tables
}

#[tokio::test]
async fn one_household_does_not_fill_the_lobby() {
    let house = house(Limits::NONE).await;
    let host = house.guest().await;
    let (honest, _at_honest) = open_to_all(&host, "2001:db8:1::1").await;
    let mut crowd = Vec::new();
    for number in 0..45 {
        // Providers hand out whole /48 networks.
        crowd.push(open_to_all(&house.guest().await, &format!("2001:db8:2:{number:x}::1")).await);
    }
    let listed = listed(&host).await;
    assert!(listed.iter().take(2).any(|table| table.code == honest), "each household has one before any has two");
    assert_eq!(listed.len(), 1 + 20);
}

#[tokio::test]
async fn a_table_is_listed_only_while_a_person_is_there() {
    let house = house(Limits::NONE).await;
    let (there, gone) = (house.guest().await, house.guest().await);
    let (open, at_there) = open_to_all(&there, "192.0.2.1").await;
    let (_, at_gone) = open_to_all(&gone, "192.0.2.2").await;
    assert_eq!(listed(&there).await.len(), 2);
    drop((at_there, at_gone));
    let house = house.restart().await;
    let there = there.at(&house.node.url);
    assert!(listed(&there).await.is_empty(), "nobody has come back yet");
    let mut watching = connect(&gone.at(&house.node.url), &open, "192.0.2.2").await;
    watching.ask(Ask::Ping).await.unwrap();
    assert!(listed(&there).await.is_empty(), "those who only watch do not wait for anybody");
    let mut back = connect(&there, &open, "192.0.2.1").await;
    back.ask(Ask::Ping).await.unwrap();
    assert_eq!(listed(&there).await.into_iter().map(|table| table.code).collect::<Vec<_>>(), [open]);
}

#[tokio::test]
async fn while_people_gather_watchers_make_room_for_those_who_are_invited() {
    let house = house(Limits { connections_per_table: 5, ..Limits::NONE }).await;
    let (host, friend, other) = (house.guest().await, house.guest().await, house.guest().await);
    let code = host.open("stones").await;
    let mut at_host = connect(&host, &code, "192.0.2.1").await;
    at_host.sit("Anna", None).await.unwrap();
    let mut crowd = Vec::new();
    for number in 0..4 {
        // Five /64 networks of one /56.
        crowd.push(connect(&house.guest().await, &code, &format!("2001:db8:0:{number:x}::1")).await);
    }
    let mut at_friend = connect(&friend, &code, "192.0.2.2").await;
    crowd.remove(0).hear_the_end().await;
    let again = house.guest().await.try_connect(&code, &[("x-forwarded-for", "2001:db8:0:9::1")]).await;
    assert_eq!(again.unwrap_err().1.id, "table-crowded", "the crowd gets no place of others");
    at_friend.sit("Ben", None).await.unwrap();
    let _at_other = connect(&other, &code, "192.0.2.3").await;
    crowd.remove(0).hear_the_end().await;
    // Players are never put out, and once the game runs no spectator is.
    at_host.ask(Ask::Start).await.unwrap();
    let late = house.guest().await.try_connect(&code, &[("x-forwarded-for", "198.51.100.1")]).await;
    assert_eq!(late.unwrap_err().1.id, "table-crowded");
    at_friend.ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn one_address_does_not_fill_the_disk() {
    let house = house(Limits { writes_per_second: 0, writes_at_once: 6, ..Limits::NONE }).await;
    let [anna, ben, cleo] = [house.guest().await, house.guest().await, house.guest().await];
    let [here, near, far] = [anna.open("stones").await, ben.open("stones").await, cleo.open("stones").await];
    let mut at_anna = connect(&anna, &here, "192.0.2.1").await;
    let mut at_ben = connect(&ben, &near, "192.0.2.1").await;
    for number in 0..3 {
        at_anna.sit(&format!("Anna {number}"), None).await.unwrap();
        at_ben.sit(&format!("Ben {number}"), None).await.unwrap();
    }
    refused(at_anna.sit("Anna", None).await, "server-too-fast");
    refused(at_ben.ask(Ask::Stand).await, "server-too-fast");
    at_ben.ask(Ask::Ping).await.unwrap();
    connect(&cleo, &far, "192.0.2.2").await.sit("Cleo", None).await.unwrap();
}

#[tokio::test]
async fn what_is_refused_or_changes_nothing_is_not_written() {
    let house = house(Limits { writes_per_second: 0, writes_at_once: 2, ..Limits::NONE }).await;
    let anna = house.guest().await;
    let code = anna.open("stones").await;
    let mut at_anna = connect(&anna, &code, "192.0.2.1").await;
    for _ in 0..5 {
        refused(at_anna.ask(Ask::Stand).await, "table-not-sitting");
    }
    at_anna.sit("Anna", None).await.unwrap();
    at_anna.sit("Ada", None).await.unwrap();
    refused(at_anna.sit("Anna", None).await, "server-too-fast");
}

#[tokio::test]
async fn the_bots_of_all_guests_of_an_address_are_counted() {
    let house = house(Limits { bot_seats_per_address: 3, ..Limits::NONE }).await;
    let bot = |seat| Ask::Bot { seat: Seat(seat), level: Some(Level::Hard) };
    let [anna, ben, cleo] = [house.guest().await, house.guest().await, house.guest().await];
    let mut sockets = Vec::new();
    for (guest, from) in [(&anna, "192.0.2.1"), (&ben, "192.0.2.1"), (&cleo, "192.0.2.2")] {
        sockets.push(connect(guest, &guest.open("kaleidoskop").await, from).await);
    }
    for seat in 0..2 {
        sockets[0].ask(bot(seat)).await.unwrap();
    }
    sockets[1].ask(bot(0)).await.unwrap();
    refused(sockets[1].ask(bot(1)).await, "server-too-many-bot-seats");
    sockets[2].ask(bot(0)).await.unwrap();
    // A client that leaves makes room.
    drop(sockets.remove(0));
    let mut tries = 0;
    while sockets[0].ask(bot(1)).await.is_err() {
        tries += 1;
        assert!(tries < 500, "no room was made");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
