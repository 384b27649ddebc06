//! A child process that cannot outlive us.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// Runs the program, waits until our end of the pipe closes, then ends the program and its whole process group. The
/// pipe closes however we end: by drop, panic, Ctrl+C or SIGKILL. The shell gives up its own stdout, so that its reader
/// sees the program end.
const WATCH: &str = r#"
signal=$1
shift
"$@" &
exec >&-
read -r _
kill -$signal $!
wait $!
kill -9 0
"#;

/// How long a program may take to end when it is told to.
const ENDING: Duration = Duration::from_secs(20);

/// A running program with all its children; killed when dropped.
#[derive(Debug)]
pub(crate) struct Guard {
    shell: Child,
}

impl Guard {
    /// Starts a program whose stderr goes to a file, and returns what `find` finds in one of the lines that it prints.
    pub(crate) fn start<T: Send + 'static>(
        program: &OsStr,
        arguments: &[&OsStr],
        log: &Path,
        find: fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        Self::start_ended_by("9", program, arguments, log, find)
    }

    /// Does the same for a program that is ended by another signal than SIGKILL.
    pub(crate) fn start_ended_by<T: Send + 'static>(
        signal: &str,
        program: &OsStr,
        arguments: &[&OsStr],
        log: &Path,
        find: fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        let log_file = std::fs::File::options().create(true).append(true).open(log)?;
        let mut shell = Command::new("sh");
        shell.args(["-c", WATCH, "sh", signal]).arg(program).args(arguments).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log_file);
        let mut guard = Self { shell: shell.spawn().context("cannot start a shell")? };
        let found = guard.first(find).with_context(|| {
            let said = std::fs::read_to_string(log).unwrap_or_default();
            format!("{} did not start:\n{said}", program.display())
        })?;
        Ok((guard, found))
    }

    /// Returns the id of the program's process.
    pub(crate) fn program(&self) -> Result<u32> {
        children(self.shell.id())?.first().copied().context("the program does not run")
    }

    /// Ends the program by this signal, and waits until it has ended.
    pub(crate) fn end_by(self, signal: &str) -> Result<()> {
        let program = self.program()?;
        let status = Command::new("kill").arg(format!("-{signal}")).arg(program.to_string()).status()?;
        ensure!(status.success(), "cannot send SIG{signal}");
        let until = Instant::now() + ENDING;
        while self.program().is_ok() && Instant::now() < until {
            // The shell reaps no process before it is told to end, so an ended one is a zombie.
            let stat = std::fs::read_to_string(format!("/proc/{program}/stat")).unwrap_or_default();
            if stat.rsplit_once(") ").is_none_or(|(_, state)| state.starts_with('Z')) {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Waits for a line, and goes on reading after it, so that the program does not block on a full pipe.
    fn first<T: Send + 'static>(&mut self, find: fn(&str) -> Option<T>) -> Result<T> {
        let output = self.shell.stdout.take().context("stdout was already taken")?;
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(found) = find(&line) {
                    // The receiver wants only one.
                    let _ = sender.send(found);
                }
            }
        });
        receiver.recv_timeout(Duration::from_secs(30)).context("the expected line did not come")
    }
}

/// Returns the running children of a process.
pub(crate) fn children(process: u32) -> Result<Vec<u32>> {
    let children = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"))?;
    Ok(children.split_whitespace().filter_map(|child| child.parse().ok()).collect())
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // If this fails, the shell is gone, and its children with it.
        let _ = self.shell.wait();
    }
}
