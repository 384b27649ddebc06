//! A game of Colour Lines.

use crate::people::{choose, gather, play, start, view};
use crate::{glance, id, shoot};
use anyhow::Result;
use bots::Planner;
use colour_lines::{Action, ColourLines, Stage, View};
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use std::path::Path;

/// A layout to score, in the short code of links.
pub(crate) const LAID: &str =
    "A.pink.light-blue.4-4nnwwnwnwsssesseseeeeeswwswswwwsws.9-4nnwwwseswseeeseennennnenwwss.A20B20C10";

/// The round in which the sheets are full enough for a picture.
const LATE: u8 = 4;

pub(crate) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    let mut people = gather(page, server, "colour-lines").await?;
    start(page, &mut people).await?;
    let (mut bot, mut chance) = (Planner::default(), chance(1));
    play::<ColourLines>(&mut people, &mut bot, &mut chance, draws_late).await;
    page.wait_for(&id("done")).await?;
    shoot(page, folder, "colour-lines-board").await?;

    if let Action::Draw(die, half, path) = choose::<ColourLines>(&people[0], &mut bot, &mut chance) {
        page.click(&id(&format!("die-{die}"))).await?;
        let sheet = &view::<View>(&people[0]).sheets[0];
        let line = if half == colour_lines::Half::Left { &sheet.left } else { &sheet.right };
        let strokes = line.strokes.chars().filter_map(colour_lines::Compass::from_letter);
        let mut at = strokes.fold(line.cross, |at, to| at.and_then(|field| field.next(to)));
        for &to in path.strokes() {
            at = at.and_then(|field| field.next(to));
            if let Some(field) = at {
                page.click(&id(&format!("field-{}-{}", field.x(), field.y()))).await?;
            }
        }
    }
    glance(page, folder, "colour-lines-preview").await?;

    play::<ColourLines>(&mut people, &mut bot, &mut chance, |_| false).await;
    page.wait_for(&format!("{}:enabled", id("show-possible"))).await?;
    shoot(page, folder, "colour-lines-result").await?;
    page.click(&id("look-at-board")).await?;
    // Away from the rows of the score, which highlight what they count.
    page.web().action_chain().move_to(5, 5).perform().await?;
    glance(page, folder, "colour-lines-sheet").await
}

/// Returns whether the person at the browser has drawn a die of a late round but not all.
fn draws_late(people: &[Socket]) -> bool {
    let view = view::<View>(&people[0]);
    let used = view.sheets[0].used.len();
    view.round >= LATE
        && view.stage == Stage::Draw
        && (1..=2).contains(&used)
        && people[0].game.as_ref().is_some_and(|game| game.to_act.has(contract::Seat(0)))
}
