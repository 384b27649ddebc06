//! The admin's access: a token that is set at the start, and a cookie for an hour that stands for it.

use crate::app::App;
use crate::error::Error;
use crate::limits::{Address, Limited};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use contract::hex;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The shortest token.
const SHORTEST: usize = 16;
/// The longest token.
const LONGEST: usize = 256;
/// The path of the admin's pages, and the only one to which the cookie is sent.
pub(crate) const PATH: &str = "/admin";
const COOKIE: &str = "farbraum-admin";
/// The beginning of every cookie value. A guest's cookie, signed with the same key, begins with digits.
const PREFIX: &str = "admin";
/// How long a login lasts.
const SESSION: Duration = Duration::from_secs(60 * 60);

/// The admin's secret.
#[derive(Clone, PartialEq, Eq)]
pub struct AdminToken(String);

/// The text is not a valid token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the admin token needs {SHORTEST} to {LONGEST} visible characters without spaces")]
pub struct ParseAdminToken;

impl FromStr for AdminToken {
    type Err = ParseAdminToken;

    fn from_str(text: &str) -> Result<AdminToken, ParseAdminToken> {
        let token = text.trim();
        let fits = (SHORTEST..=LONGEST).contains(&token.len()) && token.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(AdminToken(token.to_owned())) } else { Err(ParseAdminToken) }
    }
}

/// The token is a secret.
impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken")
    }
}

/// Checks that a request has the token as `Authorization: Bearer TOKEN`.
///
/// # Errors
/// The server has no admin, the token is missing or wrong, or this address has sent too many wrong ones.
pub(crate) fn check_header(app: &App, address: Address, headers: &HeaderMap) -> Result<(), Error> {
    token_of(app)?;
    let header = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
    let (scheme, given) = header.and_then(|header| header.split_once(' ')).ok_or(Error::AdminToken)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(Error::AdminToken);
    }
    check(app, address, given.trim())
}

/// Checks a token.
///
/// # Errors
/// As [`check_header`].
pub(crate) fn check(app: &App, address: Address, given: &str) -> Result<(), Error> {
    let token = token_of(app)?;
    app.limiter().check(Limited::AdminTokens, [address.into()])?;
    // The comparison takes the same time wherever the tokens differ.
    let expected = digest(app.key(), &token.0).ok_or(Error::FAILED)?.finalize().into_bytes();
    let given = digest(app.key(), given).ok_or(Error::FAILED)?;
    if given.verify(&expected).is_ok() {
        return Ok(());
    }
    app.limiter().spend(Limited::AdminTokens, [address.into()], 1);
    app.metrics().refuse(Limited::AdminTokens);
    Err(Error::AdminToken)
}

/// Checks that the server has an admin.
///
/// # Errors
/// It has none: then the admin's pages do not exist.
pub(crate) fn exists(app: &App) -> Result<(), Error> {
    token_of(app).map(drop)
}

fn token_of(app: &App) -> Result<&AdminToken, Error> {
    app.settings().admin.as_ref().ok_or(Error::NotFound)
}

fn digest(key: &Key, token: &str) -> Option<Hmac<Sha256>> {
    let mut digest = Hmac::<Sha256>::new_from_slice(key.signing()).ok()?;
    digest.update(b"admin token ");
    digest.update(token.as_bytes());
    Some(digest)
}

/// Returns whether a browser is logged in.
///
/// # Errors
/// The server has no admin.
pub(crate) fn is_logged_in(app: &App, headers: &HeaderMap) -> Result<bool, Error> {
    let token = token_of(app)?;
    let jar = SignedCookieJar::from_headers(headers, app.key().clone());
    let Some(cookie) = jar.get(COOKIE) else { return Ok(false) };
    Ok(read(cookie.value(), &session_of(app.key(), token)).is_some_and(|until| until > now()))
}

/// Creates the cookie of an admin who has shown the token.
///
/// # Errors
/// The server has no admin.
pub(crate) fn log_in(app: &App, headers: &HeaderMap) -> Result<SignedCookieJar, Error> {
    let until = now().saturating_add(SESSION);
    let value = format!("{PREFIX}:{}:{}", until.as_secs(), session_of(app.key(), token_of(app)?));
    Ok(SignedCookieJar::from_headers(headers, app.key().clone()).add(cookie(app, value)))
}

/// Removes the cookie.
pub(crate) fn log_out(app: &App, headers: &HeaderMap) -> SignedCookieJar {
    SignedCookieJar::from_headers(headers, app.key().clone()).add({
        let mut gone = cookie(app, String::new());
        gone.make_removal();
        gone
    })
}

fn cookie(app: &App, value: String) -> Cookie<'static> {
    let cookie = Cookie::build((COOKIE, value)).path(PATH).http_only(true).same_site(SameSite::Strict);
    cookie.secure(app.is_https()).build()
}

/// Returns what stands for the token in cookies. A new token logs out all browsers.
fn session_of(key: &Key, token: &AdminToken) -> String {
    let digest = Hmac::<Sha256>::new_from_slice(key.signing()).ok().map(|mut digest| {
        digest.update(b"admin session ");
        digest.update(token.0.as_bytes());
        digest.finalize().into_bytes()
    });
    digest.map_or_else(String::new, |digest| hex(&digest[..16]))
}

/// Reads until when a browser is logged in. The signature has been checked.
fn read(value: &str, session: &str) -> Option<Duration> {
    let (prefix, rest) = value.split_once(':')?;
    let (until, of) = rest.split_once(':')?;
    (prefix == PREFIX && !session.is_empty() && of == session).then_some(())?;
    until.parse().ok().map(Duration::from_secs)
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_long_and_visible() {
        assert!("0123456789abcdef\n".parse::<AdminToken>().is_ok());
        for bad in ["", "0123456789abcde", "0123456789 abcdef", "0123456789abcdéf", &"x".repeat(257)] {
            assert_eq!(bad.parse::<AdminToken>(), Err(ParseAdminToken), "{bad}");
        }
        assert_eq!(format!("{:?}", AdminToken("0123456789abcdef".to_owned())), "AdminToken");
    }

    #[test]
    fn a_session_belongs_to_its_token_and_key() {
        let (key, token) = (Key::generate(), AdminToken("0123456789abcdef".to_owned()));
        let session = session_of(&key, &token);
        assert_eq!(read(&format!("admin:7:{session}"), &session), Some(Duration::from_secs(7)));
        let other = session_of(&key, &AdminToken("0123456789abcdeg".to_owned()));
        let elsewhere = session_of(&Key::generate(), &token);
        let guest = "000102030405060708090a0b0c0d0e0f:admin:7";
        for bad in [format!("admin:7:{other}"), format!("admin:7:{elsewhere}"), "admin:7:".into(), guest.into()] {
            assert_eq!(read(&bad, &session), None, "{bad}");
        }
    }
}
