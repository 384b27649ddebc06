//! `POST /api/me`: chooses a name.

use crate::error::Error;
use crate::guest::Visitor;
use crate::routes::json::Body;
use crate::routes::peer::SameSite;
use axum::Json;
use axum_extra::extract::SignedCookieJar;
use protocol::{Me, NewName};
use table::name;

pub(in crate::routes) async fn post(
    _same_site: SameSite,
    mut visitor: Visitor,
    Body(new): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Me>), Error> {
    visitor.name = name::clean(&new.name)?;
    let me = Me { name: visitor.name.clone() };
    Ok((visitor.remember(), Json(me)))
}
