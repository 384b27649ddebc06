//! `POST /api/tables/brought`: uploads a finished game that was played offline.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::{Limited, Ticket};
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use crate::{clock, random};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use contract::hex;
use protocol::{LONGEST_BROUGHT, Opened, Upload};
use sha2::{Digest, Sha256};
use table::Table;

/// Uploads a game; the same game again leads to the same table.
pub(in crate::routes) async fn upload(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    // Counted before the body is read into memory.
    _bytes: BytesOfOne,
    visitor: Visitor,
    Body(Upload { log }): Body<Upload>,
) -> Result<(SignedCookieJar, Json<Opened>), Error> {
    let (hash, guest) = (hash(&log), visitor.guest.to_string());
    let failed = |error| Error::failed("cannot look for an uploaded game", error);
    if let Some(code) = app.store().upload(&hash, &guest).await.map_err(failed)? {
        return Ok((visitor.remember(), Json(Opened { code })));
    }
    app.limiter().count(Limited::Tables, [address.into(), visitor.guest.into()])?;
    let _replaying = app.replaying().await?;
    app.games().learn_for(&log).await?;
    let (games, by) = (app.games().known(), visitor.guest);
    // Replaying a long game takes a while; other tasks must not wait for it.
    let replayed =
        tokio::task::spawn_blocking(move || Table::brought(&games, &log, by, clock::now(), random::seed)).await;
    let events = replayed.map_err(|error| Error::failed("the rules failed in a replay", error))??;
    let code = app.rooms().begin(&events).await?.to_string();
    let code = app.store().add_upload(&hash, &guest, &code).await.map_err(failed)?;
    Ok((visitor.remember(), Json(Opened { code })))
}

/// The memory that one upload takes.
pub(in crate::routes) struct BytesOfOne {
    _ticket: Ticket,
}

impl FromRequestParts<App> for BytesOfOne {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<BytesOfOne, Error> {
        let Ok(Peer(address)) = Peer::from_request_parts(parts, app).await;
        Ok(BytesOfOne { _ticket: app.hold_bytes(address, LONGEST_BROUGHT)? })
    }
}

/// Returns what the store knows an uploaded log by.
fn hash(log: &[String]) -> String {
    let mut hash = Sha256::new();
    log.iter().for_each(|entry| hash.update(format!("{} {entry}", entry.len())));
    hex(&hash.finalize()[..16])
}
