//! A temporary folder that is removed with the process, even if it is never dropped.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use tempfile::TempDir;

/// Waits until our end of the pipe closes, then removes the folder; a program that ends at the same moment may still be
/// writing there.
const SWEEP: &str = r#"
read -r _
for _ in 1 2 3 4 5 6 7 8 9 10; do
    rm -rf "$1" 2>&- && exit
    sleep 0.3
done
"#;

/// A temporary folder. Values that live as long as the process are never dropped, so a shell watches over it.
#[derive(Debug)]
pub(crate) struct Folder {
    path: std::path::PathBuf,
    sweeper: Child,
}

impl Folder {
    pub(crate) fn new(prefix: &str) -> Result<Self> {
        let path = TempDir::with_prefix(prefix)?.keep();
        let mut sweeper = Command::new("sh");
        sweeper.args(["-c", SWEEP, "sh"]).arg(&path).stdin(Stdio::piped()).stdout(Stdio::null());
        // Ctrl+C must end us, not the shell that tidies up after us.
        std::os::unix::process::CommandExt::process_group(&mut sweeper, 0);
        let sweeper = sweeper.spawn().context("cannot start a shell")?;
        Ok(Self { path, sweeper })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(self.sweeper.stdin.take());
        // If this fails, the folder stays.
        let _ = self.sweeper.wait();
    }
}
