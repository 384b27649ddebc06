//! `POST /api/bot/tables/CODE`: a program's request to a table.

use crate::app::App;
use crate::bot::Bot;
use crate::error::Error;
use crate::limits::Limited;
use crate::metrics::{Ending, kind};
use crate::room::Caller;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::{Path, State};
use protocol::{Answer, Ask};
use std::time::Instant;

pub(in crate::routes) async fn ask(
    State(app): State<App>,
    Path(code): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    Bot(guest): Bot,
    Body(ask): Body<Ask>,
) -> Result<Json<Answer>, Error> {
    app.limiter().count(Limited::Messages, [guest.into()])?;
    let (kind, began) = (kind(&ask), Instant::now());
    let result = app.rooms().ask(code.parse()?, Caller { guest, address, program: true }, ask).await;
    app.metrics().answered(kind, Ending::of(&result), began.elapsed());
    Ok(Json(Answer { now: result? }))
}
