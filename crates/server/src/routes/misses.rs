//! Codes of tables cannot be tried out: whoever asks for too many that do not exist is not answered for a while.

use crate::app::App;
use crate::error::Error;
use crate::routes::peer::Peer;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;

pub(super) async fn limit(
    State(app): State<App>,
    Peer(address): Peer,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.may_look(address)?;
    let response = next.run(request).await;
    if response.status() == StatusCode::NOT_FOUND {
        app.count_miss(address);
    }
    Ok(response)
}
