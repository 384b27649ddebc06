//! The command line as scripts use it: JSON on standard output, messages on standard error, exit codes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::conformance::{Table, random_game};
use contract::{Record, Seed};
use kaleidoskop::{Kaleidoskop, Options};
use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn farbraum(language: &str, arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_farbraum"))
        .args(arguments)
        .env("LC_ALL", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read standard input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn finished_game(seed: u64) -> Record {
    let table = Table { options: Options { rounds: Some(6), ..Options::default() }, seats: 3 };
    let names = ["Ada", "Bo", "Cleo"].map(str::to_owned).to_vec();
    random_game::<Kaleidoskop>(&table, Seed::from_number(seed), |_, _| ()).record(names)
}

fn replay(record: &Record) -> Ran {
    farbraum("en", &["replay", "-"], &serde_json::to_string(record).unwrap())
}

#[test]
fn score_reproduces_the_vectors_and_refuses_the_bad_ones_with_a_message() {
    let kaleidoskop =
        include_str!("../../games/kaleidoskop/rules/tests/vectors.jsonl").lines().map(|line| ("kaleidoskop", line));
    let colour_lines =
        include_str!("../../games/colour-lines/rules/tests/vectors.jsonl").lines().map(|line| ("colour-lines", line));
    let harmonia =
        include_str!("../../games/harmonia/rules/tests/vectors.jsonl").lines().map(|line| ("harmonia", line));
    let konfetti =
        include_str!("../../games/konfetti/rules/tests/vectors.jsonl").lines().map(|line| ("konfetti", line));
    for (game, line) in kaleidoskop.chain(colour_lines).chain(harmonia).chain(konfetti) {
        let vector: Value = serde_json::from_str(line).unwrap();
        let ran = farbraum("en", &["score", game, "-"], &vector["input"].to_string());
        if vector["output"].is_null() {
            assert_eq!((ran.code, ran.out.as_str()), (1, ""));
            assert!(ran.err.starts_with("farbraum: ") && ran.err.len() > 30, "{}", ran.err);
        } else {
            assert_eq!(ran.code, 0, "{}", ran.err);
            assert_eq!(serde_json::from_str::<Value>(&ran.out).unwrap(), vector["output"]);
        }
    }
}

#[test]
fn score_says_what_is_wrong_in_the_language_of_the_terminal() {
    let twice = r#"{"players":6,"pits":{"0,0,n":"red","0,0,n":"blue"}}"#;
    for (input, english) in [
        (r#"{"players":2,"pits":{}}"#, "K2.4"),
        (r#"{"players":6,"pits":{"0,0,n":"rot"}}"#, "rot"),
        (r#"{"players":6,"pits":{},"mirrors":[["0,0,n","0,0"]]}"#, "0,0,n"),
        (r#"{"players":6,"pits":{},"surprise":1}"#, "surprise"),
        (twice, "appears twice"),
        ("{", "Line 1"),
    ] {
        let [en, de] = ["en_GB.UTF-8", "de_DE.UTF-8"].map(|lang| farbraum(lang, &["score", "kaleidoskop", "-"], input));
        assert_eq!((en.code, de.code), (1, 1), "{input}");
        assert!(en.err.contains(english), "{input}: {}", en.err);
        assert_ne!(en.err, de.err, "{input}");
        assert!(en.out.is_empty() && de.out.is_empty());
    }
}

/// The exchange formats use objects with named fields, so that mistakes can be seen.
#[test]
fn what_is_scored_has_names() {
    for (game, list) in [
        ("kaleidoskop", r#"[6,{"0,0,n":"red"},[],[]]"#),
        ("colour-lines", r#"["A",["pink","light-blue"],[[2,0]],[[9,4]],{}]"#),
        ("harmonia", r#"[2,0,[]]"#),
        ("harmonia", r#"{"players":2,"misfits":0,"tiles":[[0,0,"rrrrrr"]]}"#),
        ("konfetti", r#"[["ryb","ybr","bry"]]"#),
    ] {
        let ran = farbraum("en", &["score", game, "-"], list);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{list}");
        assert!(ran.err.contains("object"), "{}", ran.err);
    }
}

#[test]
fn replay_agrees_with_an_honest_record() {
    let record = finished_game(1);
    let ran = replay(&record);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let result: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(result["entries"], record.log.len());
    assert_eq!(result["outcome"], serde_json::to_value(&record.outcome).unwrap());
    assert_eq!(result["seed_hash"], record.seed.hash());
    assert!(ran.err.contains("Ada: put "), "the moves are printed: {}", ran.err);
}

#[test]
fn replay_fails_if_anything_differs() {
    let honest = finished_game(2);
    type Tamper<'a> = &'a dyn Fn(&mut Record);
    let tampered: [(&str, Tamper<'_>); 9] = [
        ("another seed", &|record| record.seed = Seed::from_number(99)),
        ("a move left out", &|record| drop(record.log.remove(2))),
        ("a move of somebody else", &|record| {
            let (at, rest) = record.log[0].split_once(' ').unwrap();
            let (seat, action) = rest.split_once(' ').unwrap();
            record.log[0] = format!("{at} {} {action}", seat.parse::<u8>().unwrap() % 3 + 1);
        }),
        ("no move at all", &|record| record.log[0] = "0 1 fly".to_owned()),
        ("another result", &|record| record.outcome.as_mut().unwrap().seats[0].score += 1),
        ("no result", &|record| record.outcome = None),
        ("other rules", &|record| record.rules += 1),
        ("another edition", &|record| record.edition.hash = "0".repeat(16)),
        ("too few seats", &|record| record.seats.truncate(2)),
    ];
    for (what, tamper) in tampered {
        let mut record = honest.clone();
        tamper(&mut record);
        assert_ne!(record, honest, "{what}");
        let ran = replay(&record);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{what}");
        assert!(ran.err.starts_with("farbraum: "), "{what}: {}", ran.err);
    }
    assert_eq!(farbraum("en", &["replay", "-"], "{}").code, 1);
}

#[test]
fn simulate_gives_the_same_report_for_the_same_seed_on_any_number_of_threads() {
    let run = |threads| {
        let arguments =
            ["--games", "40", "--seats", "random,random,random,random", "--rounds", "30", "--threads", threads];
        farbraum("en", &[&["simulate", "kaleidoskop"], &arguments[..]].concat(), "")
    };
    let (one, two) = (run("1"), run("2"));
    assert_eq!((one.code, &one.out), (0, &two.out));
    let report: Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!(report["games"], 40);
    assert_eq!(report["seats"].as_array().unwrap().len(), 4);
    assert_eq!(report["reached_limit"], 40, "random players do not meet the goal in 30 rounds");
    assert!(report["moves"].as_u64().unwrap() > 40 * 4 * 30 * 2);
}

#[test]
fn greedy_players_meet_the_goal() {
    let seats = "greedy,greedy,greedy";
    let ran =
        farbraum("en", &["simulate", "kaleidoskop", "--games", "4", "--seats", seats, "--option", "length=short"], "");
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["endings"]["kaleidoskop-ended-goal"], 4, "{}", ran.out);
}

/// A key may occur twice in JSON; a letter can be reached only once.
#[test]
fn a_letter_named_twice_is_refused() {
    let sheet = r#"{"side":"A","point_colours":["pink","light-blue"],"left":[[2,0],[1,0],[0,0]],"right":[[9,4]],
        "letters":{"A":10,"A":20}}"#;
    let ran = farbraum("en", &["score", "colour-lines", "-"], sheet);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("appears twice"), "{}", ran.err);
}

/// A small problem is solved, its drawing gets the promised score, and a finished game can be analysed afterwards.
#[test]
fn solve_says_what_could_have_been_drawn() {
    let problem = r#"{"side":"A","point_colours":["pink","light-blue"],"left":[4,4],"right":[9,4],
        "rounds":[{"left":["I2","1"],"right":["V2","0"],"free":"1"}],"letters":{"B":2}}"#;
    let ran = farbraum("en", &["solve", "colour-lines", "-"], problem);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&answer["exact"], &answer["at_most"]), (&Value::Bool(true), &answer["total"]));
    let scored = farbraum("en", &["score", "colour-lines", "-"], &answer["sheet"].to_string());
    assert_eq!(serde_json::from_str::<Value>(&scored.out).unwrap()["total"], answer["total"]);

    let table = Table { options: colour_lines::Options::default(), seats: 2 };
    let game = random_game::<colour_lines::ColourLines>(&table, Seed::from_number(3), |_, _| ());
    let record = serde_json::to_string(&game.record(vec!["Ada".to_owned(), "Bo".to_owned()])).unwrap();
    // Longer than it takes to find a better solution than the random one, even on a busy machine.
    let ran = farbraum("en", &["solve", "colour-lines", "-", "--seat", "2", "--seconds", "4"], &record);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    let reached = i64::from(contract::Rules::outcome(game.state()).unwrap().seats[1].score);
    assert!(answer["total"].as_i64() >= Some(reached), "{reached} was drawn: {answer}");
    assert!(answer["at_most"].as_i64() >= answer["total"].as_i64());

    // No bound is printed before there is one.
    let ran = farbraum("en", &["solve", "colour-lines", "-", "--seconds", "0.000000001"], &record);
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&answer["total"], &answer["at_most"], &answer["sheet"]), (&Value::Null, &Value::Null, &Value::Null));
    // Rounds count from 1.
    let ran = farbraum("en", &["solve", "colour-lines", "-"], &problem.replace(r#""B":2"#, r#""B":0"#));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);

    for (game, seat, input) in [
        ("colour-lines", "3", record.as_str()),
        ("colour-lines", "1", "{}"),
        ("colour-lines", "1", &problem.replace("V2", "W2")),
        ("kaleidoskop", "1", problem),
    ] {
        let [en, de] = ["en", "de"].map(|language| farbraum(language, &["solve", game, "-", "--seat", seat], input));
        assert_eq!((en.code, en.out.as_str()), (1, ""), "{game} {seat}");
        assert_ne!(en.err, de.err);
    }
}

#[test]
fn solve_fills_the_hexagon_of_harmonia_or_proves_that_it_cannot() {
    let tiles = |counts: &[(&str, usize)]| -> Vec<String> {
        counts.iter().flat_map(|&(name, count)| std::iter::repeat_n(name.to_owned(), count)).collect()
    };
    let kinds = ["000000", "000001", "000011", "000101", "001001", "000111", "001011", "001101", "001111", "111111"];
    let plenty: Vec<(&str, usize)> = kinds.into_iter().map(|kind| (kind, 6)).collect();
    let problem = |tiles: Vec<String>| serde_json::json!({ "tiles": tiles }).to_string();
    let ran = farbraum("en", &["solve", "harmonia", "-"], &problem(tiles(&plenty)));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["verdict"], "found");
    let laid = serde_json::json!({ "players": 2, "misfits": 0, "tiles": answer["tiles"] });
    let scored = farbraum("en", &["score", "harmonia", "-"], &laid.to_string());
    assert_eq!(serde_json::from_str::<Value>(&scored.out).unwrap()["won"], true);
    let ran = farbraum("en", &["solve", "harmonia", "-"], &problem(tiles(&plenty[..6])));
    assert_eq!(serde_json::from_str::<Value>(&ran.out).unwrap()["verdict"], "impossible", "36 tiles are too few");
    let ran = farbraum("de", &["solve", "harmonia", "-"], &problem(tiles(&[("000000", 7)])));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "there are six of a kind");
}

#[test]
fn simulate_plays_harmonia() {
    for seats in ["random,random", "greedy,greedy,greedy"] {
        let arguments = ["simulate", "harmonia", "--games", "5", "--seats", seats, "--option", "game=advanced"];
        let ran = farbraum("en", &arguments, "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["seats"][0]["shared_wins"], 5, "one result for all: {}", ran.out);
    }
}

#[test]
fn whoever_is_quicker_grabs_more() {
    let mean = |more: &[&str]| {
        let arguments =
            [&["simulate", "konfetti", "--games", "4", "--seats", "greedy", "--option", "sand=30"], more].concat();
        let ran = farbraum("en", &arguments, "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["endings"]["konfetti-ended"], 4);
        report["seats"][0]["mean_score"].as_f64().unwrap()
    };
    let (quick, slow) = (mean(&["--reaction", "400"]), mean(&["--reaction", "4000"]));
    assert!(quick > slow + 5.0, "{quick} {slow}");
    assert!(mean(&["--option", "calm=true"]) > 0.0, "at the calm table nobody races");
}

#[test]
fn better_bots_draw_better_lines() {
    let mean = |bot: &str| {
        let ran = farbraum("en", &["simulate", "colour-lines", "--games", "20", "--seats", bot], "");
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["endings"]["colour-lines-ended"], 20, "{}", ran.err);
        report["seats"][0]["mean_score"].as_f64().unwrap()
    };
    let (random, greedy, planner) = (mean("random"), mean("greedy"), mean("planner"));
    assert!(random + 30.0 < greedy && greedy + 15.0 < planner, "{random} {greedy} {planner}");
}

/// Exit code 2, nothing on standard output, and a suggestion on standard error.
#[test]
fn wrong_command_lines_are_refused() {
    let seats = "random,random,random";
    for (arguments, says) in [
        (&["dance"][..], "dance"),
        (&["simulate", "kaleidoskop"], "--seats"),
        (&["score", "kaleidoskop"], "FILE"),
        // Games.
        (&["score", "halma", "-"], "colour-lines"),
        (&["score", "konfeti", "-"], "similar value exists: 'konfetti'"),
        (&["solve", "halma", "-"], "colour-lines"),
        (&["edition", "halma"], "colour-lines"),
        (&["print", "halma", "--out", "x"], "colour-lines"),
        (&["simulate", "halma", "--seats", seats], "colour-lines"),
        (&["bot-arena", "halma", "--bot", "true"], "colour-lines"),
        (&["lab", "run", "halma", "--seats", seats], "colour-lines"),
        (&["lab", "ladder", "halma"], "colour-lines"),
        (&["lab", "tune", "halma", "--seats", seats, "--vary", "a=1..2", "--goal", "rounds=12"], "colour-lines"),
        // Bots, and how many of them.
        (&["simulate", "kaleidoskop", "--seats", "random,random,genius"], "possible values: random"),
        (&["simulate", "kaleidoskop", "--seats", "random,random,meduim"], "similar value exists: 'medium'"),
        (&["simulate", "kaleidoskop", "--seats", "random,random"], "3 to 6"),
        (&["lab", "run", "kaleidoskop", "--seats", "random,random"], "3 to 6"),
        (&["lab", "run", "kaleidoskop", "--seats", "random,random,genius"], "possible values: random"),
        (&["lab", "ladder", "kaleidoskop", "--seats", "2"], "3 to 6"),
        (&["lab", "ladder", "kaleidoskop", "--pair", "hard"], "search:planner"),
        (&["lab", "ladder", "kaleidoskop", "--pair", "hard:genius"], "search:planner"),
        (&["bot-arena", "kaleidoskop", "--bot", "true", "--against", "genius"], "possible values: random"),
        // Options.
        (&["simulate", "kaleidoskop", "--seats", seats, "--option", "length=endless"], "normal, short, long"),
        (
            &["simulate", "kaleidoskop", "--seats", seats, "--option", "length=1"],
            "“1” does not fit the option “length”",
        ),
        (&["simulate", "kaleidoskop", "--seats", seats, "--option", "length"], "key=value"),
        (&["simulate", "kaleidoskop", "--seats", seats, "--option", "colour=red"], "no option “colour”"),
        (&["lab", "run", "kaleidoskop", "--seats", seats, "--option", "length=1"], "“1” does not fit"),
        (&["bot-arena", "kaleidoskop", "--bot", "true", "--option", "length=1"], "“1” does not fit"),
        (&["lab", "ladder", "kaleidoskop", "--option", "length=1"], "“1” does not fit"),
        // Numbers and other values.
        (&["simulate", "kaleidoskop", "--seats", seats, "--games", "0"], "1.."),
        (&["simulate", "kaleidoskop", "--seats", seats, "--threads", "0"], "1..=256"),
        (&["simulate", "kaleidoskop", "--seats", seats, "--reaction", "1"], "10..=60000"),
        (&["solve", "harmonia", "-", "--seconds=-1"], "above 0"),
        (&["solve", "harmonia", "-", "--seconds", "NaN"], "above 0"),
        (&["analyse", "-", "--seat", "9"], "1 to 8"),
        (&["print", "konfetti", "--out", "x", "--paper", "a5"], "a4, letter"),
        (&["print", "konfetti", "--out", "x", "--what", "stickers"], "tokens"),
        (&["print", "konfetti", "--out", "x", "--what", "dice"], "cards"),
        (&["lab", "run", "konfetti", "--seats", "random", "--shard", "5/4"], "3/16"),
        (&["lab", "report", "x", "--language", "fr"], "de, en"),
        (
            &["lab", "tune", "konfetti", "--seats", "random", "--vary", "numbers=1", "--goal", "rounds=12"],
            "mirror=2..5",
        ),
        (
            &["lab", "tune", "konfetti", "--seats", "random", "--vary", "numbers.nothing=1..2", "--goal", "score=2"],
            "numbers.nothing",
        ),
        (&["serve", "--port", "70000"], "70000"),
        (&["serve", "--public-url", "example.org"], "a public address is"),
        (&["serve", "--log", "xml"], "text, json"),
        (&["health", "localhost"], "http://"),
        (&["backup"], "FILE"),
    ] {
        let ran = farbraum("en", arguments, "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(says), "{arguments:?}: {}", ran.err);
    }
    assert_eq!(farbraum("en", &["edition", "KONFETTI"], "").out, farbraum("en", &["edition", "konfetti"], "").out);
}

/// Exit code 1: the command line is valid, but a file or value that it names is not.
#[test]
fn what_cannot_be_done_is_said() {
    let record = serde_json::to_string(&finished_game(3)).unwrap();
    for (arguments, input, says) in [
        (&["score", "kaleidoskop", "/no/such/file"][..], "", "/no/such/file"),
        (&["analyse", "-", "--seat", "7"], record.as_str(), "no seat 7"),
        (&["replay", "-"], "{\"game\":", "line 1"),
        (&["backup", "copy.db", "--database", "/no/such/farbraum.db"], "", "/no/such/farbraum.db"),
        (&["backup", "copy.db", "--database", "postgres://a:secret@localhost/x"], "", "pg_dump"),
        (&["health", "http://127.0.0.1:1"], "", "http://127.0.0.1:1/health does not answer"),
    ] {
        let ran = farbraum("en", arguments, input);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{arguments:?}: {}", ran.err);
        let said = ran.err.to_lowercase();
        assert!(said.contains(says) && !said.contains("secret"), "{arguments:?}: {}", ran.err);
    }
}

/// Errors in a file are reported with the file and the place in it, in the language of the terminal and without the
/// messages of a library.
#[test]
fn what_cannot_be_read_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let kaleidoskop = include_str!("../../games/kaleidoskop/editions/farbraum.toml");
    let edition = |from: &str, to: &str| {
        assert!(kaleidoskop.contains(from), "{from}");
        kaleidoskop.replacen(from, to, 1)
    };
    let line = |text: &str| kaleidoskop.lines().position(|line| line.starts_with(text)).unwrap() + 1;
    let konfetti = &["score", "konfetti"][..];
    let editions = &["edition", "kaleidoskop"][..];
    let cases = [
        (
            konfetti,
            "{\"cards\":".to_owned(),
            "Line 1, column 9: The text breaks off",
            "Zeile 1, Spalte 9: Der Text bricht ab",
        ),
        (
            konfetti,
            "{\n\"cards\":1}".to_owned(),
            "Line 2, column 9: This is “1”, but it must be a list",
            "muss aber eine Liste sein",
        ),
        (konfetti, "{\"cards\":[\"ryb\"] \"x\"}".to_owned(), "This is not valid JSON", "kein gültiges JSON"),
        (
            konfetti,
            "{\"cards\":[],\"hand\":1}".to_owned(),
            "“hand” is unknown here. Possible: cards",
            "„hand“ ist hier unbekannt",
        ),
        (konfetti, "{\"cards\":[],\"cards\":[]}".to_owned(), "“cards” appears twice", "„cards“ kommt zweimal vor"),
        (
            editions,
            edition("name = \"farbraum\"", "name = farbraum"),
            "“farbraum” needs quotation marks",
            "„farbraum“ braucht Anführungszeichen",
        ),
        (
            editions,
            edition("goal = [10, 15, 20]", "goal = [10, 15]"),
            "There are 2 entries here, but there must be 3",
            "Hier stehen 2 Einträge, es müssen aber 3 sein",
        ),
        (
            editions,
            edition("mirror = 3 ", "mirror = 999999 "),
            "This is “999999”, but it must be a whole number from 0 to 255",
            "ganze Zahl von 0 bis 255",
        ),
        (editions, edition("mirror = 3 ", "mirror = \"one\" "), "This is “one”", "Hier steht „one“"),
        (editions, edition("2,0 red", "40,0 red"), "numbers from −9 to 9", "Zahlen von −9 bis 9"),
        (editions, edition("version = 2", ""), "“version” is missing", "„version“ fehlt"),
    ];
    for (command, text, english, german) in cases {
        let file = folder.path().join("file");
        std::fs::write(&file, text).unwrap();
        let arguments = [command, &[file.to_str().unwrap()]].concat();
        for (language, says) in [("en", english), ("de", german)] {
            let ran = farbraum(language, &arguments, "");
            assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{says}");
            assert!(ran.err.contains(says) && ran.err.contains(file.to_str().unwrap()), "{says}: {}", ran.err);
            for foreign in ["expected", "invalid", "EOF", "integer", "parsing"] {
                assert!(!ran.err.contains(foreign), "{}", ran.err);
            }
            if command == editions && says.contains("999999") {
                assert!(ran.err.contains(&format!("Line {} ", line("mirror"))), "{}", ran.err);
            }
        }
    }
}

#[test]
fn edition_names_what_is_valid_and_says_what_is_not() {
    let standard = include_str!("../../games/kaleidoskop/editions/farbraum.toml");
    let ours = farbraum("en", &["edition", "kaleidoskop"], "");
    let same = farbraum("en", &["edition", "kaleidoskop", "-"], standard);
    assert_eq!((same.code, &same.out), (0, &ours.out));
    let broken = standard.replacen("2,0 red", "2,0 rot", 1);
    let ran = farbraum("en", &["edition", "kaleidoskop", "-"], &broken);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("2,0 rot"), "{}", ran.err);
}

/// Runs every command that docs/cli.md shows, on the files that it shows; those of a server are only parsed.
#[test]
fn the_command_line_works_as_documented() {
    let document = include_str!("../../docs/cli.md");
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &str| std::fs::write(folder.path().join(name), content).unwrap();
    let table = Table { options: colour_lines::Options::default(), seats: 2 };
    let game = random_game::<colour_lines::ColourLines>(&table, Seed::from_number(3), |_, _| ());
    let record = game.record(vec!["Ada".to_owned(), "Bo".to_owned()]);
    write("record.json", &serde_json::to_string(&record).unwrap());
    write("my-edition.toml", include_str!("../../games/kaleidoskop/editions/farbraum.toml"));
    std::fs::create_dir(folder.path().join("examples")).unwrap();
    write("examples/bot.py", include_str!("../../examples/bot.py"));
    let blocks = |language: &str| -> Vec<(&str, &str)> {
        let start = format!("```{language}\n");
        let block =
            |(at, _)| document[at + start.len()..].split_once("\n```").map(|(block, _)| (&document[..at], block));
        document.match_indices(&start).filter_map(block).collect()
    };
    // Each file is named before its content; the output of a command is not a file.
    for (before, content) in blocks("json").into_iter().filter(|(before, _)| !before.trim_end().ends_with("prints")) {
        write(before.rsplit('`').find(|word| word.ends_with(".json")).unwrap(), content);
    }
    let commands: Vec<&str> = blocks("sh").into_iter().flat_map(|(_, block)| block.lines()).collect();
    assert!(commands.len() > 15, "{commands:?}");
    for command in commands {
        let arguments = command.strip_prefix("farbraum ").unwrap();
        let serves = ["serve", "backup", "health"].iter().any(|name| arguments.starts_with(name));
        let arguments = arguments.split_once('#').map_or(arguments, |(arguments, _)| arguments);
        let script = format!("\"$0\" {arguments} {}", if serves { "--help" } else { "" });
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_farbraum")]).current_dir(folder.path()).env("LC_ALL", "en");
        let output = shell.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        let out = String::from_utf8(output.stdout).unwrap();
        if command.contains("score kaleidoskop") {
            assert!(document.contains(&format!("```json\n{out}```")), "{out}");
        }
        assert!(!command.ends_with("dice.json") || out.contains(r#""exact":true"#), "a round is solved exactly: {out}");
    }
}

/// The rules, editions and reaction times shown in the documents about bots are those of this program.
#[test]
fn the_documents_about_bots_tell_the_truth() {
    let by_others = include_str!("../../docs/bots-by-others.md");
    let starts: Vec<usize> = by_others.match_indices(r#""start":{"rules":"#).map(|(at, _)| at).collect();
    assert!(starts.len() >= 3);
    for at in starts {
        let (before, start) = by_others.split_at(at);
        let id = before.rsplit_once(r#""game":""#).unwrap().1.split('"').next().unwrap();
        let game = shelf::game(id).unwrap();
        let rules = format!(r#""start":{{"rules":{},"#, game.rules());
        assert!(start.starts_with(&rules), "{id} has the rules {}", game.rules());
        let edition = start.strip_prefix(&rules).unwrap().strip_prefix(r#""edition":"#);
        let edition = edition.map(|edition| &edition[..=edition.find('}').unwrap()]);
        if let Some(shown) = edition.filter(|edition| !edition.contains('…')) {
            assert_eq!(shown, serde_json::to_string(&game.edition()).unwrap(), "the edition of {id}");
        }
    }
    let seconds = |level| f64::from(bots::Reaction::of(level).mean) / 1000.0;
    let [easy, medium, hard] = contract::Level::ALL.map(seconds);
    let reactions = format!("(`easy` {easy} s, `medium` {medium} s, `hard` {hard} s in the mean)");
    assert!(by_others.contains(&reactions), "{reactions}");
    let ours = include_str!("../../docs/bots.md");
    for level in contract::Level::ALL {
        let row = ours.lines().find(|line| line.starts_with(&format!("| {} |", level.name()))).unwrap();
        assert!(row.contains(&format!("takes {} s", seconds(level))), "{row}");
    }
}

#[test]
fn print_writes_pages_and_a_pdf_of_any_edition() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("paper");
    let print = |more: &[&str]| {
        let arguments = [&["print", "harmonia", "--out", out.to_str().unwrap()], more].concat();
        farbraum("en", &arguments, "")
    };
    let pages = |ran: &Ran| {
        assert_eq!(ran.code, 0, "{}", ran.err);
        serde_json::from_str::<Value>(&ran.out).unwrap()["pages"].as_array().unwrap().len()
    };
    let usual = pages(&print(&[]));
    let first = std::fs::read_to_string(out.join("harmonia-01.svg")).unwrap();
    assert!(first.contains("width=\"210mm\"") && first.contains("data-component=\"tile 000000\""));
    assert!(std::fs::read(out.join("harmonia.pdf")).unwrap().starts_with(b"%PDF-"));
    // A changed edition prints changed components.
    let edition = include_str!("../../games/harmonia/editions/farbraum.toml").replace("111111 = 6", "111111 = 46");
    let file = folder.path().join("my.toml");
    std::fs::write(&file, edition).unwrap();
    assert!(pages(&print(&["--edition", file.to_str().unwrap(), "--paper", "letter"])) > usual);
    for (arguments, says) in [(["--what", "cards"], "tiles"), (["--edition", "/no/such/file"], "/no/such/file")] {
        let ran = print(&arguments);
        assert_eq!((ran.code, ran.out.as_str()), (if says == "tiles" { 2 } else { 1 }, ""));
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}
