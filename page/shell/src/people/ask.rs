//! The requests to the server about people.

use crate::reach::look_again;
use contract::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{History, Leaderboard, Link, LinkToken, Me, NewName, Opened, Ratings, Today};
use serde::de::DeserializeOwned;
use std::future::Future;
use table_page::api;

/// The answer to a request, `None` until it has come.
pub(super) type Asked<T> = RwSignal<Option<Result<T, Message>>>;

/// Sends a request now, and again whenever the server may be reachable again after a failure. The answer is
/// received as long as the calling component lives.
pub(super) fn asked<T, F>(ask: impl Fn() -> F + 'static) -> Asked<T>
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, Message>> + 'static,
{
    let answer = RwSignal::new(None);
    let ask = StoredValue::new_local(ask);
    let now = move || {
        let Some(answered) = ask.try_with_value(|ask| ask()) else { return };
        spawn_local(async move {
            let answered = answered.await;
            answer.try_set(Some(answered));
        });
    };
    let is_gone = move || {
        answer.try_with_untracked(|answer| matches!(answer, Some(Err(why)) if is_unreachable(why))) == Some(true)
    };
    now();
    look_again(
        move || {
            if is_gone() {
                now()
            }
        },
        is_gone,
    );
    answer
}

/// Returns whether another try may succeed.
pub(super) fn is_unreachable(why: &Message) -> bool {
    why.id == api::UNREACHABLE
}

/// Identifies the browser before a request for personal data: otherwise the server could create two people for it.
async fn own<T: DeserializeOwned>(address: &str) -> Result<T, Message> {
    api::me().await?;
    api::get(address).await
}

/// Requests the person's latest games, or those before a moment.
pub(super) async fn games(before: Option<u64>) -> Result<History, Message> {
    let before = before.map(|at| format!("?before={at}")).unwrap_or_default();
    own(&format!("/api/me/games{before}")).await
}

pub(super) async fn ratings(game: &str) -> Result<Ratings, Message> {
    own(&format!("/api/ratings/{game}")).await
}

pub(super) async fn today() -> Result<Today, Message> {
    own("/api/daily").await
}

/// Starts the person's try, or finds the one that was started before.
pub(super) async fn begin(game: &str, name: String) -> Result<Opened, Message> {
    api::post(&format!("/api/daily/{game}"), &NewName { name }).await
}

pub(super) async fn board(board: &str) -> Result<Leaderboard, Message> {
    own(&format!("/api/boards/{board}")).await
}

/// Requests a token that links another device to the same person.
pub(super) async fn link() -> Result<Link, Message> {
    api::me().await?;
    api::ask("/api/me/link").await
}

/// Links this device to the person who created the token.
pub(super) async fn linked(token: String) -> Result<Me, Message> {
    api::post("/api/me/linked", &LinkToken { token }).await
}
