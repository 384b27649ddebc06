//! A small client: a guest with a cookie, and a socket at a table.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test that cannot go on shall panic")]

use contract::{Chance, Edition, Game, Message, Seat, Seed};
use futures::{SinkExt, StreamExt};
use protocol::{Ask, NewName, NewTable, Opened, Problem, Request, Tell};
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, COOKIE, SET_COOKIE};
use reqwest::{Response, StatusCode};
use serde::Serialize;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, protocol::CloseFrame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than any answer takes, even on a busy machine.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);
/// Longer than any silence at a table: a whole sand may run.
const LONGEST_SILENCE: Duration = Duration::from_secs(150);

/// A browser with its cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    pub url: String,
    pub cookie: String,
}

impl Guest {
    /// Creates a guest.
    pub async fn new(url: &str) -> Guest {
        let mut guest = Guest { url: url.to_owned(), cookie: String::new() };
        let response = guest.get("/api/me").await;
        let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
        guest.cookie = cookie.split(';').next().unwrap().to_owned();
        guest
    }

    /// Returns the guest of a browser: the cookie is enough.
    pub async fn at_browser(page: &crate::Session, url: &str) -> Guest {
        let cookies = page.web().get_all_cookies().await.unwrap();
        let pairs: Vec<String> = cookies.iter().map(|cookie| format!("{}={}", cookie.name, cookie.value)).collect();
        Guest { url: url.to_owned(), cookie: pairs.join("; ") }
    }

