//! A round of Konfetti between two people who come over sockets, two bots of the server, and the person at the browser.

use crate::people::{choose, gather, start, view};
use crate::{id, shoot};
use anyhow::Result;
use bots::{Greedy, is_worth_it};
use contract::{Edition as _, Game as _, Level, Seat};
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use konfetti::{Edition, Konfetti, Phase, View};
use protocol::Ask;
use serde_json::json;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

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
        for person in &mut people {
            grab(person).await;
        }
        sleep(Duration::from_millis(330)).await;
    }
    shoot(page, folder, "konfetti-board").await?;
    people[0].hear_until(|ear| matches!(view::<View>(ear).phase, Phase::Choosing { .. })).await;
    page.wait_for(&id("keep-go")).await?;
    // The sets are laid out one by one.
    sleep(Duration::from_secs(1)).await;
    shoot(page, folder, "konfetti-round").await
}

/// Does what looks best now, if anything does.
async fn grab(person: &mut Socket) {
    // Whoever hears the answer has heard everything before.
    person.ask(Ask::Ping).await.ok();
    let mut chance = chance(person.heard.len() as u64);
    let (seat, seen) = (person.table().you.unwrap_or(Seat(0)), view::<View>(person));
    let Ok(state) = Konfetti::imagine(&Edition::standard(), &seen, &mut chance) else { return };
    if state.to_act().has(seat) {
        let action = choose::<Konfetti>(person, &mut Greedy, &mut chance);
        if is_worth_it(&state, seat, &action) {
            person.play(&action.to_string()).await.ok();
        }
    }
}
