//! Studies on the command line: merged parts equal the whole, an interruption changes nothing, mismatches are refused,
//! and reports open in a real browser.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use e2e::{Browser, Screen};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn lab(folder: &Path, language: &str, arguments: &str) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_farbraum"))
        .arg("lab")
        .args(arguments.split(' '))
        .env("LC_ALL", language)
        .current_dir(folder)
        .output()
        .unwrap();
    Ran {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn done(folder: &Path, arguments: &str) -> Value {
    let ran = lab(folder, "en", arguments);
    assert_eq!(ran.code, 0, "{arguments}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap_or_default()
}

const FILES: [&str; 5] = ["manifest.json", "games.csv", "games.parquet", "events.csv", "events.parquet"];

/// All files of two studies, and the reports about them, are identical to the byte.
fn assert_same(folder: &Path, one: &str, other: &str) {
    for name in FILES {
        let [a, b] = [one, other].map(|study| fs::read(folder.join(study).join(name)).unwrap());
        assert!(!a.is_empty() && a == b, "{name} differs between {one} and {other}");
    }
    for study in [one, other] {
        done(folder, &format!("report {study} --language de"));
    }
    let [a, b] = [one, other].map(|study| fs::read(folder.join(study).join("report.html")).unwrap());
    assert!(a.len() > 20_000 && a == b, "reports differ between {one} and {other}");
}

#[test]
fn parts_put_together_are_the_whole_whatever_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let study = "run kaleidoskop --games 30 --seats greedy,random,random --rounds 8 --seed 5";
    assert_eq!(done(folder, &format!("{study} --out whole --threads 1"))["complete"], true);
    done(folder, &format!("{study} --out again --threads 3"));
    assert_same(folder, "whole", "again");
    for part in 1..=3 {
        let parts = done(folder, &format!("{study} --out part-{part} --shard {part}/3"));
        assert_eq!((&parts["complete"], &parts["played"]), (&Value::Bool(false), &Value::from(10)));
    }
    let ran = lab(folder, "de", "merge merged part-1 part-3");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("fehlen noch 10 von 30"), "{}", ran.err);
    assert!(!folder.join("merged").exists(), "nothing was written");
    done(folder, "merge merged part-1 part-2 part-3");
    assert_same(folder, "whole", "merged");
}

/// The program is killed during a study, more than once; the same command continues it.
#[test]
fn an_interrupted_study_becomes_the_same_as_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let study = "run kaleidoskop --games 60 --seats greedy,greedy,greedy --rounds 8";
    for kills in 1..=2 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_farbraum"))
            .arg("lab")
            .args(format!("{study} --out broken --threads 1").split(' '))
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let blocks = || fs::read_dir(folder.join("broken/blocks")).map_or(0, |files| files.flatten().count());
        let begun = Instant::now();
        while blocks() < 8 * kills && child.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "no game ends");
            std::thread::sleep(Duration::from_millis(2));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(!folder.join("broken/games.csv").exists(), "it was interrupted");
    // A file that was half written when the power failed.
    let half = fs::read_to_string(folder.join("broken/blocks/000001.jsonl")).unwrap();
    fs::write(folder.join("broken/blocks/000001.jsonl"), &half[..half.len() / 2]).unwrap();
    let played = done(folder, &format!("{study} --out broken"))["played"].as_u64().unwrap();
    assert!((1..60).contains(&played), "{played} were played anew");
    done(folder, &format!("{study} --out whole"));
    assert_same(folder, "whole", "broken");
    // No games are left to play.
    assert_eq!(done(folder, &format!("{study} --out broken"))["played"], 0);
}

