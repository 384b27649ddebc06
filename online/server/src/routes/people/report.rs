//! `POST /api/tables/CODE/reports`: reports a chat message.

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::Report;

pub(in crate::routes) async fn report(
    State(app): State<App>,
    Path(code): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
    Body(report): Body<Report>,
) -> Result<StatusCode, Error> {
    app.limiter().count(Limited::Reports, [address.into()])?;
    let code = code.parse()?;
    // Only messages that exist can be reported.
    app.rooms().said(code, report.number).await?;
    let (guest, at) = (visitor.guest.to_string(), clock::now().0 as i64);
    let reported = app.store().report(code.as_str(), report.number.into(), &guest, at).await;
    reported.map_err(|error| Error::failed("cannot keep a report", error))?;
    Ok(StatusCode::NO_CONTENT)
}
