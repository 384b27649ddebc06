//! `farbraum serve` as a process.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod process;

use process::Process;
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn farbraum(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
    command.current_dir(folder).env("LC_ALL", "en").stdin(Stdio::null());
    command
}

/// A server in a folder, killed when dropped; its messages are in the file `log`.
struct Served(Child);

impl Served {
    /// Starts it, and returns its first line on standard output.
    fn start(folder: &Path, settings: &[(&str, &str)]) -> (Served, String) {
        let log = fs::File::create(folder.join("log")).unwrap();
        let mut command = farbraum(folder);
        command.arg("serve").envs(settings.iter().copied()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        (Served(child), first.trim().to_owned())
    }

    /// Shuts it down, and returns its log.
    fn end(mut self, folder: &Path) -> String {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
        fs::read_to_string(folder.join("log")).unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn it_says_where_it_listens_and_ends_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.db");
    let mut process = Process::start(&database);
    assert!(process.url.starts_with("http://127.0.0.1:"));
    assert!(Command::new("kill").arg(process.child.id().to_string()).status().unwrap().success());
    assert!(process.child.wait().unwrap().success());
    let mut files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["test.db", "test.db.lock"], "nothing is left to be recovered");
}

#[test]
fn it_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&folder.path().join("test.db"));
    let port = process.url.rsplit(':').next().unwrap();
    for (arguments, expected) in [
        (["--port", port, "--database", "other.db"], "is another server running?"),
        (["--port", "0", "--database", "no/such/folder.db"], "cannot open the database no/such/folder.db"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
        let output = command.current_dir(folder.path()).arg("serve").args(arguments).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(expected), "{said}");
    }
}

/// Returns all options of `farbraum serve`, as its help names them.
fn options() -> Vec<String> {
    let help = farbraum(Path::new(".")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let options = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    options.map(|line| line.split(' ').next().unwrap().to_owned()).collect()
}

#[test]
fn every_option_comes_from_the_environment_too() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("token"), "a-token-of-the-environment").unwrap();
    let free = std::net::TcpListener::bind("127.0.0.2:0").unwrap().local_addr().unwrap().port().to_string();
    let settings = [
        ("FARBRAUM_PORT", free.as_str()),
        ("FARBRAUM_ADDRESS", "127.0.0.2"),
        ("FARBRAUM_DATABASE", "kept.db"),
        ("FARBRAUM_PUBLIC_URL", "https://games.example.org"),
        ("FARBRAUM_BEHIND_PROXY", "yes"),
        ("FARBRAUM_PUSH_SERVICE", "https://push.example.org,https://other.example.org"),
        ("FARBRAUM_ADMIN_TOKEN_FILE", "token"),
        ("FARBRAUM_LOG", "json"),
        ("FARBRAUM_NO_LIMITS", "1"),
    ];
    // Every option must be listed; only the bus is left out for this server, and is tested below.
    let all: Vec<String> = settings.iter().map(|(name, _)| (*name).to_owned()).chain(["FARBRAUM_BUS".into()]).collect();
    let options = options();
    assert_eq!(options.iter().filter(|option| *option != "help").count(), all.len(), "{options:?}");
    for option in options.iter().filter(|option| *option != "help") {
        let name = format!("FARBRAUM_{}", option.to_uppercase().replace('-', "_"));
        assert!(all.contains(&name), "{name}");
    }
    let (server, first) = Served::start(folder.path(), &settings);
    let log = || fs::read_to_string(folder.path().join("log")).unwrap();
    let first: Value = serde_json::from_str(&first).unwrap_or_else(|_| panic!("{first} {}", log()));
    assert_eq!(first["listening"], format!("http://127.0.0.2:{free}"));
    assert!(folder.path().join("kept.db").exists());
    // The token comes from the file.
    let url = format!("http://127.0.0.2:{free}/metrics");
    let status = |token: &'static str| {
        let url = url.clone();
        let ask =
            async move { reqwest::Client::new().get(url).bearer_auth(token).send().await.unwrap().status().as_u16() };
        tokio::runtime::Runtime::new().unwrap().block_on(ask)
    };
    assert_eq!((status("a-token-of-the-environment"), status("a-token-of-nobody-else")), (200, 401));
    let log = server.end(folder.path());
    assert!(log.contains("https://games.example.org") && !log.contains("is unknown"), "{log}");

    for (name, value, says) in [
        ("FARBRAUM_BUS", "http://a:secret@127.0.0.1:1", ""),
        ("FARBRAUM_PORT", "many", "many"),
        ("FARBRAUM_BEHIND_PROXY", "perhaps", "perhaps"),
        ("FARBRAUM_NO_LIMITS", "perhaps", "perhaps"),
        ("FARBRAUM_LOG", "xml", "xml"),
    ] {
        let output = farbraum(folder.path()).args(["serve", "--database", "x.db"]).env(name, value).output().unwrap();
        assert!(!output.status.success() && said(&output).contains(says), "{name}: {}", said(&output));
        assert!(!said(&output).contains("secret"));
    }
}

