//! Chromedriver, and the browsers that it starts.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, SessionId, WebDriver};

use crate::guard::Guard;
use crate::{Screen, Session};

/// How often chromedriver is started before it counts as broken.
const STARTS: usize = 5;

/// A chromedriver of one's own. Each session that it opens is a browser of its own, with
/// its own cookies and storage. All end when the last of them is dropped.
#[derive(Debug)]
pub struct Browser {
    driver: Arc<Driver>,
}

/// The running chromedriver; sessions hold on to it, so that it ends last.
#[derive(Debug)]
pub(crate) struct Driver {
    _process: Guard,
    port: u16,
    folder: TempDir,
}

impl Browser {
    /// Starts chromedriver on a free port.
    ///
    /// # Errors
    /// If chromedriver cannot be found on the `PATH` or does not start.
    pub fn start() -> Result<Self> {
        let folder = TempDir::with_prefix("farbraum-browser-")?;
        let log = folder.path().join("chromedriver.log");
        let program = OsStr::new("chromedriver");
        let start = || Guard::start(program, &[OsStr::new("--port=0")], &log, port);
        // Chromedriver asks for a free port of IPv4 and then wants the same of IPv6, which
        // somebody else may have: it ends, and another port is as good.
        let (process, port) = (1..STARTS)
            .find_map(|_| start().ok())
            .map_or_else(start, Ok)
            .context("chromedriver is needed: `cargo xtask setup` installs it")?;
        Ok(Self { driver: Arc::new(Driver { _process: process, port, folder }) })
    }

    /// Opens a browser that shares nothing with the others.
    ///
    /// # Errors
    /// If Chromium does not start.
    pub async fn open(&self, screen: Screen) -> Result<Session> {
        let profile = TempDir::with_prefix_in("profile-", self.driver.folder.path())?;
        let address = format!("http://127.0.0.1:{}", self.driver.port);
        let web = WebDriver::new(address, capabilities(screen, &profile)?).await.context("Chromium does not start")?;
        Session::new(web, profile, Arc::clone(&self.driver), screen).await
    }
}

impl Driver {
    /// Closes a session and waits until its browser has ended.
    ///
    /// On a connection of its own and without a runtime, because it is called from `drop`;
    /// what thirtyfour does there waits for the runtime that it blocks.
    pub(crate) fn close(&self, session: &SessionId) -> io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        stream.read_exact(&mut [0])
    }
}

/// Reads `ChromeDriver was started successfully on port 34661.`
fn port(line: &str) -> Option<u16> {
    line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
}

const FLAGS: [&str; 9] = [
    "--headless=new",
    // Chromium refuses its sandbox to root, which tests in containers often are.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

fn capabilities(screen: Screen, profile: &TempDir) -> Result<ChromeCapabilities> {
    let mut capabilities = ChromeCapabilities::new();
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    capabilities.add_arg(&format!("--window-size={},{}", screen.width, screen.height))?;
    capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": "en" }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_port_is_read_from_what_chromedriver_says() {
        let line = "ChromeDriver was started successfully on port 34661.";
        assert_eq!(super::port(line), Some(34661));
        assert_eq!(super::port("Starting ChromeDriver 156.0 on port 0"), None);
    }
}
