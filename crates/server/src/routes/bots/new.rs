//! `POST /api/bots`: a token for a program.

use crate::app::App;
use crate::bot;
use crate::error::Error;
use crate::random;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Bot, NewBot};
use table::name;

pub(in crate::routes) async fn new(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    Body(new): Body<NewBot>,
) -> Result<(StatusCode, Json<Bot>), Error> {
    let name = name::clean(&new.name)?;
    app.count_bot(address)?;
    let token = bot::token(app.key(), random::guest()?)?;
    tracing::info!("token given to a bot");
    Ok((StatusCode::CREATED, Json(Bot { name, token })))
}
