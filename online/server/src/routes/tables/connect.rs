//! `GET /api/tables/CODE/ws`: connects a player or spectator to a table.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::room::Caller;
use crate::routes::peer::{Peer, SameSite};
use crate::socket::{self, Client};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use protocol::LONGEST_REQUEST;
use std::time::Instant;

/// One KiB is enough for requests; the library's default costs 256 KiB a connection.
const READ_BUFFER: usize = 1024;
/// Bytes that are gathered before they are written, if there is more to send at once.
const WRITE_BUFFER: usize = 32 * 1024;

/// More than is ever sent at once; a client that lets this much pile up is disconnected.
const LONGEST_TOLD: usize = 4 * 1024 * 1024;

pub(in crate::routes) async fn connect(
    State(app): State<App>,
    Path(code): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade
        .map_err(|rejection| Error::Unreadable { status: rejection.status(), details: rejection.body_text() })?;
    let limiter = app.limiter();
    let ticket = limiter.hold(Limited::Connections, address, 1)?;
    let member = app.rooms().join(code.parse()?, Caller { guest: visitor.guest, address, program: false }).await?;
    let now = Instant::now();
    let [messages, fingers] = [Limited::Messages, Limited::Fingers].map(|what| limiter.bucket(what, address, now));
    let client = Client { member, messages, fingers, metrics: app.metrics().clone(), _ticket: ticket };
    let stop = app.stop();
    let response = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(LONGEST_TOLD)
        .max_message_size(LONGEST_REQUEST)
        .max_frame_size(LONGEST_REQUEST)
        .on_upgrade(|socket| socket::talk(socket, client, stop));
    Ok((visitor.remember(), response).into_response())
}
