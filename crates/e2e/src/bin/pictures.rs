//! Takes the pictures of the documentation: `pictures <folder>`, called by
//! `cargo xtask pictures`, which has built the server beside this program.

use std::path::PathBuf;

use anyhow::{Context, Result};
use e2e::{Browser, Screen, Server, Session};

/// A page worth a picture. To add one, add a line to [`SHOTS`].
struct Shot {
    name: &'static str,
    path: &'static str,
    /// What must be visible before the picture is taken.
    ready: &'static str,
}

const SHOTS: &[Shot] = &[Shot { name: "home", path: "/", ready: "h1" }];

const SCREENS: &[(&str, Screen)] = &[
    ("phone-light", Screen::PHONE.still()),
    ("phone-dark", Screen::PHONE.still().dark()),
    ("desktop-light", Screen::DESKTOP.still()),
    ("desktop-dark", Screen::DESKTOP.still().dark()),
];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = std::env::args_os().nth(1).context("usage: pictures <folder>")?;
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(std::env::current_exe()?.with_file_name("farbraum"))?;
    let session = Browser::start()?.open(Screen::DESKTOP).await?;
    for (look, screen) in SCREENS {
        session.show_on(*screen).await?;
        for shot in SHOTS {
            let file = folder.join(format!("{}-{look}.png", shot.name));
            take(&session, &server, shot).await?;
            session.screenshot(&file).await?;
            println!("{}", file.display());
        }
    }
    Ok(())
}

/// Brings the page into the state that the picture shows.
async fn take(session: &Session, server: &Server, shot: &Shot) -> Result<()> {
    session.goto(server.url(shot.path)).await?;
    session.wait_for(shot.ready).await?;
    session.expect_no_errors().await
}
