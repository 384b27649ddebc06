//! Three people in three real browsers race through a whole game of Konfetti, two of them at one card; a solo player
//! plays at the calm table.

use crate::guests::{Person, gather, id, the_page_replays_as_the_program_does};
use contract::Seat;
use e2e::{Browser, Screen, Server, Session};
use konfetti::{Face, Grip, Konfetti, Phase, Side, View, tally};
use protocol::{Ask, Stage};
use serde_json::json;

/// Returns options and players of a short game in turns.
pub(crate) fn short() -> (serde_json::Value, u8) {
    (json!({ "calm": true }), 2)
}

/// Panics: a race is not played action by action, so its tests drive it themselves.
pub(crate) async fn play(_: &Session, _: &str, _: Seat, action: &str) {
    panic!("{action}: a race is played by its own tests")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_browsers_race() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bo", Screen::DESKTOP.still().dark()), ("Cleo", Screen::PHONE.still())];
    let (code, mut people) = gather(&server, &browser, "konfetti", &who).await;
    start(&mut people, json!({"sand": 30})).await;
    sand(&mut people, 0).await;

    // Ada holds a card and does not let go; Bo wants it too. Neither gets it.
    let wanted = view(&people[0]).middle().map(|(face, _)| face).next().unwrap();
    people[0].page.press(&card(wanted, "middle")).await.unwrap();
    see(&mut people[1], |view| view.seats[0].finger.is_some()).await;
    people[1].page.click(&card(wanted, "middle")).await.unwrap();
    people[0].page.wait_for(&format!("{}.contest", id(&format!("card-{wanted}")))).await.unwrap();
    for person in &mut people {
        see(person, |view| view.blocked == [wanted]).await;
    }
    people[0].page.release().await.unwrap();

    let mut expected = [0; 3];
    for round in 0..3 {
        sand(&mut people, round).await;
        for seat in 0..3 {
            let cards = best(&people[seat]).await;
            for &face in &cards {
                grab(&mut people[seat], seat, face).await;
            }
            expected[seat] += i32::from(tally(&cards).points);
        }
        // Bo takes one card more in the first round, and throws it back.
        if round == 0 {
            let held = view(&people[1]).seats[1].held.clone();
            let more = best(&people[1]).await[0];
            grab(&mut people[1], 1, more).await;
            people[1].page.click(&card(more, "hold")).await.unwrap();
            see(&mut people[1], |view| view.seats[1].held == held).await;
        }
        for person in &mut people {
            see(person, |view| view.results.len() == usize::from(round) + 1).await;
        }
        if round < 2 {
            for person in &people {
                person.page.click(&format!("{}:enabled", id("keep-go"))).await.unwrap();
            }
        }
    }
    let outcome = people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap();
    let scores: Vec<i32> = outcome.seats.iter().map(|seat| seat.score).collect();
    assert_eq!(scores, expected);
    assert!(scores.iter().sum::<i32>() > 0, "there are always some sets to be made: {scores:?}");
    for person in &people {
        person.page.wait_for(&id("result")).await.unwrap();
        person.page.expect_no_errors().await.unwrap();
    }
    the_page_replays_as_the_program_does::<Konfetti>(&people[0], &server, &code).await;
}

/// Delays what a page drops, until the test releases it.
const LATE: &str = r#"
    const send = WebSocket.prototype.send, kept = [];
    WebSocket.prototype.send = function (text) {
        if (!text.includes('drop')) return send.call(this, text);
        kept.push(() => send.call(this, text));
        document.documentElement.dataset.kept = kept.length;
    };
    window.go = () => { WebSocket.prototype.send = send; kept.forEach(late => late()); };
"#;

