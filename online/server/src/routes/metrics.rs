//! `GET /metrics`: metrics for Prometheus. Needs the admin's token.

use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::metrics;
use crate::routes::peer::Peer;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

pub(super) async fn get(State(app): State<App>, Peer(address): Peer, headers: HeaderMap) -> Result<Response, Error> {
    admin::check_header(&app, address, &headers)?;
    let text = app.metrics().write(app.now()).map_err(|error| Error::failed("cannot write the metrics", error))?;
    Ok(([(CONTENT_TYPE, metrics::CONTENT_TYPE)], text).into_response())
}
