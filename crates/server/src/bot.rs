//! Who a program is: a guest of its own in a signed token. Nothing is stored, and a token is never a cookie.

use crate::app::App;
use crate::error::Error;
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::cookie::Key;
use contract::hex;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use table::Guest;

/// What every token begins with.
const PREFIX: &str = "bot";

/// The program behind a request with `Authorization: Bearer TOKEN`.
#[derive(Debug)]
pub(crate) struct Bot(pub(crate) Guest);

impl FromRequestParts<App> for Bot {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Bot, Error> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
        let (scheme, token) = header.and_then(|header| header.split_once(' ')).ok_or(Error::Token)?;
        let guest = scheme.eq_ignore_ascii_case("bearer").then(|| read(app.key(), token.trim())).flatten();
        guest.map(Bot).ok_or(Error::Token)
    }
}

/// The token of a program: `bot-GUEST-SIGNATURE`.
pub(crate) fn token(key: &Key, guest: Guest) -> Result<String, Error> {
    let signature = signature(key, guest).ok_or(Error::FAILED)?;
    Ok(format!("{PREFIX}-{guest}-{}", hex(&signature.finalize().into_bytes())))
}

/// The guest in a token that we have signed.
fn read(key: &Key, token: &str) -> Option<Guest> {
    let mut parts = token.split('-');
    let (prefix, guest, signed) = (parts.next()?, parts.next()?, parts.next()?);
    let guest: Guest = guest.parse().ok().filter(|read: &Guest| read.to_string() == guest)?;
    let whole = prefix == PREFIX && parts.next().is_none();
    // Compared in the same time wherever they differ.
    (whole && signature(key, guest)?.verify_slice(&bytes(signed)?).is_ok()).then_some(guest)
}

/// Cookies are signed with the same key, but none of them begins like this.
fn signature(key: &Key, guest: Guest) -> Option<Hmac<Sha256>> {
    let mut signature = Hmac::<Sha256>::new_from_slice(key.signing()).ok()?;
    signature.update(format!("{PREFIX} token {guest}").as_bytes());
    Some(signature)
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.is_ascii().then(|| digits.as_bytes().chunks(2))?;
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_tokens_are_read() {
        let (key, guest) = (Key::generate(), crate::random::guest().unwrap());
        let token = token(&key, guest).unwrap();
        assert_eq!(read(&key, &token), Some(guest));
        assert_eq!(read(&Key::generate(), &token), None, "signed by another server");
        let (start, signed) = token.rsplit_once('-').unwrap();
        let other = crate::random::guest().unwrap();
        for bad in [
            String::new(),
            "bot--".to_owned(),
            start.to_owned(),
            format!("{start}-"),
            format!("{start}-é{}", &signed[2..]),
            format!("{start}-{}", &signed[..62]),
            format!("{start}-{}00", &signed[..62]),
            format!("{token}-"),
            format!("{token}00"),
            format!("bot-{other}-{signed}"),
            token.replacen("bot", "bat", 1),
        ] {
            assert!(bad == token || read(&key, &bad).is_none(), "{bad}");
        }
    }
}
