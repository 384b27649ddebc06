//! Standard output that is closed or full: no command panics.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::conformance::{Table, random_game};
use contract::{Record, Seed};
use harmonia::{Harmonia, Options};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

/// Every kind of command that prints; the folder holds the files that they read.
const COMMANDS: [&str; 14] = [
    "--help",
    "--version",
    "help lab run",
    "edition kaleidoskop",
    "score kaleidoskop board.json",
    "solve colour-lines dice.json",
    "replay record.json",
    "analyse record.json --seat 1 --moments 1",
    "simulate kaleidoskop --games 2 --seats random,random,random --rounds 5",
    "print konfetti --out paper",
    "lab run kaleidoskop --games 3 --seats random,random,random --rounds 5 --out study",
    "lab report study --json",
    "lab ladder harmonia --games 2 --seats 2 --pair greedy:random",
    "serve --port 0 --database test.db",
];

/// Returns the record of a finished game.
fn record() -> Record {
    let table = Table { options: Options::default(), seats: 2 };
    random_game::<Harmonia>(&table, Seed::from_number(1), |_, _| ()).record(["Ada", "Bo"].map(str::to_owned).to_vec())
}

fn prepared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("board.json"), r#"{"players":6,"pits":{}}"#).unwrap();
    let dice = r#"{"side":"A","point_colours":["pink","light-blue"],"left":[4,4],"right":[9,4],
        "rounds":[{"left":["I2","1"],"right":["V2","0"],"free":"1"}],"letters":{}}"#;
    fs::write(folder.path().join("dice.json"), dice).unwrap();
    fs::write(folder.path().join("record.json"), serde_json::to_string(&record()).unwrap()).unwrap();
    folder
}

fn farbraum(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
    command
        .args(arguments.split(' '))
        .current_dir(folder)
        .env("LC_ALL", "en")
        .env("RUST_LOG", "error")
        .stdin(Stdio::null());
    command
}

/// Returns a pipe whose reading end is closed.
fn closed() -> Stdio {
    std::io::pipe().unwrap().1.into()
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let folder = prepared();
    for arguments in COMMANDS {
        let output = farbraum(folder.path(), arguments).stdout(closed()).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(141), "{arguments}: {said}");
        assert!(!said.contains("panicked") && !said.contains("farbraum: "), "{arguments}: {said}");
    }
}

#[test]
fn a_full_device_is_an_error() {
    let folder = prepared();
    for arguments in COMMANDS {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = farbraum(folder.path(), arguments).stdout(full).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments}: {said}");
        assert!(said.contains("farbraum: cannot write to standard output: No space left"), "{arguments}: {said}");
    }
}

/// Messages are for people: failing to write one does not change the outcome of a command.
#[test]
fn nobody_need_read_the_messages() {
    let folder = prepared();
    for arguments in COMMANDS.iter().filter(|command| !command.starts_with("serve")) {
        let output = farbraum(folder.path(), arguments).stderr(closed()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        assert!(!output.stdout.is_empty(), "{arguments}");
    }
    let output = farbraum(folder.path(), "score kaleidoskop missing.json").stderr(closed()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
}
