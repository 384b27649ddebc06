//! `farbraum bot-keeper COMMAND`: stands between the arena and a program, so that the program never outlives the arena.
//!
//! The program gets the keeper's own standard input and output; nothing is passed on. The keeper only watches whether
//! the other end of standard input is still open. When it is not, the arena has ended, for whatever reason, and the
//! whole process group ends with it.

use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Signal, getpid, kill_process_group};
use std::process::{Command, Stdio};
use std::time::Duration;

/// How long a program may take to end by itself after its input has ended.
pub(super) const GRACE: Duration = Duration::from_secs(2);

/// Run a bot that ends with the arena
#[derive(Debug, clap::Args)]
pub(crate) struct BotKeeper {
    /// The program, as a shell reads it
    command: String,
}

impl BotKeeper {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        std::thread::spawn(|| {
            wait_for_hangup();
            std::thread::sleep(GRACE);
            end_group();
        });
        let status = shell(&self.command).stdin(Stdio::inherit()).status();
        // Ends what the program started and left behind, and this process too.
        end_group();
        status?;
        Ok(())
    }
}

fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(command);
    shell
}

/// Waits until the other end of standard input is closed.
fn wait_for_hangup() {
    let stdin = std::io::stdin();
    loop {
        // No event is requested: a hangup is reported anyway.
        let mut line = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut line, None) {
            Ok(_) if line[0].revents().is_empty() => (),
            Err(rustix::io::Errno::INTR) => (),
            Ok(_) | Err(_) => return,
        }
    }
}

/// Ends the process group. The arena starts every keeper as the leader of a new one.
fn end_group() {
    let _ = kill_process_group(getpid(), Signal::KILL);
}
