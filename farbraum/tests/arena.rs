//! External programs in the arena, as real processes: a good one in every game, and bad ones of every kind.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn farbraum() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
    command.env("LC_ALL", "en").stdin(Stdio::null());
    command
}

/// Returns the shell command of the example.
fn example() -> String {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found, "these tests need python3 (at least 3.9) in the path");
    format!("python3 '{}'", concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/bot.py"))
}

/// Runs the arena and returns its report and its standard error.
#[track_caller]
fn arena(game: &str, bots: &[&str], arguments: &[&str]) -> (Value, String) {
    let mut command = farbraum();
    command.args(["bot-arena", game]).args(arguments);
    command.args(bots.iter().flat_map(|bot| ["--bot", bot]));
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    (serde_json::from_slice(&output.stdout).unwrap(), said)
}

/// Arguments for a short game of three players.
const SHORT: [&str; 6] = ["--seats", "3", "--games", "1", "--option", "rounds=2"];

#[test]
fn the_example_plays_every_game_without_a_fault() {
    let example = example();
    for (game, arguments) in [
        ("kaleidoskop", &["--games", "3", "--option", "rounds=8"][..]),
        ("colour-lines", &["--games", "2", "--seats", "2"]),
        ("harmonia", &["--games", "2"]),
        ("harmonia", &["--games", "1", "--seats", "3", "--option", "game=advanced"]),
        ("konfetti", &["--games", "3", "--seats", "3"]),
        ("konfetti", &["--games", "1", "--option", "calm=true"]),
    ] {
        let arguments = [arguments, &["--against", "easy", "--seconds", "60"]].concat();
        let (report, said) = arena(game, &[&example], &arguments);
        assert_eq!(report["players"][0]["faults"]["total"], 0, "{game}: {said}");
        assert!(report["players"][0]["mean_score"].is_number(), "{report}");
        assert_eq!(report["players"][1]["player"], "easy");
        assert!(report["players"][1].get("faults").is_none(), "only of programs by others");
    }
}

