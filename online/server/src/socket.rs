//! One WebSocket: reads the client's requests, answers them, and passes on the room's messages.

use crate::error::Error;
use crate::limits::{Limited, Ticket, TokenBucket, Verdict};
use crate::metrics::{Ending, Metrics, kind};
use crate::room::{Member, write};
use crate::shutdown::Stop;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::StatusCode;
use futures::SinkExt;
use protocol::{Finger, Request, Tell};
use serde::Deserialize;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};

/// How often the client is pinged.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that is silent for this long, even to pings, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that takes longer to read a message is too slow.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) member: Member,
    pub(crate) messages: TokenBucket,
    pub(crate) fingers: TokenBucket,
    pub(crate) metrics: Arc<Metrics>,
    /// Counts the connection until it is closed.
    pub(crate) _ticket: Ticket,
}

/// Why a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client has gone, or is too slow to be told anything.
    Gone,
    /// The connection is closed with a code and a reason for the client's developer.
    Close(u16, &'static str),
}

const ROOM_ENDED: End = End::Close(close_code::AGAIN, "the room has ended; connect again");

/// Talks to a client until one side ends it.
pub(crate) async fn talk(socket: WebSocket, client: Client, stop: Stop) {
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut conversation = Conversation { socket, client, ping, heard: Instant::now() };
    let mut stopping = pin!(stop.requested());
    let end = loop {
        if let Err(end) = conversation.step(stopping.as_mut()).await {
            break end;
        }
    };
    if let End::Close(code, reason) = end {
        tracing::debug!(code, reason, "closing a connection");
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = conversation.send(Message::Close(Some(frame))).await;
    }
}

struct Conversation {
    socket: WebSocket,
    client: Client,
    ping: Interval,
    /// When the client last sent something.
    heard: Instant,
}

impl Conversation {
    /// Waits for the next event and handles it.
    async fn step(&mut self, stopping: impl Future<Output = ()>) -> Result<(), End> {
        tokio::select! {
            message = self.socket.recv() => match message {
                Some(Ok(message)) => self.hear(message).await,
                Some(Err(_)) => Err(End::Close(close_code::POLICY, "a message was too long or broken")),
                None => Err(End::Gone),
            },
            alive = self.client.member.news.wait() => if alive { self.pass_on().await } else { Err(ROOM_ENDED) },
            _ = self.ping.tick() => self.ask_for_life().await,
            () = stopping => Err(End::Close(close_code::RESTART, "the server restarts")),
        }
    }

    /// Handles one message of the client.
    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        if let Message::Text(text) = &message
            && let Some(finger) = read_finger(text)
        {
            return self.show(finger);
        }
        let verdict = self.client.messages.take(self.heard.into_std());
        if verdict != Verdict::Allow {
            self.client.metrics.refuse(Limited::Messages);
        }
        if verdict == Verdict::HangUp {
            return Err(End::Close(close_code::POLICY, "too many messages"));
        }
        match message {
            Message::Text(text) => {
                let answer = answer(&self.client, &text, verdict).await?;
                // The room's messages go first, so that the client already knows the result when it reads the answer.
                let news = self.client.member.news.take();
                self.tell(news.chain([write(&answer)])).await
            }
            Message::Binary(_) => Err(End::Close(close_code::UNSUPPORTED, "messages are JSON texts")),
            Message::Close(_) => Err(self.part().await),
            // The library answers these.
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    /// Shows a finger. Too many are dropped, and a flood closes the connection.
    fn show(&mut self, finger: Finger) -> Result<(), End> {
        match self.client.fingers.take(self.heard.into_std()) {
            Verdict::Allow => self.client.member.show(finger),
            Verdict::Refuse => self.client.metrics.refuse(Limited::Fingers),
            Verdict::HangUp => return Err(End::Close(close_code::POLICY, "too many messages")),
        }
        Ok(())
    }

    /// Reads until the library has answered the client's close frame. Sending anything meanwhile would fail and cut off
    /// the answer.
    async fn part(&mut self) -> End {
        let _ = timeout(SEND_TIMEOUT, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        End::Gone
    }

    /// Passes on the room's new messages.
    async fn pass_on(&mut self) -> Result<(), End> {
        let news = self.client.member.news.take();
        self.tell(news).await
    }

    /// Sends several texts with one write, the most expensive part.
    async fn tell(&mut self, texts: impl Iterator<Item = Utf8Bytes>) -> Result<(), End> {
        let Conversation { socket, client, .. } = self;
        let telling = async {
            for text in texts {
                client.metrics.sent_bytes.inc_by(text.len() as u64);
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(SEND_TIMEOUT, telling).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn ask_for_life(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.send(Message::Ping(Default::default())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

async fn answer(client: &Client, text: &str, verdict: Verdict) -> Result<Tell, End> {
    let request = Request::read(text);
    let id = request.as_ref().map_or_else(|_| read_id(text), |request| Ok(request.id))?;
    let result = match request {
        _ if verdict == Verdict::Refuse => Err(Limited::Messages.error(0)),
        Err(error) => Err(Error::Unreadable { status: StatusCode::BAD_REQUEST, details: error.to_string() }),
        Ok(request) => {
            let (kind, began) = (kind(&request.ask), Instant::now());
            let answer = client.member.ask(request.ask).await;
            let ending = answer.as_ref().map_or(Ending::Failed, Ending::of);
            client.metrics.answered(kind, ending, began.elapsed());
            answer.ok_or(ROOM_ENDED)?
        }
    };
    Ok(match result {
        Ok(now) => Tell::Done { id, now },
        // A refusal says that nothing has happened, which is unknown here. The client reconnects and sees.
        Err(Error::Unsure) => return Err(ROOM_ENDED),
        Err(error) => Tell::Refused { id, why: error.message() },
    })
}

/// Returns the finger of a message, or `None` for any other message.
fn read_finger(text: &str) -> Option<Finger> {
    if text.starts_with(r#"{"finger":"#) { serde_json::from_str(text).ok() } else { None }
}

/// Returns the id of an invalid request. Without an id it cannot even be refused.
fn read_id(text: &str) -> Result<u32, End> {
    #[derive(Deserialize)]
    struct Id {
        id: u32,
    }
    let read = serde_json::from_str::<Id>(text);
    read.map(|Id { id }| id).map_err(|_| End::Close(close_code::INVALID, "a message is a JSON object with an id"))
}
