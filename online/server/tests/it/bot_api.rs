//! Programs over HTTP: a token, a stream of lines, requests by POST; and nothing that a WebSocket would not be told.

use super::house::House;
use super::play::{all_views, record};
use super::stones::{Stones, View};
use colour_lines::ColourLines;
use contract::{Message, Seat, Viewer};
use e2e::guest::{Guest, chance, choose};
use protocol::{Answer, Ask, Clock, LONGEST_REQUEST, NewBot, Problem, Stage, Tell, Terms};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, ORIGIN, WWW_AUTHENTICATE};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::json;
use server::{Limits, Settings};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;

/// Longer than any answer takes, even on a busy machine.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// A program with its token.
struct Bot {
    url: String,
    token: String,
}

impl Bot {
    async fn new(url: &str) -> Bot {
        let response = new_bot(url, "Robby").await;
        assert_eq!(response.status(), StatusCode::CREATED);
        let bot: protocol::Bot = response.json().await.unwrap();
        assert_eq!(bot.name, "Robby");
        Bot { url: url.to_owned(), token: bot.token }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = Client::new().request(method, format!("{}/api/bot/tables/{path}", self.url));
        request.header(AUTHORIZATION, format!("Bearer {}", self.token))
    }

    async fn ask(&self, code: &str, ask: &Ask) -> Result<Answer, (StatusCode, Message)> {
        read(self.request(Method::POST, code).json(ask).send().await.unwrap()).await
    }

    async fn sit(&self, code: &str) {
        self.ask(code, &Ask::Sit { name: "Robby".to_owned(), seat: None }).await.unwrap();
    }

    async fn play(&self, code: &str, action: &str, number: usize) -> Result<Answer, (StatusCode, Message)> {
        self.ask(code, &Ask::Play { action: action.to_owned(), number: Some(number) }).await
    }

    async fn stream(&self, code: &str) -> Stream {
        let response = self.request(Method::GET, &format!("{code}/stream")).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[CONTENT_TYPE], "application/x-ndjson");
        Stream { response, rest: Vec::new(), heard: Vec::new(), table: None, game: None }
    }
}

async fn new_bot(url: &str, name: &str) -> Response {
    Client::new().post(format!("{url}/api/bots")).json(&NewBot { name: name.to_owned() }).send().await.unwrap()
}

async fn read(response: Response) -> Result<Answer, (StatusCode, Message)> {
    let status = response.status();
    if status == StatusCode::OK {
        return Ok(response.json().await.unwrap());
    }
    Err((status, response.json::<Problem>().await.unwrap().error))
}

#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, (StatusCode, Message)>, status: StatusCode, id: &str) {
    let (was, why) = result.unwrap_err();
    assert_eq!((was, why.id.as_str()), (status, id));
}

/// The stream of a program.
struct Stream {
    response: Response,
    rest: Vec<u8>,
    heard: Vec<String>,
    table: Option<protocol::Table>,
    game: Option<protocol::Game>,
}

impl Stream {
    /// Waits for the next line that is not empty; returns false at the end.
    async fn hear(&mut self) -> bool {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line = String::from_utf8(self.rest.drain(..=end).collect()).unwrap();
                match serde_json::from_str(&line) {
                    _ if line.trim().is_empty() => continue,
                    Ok(Tell::Table(table)) => self.table = Some(table),
                    Ok(Tell::Game(game)) => self.game = Some(game),
                    Ok(Tell::Talk(_) | Tell::Fingers(_)) => (),
                    other => panic!("{other:?}: {line}"),
                }
                self.heard.push(line);
                return true;
            }
            match timeout(ANSWER_TIMEOUT, self.response.chunk()).await.expect("the server says something") {
                Ok(Some(bytes)) => self.rest.extend_from_slice(&bytes),
                Ok(None) | Err(_) => return false,
            }
        }
    }

    async fn hear_until(&mut self, holds: impl Fn(&Stream) -> bool) {
        while !holds(self) {
            assert!(self.hear().await, "the stream ended");
        }
    }

    fn game(&self) -> &protocol::Game {
        self.game.as_ref().unwrap()
    }

    fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.outcome.is_some())
    }
}

