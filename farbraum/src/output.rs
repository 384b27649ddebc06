//! Standard output and standard error: everything that the program prints goes through here, and a failure to print
//! does not panic.

use anyhow::Context;
use std::fmt::{self, Display};
use std::io::{self, Write};

/// The reader of standard output has gone, as in `farbraum … | head -1`. The program ends quietly.
#[derive(Debug)]
pub(crate) struct Closed;

impl Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the reader of standard output has gone")
    }
}

impl std::error::Error for Closed {}

/// Prints a line to standard output.
///
/// # Errors
/// Fails with [`Closed`] if the reader has gone, or says why the line cannot be written.
pub(crate) fn print(text: impl Display) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    printed(writeln!(out, "{text}").and_then(|()| out.flush()))
}

/// Converts the result of writing to standard output.
///
/// # Errors
/// As [`print`].
pub(crate) fn printed(result: io::Result<()>) -> anyhow::Result<()> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(Closed.into()),
        result => result.context("cannot write to standard output"),
    }
}

/// Writes a message to standard error. If that fails there is no other place to report it.
pub(crate) fn tell(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
