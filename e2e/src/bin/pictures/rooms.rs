//! What there is besides tables: learning, scoring a printed copy, printing, designing, one device for several people.

use super::{GAMES, glance, id};
use anyhow::Result;
use e2e::{Server, Session};
use std::path::Path;

/// What somebody asks the score of, as a link carries it.
const LAID: [(&str, &str); 4] = [
    ("kaleidoskop", "6.112212233233441415556566112212233233441415556566112233."),
    (
        "colour-lines",
        "A.pink.light-blue.4-4nnwwnwnwsssesseseeeeeswwswswwwsws.9-4nnwwwseswseeeseennennnenwwss.A20B20C10",
    ),
    (
        "harmonia",
        "2.0.0,0,111111;1,0,010101;1,-1,101010;0,-1,010101;-1,0,101010;-1,1,010101;0,1,101010;2,0,000000;2,-1,000110;2,-2,000000;1,-2,000011;0,-2,000000;-1,-1,100001;-2,0,000000;-2,1,110000;-2,2,000000;-1,2,011000;0,2,000000;1,1,001100",
    ),
    ("konfetti", "ryb.ybr.bry.ogv.gvo.vog"),
];

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
        let laid = LAID.iter().find(|(of, _)| *of == game).map_or("", |(_, laid)| laid);
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