/// A bot and a person play a whole game. Each is told exactly the view of their seat, and only the bot gets the legal
/// actions.
#[tokio::test]
async fn a_bot_and_a_person_play_a_whole_game() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    let bot = Bot::new(&house.node.url).await;
    let mut stream = bot.stream(&code).await;
    bot.sit(&code).await;
    stream.hear_until(|stream| stream.table.as_ref().is_some_and(|table| table.you == Some(Seat(1)))).await;
    person.hear_until(|person| person.table().chairs[1].as_ref().is_some_and(|robby| robby.here)).await;
    assert_eq!(person.table().chairs[1].as_ref().unwrap().name, "Robby");
    refused(bot.ask(&code, &Ask::Start).await, StatusCode::FORBIDDEN, "table-not-host");
    person.ask(Ask::Start).await.unwrap();

    stream.hear_until(|stream| stream.game.is_some()).await;
    assert_eq!(stream.game().legal, None, "it is the person's turn");
    refused(bot.play(&code, "take", 0).await, StatusCode::CONFLICT, "stones-turn");
    let mut number = 0;
    loop {
        person.view_at(number).await;
        stream.hear_until(|stream| stream.game().number == number).await;
        let awaited = person.game.as_ref().unwrap().awaited.iter().next();
        match awaited {
            None => break,
            Some(Seat(0)) => {
                assert_eq!(stream.game().legal, None);
                let action = choose::<Stones>(person.view(), Seat(0), &mut chance(number as u64));
                person.play(&action).await.unwrap();
            }
            Some(_) => {
                let legal = stream.game().legal.clone().unwrap();
                let answer = bot.play(&code, legal.last().unwrap(), number).await.unwrap();
                assert!(answer.now.is_some());
                refused(bot.play(&code, &legal[0], number).await, StatusCode::CONFLICT, "table-stale");
            }
        }
        number += 1;
    }
    assert!(stream.is_over() && stream.game().legal.is_none());
    refused(bot.play(&code, "take", number).await, StatusCode::CONFLICT, "table-over");

    let record = record(&guest, &code).await;
    assert_eq!(record.seats, ["Ada", "Robby"]);
    let views = all_views::<Stones>(&record, Viewer::Seat(Seat(1)));
    let word = |view: &str| serde_json::from_str::<View>(view).unwrap().own.unwrap().1;
    let secret = word(person.view());
    assert_ne!(secret, word(&views[0]));
    for line in &stream.heard {
        assert!(!line.contains(&secret), "the person's word: {line}");
        if let Tell::Game(game) = serde_json::from_str(line).unwrap() {
            assert_eq!(game.view.get(), views[game.number]);
            assert!(game.outcome.is_some() || game.seed.is_none());
        }
    }
    assert!(person.heard.iter().all(|text| !text.contains("legal")), "people are told as before");
}

