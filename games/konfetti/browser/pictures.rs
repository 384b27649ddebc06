//! A round of Konfetti between two people over sockets, two bots of the server, and the person at the browser.

use crate::people::{gather, start, view};
use crate::{id, shoot};
use anyhow::Result;
use bots::{Bot, Greedy};
use contract::{Edition as _, Level, Rules as _, Seat};
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use konfetti::{Action, Edition, Face, Konfetti, Phase, View};
use protocol::Ask;
use serde_json::json;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

/// A layout to score, in the short code of links.
pub(crate) const LAID: &str = "ryb.ybr.bry.ogv.gvo.vog";

pub(crate) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    let mut people = gather(page, server, "konfetti").await?;
    for (seat, level) in [(3, Level::Medium), (4, Level::Easy)] {
        people[0].ask(Ask::Bot { seat: Seat(seat), level: Some(level) }).await.ok();
    }
    people[0].ask(Ask::Options { options: json!({"sand": 30}) }).await.ok();
    start(page, &mut people).await?;
    for person in &mut people {
        person.hear_until(|ear| matches!(view::<View>(ear).phase, Phase::Sand { .. })).await;
    }
    for _ in 0..9 {
        for (seat, person) in people.iter_mut().enumerate() {
            let Some(action) = decide(person).await else { continue };
            match action {
                // The person at the browser taps.
                Action::Touch(card) if seat == 0 => tap(page, card).await?,
                _ if seat == 0 => (),
                action => drop(person.play(&action.to_string()).await),
            }
        }
        sleep(Duration::from_millis(400)).await;
    }
    shoot(page, folder, "konfetti-board").await?;
    people[0].hear_until(|ear| matches!(view::<View>(ear).phase, Phase::Choosing { .. })).await;
    page.wait_for(&id("keep-go")).await?;
    // The sets are laid out one by one.
    sleep(Duration::from_secs(1)).await;
    shoot(page, folder, "konfetti-round").await
}

/// Taps a card, even if another one covers it.
async fn tap(page: &Session, card: Face) -> Result<()> {
    let script = format!(r#"document.querySelector('[data-testid="card-{card}"]').click()"#);
    page.web().execute(script, Vec::new()).await?;
    Ok(())
}

/// Returns the best action now, if any.
async fn decide(person: &mut Socket) -> Option<Action> {
    // The answer comes after all earlier messages.
    person.ask(Ask::Ping).await.ok();
    let mut chance = chance(person.heard.len() as u64);
    let (seat, seen) = (person.table().you.unwrap_or(Seat(0)), view::<View>(person));
    let edition = Edition::standard();
    let state = Konfetti::imagine(&edition, &seen, &mut chance).ok()?;
    let may_act = state.to_act().has(seat);
    may_act.then(|| Bot::<Konfetti>::choose(&mut Greedy::default(), seat, &edition, &seen, &mut chance))?
}
