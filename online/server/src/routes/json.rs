//! JSON request bodies, with our own error messages.

use crate::error::Error;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json};

/// A body of JSON.
#[derive(Debug, FromRequest)]
#[from_request(via(Json), rejection(Error))]
pub(super) struct Body<T>(pub(super) T);

/// The error details may be sent: they are about the sender's own text.
impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Error {
        Error::Unreadable { status: rejection.status(), details: rejection.body_text() }
    }
}
