//! The bus: how the servers of one installation tell each other what happens at their tables.
//!
//! Nothing depends on it: the log decides, and rooms also read it every few seconds. The bus only makes this fast. Its
//! messages are hints, never secrets: where a log ends, where fingers are, and hashes of who is connected.

mod message;

use crate::code::Code;
use crate::shutdown::Stop;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures::StreamExt;
pub(crate) use message::{BusMessage, Here, Node, Shown};
use percent_encoding::percent_decode_str;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How many messages may wait to be sent; more are dropped.
const QUEUE: usize = 4096;
/// How long a starting server waits for the bus, which may also come later.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// The subjects of all messages: `farbraum.KIND.CODE`.
const ALL: &str = "farbraum.*.*";

/// The connection between the servers of one installation. Clones share it; every server needs its own.
#[derive(Clone, Debug, Default)]
pub struct Bus(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    /// This is the only server.
    #[default]
    Alone,
    Nats(Nats),
}

#[derive(Clone, Debug)]
struct Nats {
    node: Node,
    client: Client,
    messages: mpsc::Sender<Out>,
}

/// Why the bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is invalid. The error does not repeat it, as it may contain a password.
    #[error("this is no address of a bus: nats://USER:PASSWORD@HOST:PORT, several with commas between")]
    Address,
    /// The system has no randomness.
    #[error("the system has no randomness")]
    Chance,
    /// The client cannot be set up.
    #[error("cannot set up the connection to the bus")]
    Client(#[from] async_nats::ConnectError),
}

/// What waits to be sent to the other servers.
#[derive(Debug)]
enum Out {
    BusMessage { subject: String, payload: Vec<u8> },
    Flush { done: oneshot::Sender<()> },
}

impl Bus {
    /// Connects to the first NATS address that answers. If none does, the server works without a bus until one does.
    ///
    /// # Errors
    /// An address is invalid.
    pub async fn connect(addresses: &str) -> Result<Bus, BusError> {
        let (addresses, user) = read_addresses(addresses)?;
        let node = Node::random().map_err(|_| BusError::Chance)?;
        let (connected, mut first) = mpsc::channel(1);
        // Whether the last log message was that the bus is connected.
        let said = Arc::new(AtomicBool::new(false));
        let callback_said = said.clone();
        let options = match user {
            Some((name, Some(password))) => ConnectOptions::with_user_and_password(name, password),
            Some((token, None)) => ConnectOptions::with_token(token),
            None => ConnectOptions::new(),
        };
        let options = options.name("farbraum").no_echo().retry_on_initial_connect().event_callback(move |event| {
            if matches!(event, Event::Connected) {
                let _ = connected.try_send(());
            }
            say(&event, &callback_said);
            async {}
        });
        let client = options.connect(addresses).await?;
        if timeout(CONNECT_TIMEOUT, first.recv()).await.is_err() && !said.load(Ordering::Relaxed) {
            tracing::warn!("there is no bus yet; until it comes, other servers are heard of through the database");
        }
        let (messages, queue) = mpsc::channel(QUEUE);
        tokio::spawn(publish(client.clone(), queue));
        Ok(Bus(Kind::Nats(Nats { node, client, messages })))
    }

    /// Returns whether this is the only server.
    pub(crate) fn is_alone(&self) -> bool {
        matches!(self.0, Kind::Alone)
    }

    /// Returns the name of this server among the others.
    pub(crate) fn node(&self) -> Node {
        match &self.0 {
            Kind::Alone => Node::default(),
            Kind::Nats(nats) => nats.node,
        }
    }

    /// Sends a message about a table to the other servers. Never waits: if the bus is down or slow, the message is
    /// lost.
    pub(crate) fn tell(&self, code: Code, message: &BusMessage) {
        if let Kind::Nats(nats) = &self.0 {
            let subject = format!("farbraum.{}.{code}", message.kind());
            let _ = nats.messages.try_send(Out::BusMessage { subject, payload: message.write() });
        }
    }

