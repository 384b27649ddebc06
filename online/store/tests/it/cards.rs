//! Cards: short descriptions of tables.

use super::place::{Place, head, texts};
use store::{AppendError, Card, Head, ListedCard, Sitting, Store};

fn sitting(seat: u8, guest: &str) -> Sitting {
    Sitting {
        seat,
        guest: guest.to_owned(),
        name: format!("Näme of {guest}"),
        bot: guest.starts_with("bot"),
        awaited: seat == 0,
        rank: None,
        score: None,
    }
}

fn card(stage: i16, open: bool, guests: &[&str]) -> Card {
    let sitters = (0..).zip(guests).map(|(seat, guest)| sitting(seat, guest)).collect();
    Card { game: "stones".to_owned(), stage, open, rated: stage == 1, due: None, terms: "{}".to_owned(), sitters }
}

fn codes(listed: Vec<ListedCard>) -> Vec<String> {
    listed.into_iter().map(|listed| listed.code).collect()
}

/// Opens a table with a card, later than those before it.
async fn open(store: &Store, code: &str, card: Card) {
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    store.append(code, Head::START, texts(&["opened"]), Some(card)).await.unwrap();
}

#[tokio::test]
async fn a_card_is_kept_with_the_entries_and_only_with_them() {
    let place = Place::new();
    let store = place.open().await;
    assert_eq!(store.card("A").await.unwrap(), None);
    let first = card(0, true, &["anna", "bot1"]);
    store.append("A", Head::START, texts(&["opened"]), Some(first.clone())).await.unwrap();
    let listed = store.card("A").await.unwrap().unwrap();
    assert_eq!(listed.card, first);
    assert_eq!(listed.opened_at, listed.updated_at);

    let late = card(2, false, &["ben"]);
    assert_eq!(store.append("A", Head::START, texts(&["late"]), Some(late)).await, Err(AppendError::Taken));
    assert_eq!(store.card("A").await.unwrap().unwrap(), listed, "what was refused has no card");

    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let mut second = card(2, true, &["ben"]);
    second.due = Some(42);
    second.sitters[0].rank = Some(1);
    second.sitters[0].score = Some(-7);
    store.append("A", head(&["opened"]), texts(&["line"]), Some(second.clone())).await.unwrap();
    let after = store.card("A").await.unwrap().unwrap();
    assert_eq!(after.card, second);
    assert!(after.opened_at == listed.opened_at && after.updated_at > listed.updated_at);
    store.append("A", head(&["opened", "line"]), texts(&["said"]), None).await.unwrap();
    assert_eq!(store.card("A").await.unwrap().unwrap(), after, "an entry without a card leaves it");
}

