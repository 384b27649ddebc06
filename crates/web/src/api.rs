//! What is asked over HTTP: who one is, a new table, whether a table exists, what was played there.

use contract::{Message, Record};
use gloo_net::http::{Request, Response};
use leptos::web_sys::RequestCache;
use protocol::{Me, NewName, NewTable, Opened, Problem, Summary};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The id of the message that says that nothing was answered.
pub const UNREACHABLE: &str = "network-failed";

/// Whether the server answers. Unlike all else it may be asked before it knows who I am.
pub async fn is_reachable() -> bool {
    let answer = Request::get("/health").cache(RequestCache::NoStore).send().await;
    answer.is_ok_and(|answer| answer.ok())
}

/// Who I am. Makes the browser known to the server: nothing else may be asked before this is answered.
///
/// # Errors
/// The server refuses or cannot be reached.
pub async fn me() -> Result<Me, Message> {
    read(Request::get("/api/me").send().await).await
}

/// Chooses a name for all tables to come.
///
/// # Errors
/// The server refuses or cannot be reached.
pub async fn choose_name(name: String) -> Result<Me, Message> {
    post("/api/me", &NewName { name }).await
}

/// Opens a table.
///
/// # Errors
/// The server refuses or cannot be reached.
pub async fn open_table(game: &str) -> Result<Opened, Message> {
    post("/api/tables", &NewTable { game: game.to_owned() }).await
}

/// What everybody may know of a table.
///
/// # Errors
/// There is no such table, or the server cannot be reached.
pub async fn summary(code: &str) -> Result<Summary, Message> {
    read(Request::get(&format!("/api/tables/{code}")).send().await).await
}

/// A finished game.
///
/// # Errors
/// It is not over, or the server cannot be reached.
pub async fn record(code: &str) -> Result<Record, Message> {
    read(Request::get(&format!("/api/tables/{code}/record")).send().await).await
}

async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, Message> {
    let request = Request::post(address).json(body).map_err(unreachable)?;
    read(request.send().await).await
}

async fn read<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Result<T, Message> {
    let response = response.map_err(unreachable)?;
    if response.ok() {
        response.json().await.map_err(unreachable)
    } else {
        let problem: Problem = response.json().await.map_err(unreachable)?;
        Err(problem.error)
    }
}

fn unreachable(error: gloo_net::Error) -> Message {
    leptos::logging::warn!("{error}");
    Message::new(UNREACHABLE)
}
