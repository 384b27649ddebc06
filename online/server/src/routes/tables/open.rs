//! `POST /api/tables`: opens a table.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use protocol::{NewTable, Opened};
use table::Refusal;

pub(in crate::routes) async fn open(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, SignedCookieJar, Json<Opened>), Error> {
    let game = app.game(&new.game).ok_or(Refusal::UnknownGame(new.game))?;
    app.limiter().count(Limited::Tables, [address.into(), visitor.guest.into()])?;
    let code = app.rooms().open(game, visitor.guest).await?;
    app.metrics().opened(game.id());
    // The code is left out: it is the only key to a private table.
    tracing::info!(game = game.id(), "table opened");
    Ok((StatusCode::CREATED, visitor.remember(), Json(Opened { code: code.to_string() })))
}
