//! Where a request comes from: which address, and which site's page.

use crate::app::App;
use crate::error::Error;
use crate::limits::Address;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address of the person: the other end of the connection, or what the proxy there says.
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

/// The last address is the one that our own proxy saw; those before it may be invented.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// A request that no page of another site has sent. Programs that are no browsers send no origin.
#[derive(Debug)]
pub(super) struct SameSite;

impl FromRequestParts<App> for SameSite {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SameSite, Error> {
        let Some(origin) = parts.headers.get(ORIGIN) else { return Ok(SameSite) };
        let origin = origin.to_str().ok().and_then(host_of_origin).ok_or(Error::Origin)?;
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let ours = [host, app.settings().public_url.as_ref().map(|url| url.host())];
        if ours.into_iter().flatten().any(|ours| ours.eq_ignore_ascii_case(&origin)) {
            Ok(SameSite)
        } else {
            Err(Error::Origin)
        }
    }
}

/// Host and port of `https://example.org:8443`.
fn host_of_origin(origin: &str) -> Option<String> {
    let origin: Uri = origin.parse().ok()?;
    origin.scheme()?;
    origin.authority().map(ToString::to_string)
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
    }

    #[test]
    fn an_origin_has_a_host() {
        assert_eq!(host_of_origin("https://example.org").as_deref(), Some("example.org"));
        assert_eq!(host_of_origin("http://127.0.0.1:7878").as_deref(), Some("127.0.0.1:7878"));
        for bad in ["null", "", "example.org", "/"] {
            assert_eq!(host_of_origin(bad), None, "{bad}");
        }
    }
}
