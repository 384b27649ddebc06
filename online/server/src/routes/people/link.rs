//! `POST /api/me/link` on one device and `POST /api/me/linked` on another make both the same person.

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::people::link::{SECONDS, hash, token};
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use protocol::{Link, LinkToken, Me};
use store::StoreError;

fn failed(error: StoreError) -> Error {
    Error::failed("cannot link two devices", error)
}

pub(in crate::routes) async fn new(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
) -> Result<(SignedCookieJar, Json<Link>), Error> {
    app.limiter().count(Limited::Links, [address.into()])?;
    let token = token()?;
    let ends = clock::now().0 + u64::from(SECONDS) * 1_000;
    app.store().keep_link(hash(&token), &visitor.written(), ends as i64).await.map_err(failed)?;
    Ok((visitor.remember(), Json(Link { token, seconds: SECONDS })))
}

/// Wrong tokens are counted too, so that they cannot be guessed.
pub(in crate::routes) async fn linked(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
    Body(body): Body<LinkToken>,
) -> Result<(SignedCookieJar, Json<Me>), Error> {
    app.limiter().count(Limited::Links, [address.into()])?;
    let kept = app.store().take_link(hash(&body.token), clock::now().0 as i64).await.map_err(failed)?;
    let visitor = kept.and_then(|kept| visitor.become_other(&kept)).ok_or(Error::Link)?;
    let me = Me { name: visitor.name.clone() };
    Ok((visitor.remember(), Json(me)))
}
