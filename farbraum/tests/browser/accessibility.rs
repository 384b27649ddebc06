//! Runs axe-core on every page and every state of a game, on a light phone and on a dark desktop. Serious findings fail
//! the test; all findings are printed.

use crate::finished::{finished, keep};
use crate::hands::{id, is_race, short};
use crate::home_table::until;
use e2e::thirtyfour::By;
use e2e::{Browser, Screen, Server, Session};
use std::io::Write;

/// Each state is checked on both: a person who changes the orientation or the colour scheme gets the same page.
const SCREENS: [Screen; 2] = [Screen::PHONE.still(), Screen::DESKTOP.still().dark()];

/// The states that were checked, and the findings.
struct Audit<'a> {
    page: &'a Session,
    server: &'a Server,
    states: usize,
    found: Vec<String>,
    serious: bool,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_serious_is_found_anywhere() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(SCREENS[0]).await.unwrap();
    let mut audit = Audit { page: &page, server: &server, states: 0, found: Vec::new(), serious: false };
    audit.pages().await;
    for game in shelf::games().iter().map(|game| game.id()) {
        audit.tables(game).await;
        audit.played(game).await;
    }
    // Written to the real standard error, not captured by the test harness, so that the findings are always shown.
    let told = format!(
        "axe-core: {} states on phone and desktop, {} findings\n{}",
        audit.states,
        audit.found.len(),
        audit.found.iter().map(|found| format!("    {found}\n")).collect::<String>()
    );
    std::io::stderr().write_all(told.as_bytes()).unwrap();
    assert!(!audit.serious, "{told}");
}

impl Audit<'_> {
    async fn look(&mut self, state: &str) {
        self.states += 1;
        for screen in SCREENS.into_iter().rev() {
            self.page.show_on(screen).await.unwrap();
            for finding in self.page.audit().await.unwrap() {
                self.serious |= finding.is_serious();
                self.found.push(format!("{state} at {}: {finding}", screen.width));
            }
        }
    }

    async fn go(&self, path: &str, test_id: &str) {
        self.page.goto(self.server.url(path)).await.unwrap();
        self.page.wait_for(&id(test_id)).await.unwrap();
    }

    async fn tap(&self, test_id: &str) {
        self.page.click(&format!("{}:enabled", id(test_id))).await.unwrap();
    }

    /// Checks the pages that are not tables.
    async fn pages(&mut self) {
        self.go("/", "play-now-konfetti").await;
        self.look("home").await;
        self.tap("settings").await;
        self.look("home, settings").await;
        self.tap("show-keys").await;
        self.look("home, keys").await;
        for (path, what) in [("/me", "h1"), ("/today", "h1"), ("/ratings", "h1"), ("/link", "h1"), ("/nowhere", "h1")] {
            self.page.goto(self.server.url(path)).await.unwrap();
            self.page.wait_for(what).await.unwrap();
            self.look(path).await;
        }
        for game in shelf::games().iter().map(|game| game.id()) {
            self.go(&format!("/learn/{game}"), "coach").await;
            self.look(&format!("{game}, the guided first game")).await;
            self.tap("coach-skip").await;
            self.look(&format!("{game}, after the guided first game")).await;
            self.go(&format!("/rules/{game}"), "rules").await;
            self.look(&format!("{game}, the rules")).await;
        }
        self.go("/design", "design-chooser").await;
        self.look("the designer's corner, which game").await;
        self.go("/design/harmonia", "design-valid").await;
        self.look("the designer's corner").await;
        self.page.click(&id("study-bot-random")).await.unwrap();
        self.tap("design-study").await;
        self.page.wait_for(&id("design-figures")).await.unwrap();
        self.look("the designer's corner, measured").await;
        self.page.fill(&id("design-text"), "name =").await.unwrap();
        self.page.wait_for(&id("design-wrong")).await.unwrap();
        self.look("the designer's corner, with something wrong").await;
        self.go("/t/ABCDEF", "missing").await;
        self.look("a table that is not there").await;
    }

    /// Checks a table before the game: on the server, and on one device.
    async fn tables(&mut self, game: &str) {
        self.go("/", &format!("new-table-{game}")).await;
        self.tap(&format!("new-table-{game}")).await;
        self.page.wait_for(&id("gathering")).await.unwrap();
        self.look(&format!("{game}, an empty table")).await;
        self.page.fill(&id("sit-name"), "Ada").await.unwrap();
        self.tap("sit-down").await;
        self.page.wait_for(&id("stand-up")).await.unwrap();
        self.look(&format!("{game}, a table with somebody at it")).await;
        self.go("/", &format!("one-device-{game}")).await;
        self.tap(&format!("one-device-{game}")).await;
        self.page.wait_for(&id("one-device")).await.unwrap();
        self.look(&format!("{game}, one device")).await;
        self.tap("start").await;
        if shelf::spine(game).is_some_and(|game| !game.can_share_screen()) {
            self.page.wait_for(&id("curtain")).await.unwrap();
            self.look(&format!("{game}, the screen between two people")).await;
            self.tap("take-device").await;
            self.page.wait_gone(&id("curtain")).await.unwrap();
        }
        self.look(&format!("{game}, at one device")).await;
    }

    /// Checks a table during a game, at its end, and in the replay.
    async fn played(&mut self, game: &str) {
        self.go("/", &format!("play-now-{game}")).await;
        self.tap(&format!("play-now-{game}")).await;
        self.page.wait_for(&id("board")).await.unwrap();
        self.look(&format!("{game}, the beginning")).await;
        if !is_race(game) {
            self.tap("suggest").await;
            until(async || self.page.web().find(By::Css(id("suggestion"))).await.is_ok()).await;
            self.look(&format!("{game}, a hint")).await;
        }
        let (options, seats) = short(game);
        keep(self.page, "PLAYED", &finished(game, options, seats)).await;
        self.go("/home/PLAYED", "result").await;
        self.look(&format!("{game}, the result")).await;
        self.tap("look-at-board").await;
        self.look(&format!("{game}, the board at the end")).await;
        self.page.goto(self.server.url("/home/PLAYED?move=3")).await.unwrap();
        self.page.wait_for(&id("board")).await.unwrap();
        self.look(&format!("{game}, the replay")).await;
        let gone = "Object.keys(localStorage).filter(key => key.includes('PLAYED')).forEach(key => localStorage.removeItem(key))";
        self.page.web().execute(gone, Vec::new()).await.unwrap();
    }
}
