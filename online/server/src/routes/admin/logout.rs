//! `POST /admin/logout`: removes the cookie.

use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::routes::peer::SameSite;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};

pub(in crate::routes) async fn post(
    State(app): State<App>,
    _same_site: SameSite,
    headers: HeaderMap,
) -> Result<Response, Error> {
    admin::exists(&app)?;
    Ok((admin::log_out(&app, &headers), Redirect::to(admin::PATH)).into_response())
}
