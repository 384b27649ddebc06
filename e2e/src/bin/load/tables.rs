//! Opens tables, seats players, and brings every game to where it can be measured.

use crate::line::Line;
use crate::player::Script;
use anyhow::{Context, Result, ensure};
use colour_lines::ColourLines;
use contract::{Chance, Edition as _, Game as _, Rules as _, Seat};
use e2e::guest::{chance, choose};
use futures::{StreamExt, TryStreamExt, stream};
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use reqwest::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// How many tables are opened at the same time.
const AT_ONCE: usize = 16;
/// Enough for the messages, and little for thousands of sockets.
const BUFFER: usize = 8 * 1024;
/// Colour Lines is measured from this round on: by then something has been drawn.
const ROUND: u8 = 2;

/// A server, and the game that is played there.
#[derive(Clone, Debug)]
pub(crate) struct House {
    http: reqwest::Client,
    url: String,
    game: String,
}

/// A table whose players are ready.
#[derive(Debug)]
pub(crate) struct Seated {
    pub(crate) code: String,
    pub(crate) cookies: Vec<String>,
    pub(crate) lines: Vec<Line>,
    /// How many entries its game's log had before the measurement.
    pub(crate) before: usize,
    pub(crate) acknowledged: usize,
    pub(crate) script: Script,
}

impl House {
    pub(crate) fn new(url: &str, game: &str) -> Result<House> {
        Ok(House { http: reqwest::Client::builder().build()?, url: url.to_owned(), game: game.to_owned() })
    }

    /// Returns the same at another address.
    pub(crate) fn at(&self, url: &str) -> House {
        House { url: url.to_owned(), ..self.clone() }
    }

    /// Opens `tables` tables with all their players.
    pub(crate) async fn seat_all(&self, tables: usize) -> Result<Vec<Seated>> {
        stream::iter((0..tables).map(|table| self.seat(table))).buffer_unordered(AT_ONCE).try_collect().await
    }

