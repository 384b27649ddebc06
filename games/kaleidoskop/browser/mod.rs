//! Three people in three real browsers open a table, share its link and play a short game to its end, by nothing but
//! clicks. What they do is decided by bots who plan, and see what these people see.

mod hands;

use crate::guests::{Person, gather, hear, id, the_page_replays_as_the_program_does, to_act};
use bots::{Bot, Planner};
use contract::{Chance, Edition as _};
use e2e::guest::chance;
use e2e::{Browser, Screen, Server};
pub(crate) use hands::{perform, play};
use kaleidoskop::{Action, Edition, Kaleidoskop, View};
use protocol::Stage;

/// Returns options and players of a short game in turns.
pub(crate) fn short() -> (serde_json::Value, u8) {
    (serde_json::json!({ "length": "short" }), 3)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_browsers_play_a_short_game_to_its_end() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bo", Screen::DESKTOP), ("Cleo", Screen::PHONE.still().dark())];
    let (code, mut people) = gather(&server, &browser, "kaleidoskop", &who).await;

    people[0].page.click(&id("option-length-short")).await.unwrap();
    people[0].page.click(&id("start")).await.unwrap();
    for person in &mut people {
        person.ear.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
        person.page.wait_for(&id("what-now")).await.unwrap();
    }
    take_back_a_crystal(&mut people).await;
    play_to_the_end(&mut people).await;

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    assert!(!outcome.cut_short, "the goal was met");
    for person in &people {
        let shown = person.page.text(&id("result")).await.unwrap();
        for seat in outcome.winners() {
            assert!(shown.contains(people[seat.index()].name), "{} sees who won: {shown}", person.name);
        }
        for standing in &outcome.seats {
            assert!(shown.contains(&standing.score.to_string()), "{} sees every score: {shown}", person.name);
        }
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does::<Kaleidoskop>(&people[0], &server, &code).await;
}

/// The first player sets a crystal, takes it back, and is where they were.
async fn take_back_a_crystal(people: &mut [Person]) {
    let seat = to_act(&people[0]).unwrap();
    let before = people[seat.index()].ear.view().to_owned();
    let action = choose(&people[seat.index()], &mut chance(1));
    people[seat.index()].page.wait_for(&format!("{}:disabled", id("undo"))).await.unwrap();
    perform(&people[seat.index()].page, &action).await;
    hear(people, 1).await;
    people[seat.index()].page.click(&format!("{}:enabled", id("undo"))).await.unwrap();
    hear(people, 2).await;
    assert_eq!(people[seat.index()].ear.view(), before, "undo brings the view back");
}

async fn play_to_the_end(people: &mut [Person]) {
    let mut chance = chance(2);
    while let Some(seat) = to_act(&people[0]) {
        let number = people[0].ear.number().unwrap();
        let person = &people[seat.index()];
        if number == 12 {
            // Reloading the page in the middle of the own turn changes nothing.
            person.page.web().refresh().await.unwrap();
            person.page.wait_for(&id("what-now")).await.unwrap();
        }
        let action = choose(person, &mut chance);
        perform(&person.page, &action).await;
        hear(people, number + 1).await;
        assert!(number < 2000, "the game ends");
    }
}

/// Returns the action of a planner with the view of this person.
fn choose(person: &Person, chance: &mut Chance) -> Action {
    let view: View = serde_json::from_str(person.ear.view()).unwrap();
    let seat = person.ear.table().you.unwrap();
    Bot::<Kaleidoskop>::choose(&mut Planner::default(), seat, &Edition::standard(), &view, chance).unwrap()
}
