//! Pages besides tables: learning, scoring a printed copy, printing, designing, one device for several people.

use super::{games, glance, id};
use anyhow::Result;
use e2e::{Server, Session};
use std::path::Path;

pub(super) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    for (game, laid) in games() {
        page.goto(server.url(&format!("/learn/{game}"))).await?;
        page.wait_for(&id("board")).await?;
        // Skip the greeting, to the first task.
        page.click(&format!("{}:enabled", id("coach-next"))).await?;
        glance(page, folder, &format!("{game}-learn")).await?;
        page.goto(server.url(&format!("/rules/{game}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-rules")).await?;
        page.goto(server.url(&format!("/score/{game}#{laid}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-score")).await?;
        page.goto(server.url(&format!("/print/{game}"))).await?;
        page.wait_for("h1").await?;
        glance(page, folder, &format!("{game}-print")).await?;
        page.goto(server.url(&format!("/design/{game}"))).await?;
        page.wait_for(&id("design-valid")).await?;
        glance(page, folder, &format!("{game}-design")).await?;
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
