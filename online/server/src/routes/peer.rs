//! Where a request comes from: the client's address, and the site of the page that sent it.

use crate::app::App;
use crate::error::Error;
use crate::limits::Address;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Once;

/// The address of the client: the other end of the connection, or what the proxy reports.
#[derive(Debug)]
pub(super) struct Peer(pub(super) Address);

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Infallible> {
        let forwarded = || app.settings().behind_proxy.then(|| last_forwarded(&parts.headers)).flatten();
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        let address = forwarded().or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Ok(Peer(address.into()))
    }
}

/// Returns the last address, which our own proxy saw; those before it may be invented. Some proxies add the port.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    static UNREADABLE: Once = Once::new();
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let address = last.to_str().ok().and_then(|last| last.rsplit(',').next()).map(str::trim).and_then(read_address);
    if address.is_none() {
        UNREADABLE.call_once(|| {
            tracing::warn!(
                "the proxy's X-Forwarded-For cannot be read; all people share the limits of its own address"
            );
        });
    }
    address
}

fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip())).or_else(bare)
}

/// A request that was not sent by a page of another site. Programs other than browsers send no origin.
#[derive(Debug)]
pub(super) struct SameSite;

impl FromRequestParts<App> for SameSite {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SameSite, Error> {
        let Some(origin) = parts.headers.get(ORIGIN) else { return Ok(SameSite) };
        let (scheme, origin) = origin.to_str().ok().and_then(parts_of_origin).ok_or(Error::Origin)?;
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let is_ours = match &app.settings().public_url {
            // A page of the same host without encryption is refused: it could have been changed on the way.
            Some(url) if url.host().eq_ignore_ascii_case(&origin) => url.is_https() == (scheme == "https"),
            _ => host.is_some_and(|host| host.eq_ignore_ascii_case(&origin)),
        };
        if is_ours { Ok(SameSite) } else { Err(Error::Origin) }
    }
}

/// Splits `https://example.org:8443` into the scheme, and host and port.
fn parts_of_origin(origin: &str) -> Option<(String, String)> {
    let origin: Uri = origin.parse().ok()?;
    let scheme = origin.scheme_str()?.to_owned();
    origin.authority().map(|authority| (scheme, authority.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_forwarded_address_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(last_forwarded(&headers), None);
        headers.append("x-forwarded-for", "192.0.2.1, 192.0.2.2".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some(IpAddr::from([192, 0, 2, 2])));
        headers.append("x-forwarded-for", "192.0.2.3".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some(IpAddr::from([192, 0, 2, 3])));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(last_forwarded(&headers), None);
        for (written, expected) in [
            ("192.0.2.1, 192.0.2.4:5555", "192.0.2.4"),
            ("[2001:db8::1]:5555", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
        ] {
            headers.insert("x-forwarded-for", written.parse().unwrap());
            assert_eq!(last_forwarded(&headers), expected.parse().ok(), "{written}");
        }
    }

    #[test]
    fn an_origin_has_a_host() {
        let read = |origin| parts_of_origin(origin);
        assert_eq!(read("https://example.org"), Some(("https".to_owned(), "example.org".to_owned())));
        assert_eq!(read("http://127.0.0.1:7878"), Some(("http".to_owned(), "127.0.0.1:7878".to_owned())));
        for bad in ["null", "", "example.org", "/"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
