//! Every chore of the workspace, as `cargo xtask <chore>`.
//!
//! Two are enough to begin with: `cargo xtask serve` opens a server, and
//! `cargo xtask test` runs all that must pass before a change goes in.

mod balance;
mod command;
mod engines;
mod fuzz;
mod house;
mod licences;
mod load;
mod page;
mod pictures;
mod race;
mod serve;
mod setup;
mod soak;
mod test;
mod thinking;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about, version)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the browser part into online/server/page
    Page {
        /// Compile faster, for a larger and slower page
        #[arg(long)]
        dev: bool,
    },
    /// Build everything and start a server on this machine
    Serve {
        /// Compile the page faster, for a larger and slower page
        #[arg(long)]
        dev: bool,
        /// Passed on to `farbraum serve`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Install what the tests need, then run every check and test
    Test,
    /// Run the browser tests in Firefox and in WebKit too
    Engines {
        /// Only this one
        engine: Option<String>,
    },
    /// Check the licence of every dependency against deny.toml
    Licences,
    /// Measure how well the repository is kept, and compare that with xtask/house.toml
    House,
    /// Take the pictures in docs/pictures
    Pictures,
    /// Let libFuzzer make up messages, records, editions, notation and games
    Fuzz {
        /// How long each target runs, in seconds
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// Only this target
        target: Option<String>,
    },
    /// Measure seven clients that race at one table
    Race,
    /// Play for minutes while servers, database and bus are killed, then look for what is lost
    Soak {
        /// How long
        #[arg(long, default_value_t = 5.0)]
        minutes: f64,
    },
    /// Measure how many moves a server takes, at many tables
    Load {
        /// Passed on: --tables, --game, --seconds, --rates, --threads, each with a value
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Measure how long hard bots think, natively and in a browser
    Thinking,
    /// Let bots play Kaleidoskop and write the balance report
    Balance {
        /// How many games
        #[arg(long, default_value_t = 4000)]
        games: u64,
        /// The bots, one for each seat
        #[arg(long, default_value = "medium,medium,medium,medium")]
        seats: String,
    },
    /// Install what the tests need
    Setup,
}

fn main() -> ExitCode {
    match run(Arguments::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        // Not returned from `main`: that would print a backtrace, which is of no use here.
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Page { dev } => page::build(dev.into()),
        Chore::Serve { dev, arguments } => serve::serve(dev.into(), &arguments),
        Chore::Test => test::test(),
        Chore::Engines { engine } => engines::engines(engine.as_deref()),
        Chore::Licences => licences::check(),
        Chore::House => house::house(),
        Chore::Pictures => pictures::take(),
        Chore::Fuzz { seconds, target } => fuzz::fuzz(seconds, target.as_deref()),
        Chore::Race => race::race(),
        Chore::Soak { minutes } => soak::soak(minutes),
        Chore::Load { arguments } => load::load(&arguments),
        Chore::Thinking => thinking::thinking(),
        Chore::Balance { games, seats } => balance::balance(games, &seats),
        Chore::Setup => setup::setup(),
    }
}
