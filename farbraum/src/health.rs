//! `farbraum health`: asks a server whether it is running, for containers without a program such as curl.

use crate::output;
use crate::serve::Listen;
use anyhow::{Context, ensure};
use serde_json::json;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, TcpStream, ToSocketAddrs};
use std::str::FromStr;
use std::time::Duration;

/// How long each step may take: to connect, to ask, and every wait for a part of the answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// How many bytes of an answer are read.
const LONGEST_ANSWER: u64 = 4096;

/// Ask a server whether it lives, and fail if it does not say so
#[derive(Debug, clap::Args)]
pub(crate) struct Health {
    /// The address to ask, such as http://127.0.0.1:7878/ready; /health of the server on this machine if not given
    url: Option<Url>,
    #[command(flatten)]
    listen: Listen,
}

/// An address without encryption, because the server itself has none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Url {
    /// With its port.
    host: String,
    path: String,
}

impl FromStr for Url {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Url, &'static str> {
        let rest = text.strip_prefix("http://").ok_or("the address of a server begins with http://")?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() || rest.chars().any(|letter| letter.is_whitespace() || letter.is_control()) {
            return Err("the address of a server is http://HOST:PORT");
        }
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let host = if has_port { host.to_owned() } else { format!("{host}:80") };
        Ok(Url { host, path: format!("/{}", if path.is_empty() { "health" } else { path }) })
    }
}

impl Health {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let url = self.url.unwrap_or_else(|| own(&self.listen));
        let shown = format!("http://{}{}", url.host, url.path);
        let status = ask(&url).with_context(|| format!("{shown} does not answer"))?;
        ensure!(status == 200, "{shown} answers {status}");
        output::print(json!({ "url": shown, "status": status }))
    }
}

/// Returns the address of the server with the same settings on this machine.
fn own(listen: &Listen) -> Url {
    let address = match listen.address {
        IpAddr::V4(address) if address.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(address) if address.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        address => address,
    };
    Url { host: std::net::SocketAddr::new(address, listen.port).to_string(), path: "/health".to_owned() }
}

/// Returns the status of the response.
fn ask(url: &Url) -> anyhow::Result<u16> {
    let mut tried = Err(std::io::ErrorKind::AddrNotAvailable.into());
    for address in url.host.to_socket_addrs()? {
        tried = TcpStream::connect_timeout(&address, ANSWER_TIMEOUT);
        if tried.is_ok() {
            break;
        }
    }
    let mut stream = tried?;
    stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
    stream.set_write_timeout(Some(ANSWER_TIMEOUT))?;
    let Url { host, path } = url;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let mut words = answer.lines().next().unwrap_or_default().split(' ');
    let is_http = words.next().is_some_and(|version| version.starts_with("HTTP/"));
    let status = words.next().filter(|_| is_http).and_then(|status| status.parse().ok());
    status.context("this is no answer of a web server")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_nonsense_is_not() {
        let url = |text: &str| text.parse::<Url>().map(|url| (url.host, url.path));
        let is = |host: &str, path: &str| Ok((host.to_owned(), path.to_owned()));
        assert_eq!(url("http://127.0.0.1:7878"), is("127.0.0.1:7878", "/health"));
        assert_eq!(url("http://[::1]:7878/"), is("[::1]:7878", "/health"));
        assert_eq!(url("http://localhost/ready"), is("localhost:80", "/ready"));
        for bad in
            ["", "localhost:7878", "https://example.org", "http://", "http:///health", "http://a b", "http://a\r\nb"]
        {
            assert!(url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_own_server_is_asked_where_it_listens() {
        let own = |address: &str| own(&Listen { port: 80, address: address.parse().unwrap() }).host;
        assert_eq!(own("0.0.0.0"), "127.0.0.1:80");
        assert_eq!(own("::"), "[::1]:80");
        assert_eq!(own("10.0.0.5"), "10.0.0.5:80");
    }
}
