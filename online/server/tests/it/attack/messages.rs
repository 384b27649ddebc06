//! Broken and huge messages.

use super::super::house::House;
use super::{ANSWER_TIMEOUT, problem};
use e2e::guest::Guest;
use futures::{SinkExt, StreamExt};
use protocol::{Ask, LONGEST_REQUEST, Tell};
use reqwest::Client;
use reqwest::header::CONTENT_TYPE;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite};

struct Frames(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Frames {
    async fn connect(guest: &Guest, code: &str) -> Frames {
        let url = format!("{}/api/tables/{code}/ws", guest.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        Frames(connect_async(request).await.unwrap().0)
    }

    /// Sends one frame. A closed connection is noticed when listening.
    async fn send(&mut self, bytes: &[u8], kind: Data, last: bool) {
        let frame = Frame::message(bytes.to_vec(), OpCode::Data(kind), last);
        let _ = self.0.send(tungstenite::Message::Frame(frame)).await;
    }

    /// Waits for the answer with this id; the error is the code of the close frame if the server closes first.
    async fn answer(&mut self, wanted: u32) -> Result<Tell, Option<u16>> {
        loop {
            match timeout(ANSWER_TIMEOUT, self.0.next()).await.expect("the server says something") {
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
            // Nested so deeply that not even the id can be read.
            Err(Some(frame)) if u16::from(frame.code) == 1007 => socket = guest.connect(&code).await,
            other => panic!("{other:?} for {text}"),
        }
    }
    socket.ask(Ask::Ping).await.unwrap();
    let nested = format!(r#"{{"game":{}}}"#, "[".repeat(2000));
    let request = Client::new().post(format!("{}/api/tables", guest.url)).header(CONTENT_TYPE, "application/json");
    assert_eq!(problem(request.body(nested).send().await.unwrap()).await.1, "server-unreadable");
}