    /// Returns the same guest at another server.
    pub fn at(&self, url: &str) -> Guest {
        Guest { url: url.to_owned(), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Response {
        self.request(reqwest::Client::new().get(format!("{}{path}", self.url))).await
    }

    /// Opens an address as a browser does.
    pub async fn page(&self, path: &str, encoding: &str) -> Response {
        let request = reqwest::Client::new().get(format!("{}{path}", self.url));
        self.request(request.header(ACCEPT, "text/html").header(ACCEPT_ENCODING, encoding)).await
    }

    pub async fn post(&self, path: &str, body: &impl Serialize) -> Response {
        self.request(reqwest::Client::new().post(format!("{}{path}", self.url)).json(body)).await
    }

    async fn request(&self, request: reqwest::RequestBuilder) -> Response {
        request.header(COOKIE, &self.cookie).timeout(ANSWER_TIMEOUT).send().await.unwrap()
    }

    /// Returns the same guest after a response that may have changed its cookie.
    pub fn after(&self, answer: &Response) -> Guest {
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        Guest { cookie: cookie.unwrap_or(&self.cookie).to_owned(), ..self.clone() }
    }

    pub async fn rename(&self, name: &str) -> Response {
        self.post("/api/me", &NewName { name: name.to_owned() }).await
    }

    /// Opens a table and returns its code.
    pub async fn open(&self, game: &str) -> String {
        let response = self.post("/api/tables", &NewTable { game: game.to_owned() }).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json::<Opened>().await.unwrap().code
    }

    /// Connects to a table, as a spectator at first, and waits for its state.
    pub async fn connect(&self, code: &str) -> Socket {
        let mut socket = self.try_connect(code, &[]).await.unwrap();
        socket.hear_until(|socket| socket.table.is_some()).await;
        socket
    }

    /// Connects with more headers; the error is the status and the problem.
    pub async fn try_connect(
        &self,
        code: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, (StatusCode, Message)> {
        match self.open_socket(code, headers).await {
            Ok(socket) => Ok(socket),
            Err(tungstenite::Error::Http(response)) => {
                let (status, body) = (response.status(), response.body().as_deref().unwrap_or_default());
                let problem = serde_json::from_slice::<Problem>(body);
                let problem = problem.unwrap_or_else(|error| panic!("{status} without a problem: {error}"));
                Err((StatusCode::from_u16(status.as_u16()).unwrap(), problem.error))
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects if the server is reachable and allows it.
    pub async fn reach(&self, code: &str) -> Option<Socket> {
        timeout(ANSWER_TIMEOUT, self.open_socket(code, &[])).await.ok()?.ok()
    }

    async fn open_socket(&self, code: &str, headers: &[(&'static str, &str)]) -> tungstenite::Result<Socket> {
        let url = format!("{}/api/tables/{code}/ws", self.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        connect_async(request).await.map(|(stream, _)| Socket::new(stream))
    }
}

/// A socket at a table, which remembers what it was told.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: Option<protocol::Table>,
    pub game: Option<protocol::Game>,
    /// The last chat messages.
    pub talk: Vec<protocol::Said>,
    /// The fingers on the board.
    pub fingers: Vec<(Seat, i16, i16)>,
    /// Every text received, in order.
    pub heard: Vec<String>,
    next_id: u32,
}

/// The end of a socket, with the server's last frame.
pub type Closed = Option<CloseFrame>;

impl Socket {
    fn new(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Socket {
        Socket { stream, table: None, game: None, talk: Vec::new(), fingers: Vec::new(), heard: Vec::new(), next_id: 1 }
    }

    /// Sends a request and waits for the answer. Panics if the server goes away.
    pub async fn ask(&mut self, ask: Ask) -> Result<(), Message> {
        self.try_ask(ask).await.unwrap_or_else(|closed| panic!("closed by the server: {closed:?}"))
    }

    /// Sends a request and waits for the answer.
    pub async fn try_ask(&mut self, ask: Ask) -> Result<Result<(), Message>, Closed> {
        self.next_id += 1;
        let id = self.next_id;
        self.send(serde_json::to_string(&Request { id, ask }).unwrap()).await;
        loop {
            match self.hear().await? {
                Tell::Done { id: answered, .. } if answered == id => return Ok(Ok(())),
                Tell::Refused { id: answered, why } if answered == id => return Ok(Err(why)),
                Tell::Done { .. } | Tell::Refused { .. } => panic!("an answer to nothing"),
                Tell::Table(_) | Tell::Game(_) | Tell::Talk(_) | Tell::Fingers(_) => (),
            }
        }
    }

    /// Sends any text. A closed connection is noticed when listening.
    pub async fn send(&mut self, text: impl Into<String>) {
        let _ = self.stream.send(tungstenite::Message::text(text.into())).await;
    }

    pub async fn send_binary(&mut self, bytes: &[u8]) {
        let _ = self.stream.send(tungstenite::Message::binary(bytes.to_vec())).await;
    }

    /// Waits for the next message of the server.
    pub async fn hear(&mut self) -> Result<Tell, Closed> {
        let silence = Instant::now() + LONGEST_SILENCE;
        loop {
            let next = timeout(ANSWER_TIMEOUT, self.stream.next());
            let next = timeout_at(silence, next).await.expect("something happens").expect("the server says something");
            match next {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(self.remember(&text)),
                Some(Ok(tungstenite::Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    fn remember(&mut self, text: &str) -> Tell {
        self.heard.push(text.to_owned());
        let tell: Tell = serde_json::from_str(text).unwrap();
        match &tell {
            Tell::Table(table) => self.table = Some(table.clone()),
            Tell::Game(game) => self.game = Some(game.clone()),
            Tell::Talk(said) => self.talk = said.clone(),
            Tell::Fingers(fingers) => self.fingers = fingers.clone(),
            Tell::Done { .. } | Tell::Refused { .. } => (),
        }
        tell
    }

    /// Listens until a condition holds.
    pub async fn hear_until(&mut self, holds: impl Fn(&Socket) -> bool) {
        while !holds(self) {
            self.hear().await.expect("the server stays");
        }
    }

    /// Listens until the server closes the connection.
    pub async fn hear_the_end(&mut self) -> Closed {
        loop {
            if let Err(closed) = self.hear().await {
                return closed;
            }
        }
    }

    /// Closes the connection as a browser does, and returns the server's answer.
    pub async fn goodbye(mut self) -> Closed {
        let frame = CloseFrame { code: 1000.into(), reason: "".into() };
        self.stream.close(Some(frame)).await.unwrap();
        self.hear_the_end().await
    }

    /// Waits for the game with `number` entries and returns the view, as it was sent.
    pub async fn view_at(&mut self, number: usize) -> String {
        self.hear_until(|socket| socket.number() == Some(number)).await;
        self.view().to_owned()
    }

    pub fn number(&self) -> Option<usize> {
        self.game.as_ref().map(|game| game.number)
    }

    pub fn view(&self) -> &str {
        self.game.as_ref().expect("the game has started").view.get()
    }

    pub fn table(&self) -> &protocol::Table {
        self.table.as_ref().expect("the table has been told")
    }

    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.outcome.is_some())
    }

    pub async fn sit(&mut self, name: &str, seat: Option<u8>) -> Result<(), Message> {
        self.ask(Ask::Sit { name: name.to_owned(), seat: seat.map(Seat) }).await
    }

    pub async fn play(&mut self, action: &str) -> Result<(), Message> {
        self.ask(Ask::Play { action: action.to_owned(), number: None }).await
    }
}

/// Opens a table of a game for some people, seats them, and starts.
pub async fn started(
    url: &str,
    game: &str,
    options: serde_json::Value,
    people: u8,
) -> (String, Vec<Guest>, Vec<Socket>) {
    let (mut guests, mut sockets) = (Vec::new(), Vec::new());
    let host = Guest::new(url).await;
    let code = host.open(game).await;
    for person in 0..people {
        let guest = if person == 0 { host.clone() } else { Guest::new(url).await };
        let mut socket = guest.connect(&code).await;
        socket.sit(&format!("Person {person}"), None).await.unwrap();
        guests.push(guest);
        sockets.push(socket);
    }
    sockets[0].ask(Ask::Options { options }).await.unwrap();
    sockets[0].ask(Ask::Start).await.unwrap();
    for socket in &mut sockets {
        socket.view_at(0).await;
    }
    (code, guests, sockets)
}

/// Returns a legal action for this view: what is hidden is imagined, as an honest player must.
pub fn choose<G: Game>(view: &str, seat: Seat, chance: &mut Chance) -> String {
    let view: G::View = serde_json::from_str(view).unwrap();
    let imagined = G::imagine(&G::Edition::standard(), &view, chance).unwrap();
    imagined.random(seat, chance).expect("whoever is to act can").to_string()
}

/// Returns a source of chance for a test.
pub fn chance(number: u64) -> Chance {
    Seed::from_number(number).chance(0)
}
