//! `GET /api/bot/tables/CODE/stream`: what a program is told at a table, one JSON object a line.

use crate::app::App;
use crate::bot::Bot;
use crate::error::Error;
use crate::limits::Limited;
use crate::room::Caller;
use crate::routes::peer::{Peer, SameSite};
use crate::stream;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// Tells a proxy in front to pass on every line at once.
const UNBUFFERED: (HeaderName, &str) = (HeaderName::from_static("x-accel-buffering"), "no");

pub(in crate::routes) async fn stream(
    State(app): State<App>,
    Path(code): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    Bot(guest): Bot,
) -> Result<Response, Error> {
    let ticket = app.limiter().hold(Limited::Connections, address, 1)?;
    let member = app.rooms().join(code.parse()?, Caller { guest, address, program: true }).await?;
    let body = stream::body(member, ticket, app.metrics().clone(), app.stop());
    Ok(([(CONTENT_TYPE, "application/x-ndjson"), UNBUFFERED], body).into_response())
}
