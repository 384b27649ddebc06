//! Limits the requests from one address.

use crate::app::App;
use crate::error::Error;
use crate::limits::Limited;
use crate::routes::peer::Peer;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

pub(super) async fn limit(
    State(app): State<App>,
    Peer(address): Peer,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.limiter().count(Limited::Requests, [address.into()])?;
    Ok(next.run(request).await)
}
