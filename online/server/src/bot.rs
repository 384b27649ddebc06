//! The identity of a program: a guest of its own in a signed token that expires. Nothing is stored, and a token is
//! never a cookie.

use crate::app::App;
use crate::clock;
use crate::error::Error;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::cookie::Key;
use contract::hex;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use table::{Guest, UnixMillis};

/// The beginning of every token.
const PREFIX: &str = "bot";
/// How long a token is valid: 90 days.
const VALID: u64 = 90 * 24 * 60 * 60 * 1_000;
/// Tokens of earlier versions had no date. They are valid until 1 April 2027.
const UNDATED_UNTIL: UnixMillis = UnixMillis(1_806_537_600_000);

/// The program behind a request with `Authorization: Bearer TOKEN`.
#[derive(Debug)]
pub(crate) struct Bot(pub(crate) Guest);

impl FromRequestParts<App> for Bot {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Bot, Error> {
        of(&parts.headers, app).map(Bot).ok_or(Error::Token)
    }
}

/// Returns the program behind a request, or `None` without a valid token.
pub(crate) fn of(headers: &HeaderMap, app: &App) -> Option<Guest> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| read(app.key(), token.trim(), clock::now())).flatten()
}

/// Creates a token, `bot-GUEST-EXPIRES-SIGNATURE`. Returns it and when it expires.
pub(crate) fn token(key: &Key, guest: Guest, now: UnixMillis) -> Result<(String, UnixMillis), Error> {
    let expires = UnixMillis(now.0.saturating_add(VALID));
    let signature = signature(key, &format!("{guest} {}", expires.0)).ok_or(Error::FAILED)?;
    Ok((format!("{PREFIX}-{guest}-{}-{}", expires.0, hex(&signature.finalize().into_bytes())), expires))
}

/// Returns the guest of a token that this server has signed and that has not expired.
fn read(key: &Key, token: &str, now: UnixMillis) -> Option<Guest> {
    let parts: Vec<&str> = token.split('-').collect();
    let (guest, expires, signed) = match parts[..] {
        [PREFIX, guest, expires, signed] => (guest, Some(expires), signed),
        [PREFIX, guest, signed] => (guest, None, signed),
        _ => return None,
    };
    let claim = expires.map_or_else(|| guest.to_owned(), |expires| format!("{guest} {expires}"));
    // The comparison takes the same time wherever the signatures differ.
    signature(key, &claim)?.verify_slice(&bytes(signed)?).ok()?;
    let expires = expires.map_or(Some(UNDATED_UNTIL), |expires| expires.parse().ok().map(UnixMillis))?;
    guest.parse().ok().filter(|_| now < expires)
}

/// Signs a claim. Cookies are signed with the same key, but none begins like this.
fn signature(key: &Key, claim: &str) -> Option<Hmac<Sha256>> {
    let mut signature = Hmac::<Sha256>::new_from_slice(key.signing()).ok()?;
    signature.update(format!("{PREFIX} token {claim}").as_bytes());
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
        const NOW: UnixMillis = UnixMillis(1_795_000_000_000);
        let (key, guest) = (Key::generate(), crate::random::guest().unwrap());
        let (token, _) = token(&key, guest, NOW).unwrap();
        let read = |key: &Key, token: &str| super::read(key, token, NOW);
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
            start.rsplit_once('-').map(|(_, expires)| format!("bot-{other}-{expires}-{signed}")).unwrap(),
            format!("bot-{guest}-9999999999999-{signed}"),
            format!("bot-{guest}-{signed}"),
            token.replacen("bot", "bat", 1),
        ] {
            assert!(bad == token || read(&key, &bad).is_none(), "{bad}");
        }
    }
    #[test]
    fn tokens_expire_and_those_without_a_date_do_too() {
        let (key, guest, now) = (Key::generate(), crate::random::guest().unwrap(), UnixMillis(1_795_000_000_000));
        let (token, expires) = token(&key, guest, now).unwrap();
        assert_eq!(expires.0 - now.0, VALID);
        assert_eq!(read(&key, &token, UnixMillis(expires.0 - 1)), Some(guest));
        assert_eq!(read(&key, &token, expires), None);
        let signed = signature(&key, &guest.to_string()).unwrap().finalize().into_bytes();
        let undated = format!("bot-{guest}-{}", hex(&signed));
        assert_eq!(read(&key, &undated, now), Some(guest), "given before tokens had a date");
        assert_eq!(read(&key, &undated, UNDATED_UNTIL), None);
    }
}
