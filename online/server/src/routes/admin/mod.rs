//! `/admin`: the state of the server, for its admin. Plain pages without scripts.

pub(super) mod login;
pub(super) mod logout;
pub(super) mod page;
pub(super) mod reports;
mod words;

use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::headers;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

/// The longest form that is read, in bytes.
const LONGEST_FORM: usize = 1024;

/// The routes under `/admin`.
pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(page::get))
        .route("/style.css", get(style))
        .route("/login", post(login::post))
        .route("/report", post(reports::post))
        .route("/logout", post(logout::post))
        .fallback(async || Error::NotFound)
        .layer(map_response(headers::never_stored))
        .layer(map_response(headers::with_forms))
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
}

async fn style(State(app): State<App>) -> Result<Response, Error> {
    admin::exists(&app)?;
    Ok(([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("style.css")).into_response())
}
