//! What there is besides tables: learning, scoring a printed copy, printing, one device for several people. In German and English.

use super::{id, shoot};
use anyhow::Result;
use e2e::{Server, Session};
use std::path::Path;

const GAMES: [&str; 4] = ["kaleidoskop", "colour-lines", "harmonia", "konfetti"];

pub(super) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    for game in GAMES {
        page.goto(server.url(&format!("/learn/{game}"))).await?;
        page.wait_for(&id("board")).await?;
        shoot(page, folder, &format!("learn-{game}")).await?;
        page.goto(server.url(&format!("/rules/{game}"))).await?;
        page.wait_for("h1").await?;
        shoot(page, folder, &format!("rules-{game}")).await?;
        page.goto(server.url(&format!("/score/{game}"))).await?;
        page.wait_for("h1").await?;
        shoot(page, folder, &format!("score-{game}")).await?;
    }
    page.goto(server.url("/")).await?;
    page.click(&id("one-device-kaleidoskop")).await?;
    page.wait_for(&id("one-device")).await?;
    page.click(&format!("{}:enabled", id("start"))).await?;
    page.wait_for(&id("curtain")).await?;
    shoot(page, folder, "curtain").await?;

    page.goto(server.url("/")).await?;
    page.click(&id("settings")).await?;
    page.click(&id("setting-language-de")).await?;
    page.goto(server.url("/")).await?;
    page.wait_for(&id("play-now-konfetti")).await?;
    shoot(page, folder, "home-de").await?;
    for game in GAMES {
        page.goto(server.url("/")).await?;
        page.click(&id(&format!("play-now-{game}"))).await?;
        page.wait_for(&id("board")).await?;
        shoot(page, folder, &format!("board-{game}-de")).await?;
    }
    Ok(())
}
