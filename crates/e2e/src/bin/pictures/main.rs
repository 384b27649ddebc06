//! Takes the pictures of the documentation: `pictures <folder>`, called by `cargo xtask pictures`, which has built the
//! server beside this program.
//!
//! One person sits at a real browser, two more and the moves of all three come over sockets, decided by bots. So the
//! pictures show real games on a real server; every run shows others.

#![allow(clippy::unwrap_used, reason = "without its pictures the program has nothing to do")]

mod colour_lines;
mod harmonia;
mod kaleidoskop;
mod konfetti;
mod people;
mod rooms;

use anyhow::{Context, Result};
use e2e::{Browser, Screen, Server, Session};
use std::path::{Path, PathBuf};

const SCREENS: &[(&str, Screen)] = &[
    ("phone-light", Screen::PHONE.still()),
    ("phone-dark", Screen::PHONE.still().dark()),
    ("desktop-light", Screen::DESKTOP.still()),
    ("desktop-dark", Screen::DESKTOP.still().dark()),
];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).context("usage: pictures <folder>")?);
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(std::env::current_exe()?.with_file_name("farbraum"))?;
    let page = Browser::start()?.open(Screen::DESKTOP.still()).await?;

    page.goto(server.url("/")).await?;
    page.wait_for(&id("new-table-kaleidoskop")).await?;
    shoot(&page, &folder, "home").await?;

    kaleidoskop::take(&page, &server, &folder).await?;
    colour_lines::take(&page, &server, &folder).await?;
    harmonia::take(&page, &server, &folder).await?;
    konfetti::take(&page, &server, &folder).await?;
    rooms::take(&page, &server, &folder).await?;
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