    /// Passes the messages of other servers to `hear`, until the server stops.
    pub(crate) async fn listen(&self, stop: Stop, hear: impl Fn(Code, BusMessage)) {
        let Kind::Nats(nats) = &self.0 else { return };
        let mut heard = match nats.client.subscribe(ALL).await {
            Ok(heard) => heard,
            Err(error) => return tracing::error!(%error, "cannot listen to the bus"),
        };
        loop {
            tokio::select! {
                message = heard.next() => match message {
                    Some(message) => {
                        if let Some((code, message)) = BusMessage::read(&message.subject, &message.payload) {
                            hear(code, message);
                        }
                    }
                    None => return,
                },
                () = stop.requested() => return,
            }
        }
    }

    /// Waits until everything is sent, but no longer than `most`.
    pub(crate) async fn flush(&self, most: Duration) {
        if let Kind::Nats(nats) = &self.0 {
            let (done, all_told) = oneshot::channel();
            let flushed = async {
                if nats.messages.send(Out::Flush { done }).await.is_ok() {
                    let _ = all_told.await;
                }
            };
            let _ = timeout(most, flushed).await;
        }
    }
}

/// A name, and a password unless it is a token.
type User = (String, Option<String>);

/// Takes the first user and password out of the addresses, because addresses may be logged.
fn read_addresses(text: &str) -> Result<(Vec<ServerAddr>, Option<User>), BusError> {
    let decode = |text: &str| percent_decode_str(text).decode_utf8().map(String::from).map_err(|_| BusError::Address);
    let (mut addresses, mut user) = (Vec::new(), None);
    for address in text.split(',') {
        let mut url = address.trim().parse::<ServerAddr>().map_err(|_| BusError::Address)?.into_inner();
        if user.is_none() && !url.username().is_empty() {
            user = Some((decode(url.username())?, url.password().map(decode).transpose()?));
        }
        url.set_username("").and_then(|()| url.set_password(None)).map_err(|()| BusError::Address)?;
        addresses.push(ServerAddr::from_url(url).map_err(|_| BusError::Address)?);
    }
    Ok((addresses, user))
}

/// Sends one message after the other. Messages are dropped while the bus is down: old ones are useless.
async fn publish(client: Client, mut queue: mpsc::Receiver<Out>) {
    while let Some(out) = queue.recv().await {
        let connected = client.connection_state() == State::Connected;
        match out {
            Out::BusMessage { subject, payload } if connected => {
                if let Err(error) = client.publish(subject, payload.into()).await {
                    tracing::debug!(%error, "cannot tell other servers");
                }
            }
            Out::BusMessage { .. } => (),
            Out::Flush { done } => {
                if connected {
                    let _ = client.flush().await;
                }
                let _ = done.send(());
            }
        }
    }
}

/// Logs once that the bus is down, and once that it is back.
fn say(event: &Event, said: &AtomicBool) {
    match event {
        Event::Connected => {
            if !said.swap(true, Ordering::Relaxed) {
                tracing::info!("the bus is there");
            }
        }
        Event::Disconnected => {
            if said.swap(false, Ordering::Relaxed) {
                tracing::warn!("the bus is gone; until it is back, other servers are heard of through the database");
            }
        }
        // The event may name the server's address, but no password.
        other => tracing::debug!(event = %other, "the bus"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_their_passwords_taken_out() {
        let (addresses, user) = read_addresses("nats://anna:p%40ss@a.example:4222, nats://b.example").unwrap();
        assert_eq!(user, Some(("anna".to_owned(), Some("p@ss".to_owned()))));
        let shown: Vec<String> = addresses.iter().map(|address| format!("{address:?}")).collect();
        assert!(shown.len() == 2 && !shown.concat().contains("p%40ss"), "{shown:?}");
        assert_eq!(read_addresses("nats://token@a.example").unwrap().1, Some(("token".to_owned(), None)));
        for bad in ["", "http://a.example", "nats://a.example,"] {
            assert!(read_addresses(bad).is_err(), "{bad}");
        }
    }
}
