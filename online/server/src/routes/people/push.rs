//! `/api/push`: subscriptions of browsers to "your turn" notifications.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::push::is_welcome;
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use protocol::{EndSubscription, PushKey, Subscription};
use store::StoreError;

fn failed(error: StoreError) -> Error {
    Error::failed("cannot keep where a browser is told", error)
}

pub(in crate::routes) async fn get(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.push_key() })
}

pub(in crate::routes) async fn begin(
    State(app): State<App>,
    _same_site: SameSite,
    Peer(address): Peer,
    visitor: Visitor,
    Body(subscription): Body<Subscription>,
) -> Result<(StatusCode, SignedCookieJar), Error> {
    app.limiter().count(Limited::Links, [address.into()])?;
    if !is_welcome(&subscription, app.push_services()) {
        return Err(Error::Subscription);
    }
    let Subscription { endpoint, p256dh, auth } = subscription;
    app.store().add_push(&visitor.guest.to_string(), &endpoint, &p256dh, &auth).await.map_err(failed)?;
    Ok((StatusCode::NO_CONTENT, visitor.remember()))
}

/// Only the browser knows its endpoint, so knowing it is enough to end the subscription.
pub(in crate::routes) async fn end(
    State(app): State<App>,
    _same_site: SameSite,
    Body(subscription): Body<EndSubscription>,
) -> Result<StatusCode, Error> {
    app.store().remove_push(&subscription.endpoint).await.map_err(failed)?;
    Ok(StatusCode::NO_CONTENT)
}
