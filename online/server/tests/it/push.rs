//! "Your turn" notifications. The push service is a small server here; what it gets is decrypted as a browser would do
//! it.

use super::house::House;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use e2e::guest::Socket;
use protocol::{Ask, EndSubscription, PushKey, Subscription};
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, decrypt};

type Note = (HeaderMap, Vec<u8>);

/// A service that accepts every notification, except those to `/gone`.
async fn service() -> (String, UnboundedReceiver<Note>) {
    async fn take(State(notes): State<UnboundedSender<Note>>, headers: HeaderMap, body: Bytes) -> StatusCode {
        notes.send((headers, body.to_vec())).unwrap();
        StatusCode::CREATED
    }
    let (send, notes) = unbounded_channel();
    let service =
        Router::new().route("/send", post(take)).route("/gone", post(async || StatusCode::GONE)).with_state(send);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    (url, notes)
}

/// The keys of a browser.
fn browser() -> (SecretKey, PublicKey, [u8; 16]) {
    let key = SecretKey::from_slice(&[7; 32]).unwrap();
    let public = key.public_key();
    (key, public, [9; 16])
}

fn subscription(endpoint: String) -> Subscription {
    let (_, public, auth) = browser();
    let p256dh = BASE64_URL_SAFE_NO_PAD.encode(public.to_sec1_bytes());
    Subscription { endpoint, p256dh, auth: BASE64_URL_SAFE_NO_PAD.encode(auth) }
}

async fn house(service: &str) -> House {
    let push_services = vec![service.to_owned()];
    House::with(Settings { limits: Limits::NONE, push_services, ..Settings::default() }).await
}

/// Anna and Ben play stones; Ben's browser has a subscription, and is not connected.
async fn ben_has_gone(house: &House, endpoints: &[String]) -> (String, Socket) {
    let (anna, ben) = (house.guest().await, house.guest().await);
    let code = anna.open("stones").await;
    let (mut at_anna, mut at_ben) = (anna.connect(&code).await, ben.connect(&code).await);
    at_anna.sit("Anna", None).await.unwrap();
    at_ben.sit("Ben", None).await.unwrap();
    at_anna.ask(Ask::Start).await.unwrap();
    for endpoint in endpoints {
        let answer = ben.post("/api/push", &subscription(endpoint.clone())).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    }
    at_ben.goodbye().await;
    at_anna.hear_until(|anna| anna.table().chairs[1].as_ref().is_some_and(|ben| !ben.here)).await;
    (code, at_anna)
}

#[tokio::test]
async fn whoever_has_gone_is_told_that_it_is_their_turn_and_nobody_else_can_read_it() {
    let (service, mut notes) = service().await;
    let house = house(&service).await;
    let gone = format!("{service}/gone");
    let (code, mut anna) = ben_has_gone(&house, &[gone, format!("{service}/send")]).await;
    anna.play("take").await.unwrap();
    anna.play("end").await.unwrap();
    let (headers, body) = timeout(Duration::from_secs(20), notes.recv()).await.unwrap().unwrap();
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let (key, _, auth) = browser();
    let text = decrypt(body.clone(), &key, &Auth::from(auth)).unwrap();
    assert_eq!(serde_json::from_slice::<Value>(&text).unwrap(), json!({"game": "stones", "code": code}));
    assert!(!body.windows(code.len()).any(|bytes| bytes == code.as_bytes()));

    let authorization = headers["authorization"].to_str().unwrap();
    let (token, public) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let told: PushKey = house.guest().await.get("/api/push").await.json().await.unwrap();
    assert_eq!(public, told.key);
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(public)).unwrap();
    verifying.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], service);

    // It was one turn, so there is one notification.
    assert!(timeout(Duration::from_millis(300), notes.recv()).await.is_err());
}

/// Konfetti is played in turns at a calm table, and in real time otherwise.
#[tokio::test]
async fn at_the_calm_table_it_is_somebodys_turn() {
    let (service, mut notes) = service().await;
    let house = house(&service).await;
    let options = json!({"calm": true});
    let (_, guests, mut sockets) = e2e::guest::started(&house.node.url, "konfetti", options, 2).await;
    let mine = |socket: &Socket| socket.game.as_ref().is_some_and(|game| game.awaited.has(socket.table().you.unwrap()));
    let first = usize::from(!mine(&sockets[0]));
    let other = 1 - first;
    let answer = guests[other].post("/api/push", &subscription(format!("{service}/send"))).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let mut at_first = sockets.remove(first);
    sockets.remove(0).goodbye().await;
    at_first.hear_until(|socket| socket.table().chairs[other].as_ref().is_some_and(|sitter| !sitter.here)).await;
    at_first.play("done").await.unwrap();
    let note = timeout(Duration::from_secs(20), notes.recv()).await;
    assert!(note.is_ok_and(|note| note.is_some()));
}

#[tokio::test]
async fn who_is_there_is_told_by_the_page_alone() {
    let (service, mut notes) = service().await;
    let house = house(&service).await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let code = anna.open("stones").await;
    let (mut at_anna, mut at_ben) = (anna.connect(&code).await, ben.connect(&code).await);
    at_anna.sit("Anna", None).await.unwrap();
    at_ben.sit("Ben", None).await.unwrap();
    at_anna.ask(Ask::Start).await.unwrap();
    let endpoint = format!("{service}/send");
    ben.post("/api/push", &subscription(endpoint.clone())).await;
    at_anna.play("take").await.unwrap();
    at_anna.play("end").await.unwrap();
    at_ben.hear_until(|ben| ben.number() == Some(2)).await;
    assert!(timeout(Duration::from_millis(300), notes.recv()).await.is_err());
    let answer = ben.post("/api/push/end", &EndSubscription { endpoint }).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn nobody_makes_the_server_ask_any_address() {
    let (service, _notes) = service().await;
    let house = House::open().await;
    let anna = house.guest().await;
    let whole = subscription("https://fcm.googleapis.com/fcm/send/x".to_owned());
    assert_eq!(anna.post("/api/push", &whole).await.status(), StatusCode::NO_CONTENT);
    for bad in [
        subscription(format!("{service}/send")),
        subscription("http://169.254.169.254/".to_owned()),
        subscription(format!("https://fcm.googleapis.com/{}", "x".repeat(2_000))),
        Subscription { p256dh: "AAAA".to_owned(), ..whole.clone() },
        Subscription { auth: "AAAA".to_owned(), ..whole.clone() },
    ] {
        assert_eq!(anna.post("/api/push", &bad).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
}
