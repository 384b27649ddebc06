//! `GET /api/tables/CODE/record`: the finished game, with the seed that anybody can check it by.

use crate::app::App;
use crate::error::Error;
use axum::Json;
use axum::extract::{Path, State};
use contract::Record;

pub(in crate::routes) async fn record(State(app): State<App>, Path(code): Path<String>) -> Result<Json<Record>, Error> {
    app.rooms().record(code.parse()?).await.map(Json)
}
