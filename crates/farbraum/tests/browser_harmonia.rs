//! Two people in two real browsers play a whole basic game of Harmonia to a win, talk and point meanwhile, and agree to end;
//! one person alone plays one to a loss. Whoever knows both hands can plan the win: the solver does.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod people;

use contract::{Edition as _, Game as _};
use e2e::guest::chance;
use e2e::{Browser, Screen, Server};
use harmonia::{Action, Edition, Ended, Harmonia, Place, Rescue, View};
use people::{Person, gather, hear, id, the_page_replays_as_the_program_does};
use protocol::{Stage, Words};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_win_a_basic_game() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bo", Screen::DESKTOP.still().dark())];
    let (code, mut people) = gather(&server, &browser, "harmonia", &who).await;
    start(&mut people).await;

    let plan = plan(&people);
    assert_eq!(plan.len(), 37);
    for (number, &(hand, place)) in plan.iter().enumerate() {
        if number == 5 {
            talk(&mut people, place).await;
        }
        lay(&mut people, usize::from(hand), place).await;
    }
    // Bo proposes, Ada accepts.
    let number = people[0].ear.number().unwrap();
    people[1].page.click(&format!("{}:enabled", id("propose"))).await.unwrap();
    people[1].page.click(&format!("{}:enabled", id("propose-yes"))).await.unwrap();
    hear(&mut people, number + 1).await;
    people[0].page.click(&format!("{}:enabled", id("accept"))).await.unwrap();
    hear(&mut people, number + 2).await;

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    assert_eq!(outcome.won, Some(true));
    for person in &people {
        person.page.wait_for(&id("result")).await.unwrap();
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does::<Harmonia>(&people[0], &server, &code).await;
}

/// Somebody alone lays a few tiles of two hands, gives up, and sees from where it could have been won.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_alone_gives_up() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let (_, mut people) = gather(&server, &browser, "harmonia", &[("Ada", Screen::PHONE.still())]).await;
    start(&mut people).await;
    for &(_, place) in &plan(&people)[..4] {
        lay(&mut people, 0, place).await;
    }
    let number = people[0].ear.number().unwrap();
    people[0].page.click(&format!("{}:enabled", id("propose"))).await.unwrap();
    people[0].page.click(&format!("{}:enabled", id("propose-yes"))).await.unwrap();
    hear(&mut people, number + 1).await;
    assert_eq!(people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap().won, Some(false));
    people[0].page.wait_for(&id("result")).await.unwrap();
    let found = format!("{}:not(.is-searching)", id("possible"));
    let words = people[0].page.text(&found).await.unwrap();
    assert!(words.contains('4'), "it could still have been won with four tiles laid: {words}");
    people[0].page.expect_no_errors().await.unwrap();
}

async fn start(people: &mut [Person]) {
    people[0].page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    for person in people {
        person.ear.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
        person.page.wait_for(&id("window")).await.unwrap();
    }
}

fn view(person: &Person) -> View {
    serde_json::from_str(person.ear.view()).unwrap()
}

/// A way to win for those who know all hands: as if the game had just been given up.
fn plan(people: &[Person]) -> Vec<(u8, Place)> {
    let mut all = view(&people[0]);
    all.own = people.iter().flat_map(|person| view(person).own).collect();
    all.ended = Some(Ended::Agreed);
    let game = Harmonia::imagine(&Edition::standard(), &all, &mut chance(0)).unwrap();
    let mut rescue = Rescue::new(&game).unwrap();
    while rescue.advance() {}
    let (moment, steps) = rescue.found().expect("sixty tiles make a hexagon");
    assert_eq!(moment, 0);
    // The table begins with the first tile.
    let first = steps[0].1.cell;
    let moved = |&(hand, place): &(u8, Place)| {
        let cell = harmonia::Cell::new(place.cell.q - first.q, place.cell.r - first.r).unwrap();
        (hand, Place { cell, ..place })
    };
    steps.iter().map(moved).collect()
}

/// Chooses a tile, shows it, tries it on a cell, turns it until it lies as it should, and lays it.
async fn lay(people: &mut [Person], who: usize, place: Place) {
    let number = people[who].ear.number().unwrap();
    let page = &people[who].page;
    let kind = place.edges.kind();
    let click = async |css: String| {
        page.click(&css).await.unwrap_or_else(|error| panic!("{kind} on {}: {error:#}", place.cell));
    };
    click(format!("{}:enabled", id(&format!("tile-{kind}")))).await;
    click(format!("{}:enabled", id("show"))).await;
    hear(people, number + 1).await;
    let page = &people[who].page;
    let click = async |css: String| {
        page.click(&css).await.unwrap_or_else(|error| panic!("{kind} on {}: {error:#}", place.cell));
    };
    // The page tries the first way that fits; each turn goes on to the next.
    let game = Harmonia::imagine(&Edition::standard(), &view(&people[who]), &mut chance(0)).unwrap();
    let fits = |edges: &&harmonia::Edges| game.table().layout().fits(Place { cell: place.cell, edges: **edges });
    let turns = kind.turns().iter().filter(fits).position(|edges| *edges == place.edges).unwrap();
    click(format!("{}.legal", id(&format!("cell-{}", place.cell)))).await;
    for _ in 0..turns {
        click(format!("{}:enabled", id("turn-tile"))).await;
    }
    click(format!("{}:enabled", id("lay"))).await;
    hear(people, number + 2).await;
    let last = people[who].ear.game.as_ref().unwrap().last.clone().unwrap();
    let action = Action::Lay(place.cell, place.edges);
    assert!(last.ends_with(&format!("{action}")), "{action} was meant, {last} was done");
}

/// Ada points at a cell and Bo says something; both hear it.
async fn talk(people: &mut [Person], place: Place) {
    people[0].page.click(&format!("{}:enabled", id("point"))).await.unwrap();
    people[0].page.click(&id(&format!("cell-{}", place.cell))).await.unwrap();
    people[1].page.click(&id("talk-button")).await.unwrap();
    people[1].page.fill(&id("talk-text"), "A flower for everybody").await.unwrap();
    people[1].page.click(&id("talk-send")).await.unwrap();
    for person in people.iter_mut() {
        person.ear.hear_until(|ear| ear.talk.len() == 2).await;
        let said: Vec<&Words> = person.ear.talk.iter().map(|said| &said.words).collect();
        assert!(said.contains(&&Words::Point(place.cell.to_string())), "{said:?}");
    }
    let shown = people[1].page.text(&id("talk")).await.unwrap();
    assert!(shown.contains("A flower for everybody"), "{shown}");
    people[1].page.click(&id("talk-button")).await.unwrap();
}