#[test]
fn what_does_not_fit_is_refused_in_the_language_of_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let refused_with = |code: i32, language: &str, arguments: &str, expected: &str| {
        let ran = lab(folder, language, arguments);
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{arguments}");
        assert!(ran.err.contains(expected), "{arguments}: {}", ran.err);
    };
    let refused = |language: &str, arguments: &str, expected: &str| refused_with(1, language, arguments, expected);
    done(folder, "run colour-lines --games 4 --seats random,random --out one");
    done(folder, "run colour-lines --games 4 --seats random,greedy --out other");
    refused("de", "run colour-lines --games 5 --seats random,random --out one", "andere Studie: games ist 4 statt 5");
    refused("en", "run colour-lines --games 4 --seats random,random --seed 1 --out one", "seed is 0 instead of 1");
    refused("en", "merge both one other", "seats is");
    refused("de", "merge both one nowhere", "liegt keine Studie");
    refused("en", "report nowhere", "no study");
    let missing = lab(folder, "en", "report nowhere").err;
    assert!(missing.trim_end().ends_with("it has no manifest.json."), "{missing}");
    refused_with(2, "de", "run chess --games 4 --seats random,random", "chess");
    refused_with(2, "en", "run colour-lines --games 0 --seats random,random --out none", "between 1 and");
    refused_with(2, "en", "run colour-lines --games 4 --seats random,clever --out none", "clever");
    assert!(!folder.join("none").exists() && !folder.join("both").exists());
    // A row was edited by hand.
    let block = folder.join("one/blocks/000002.jsonl");
    let rows = fs::read_to_string(&block).unwrap();
    fs::write(&block, rows.replace("\"game\":2", "\"game\":3")).unwrap();
    refused("de", "merge both one", "Block 2 ist beschädigt");
    refused("en", "report one", "Block 2 is damaged");
    fs::write(folder.join("one/manifest.json"), "{}").unwrap();
    refused("en", "report one", "not the plan of a study");
    assert_eq!(lab(folder, "en", "run konfetti --seats random --shard 5/4").code, 2);
}

/// The command under "To play the same games again", run by a shell in the folder of the study, gives the same plan and
/// rows.
#[test]
fn the_command_in_a_report_plays_the_same_games() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let edition = include_str!("../../games/kaleidoskop/editions/farbraum.toml").replace("mirror = 3 ", "mirror = 5 ");
    fs::write(folder.join("my.toml"), edition).unwrap();
    let usual = "run kaleidoskop --games 6 --seats greedy,random,random";
    done(folder, &format!("{usual} --edition my.toml --option length=short --rounds 9 --seed 4 --out own"));
    done(folder, &format!("{usual} --rounds 7 --replays 2 --no-events --out usual"));
    done(folder, "run konfetti --games 4 --seats greedy,greedy --reaction 900 --option sand=30 --out live");
    done(folder, "report own --against usual");
    for (study, page) in
        [("own", "report.html"), ("usual", "report.html"), ("live", "report.html"), ("own", "comparison.html")]
    {
        if page == "report.html" {
            done(folder, &format!("report {study}"));
        }
        let page = fs::read_to_string(folder.join(study).join(page)).unwrap();
        let command = page.split("<code>").nth(1).unwrap().split("</code>").next().unwrap();
        let command = command.replace("&#39;", "'").replace("&quot;", "\"").replace("&amp;", "&");
        let again = folder.join("again");
        let arguments = command.strip_prefix("farbraum ").unwrap();
        let shell = format!("exec '{}' {arguments} --out '{}'", env!("CARGO_BIN_EXE_farbraum"), again.display());
        let ran = Command::new("sh").arg("-c").arg(&shell).current_dir(folder.join(study)).output().unwrap();
        assert!(ran.status.success(), "{command}: {}", String::from_utf8_lossy(&ran.stderr));
        for file in ["manifest.json", "games.csv"] {
            let [one, other] = [&folder.join(study), &again].map(|study| fs::read(study.join(file)).unwrap());
            assert!(one == other, "{command} leads to another {file}");
        }
        fs::remove_dir_all(again).unwrap();
    }
    let page = fs::read_to_string(folder.join("own/comparison.html")).unwrap();
    assert_eq!(page.matches("<code>farbraum lab run ").count(), 2);
    let manifest: Value = serde_json::from_str(&fs::read_to_string(folder.join("own/manifest.json")).unwrap()).unwrap();
    assert!(page.contains(manifest["edition"]["hash"].as_str().unwrap()) && page.contains("--edition edition.toml"));

    // An incomplete study says so.
    done(folder, &format!("{usual} --rounds 7 --shard 1/2 --out half"));
    done(folder, "report half --language en");
    let page = fs::read_to_string(folder.join("half/report.html")).unwrap();
    assert!(page.contains("3 of the 6 games"));
}

