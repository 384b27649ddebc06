//! What people find outside of tables: open tables, own games, ratings, games of the day, linked devices, reports.

use super::house::House;
use contract::{Level, Seat};
use e2e::guest::{Guest, Socket};
use protocol::{
    Ask, Clock, History, Leaderboard, Link, LinkToken, Lobby, Me, NewName, Opened, Ratings, Report, Stage, Terms,
    Today, Words,
};
use reqwest::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

async fn get<T: DeserializeOwned>(guest: &Guest, path: &str) -> T {
    let answer = guest.get(path).await;
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    answer.json().await.unwrap()
}

/// Asks until `holds`: lists are written after the game has been told.
async fn get_until<T: DeserializeOwned>(guest: &Guest, path: &str, holds: impl Fn(&T) -> bool) -> T {
    for _ in 0..200 {
        let found = get(guest, path).await;
        if holds(&found) {
            return found;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} does not become what it should");
}

/// Two people play stones, with few of them unless it is for a rating; the first one wins.
async fn play(house: &House, people: [&Guest; 2], terms: Terms) -> String {
    let code = people[0].open("stones").await;
    let mut sockets: Vec<Socket> = Vec::new();
    for (guest, name) in people.into_iter().zip(["Anna", "Ben"]) {
        let mut socket = guest.at(&house.node.url).connect(&code).await;
        socket.sit(name, None).await.unwrap();
        sockets.push(socket);
    }
    sockets[0].ask(Ask::Terms { terms }).await.unwrap();
    let turns: &[u8] = if terms.rated { &[3, 3, 3, 2, 1] } else { &[1] };
    if !terms.rated {
        sockets[0].ask(Ask::Options { options: json!({"stones": 1}) }).await.unwrap();
    }
    sockets[0].ask(Ask::Start).await.unwrap();
    for (turn, stones) in turns.iter().enumerate() {
        for _ in 0..*stones {
            sockets[turn % 2].play("take").await.unwrap();
        }
        sockets[turn % 2].play("end").await.unwrap();
    }
    assert_eq!(sockets[0].table().stage, Stage::Over);
    code
}

#[tokio::test]
async fn open_tables_are_listed_and_private_ones_are_not() {
    let house = House::open().await;
    let (host, stranger) = (house.guest().await, house.guest().await);
    host.open("stones").await;
    let code = host.open("stones").await;
    let mut at_host = host.connect(&code).await;
    at_host.sit("Anna", None).await.unwrap();
    assert!(get::<Lobby>(&stranger, "/api/lobby").await.tables.is_empty());
    let terms = Terms { open: true, ..Terms::default() };
    at_host.ask(Ask::Terms { terms }).await.unwrap();
    at_host.ask(Ask::Bot { seat: Seat(2), level: Some(Level::Easy) }).await.unwrap();
    let lobby: Lobby = get(&stranger, "/api/lobby").await;
    let [listed] = &lobby.tables[..] else { panic!("{lobby:?}") };
    assert_eq!((&listed.code, listed.stage, listed.terms), (&code, Stage::Gathering, terms));
    assert_eq!(listed.people, [Some("Anna".to_owned()), None]);
    at_host.ask(Ask::Start).await.unwrap();
    assert_eq!(get::<Lobby>(&stranger, "/api/lobby").await.tables[0].stage, Stage::Playing, "to watch");
}

#[tokio::test]
async fn everybody_finds_their_own_games_and_nobody_elses() {
    let house = House::open().await;
    let (anna, ben, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let first = play(&house, [&anna, &ben], Terms::default()).await;
    let second = play(&house, [&ben, &anna], Terms::default()).await;
    let history: History = get(&anna, "/api/me/games").await;
    let codes: Vec<&str> = history.games.iter().map(|game| game.code.as_str()).collect();
    assert_eq!(codes, [&second, &first], "the newest first");
    assert!(!history.more);
    let game = &history.games[0];
    assert_eq!((game.you, game.stage, game.your_turn), (Seat(1), Stage::Over, false));
    let ranks: Vec<_> = game.sitters.iter().map(|sitter| sitter.rank).collect();
    assert_eq!(ranks, [Some(1), Some(2)]);
    let older: History = get(&anna, &format!("/api/me/games?before={}", game.at)).await;
    assert_eq!(older.games[0].code, first);
    assert!(get::<History>(&stranger, "/api/me/games").await.games.is_empty());
    let text = anna.get("/api/me/games").await.text().await.unwrap();
    assert!(!text.contains("guest"), "who somebody is stays a secret");
}

#[tokio::test]
async fn rated_games_count_once_and_others_never() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    play(&house, [&anna, &ben], Terms::default()).await;
    let rated = Terms { rated: true, clock: Clock::Live, ..Terms::default() };
    play(&house, [&anna, &ben], rated).await;
    let ratings: Ratings = get_until(&anna, "/api/ratings/stones", |ratings: &Ratings| ratings.you.is_some()).await;
    assert!(ratings.best.is_empty(), "they have met nobody else");
    let you = ratings.you.unwrap();
    assert!(you.rating > 1500 && you.games == 1, "{you:?}");
    // A server that finds the game again does not count it again.
    let house = house.restart().await;
    let anna = anna.at(&house.node.url);
    let again: Ratings = get(&anna, "/api/ratings/stones").await;
    assert_eq!(again.you.unwrap(), you);
    assert_eq!(anna.get("/api/ratings/chess").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_of_the_day_has_one_try_and_the_same_seed_for_all() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let name = |name: &str| NewName { name: name.to_owned() };
    let try_it = async |guest: &Guest, called: &str| -> Opened {
        guest.post("/api/daily/colour-lines", &name(called)).await.json().await.unwrap()
    };
    let first = try_it(&anna, "Anna").await;
    assert_eq!(try_it(&anna, "Anna").await, first, "one try");
    let other = try_it(&ben, "Ben").await;
    assert_ne!(other, first);
    let (mut at_anna, mut at_ben) = (anna.connect(&first.code).await, ben.connect(&other.code).await);
    let view = at_anna.view_at(0).await;
    assert_eq!(view, at_ben.view_at(0).await, "both get the same dice");
    assert_eq!(at_anna.table().start.as_ref().unwrap().seed_hash, at_ben.table().start.as_ref().unwrap().seed_hash);
    let mut chance = e2e::guest::chance(1);
    while !at_anna.is_over() {
        let view = at_anna.view().to_owned();
        let action = e2e::guest::choose::<colour_lines::ColourLines>(&view, Seat(0), &mut chance);
        at_anna.play(&action).await.unwrap();
    }
    assert!(at_anna.game.as_ref().unwrap().seed.is_none(), "others still play with it");
    assert_eq!(anna.get(&format!("/api/tables/{}/record", first.code)).await.status(), StatusCode::CONFLICT);
    let mine = |today: &Today| today.games.iter().find(|game| game.game == "colour-lines").cloned().unwrap();
    let today = get_until(&anna, "/api/daily", |today: &Today| !mine(today).best.is_empty()).await;
    let best = mine(&today).best.remove(0);
    assert_eq!((best.place, best.name.as_str(), best.you, best.code), (1, "Anna", true, Some(first.code.clone())));
    assert_eq!(mine(&today).code, Some(first.code));
    let for_ben: Today = get(&ben, "/api/daily").await;
    assert_eq!(mine(&for_ben).best[0].code, None, "nobody learns from others today");
    let board: Leaderboard = get(&ben, &format!("/api/boards/daily.{}.colour-lines", today.day)).await;
    assert_eq!(board.best[0].code, None);
    assert_eq!(ben.get("/api/boards/..%2Fx").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_plays_alone_is_listed_with_their_best() {
    let house = House::open().await;
    let anna = house.guest().await;
    let code = anna.open("colour-lines").await;
    let mut socket = anna.connect(&code).await;
    socket.sit("Anna", None).await.unwrap();
    socket.ask(Ask::Start).await.unwrap();
    socket.view_at(0).await;
    let mut chance = e2e::guest::chance(2);
    while !socket.is_over() {
        let view = socket.view().to_owned();
        let action = e2e::guest::choose::<colour_lines::ColourLines>(&view, Seat(0), &mut chance);
        socket.play(&action).await.unwrap();
    }
    let score = socket.game.as_ref().unwrap().outcome.as_ref().unwrap().seats[0].score;
    let board = get_until(&anna, "/api/boards/solo.colour-lines", |board: &Leaderboard| !board.best.is_empty()).await;
    assert_eq!((board.best[0].score, board.best[0].code.as_ref()), (score.into(), Some(&code)));
}

#[tokio::test]
async fn another_device_becomes_the_same_person_once() {
    let house = House::open().await;
    let (phone, tablet, thief) = (house.guest().await, house.guest().await, house.guest().await);
    let phone = phone.after(&phone.rename("Anna").await);
    let code = phone.open("stones").await;
    let mut at_phone = phone.connect(&code).await;
    at_phone.sit("Anna", Some(1)).await.unwrap();
    let link: Link = phone.post("/api/me/link", &json!({})).await.json().await.unwrap();
    assert!(!format!("{link:?}").contains(&link.token));
    let linked = LinkToken { token: link.token };
    let answer = tablet.post("/api/me/linked", &linked).await;
    let tablet = tablet.after(&answer);
    let me: Me = answer.json().await.unwrap();
    assert_eq!(me.name, "Anna");
    assert_eq!(tablet.connect(&code).await.table().you, Some(Seat(1)));
    assert_eq!(thief.post("/api/me/linked", &linked).await.status(), StatusCode::FORBIDDEN, "it works once");
    let wrong = LinkToken { token: "0".repeat(40) };
    assert_eq!(thief.post("/api/me/linked", &wrong).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(thief.connect(&code).await.table().you, None);
}

#[tokio::test]
async fn only_what_was_said_can_be_reported() {
    let house = House::open().await;
    let anna = house.guest().await;
    let code = anna.open("stones").await;
    let mut socket = anna.connect(&code).await;
    socket.sit("Anna", None).await.unwrap();
    let path = format!("/api/tables/{code}/reports");
    assert_eq!(anna.post(&path, &Report { number: 1 }).await.status(), StatusCode::NOT_FOUND);
    socket.ask(Ask::Say { words: Words::Text("boo".to_owned()) }).await.unwrap();
    assert_eq!(anna.post(&path, &Report { number: 1 }).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(anna.post("/api/tables/ZZZZZZ/reports", &Report { number: 1 }).await.status(), StatusCode::NOT_FOUND);
}
