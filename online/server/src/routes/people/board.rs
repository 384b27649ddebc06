//! `GET /api/boards/BOARD`: the best results.

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guest::Visitor;
use crate::people::board;
use axum::Json;
use axum::extract::{Path, State};
use protocol::Board;
use table::{daily_board, day_of};

pub(in crate::routes) async fn get(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Result<Json<Board>, Error> {
    if !board::is_name(&name) {
        return Err(Error::NotFound);
    }
    let sealed = name.starts_with(&daily_board(day_of(clock::now()), ""));
    Ok(Json(Board { best: board::best(app.store(), &name, visitor.guest, sealed).await? }))
}
