//! Who somebody is: a random number in a signed cookie. No account, no password, nothing stored.

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
/// Its name where people come by https: browsers then take it from nobody but this very host.
const SECURE_COOKIE: &str = "__Host-farbraum-guest";

/// The guest behind a request, with the name last chosen. On first contact it is a new one.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
    /// Empty until one is chosen.
    pub(crate) name: String,
    jar: SignedCookieJar,
    secure: bool,
}

impl Visitor {
    /// The visitor in a line that [`read`] understands. A secret.
    pub(crate) fn written(&self) -> String {
        format!("{}:{}", self.guest, self.name)
    }

    /// From now on this browser is somebody else's too.
    pub(crate) fn become_other(self, written: &str) -> Option<Visitor> {
        let (guest, name) = read(written)?;
        Some(Visitor { guest, name, ..self })
    }

    /// The cookie by which the visitor will be known again. To be sent with the answer.
    pub(crate) fn remember(self) -> SignedCookieJar {
        let name = if self.secure { SECURE_COOKIE } else { COOKIE };
        let cookie = Cookie::build((name, self.written()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .permanent();
        let jar = self.jar.add(cookie);
        // What is left of the time before there was https is of no use any more.
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

/// The guest behind a request; nothing on first contact.
pub(crate) fn of(headers: &HeaderMap, app: &App) -> Option<Guest> {
    let jar = SignedCookieJar::from_headers(headers, app.key().clone());
    known(&jar, app.is_https()).map(|(guest, _)| guest)
}

fn known(jar: &SignedCookieJar, secure: bool) -> Option<(Guest, String)> {
    // Under the plain name a neighbouring host could have planted it.
    let name = if secure { SECURE_COOKIE } else { COOKIE };
    jar.get(name).and_then(|cookie| read(cookie.value()))
}

/// The signature has been checked, so the value is one that [`Visitor::remember`] wrote.
fn read(value: &str) -> Option<(Guest, String)> {
    let (guest, name) = value.split_once(':')?;
    Some((guest.parse().ok()?, name.to_owned()))
}
