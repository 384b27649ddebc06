//! `GET /ready`: whether the server is ready for requests, for a load balancer. `/health` only says that the process
//! lives.
//!
//! Before the start the port is closed, which tells as much.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;
use std::time::Duration;
use tokio::time::timeout;

/// A store that takes longer for a trivial query is not ready.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// A code that no table has.
const NO_CODE: &str = "";

pub(super) async fn get(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.stop().is_requested() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if let Some(problem) = app.health().problem() {
        return (StatusCode::SERVICE_UNAVAILABLE, problem);
    }
    match timeout(DATABASE_TIMEOUT, app.store().load(NO_CODE)).await {
        Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store takes too long\n"),
    }
}