/// A win shared by n players counts 1/n for each: all shares add up to the number of games.
#[test]
fn shares_of_wins_add_up_to_one() {
    let arguments = ["--seats", "3", "--games", "12", "--option", "rounds=1", "--against", "random", "--seconds", "60"];
    let (report, _) = arena("kaleidoskop", &[&example()], &arguments);
    let players = report["players"].as_array().unwrap();
    let all = |what: &str| players.iter().filter_map(|player| player[what].as_u64()).sum::<u64>();
    assert!(all("shared_wins") > 2 * (12 - all("wins")), "some win is shared by all three: {report}");
    let shares: f64 = players.iter().filter_map(|player| player["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{report}");
}

/// A deterministic bot leads to the same games, against itself and against the built-in bots.
#[test]
fn the_same_seed_gives_the_same_report() {
    example();
    let first = r#"python3 -c '
import json, sys
for line in sys.stdin:
    game = json.loads(line).get("game", {})
    if "legal" in game:
        print(game["legal"][len(game["legal"]) // 2], flush=True)'"#;
    let play = |seed: &str| {
        let arguments = ["--seats", "3", "--games", "3", "--option", "rounds=5", "--seconds", "60", "--seed", seed];
        arena("kaleidoskop", &[first, first], &arguments).0
    };
    let (one, again, other) = (play("7"), play("7"), play("8"));
    assert_eq!(one, again);
    assert_ne!(one["players"], other["players"]);
    assert_eq!(one["players"][1]["faults"]["total"], 0);
}

/// A bot is told what a player in its seat is told, and nothing that reveals the next cards.
#[test]
fn a_bot_is_told_its_table_its_questions_and_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    let bot = format!("tee '{}' | {}", heard.display(), example());
    let (report, said) = arena("kaleidoskop", &[&bot], &[&SHORT[..], &["--seconds", "60"]].concat());
    assert_eq!(report["players"][0]["faults"]["total"], 0, "{said}");
    let lines: Vec<Value> =
        std::fs::read_to_string(heard).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let table = &lines[0]["table"];
    assert_eq!((&table["game"], &table["you"]), (&"kaleidoskop".into(), &0.into()));
    assert_eq!(table["start"]["seed_hash"], "", "small seeds could be found from their hash");
    let (end, questions) = lines[1..].split_last().unwrap();
    for question in questions {
        let game = &question["game"];
        assert!(!game["legal"].as_array().unwrap().is_empty() && game["outcome"].is_null());
        assert!(game["to_act"].as_array().unwrap().contains(&0.into()));
    }
    assert!(end["game"]["outcome"].is_object() && end["game"].get("legal").is_none() && end["game"]["seed"].is_null());
}

#[test]
fn whoever_misbehaves_is_counted_and_the_game_goes_on() {
    for (bot, kind) in [
        // Never reads.
        ("sleep 1000", "silent"),
        // Reads and never answers.
        ("cat >/dev/null", "silent"),
        ("while read -r line; do echo nonsense; done", "illegal"),
        // Valid notation, but illegal now.
        ("while read -r line; do echo hold; done", "illegal"),
        ("while read -r line; do echo; done", "illegal"),
        // More lines than the arena reads.
        ("yes", "illegal"),
        ("yes | tr -d '\\n'", "too_long"),
        ("cat /dev/zero", "too_long"),
        ("read -r table; read -r question; echo end", "died"),
    ] {
        let seconds = if kind == "silent" { "0.3" } else { "60" };
        let (report, said) = arena("kaleidoskop", &[bot], &[&SHORT[..], &["--seconds", seconds]].concat());
        let faults = &report["players"][0]["faults"];
        assert!(faults[kind].as_u64().unwrap() > 0, "{bot}: {faults}");
        let counted: u64 =
            ["illegal", "silent", "too_long", "died"].iter().filter_map(|kind| faults[kind].as_u64()).sum();
        assert_eq!(faults["total"], counted, "{bot}");
        assert!(said.contains(&format!("{bot}: ")), "the faults are explained: {said}");
    }
}

/// A wrong command is an error, not a bot that plays badly.
#[test]
fn a_program_that_never_answers_ends_the_arena() {
    for bot in ["/nonexistent", "no-such-program-here", "exit 3", "python3 /no/such/bot.py"] {
        for arguments in [&["kaleidoskop", "--games", "1000"][..], &["konfetti", "--games", "1000"]] {
            let output = farbraum().arg("bot-arena").args(arguments).args(["--bot", bot]).output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{bot}: {said}");
            assert!(said.contains(&format!("“{bot}” ended twice without ever answering")), "{said}");
        }
    }
}

#[test]
fn a_late_answer_is_not_taken_for_the_next() {
    example();
    // The first answer is late; all others are on time.
    let late = r#"python3 -c '
import json, sys, time
late = 1
for line in sys.stdin:
    game = json.loads(line).get("game", {})
    if "legal" in game:
        time.sleep(late)
        print(game["legal"][0] if not late else "much too late", flush=True)
        late = 0'"#;
    let (report, said) = arena("kaleidoskop", &[late], &[&SHORT[..], &["--seconds", "0.7"]].concat());
    let faults = &report["players"][0]["faults"];
    assert_eq!(faults["illegal"], 0, "{said}");
    assert!(faults["silent"].as_u64().unwrap() >= 1);
}

#[test]
fn what_a_bot_says_on_standard_error_is_passed_on() {
    let bot = format!("echo thinking >&2; exec {}", example());
    let (_, said) = arena("colour-lines", &[&bot], &["--games", "1", "--seats", "1", "--seconds", "60"]);
    assert!(said.contains("thinking"), "{said}");
}

#[test]
fn tables_that_cannot_be_are_refused() {
    for arguments in [
        &["halma", "--bot", "true"][..],
        &["kaleidoskop", "--bot", "true", "--seats", "2"],
        &["colour-lines", "--bot", "true", "--bot", "true", "--seats", "1"],
        &["colour-lines", "--bot", "true", "--against", "genius"],
        &["colour-lines", "--bot", "true", "--option", "side=Z"],
        &["colour-lines", "--bot", "true", "--seconds", "0"],
        &["colour-lines", "--bot", "true", "--seconds", "NaN"],
    ] {
        let output = farbraum().arg("bot-arena").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    assert_eq!(farbraum().args(["bot-arena", "harmonia"]).output().unwrap().status.code(), Some(2));
}

/// Two processes that ignore all signals: the bot and its child. Their ids are in a file.
fn stubborn(ids: &Path, does: &str) -> String {
    format!("trap '' HUP INT TERM PIPE; sleep 1000 & echo $! $$ >'{}'; while :; do {does}; done", ids.display())
}

/// Waits until the file contains two ids.
fn ids(file: &Path) -> Vec<String> {
    loop {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        if text.ends_with('\n') {
            return text.split_whitespace().map(str::to_owned).collect();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A process that has ended may remain as a zombie until its parent waits for it.
fn is_alive(id: &str) -> bool {
    let output = Command::new("ps").args(["-o", "stat=", "-p", id]).output().expect("this test needs ps");
    let state = String::from_utf8_lossy(&output.stdout);
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

#[test]
fn no_bot_outlives_the_arena() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ended");
    let talks_on = stubborn(&file, "read -r line && echo nonsense || sleep 1");
    arena("kaleidoskop", &[&talks_on], &[&SHORT[..], &["--seconds", "60"]].concat());
    assert!(ids(&file).iter().all(|id| !is_alive(id)), "after a good end");

    let file = folder.path().join("killed");
    let mut child = farbraum()
        .args(["bot-arena", "kaleidoskop", "--seconds", "1000", "--bot", &stubborn(&file, "sleep 1")])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let ids = ids(&file);
    assert!(ids.iter().all(|id| is_alive(id)));
    child.kill().unwrap();
    child.wait().unwrap();
    for _ in 0..2000 {
        if !ids.iter().any(|id| is_alive(id)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("some live on: {ids:?}");
}
