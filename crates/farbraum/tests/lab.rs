//! Studies on the command line: parts are the whole, an interruption changes nothing, what does not fit is refused, and reports
//! open in a real browser.

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

/// Everything of two studies, and what reports say of them, is the same to the byte.
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

/// The program is killed in the middle of a study, more than once; the same command goes on.
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
    // A file that was half written when the power went.
    let half = fs::read_to_string(folder.join("broken/blocks/000001.jsonl")).unwrap();
    fs::write(folder.join("broken/blocks/000001.jsonl"), &half[..half.len() / 2]).unwrap();
    let played = done(folder, &format!("{study} --out broken"))["played"].as_u64().unwrap();
    assert!((1..60).contains(&played), "{played} were played anew");
    done(folder, &format!("{study} --out whole"));
    assert_same(folder, "whole", "broken");
    // Nothing is left to do.
    assert_eq!(done(folder, &format!("{study} --out broken"))["played"], 0);
}

#[test]
fn what_does_not_fit_is_refused_in_the_language_of_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let refused = |language: &str, arguments: &str, expected: &str| {
        let ran = lab(folder, language, arguments);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{arguments}");
        assert!(ran.err.contains(expected), "{arguments}: {}", ran.err);
    };
    done(folder, "run colour-lines --games 4 --seats random,random --out one");
    done(folder, "run colour-lines --games 4 --seats random,greedy --out other");
    refused(
        "de",
        "run colour-lines --games 5 --seats random,random --out one",
        "andere Studie: games ist 4, gesucht wird 5",
    );
    refused("en", "run colour-lines --games 4 --seats random,random --seed 1 --out one", "seed is 0, wanted is 1");
    refused("en", "merge both one other", "seats is");
    refused("de", "merge both one nowhere", "liegt keine Studie");
    refused("en", "report nowhere", "no study");
    refused("de", "run chess --games 4 --seats random,random", "chess");
    refused("en", "run colour-lines --games 0 --seats random,random --out none", "between 1 and");
    refused("en", "run colour-lines --games 4 --seats random,clever --out none", "clever");
    assert!(!folder.join("none").exists() && !folder.join("both").exists());
    // Somebody changed a row by hand.
    let block = folder.join("one/blocks/000002.jsonl");
    let rows = fs::read_to_string(&block).unwrap();
    fs::write(&block, rows.replace("\"game\":2", "\"game\":3")).unwrap();
    refused("de", "merge both one", "Block 2 ist beschädigt");
    refused("en", "report one", "Block 2 is damaged");
    fs::write(folder.join("one/manifest.json"), "{}").unwrap();
    refused("en", "report one", "no plan of a study");
    assert_eq!(lab(folder, "en", "run konfetti --seats random --shard 5/4").code, 2);
}

/// Parquet and CSV hold the same rows.
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

/// On a phone and on a desk, by day and by night: everything fits, nothing is missing, nothing is asked of a network.
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
