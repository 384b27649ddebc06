//! How the servers of one installation tell each other what happens at their tables.
//!
//! Nothing depends on it: what counts is the log, and rooms also look there every few seconds. The bus only makes it
//! quick. What is told are hints, never secrets: where a log ends, where fingers are, and who looks, as hashes.

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

/// How many words may wait to be told; more are lost, as if the bus were.
const QUEUE: usize = 4096;
/// How long to wait for the bus when a server starts; it may come later, too.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// Everything that servers tell each other: `farbraum.KIND.CODE`.
const ALL: &str = "farbraum.*.*";

/// What connects the servers of one installation. Clones share it; every server needs one of its own.
#[derive(Clone, Debug, Default)]
pub struct Bus(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    /// There is no other server.
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

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address cannot be read. It is not repeated, as there may be a password in it.
    #[error("this is no address of a bus: nats://USER:PASSWORD@HOST:PORT, several with commas between")]
    Address,
    /// The system has no randomness.
    #[error("the system has no randomness")]
    Chance,
    /// The client cannot be set up.
    #[error("cannot set up the connection to the bus")]
    Client(#[from] async_nats::ConnectError),
}

/// On its way to the other servers.
#[derive(Debug)]
enum Out {
    BusMessage { subject: String, payload: Vec<u8> },
    Flush { done: oneshot::Sender<()> },
}

impl Bus {
    /// Connects to NATS at an address, or to the first that answers of several. If none does, the server works without
    /// until one does.
    ///
    /// # Errors
    /// The address cannot be read.
    pub async fn connect(addresses: &str) -> Result<Bus, BusError> {
        let (addresses, user) = read_addresses(addresses)?;
        let node = Node::random().map_err(|_| BusError::Chance)?;
        let (connected, mut first) = mpsc::channel(1);
        // Whether the log says that the bus is there.
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

    /// Whether there can be no other server.
    pub(crate) fn is_alone(&self) -> bool {
        matches!(self.0, Kind::Alone)
    }

    /// The name of this server among the others.
    pub(crate) fn node(&self) -> Node {
        match &self.0 {
            Kind::Alone => Node::default(),
            Kind::Nats(nats) => nats.node,
        }
    }

    /// Tells the other servers something about a table. Never waits: if the bus is gone or slow, it is lost.
    pub(crate) fn tell(&self, code: Code, message: &BusMessage) {
        if let Kind::Nats(nats) = &self.0 {
            let subject = format!("farbraum.{}.{code}", message.kind());
            let _ = nats.messages.try_send(Out::BusMessage { subject, payload: message.write() });
        }
    }

    /// Hears what other servers tell, until the server stops.
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

    /// Waits until everything is told, but no longer than `most`.
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

/// Takes the first user and password out of the addresses, which may be logged.
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

/// Publishes one word after the other. While the bus is gone they are dropped rather than kept: nobody wants old ones.
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

/// Says once that the bus is gone, and once that it is back.
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
        // It may name the server's address, but no password.
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
