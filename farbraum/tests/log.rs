//! What the server logs while people play: no names, messages or secrets, at any log level.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use contract::hex;
use e2e::guest::{Guest, chance, choose, started};
use harmonia::Harmonia;
use protocol::{Ask, Words};
use reqwest::header::AUTHORIZATION;
use serde_json::json;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const TOKEN: &str = "a-token-that-nobody-may-log";
const CHAT: &str = "a word between the two of us";

/// Starts a server that logs everything it can into a file.
fn talkative(folder: &Path, form: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_farbraum"))
        .args(["serve", "--port", "0", "--no-limits", "--log", form, "--database"])
        .arg(folder.join("test.db"))
        .env("RUST_LOG", "trace,tungstenite=trace,sqlx=trace")
        .env("FARBRAUM_ADMIN_TOKEN", TOKEN)
        .stdout(Stdio::piped())
        .stderr(File::create(folder.join("log")).unwrap())
        .spawn()
        .unwrap();
    let mut greeting = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    let url = match form {
        "json" => {
            serde_json::from_str::<serde_json::Value>(&greeting).unwrap()["listening"].as_str().unwrap().to_owned()
        }
        _ => greeting.trim().strip_prefix("listening on ").unwrap().to_owned(),
    };
    (child, url)
}

/// Plays a whole game with all its secrets, and returns them.
async fn play(url: &str) -> Vec<String> {
    let (code, guests, mut sockets) = started(url, "harmonia", json!({}), 2).await;
    sockets[0].ask(Ask::Say { words: Words::Text(CHAT.to_owned()) }).await.unwrap();
    sockets[1].play("nonsense from Person 1").await.unwrap_err();
    guests[0].rename("Wilhelmine").await;
    let mut hands = Vec::new();
    let mut chance = chance(7);
    let mut number = 0;
    while !sockets[0].is_over() {
        let seat = sockets[0].game.as_ref().unwrap().awaited.iter().next().unwrap();
        let view = sockets[seat.index()].view_at(number).await;
        hands.push(serde_json::from_str::<serde_json::Value>(&view).unwrap()["own"][0][1].to_string());
        let action = choose::<Harmonia>(&view, seat, &mut chance);
        sockets[seat.index()].play(&action).await.unwrap();
        number += 1;
        sockets[0].view_at(number).await;
    }
    let record: contract::Record = guests[0].get(&format!("/api/tables/{code}/record")).await.json().await.unwrap();
    let client = reqwest::Client::new();
    let bot = client.post(format!("{url}/api/bots")).json(&json!({"name": "Robby"})).send().await.unwrap();
    let bot: protocol::Bot = bot.json().await.unwrap();
    let stream = client.get(format!("{url}/api/bot/tables/{code}/stream"));
    drop(stream.header(AUTHORIZATION, format!("Bearer {}", bot.token)).send().await.unwrap());
    for token in [TOKEN, "a-wrong-token-that-nobody-may-log"] {
        client.get(format!("{url}/metrics")).header(AUTHORIZATION, format!("Bearer {token}")).send().await.unwrap();
        let form =
            client.post(format!("{url}/admin/login")).header("content-type", "application/x-www-form-urlencoded");
        form.body(format!("token={token}")).send().await.unwrap();
    }
    let mut secrets =
        vec![CHAT.to_owned(), TOKEN.to_owned(), "wrong-token".to_owned(), hex(&record.seed.0), bot.token.clone()];
    secrets.extend(["Person 0", "Person 1", "Wilhelmine", "Robby", "nonsense"].map(str::to_owned));
    secrets.extend(guests.iter().flat_map(secrets_of));
    secrets.extend(bot.token.split('-').skip(1).map(str::to_owned));
    secrets.extend(hands.into_iter().filter(|hand| hand.len() > 12));
    secrets
}

/// Returns the cookie, and the guest id in it.
fn secrets_of(guest: &Guest) -> Vec<String> {
    let (_, value) = guest.cookie.split_once('=').unwrap();
    let plain = value.replace("%3A", ":").replace("%3D", "=");
    let id = plain.split(':').next().unwrap();
    vec![value.to_owned(), id[id.len() - 32..].to_owned()]
}

#[test]
fn the_log_keeps_everybodys_secrets() {
    for form in ["text", "json"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut child, url) = talkative(folder.path(), form);
        let secrets = tokio::runtime::Runtime::new().unwrap().block_on(play(&url));
        assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
        assert!(child.wait().unwrap().success());
        let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
        assert!(log.contains("DEBUG") && log.contains("table opened"), "it wrote all it could: {log}");
        for secret in secrets {
            let leak = log.lines().find(|line| line.contains(&secret));
            assert!(leak.is_none(), "{secret} is in the log: {leak:?}");
        }
        if form == "json" {
            let parsed = log.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
            assert!(parsed.filter(|line| line["fields"]["message"] == "table opened").count() > 0);
        }
    }
}

#[test]
fn a_bad_admin_token_is_named_but_not_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("token"), "too-short").unwrap();
    for file in ["token", "missing"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_farbraum"));
        command.current_dir(folder.path()).args(["serve", "--port", "0", "--admin-token-file", file]);
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(file) && !said.contains("too-short"), "{said}");
    }
}
