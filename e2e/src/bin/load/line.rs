//! One player's socket, as cheap as possible: messages are parsed only as far as needed.

use anyhow::{Context, Result, bail};
use futures::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

#[derive(Debug)]
pub(crate) struct Line {
    stream: WebSocketStream<TcpStream>,
    /// How many entries the game's log had in the last message.
    pub(crate) number: usize,
    /// The last message about the game.
    pub(crate) text: Utf8Bytes,
    next_id: u32,
}

/// The kind of a message.
#[derive(Debug)]
pub(crate) enum Heard {
    Done(u32),
    Refused(u32, Utf8Bytes),
    Game,
    Other,
}

impl Line {
    pub(crate) fn new(stream: WebSocketStream<TcpStream>) -> Line {
        Line { stream, number: 0, text: Utf8Bytes::default(), next_id: 0 }
    }

    /// Sends a request, given as the rest of a JSON object, and returns its id.
    pub(crate) async fn ask(&mut self, rest: &str) -> Result<u32> {
        self.next_id += 1;
        self.stream.send(Message::text(format!(r#"{{"id":{},{rest}}}"#, self.next_id))).await?;
        Ok(self.next_id)
    }

    /// Sends a request and waits for the answer: `None`, or why it is refused.
    pub(crate) async fn answer(&mut self, rest: &str) -> Result<Option<Utf8Bytes>> {
        let id = self.ask(rest).await?;
        loop {
            match self.hear().await? {
                Heard::Done(done) if done == id => return Ok(None),
                Heard::Refused(refused, why) if refused == id => return Ok(Some(why)),
                Heard::Done(_) | Heard::Refused(..) => bail!("an answer to nothing"),
                Heard::Game | Heard::Other => (),
            }
        }
    }

    /// Waits for the next message.
    pub(crate) async fn hear(&mut self) -> Result<Heard> {
        let message = self.stream.next().await.context("the server has gone")??;
        let Message::Text(text) = message else {
            return if message.is_close() { bail!("closed by the server: {message:?}") } else { Ok(Heard::Other) };
        };
        if let Some(number) = number_after(&text, r#"{"game":{"number":"#) {
            self.number = number;
            self.text = text;
            return Ok(Heard::Game);
        }
        if let Some(id) = number_after(&text, r#"{"done":{"id":"#) {
            return Ok(Heard::Done(id as u32));
        }
        match number_after(&text, r#"{"refused":{"id":"#) {
            Some(id) => Ok(Heard::Refused(id as u32, text)),
            None => Ok(Heard::Other),
        }
    }
}

/// Returns the number that follows a beginning.
fn number_after(text: &str, beginning: &str) -> Option<usize> {
    let rest = text.strip_prefix(beginning)?;
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