/// F3.5: Ada's drop comes a moment too late, because Bo's finger is on her card already; then he lets go. A player with
/// two tabs can play in both: neither lifts a finger that the other has put down.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_holds_on_gets_the_card() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bo", Screen::DESKTOP.still())];
    let (_, mut people) = gather(&server, &browser, "konfetti", &who).await;
    start(&mut people, json!({"sand": 120})).await;
    sand(&mut people, 0).await;
    let [wanted, other, _] = best(&people[0]).await.try_into().unwrap();
    people[0].page.web().execute(LATE, Vec::new()).await.unwrap();
    people[0].page.click(&format!("{}.legal", card(wanted, "middle"))).await.unwrap();
    people[0].page.wait_for("[data-kept]").await.unwrap();
    people[1].ear.play(&format!("touch {wanted}")).await.unwrap();
    people[0].page.web().execute("go()", Vec::new()).await.unwrap();
    people[1].ear.play("let-go").await.unwrap();
    see(&mut people[0], |view| view.seats[0].held == [wanted]).await;

    let ada = &mut people[0];
    ada.ear.play(&format!("touch {other}")).await.unwrap();
    see(ada, |view| view.seats[0].finger == Some((other, Grip::Firm))).await;
    ada.ear.play("drop edge").await.unwrap();

    // A tap throws the card back from her edge.
    ada.page.click(&format!("{}:enabled", id("edge-aim"))).await.unwrap();
    ada.page.click(&format!("{}.legal", card(other, "edge"))).await.unwrap();
    see(ada, |view| view.middle().any(|(face, _)| face == other)).await;
    assert!(matches!(view(ada).phase, Phase::Sand { .. }), "she did it, not the end of the round");
    for person in &people {
        person.page.expect_no_errors().await.unwrap();
    }
}

/// Five rounds without a time limit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_alone_is_calm() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let (_, mut people) = gather(&server, &browser, "konfetti", &[("Ada", Screen::PHONE.still())]).await;
    start(&mut people, json!({"calm": true, "side": "black"})).await;
    let mut expected = 0;
    for round in 0..5 {
        let before = view(&people[0]);
        assert_eq!((before.round, before.options.side), (round, Side::Black));
        people[0].page.wait_gone(&id("keep-go")).await.unwrap();
        people[0].page.wait_for(r#"[data-where="middle"].legal"#).await.unwrap();
        let mut cards = best(&people[0]).await;
        if round == 1 {
            // A card by itself is one too many: it costs a point card.
            cards.truncate(1);
        }
        expected += i32::from(tally(&cards).points);
        for face in cards {
            people[0].page.click(&format!("{}.legal", card(face, "middle"))).await.unwrap();
            see(&mut people[0], |view| view.seats[0].held.contains(&face)).await;
        }
        // The hand has room for more cards, so being done takes a second tap.
        people[0].page.click(&format!("{}:enabled", id("done"))).await.unwrap();
        people[0].page.click(&format!("{}.is-sure", id("done"))).await.unwrap();
        see(&mut people[0], |view| view.results.len() == usize::from(round) + 1).await;
        if round == 1 {
            // F4.4: not the first of the point cards, which is proposed, but the last.
            let points = view(&people[0]).seats[0].points.clone();
            let [first, last] = [points[0], points[points.len() - 1]].map(|face| id(&format!("keep-{face}")));
            assert!(points.len() > 1, "the first round brought some: {points:?}");
            people[0].page.wait_for(&format!("{first}[aria-pressed=true]")).await.unwrap();
            people[0].page.click(&last).await.unwrap();
            people[0].page.wait_for(&format!("{first}[aria-pressed=false]")).await.unwrap();
            people[0].page.click(&format!("{}:enabled", id("keep-go"))).await.unwrap();
            see(&mut people[0], |view| view.seats[0].points == points[..points.len() - 1]).await;
        } else if round < 4 {
            people[0].page.click(&format!("{}:enabled", id("keep-go"))).await.unwrap();
        }
        if round < 4 {
            see(&mut people[0], |view| view.round == round + 1).await;
        }
    }
    assert_eq!(people[0].ear.game.as_ref().unwrap().outcome.clone().unwrap().seats[0].score, expected);
    people[0].page.wait_for(&id("result")).await.unwrap();
    people[0].page.expect_no_errors().await.unwrap();
}

