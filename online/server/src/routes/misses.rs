//! Counts requests for tables that do not exist, and refuses those who make too many of them.

use crate::app::App;
use crate::error::{Error, UnknownTable};
use crate::misses::Seeker;
use crate::routes::peer::Peer;
use axum::extract::{Path, Request, State};
use axum::middleware::Next;
use axum::response::Response;

pub(super) async fn limit(
    State(app): State<App>,
    Peer(address): Peer,
    Path(code): Path<String>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    let seeker = Seeker::of(request.headers(), &app);
    app.may_look(address, seeker, &code).await?;
    let response = next.run(request).await;
    if response.extensions().get::<UnknownTable>().is_some() {
        app.count_miss(address, seeker);
    }
    Ok(response)
}