#[test]
fn help_names_the_variables_and_hides_secrets() {
    let mut help = farbraum(Path::new("."));
    help.args(["serve", "--help"]).env("FARBRAUM_PORT", "4711");
    help.env("FARBRAUM_DATABASE", "postgres://a:hush@b/c").env("FARBRAUM_BUS", "nats://a:hush@b");
    let help = String::from_utf8(help.env("FARBRAUM_ADMIN_TOKEN", "hush").output().unwrap().stdout).unwrap();
    for option in options().iter().filter(|option| *option != "help") {
        let name = format!("[env: FARBRAUM_{}", option.to_uppercase().replace('-', "_"));
        assert!(help.contains(&name), "{name}: {help}");
    }
    assert!(
        help.contains("4711") && help.contains("FARBRAUM_ADMIN_TOKEN is the secret") && !help.contains("hush"),
        "{help}"
    );
}

#[test]
fn a_variable_that_does_not_exist_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        [("FARBRAUM_PORT", "0"), ("FARBRAUM_PROT", "8080"), ("FARBRAUM_ADMIN_TOKEN", "a-token-of-the-admin")];
    let (server, first) = Served::start(folder.path(), &settings);
    assert!(first.starts_with("listening on http://127.0.0.1:"), "{first}");
    let log = server.end(folder.path());
    assert!(log.contains("FARBRAUM_PROT") && !log.contains("8080") && !log.contains("FARBRAUM_ADMIN_TOKEN"), "{log}");
}

/// Every line is JSON, on both outputs, from start to end, and when the server cannot start.
#[test]
fn a_log_in_json_is_all_json() {
    let folder = tempfile::tempdir().unwrap();
    let (server, first) = Served::start(folder.path(), &[("FARBRAUM_PORT", "0"), ("FARBRAUM_LOG", "json")]);
    let first: Value = serde_json::from_str(&first).unwrap();
    let events = |log: &str| -> Vec<Value> {
        let event = |line: &str| serde_json::from_str(line).unwrap_or_else(|_| panic!("this is no JSON: {line}"));
        log.lines().map(event).collect()
    };
    let log = events(&server.end(folder.path()));
    let listening = log.iter().find(|event| event["fields"]["message"] == "listening").unwrap();
    assert_eq!(listening["fields"]["address"], first["listening"]);
    assert_eq!(listening["fields"]["database"], "farbraum.db");

    let output =
        farbraum(folder.path()).args(["serve", "--log", "json", "--database", "no/such/x.db"]).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true));
    let log = events(&said(&output));
    let why = log.last().unwrap()["fields"]["error"].as_str().unwrap();
    assert!(why.contains("cannot open the database no/such/x.db"), "{why}");
}

/// A second server on the same file is refused; a killed one leaves no lock that would refuse the next.
#[test]
fn an_sqlite_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(&folder.path().join("test.db"));
    std::os::unix::fs::symlink("test.db", folder.path().join("link.db")).unwrap();
    for name in ["test.db", "./test.db", "link.db"] {
        let second = farbraum(folder.path()).args(["serve", "--port", "0", "--database", name]).output().unwrap();
        assert_eq!((second.status.code(), second.stdout.is_empty()), (Some(1), true), "{name}");
        let expected = format!("cannot open the database {name}: another server is using it");
        assert!(said(&second).contains(&expected), "{}", said(&second));
    }
    process.child.kill().unwrap();
    process.child.wait().unwrap();
    drop(Process::start(&folder.path().join("test.db")));
}

