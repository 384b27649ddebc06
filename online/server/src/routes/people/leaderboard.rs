//! `GET /api/boards/NAME`: a leaderboard.

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guest::Visitor;
use crate::people::leaderboard;
use axum::Json;
use axum::extract::{Path, State};
use protocol::Leaderboard;
use table::{daily_leaderboard, day_of};

pub(in crate::routes) async fn get(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Result<Json<Leaderboard>, Error> {
    if !leaderboard::is_name(&name) {
        return Err(Error::NotFound);
    }
    let sealed = name.starts_with(&daily_leaderboard(day_of(clock::now()), ""));
    Ok(Json(Leaderboard { best: leaderboard::best(app.store(), &name, visitor.guest, sealed).await? }))
}
