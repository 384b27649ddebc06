//! `farbraum serve` as a process.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod process;

use process::Process;
use std::process::Command;

#[test]
fn it_says_where_it_listens_and_ends_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.db");
    let mut process = Process::start(&database);
    assert!(process.url.starts_with("http://127.0.0.1:"));
    assert!(Command::new("kill").arg(process.child.id().to_string()).status().unwrap().success());
    assert!(process.child.wait().unwrap().success());
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["test.db"], "nothing is left to be recovered");
}

#[test]
fn it_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&folder.path().join("test.db"));
    let port = process.url.rsplit(':').next().unwrap();
    for (arguments, expected) in [
        (["--port", port, "--database", "other.db"], "is another server running?"),
        (["--port", "0", "--database", "no/such/folder.db"], "cannot open the database no/such/folder.db"),
        (["--port", "0", "--public-url", "example.org"], "a public address is"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
        let output = command.current_dir(folder.path()).arg("serve").args(arguments).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(expected), "{said}");
    }
}
