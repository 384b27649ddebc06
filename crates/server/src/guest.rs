//! Who somebody is: a random number in a signed cookie. No account, no password, nothing stored.

use crate::app::App;
use crate::error::Error;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

const COOKIE: &str = "farbraum-guest";

/// One person, or at least one browser.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Guest(u128);

impl Guest {
    /// A guest that nobody can foresee.
    pub(crate) fn random() -> Result<Guest, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Guest(u128::from_le_bytes(bytes)))
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Debug output goes to logs, and who played what is nobody's business there.
impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

impl FromStr for Guest {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Guest, ParseIntError> {
        u128::from_str_radix(text, 16).map(Guest)
    }
}

impl TryFrom<String> for Guest {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Guest, ParseIntError> {
        text.parse()
    }
}

impl From<Guest> for String {
    fn from(guest: Guest) -> String {
        guest.to_string()
    }
}

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
    /// The cookie by which the visitor will be known again. To be sent with the answer.
    pub(crate) fn remember(self) -> SignedCookieJar {
        let cookie = Cookie::build((COOKIE, format!("{}:{}", self.guest, self.name)))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .permanent();
        self.jar.add(cookie)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key().clone());
        let known = jar.get(COOKIE).and_then(|cookie| read(cookie.value()));
        let (guest, name) = match known {
            Some(known) => known,
            None => (Guest::random()?, String::new()),
        };
        Ok(Visitor { guest, name, jar, secure: app.is_https() })
    }
}

/// The signature has been checked, so the value is one that [`Visitor::remember`] wrote.
fn read(value: &str) -> Option<(Guest, String)> {
    let (guest, name) = value.split_once(':')?;
    Some((guest.parse().ok()?, name.to_owned()))
}
