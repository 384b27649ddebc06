//! One WebSocket: reads what a client asks, answers, and passes on what the room tells.

use crate::error::Error;
use crate::limits::{Pace, Ticket, Verdict};
use crate::room::{Member, write};
use crate::shutdown::Stop;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::StatusCode;
use protocol::{Request, Tell};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// How often the client is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that says nothing for so long, not even to pings, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that does not take a message for so long is too slow.
const PATIENCE: Duration = Duration::from_secs(10);

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) member: Member,
    pub(crate) pace: Pace,
    /// Counts the connection as long as it lives.
    pub(crate) ticket: Ticket,
}

/// Why a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client has gone, or is too slow to be told anything.
    Gone,
    /// The client is told to go, with a code and a word for its programmer.
    Close(u16, &'static str),
}

/// Talks to a client until one side ends it.
pub(crate) async fn talk(mut socket: WebSocket, mut client: Client, mut stop: Stop) {
    let end = match converse(&mut socket, &mut client, &mut stop).await {
        Err(end) => end,
        Ok(never) => match never {},
    };
    if let End::Close(code, reason) = end {
        tracing::debug!(code, reason, "closing a connection");
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = send(&mut socket, Message::Close(Some(frame))).await;
    }
    drop(client.ticket);
}

async fn converse(
    socket: &mut WebSocket,
    client: &mut Client,
    stop: &mut Stop,
) -> Result<std::convert::Infallible, End> {
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(message)) => hear(socket, client, message).await?,
                    Some(Err(_)) => return Err(End::Close(close_code::POLICY, "a message was too long or broken")),
                    None => return Err(End::Gone),
                }
            }
            alive = client.member.news.wait() => {
                if !alive {
                    return Err(End::Close(close_code::AGAIN, "the room has ended; connect again"));
                }
                pass_on(socket, client).await?;
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return Err(End::Gone);
                }
                send(socket, Message::Ping(Default::default())).await?;
            }
            () = stop.wanted() => return Err(End::Close(close_code::RESTART, "the server restarts")),
        }
    }
}

/// Takes one message from the client.
async fn hear(socket: &mut WebSocket, client: &mut Client, message: Message) -> Result<(), End> {
    let verdict = client.pace.take(Instant::now().into_std());
    if verdict == Verdict::HangUp {
        return Err(End::Close(close_code::POLICY, "too many messages"));
    }
    match message {
        Message::Text(text) => {
            let answer = answer(client, &text, verdict).await?;
            // Whoever reads the answer has then already been told what came of it.
            pass_on(socket, client).await?;
            tell(socket, &answer).await
        }
        Message::Binary(_) => Err(End::Close(close_code::UNSUPPORTED, "messages are JSON texts")),
        // Answered by the library, which then ends the stream.
        Message::Close(_) | Message::Ping(_) | Message::Pong(_) => Ok(()),
    }
}

async fn answer(client: &Client, text: &str, verdict: Verdict) -> Result<Tell, End> {
    let id = read_id(text)?;
    let result = match serde_json::from_str::<Request>(text) {
        _ if verdict == Verdict::Refuse => Err(Error::TooFast),
        Err(error) => Err(Error::Unreadable { status: StatusCode::BAD_REQUEST, details: error.to_string() }),
        Ok(request) => {
            let result = client.member.ask(request.ask).await;
            result.ok_or(End::Close(close_code::AGAIN, "the room has ended; connect again"))?
        }
    };
    Ok(match result {
        Ok(()) => Tell::Done { id },
        Err(error) => Tell::Refused { id, why: error.message() },
    })
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

/// Passes on what the room has told since.
async fn pass_on(socket: &mut WebSocket, client: &mut Client) -> Result<(), End> {
    for text in client.member.news.take() {
        send(socket, Message::Text(text)).await?;
    }
    Ok(())
}

async fn tell(socket: &mut WebSocket, tell: &Tell) -> Result<(), End> {
    match write(tell) {
        Some(text) => send(socket, Message::Text(text)).await,
        None => Err(End::Close(close_code::ERROR, "the server failed")),
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}
