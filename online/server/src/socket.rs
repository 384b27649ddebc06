//! One WebSocket: reads what a client asks, answers, and passes on what the room tells.

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

/// How often the client is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that says nothing for so long, not even to pings, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that does not take a message for so long is too slow.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) member: Member,
    pub(crate) messages: TokenBucket,
    pub(crate) fingers: TokenBucket,
    pub(crate) metrics: Arc<Metrics>,
    /// Counts the connection as long as it lives.
    pub(crate) _ticket: Ticket,
}

/// Why a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client has gone, or is too slow to be told anything.
    Gone,
    /// The client is told to go, with a code and a word for its programmer.
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
    /// When the client was last heard of.
    heard: Instant,
}

impl Conversation {
    /// Waits for the next thing to happen and deals with it.
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

    /// Takes one message from the client.
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
                // Whoever reads the answer has then already been told what came of it.
                let news = self.client.member.news.take();
                self.tell(news.chain([write(&answer)])).await
            }
            Message::Binary(_) => Err(End::Close(close_code::UNSUPPORTED, "messages are JSON texts")),
            Message::Close(_) => Err(self.part().await),
            // Answered by the library.
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    /// Fingers that come too fast are dropped, and a flood of them ends the conversation.
    fn show(&mut self, finger: Finger) -> Result<(), End> {
        match self.client.fingers.take(self.heard.into_std()) {
            Verdict::Allow => self.client.member.show(finger),
            Verdict::Refuse => self.client.metrics.refuse(Limited::Fingers),
            Verdict::HangUp => return Err(End::Close(close_code::POLICY, "too many messages")),
        }
        Ok(())
    }

    /// Reads on until the library has answered the client's goodbye. Nothing may be sent meanwhile: it would fail and
    /// cut the answer off.
    async fn part(&mut self) -> End {
        let _ = timeout(SEND_TIMEOUT, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        End::Gone
    }

    /// Passes on what the room has told since.
    async fn pass_on(&mut self) -> Result<(), End> {
        let news = self.client.member.news.take();
        self.tell(news).await
    }

    /// Sends several texts with one write, which costs most of all.
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
        // What is refused has not happened, and nobody knows that here. Whoever connects again will see.
        Err(Error::Unsure) => return Err(ROOM_ENDED),
        Err(error) => Tell::Refused { id, why: error.message() },
    })
}

/// A finger, if that is what a message is.
fn read_finger(text: &str) -> Option<Finger> {
    if text.starts_with(r#"{"finger":"#) { serde_json::from_str(text).ok() } else { None }
}

/// A message without an id cannot even be refused.
fn read_id(text: &str) -> Result<u32, End> {
    #[derive(Deserialize)]
    struct Id {
        id: u32,
    }
    let read = serde_json::from_str::<Id>(text);
    read.map(|Id { id }| id).map_err(|_| End::Close(close_code::INVALID, "a message is a JSON object with an id"))
}
