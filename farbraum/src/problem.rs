//! Errors in the language of the terminal, with their exit codes.

use crate::output::{self, Closed};
use contract::Message;
use std::fmt;
use std::process::ExitCode;
use texts::Language;

/// The exit code of a program that a closed pipe has ended: 128 and the number of SIGPIPE.
const CLOSED: u8 = 141;
/// The same as clap's.
const WRONG_COMMAND_LINE: u8 = 2;

/// A message for the terminal, as an error.
#[derive(Debug)]
pub(crate) struct Problem(pub(crate) Message);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::say(Language::of_environment(), &self.0))?;
        match &self.0.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}

/// A message about arguments that are wrong whatever their files contain.
#[derive(Debug)]
pub(crate) struct WrongCommandLine(pub(crate) Message);

impl fmt::Display for WrongCommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Problem(self.0.clone()).fmt(f)
    }
}

impl std::error::Error for WrongCommandLine {}

/// An error that has been logged already.
#[cfg(feature = "serve")]
#[derive(Debug)]
pub(crate) struct Logged;

#[cfg(feature = "serve")]
impl fmt::Display for Logged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the log says why")
    }
}

#[cfg(feature = "serve")]
impl std::error::Error for Logged {}

/// Prints the whole chain of an error in one line, and returns the exit code.
pub(crate) fn end(error: &anyhow::Error) -> ExitCode {
    if error.is::<Closed>() {
        return ExitCode::from(CLOSED);
    }
    #[cfg(feature = "serve")]
    if error.is::<Logged>() {
        return ExitCode::FAILURE;
    }
    output::tell(format_args!("farbraum: {error:#}"));
    if error.is::<WrongCommandLine>() { ExitCode::from(WRONG_COMMAND_LINE) } else { ExitCode::FAILURE }
}

/// Prints what clap reports: help, the version, or an error in the command line.
pub(crate) fn end_of_parsing(error: &clap::Error) -> ExitCode {
    let shown = error.print();
    if error.use_stderr() {
        return ExitCode::from(WRONG_COMMAND_LINE);
    }
    output::printed(shown).map_or_else(|error| end(&error), |()| ExitCode::SUCCESS)
}
