//! `POST /api/bots`: a token for a program; with a good token, a new one for the same program.

use crate::app::App;
use crate::error::Error;
use crate::limits::Limited;
use crate::random;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use crate::{bot, clock};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{Bot, NewBot};
use table::name;

pub(in crate::routes) async fn new(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    headers: HeaderMap,
    Body(new): Body<NewBot>,
) -> Result<(StatusCode, Json<Bot>), Error> {
    let name = name::clean(&new.name)?;
    app.limiter().count(Limited::BotTokens, [address.into()])?;
    let guest = bot::of(&headers, &app).map_or_else(random::guest, Ok)?;
    let (token, expires) = bot::token(app.key(), guest, clock::now())?;
    tracing::info!("token given to a bot");
    Ok((StatusCode::CREATED, Json(Bot { name, token, expires: expires.0 })))
}
