//! What is asked over HTTP: who one is, a new table, whether a table exists, what was played there.

use contract::{Message, Record};
use gloo_net::http::{Request, Response};
use leptos::web_sys::RequestCache;
use protocol::{Me, NewName, NewTable, Opened, Problem, Report, Summary};
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

/// What is public of a table.
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

/// The table at which those who sat at a table play again; made for the first who asks.
///
/// # Errors
/// The game is not over, or the server cannot be reached.
pub async fn rematch(code: &str) -> Result<Opened, Message> {
    read(Request::post(&format!("/api/tables/{code}/rematch")).send().await).await
}

/// Reports that something said at a table should not have been.
///
/// # Errors
/// The server refuses or cannot be reached.
pub async fn report(code: &str, number: u32) -> Result<(), Message> {
    tell(&format!("/api/tables/{code}/reports"), &Report { number }).await
}

pub async fn get<T: DeserializeOwned>(address: &str) -> Result<T, Message> {
    read(Request::get(address).send().await).await
}

/// Posts nothing, to be answered.
pub async fn ask<T: DeserializeOwned>(address: &str) -> Result<T, Message> {
    read(Request::post(address).send().await).await
}

/// Posts something that is only done or refused.
pub async fn tell(address: &str, body: &impl Serialize) -> Result<(), Message> {
    let response = Request::post(address).json(body).map_err(unreachable)?.send().await.map_err(unreachable)?;
    if response.ok() { Ok(()) } else { Err(refusal(response).await) }
}

pub async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, Message> {
    let request = Request::post(address).json(body).map_err(unreachable)?;
    read(request.send().await).await
}

async fn read<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Result<T, Message> {
    let response = response.map_err(unreachable)?;
    if response.ok() { response.json().await.map_err(unreachable) } else { Err(refusal(response).await) }
}

/// Why the server says no.
async fn refusal(response: Response) -> Message {
    response.json::<Problem>().await.map_or_else(unreachable, |problem| problem.error)
}

fn unreachable(error: gloo_net::Error) -> Message {
    leptos::logging::warn!("{error}");
    Message::new(UNREACHABLE)
}
