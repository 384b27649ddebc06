//! What somebody tries who means harm. Each test is one thing to try, and says why it does not work.

use super::house::House;
use crate::raw;
use super::stones::Stones;
use contract::{Game, Message, Seat, hex};
use e2e::guest::{Guest, Socket, chance, choose, started};
use futures::{SinkExt, StreamExt};
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use protocol::{Ask, LONGEST_REQUEST, NewTable, Problem, Tell, Words};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use reqwest::{Client, Method, Response, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{self};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

#[track_caller]
fn refused(result: Result<(), Message>, id: &str) {
    assert_eq!(result.expect_err("it is refused").id, id);
}

async fn problem(response: Response) -> (StatusCode, String) {
    let status = response.status();
    (status, response.json::<Problem>().await.unwrap().error.id)
}

fn set_cookie(response: &Response) -> String {
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

async fn https_house() -> House {
    let public_url = Some("https://farbraum.example".parse().unwrap());
    House::with(Settings { public_url, limits: Limits::NONE, ..Settings::default() }).await
}

// Being somebody else

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
    // Who got the cookie before there was https is still the same.
    let code = guest.open("stones").await;
    let (_, value) = guest.cookie.split_once('=').unwrap();
    let old = Guest { cookie: format!("farbraum-guest={value}"), ..guest.clone() };
    assert!(old.connect(&code).await.table().host);
    // But a planted one under the old name does not push the new one aside.
    let (_, planted) = old.cookie.split_once('=').unwrap();
    let stranger = house.guest().await;
    let both = Guest { cookie: format!("farbraum-guest={planted}; {}", stranger.cookie), ..stranger };
    assert!(!both.connect(&code).await.table().host);
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

#[tokio::test]
async fn codes_of_tables_cannot_be_tried_out() {
    let house = House::with_limits(Limits { misses_per_address: 5, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    for wrong in ["AAAAAA", "AAAAAB", "AAAAAC", "x", "AAAAAD"] {
        assert_eq!(guest.get(&format!("/api/tables/{wrong}")).await.status(), StatusCode::NOT_FOUND);
    }
    for path in ["", "/record", "/ws"] {
        let response = guest.get(&format!("/api/tables/{code}{path}")).await;
        assert_eq!(problem(response).await, (StatusCode::TOO_MANY_REQUESTS, "server-too-fast".to_owned()));
    }
}

// Pages of other sites

#[tokio::test]
async fn a_post_from_another_site_is_refused_though_the_cookie_comes_along() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (path, body) in [
        ("/api/tables", json!({"game": "stones"})),
        ("/api/me", json!({"name": "Mallory"})),
        ("/api/bots", json!({"name": "Mallory"})),
    ] {
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "file://", ""] {
            let request = Client::new().post(format!("{}{path}", guest.url)).header(COOKIE, &guest.cookie);
            let response = request.header(ORIGIN, origin).json(&body).send().await.unwrap();
            assert_eq!(problem(response).await, (StatusCode::FORBIDDEN, "server-origin".to_owned()), "{path} {origin}");
        }
    }
}

#[tokio::test]
async fn what_a_plain_form_can_send_is_not_read() {
    let house = House::open().await;
    let guest = house.guest().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
        for (path, body) in [("/api/tables", r#"{"game":"stones"}"#), ("/api/me", r#"{"name":"Mallory"}"#)] {
            let request = Client::new().post(format!("{}{path}", guest.url)).header(COOKIE, &guest.cookie);
            let response = request.header(CONTENT_TYPE, kind).body(body).send().await.unwrap();
            let expected = (StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-unreadable".to_owned());
            assert_eq!(problem(response).await, expected, "{path} {kind}");
        }
    }
}

#[tokio::test]
async fn no_other_site_may_read_answers() {
    let house = House::open().await;
    let request = Client::new().request(Method::OPTIONS, format!("{}/api/tables", house.node.url));
    let request = request.header(ORIGIN, "https://evil.example").header("access-control-request-method", "POST");
    let response = request.send().await.unwrap();
    assert!(!response.status().is_success());
    assert!(response.headers().keys().all(|name| !name.as_str().starts_with("access-control")));
}

#[tokio::test]
async fn a_socket_from_another_port_or_scheme_is_refused() {
    let house = https_house().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    for origin in [
        "http://farbraum.example",
        "https://farbraum.example:8443",
        "ws://farbraum.example",
        "https://farbraum.example@evil.example",
        "https://evil.example#farbraum.example",
        "null",
        "https://",
        "*",
    ] {
        let (status, why) = guest.try_connect(&code, &[("origin", origin)]).await.unwrap_err();
        assert_eq!((status, why.id.as_str()), (StatusCode::FORBIDDEN, "server-origin"), "{origin}");
        let (status, _) =
            guest.try_connect(&code, &[("origin", origin), ("host", "farbraum.example")]).await.unwrap_err();
        assert_eq!(status, StatusCode::FORBIDDEN, "{origin} though the proxy passes the host on");
    }
    guest.try_connect(&code, &[("origin", "https://farbraum.example")]).await.unwrap();
}

// Broken and huge messages

struct Frames(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Frames {
    async fn connect(guest: &Guest, code: &str) -> Frames {
        let url = format!("{}/api/tables/{code}/ws", guest.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        Frames(connect_async(request).await.unwrap().0)
    }

    /// Sends one frame. That the server has gone is noticed when listening.
    async fn send(&mut self, bytes: &[u8], kind: Data, last: bool) {
        let frame = Frame::message(bytes.to_vec(), OpCode::Data(kind), last);
        let _ = self.0.send(tungstenite::Message::Frame(frame)).await;
    }

    /// Listens for an answer with this id; the code of the end if the server closes first.
    async fn answer(&mut self, wanted: u32) -> Result<Tell, Option<u16>> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("the server says something") {
                Some(Ok(tungstenite::Message::Text(text))) => match serde_json::from_str(&text).unwrap() {
                    tell @ (Tell::Done { id, .. } | Tell::Refused { id, .. }) if id == wanted => return Ok(tell),
                    _ => (),
                },
                Some(Ok(tungstenite::Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Err(None),
            }
        }
    }
}

#[tokio::test]
async fn a_message_in_pieces_counts_as_one_and_must_not_be_longer() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut frames = Frames::connect(&guest, &code).await;
    frames.send(br#"{"id":7,"#, Data::Text, false).await;
    frames.send(br#""ask":"ping"}"#, Data::Continue, true).await;
    assert!(matches!(frames.answer(7).await, Ok(Tell::Done { .. })));
    frames.send(br#"{"id":8,"ask":"ping""#, Data::Text, false).await;
    for _ in 0..2 * LONGEST_REQUEST / 64 {
        frames.send(&[b' '; 64], Data::Continue, false).await;
    }
    assert!(frames.answer(8).await.is_err(), "the server does not wait for the end");
}

#[tokio::test]
async fn what_is_no_utf_8_ends_the_connection() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    for bytes in [&b"\xff\xfe"[..], b"{\"id\":7,\"ask\":\"say\",\"words\":{\"text\":\"\xc3\"}}", b"\xed\xa0\x80"] {
        let mut frames = Frames::connect(&guest, &code).await;
        frames.send(bytes, Data::Text, true).await;
        assert!(frames.answer(7).await.is_err());
    }
    guest.connect(&code).await.ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn bombs_of_json_are_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut socket = guest.connect(&code).await;
    let deep = format!("{}{}", "[".repeat(1900), "]".repeat(1900));
    let many = (0..500).map(|_| "\"a\":1").collect::<Vec<_>>().join(",");
    for text in [
        format!(r#"{{"id":7,"ask":"options","options":{deep}}}"#),
        format!(r#"{{"id":7,"ask":"options","options":{{{many}}}}}"#),
        r#"{"id":7,"ask":"play","action":"take","number":99999999999999999999999}"#.to_owned(),
        r#"{"id":7,"ask":"play","action":"take","number":1e400}"#.to_owned(),
        r#"{"id":7,"ask":"options","options":{"stones":1e400}}"#.to_owned(),
        r#"{"id":7,"ask":"options","options":{"stones":-99999999999999999999}}"#.to_owned(),
        r#"{"id":7,"ask":"sit","name":"x","seat":4294967296}"#.to_owned(),
        r#"{"id":7,"ask":"bot","seat":255,"level":"hard"}"#.to_owned(),
    ] {
        socket.send(text.clone()).await;
        match socket.hear().await {
            Ok(Tell::Refused { id: 7, .. }) => (),
            // So deep that not even the id can be read.
            Err(Some(frame)) if u16::from(frame.code) == 1007 => socket = guest.connect(&code).await,
            other => panic!("{other:?} for {text}"),
        }
    }
    socket.ask(Ask::Ping).await.unwrap();
    let nested = format!(r#"{{"game":{}}}"#, "[".repeat(2000));
    let request = Client::new().post(format!("{}/api/tables", guest.url)).header(CONTENT_TYPE, "application/json");
    assert_eq!(problem(request.body(nested).send().await.unwrap()).await.1, "server-unreadable");
}

// Too much of everything

#[tokio::test]
async fn a_thousand_tables_from_one_address_are_too_many() {
    let most = 40;
    let house = House::with_limits(Limits { tables_per_address: most, ..Limits::NONE }).await;
    let (client, mut opened) = (Client::new(), 0);
    for _ in 0..1000 {
        // Nobody brings a cookie, so everybody is somebody new.
        let request =
            client.post(format!("{}/api/tables", house.node.url)).json(&NewTable { game: "stones".to_owned() });
        match request.send().await.unwrap().status() {
            StatusCode::CREATED => opened += 1,
            status => assert_eq!(status, StatusCode::TOO_MANY_REQUESTS),
        }
    }
    assert_eq!(opened, most);
}

#[tokio::test]
async fn a_flood_of_fingers_is_dropped_and_then_cut_off() {
    let house = House::with_limits(Limits { fingers_per_second: 5, ..Limits::NONE }).await;
    let (_, _, mut sockets) = started(&house.node.url, "konfetti", json!({}), 2).await;
    for number in 0..500 {
        sockets[0].send(format!(r#"{{"finger":[{number},{number}]}}"#)).await;
    }
    assert_eq!(sockets[0].hear_the_end().await.map(|frame| u16::from(frame.code)), Some(1008));
    sockets[1].ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn nobody_fills_every_processor_with_bots() {
    let house = House::with_limits(Limits { bot_seats_per_guest: 3, ..Limits::NONE }).await;
    let guest = house.guest().await;
    let (first, second) = (guest.open("kaleidoskop").await, guest.open("kaleidoskop").await);
    let bot = |seat| Ask::Bot { seat: Seat(seat), level: Some(contract::Level::Hard) };
    let (mut here, mut there) = (guest.connect(&first).await, guest.connect(&second).await);
    here.ask(bot(0)).await.unwrap();
    here.ask(bot(1)).await.unwrap();
    there.ask(bot(0)).await.unwrap();
    refused(there.ask(bot(1)).await, "server-too-many-bot-seats");
    refused(here.ask(bot(2)).await, "server-too-many-bot-seats");
    // Taking one away makes room, and so does leaving a table, where they rest then.
    here.ask(Ask::Bot { seat: Seat(1), level: None }).await.unwrap();
    there.ask(bot(1)).await.unwrap();
    drop(here);
    let mut tries = 0;
    while there.ask(bot(2)).await.is_err() {
        tries += 1;
        assert!(tries < 500, "no room was made");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.guest().await.connect(&second).await.ask(Ask::Ping).await.unwrap();
}

#[tokio::test]
async fn who_never_finishes_a_request_is_not_waited_for() {
    let house = House::with_limits(Limits { headers_within: Duration::from_millis(300), ..Limits::NONE }).await;
    for bytes in ["", "GET / HT", "GET /health HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let answer = raw::send(&house.node.url, bytes).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
}

#[tokio::test]
async fn one_address_cannot_hold_every_connection() {
    let house = House::with_limits(Limits { sockets_per_address: 3, ..Limits::NONE }).await;
    let url = house.node.url.clone();
    let held: Vec<_> = (0..3).map(|_| raw::connect(&url)).collect();
    let request = "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    assert_eq!(raw::send(&url, request).await, "", "hung up without a word");
    drop(held);
    let mut tries = 0;
    while raw::send(&url, request).await.is_empty() {
        tries += 1;
        assert!(tries < 500, "no room was made");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

// Texts

#[tokio::test]
async fn names_and_chat_are_text_and_never_markup() {
    let house = House::open().await;
    let (_, guests, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let markup = "<img src=x onerror=alert(1)></script>'\"&amp;{{7*7}}";
    sockets[0].ask(Ask::Say { words: Words::Text(markup.to_owned()) }).await.unwrap();
    sockets[1].hear_until(|socket| !socket.talk.is_empty()).await;
    assert_eq!(sockets[1].talk[0].words, Words::Text(markup.to_owned()), "as it was typed, in JSON");
    let response = guests[0].rename("<b onclick=x>hi</b>").await;
    assert_eq!(response.headers()[CONTENT_TYPE], "application/json");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    for bad in ["\u{202e}evil", "a\u{0}b", "a\u{1b}[31m", "a\u{2066}b", "a\r\nSet-Cookie: x=1", "\u{feff}", "a\u{85}b"]
    {
        let said = sockets[0].ask(Ask::Say { words: Words::Text(bad.to_owned()) }).await;
        refused(said, "table-words");
        assert_eq!(problem(guests[0].rename(bad).await).await.1, "server-name-characters", "{bad:?}");
    }
    for words in [
        Words::Point("<b>".to_owned()),
        Words::Point("x".repeat(33)),
        Words::Phrase { key: "../x".to_owned(), args: Default::default() },
        Words::Text("x".repeat(201)),
    ] {
        refused(sockets[0].ask(Ask::Say { words }).await, "table-words");
    }
}

// Other people's seats

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let house = House::open().await;
    let (code, _, mut sockets) = started(&house.node.url, "stones", json!({}), 2).await;
    let before = sockets[0].view().to_owned();
    assert!(sockets[1].play("take").await.is_err(), "it is the other's turn");
    // More fields change nothing about who asks.
    for text in [
        r#"{"id":900,"ask":"play","action":"take","seat":1}"#,
        r#"{"id":900,"ask":"play","action":"take","guest":"0","you":1}"#,
    ] {
        sockets[1].send(text).await;
        while !matches!(sockets[1].hear().await.unwrap(), Tell::Refused { id: 900, .. }) {}
    }
    let mut stranger = house.guest().await.connect(&code).await;
    refused(stranger.play("take").await, "table-spectator");
    refused(stranger.ask(Ask::Undo { number: None }).await, "table-spectator");
    refused(stranger.ask(Ask::Say { words: Words::Text("hi".to_owned()) }).await, "table-spectator");
    refused(stranger.ask(Ask::Bot { seat: Seat(0), level: None }).await, "table-not-host");
    assert_eq!(sockets[0].view(), before);
    assert_eq!(sockets[0].number(), Some(0));
}

#[tokio::test]
async fn only_the_host_chooses_and_starts() {
    let house = House::open().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    let mut anna = host.connect(&code).await;
    anna.sit("Anna", None).await.unwrap();
    let mut ben = house.guest().await.connect(&code).await;
    ben.sit("Ben", None).await.unwrap();
    for ask in [
        Ask::Options { options: json!({"stones": 7}) },
        Ask::Start,
        Ask::Hints { allowed: true },
        Ask::Bot { seat: Seat(3), level: Some(contract::Level::Easy) },
    ] {
        refused(ben.ask(ask).await, "table-not-host");
    }
    refused(ben.sit("Anna", Some(0)).await, "table-chair-taken");
}

// Other people's views

/// Everything that is ever sent to somebody who does not sit there, or sits elsewhere.
async fn all_that_others_get(house: &House, code: &str, guests: &[Guest], sockets: &mut [Socket]) -> Vec<Vec<String>> {
    let mut heard = Vec::new();
    for (guest, socket) in guests.iter().zip(sockets) {
        let mut texts = Vec::new();
        // Refusals, which must not explain more than one may know.
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
        told.extend(timeout(PATIENCE, stream.chunk()).await.unwrap().unwrap().expect("the stream goes on"));
    }
    heard.push(vec![String::from_utf8(told).unwrap()]);
    heard
}

/// Plays some moves, each player knowing only their view, and gives the hidden part of each view along the way.
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
        // Who proposes to end would end it.
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
    // The cards behind the seat, so that no other list of numbers is taken for them.
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
    let record = super::play::record(&guests[0], &code).await;
    let seed = hex(&record.seed.0);
    assert!(sockets[0].heard.concat().contains(&seed), "at the end everybody may check");
    let early = before.iter().find(|text| text.contains(&seed) || text.contains("chacha12:"));
    assert!(early.is_none(), "{early:?}");
}

// The web server itself

#[tokio::test]
async fn no_path_leads_out_of_the_page() {
    let house = House::open().await;
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2f..%2fetc/passwd",
        "/assets/..%5c..%5cCargo.toml",
        "//etc/passwd",
        "/assets/%00",
        "/./index.html%00.js",
        "/api/../../etc/passwd",
        "/api/tables/../../etc/passwd",
        "/admin/../etc/passwd",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let answer = raw::send(&house.node.url, request).await;
        assert_eq!(raw::statuses(&answer), [404], "{path}: {answer}");
        assert!(!answer.contains("[package]") && !answer.contains("root:"), "{path}");
    }
}

#[tokio::test]
async fn nothing_sent_becomes_a_header() {
    let house = House::open().await;
    let guest = house.guest().await;
    for path in
        ["/api/tables/AAAA%0d%0aset-cookie:%20evil=1", "/%0d%0aset-cookie:%20evil=1", "/t/x%0aset-cookie:%20evil=1"]
    {
        let response = guest.get(path).await;
        let cookies = response.headers().get_all(SET_COOKIE).iter();
        assert!(cookies.into_iter().all(|cookie| !cookie.to_str().unwrap().contains("evil")), "{path}");
    }
    let response = guest.rename("a; Path=/x; evil=1").await;
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap().to_owned();
    assert!(response.status().is_success() && !cookie.contains("evil=1"), "it is a name: {cookie}");
    let broken = "GET /health HTTP/1.1\r\nhost: x\r\nx: a\rb\r\nconnection: close\r\n\r\n";
    assert_eq!(raw::statuses(&raw::send(&house.node.url, broken).await), [400]);
}

#[tokio::test]
async fn unknown_methods_are_refused() {
    let house = House::open().await;
    for (line, expected) in [
        ("BREW / HTTP/1.1", 405),
        ("TRACE / HTTP/1.1", 405),
        ("PUT /api/me HTTP/1.1", 405),
        ("DELETE /metrics HTTP/1.1", 405),
        ("PATCH /api/tables HTTP/1.1", 405),
        ("G@T / HTTP/1.1", 400),
        ("GET / HTTP/9.9", 400),
        ("GET", 400),
    ] {
        let request = format!("{line}\r\nhost: x\r\nconnection: close\r\n\r\n");
        let answer = raw::send(&house.node.url, request).await;
        assert_eq!(raw::statuses(&answer), [expected], "{line}: {answer}");
    }
}

#[tokio::test]
async fn no_request_hides_in_another() {
    let house = House::open().await;
    let hidden = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";
    for headers in [
        "content-length: 5\r\ncontent-length: 6",
        "content-length: +5",
        "content-length: -1",
        "content-length: 5, 6",
        "transfer-encoding: chunked, identity",
        "transfer-encoding: xchunked",
        "transfer-encoding : chunked",
        " transfer-encoding: chunked",
        "content-length: 99999999999999999999999",
    ] {
        let request = format!("POST /api/me HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n0\r\n\r\n{hidden}");
        let answer = raw::send(&house.node.url, request).await;
        assert!(raw::statuses(&answer).iter().all(|&status| status >= 400), "{headers}: {answer}");
        assert!(!answer.contains("\r\nok\n"), "{headers}");
    }
    // Both: whoever is in front may have believed the length, so nothing after it is read as a request.
    let body = "c\r\n{\"name\":\"x\"}\r\n0\r\n\r\n";
    for order in
        [["transfer-encoding: chunked", "content-length: "], ["content-length: ", "transfer-encoding: chunked"]]
    {
        let length = (body.len() + hidden.len()).to_string();
        let headers =
            order.map(|header| if header.ends_with(' ') { format!("{header}{length}") } else { header.to_owned() });
        let headers = headers.join("\r\n");
        let json = "content-type: application/json";
        let both = format!("POST /api/me HTTP/1.1\r\nhost: x\r\n{json}\r\n{headers}\r\n\r\n{body}{hidden}");
        let answer = raw::send(&house.node.url, both).await;
        assert_eq!(raw::statuses(&answer).len(), 1, "{answer}");
        assert!(!answer.contains("\r\nok\n"), "{answer}");
    }
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let house = House::open().await;
    let many: String = (0..200).map(|number| format!("x-{number}: 1\r\n")).collect();
    let answer = raw::send(&house.node.url, format!("GET /health HTTP/1.1\r\nhost: x\r\n{many}\r\n")).await;
    assert_eq!(raw::statuses(&answer), [431]);
    let long = "x".repeat(100_000);
    let answer = raw::send(&house.node.url, format!("GET /health HTTP/1.1\r\nhost: x\r\nx: {long}\r\n\r\n")).await;
    assert!(raw::statuses(&answer).iter().all(|&status| status == 431), "{answer}");
}
