//! The program: everything that can be done with the games, as `farbraum <command>`.
//!
//! JSON goes to standard output, messages to standard error. Exit codes: 0 success, 1 failure (the message says
//! why), 2 the command line is wrong, 141 standard output was closed.

// Both panic when the reader is gone; `output` does not.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod arena;
#[cfg(feature = "serve")]
mod backup;
mod edition;
#[cfg(feature = "serve")]
mod health;
mod input;
mod lab;
mod output;
mod print;
mod problem;
mod replay;
mod score;
#[cfg(feature = "serve")]
mod serve;
mod simulate;
mod solve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(about = "Farbraum: play, score, replay and study colour games", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[cfg(feature = "serve")]
    Serve(Box<serve::Serve>),
    #[cfg(feature = "serve")]
    Backup(backup::Backup),
    #[cfg(feature = "serve")]
    Health(health::Health),
    Score(score::Score),
    Replay(replay::Replay),
    Analyse(analyse::Analyse),
    Simulate(simulate::Simulate),
    Solve(solve::Solve),
    Edition(edition::Edition),
    Print(print::Print),
    BotArena(arena::BotArena),
    #[cfg(unix)]
    #[command(hide = true)]
    BotKeeper(arena::BotKeeper),
    #[command(subcommand)]
    Lab(lab::Lab),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return problem::end_of_parsing(&error),
    };
    let result = match arguments.command {
        #[cfg(feature = "serve")]
        Command::Serve(serve) => serve.run(),
        #[cfg(feature = "serve")]
        Command::Backup(backup) => backup.run(),
        #[cfg(feature = "serve")]
        Command::Health(health) => health.run(),
        Command::Score(score) => score.run(),
        Command::Replay(replay) => replay.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Solve(solve) => solve.run(),
        Command::Edition(edition) => edition.run(),
        Command::Print(print) => print.run(),
        Command::BotArena(arena) => arena.run(),
        #[cfg(unix)]
        Command::BotKeeper(keeper) => keeper.run(),
        Command::Lab(lab) => lab.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => problem::end(&error),
    }
}
