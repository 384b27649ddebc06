//! Takes the pictures of the documentation: `pictures <folder>`, called by `cargo xtask pictures`, which has built the
//! server beside this program.
//!
//! One person sits at a real browser, two more play over sockets, and bots decide the moves of all three. So the
//! pictures show real games on a real server; every run shows other games.

#![allow(clippy::unwrap_used, reason = "without its pictures the program has nothing to do")]

mod gallery;
mod people;
mod rooms;

#[path = "../../../../games/colour-lines/browser/pictures.rs"]
mod colour_lines;
#[path = "../../../../games/harmonia/browser/pictures.rs"]
mod harmonia;
#[path = "../../../../games/kaleidoskop/browser/pictures.rs"]
mod kaleidoskop;
#[path = "../../../../games/konfetti/browser/pictures.rs"]
mod konfetti;

use anyhow::{Context, Result};
use e2e::{Browser, Screen, Server, Session};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The screens, in both languages each.
const SCREENS: &[(&str, Screen)] = &[
    ("phone-light", Screen::PHONE.sharp().still()),
    ("phone-dark", Screen::PHONE.sharp().still().dark()),
    ("desktop-light", Screen::DESKTOP.still()),
    ("desktop-dark", Screen::DESKTOP.still().dark()),
];
const LANGUAGES: [&str; 2] = ["de", "en"];
const ICONS: [u32; 3] = [180, 192, 512];

#[tokio::main]
async fn main() -> Result<()> {
    let mut folders = std::env::args_os().skip(1).map(PathBuf::from);
    let mut next = || folders.next().context("usage: pictures <folder> <folder of the games> <folder of the icons>");
    let (folder, games, icons) = (next()?, next()?, next()?);
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(std::env::current_exe()?.with_file_name("farbraum"))?;
    let page = Browser::start()?.open(Screen::DESKTOP.still()).await?;
    keep(&page, &server, &games).await?;
    draw_icons(&page, &server, &icons).await?;

    page.goto(server.url("/")).await?;
    page.wait_for(&id("new-table-kaleidoskop")).await?;
    shoot(&page, &folder, "home").await?;

    take_games(&page, &server, &folder).await?;
    rooms::take(&page, &server, &folder).await?;
    page.expect_no_errors().await?;
    gallery::write(&folder)
}

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Returns every game with a layout for its score page, in the short code of links.
        fn games() -> Vec<(&'static str, &'static str)> {
            vec![$((<shelf::$krate::$game as contract::Rules>::ID, $krate::LAID)),*]
        }

        /// Takes the pictures of every game.
        async fn take_games(page: &Session, server: &Server, folder: &Path) -> Result<()> {
            $($krate::take(page, server, folder).await?;)*
            Ok(())
        }
    };
}
shelf::each_game!(by_game);

/// Stores the pictures that stand for games on other pages, as the boards draw them now.
async fn keep(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    for (game, _) in games() {
        page.goto(server.url(&format!("/drawn/{game}"))).await?;
        std::fs::write(folder.join(game).join("picture.html"), e2e::picture(page).await?)?;
    }
    Ok(())
}

/// Draws the icon at the sizes that phones need for an installed page: not all of them accept a scalable one.
async fn draw_icons(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    page.goto(server.url("/icon.svg")).await?;
    for size in ICONS {
        page.show_on(Screen { width: size, height: size, ..Screen::DESKTOP }).await?;
        page.screenshot(folder.join(format!("icon-{size}.png"))).await?;
    }
    page.show_on(Screen::DESKTOP.still()).await
}

fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}

/// Takes the same page on every screen, in every language.
async fn shoot(page: &Session, folder: &Path, name: &str) -> Result<()> {
    for language in LANGUAGES {
        for (look, screen) in SCREENS {
            shoot_one(page, folder, name, language, look, *screen).await?;
        }
    }
    page.show_on(Screen::DESKTOP.still()).await
}

/// Takes a page for which two pictures are enough.
async fn glance(page: &Session, folder: &Path, name: &str) -> Result<()> {
    for (language, (look, screen)) in LANGUAGES.into_iter().zip([SCREENS[0], SCREENS[3]]) {
        shoot_one(page, folder, name, language, look, screen).await?;
    }
    page.show_on(Screen::DESKTOP.still()).await
}

async fn shoot_one(
    page: &Session,
    folder: &Path,
    name: &str,
    language: &str,
    look: &str,
    screen: Screen,
) -> Result<()> {
    speak(page, language).await?;
    page.show_on(screen).await?;
    // The page lays itself out anew; no event tells when it has painted.
    tokio::time::sleep(Duration::from_millis(700)).await;
    let file = folder.join(format!("{name}-{language}-{look}.webp"));
    page.screenshot(&file).await?;
    println!("{}", file.display());
    Ok(())
}

/// Changes the language in the settings, which exist even while they are closed.
async fn speak(page: &Session, language: &str) -> Result<()> {
    let script = r#"document.querySelector(`[data-testid="setting-language-${arguments[0]}"]`)?.click()"#;
    page.web().execute(script, vec![language.into()]).await?;
    Ok(())
}
