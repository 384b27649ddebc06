//! The table before the start, and a game of Kaleidoskop.

use crate::people::{choose, gather, play, start, view};
use crate::{glance, id, shoot};
use anyhow::Result;
use bots::Greedy;
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use kaleidoskop::{Action, Kaleidoskop, View};
use std::path::Path;

/// A layout to score, in the short code of links.
pub(crate) const LAID: &str = "6.112212233233441415556566112212233233441415556566112233.";

/// The round in which the board is full enough for a picture.
const MIDDLE: u16 = 9;

pub(crate) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    let mut people = gather(page, server, "kaleidoskop").await?;
    shoot(page, folder, "table").await?;

    page.click(&id("option-length-long")).await?;
    start(page, &mut people).await?;
    let mut chance = chance(1);
    play::<Kaleidoskop>(&mut people, &mut Greedy::default(), &mut chance, is_my_crystal_in_the_middle).await;
    page.wait_for(r#"[data-testid^="colour-"]:enabled"#).await?;
    shoot(page, folder, "kaleidoskop-board").await?;

    let choice = choose::<Kaleidoskop>(&people[0], &mut Greedy::default(), &mut chance);
    if let Action::Put(colour, pit) | Action::Swap(colour, pit) = choice {
        page.click(&id(&format!("colour-{colour}"))).await?;
        page.click(&id(&format!("pit-{pit}"))).await?;
        page.wait_for(&id("set")).await?;
    }
    glance(page, folder, "kaleidoskop-preview").await?;

    play::<Kaleidoskop>(&mut people, &mut Greedy::default(), &mut chance, |_| false).await;
    page.wait_for(&id("result")).await?;
    shoot(page, folder, "kaleidoskop-result").await
}

fn is_my_crystal_in_the_middle(people: &[Socket]) -> bool {
    let table = view::<View>(&people[0]).table;
    table.round >= MIDDLE && table.turn.seat.index() == 0 && table.turn.set.is_none() && !table.turn.draw
}
