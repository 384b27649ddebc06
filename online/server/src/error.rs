//! The errors of the server, with the messages for clients. Internals are logged here and never sent.

use crate::limits::Limited;
use crate::message_ids as id;
use axum::http::StatusCode;
use axum::http::header::WWW_AUTHENTICATE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use contract::Message;
use protocol::Problem;
use table::Refusal;

/// Why the server refuses a request.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
pub(crate) enum Error {
    NotFound,
    Method,
    Unreadable {
        status: StatusCode,
        details: String,
    },
    Origin,
    /// The token of a program is missing or invalid.
    Token,
    /// The link is used up, expired or unknown.
    Link,
    /// The admin token is wrong.
    AdminToken,
    /// The push service of a subscription is unknown.
    Subscription,
    /// A guest or an address has used up what it may do.
    TooMany {
        what: Limited,
        most: u32,
    },
    /// The server is too busy with other requests.
    Overloaded,
    Crowded {
        most: u32,
    },
    Busy,
    LogFull,
    /// The store has gone, and it is unknown whether the request has been executed. Connections end instead.
    Unsure,
    /// The table refuses; or something failed through no fault of the client, and has been logged.
    Table(Refusal),
}

impl Error {
    /// Logs a failure; the client only learns that something failed.
    pub(crate) fn failed(what: &str, error: impl std::fmt::Display) -> Error {
        Refusal::failed(what, error).into()
    }

    /// Something failed and has been logged already.
    pub(crate) const FAILED: Error = Error::Table(Refusal::Failed(String::new()));

    /// There is no such table.
    pub(crate) const NO_TABLE: Error = Error::Table(Refusal::NoTable);

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::Unreadable { status, .. } => *status,
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::Origin => StatusCode::FORBIDDEN,
            Error::Token | Error::AdminToken => StatusCode::UNAUTHORIZED,
            Error::Link => StatusCode::FORBIDDEN,
            Error::Subscription => StatusCode::UNPROCESSABLE_ENTITY,
            Error::TooMany { .. } | Error::Crowded { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::Busy | Error::LogFull => StatusCode::CONFLICT,
            Error::Unsure => StatusCode::INTERNAL_SERVER_ERROR,
            Error::Overloaded => StatusCode::SERVICE_UNAVAILABLE,
            Error::Table(refusal) => status_of(refusal),
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Error::NotFound => Message::new(id::NOT_FOUND),
            Error::Method => Message::new(id::METHOD),
            Error::Unreadable { details, .. } => Message::new(id::UNREADABLE).with("details", details.as_str()),
            Error::Origin => Message::new(id::ORIGIN),
            Error::Token => Message::new(id::TOKEN),
            Error::Link => Message::new(id::LINK),
            Error::Subscription => Message::new(id::SUBSCRIPTION),
            Error::AdminToken => Message::new(id::ADMIN_TOKEN),
            Error::TooMany { what, most } => what.message(*most),
            Error::Overloaded => Message::new(id::OVERLOADED),
            Error::Crowded { most } => Message::new(id::TABLE_CROWDED).with("most", *most),
            Error::Busy => Message::new(id::BUSY),
            Error::Unsure => Error::FAILED.message(),
            Error::LogFull => Message::new(id::LOG_FULL).with("most", store::MOST_ENTRIES as i64),
            Error::Table(refusal) => refusal.message(),
        }
    }
}

fn status_of(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::NoTable | Refusal::UnknownGame(_) => StatusCode::NOT_FOUND,
        Refusal::NotHost | Refusal::Spectator | Refusal::NotOver => StatusCode::FORBIDDEN,
        Refusal::NotBrought => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NameEmpty
        | Refusal::NameLong
        | Refusal::NameCharacters
        | Refusal::Words
        | Refusal::NoSuchChair { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

/// Marks a response, for the server itself: there is no such table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnknownTable;

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let how = [Error::Token, Error::AdminToken].contains(&self).then_some([(WWW_AUTHENTICATE, "Bearer")]);
        let unknown = (self == Error::NO_TABLE).then_some(Extension(UnknownTable));
        (self.status(), how.map(AppendHeaders), unknown, Json(Problem { error: self.message() })).into_response()
    }
}

/// Logs a failure once, when it leaves the table.
impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        if let Refusal::Failed(why) = &refusal {
            tracing::error!("{why}");
        }
        Error::Table(refusal)
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        Error::failed("the system has no randomness", error)
    }
}
