//! The address under which clients reach the server.

use axum::http::Uri;
use std::str::FromStr;

/// `https://example.org`: the scheme, the host and optionally a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(Uri);

/// The text is not a public address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public address is `https://` or `http://` and a host, without a path")]
pub struct ParsePublicUrl;

impl PublicUrl {
    /// Returns host and port.
    pub fn host(&self) -> &str {
        self.0.authority().map_or("", |authority| authority.as_str())
    }

    /// Returns whether clients use HTTPS.
    pub fn is_https(&self) -> bool {
        self.0.scheme_str() == Some("https")
    }
}

impl FromStr for PublicUrl {
    type Err = ParsePublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, ParsePublicUrl> {
        let uri: Uri = text.parse().map_err(|_| ParsePublicUrl)?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        if is_web && uri.host().is_some() && uri.path() == "/" && uri.query().is_none() {
            Ok(PublicUrl(uri))
        } else {
            Err(ParsePublicUrl)
        }
    }
}

impl std::fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.to_string().trim_end_matches('/'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_scheme_and_host_only() {
        let url: PublicUrl = "https://example.org:8443/".parse().unwrap();
        assert_eq!((url.host(), url.is_https()), ("example.org:8443", true));
        assert_eq!(url.to_string(), "https://example.org:8443");
        for bad in ["", "example.org", "ftp://example.org", "https://example.org/farbraum", "https://example.org/?x"] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(ParsePublicUrl), "{bad}");
        }
    }
}