#[tokio::test]
async fn open_tables_are_listed_gathering_first_then_the_newest() {
    let place = Place::new();
    let store = place.open().await;
    open(&store, "PLAY1", card(1, true, &["anna"])).await;
    open(&store, "GATHER1", card(0, true, &["anna"])).await;
    open(&store, "HIDDEN", card(0, false, &["anna"])).await;
    open(&store, "OVER", card(2, true, &["anna"])).await;
    open(&store, "EMPTY", card(0, true, &[])).await;
    open(&store, "BOTS", card(0, true, &["bot1"])).await;
    open(&store, "GATHER2", card(0, true, &["ben"])).await;
    open(&store, "PLAY2", card(1, true, &["anna"])).await;
    let all = ["PLAY1", "GATHER1", "HIDDEN", "OVER", "EMPTY", "BOTS", "GATHER2", "PLAY2", "NOWHERE"];
    assert_eq!(codes(store.cards_open(&all).await.unwrap()), ["GATHER2", "GATHER1", "PLAY2", "PLAY1"]);
    assert_eq!(
        codes(store.cards_open(&["PLAY1", "HIDDEN"]).await.unwrap()),
        ["PLAY1"],
        "only those that are asked for"
    );
    assert!(store.cards_open(&[]).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_fills_the_list_of_open_tables_alone() {
    let place = Place::new();
    let store = place.open().await;
    open(&store, "BEN", card(0, true, &["ben"])).await;
    open(&store, "BOTH", card(0, true, &["anna", "ben"])).await;
    let annas: Vec<String> = (0..7).map(|number| format!("ANNA{number}")).collect();
    for code in &annas {
        open(&store, code, card(0, true, &["anna"])).await;
    }
    let all: Vec<&str> = ["BEN", "BOTH"].into_iter().chain(annas.iter().map(String::as_str)).collect();
    let listed = codes(store.cards_open(&all).await.unwrap());
    assert_eq!(listed, ["ANNA6", "ANNA5", "ANNA4", "ANNA3", "ANNA2", "BOTH", "BEN"]);
}

#[tokio::test]
async fn a_guest_finds_all_their_tables_page_by_page() {
    let place = Place::new();
    let store = place.open().await;
    for (code, guests) in
        [("A", &["anna", "ben"][..]), ("B", &["ben"]), ("C", &["anna", "anna"]), ("D", &["cleo", "anna"])]
    {
        open(&store, code, card(1, false, guests)).await;
    }
    let page = store.cards_of("anna", None, 2).await.unwrap();
    let before = page[1].updated_at;
    assert_eq!(codes(page), ["D", "C"]);
    assert_eq!(codes(store.cards_of("anna", Some(before), 2).await.unwrap()), ["A"]);
    assert_eq!(codes(store.cards_of("ben", None, 9).await.unwrap()), ["B", "A"]);
    assert!(store.cards_of("nobody", None, 9).await.unwrap().is_empty());

    // A guest who stands up is no longer listed.
    store.append("A", head(&["opened"]), texts(&["stood"]), Some(card(0, false, &["ben", "bot1"]))).await.unwrap();
    assert_eq!(codes(store.cards_of("anna", None, 9).await.unwrap()), ["D", "C"]);
    assert_eq!(codes(store.cards_of("ben", None, 9).await.unwrap()), ["A", "B"]);
    assert!(store.cards_of("bot1", None, 9).await.unwrap().is_empty(), "bots look for no tables");
}

#[tokio::test]
async fn tables_whose_time_has_come_are_found() {
    let place = Place::new();
    let store = place.open().await;
    for (code, due) in [("A", Some(300)), ("B", Some(100)), ("C", None), ("D", Some(200))] {
        open(&store, code, Card { due, ..card(1, false, &["anna"]) }).await;
    }
    let take = async |now: i64, limit: u32| {
        let mut codes = store.take_due(now, limit).await.unwrap();
        codes.sort();
        codes
    };
    assert_eq!(take(99, 9).await, [""; 0]);
    assert_eq!(take(250, 1).await, ["B"], "the most urgent");
    assert_eq!(take(250, 9).await, ["D"], "the others are not kept waiting");
    assert_eq!(take(300, 9).await, ["A"]);
    // A table that does not change is put off longer and longer.
    assert_eq!(take(10_249, 9).await, [""; 0]);
    assert_eq!(take(10_300, 9).await, ["A", "B", "D"]);
    assert_eq!(take(30_299, 9).await, [""; 0]);
    assert_eq!(take(30_300, 9).await, ["A", "B", "D"]);
    let mut now = 30_300;
    for _ in 0..10 {
        now += 3_600_000;
        assert_eq!(take(now, 9).await, ["A", "B", "D"], "an hour at most");
    }
    store
        .append("B", head(&["opened"]), texts(&["time"]), Some(Card { due: Some(now), ..card(1, false, &["anna"]) }))
        .await
        .unwrap();
    store.append("D", head(&["opened"]), texts(&["time"]), Some(card(1, false, &["anna"]))).await.unwrap();
    assert_eq!(take(now, 9).await, ["B"]);
    assert_eq!(take(now + 10_000, 9).await, ["B"], "and from the beginning when something has changed");
    store.never_due("B").await.unwrap();
    assert_eq!(take(now + 3_600_000, 9).await, ["A"]);
}
