//! What there is besides tables: learning, scoring a printed copy, printing, one device for several people.

use super::{GAMES, glance, id};
use anyhow::Result;
use e2e::{Server, Session};
use std::path::Path;

pub(super) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    for game in GAMES {
        page.goto(server.url(&format!("/learn/{game}"))).await?;
        page.wait_for(&id("board")).await?;
        // Past the greeting, to where something is to be done.
        page.click(&format!("{}:enabled", id("coach-next"))).await?;
        glance(page, folder, &format!("{game}-learn")).await?;
        page.goto(server.url(&format!("/rules/{game}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-rules")).await?;
        page.goto(server.url(&format!("/score/{game}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-score")).await?;
        page.goto(server.url(&format!("/print/{game}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-print")).await?;
    }
    page.goto(server.url("/")).await?;
    page.click(&id("one-device-kaleidoskop")).await?;
    page.wait_for(&id("one-device")).await?;
    page.click(&format!("{}:enabled", id("start"))).await?;
    page.wait_for(&id("curtain")).await?;
    glance(page, folder, "curtain").await?;
    page.goto(server.url("/me")).await?;
    page.wait_for("h1").await?;
    glance(page, folder, "me").await?;
    page.goto(server.url("/today")).await?;
    page.wait_for("h1").await?;
    glance(page, folder, "today").await
}
