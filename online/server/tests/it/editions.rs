//! Tables that were started with another edition than this program's: by an older version, or by a newer one running
//! beside it.

use super::house::House;
use contract::{Edition as _, EditionId, Level, Seat};
use e2e::guest::{Guest, Socket, chance, choose, started};
use kaleidoskop::{Edition, Kaleidoskop};
use protocol::Ask;
use serde_json::{Value, json};
use store::Head;

/// A former edition, in which all players begin with four scoring crystals and not with one.
fn former() -> (EditionId, String) {
    let text = Edition::standard_text().replacen("\npurse = 1 ", "\npurse = 4 ", 1);
    let id = Edition::parse(&text).unwrap().id().clone();
    assert_ne!(id, *Edition::standard().id());
    (id, text)
}

/// A table under `code` at which three people have begun a game with this edition.
async fn table(house: &House, code: &str, edition: &EditionId) -> Vec<Guest> {
    let (ours, guests, _) = started(&house.node.url, "kaleidoskop", json!({}), 3).await;
    let store = house.store().await;
    let mut log = store.load(&ours).await.unwrap();
    let mut started: Value = serde_json::from_str(log.last().unwrap()).unwrap();
    started["started"]["edition"] = json!(edition);
    *log.last_mut().unwrap() = started.to_string();
    store.append(code, Head::START, log, None).await.unwrap();
    guests
}

fn purse(socket: &Socket, seat: u8) -> u16 {
    let view: kaleidoskop::View = serde_json::from_str(socket.view()).unwrap();
    view.table.players[Seat(seat)].crystals
}

#[tokio::test]
async fn a_game_goes_on_with_the_edition_it_was_started_with() {
    let (house, (edition, text)) = (House::open().await, former());
    house.store().await.keep_edition("kaleidoskop", &edition.hash, &text).await.unwrap();
    let guests = table(&house, "FRMERA", &edition).await;
    let mut anna = guests[0].connect("FRMERA").await;
    anna.view_at(0).await;
    assert_eq!(anna.table().start.as_ref().unwrap().edition, edition);
    assert_eq!([0, 1, 2].map(|seat| purse(&anna, seat)), [4; 3], "as that edition says");

    // People play on, and bots for the two who are away.
    for seat in [1, 2] {
        anna.ask(Ask::Bot { seat: Seat(seat), level: Some(Level::Easy) }).await.unwrap();
    }
    let (mut chance, mut others) = (chance(1), 0);
    while others < 2 {
        if anna.game.as_ref().unwrap().awaited.has(Seat(0)) {
            let action = choose::<Kaleidoskop>(anna.view(), Seat(0), &mut chance);
            let _ = anna.ask(Ask::Play { action, number: None }).await;
        } else {
            anna.hear().await.unwrap();
        }
        let last = anna.game.as_ref().and_then(|game| game.last.clone()).unwrap_or_default();
        others += usize::from(last.split(' ').nth(1).is_some_and(|actor| actor != "1"));
    }

    // After a restart it is all the same, and a new table has the current edition.
    let number = anna.number();
    let house = house.restart().await;
    let mut anna = guests[0].at(&house.node.url).connect("FRMERA").await;
    anna.hear_until(|anna| anna.number() >= number).await;
    let (_, _, sockets) = started(&house.node.url, "kaleidoskop", json!({}), 3).await;
    assert_eq!(purse(&sockets[0], 0), 1);
}

/// The edition is unknown: the table is refused with the reason, and nothing else is affected.
#[tokio::test]
async fn a_game_of_an_unknown_edition_is_refused_with_the_reason() {
    let (house, (edition, text)) = (House::open().await, former());
    let guests = table(&house, "FRMERB", &edition).await;
    let refused = guests[0].get("/api/tables/FRMERB").await;
    let why: Value = refused.json().await.unwrap();
    assert_eq!(why["error"]["id"], "record-edition", "{why}");
    // Nor is it replaced by another file under its hash.
    house
        .store()
        .await
        .keep_edition("kaleidoskop", &edition.hash, &text.replacen("purse = 4", "purse = 5", 1))
        .await
        .unwrap();
    let again: Value = guests[0].get("/api/tables/FRMERB").await.json().await.unwrap();
    assert_eq!(again, why);
}

/// A page that opens such a table gets its edition; and every server has stored its own there.
#[tokio::test]
async fn editions_can_be_read() {
    let house = House::open().await;
    let guest = house.guest().await;
    let ours = Edition::standard().id().hash.clone();
    let text: String = guest.get(&format!("/api/editions/kaleidoskop/{ours}")).await.json().await.unwrap();
    assert_eq!(text, Edition::standard_text());
    for unknown in
        ["kaleidoskop/00", "konfetti/../kaleidoskop", "nothing/0011223344556677", "kaleidoskop/%00", "kaleidoskop/%F0"]
    {
        let answer = guest.get(&format!("/api/editions/{unknown}")).await;
        assert!(answer.status().is_client_error(), "{unknown}: {answer:?}");
    }
}
