//! Takes the pictures of the documentation: `pictures <folder>`, called by `cargo xtask pictures`, which has built the
//! server beside this program.
//!
//! One person sits at a real browser, two more and the moves of all three come over sockets, decided by greedy bots. So
//! the pictures show a real game on a real server; every run shows another one.

#![allow(clippy::unwrap_used, reason = "without its pictures the program has nothing to do")]

use anyhow::{Context, Result};
use bots::{Bot, Greedy};
use contract::{Chance, Edition as _};
use e2e::guest::{Guest, Socket, chance};
use e2e::{Browser, Screen, Server, Session};
use kaleidoskop::{Action, Edition, Kaleidoskop, View};
use protocol::{Ask, Stage};
use std::path::{Path, PathBuf};

const SCREENS: &[(&str, Screen)] = &[
    ("phone-light", Screen::PHONE.still()),
    ("phone-dark", Screen::PHONE.still().dark()),
    ("desktop-light", Screen::DESKTOP.still()),
    ("desktop-dark", Screen::DESKTOP.still().dark()),
];

/// The round in which the board is full enough to be looked at.
const MIDDLE: u16 = 9;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).context("usage: pictures <folder>")?);
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(std::env::current_exe()?.with_file_name("farbraum"))?;
    let page = Browser::start()?.open(Screen::DESKTOP.still()).await?;

    page.goto(server.url("/")).await?;
    page.wait_for(&id("new-table-kaleidoskop")).await?;
    shoot(&page, &folder, "home").await?;

    let mut people = gather(&page, &server).await?;
    shoot(&page, &folder, "table").await?;

    page.click(&id("option-length-long")).await?;
    page.click(&id("start")).await?;
    for person in &mut people {
        person.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
    }
    let mut chance = chance(1);
    play(&mut people, &mut chance, is_my_crystal_in_the_middle).await;
    page.wait_for(&format!("{}.legal", id("colour-red"))).await?;
    shoot(&page, &folder, "board").await?;

    if let Action::Put(colour, pit) | Action::Swap(colour, pit) = choose(&people[0], &mut chance) {
        page.click(&id(&format!("colour-{colour}"))).await?;
        page.click(&id(&format!("pit-{pit}"))).await?;
        page.wait_for(&id("set")).await?;
    }
    shoot(&page, &folder, "preview").await?;

    play(&mut people, &mut chance, |_| false).await;
    page.wait_for(&id("result")).await?;
    shoot(&page, &folder, "result").await?;
    page.expect_no_errors().await
}

fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}

/// The same page on every screen.
async fn shoot(page: &Session, folder: &Path, name: &str) -> Result<()> {
    for (look, screen) in SCREENS {
        page.show_on(*screen).await?;
        // The page lays itself out anew; nothing tells when it has painted.
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        let file = folder.join(format!("{name}-{look}.png"));
        page.screenshot(&file).await?;
        println!("{}", file.display());
    }
    page.show_on(Screen::DESKTOP.still()).await
}

/// The person at the browser opens a table and sits down, two more follow over sockets.
async fn gather(page: &Session, server: &Server) -> Result<Vec<Socket>> {
    page.click(&id("new-table-kaleidoskop")).await?;
    let code = page.text(&id("table-code")).await?;
    page.fill(&id("sit-name"), "Ada").await?;
    page.click(&id("sit-down")).await?;
    let url = server.url("").trim_end_matches('/').to_owned();
    let mut ear = Guest::at_browser(page, &url).await.connect(&code).await;
    ear.hear_until(|ear| ear.table().you.is_some()).await;
    let mut people = vec![ear];
    for name in ["Bo", "Cleo"] {
        let mut person = Guest::new(&url).await.connect(&code).await;
        person.sit(name, None).await.unwrap();
        people.push(person);
    }
    page.wait_for(&format!("{}:enabled", id("start"))).await?;
    Ok(people)
}

/// The bots play until the game is over or shows what is looked for.
async fn play(people: &mut [Socket], chance: &mut Chance, enough: impl Fn(&[Socket]) -> bool) {
    while !enough(people) {
        let game = people[0].game.as_ref().unwrap();
        let number = game.number;
        let Some(seat) = game.to_act.iter().next() else { return };
        let action = choose(&people[seat.index()], chance).to_string();
        // Bots are faster than the server lets people be.
        while people[seat.index()].ask(Ask::Play { action: action.clone(), number: Some(number) }).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        for person in people.iter_mut() {
            person.hear_until(|ear| ear.number() > Some(number)).await;
        }
    }
}

fn view(person: &Socket) -> View {
    serde_json::from_str(person.view()).unwrap()
}

fn choose(person: &Socket, chance: &mut Chance) -> Action {
    Bot::<Kaleidoskop>::choose(&mut Greedy, &Edition::standard(), &view(person), chance).unwrap()
}

fn is_my_crystal_in_the_middle(people: &[Socket]) -> bool {
    let table = view(&people[0]).table;
    table.round >= MIDDLE && table.turn.seat.index() == 0 && table.turn.set.is_none() && !table.turn.draw
}
