//! `GET /api/ratings/GAME`: the rating list of a game.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::people::rating::shown;
use axum::Json;
use axum::extract::{Path, State};
use protocol::{LISTED_AFTER, Ratings};
use store::StoreError;
use table::Refusal;

/// The most players that are listed.
const MOST_LISTED: u32 = 50;

pub(in crate::routes) async fn ratings(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Json<Ratings>, Error> {
    let game = app.game(&game).ok_or(Refusal::UnknownGame(game))?;
    let guest = visitor.guest.to_string();
    let failed = |error: StoreError| Error::failed("cannot read ratings", error);
    let best = app.store().top_rated(game.id(), LISTED_AFTER, MOST_LISTED).await.map_err(failed)?;
    let own = app.store().ratings(game.id(), &[&guest]).await.map_err(failed)?.into_iter().next().flatten();
    let best = best.into_iter().map(|rated| shown(rated.rating, rated.name, rated.guest == guest)).collect();
    Ok(Json(Ratings { best, you: own.map(|rating| shown(rating, visitor.name, true)) }))
}
