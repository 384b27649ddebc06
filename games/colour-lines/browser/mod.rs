//! Two people in two real browsers play all five rounds of Colour Lines, one by taps on a phone, the other by drawing
//! with the mouse; one of them corrects a drawing. And one person plays a solo task. What they do is decided by bots,
//! which see what these people see.

mod hands;

use crate::guests::{Person, gather, hear, id, the_page_replays_as_the_program_does};
use bots::{Bot, Planner};
use colour_lines::{Action, ColourLines, Edition, View};
use contract::{Chance, Edition as _, Seat};
use e2e::guest::chance;
use e2e::{Browser, Screen, Server};
use hands::perform;
pub(crate) use hands::play;
use protocol::Stage;

/// Returns options and players of a short game in turns.
pub(crate) fn short() -> (serde_json::Value, u8) {
    (serde_json::json!({}), 2)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_play_all_five_rounds() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE), ("Bo", Screen::DESKTOP.dark())];
    let (code, mut people) = gather(&server, &browser, "colour-lines", &who).await;
    people[0].page.click(&id("option-side-B")).await.unwrap();
    start(&mut people).await;
    let mut chance = chance(1);

    // All players set up and draw at the same time, here in turns; in the first round Ada corrects herself.
    let mut corrected = false;
    while let Some(seat) = next_to_act(&people, &mut chance) {
        let action = choose(&people[seat.index()], seat, &mut chance);
        let before = people[seat.index()].ear.view().to_owned();
        act(&mut people, seat, &action).await;
        if !corrected && seat == Seat(0) && matches!(action, Action::Draw(..)) {
            corrected = true;
            correct(&mut people, &before, &mut chance).await;
        }
    }
    assert!(corrected);

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    for person in &people {
        let shown = person.page.text(&id("result")).await.unwrap();
        for standing in &outcome.seats {
            assert!(shown.contains(&standing.score.to_string()), "{} sees every score: {shown}", person.name);
        }
    }
    let page = &people[1].page;
    let possible = format!("{}:not(.is-searching)", id("possible"));
    let words = page.text(&possible).await.unwrap();
    assert!(words.contains(&outcome.seats[1].score.to_string()), "what Bo reached and what was possible: {words}");
    page.click(&format!("{}:enabled", id("show-possible"))).await.unwrap();
    page.wait_for(&id("possible-replay")).await.unwrap();
    page.click(&id("replay-on")).await.unwrap();
    for person in &people {
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does::<ColourLines>(&people[0], &server, &code).await;
}

/// A solo player places the dice, draws, and learns how good the result was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_plays_solo_tasks() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    // A count, and a goal on side B.
    for task in [1, 5] {
        play_alone(&server, &browser, task).await;
    }
}

async fn play_alone(server: &Server, browser: &Browser, task: u8) {
    let (_, mut people) = gather(server, browser, "colour-lines", &[("Ada", Screen::PHONE.still())]).await;
    people[0].page.click(&id(&format!("option-task-{task}"))).await.unwrap();
    start(&mut people).await;
    let mut chance = chance(2);
    while let Some(seat) = next_to_act(&people, &mut chance) {
        let action = choose(&people[0], seat, &mut chance);
        act(&mut people, seat, &action).await;
    }
    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    let shown = people[0].page.text(&id("result")).await.unwrap();
    assert!(shown.contains(&outcome.seats[0].score.to_string()), "task {task}: {shown}");
    let graded = outcome.seats[0].lines.iter().any(|line| line.text.id == "colour-lines-grade");
    assert_eq!(graded, outcome.won != Some(false), "a task that is lost has no grade");
    people[0].page.expect_no_errors().await.unwrap();
}

async fn start(people: &mut [Person]) {
    people[0].page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    for person in people {
        person.ear.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
        person.page.wait_for(&id("sheet")).await.unwrap();
    }
}

/// Returns any seat that may act: the players do not wait for each other.
fn next_to_act(people: &[Person], chance: &mut Chance) -> Option<Seat> {
    let seats: Vec<Seat> = people[0].ear.game.as_ref().unwrap().to_act.iter().collect();
    (!seats.is_empty()).then(|| seats[chance.below(seats.len() as u32) as usize])
}

fn view(person: &Person) -> View {
    serde_json::from_str(person.ear.view()).unwrap()
}

/// Returns the action of a planner with the view of this person.
fn choose(person: &Person, seat: Seat, chance: &mut Chance) -> Action {
    let mut planner = Planner { width: 6 };
    Bot::<ColourLines>::choose(&mut planner, seat, &Edition::standard(), &view(person), chance).unwrap()
}

/// Ada undoes her drawing although Bo has acted meanwhile; her sheet and her line are as before.
async fn correct(people: &mut [Person], before: &str, chance: &mut Chance) {
    let number = people[0].ear.number().unwrap();
    let bo = choose(&people[1], Seat(1), chance);
    if people[1].ear.game.as_ref().unwrap().to_act.has(Seat(1)) && bo != Action::Done {
        act(people, Seat(1), &bo).await;
    }
    let number = number.max(people[0].ear.number().unwrap());
    people[0].page.click(&format!("{}:enabled", id("undo"))).await.unwrap();
    hear(people, number + 1).await;
    let before: View = serde_json::from_str(before).unwrap();
    assert_eq!(view(&people[0]).sheets[0], before.sheets[0], "undo brings her sheet back");
}

/// Plays an action through the page, and waits until every page has received it.
async fn act(people: &mut [Person], seat: Seat, action: &Action) {
    let number = people[0].ear.number().unwrap();
    let person = &people[seat.index()];
    let mouse = person.name == "Bo";
    perform(&person.page, &view(person), seat, action, mouse).await;
    hear(people, number + 1).await;
    let last = people[0].ear.game.as_ref().unwrap().last.clone().unwrap();
    assert!(last.ends_with(&format!(" {seat} {action}")), "{action} was meant, {last} was done");
}
