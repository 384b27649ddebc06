//! The identity of a guest: a random number in a signed cookie. No account, no password, nothing stored.

use crate::app::App;
use crate::error::Error;
use crate::random;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use table::Guest;

const COOKIE: &str = "farbraum-guest";
/// The name of the cookie under HTTPS: browsers accept it only from this very host.
const SECURE_COOKIE: &str = "__Host-farbraum-guest";

/// The guest behind a request, with the name last chosen; a new guest on first contact.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
    /// Empty until a name is chosen.
    pub(crate) name: String,
    jar: SignedCookieJar,
    secure: bool,
}

impl Visitor {
    /// Returns the visitor in the form that [`read`] understands. A secret.
    pub(crate) fn written(&self) -> String {
        format!("{}:{}", self.guest, self.name)
    }

    /// Makes this browser belong to another guest too.
    pub(crate) fn become_other(self, written: &str) -> Option<Visitor> {
        let (guest, name) = read(written)?;
        Some(Visitor { guest, name, ..self })
    }

    /// Returns the cookie by which the visitor is recognised, to be sent with the answer.
    pub(crate) fn remember(self) -> SignedCookieJar {
        let name = if self.secure { SECURE_COOKIE } else { COOKIE };
        let cookie = Cookie::build((name, self.written()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .permanent();
        let jar = self.jar.add(cookie);
        // Remove the cookie from the time before HTTPS.
        if self.secure { jar.remove(Cookie::build((COOKIE, "")).path("/")) } else { jar }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key().clone());
        let secure = app.is_https();
        let (guest, name) = match known(&jar, secure) {
            Some(known) => known,
            None => (random::guest()?, String::new()),
        };
        Ok(Visitor { guest, name, jar, secure })
    }
}

/// Returns the guest behind a request, or `None` on first contact.
pub(crate) fn of(headers: &HeaderMap, app: &App) -> Option<Guest> {
    let jar = SignedCookieJar::from_headers(headers, app.key().clone());
    known(&jar, app.is_https()).map(|(guest, _)| guest)
}

fn known(jar: &SignedCookieJar, secure: bool) -> Option<(Guest, String)> {
    // A neighbouring host could have set a cookie with the plain name.
    let name = if secure { SECURE_COOKIE } else { COOKIE };
    jar.get(name).and_then(|cookie| read(cookie.value()))
}

/// Reads a value that [`Visitor::remember`] wrote: the signature has been checked.
fn read(value: &str) -> Option<(Guest, String)> {
    let (guest, name) = value.split_once(':')?;
    Some((guest.parse().ok()?, name.to_owned()))
}
