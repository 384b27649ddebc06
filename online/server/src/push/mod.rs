//! "Your turn" notifications for browsers without an open page: Web Push (RFC 8030), encrypted for the browser (RFC
//! 8291) and signed by this server (RFC 8292).
//!
//! Rooms never wait: they put a notification into a queue, and one task sends it. A full queue drops the newest.

mod service;
mod vapid;

use axum::http::header::AUTHORIZATION;
use axum::http::{StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use protocol::{LONGEST_PUSH, Subscription};
pub(crate) use service::Services;
use std::sync::Arc;
use std::time::Duration;
use store::{Push, Store};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::timeout;
pub(crate) use vapid::Vapid;
use web_push_native::{Auth, WebPushBuilder, p256::PublicKey};

/// How many notifications may wait.
const BOX: usize = 1_000;
/// How many are sent at the same time.
const AT_ONCE: usize = 8;
/// How long a push service may take.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a service keeps a notification for a browser that is not running.
const KEPT: Duration = Duration::from_secs(24 * 3_600);

type Client = legacy::Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

/// The queue of notifications. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Pushes(Sender<Note>);

/// A notification that it is a guest's turn.
#[derive(Debug)]
struct Note {
    guest: String,
    game: &'static str,
    code: String,
}

impl Pushes {
    /// Creates the queue and starts the task that empties it.
    pub(crate) fn new(store: Store, vapid: Arc<Vapid>) -> Pushes {
        let (send, notes) = channel(BOX);
        tokio::spawn(deliver(store, vapid, notes));
        Pushes(send)
    }

    /// Notifies all browsers of a guest that it is their turn at a table.
    pub(crate) fn your_turn(&self, guest: table::Guest, game: &'static str, code: &str) {
        let note = Note { guest: guest.to_string(), game, code: code.to_owned() };
        if self.0.try_send(note).is_err() {
            tracing::warn!("too many notes wait for the browsers' services");
        }
    }
}

async fn deliver(store: Store, vapid: Arc<Vapid>, mut notes: Receiver<Note>) {
    let tls = HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1().build();
    // Redirections are not followed: they could lead anywhere.
    let client: Client = legacy::Client::builder(TokioExecutor::new()).build(tls);
    let room = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(note) = notes.recv().await {
        let pushes = store.pushes_of(&note.guest).await.unwrap_or_default();
        let text = serde_json::json!({"game": note.game, "code": note.code}).to_string();
        for push in pushes {
            let Ok(permit) = room.clone().acquire_owned().await else { return };
            let (store, vapid, client, text) = (store.clone(), vapid.clone(), client.clone(), text.clone());
            tokio::spawn(async move {
                if let Err(error) = send(&client, &vapid, &push, text).await {
                    tracing::debug!(%error, "a note was not delivered");
                    if error == DeliveryError::Gone
                        && let Err(error) = store.remove_push(&push.endpoint).await
                    {
                        tracing::warn!(%error, "cannot remove a push subscription");
                    }
                }
                drop(permit);
            });
        }
    }
}

/// Why a notification was not delivered. Leaves out the endpoint, which is enough to send to the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum DeliveryError {
    #[error("the subscription cannot be read")]
    Unreadable,
    #[error("the service does not answer")]
    Silent,
    #[error("the browser wants no more notes")]
    Gone,
    #[error("the service answers {0}")]
    Refused(StatusCode),
}

async fn send(client: &Client, vapid: &Vapid, push: &Push, text: String) -> Result<(), DeliveryError> {
    let (endpoint, key, auth) = read(&push.endpoint, &push.p256dh, &push.auth).ok_or(DeliveryError::Unreadable)?;
    let authorization = vapid.authorization(&endpoint).ok_or(DeliveryError::Unreadable)?;
    let request = WebPushBuilder::new(endpoint, key, auth).with_valid_duration(KEPT).build(text);
    let mut request = request.map_err(|_| DeliveryError::Unreadable)?;
    request.headers_mut().insert(AUTHORIZATION, authorization.parse().map_err(|_| DeliveryError::Unreadable)?);
    let answer = timeout(DELIVERY_TIMEOUT, client.request(request.map(|body| Full::new(body.into())))).await;
    let answer = answer.ok().and_then(Result::ok).ok_or(DeliveryError::Silent)?;
    match answer.status() {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(DeliveryError::Gone),
        status => Err(DeliveryError::Refused(status)),
    }
}

/// Reads the parts of a subscription, or returns `None` if they are invalid.
fn read(endpoint: &str, p256dh: &str, auth: &str) -> Option<(Uri, PublicKey, Auth)> {
    // Some browsers pad the text.
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let key = PublicKey::from_sec1_bytes(&bytes(p256dh)?).ok()?;
    let auth: [u8; 16] = bytes(auth)?.try_into().ok()?;
    Some((endpoint.parse().ok()?, key, Auth::from(auth)))
}

/// Returns whether a subscription is valid and its service is known.
pub(crate) fn is_welcome(subscription: &Subscription, services: &Services) -> bool {
    let Subscription { endpoint, p256dh, auth } = subscription;
    endpoint.len() <= LONGEST_PUSH && services.has(endpoint) && read(endpoint, p256dh, auth).is_some()
}
