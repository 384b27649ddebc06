//! Two people in two real browsers win a whole basic game of Harmonia, chat and point meanwhile, and agree to end; four
//! on phones play for points; one solo player loses. The tests know both hands, so the solver can plan the win.

mod hands;

use crate::guests::{Person, gather, hear, id, the_page_replays_as_the_program_does};
use contract::{Edition as _, Rules as _, Seat};
use e2e::guest::chance;
use e2e::{Browser, Screen, Server};
use hands::perform;
pub(crate) use hands::play;
use harmonia::{Action, Cell, Edition, EndReason, Harmonia, Kind, Place, Rescue, View};
use protocol::{Stage, Words};

/// Returns options and players of a short game in turns.
pub(crate) fn short() -> (serde_json::Value, u8) {
    (serde_json::json!({}), 2)
}

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
    agree_to_end(&mut people, 1).await;

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    assert_eq!(outcome.won, Some(true));
    for person in &people {
        person.page.wait_for(&id("result")).await.unwrap();
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does::<Harmonia>(&people[0], &server, &code).await;
}

/// A solo player lays a few tiles of two hands, gives up, and sees from which position the game could have been won.
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

/// Four on phones play for points: each lays a tile, one points, one sends a sentence by tapping, all agree to end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_phones_play_for_points() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let phone = Screen::PHONE.still();
    let who = [("Ada", phone), ("Bo", phone.dark()), ("Cleo", phone), ("Dan", phone)];
    let (_, mut people) = gather(&server, &browser, "harmonia", &who).await;
    read_german(&people[1]).await;
    people[0].page.click(&id("option-game-advanced")).await.unwrap();
    people[0].ear.hear_until(|ear| ear.table().options["game"] == "advanced").await;
    start(&mut people).await;

    let mut last = None;
    for _ in 0..4 {
        let who = usize::from(view(&people[0]).turn);
        let place = somewhere(&people[who]);
        lay(&mut people, who, place).await;
        last = Some(place.cell);
    }
    point(&people, 2, last.unwrap()).await;
    // The sentence "leave free" needs an empty cell.
    let free = somewhere(&people[usize::from(view(&people[0]).turn)]).cell;
    say_by_tapping(&people, 3, free).await;
    agree_to_end(&mut people, 0).await;

    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    assert_eq!(outcome.won, None);
    let score = outcome.seats[0].score.to_string().replace('-', "−");
    for person in &people {
        person.page.wait_for(&id("result")).await.unwrap();
        person.page.wait_for_text(&id(&format!("score-{}", Seat(0))), &score).await.unwrap();
    }
    // After four tiles a higher score was possible in any deal.
    let page = &people[0].page;
    let words = page.text(&format!("{}:not(.is-searching)", id("possible"))).await.unwrap();
    let points = words.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<i32>().ok()).max();
    assert!(points.is_some_and(|points| points >= 200), "{words}");
    page.click(&id("show-possible")).await.unwrap();
    page.wait_for(&id("possible-replay")).await.unwrap();
    for person in &people {
        person.page.expect_no_errors().await.unwrap();
    }
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

/// Returns a way to win for callers who know all hands: as if the game had just been given up.
fn plan(people: &[Person]) -> Vec<(u8, Place)> {
    let mut all = view(&people[0]);
    all.own = people.iter().flat_map(|person| view(person).own).collect();
    all.ended = Some(EndReason::Agreed);
    let game = Harmonia::imagine(&Edition::standard(), &all, &mut chance(0)).unwrap();
    let mut rescue = Rescue::new(&game).unwrap();
    while rescue.advance() {}
    let (moment, steps) = rescue.found().expect("sixty tiles make a hexagon");
    assert_eq!(moment, 0);
    // The table begins with the first tile.
    let first = steps[0].1.cell;
    let moved = |&(hand, place): &(u8, Place)| {
        let cell = Cell::new(place.cell.q - first.q, place.cell.r - first.r).unwrap();
        (hand, Place { cell, ..place })
    };
    steps.iter().map(moved).collect()
}

