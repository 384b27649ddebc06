//! `GET /api/tables/CODE/record`: the record of a finished game, with the seed by which it can be checked.

use crate::app::App;
use crate::error::Error;
use crate::limits::Ticket;
use crate::routes::peer::Peer;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// A long record, counted while it is in memory: a slow reader takes its time.
struct CountedBody {
    text: Vec<u8>,
    _ticket: Ticket,
}

impl AsRef<[u8]> for CountedBody {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

pub(in crate::routes) async fn record(
    State(app): State<App>,
    Peer(address): Peer,
    Path(code): Path<String>,
) -> Result<Response, Error> {
    let record = app.rooms().record(code.parse()?).await?;
    let text = serde_json::to_vec(&record).map_err(|error| Error::failed("cannot write a record", error))?;
    let ticket = app.hold_bytes(address, text.len())?;
    let body = Body::from(Bytes::from_owner(CountedBody { text, _ticket: ticket }));
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}
