//! Looking into other players' hands.

use super::super::house::House;
use super::super::stones::Stones;
use super::ANSWER_TIMEOUT;
use contract::{Game, hex};
use e2e::guest::{Guest, Socket, chance, choose, started};
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use protocol::Ask;
use reqwest::Client;
use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};
use tokio::time::timeout;

/// Collects everything that is sent to clients that do not sit there, or sit elsewhere.
async fn all_that_others_get(house: &House, code: &str, guests: &[Guest], sockets: &mut [Socket]) -> Vec<Vec<String>> {
    let mut heard = Vec::new();
    for (guest, socket) in guests.iter().zip(sockets) {
        let mut texts = Vec::new();
        // Refusals must not reveal anything either.
        for action in ["fulfil 1 upper", "fulfil 120 lower", "show 000", "draw small", "nonsense", "end", "accept"] {
            let _ = socket.play(action).await;
        }
        let _ = socket.ask(Ask::Undo { number: None }).await;
        for path in ["", "/record", "/log", "/state", "/view?seat=1", "/ws"] {
            let response = guest.get(&format!("/api/tables/{code}{path}")).await;
            texts.push(format!("{:?}", response.headers()));
            texts.push(response.text().await.unwrap());
        }
        texts.extend(socket.heard.iter().cloned());
        heard.push(texts);
    }
    let bot = Client::new().post(format!("{}/api/bots", house.node.url)).json(&json!({"name": "Spy"}));
    let token = bot.send().await.unwrap().json::<protocol::Bot>().await.unwrap().token;
    let stream = Client::new().get(format!("{}/api/bot/tables/{code}/stream", house.node.url));
    let mut stream = stream.header(AUTHORIZATION, format!("Bearer {token}")).send().await.unwrap();
    let mut told = Vec::new();
    while !String::from_utf8_lossy(&told).contains("{\"game\":") {
        told.extend(timeout(ANSWER_TIMEOUT, stream.chunk()).await.unwrap().unwrap().expect("the stream goes on"));
    }
    heard.push(vec![String::from_utf8(told).unwrap()]);
    heard
}

/// Plays some moves, each player knowing only their view, and collects the hidden part of each view.
async fn play_some<G: Game>(
    sockets: &mut [Socket],
    moves: usize,
    hidden: fn(&Value) -> Option<String>,
) -> Vec<Vec<String>> {
    let mut chance = chance(11);
    let mut secrets = vec![Vec::new(); sockets.len()];
    for number in 0..moves {
        for (socket, secrets) in sockets.iter_mut().zip(&mut secrets) {
            let view = socket.view_at(number).await;
            secrets.extend(hidden(&serde_json::from_str(&view).unwrap()));
        }
        let seat = sockets[0].game.as_ref().unwrap().awaited.iter().next().expect("the game goes on");
        let socket = &mut sockets[seat.index()];
        // A proposal to end would end the game.
        let action = loop {
            let action = choose::<G>(socket.view(), seat, &mut chance);
            if !["propose", "accept"].contains(&action.as_str()) {
                break action;
            }
        };
        socket.play(&action).await.unwrap();
    }
    for socket in sockets {
        socket.view_at(moves).await;
    }
    secrets
}

async fn nobody_gets_anothers_hand<G: Game>(
    options: Value,
    people: u8,
    moves: usize,
    hidden: fn(&Value) -> Option<String>,
) {
    let house = House::open().await;
    let (code, mut guests, mut sockets) = started(&house.node.url, G::ID, options, people).await;
    let secrets = play_some::<G>(&mut sockets, moves, hidden).await;
    let stranger = house.guest().await;
    sockets.push(stranger.connect(&code).await);
    guests.push(stranger);
    sockets[usize::from(people)].view_at(moves).await;
    let heard = all_that_others_get(&house, &code, &guests, &mut sockets).await;
    for (owner, secrets) in secrets.iter().enumerate() {
        assert!(!secrets.is_empty(), "somebody has something to hide");
        let own = heard[owner].concat();
        for secret in secrets {
            assert!(own.contains(secret), "the owner is told {secret}");
            for (other, texts) in heard.iter().enumerate().filter(|(other, _)| *other != owner) {
                let leak = texts.iter().find(|text| text.contains(secret));
                assert!(leak.is_none(), "{other} got {secret} of {owner}: {leak:?}");
            }
        }
    }
}

#[tokio::test]
async fn nobody_gets_anothers_cards_of_kaleidoskop() {
    // The cards behind the seat, so that no other list of numbers is mistaken for them.
    let hidden = |view: &Value| {
        let own = &view["own"];
        (own["hand"].as_array()?.len() > 1).then(|| own.to_string())
    };
    nobody_gets_anothers_hand::<Kaleidoskop>(json!({"rounds": 10}), 3, 24, hidden).await;
}

#[tokio::test]
async fn nobody_gets_anothers_tiles_of_harmonia() {
    let hidden = |view: &Value| {
        let tiles = view["own"][0][1].to_string();
        (tiles.len() > 12).then_some(tiles)
    };
    nobody_gets_anothers_hand::<Harmonia>(json!({}), 3, 12, hidden).await;
}

#[tokio::test]
async fn the_seed_is_nowhere_before_the_end() {
    let house = House::open().await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let mut chance = chance(3);
    let mut number = 0;
    let mut before = Vec::new();
    while !sockets[0].is_over() {
        let seat = sockets[0].game.as_ref().unwrap().awaited.iter().next().unwrap();
        let action = choose::<Stones>(&sockets[seat.index()].view_at(number).await, seat, &mut chance);
        before = sockets.iter().flat_map(|socket| socket.heard.clone()).collect();
        before.push(guests[1].get(&format!("/api/tables/{code}/record")).await.text().await.unwrap());
        sockets[seat.index()].play(&action).await.unwrap();
        number += 1;
        sockets[0].view_at(number).await;
    }
    let record = super::super::play::record(&guests[0], &code).await;
    let seed = hex(&record.seed.0);
    assert!(sockets[0].heard.concat().contains(&seed), "at the end everybody may check");
    let early = before.iter().find(|text| text.contains(&seed) || text.contains("chacha12:"));
    assert!(early.is_none(), "{early:?}");
}
