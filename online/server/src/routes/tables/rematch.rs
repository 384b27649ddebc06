//! `POST /api/tables/CODE/rematch`: the table for the next game of the same players.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::{Path, State};
use protocol::Opened;

pub(in crate::routes) async fn rematch(
    State(app): State<App>,
    Path(code): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
) -> Result<Json<Opened>, Error> {
    app.limiter().count(Limited::Tables, [address.into(), visitor.guest.into()])?;
    let code = app.rooms().rematch(code.parse()?, visitor.guest).await?;
    Ok(Json(Opened { code }))
}