    async fn seat(&self, number: usize) -> Result<Seated> {
        let people = if self.game == "kaleidoskop" { 3 } else { 2 };
        let mut cookies = Vec::new();
        for _ in 0..people {
            cookies.push(self.guest().await?);
        }
        let open = self.http.post(format!("{}/api/tables", self.url)).header(COOKIE, &cookies[0]);
        let opened = open.json(&json!({"game": self.game})).send().await?.error_for_status()?;
        let code = opened.json::<protocol::Opened>().await?.code;
        let mut lines = Vec::new();
        for (seat, cookie) in cookies.iter().enumerate() {
            let mut line = self.connect(&code, cookie).await?;
            let refused = line.answer(&format!(r#""ask":"sit","name":"Person {seat}","seat":null"#)).await?;
            ensure!(refused.is_none(), "nobody may sit down: {refused:?}");
            lines.push(line);
        }
        let refused = lines[0].answer(r#""ask":"start""#).await?;
        ensure!(refused.is_none(), "the game does not start: {refused:?}");
        for line in &mut lines {
            while line.text.is_empty() {
                line.hear().await?;
            }
        }
        let mut chance = chance(number as u64);
        let script = if self.game == "colour-lines" {
            draw_up_to(&mut lines, &mut chance).await?
        } else {
            Script::Imagine(Box::new(chance), self.chooser()?)
        };
        let before = lines[0].number;
        Ok(Seated { code, cookies, lines, before, acknowledged: 0, script })
    }

    /// Returns a function that chooses an action by imagining what is hidden, as an honest player must.
    fn chooser(&self) -> Result<fn(&str, Seat, &mut Chance) -> String> {
        match self.game.as_str() {
            "harmonia" => Ok(choose::<Harmonia>),
            "kaleidoskop" => Ok(choose::<Kaleidoskop>),
            other => anyhow::bail!("{other} is not measured here"),
        }
    }

    /// Creates a guest.
    async fn guest(&self) -> Result<String> {
        let answer = self.http.get(format!("{}/api/me", self.url)).send().await?;
        let cookie = answer.headers().get(SET_COOKIE).context("a new guest gets a cookie")?.to_str()?;
        Ok(cookie.split(';').next().unwrap_or_default().to_owned())
    }

    pub(crate) async fn connect(&self, code: &str, cookie: &str) -> Result<Line> {
        let url = format!("{}/api/tables/{code}/ws", self.url.replacen("http", "ws", 1));
        let address = self.url.trim_start_matches("http://").to_owned();
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        Ok(Line::new(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    /// Connects spectators and waits until they have been told everything.
    pub(crate) async fn watch(&self, tables: &[Seated], sockets: usize) -> Result<Vec<Line>> {
        let cookie = self.guest().await?;
        let codes: Vec<String> = tables.iter().cycle().take(sockets).map(|table| table.code.clone()).collect();
        let look = |code: String| {
            let cookie = cookie.clone();
            async move {
                let mut line = self.connect(&code, &cookie).await?;
                while line.text.is_empty() {
                    line.hear().await?;
                }
                anyhow::Ok(line)
            }
        };
        stream::iter(codes.into_iter().map(look)).buffer_unordered(AT_ONCE).try_collect().await
    }

    /// Returns the server's counters by name.
    pub(crate) async fn count<const N: usize>(&self, names: [&str; N]) -> Result<[u64; N]> {
        let ask =
            self.http.get(format!("{}/metrics", self.url)).header(AUTHORIZATION, format!("Bearer {}", crate::ADMIN));
        let text = ask.send().await?.error_for_status()?.text().await?;
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or_default()
        };
        Ok(names.map(value))
    }
}

/// Plays Colour Lines randomly until a round begins in which a player can draw, and plans what each draws in it.
async fn draw_up_to(lines: &mut [Line], chance: &mut Chance) -> Result<Script> {
    loop {
        let told = |line: &Line| -> Result<(protocol::Game, colour_lines::View)> {
            let protocol::Tell::Game(game) = serde_json::from_str(&line.text)? else { anyhow::bail!("no game") };
            let view = serde_json::from_str(game.view.get())?;
            Ok((game, view))
        };
        let (game, view) = told(&lines[0])?;
        if view.round >= ROUND && view.stage == colour_lines::Stage::Draw && view.done.is_empty() {
            let drawings: Vec<Vec<String>> =
                (0..lines.len()).map(|seat| drawings(&view, Seat(seat as u8), chance)).collect::<Result<_>>()?;
            if drawings.iter().any(|drawings| !drawings.is_empty()) {
                return Ok(Script::Draw { at: vec![0; lines.len()], drawings, turn: 0 });
            }
        }
        let seat = game.awaited.iter().next().context("the game is over before it can be measured")?;
        let action = choose::<ColourLines>(game.view.get(), seat, chance);
        let refused = lines[seat.index()].answer(&format!(r#""ask":"play","action":"{action}""#)).await?;
        ensure!(refused.is_none(), "{action} is refused: {refused:?}");
        let number = lines[seat.index()].number;
        for line in lines.iter_mut() {
            while line.number < number {
                line.hear().await?;
            }
        }
    }
}

/// Returns what a player can draw in a round, one after the other.
fn drawings(view: &colour_lines::View, seat: Seat, chance: &mut Chance) -> Result<Vec<String>> {
    let mut state = ColourLines::imagine(&colour_lines::Edition::standard(), view, chance)
        .map_err(|why| anyhow::anyhow!("a view that cannot be: {why:?}"))?;
    let mut drawings = Vec::new();
    while let Some(action) = state.random(seat, chance).filter(|action| *action != colour_lines::Action::Done) {
        state.play(seat, &action, contract::Millis(0)).map_err(|why| anyhow::anyhow!("{action}: {why:?}"))?;
        drawings.push(action.to_string());
    }
    Ok(drawings)
}
