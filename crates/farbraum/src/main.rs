//! The one program: everything that can be done with the games, as `farbraum <command>`.

mod serve;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(about, version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().command {
        Command::Serve(serve) => serve.run(),
    }
}