#[tokio::test]
async fn only_tokens_of_this_server_count() {
    let (house, other) = (House::open().await, House::open().await);
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let (bot, foreign) = (Bot::new(&house.node.url).await, Bot::new(&other.node.url).await);
    let another = Bot::new(&house.node.url).await;
    assert_ne!(bot.token, another.token);
    let forged = bot.token.replace(&bot.token[4..36], &another.token[4..36]);
    let cookie = guest.cookie.split_once('=').unwrap().1.to_owned();
    let bad = [None, Some(""), Some("Bearer"), Some("Bearer "), Some("Basic eDp5"), Some(&bot.token)];
    let bad = bad.into_iter().map(|header| header.map(str::to_owned));
    let bearers = [&forged, &foreign.token, &cookie, &format!("{}0", bot.token)].map(|token| format!("Bearer {token}"));
    for header in bad.chain(bearers.into_iter().map(Some)) {
        for (method, path) in [(Method::GET, format!("{code}/stream")), (Method::POST, code.clone())] {
            let mut request = Client::new().request(method, format!("{}/api/bot/tables/{path}", house.node.url));
            // A browser's cookie is no use here.
            request = request.header("cookie", &guest.cookie).json(&Ask::Ping);
            if let Some(header) = &header {
                request = request.header(AUTHORIZATION, header);
            }
            let response = request.send().await.unwrap();
            assert_eq!(response.headers()[WWW_AUTHENTICATE], "Bearer", "{header:?}");
            refused(read(response).await, StatusCode::UNAUTHORIZED, "server-token");
        }
    }
    bot.sit(&code).await;
    // A token sent as a cookie gives a new guest.
    let thief = Guest { url: house.node.url.clone(), cookie: format!("farbraum-guest={}", bot.token) };
    assert_eq!(thief.connect(&code).await.table().you, None);
    // The token outlives the server.
    let house = house.restart().await;
    let bot = Bot { url: house.node.url.clone(), ..bot };
    let mut stream = bot.stream(&code).await;
    stream.hear_until(|stream| stream.table.as_ref().is_some_and(|table| table.you == Some(Seat(0)))).await;
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let house = House::open().await;
    let code = house.guest().await.open("stones").await;
    let bot = Bot::new(&house.node.url).await;
    refused(bot.ask("AAAAAA", &Ask::Ping).await, StatusCode::NOT_FOUND, "table-unknown");
    let response = bot.request(Method::GET, "AAAAAA/stream").send().await.unwrap();
    refused(read(response).await, StatusCode::NOT_FOUND, "table-unknown");
    refused(bot.play(&code, "take", 0).await, StatusCode::CONFLICT, "table-not-started");
    for (body, status) in [
        ("{".to_owned(), StatusCode::BAD_REQUEST),
        (r#"{"ask":"fly"}"#.to_owned(), StatusCode::UNPROCESSABLE_ENTITY),
        ("x".repeat(LONGEST_REQUEST + 1), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let request = bot.request(Method::POST, &code).header(CONTENT_TYPE, "application/json").body(body);
        refused(read(request.send().await.unwrap()).await, status, "server-unreadable");
    }
    let long = "x".repeat(25);
    for (name, id) in [("", "server-name-empty"), (long.as_str(), "server-name-long")] {
        refused(read(new_bot(&house.node.url, name).await).await, StatusCode::UNPROCESSABLE_ENTITY, id);
    }
}

#[tokio::test]
async fn a_page_of_another_site_gets_nothing() {
    let public_url = Some("https://farbraum.example".parse().unwrap());
    let house = House::with(Settings { public_url, limits: Limits::NONE, ..Settings::default() }).await;
    let code = house.guest().await.open("stones").await;
    let bot = Bot::new(&house.node.url).await;
    for (origin, fits) in [("https://farbraum.example", true), ("https://evil.example", false), ("null", false)] {
        let new = Client::new().post(format!("{}/api/bots", house.node.url)).json(&json!({"name": "x"}));
        let stream = bot.request(Method::GET, &format!("{code}/stream"));
        let ask = bot.request(Method::POST, &code).json(&Ask::Ping);
        for request in [new, stream, ask] {
            let response = request.header(ORIGIN, origin).send().await.unwrap();
            if fits {
                assert!(response.status().is_success(), "{origin}");
            } else {
                refused(read(response).await, StatusCode::FORBIDDEN, "server-origin");
            }
        }
    }
}

#[tokio::test]
async fn bots_have_limits_too() {
    let limits = Limits {
        bots_per_address: 2,
        connections_per_table: 2,
        connections_per_address: 3,
        // What is used up does not come back.
        messages_per_second: 0,
        burst: 3,
        ..Limits::NONE
    };
    let house = House::with_limits(limits).await;
    let guest = house.guest().await;
    let (code, other) = (guest.open("stones").await, guest.open("stones").await);
    let (bot, second) = (Bot::new(&house.node.url).await, Bot::new(&house.node.url).await);
    let third = read(new_bot(&house.node.url, "x").await).await;
    refused(third, StatusCode::TOO_MANY_REQUESTS, "server-too-many-bots");

    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(bot.ask(&code, &Ask::Ping).await);
    }
    let (heard, too_fast) = answers.split_at(3);
    assert!(heard.iter().all(Result::is_ok));
    assert!(too_fast.iter().all(|answer| answer.as_ref().is_err_and(|(_, why)| why.id == "server-too-fast")));
    second.ask(&code, &Ask::Ping).await.unwrap();

    let _one = guest.connect(&code).await;
    let _two = bot.stream(&code).await;
    let crowded = second.request(Method::GET, &format!("{code}/stream")).send().await.unwrap();
    refused(read(crowded).await, StatusCode::TOO_MANY_REQUESTS, "table-crowded");
    let _three = second.stream(&other).await;
    let full = second.request(Method::GET, &format!("{other}/stream")).send().await.unwrap();
    refused(read(full).await, StatusCode::TOO_MANY_REQUESTS, "server-too-many-connections");
}

/// Ratings are for people: a program cannot sit at a rated table, nor can its table become rated.
#[tokio::test]
async fn programs_play_for_no_rating() {
    let house = House::open().await;
    let guest = house.guest().await;
    let (rated, other) = (guest.open("stones").await, guest.open("stones").await);
    let bot = Bot::new(&house.node.url).await;
    let terms = Terms { rated: true, clock: Clock::Live, ..Terms::default() };
    guest.connect(&rated).await.ask(Ask::Terms { terms }).await.unwrap();
    let sit = Ask::Sit { name: "Robby".to_owned(), seat: None };
    refused(bot.ask(&rated, &sit).await, StatusCode::CONFLICT, "table-rated-program");
    bot.sit(&other).await;
    let why = guest.connect(&other).await.ask(Ask::Terms { terms }).await.unwrap_err();
    assert_eq!(why.id, "table-rated-program");
    // A server that has only the log knows it too.
    let house = house.restart().await;
    let why = guest.at(&house.node.url).connect(&other).await.ask(Ask::Terms { terms }).await.unwrap_err();
    assert_eq!(why.id, "table-rated-program");
}

/// A program is away when its stream ends, and back when it opens another one.
#[tokio::test]
async fn a_bot_is_here_while_its_stream_is_open() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    let mut person = guest.connect(&code).await;
    let bot = Bot::new(&house.node.url).await;
    bot.sit(&code).await;
    let here = |here: bool| {
        move |person: &e2e::guest::Socket| person.table().chairs[0].as_ref().is_some_and(|sitter| sitter.here == here)
    };
    person.hear_until(here(false)).await;
    let stream = bot.stream(&code).await;
    person.hear_until(here(true)).await;
    drop(stream);
    person.hear_until(here(false)).await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let house = House::open().await;
    let code = house.guest().await.open("stones").await;
    let bot = Bot::new(&house.node.url).await;
    let mut stream = bot.stream(&code).await;
    stream.hear_until(|stream| stream.table.is_some()).await;
    let stopping = tokio::spawn(house.node.stop());
    while stream.hear().await {}
    timeout(ANSWER_TIMEOUT, stopping).await.expect("the server stops").unwrap();
}

