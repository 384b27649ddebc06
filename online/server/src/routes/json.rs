//! JSON in requests, refused in our own words.

use crate::error::Error;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json};

/// A body of JSON.
#[derive(Debug, FromRequest)]
#[from_request(via(Json), rejection(Error))]
pub(super) struct Body<T>(pub(super) T);

/// What is wrong with the body is told: it is the sender's own text.
impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Error {
        Error::Unreadable { status: rejection.status(), details: rejection.body_text() }
    }
}
