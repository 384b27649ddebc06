//! Three people at a table: one at the browser, all of them played by bots.

use crate::id;
use anyhow::Result;
use bots::Bot;
use contract::{Chance, Edition as _, Game};
use e2e::guest::{Guest, Socket};
use e2e::{Server, Session};
use protocol::{Ask, Stage};

/// The person at the browser opens a table and sits down; two more follow over sockets.
pub(crate) async fn gather(page: &Session, server: &Server, game: &str) -> Result<Vec<Socket>> {
    page.goto(server.url("/")).await?;
    page.click(&id(&format!("new-table-{game}"))).await?;
    let code = page.text(&id("table-code")).await?;
    page.fill(&id("sit-name"), "Ada").await?;
    page.click(&id("sit-down")).await?;
    let url = server.url("").trim_end_matches('/').to_owned();
    let mut ear = Guest::at_browser(page, &url).await.connect(&code).await;
    ear.hear_until(|ear| ear.table().you.is_some()).await;
    let mut people = vec![ear];
    for name in ["Bo", "Cleo"] {
        let mut person = Guest::new(&url).await.connect(&code).await;
        person.sit(name, None).await.unwrap();
        people.push(person);
    }
    page.wait_for(&format!("{}:enabled", id("start"))).await?;
    Ok(people)
}

/// Starts the game.
pub(crate) async fn start(page: &Session, people: &mut [Socket]) -> Result<()> {
    page.click(&format!("{}:enabled", id("start"))).await?;
    for person in people {
        person.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
    }
    Ok(())
}

/// Plays with bots until the game is over or shows what is looked for.
pub(crate) async fn play<G: Game>(
    people: &mut [Socket],
    bot: &mut dyn Bot<G>,
    chance: &mut Chance,
    enough: impl Fn(&[Socket]) -> bool,
) {
    while !enough(people) {
        let game = people[0].game.as_ref().unwrap();
        let number = game.number;
        let Some(seat) = game.awaited.iter().next() else { return };
        let action = choose(&people[seat.index()], bot, chance).to_string();
        // Bots are faster than the server allows.
        while people[seat.index()].ask(Ask::Play { action: action.clone(), number: Some(number) }).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        for person in people.iter_mut() {
            person.hear_until(|ear| ear.number() > Some(number)).await;
        }
    }
}

/// Returns what a player sees.
pub(crate) fn view<V: serde::de::DeserializeOwned>(person: &Socket) -> V {
    serde_json::from_str(person.view()).unwrap()
}

/// Returns what a bot would do in this player's place.
pub(crate) fn choose<G: Game>(person: &Socket, bot: &mut dyn Bot<G>, chance: &mut Chance) -> G::Action {
    let seat = person.table().you.unwrap();
    bot.choose(seat, &G::Edition::standard(), &view(person), chance).unwrap()
}