/// A process that ends with the test.
struct Example(Child);

impl Drop for Example {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The example in Python plays a whole game against a person.
#[tokio::test]
async fn the_example_plays_over_http() {
    let house = House::open().await;
    let guest = house.guest().await;
    let code = guest.open("colour-lines").await;
    let mut person = guest.connect(&code).await;
    person.sit("Ada", Some(0)).await.unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let example =
        Command::new("python3").args([script, &house.node.url, &code, "Monty"]).stdout(Stdio::piped()).spawn();
    let mut example = Example(example.expect("this test needs python3 (at least 3.9) in the path"));
    person.hear_until(|person| person.table().chairs[1].is_some()).await;
    assert_eq!(person.table().chairs[1].as_ref().unwrap().name, "Monty");
    person.ask(Ask::Start).await.unwrap();
    person.hear_until(|person| person.game.is_some()).await;
    let mut chance = chance(3);
    while !person.is_over() {
        if person.game.as_ref().unwrap().awaited.has(Seat(0)) {
            let action = choose::<ColourLines>(person.view(), Seat(0), &mut chance);
            // The bot may have ended the round meanwhile.
            let _ = person.ask(Ask::Play { action, number: None }).await;
        } else {
            person.hear().await.unwrap();
        }
    }
    person.hear_until(|person| person.table().stage == Stage::Over).await;
    let output = example.0.stdout.take().unwrap();
    let said = tokio::task::spawn_blocking(move || std::io::read_to_string(output).unwrap()).await.unwrap();
    let standing: contract::Standing = serde_json::from_str(&said).unwrap();
    assert_eq!(standing, person.game.as_ref().unwrap().outcome.as_ref().unwrap().seats[1]);
    assert!(example.0.wait().unwrap().success());
}

#[tokio::test]
async fn a_token_can_be_renewed_before_it_expires() {
    let house = House::open().await;
    let code = house.guest().await.open("stones").await;
    let url = &house.node.url;
    let first: protocol::Bot = new_bot(url, "Robby").await.json().await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let day = 24 * 60 * 60 * 1_000;
    assert!((now + 89 * day..now + 91 * day).contains(&first.expires), "{}", first.expires);
    let ask = async |token: &str, ask: Ask| {
        let request = Client::new().post(format!("{url}/api/bot/tables/{code}")).bearer_auth(token);
        request.json(&ask).send().await.unwrap()
    };
    let sit = Ask::Sit { name: "Robby".to_owned(), seat: Some(Seat(2)) };
    assert_eq!(ask(&first.token, sit).await.status(), StatusCode::OK);
    let renew = Client::new().post(format!("{url}/api/bots")).bearer_auth(&first.token);
    let renewed: protocol::Bot =
        renew.json(&NewBot { name: "Robby".to_owned() }).send().await.unwrap().json().await.unwrap();
    assert_eq!(ask(&renewed.token, Ask::Stand).await.status(), StatusCode::OK, "it is still the same bot");
    let stranger: protocol::Bot = new_bot(url, "Robby").await.json().await.unwrap();
    refused(read(ask(&stranger.token, Ask::Stand).await).await, StatusCode::CONFLICT, "table-not-sitting");
}
