//! The real program as a separate process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `farbraum serve`. Dropping it kills the process at once.
#[derive(Debug)]
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) url: String,
}

impl Process {
    /// Starts a server on a free port and waits until it listens.
    pub(crate) fn start(database: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_farbraum"))
            .args(["serve", "--port", "0", "--no-limits", "--database"])
            .arg(database)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().expect("the output is ours")).read_line(&mut greeting).unwrap();
        let url = greeting.trim().strip_prefix("listening on ").expect("it says where it listens").to_owned();
        Process { child, url }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
