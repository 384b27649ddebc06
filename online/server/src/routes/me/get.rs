//! `GET /api/me`: the name last chosen. On first contact this creates a guest.

use crate::guest::Visitor;
use axum::Json;
use axum_extra::extract::SignedCookieJar;
use protocol::Me;

pub(in crate::routes) async fn get(visitor: Visitor) -> (SignedCookieJar, Json<Me>) {
    let me = Me { name: visitor.name.clone() };
    (visitor.remember(), Json(me))
}
