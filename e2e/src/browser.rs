//! A driver, and the browsers that it starts.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tempfile::TempDir;
use thirtyfour::{SessionId, WebDriver};

use crate::engine::Engine;
use crate::guard::Guard;
use crate::{Screen, Session};

/// A driver. Each session that it opens is a browser with its own cookies and storage. All end when the last of them is
/// dropped.
#[derive(Debug)]
pub struct Browser {
    engine: Engine,
    /// `None` if every browser needs its own driver.
    shared: Option<Arc<Driver>>,
}

/// A running driver; sessions hold on to it, so that it ends last.
#[derive(Debug)]
pub(crate) struct Driver {
    _process: Guard,
    port: u16,
    folder: TempDir,
}

impl Browser {
    /// Prepares to open browsers, of the kind that this run of the tests is for.
    ///
    /// # Errors
    /// Their driver is not on the `PATH` or does not start.
    pub fn start() -> Result<Self> {
        let engine = Engine::chosen()?;
        let shared = engine.shares_driver().then(|| Driver::start(engine, Screen::DESKTOP)).transpose()?;
        Ok(Self { engine, shared: shared.map(Arc::new) })
    }

    /// Opens a browser that shares nothing with the others.
    ///
    /// # Errors
    /// It does not start.
    pub async fn open(&self, screen: Screen) -> Result<Session> {
        let driver = match &self.shared {
            Some(driver) => Arc::clone(driver),
            None => Arc::new(Driver::start(self.engine, screen)?),
        };
        let profile = TempDir::with_prefix_in("profile-", driver.folder.path())?;
        let address = format!("http://127.0.0.1:{}", driver.port);
        let wanted = self.engine.capabilities(screen, profile.path());
        let web = WebDriver::new(address, wanted).await.with_context(|| format!("{:?} does not start", self.engine))?;
        Session::new(web, self.engine, profile, driver, screen).await
    }
}

impl Driver {
    fn start(engine: Engine, screen: Screen) -> Result<Driver> {
        let folder = TempDir::with_prefix("farbraum-browser-")?;
        let (process, port) = engine.start_driver(folder.path(), screen)?;
        Ok(Driver { _process: process, port, folder })
    }

    /// Closes a session and waits until its browser has ended.
    ///
    /// This uses a connection of its own and no runtime, because it is called from `drop`; thirtyfour would wait for
    /// the runtime that it blocks.
    pub(crate) fn close(&self, session: &SessionId) -> io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        stream.read_exact(&mut [0])
    }
}
