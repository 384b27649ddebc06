//! A program as a process that is asked line by line. Whatever it does, the arena continues.

use protocol::LONGEST_REQUEST;
use serde::Serialize;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// How often a program is started: once, and once again if it dies.
const STARTS: u8 = 2;
/// A program that misses this many answers in a row counts as dead.
const MOST_SILENT: u8 = 3;
/// How many messages a program may leave unread, besides those that the system buffers.
const MOST_UNREAD: usize = 8;
/// How many lines the arena buffers unread.
const MOST_UNHEARD: usize = 16;

/// What a program did wrong when it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It answered with an illegal action.
    Illegal(String),
    /// It did not answer in time.
    Silent,
    /// It answered with a line that does not end.
    TooLong,
    /// It has ended.
    Died,
}

/// How often a program did what wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Faults {
    pub(super) total: u64,
    illegal: u64,
    silent: u64,
    too_long: u64,
    died: u64,
}

impl Faults {
    pub(super) fn count(&mut self, fault: &Fault) {
        self.total += 1;
        match fault {
            Fault::Illegal(_) => self.illegal += 1,
            Fault::Silent => self.silent += 1,
            Fault::TooLong => self.too_long += 1,
            Fault::Died => self.died += 1,
        }
    }
}

/// A program, running or not.
#[derive(Debug)]
pub(super) struct Program {
    command: String,
    process: Option<Process>,
    starts: u8,
    /// Whether it ever answered before it ended.
    has_lived: bool,
    /// The table it sits at, sent again after a restart.
    table: Arc<str>,
}

impl Program {
    pub(super) fn new(command: &str) -> Program {
        Program { command: command.to_owned(), process: None, starts: 0, has_lived: false, table: "".into() }
    }

    /// Tells it the table at which it sits, when a game begins.
    pub(super) fn sit(&mut self, table: &str) {
        self.table = table.into();
        // A running program is told now, a new one before its first question.
        if let Some(process) = &mut self.process {
            process.tell(&self.table);
        }
    }

    /// Sends it a line that needs no answer.
    pub(super) fn tell(&mut self, line: &str) {
        if let Some(process) = &mut self.process {
            process.tell(&line.into());
        }
    }

    /// Asks for one line.
    ///
    /// # Errors
    /// Says why there is none. A program that has died is started again once.
    pub(super) fn ask(&mut self, question: &str, patience: Duration) -> Result<String, Fault> {
        if self.process.is_none() && self.starts < STARTS {
            self.starts += 1;
            self.process = Process::start(&self.command).ok();
            if let Some(process) = &mut self.process {
                process.tell(&self.table);
            }
        }
        let process = self.process.as_mut().ok_or(Fault::Died)?;
        let answer = process.ask(question, patience);
        let lost = match &answer {
            Err(Fault::Silent) => process.silent >= MOST_SILENT,
            Err(_) => true,
            Ok(_) => false,
        };
        if lost {
            self.process = None;
        }
        self.has_lived |= !matches!(answer, Err(Fault::Died));
        answer
    }

    /// Returns whether it has ended after every start without an answer: usually the command is wrong.
    pub(super) fn is_mute(&self) -> bool {
        self.process.is_none() && self.starts == STARTS && !self.has_lived
    }
}

/// A process with one thread that writes to it and one that reads from it, so that it cannot block the arena.
#[derive(Debug)]
struct Process {
    child: Child,
    /// Dropped to end the process.
    messages: Option<SyncSender<Arc<str>>>,
    answers: Receiver<Heard>,
    /// How many answers it still owes: late answers must not be taken for the next ones.
    owed: u32,
    /// How many answers it has missed in a row.
    silent: u8,
}

#[derive(Debug)]
enum Heard {
    Line(String),
    TooLong,
}

impl Process {
    fn start(command: &str) -> io::Result<Process> {
        let mut child = starter(command)?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (messages, to_write) = sync_channel(MOST_UNREAD);
        let (heard, answers) = sync_channel(MOST_UNHEARD);
        if let Some(stdin) = stdin {
            std::thread::spawn(move || write(stdin, &to_write));
        }
        if let Some(stdout) = stdout {
            std::thread::spawn(move || read(stdout, &heard));
        }
        Ok(Process { child, messages: Some(messages), answers, owed: 0, silent: 0 })
    }

    /// Returns false if the program does not read what it is sent.
    fn tell(&mut self, line: &Arc<str>) -> bool {
        let sent = self.messages.as_ref().map(|messages| messages.try_send(line.clone()));
        !matches!(sent, Some(Err(TrySendError::Full(_))))
    }

    fn ask(&mut self, question: &str, patience: Duration) -> Result<String, Fault> {
        if !self.tell(&question.into()) {
            self.silent += 1;
            return Err(Fault::Silent);
        }
        let deadline = Instant::now() + patience;
        loop {
            match self.answers.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Heard::Line(_)) if self.owed > 0 => self.owed -= 1,
                Ok(Heard::Line(line)) => {
                    self.silent = 0;
                    return Ok(line);
                }
                Ok(Heard::TooLong) => return Err(Fault::TooLong),
                Err(RecvTimeoutError::Timeout) => {
                    self.owed += 1;
                    self.silent += 1;
                    return Err(Fault::Silent);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Died),
            }
        }
    }
}

/// The program may end by itself when its input ends, but not take long.
impl Drop for Process {
    fn drop(&mut self) {
        self.messages = None;
        let deadline = Instant::now() + grace();
        while Instant::now() < deadline && self.silent < MOST_SILENT {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        end(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Returns the command that starts a program under its keeper, in a process group of its own.
#[cfg(unix)]
fn starter(command: &str) -> io::Result<Command> {
    use std::os::unix::process::CommandExt;
    let mut keeper = Command::new(std::env::current_exe()?);
    keeper.args(["bot-keeper", "--", command]).process_group(0);
    Ok(keeper)
}

#[cfg(unix)]
fn grace() -> Duration {
    super::keeper::GRACE
}

/// Ends the whole group, which still exists until we have waited for its first process.
#[cfg(unix)]
fn end(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn starter(command: &str) -> io::Result<Command> {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    Ok(shell)
}

#[cfg(not(unix))]
fn grace() -> Duration {
    Duration::from_secs(2)
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    let _ = child.kill();
}

fn write(mut stdin: ChildStdin, messages: &Receiver<Arc<str>>) {
    for message in messages {
        let written = stdin.write_all(message.as_bytes()).and_then(|()| stdin.write_all(b"\n"));
        if written.and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the output ends, a line is too long, or the receiver is gone.
fn read(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let length = (&mut reader).take(LONGEST_REQUEST as u64 + 1).read_until(b'\n', &mut line);
        let one = match length {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LONGEST_REQUEST => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let ends = matches!(one, Heard::TooLong);
        if heard.send(one).is_err() || ends {
            return;
        }
    }
}
