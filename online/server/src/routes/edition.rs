//! `GET /api/editions/GAME/HASH`: the file of a current or former edition, for a page that opens a table with it.

use crate::app::App;
use crate::error::Error;
use axum::Json;
use axum::extract::{Path, State};

pub(super) async fn get(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> Result<Json<String>, Error> {
    app.game(&game).ok_or(Error::NotFound)?;
    let text = app.store().edition(&game, &hash).await;
    let text = text.map_err(|error| Error::failed("cannot read an edition", error))?;
    text.map(Json).ok_or(Error::NotFound)
}
