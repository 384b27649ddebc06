//! `cargo xtask balance`: from a fresh clone to the balance report of Kaleidoskop.

use anyhow::{Context, Result};

use crate::command::{cargo, program, run, say, target_directory};

/// Builds the program without its server, lets bots play, and writes the report.
pub(crate) fn balance(games: u64, seats: &str) -> Result<()> {
    say("Building the program without the server");
    run(&mut cargo("build --profile lab -p farbraum --no-default-features"))?;
    let target = target_directory()?;
    let farbraum = target.join("lab").join("farbraum");
    let study = target.join("balance");
    // Rules and bots may have changed since, and the folder would not know.
    if study.exists() {
        std::fs::remove_dir_all(&study).with_context(|| study.display().to_string())?;
    }
    say(format!("Playing {games} games"));
    let games = games.to_string();
    let asked = ["lab", "run", "kaleidoskop", "--games", &games, "--seats", seats, "--no-events", "--out"];
    run(program(&farbraum).args(asked).arg(&study))?;
    run(program(&farbraum).args(["lab", "report"]).arg(&study))?;
    say(format!("Open {}", study.join("report.html").display()));
    Ok(())
}
