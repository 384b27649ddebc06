//! `POST /admin/login`: exchanges the token for a cookie.

use super::page;
use super::words::Reader;
use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::routes::peer::{Peer, SameSite};
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

/// The form; never to be printed.
#[derive(Deserialize)]
pub(in crate::routes) struct Login {
    token: String,
}

pub(in crate::routes) async fn post(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    headers: HeaderMap,
    form: Result<Form<Login>, FormRejection>,
) -> Result<Response, Error> {
    admin::exists(&app)?;
    let Form(Login { token }) = form.map_err(|rejection| Error::Unreadable {
        status: rejection.status(),
        details: rejection.status().to_string(),
    })?;
    match admin::check(&app, address, token.trim()) {
        Ok(()) => Ok((admin::log_in(&app, &headers)?, Redirect::to(admin::PATH)).into_response()),
        Err(error) => Ok((error.status(), Html(page::login(Reader::of(&headers), Some(&error)))).into_response()),
    }
}