/// F6: the button with which a player is done takes that back, until the other acts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn being_done_is_taken_back() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let browser = Browser::start().unwrap();
    let who = [("Ada", Screen::PHONE.still()), ("Bo", Screen::DESKTOP.still())];
    let (_, mut people) = gather(&server, &browser, "konfetti", &who).await;
    start(&mut people, json!({"calm": true})).await;
    let Phase::Turn { seat, .. } = view(&people[0]).phase else { panic!("the calm table is played in turns") };
    let [first, second] = [seat.index(), 1 - seat.index()];
    let done = |view: &View| matches!(view.phase, Phase::Turn { done, .. } if done.has(seat));
    let button = format!("{}:enabled", id("done"));
    for _ in 0..2 {
        people[first].page.click(&button).await.unwrap();
        people[first].page.click(&format!("{}.is-sure", id("done"))).await.unwrap();
        see(&mut people[first], done).await;
        people[first].page.click(&button).await.unwrap();
        see(&mut people[first], |view| !done(view)).await;
    }
    people[first].page.click(&button).await.unwrap();
    people[first].page.click(&format!("{}.is-sure", id("done"))).await.unwrap();
    see(&mut people[second], done).await;
    let card = view(&people[second]).middle().next().unwrap().0;
    people[second].ear.play(&format!("take {card}")).await.unwrap();
    people[first].page.wait_for(&format!("{}:disabled", id("done"))).await.unwrap();
    for person in &people {
        person.page.expect_no_errors().await.unwrap();
    }
}

async fn start(people: &mut [Person], options: serde_json::Value) {
    people[0].ear.ask(Ask::Options { options }).await.unwrap();
    people[0].page.click(&format!("{}:enabled", id("start"))).await.unwrap();
    for person in people {
        person.ear.hear_until(|ear| ear.table().stage == Stage::Playing && ear.game.is_some()).await;
        person.page.wait_for(&id("middle")).await.unwrap();
    }
}

fn view(person: &Person) -> View {
    serde_json::from_str(person.ear.view()).unwrap()
}

async fn see(person: &mut Person, holds: impl Fn(&View) -> bool) {
    person.ear.hear_until(|ear| ear.game.is_some() && holds(&serde_json::from_str(ear.view()).unwrap())).await;
}

/// Waits until the sand of a round runs on every screen.
async fn sand(people: &mut [Person], round: u8) {
    for person in people {
        see(person, |view| view.round == round && matches!(view.phase, Phase::Sand { .. })).await;
        person.page.wait_for(r#"[data-where="middle"].legal"#).await.unwrap();
    }
}

fn card(face: Face, lies: &str) -> String {
    format!(r#"[data-testid="card-{face}"][data-where="{lies}"]"#)
}

/// Returns the best three cards of the middle that no other card covers.
async fn best(person: &Person) -> Vec<Face> {
    let script = r#"return [...document.querySelectorAll('[data-testid^="card-"][data-where="middle"]')].filter(card => {
        const box = card.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top?.closest('[data-testid^="card-"]') === card;
    }).map(card => card.dataset.testid.slice(5))"#;
    let names = person.page.web().execute(script, Vec::new()).await.unwrap();
    let names: Vec<String> = names.convert().unwrap();
    let middle: Vec<Face> = view(person).middle().map(|(face, _)| face).collect();
    let free: Vec<Face> =
        names.iter().filter_map(|name| name.parse().ok()).filter(|face| middle.contains(face)).collect();
    combinations(&free, 3).max_by_key(|cards| tally(cards).points).unwrap()
}

/// Returns all combinations of `number` cards.
fn combinations(cards: &[Face], number: usize) -> Box<dyn Iterator<Item = Vec<Face>> + '_> {
    if number == 0 {
        return Box::new(std::iter::once(Vec::new()));
    }
    let with = move |(place, &first): (usize, &Face)| {
        combinations(&cards[place + 1..], number - 1).map(move |rest| [vec![first], rest].concat())
    };
    Box::new(cards.iter().enumerate().flat_map(with))
}

/// Taps a card and waits until it is held.
async fn grab(person: &mut Person, seat: usize, face: Face) {
    person.page.click(&format!("{}.legal", card(face, "middle"))).await.unwrap();
    see(person, |view| view.seats[seat].held.contains(&face)).await;
}