/// The copy contains what was acknowledged before, is private, and can be served.
#[test]
fn a_backup_is_made_while_the_server_runs() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("test.db"));
    let open = |url: &str| {
        let guest = e2e::guest::Guest::new(url);
        tokio::runtime::Runtime::new().unwrap().block_on(async { guest.await.open("konfetti").await })
    };
    let code = open(&server.url);
    let back_up =
        |file: &str| farbraum(folder.path()).args(["backup", file, "--database", "test.db"]).output().unwrap();
    let done = back_up("copy.db");
    assert!(done.status.success(), "{}", said(&done));
    let told: Value = serde_json::from_slice(&done.stdout).unwrap();
    let copy = fs::metadata(folder.path().join("copy.db")).unwrap();
    assert_eq!((told["copy"].as_str(), told["bytes"].as_u64()), (Some("copy.db"), Some(copy.len())));
    assert_eq!(copy.permissions().mode() & 0o777, 0o600);
    // An existing file is not overwritten, and a failed backup leaves no file.
    for file in ["copy.db", "no/such/folder/copy.db"] {
        let refused = back_up(file);
        assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(1), true));
        assert!(said(&refused).contains(file), "{}", said(&refused));
    }
    assert!(!folder.path().join("copy.db.unfinished").exists());
    // First while the server runs, and then without a server.
    let restored = Process::start(&folder.path().join("copy.db"));
    let table = tokio::runtime::Runtime::new()
        .unwrap()
        .block_on(async { e2e::guest::Guest::new(&restored.url).await.connect(&code).await.table().code.clone() });
    assert_eq!(table, code);
    drop(server);
    assert!(back_up("later.db").status.success());
}

#[test]
fn health_asks_the_server_on_this_machine() {
    let folder = tempfile::tempdir().unwrap();
    let (server, first) = Served::start(folder.path(), &[("FARBRAUM_PORT", "0"), ("FARBRAUM_ADDRESS", "0.0.0.0")]);
    let port = first.rsplit(':').next().unwrap().to_owned();
    let health = |url: &str| {
        let mut command = farbraum(folder.path());
        command.arg("health").env("FARBRAUM_PORT", &port).env("FARBRAUM_ADDRESS", "0.0.0.0");
        if !url.is_empty() {
            command.arg(url);
        }
        command.output().unwrap()
    };
    for url in ["", &format!("http://127.0.0.1:{port}"), &format!("http://localhost:{port}/ready")] {
        let output = health(url);
        assert!(output.status.success(), "{url}: {}", said(&output));
        assert_eq!(serde_json::from_slice::<Value>(&output.stdout).unwrap()["status"], 200);
    }
    let missing = health(&format!("http://127.0.0.1:{port}/api/tables/no"));
    assert_eq!((missing.status.code(), missing.stdout.is_empty()), (Some(1), true));
    server.end(folder.path());
    assert_eq!(health("").status.code(), Some(1));
}

/// An unreachable PostgreSQL is reported soon, with its address and without the password.
#[test]
fn an_unreachable_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    // A server that accepts connections and never answers.
    let mute = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    for (port, why) in [(port, "connection refused"), (mute.local_addr().unwrap().port(), "no answer within")] {
        let database = format!("postgres://anna:secret@127.0.0.1:{port}/games");
        let output = farbraum(folder.path()).args(["serve", "--port", "0", "--database", &database]).output().unwrap();
        let said = said(&output);
        assert_eq!(output.status.code(), Some(1));
        assert!(said.contains(&format!("cannot reach PostgreSQL at 127.0.0.1:{port}: {why}")), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

/// The soft limit on open files may be far lower than the hard limit.
#[cfg(target_os = "linux")]
#[test]
fn it_may_open_as_many_files_as_the_system_allows() {
    let folder = tempfile::tempdir().unwrap();
    let command = "ulimit -S -n 256 && ulimit -H -n 2048 && exec \"$0\" serve --port 0";
    let mut child = Command::new("sh")
        .args(["-c", command, env!("CARGO_BIN_EXE_farbraum")])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // The first line is printed when the server listens.
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(child.stdout.as_mut().unwrap()), &mut line).unwrap();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().nth(3), Some("2048"), "{files}");
    let log = String::from_utf8_lossy(&output.stderr);
    assert_eq!(log.matches("open files and connections").count(), 1, "{log}");
}
