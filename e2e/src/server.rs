//! The real server, as a process of its own.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use std::time::Duration;
use tempfile::TempDir;

use crate::guard::Guard;
use crate::process::{memory, processor_time};

/// A running `farbraum serve` on a database of its own; killed when dropped.
#[derive(Debug)]
pub struct Server {
    // Before the folder, so that the process ends before its database is removed.
    process: Option<Guard>,
    port: u16,
    program: PathBuf,
    /// The address of its database, if not a file of its own.
    database: Option<String>,
    /// More arguments for `farbraum serve`.
    arguments: Vec<String>,
    folder: TempDir,
}

impl Server {
    /// Starts the program on a free port. In tests of the farbraum package its path is
    /// `env!("CARGO_BIN_EXE_farbraum")`.
    ///
    /// # Errors
    /// It does not report within half a minute that it listens.
    pub fn start(program: impl AsRef<Path>) -> Result<Self> {
        Self::start_with(program, &[])
    }

    /// Starts the program with more arguments.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub fn start_with(program: impl AsRef<Path>, arguments: &[&str]) -> Result<Self> {
        Self::start_on(program, None, arguments)
    }

    /// Starts the program on a shared database, with a bus. More arguments may follow.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub fn start_node(program: impl AsRef<Path>, database: &str, bus: &str, arguments: &[&str]) -> Result<Self> {
        let arguments = [&["--bus", bus], arguments].concat();
        Self::start_on(program, Some(database.to_owned()), &arguments)
    }

    fn start_on(program: impl AsRef<Path>, database: Option<String>, arguments: &[&str]) -> Result<Self> {
        let mut server = Self {
            process: None,
            port: 0,
            program: program.as_ref().to_owned(),
            database,
            arguments: arguments.iter().map(|&argument| argument.to_owned()).collect(),
            folder: TempDir::with_prefix("farbraum-server-")?,
        };
        server.restart()?;
        Ok(server)
    }

    /// Returns the address of a path that starts with `/`.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Returns the database file, which survives a restart, if the server has one of its own.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("farbraum.db")
    }

    /// Returns what the server has written to stderr.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    /// Returns the processor time of the server so far, to a hundredth of a second.
    ///
    /// # Errors
    /// It does not run, or the system does not report it.
    pub fn processor_time(&self) -> Result<Duration> {
        processor_time(self.process_id()?)
    }

    /// Returns the memory of the server, in bytes.
    ///
    /// # Errors
    /// It does not run, or the system does not report it.
    pub fn memory(&self) -> Result<u64> {
        memory(self.process_id()?)
    }

    fn process_id(&self) -> Result<u32> {
        self.process.as_ref().context("the server does not run")?.program()
    }

    /// Ends the process at once with SIGKILL.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again on the same database and the same port, killing it first if it runs.
    ///
    /// # Errors
    /// It does not report within half a minute that it listens.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let (port, file) = (self.port.to_string(), self.database());
        let database = self.database.as_ref().map_or(file.as_os_str(), OsStr::new);
        let arguments = ["serve", "--port", &port, "--database"].map(OsStr::new);
        let more: Vec<&OsStr> = self.arguments.iter().map(OsStr::new).collect();
        let arguments = [&arguments[..], &[database], &more].concat();
        let program = self.program.as_os_str();
        let (process, port) = Guard::start(program, &arguments, &self.log_file(), port_of)?;
        self.process = Some(process);
        self.port = port;
        Ok(())
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("server.log")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the server's log:\n{}", self.log());
        }
    }
}

/// Reads `listening on http://127.0.0.1:8080`.
fn port_of(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("listening on http://127.0.0.1:")?;
    port.trim_end_matches('/').parse().ok()
}
