//! Plays Colour Lines in the page.

use crate::hands::id;
use colour_lines::{Action, ColourLines, Compass, Die, Edition, Field, Half, Place, View};
use contract::{Edition as _, Rules as _, Seat};
use e2e::Session;
use e2e::guest::chance;

/// Plays an action of `seat`, who sees `view`, by taps.
pub(crate) async fn play(page: &Session, view: &str, seat: Seat, action: &str) {
    perform(page, &serde_json::from_str(view).unwrap(), seat, &action.parse().unwrap(), false).await;
}

/// Draws with the mouse or by taps.
pub(crate) async fn perform(page: &Session, view: &View, seat: Seat, action: &Action, mouse: bool) {
    match *action {
        Action::Colours(a, b) => {
            for colour in [a, b] {
                click(page, &format!("{}:enabled", id(&format!("tick-{colour}"))), action).await;
            }
        }
        Action::Cross(field) => tap(page, field, action).await,
        Action::Draw(die, half, path) => {
            click(page, &format!("{}.usable", id(&format!("die-{die}"))), action).await;
            draw(page, view, seat, half, path.strokes(), mouse, action).await;
        }
        Action::Joker(die, half, to) => {
            click(page, &format!("{}:enabled", id(&format!("die-{die}"))), action).await;
            click(page, &format!("{}:enabled", id("joker")), action).await;
            draw(page, view, seat, half, &[to], mouse, action).await;
        }
        Action::Waive(die) => {
            click(page, &format!("{}:enabled", id(&format!("die-{die}"))), action).await;
            click(page, &format!("{}:enabled", id("joker")), action).await;
            click(page, &id("waive"), action).await;
        }
        Action::Mend => click(page, &id("mend"), action).await,
        Action::More(to) => {
            let (half, _) = view.sheets[seat.index()].bonus.unwrap();
            draw(page, view, seat, half, &[to], mouse, action).await;
        }
        Action::Place(placing) => {
            for half in Half::BOTH {
                for die in placing.of(half) {
                    place(page, die, half.into(), action).await;
                }
            }
            place(page, placing.free(), Place::Free, action).await;
            click(page, &format!("{}:enabled", id("confirm")), action).await;
        }
        Action::Pair(half) => click(page, &format!("{}:enabled", id(&format!("place-{half}"))), action).await,
        Action::Free(die) => place(page, die, Place::Free, action).await,
        Action::Done => click(page, &format!("{}:enabled", id("done")), action).await,
    }
}

async fn place(page: &Session, die: Die, place: Place, action: &Action) {
    click(page, &format!("{}:enabled", id(&format!("die-{die}"))), action).await;
    click(page, &format!("{}:enabled", id(&format!("place-{}", place.name()))), action).await;
}

/// Draws strokes at the end of a line: with the mouse from field to field, or tap by tap and then the button.
async fn draw(page: &Session, view: &View, seat: Seat, half: Half, strokes: &[Compass], mouse: bool, action: &Action) {
    let game = ColourLines::imagine(&Edition::standard(), view, &mut chance(0)).unwrap();
    let sheet = game.table().sheet(seat);
    let end = sheet.line(half).end().unwrap();
    let mut fields = vec![end];
    for &to in strokes {
        fields.push(fields[fields.len() - 1].next(to).unwrap());
    }
    // Where both lines end beside a field, a tap might mean either.
    let either = sheet.line(half.other()).end().unwrap().towards(fields[1]).is_some();
    if !mouse && !either {
        for &field in &fields[1..] {
            tap(page, field, action).await;
        }
        return click(page, &format!("{}:enabled", id("confirm")), action).await;
    }
    // The field exists before the page has heard of the newest drawing, so wait until it would react.
    page.wait_for(&format!("{}.legal", field_id(fields[1]))).await.unwrap();
    let mut pen = page.web().action_chain();
    for (place, &field) in fields.iter().enumerate() {
        let target = page.wait_for(&field_id(field)).await.unwrap();
        pen = pen.move_to_element_center(&target);
        if place == 0 {
            pen = pen.click_and_hold();
        }
    }
    pen.release().perform().await.unwrap_or_else(|error| panic!("{action}: {error:#}"));
}

async fn tap(page: &Session, field: Field, action: &Action) {
    click(page, &format!("{}.legal", field_id(field)), action).await;
}

fn field_id(field: Field) -> String {
    id(&format!("field-{}-{}", field.x(), field.y()))
}

/// Clicks. The page may hear of the last action later than the test, so this waits until it offers this one.
async fn click(page: &Session, css: &str, action: &Action) {
    page.click(css).await.unwrap_or_else(|error| panic!("{action}: {error:#}"));
}
