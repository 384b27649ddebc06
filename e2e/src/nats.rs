//! A real NATS server, as a process of its own.

use std::ffi::OsStr;

use anyhow::{Context, Result};

use crate::folder::Folder;
use crate::guard::Guard;

/// Prints everything on stdout, where the guard listens.
const TALK: &str = r#"exec nats-server -a 127.0.0.1 -p "$1" --user farbraum --pass colour 2>&1"#;

/// A running NATS server on a port of its own; killed when dropped.
#[derive(Debug)]
pub struct Nats {
    // Before the folder, so that the process ends before its log is removed.
    process: Option<Guard>,
    /// -1 takes any free port.
    port: i32,
    folder: Folder,
}

impl Nats {
    /// Starts it on a free port.
    ///
    /// # Errors
    /// It is not installed (on Debian: `apt-get install nats-server`), or does not start.
    pub fn start() -> Result<Self> {
        let mut nats = Self { process: None, port: -1, folder: Folder::new("farbraum-nats-")? };
        nats.restart()?;
        Ok(nats)
    }

    /// Returns its address, with user and password.
    pub fn url(&self) -> String {
        format!("nats://farbraum:colour@127.0.0.1:{}", self.port)
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again on the same port, killing it first if it runs.
    ///
    /// # Errors
    /// It does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let port = self.port.to_string();
        let arguments = ["-c", TALK, "sh", &port].map(OsStr::new);
        let log = self.folder.path().join("log");
        let (process, port) = Guard::start(OsStr::new("sh"), &arguments, &log, port_of).context("the NATS server")?;
        self.process = Some(process);
        self.port = port;
        Ok(())
    }
}

/// Reads `Listening for client connections on 127.0.0.1:4222`.
fn port_of(line: &str) -> Option<i32> {
    let (_, address) = line.split_once("client connections on ")?;
    address.rsplit(':').next()?.trim().parse().ok()
}