/// An output that cannot be written is reported before hours of play, and no result is lost.
#[test]
fn tuning_looks_at_its_file_first_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let tune = "tune colour-lines --seats random --games 2 --tries 2 --vary numbers.dot=2..4 --goal score=30";
    let ran = lab(folder, "en", &format!("{tune} --out no/such/folder.toml"));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("no/such/folder.toml"), "{}", ran.err);
    // The device exists but is full, which shows only at the end.
    #[cfg(target_os = "linux")]
    {
        let ran = lab(folder, "en", &format!("{tune} --out /dev/full"));
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains("/dev/full"), "{}", ran.err);
        assert!(serde_json::from_str::<Value>(&ran.out).unwrap()["best"].is_array(), "{}", ran.out);
    }
    fs::write(folder.join("kept.toml"), "kept").unwrap();
    assert_eq!(lab(folder, "en", &format!("{tune} --out kept.toml --option side=Z")).code, 2);
    assert_eq!(fs::read_to_string(folder.join("kept.toml")).unwrap(), "kept");
    done(folder, &format!("{tune} --out new.toml"));
    assert!(fs::read_to_string(folder.join("new.toml")).unwrap().contains("dot ="));
}

/// Parquet and CSV contain the same rows.
#[test]
fn parquet_says_what_csv_says() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, "run kaleidoskop --games 9 --seats greedy,random,random --rounds 5 --out one");
    for name in ["games", "events"] {
        let file = fs::File::open(folder.join(format!("one/{name}.parquet"))).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        let mut lines = Vec::new();
        for row in reader.get_row_iter(None).unwrap() {
            let row = row.unwrap();
            if lines.is_empty() {
                lines.push(row.get_column_iter().map(|(name, _)| name.clone()).collect::<Vec<_>>().join(","));
            }
            let cell = |field: &Field| match field {
                Field::Null => String::new(),
                Field::Double(number) => format!("{number:.4}"),
                Field::Str(text) if text.contains(',') => format!("\"{text}\""),
                Field::Str(text) => text.clone(),
                other => other.to_string(),
            };
            lines.push(row.get_column_iter().map(|(_, field)| cell(field)).collect::<Vec<_>>().join(","));
        }
        let csv = fs::read_to_string(folder.join(format!("one/{name}.csv"))).unwrap();
        assert_eq!(csv.lines().collect::<Vec<_>>(), lines, "{name}");
        assert!(lines.len() > 9);
    }
}

/// On a phone and on a desktop, light and dark: everything fits, nothing is missing, and there are no network requests.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_open_in_a_browser_without_errors() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    done(path, "run kaleidoskop --games 24 --seats greedy,greedy,random --rounds 8 --out one --no-events");
    done(path, "run kaleidoskop --games 24 --seats greedy,greedy,random --rounds 6 --out two --no-events");
    done(path, "report one --language de");
    done(path, "report one --against two --language en");
    let browser = Browser::start().unwrap();
    for (screen, name) in [
        (Screen::PHONE, "report.html"),
        (Screen::DESKTOP.dark(), "report.html"),
        (Screen::PHONE.dark(), "comparison.html"),
        (Screen::DESKTOP, "comparison.html"),
    ] {
        let page = browser.open(screen).await.unwrap();
        page.goto(format!("file://{}", path.join("one").join(name).display())).await.unwrap();
        page.wait_for("svg.plot rect.bar").await.unwrap();
        let ask = "return [document.documentElement.scrollWidth <= innerWidth, document.querySelectorAll('svg.plot').length, \
                   performance.getEntriesByType('resource').filter(r => !r.name.startsWith('data:')).length]";
        let told = page.web().execute(ask, vec![]).await.unwrap();
        let [fits, plots, fetched] = told.json().as_array().unwrap().as_slice() else { panic!("{told:?}") };
        assert_eq!((fits, fetched), (&Value::Bool(true), &Value::from(0)), "{name}");
        assert!(plots.as_u64().unwrap() >= 2);
        page.expect_no_errors().await.unwrap();
    }
}
