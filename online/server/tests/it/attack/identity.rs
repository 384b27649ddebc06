//! Impersonation: cookies, tokens and codes.

use super::super::house::House;
use super::{https_house, problem, set_cookie};
use contract::Seat;
use e2e::guest::{Guest, started};
use protocol::{Ask, CODE_LETTERS};
use reqwest::header::{ACCEPT, AUTHORIZATION, COOKIE, SET_COOKIE};
use reqwest::{Client, StatusCode};
use serde_json::json;
use server::Limits;
use std::time::Duration;

#[tokio::test]
async fn a_cookie_of_another_server_is_nobody() {
    let (house, elsewhere) = (House::open().await, House::open().await);
    let host = house.guest().await;
    let code = host.open("stones").await;
    let foreign = elsewhere.guest().await.at(&house.node.url);
    assert!(!foreign.connect(&code).await.table().host);
    let response = foreign.get("/api/me").await;
    assert_eq!(response.status(), StatusCode::OK, "no error, but somebody new");
    assert_ne!(set_cookie(&response), foreign.cookie);
}

#[tokio::test]
async fn broken_cookies_make_somebody_new_and_never_an_error() {
    let house = House::open().await;
    let guest = house.guest().await;
    let (name, value) = guest.cookie.split_once('=').unwrap();
    let half = &value[..value.len() / 2];
    for broken in [
        format!("{name}="),
        format!("{name}={half}"),
        format!("{name}={value}x"),
        format!("{name}=%ff%fe"),
        format!("{name}=\"{value}"),
        "=;;;=".to_owned(),
        "\u{fffd}".to_owned(),
        format!("{name}={}", "x".repeat(4000)),
    ] {
        let response = Guest { cookie: broken.clone(), ..guest.clone() }.get("/api/me").await;
        assert_eq!(response.status(), StatusCode::OK, "{broken}");
        assert_ne!(set_cookie(&response), guest.cookie, "{broken}");
    }
}

#[tokio::test]
async fn a_guest_cannot_be_chosen_by_whoever_sends_the_cookie() {
    let house = House::open().await;
    let fixed = "farbraum-guest=000102030405060708090a0b0c0d0e0f:Anna".to_owned();
    let mallory = Guest { url: house.node.url.clone(), cookie: fixed };
    let (one, other) = (set_cookie(&mallory.get("/api/me").await), set_cookie(&mallory.get("/api/me").await));
    assert_ne!(one, other, "everybody who brings it is somebody new");
    assert!(!one.contains("000102030405060708090a0b0c0d0e0f"));
}

#[tokio::test]
async fn behind_https_no_other_host_can_plant_a_cookie() {
    let house = https_house().await;
    let guest = house.guest().await;
    let response = reqwest::get(format!("{}/api/me", house.node.url)).await.unwrap();
    let cookies: Vec<&str> = response.headers().get_all(SET_COOKIE).iter().map(|one| one.to_str().unwrap()).collect();
    let cookie = cookies.iter().find(|cookie| cookie.starts_with("__Host-farbraum-guest=")).unwrap();
    for word in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "else browsers would not take it");
    assert_eq!(response.headers()["strict-transport-security"], "max-age=31536000");
    // A neighbouring host can set a cookie under the name used without HTTPS: it is ignored.
    let code = guest.open("stones").await;
    let (_, value) = guest.cookie.split_once('=').unwrap();
    let planted = Guest { cookie: format!("farbraum-guest={value}"), ..guest.clone() };
    assert!(!planted.connect(&code).await.table().host);
    let stranger = house.guest().await;
    let both = Guest { cookie: format!("farbraum-guest={value}; {}", stranger.cookie), ..stranger };
    assert!(!both.connect(&code).await.table().host);
    assert!(guest.connect(&code).await.table().host);
}

#[tokio::test]
async fn a_cookie_is_no_token_and_a_token_no_cookie() {
    let house = House::open().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let url = format!("{}/api/bot/tables/{code}", house.node.url);
    let (_, value) = host.cookie.split_once('=').unwrap();
    let (signature, plain) = value.split_at(value.len().min(44));
    for token in [value.to_owned(), format!("bot-{plain}-{signature}"), format!("bot-{value}"), String::new()] {
        let request = Client::new().post(&url).header(AUTHORIZATION, format!("Bearer {token}")).json(&Ask::Start);
        assert_eq!(problem(request.send().await.unwrap()).await, (StatusCode::UNAUTHORIZED, "server-token".to_owned()));
    }
    let bot = Client::new().post(format!("{}/api/bots", house.node.url)).json(&json!({"name": "Robby"}));
    let token = bot.send().await.unwrap().json::<protocol::Bot>().await.unwrap().token;
    let stream = Client::new().post(&url).header(AUTHORIZATION, format!("Bearer {token}"));
    let sit = Ask::Sit { name: "Robby".to_owned(), seat: None };
    assert_eq!(stream.json(&sit).send().await.unwrap().status(), StatusCode::OK);
    let as_cookie = Guest { cookie: format!("farbraum-guest={token}"), ..host };
    assert_eq!(as_cookie.connect(&code).await.table().you, None);
}

#[tokio::test]
async fn tokens_and_codes_cannot_be_guessed_in_parts() {
    let house = House::open().await;
    let bot = Client::new().post(format!("{}/api/bots", house.node.url)).json(&json!({"name": "Robby"}));
    let token = bot.send().await.unwrap().json::<protocol::Bot>().await.unwrap().token;
    let code = house.guest().await.open("stones").await;
    for at in [4, 20, token.len() - 1] {
        let mut wrong = token.clone().into_bytes();
        wrong[at] = if wrong[at] == b'0' { b'1' } else { b'0' };
        let request = Client::new().get(format!("{}/api/bot/tables/{code}/stream", house.node.url));
        let authorization = format!("Bearer {}", String::from_utf8(wrong).unwrap());
        let response = request.header(AUTHORIZATION, authorization).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED, "at {at}");
    }
}

