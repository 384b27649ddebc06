//! Everything that can be refused, with what the person is told. Internals are logged here and never sent.

use crate::message_ids as id;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::{Message, Seat};
use protocol::Problem;

/// Why something asked of the server is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
pub(crate) enum Error {
    /// Something broke that is not the person's fault; the reason has been logged.
    Failed,
    NotFound,
    Method,
    Unreadable {
        status: StatusCode,
        details: String,
    },
    Origin,
    UnknownGame(String),
    NameEmpty,
    NameLong,
    NameCharacters,
    TooFast,
    TooManyTables {
        most: u32,
    },
    TooManyConnections {
        most: u32,
    },

    NoTable,
    Crowded {
        most: u32,
    },
    NoFreeChair,
    ChairTaken(Seat),
    NoSuchChair {
        chair: Seat,
        most: u8,
    },
    NotSitting,
    NotHost,
    Started,
    NotStarted,
    Over,
    NotOver,
    Spectator,
    Stale,
    Busy,
    LogFull,
    TalkFull,
    Words,
    /// The rules say no.
    Rules(Message),
}

impl Error {
    /// Logs what broke; the person only learns that something did.
    pub(crate) fn failed(what: &str, error: impl std::fmt::Display) -> Error {
        tracing::error!(%error, "{what}");
        Error::Failed
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Error::Unreadable { status, .. } => *status,
            Error::NotFound | Error::NoTable | Error::UnknownGame(_) => StatusCode::NOT_FOUND,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::Origin | Error::NotHost | Error::Spectator | Error::NotOver => StatusCode::FORBIDDEN,
            Error::NameEmpty | Error::NameLong | Error::NameCharacters | Error::Words | Error::NoSuchChair { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Error::TooFast | Error::TooManyTables { .. } | Error::TooManyConnections { .. } | Error::Crowded { .. } => {
                StatusCode::TOO_MANY_REQUESTS
            }
            _ => StatusCode::CONFLICT,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Error::Failed => Message::new(id::FAILED),
            Error::NotFound => Message::new(id::NOT_FOUND),
            Error::Method => Message::new(id::METHOD),
            Error::Unreadable { details, .. } => Message::new(id::UNREADABLE).with("details", details.as_str()),
            Error::Origin => Message::new(id::ORIGIN),
            Error::UnknownGame(game) => Message::new(id::UNKNOWN_GAME).with("game", game.as_str()),
            Error::NameEmpty => Message::new(id::NAME_EMPTY),
            Error::NameLong => Message::new(id::NAME_LONG).with("most", protocol::LONGEST_NAME as i64),
            Error::NameCharacters => Message::new(id::NAME_CHARACTERS),
            Error::TooFast => Message::new(id::TOO_FAST),
            Error::TooManyTables { most } => Message::new(id::TOO_MANY_TABLES).with("most", *most),
            Error::TooManyConnections { most } => Message::new(id::TOO_MANY_CONNECTIONS).with("most", *most),
            Error::NoTable => Message::new(id::TABLE_UNKNOWN),
            Error::Crowded { most } => Message::new(id::TABLE_CROWDED).with("most", *most),
            Error::NoFreeChair => Message::new(id::TABLE_FULL),
            Error::ChairTaken(chair) => Message::new(id::CHAIR_TAKEN).with("seat", chair.0 + 1),
            Error::NoSuchChair { chair, most } => {
                Message::new(id::NO_CHAIR).with("seat", i64::from(chair.0) + 1).with("most", *most)
            }
            Error::NotSitting => Message::new(id::NOT_SITTING),
            Error::NotHost => Message::new(id::NOT_HOST),
            Error::Started => Message::new(id::STARTED),
            Error::NotStarted => Message::new(id::NOT_STARTED),
            Error::Over => Message::new(id::OVER),
            Error::NotOver => Message::new(id::NOT_OVER),
            Error::Spectator => Message::new(id::SPECTATOR),
            Error::Stale => Message::new(id::STALE),
            Error::Busy => Message::new(id::BUSY),
            Error::LogFull => Message::new(id::LOG_FULL).with("most", store::MOST_ENTRIES as i64),
            Error::TalkFull => Message::new(id::TALK_FULL).with("most", crate::table::MOST_SAID as i64),
            Error::Words => Message::new(id::WORDS).with("most", protocol::LONGEST_TEXT as i64),
            Error::Rules(message) => message.clone(),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), Json(Problem { error: self.message() })).into_response()
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        Error::failed("the system has no randomness", error)
    }
}