/// Chooses a tile, shows it, tries it on a cell, turns it until it lies as it should, and lays it.
async fn lay(people: &mut [Person], who: usize, place: Place) {
    let number = people[who].ear.number().unwrap();
    let action = Action::Show(place.edges.kind());
    perform(&people[who].page, &view(&people[who]), &action).await;
    hear(people, number + 1).await;
    let action = Action::Lay(place.cell, place.edges);
    perform(&people[who].page, &view(&people[who]), &action).await;
    hear(people, number + 2).await;
    let last = people[who].ear.game.as_ref().unwrap().last.clone().unwrap();
    assert!(last.ends_with(&format!("{action}")), "{action} was meant, {last} was done");
}

/// Returns some tile of this person's hand, and a place where it fits.
fn somewhere(person: &Person) -> Place {
    let view = view(person);
    let game = Harmonia::imagine(&Edition::standard(), &view, &mut chance(0)).unwrap();
    let kinds = Kind::all().filter(|kind| view.own[0].1.has(*kind));
    let layout = game.table().layout();
    // With some purple edges, so that the tile is visible.
    let mut places = kinds.filter(|kind| kind.edges().purple() > 0).flat_map(|kind| layout.places(kind));
    places.next().expect("one of so many tiles fits")
}

async fn read_german(person: &Person) {
    for button in ["settings", "setting-language-de", "settings"] {
        person.page.click(&id(button)).await.unwrap();
    }
}

/// A player points at a cell; the others see which player, and which cell. The ping is short, so a script in the page
/// records it.
async fn point(people: &[Person], who: usize, cell: Cell) {
    let watch = "const cell = document.getElementById(arguments[0]).getAttribute('transform');
        const look = () => document.querySelectorAll('.h-ping').forEach(ping => {
            if (ping.getAttribute('transform') === cell) document.body.dataset.pointed = ping.textContent;
        });
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });";
    for person in people {
        person.page.web().execute(watch, vec![format!("cell-{cell}").into()]).await.unwrap();
    }
    people[who].page.click(&format!("{}:enabled", id("point"))).await.unwrap();
    people[who].page.click(&format!("{}.legal", id(&format!("cell-{cell}")))).await.unwrap();
    for person in people {
        person.page.wait_for(&format!(r#"body[data-pointed="{}"]"#, people[who].name)).await.unwrap();
    }
}

/// A player puts sentences together; all players read them in their own language, the second one in German.
async fn say_by_tapping(people: &[Person], who: usize, cell: Cell) {
    for person in people {
        person.page.click(&id("talk-button")).await.unwrap();
    }
    let speaker = &people[who].page;
    for chip in ["phrase-have", "say-three", "say-each", "say-have", "phrase-leave"] {
        speaker.click(&id(chip)).await.unwrap();
    }
    // The chat makes way for the board.
    speaker.wait_gone(&id("talk")).await.unwrap();
    speaker.click(&format!("{}.legal", id(&format!("cell-{cell}")))).await.unwrap();
    speaker.click(&id("talk-button")).await.unwrap();
    for (number, person) in people.iter().enumerate() {
        let (have, leave) = match number {
            1 => ("Ich habe ein Plättchen mit drei lila Seiten (jede zweite).", "Bitte dieses Feld frei lassen."),
            _ => ("I have a tile with three purple edges (every other one).", "Please leave this cell free."),
        };
        person.page.wait_for_text(".said span", have).await.unwrap();
        person.page.wait_for_text(".said-place span", leave).await.unwrap();
        // A click on the cell of the message shows it again.
        person.page.click(".said-place").await.unwrap();
        person.page.wait_gone(&id("talk")).await.unwrap();
        person.page.wait_for(".h-fit.is-lit, .h-light").await.unwrap();
    }
}

/// A player proposes to end, and all others accept.
async fn agree_to_end(people: &mut [Person], who: usize) {
    let number = people[0].ear.number().unwrap();
    for button in ["propose", "propose-yes"] {
        people[who].page.click(&format!("{}:enabled", id(button))).await.unwrap();
    }
    hear(people, number + 1).await;
    let others = (0..people.len()).filter(|other| *other != who);
    for (done, other) in others.enumerate() {
        people[other].page.click(&format!("{}:enabled", id("accept"))).await.unwrap();
        hear(people, number + 2 + done).await;
    }
}

/// Ada points at a cell and Bo writes a message; both see each.
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
