//! `GET /api/tables/CODE`: the game and the stage of a table.

use crate::app::App;
use crate::error::Error;
use axum::Json;
use axum::extract::{Path, State};
use protocol::Summary;

pub(in crate::routes) async fn summary(
    State(app): State<App>,
    Path(code): Path<String>,
) -> Result<Json<Summary>, Error> {
    app.rooms().summary(code.parse()?).await.map(Json)
}