const TOO_FAST: (StatusCode, &str) = (StatusCode::TOO_MANY_REQUESTS, "server-too-fast");

async fn is_too_fast(response: reqwest::Response) {
    let (status, why) = problem(response).await;
    assert_eq!((status, why.as_str()), TOO_FAST);
}

#[tokio::test]
async fn codes_of_tables_cannot_be_tried_out() {
    let house = House::with_limits(Limits { misses_per_guest: 5, ..Limits::NONE }).await;
    let (guest, other) = (house.guest().await, house.guest().await);
    let code = other.open("stones").await;
    for wrong in ["AAAAAA", "AAAAAB", "AAAAAC", "x", "AAAAAD"] {
        assert_eq!(guest.get(&format!("/api/tables/{wrong}")).await.status(), StatusCode::NOT_FOUND);
    }
    for path in ["", "/record", "/ws"] {
        is_too_fast(guest.get(&format!("/api/tables/{code}{path}")).await).await;
        is_too_fast(guest.get(&format!("/api/tables/AAAAAE{path}")).await).await;
    }
    assert_eq!(house.guest().await.get(&format!("/api/tables/{code}")).await.status(), StatusCode::OK, "another one");
}

#[tokio::test]
async fn wrong_codes_shut_nobody_out_of_anything_else() {
    let limits = Limits { misses_per_guest: 4, misses_per_address: 12, ..Limits::NONE };
    let house = House::with_limits(limits).await;
    let (code, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let stranger = house.guest().await;
    drop(sockets.pop());
    // As fast as possible, from fresh guests.
    for letter in CODE_LETTERS.iter().take(12) {
        let mallory = house.guest().await;
        assert_eq!(mallory.get(&format!("/api/tables/AAAAA{}", char::from(*letter))).await.status(), 404);
    }
    is_too_fast(stranger.get(&format!("/api/tables/{code}")).await).await;
    // Players can return to their game, and everything that needs no code works.
    let mut back = guests[1].connect(&code).await;
    assert_eq!(back.table().you, Some(Seat(1)));
    back.ask(Ask::Ping).await.unwrap();
    sockets[0].play("take").await.unwrap();
    assert_eq!(guests[0].get(&format!("/api/tables/{code}")).await.status(), StatusCode::OK);
    for path in ["/api/me", "/api/lobby", "/api/daily", "/api/me/games"] {
        assert_eq!(stranger.get(path).await.status(), StatusCode::OK, "{path}");
    }
    let own = stranger.open("stones").await;
    assert!(stranger.connect(&own).await.table().host);
    assert_eq!(stranger.get("/api/nothing").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_unknown_tables_are_misses() {
    let house = House::with_limits(Limits { misses_per_guest: 2, ..Limits::NONE }).await;
    let (guest, other) = (house.guest().await, house.guest().await);
    let code = other.open("stones").await;
    for path in ["/api/nothing", "/api/ratings/chess", "/metrics", "/assets/gone.js"] {
        for _ in 0..2 {
            assert_eq!(guest.get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
    let report = guest.post(&format!("/api/tables/{code}/reports"), &json!({"number": 7})).await;
    assert_eq!(report.status(), StatusCode::NOT_FOUND);
    assert_eq!(guest.get(&format!("/api/tables/{code}")).await.status(), StatusCode::OK);
}

/// A page of another site makes its visitors' browsers send requests, whose answers it cannot read.
#[tokio::test]
async fn a_page_of_another_site_uses_up_nobodys_tries() {
    let house = House::with_limits(Limits { misses_per_guest: 3, misses_per_address: 3, ..Limits::NONE }).await;
    let (visitor, other) = (house.guest().await, house.guest().await);
    let code = other.open("stones").await;
    let elsewhere = async |code: &str| {
        let request = Client::new().get(format!("{}/api/tables/{code}", house.node.url));
        request.header(COOKIE, &visitor.cookie).header("sec-fetch-site", "cross-site").send().await.unwrap()
    };
    for _ in 0..3 {
        assert_eq!(elsewhere("AAAAAA").await.status(), StatusCode::NOT_FOUND);
    }
    // Pretending to be such a page wins no more attempts.
    is_too_fast(elsewhere(&code).await).await;
    assert_eq!(visitor.get(&format!("/api/tables/{code}")).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn codes_of_tables_cannot_be_tried_out_by_opening_their_pages() {
    let house = House::with_limits(Limits { misses_per_address: 3, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let code = house.guest().await.open("kaleidoskop").await;
    for wrong in ["AAAAAA", "AAAAAB", "AAAAAC"] {
        let request = Client::new().get(format!("{}/t/{wrong}", house.node.url));
        request.header(ACCEPT, "text/html").send().await.unwrap();
    }
    // The page does not wait for the table, so a miss may be counted later.
    let mut tries = 0;
    while guest.get(&format!("/api/tables/{code}")).await.status() == StatusCode::OK {
        tries += 1;
        assert!(tries < 500, "what pages asked for is not counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    is_too_fast(guest.get(&format!("/api/tables/{code}")).await).await;
    // The page itself is served all the same, and says nothing about the table.
    let page = async |path: &str| {
        let request = Client::new().get(format!("{}{path}", house.node.url)).header(ACCEPT, "text/html");
        request.send().await.unwrap().text().await.unwrap()
    };
    assert_eq!(page(&format!("/t/{code}")).await, page("/t/AAAAAA").await);
}
