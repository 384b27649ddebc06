//! Konfetti over sockets: who was first, what a cheat gains, fingers, broken connections.

use super::house::House;
use contract::Seat;
use e2e::guest::{Guest, Socket, started};
use konfetti::{Face, Grip, Phase, View};
use protocol::{Ask, Finger, Tell};
use serde_json::json;
use server::Limits;
use std::time::Duration;
use tokio::time::sleep;

/// Longer than a card has to be pulled.
const PULL: Duration = Duration::from_millis(330);

fn view(socket: &Socket) -> View {
    serde_json::from_str(socket.view()).unwrap()
}

/// People at a table, with the default limits, once the sand runs.
async fn race(people: u8) -> (House, String, Vec<Guest>, Vec<Socket>) {
    let house = House::with_limits(Limits::default()).await;
    let (code, guests, mut sockets) = started(&house.node.url, "konfetti", json!({"sand": 30}), people).await;
    for socket in &mut sockets {
        socket.hear_until(|socket| matches!(view(socket).phase, Phase::Sand { .. })).await;
    }
    (house, code, guests, sockets)
}

/// Cards of the middle that no player has touched.
fn cards(socket: &Socket, count: usize) -> Vec<Face> {
    view(socket).middle().map(|(face, _)| face).take(count).collect()
}

async fn refused(socket: &mut Socket, action: &str, why: &str) {
    // The answer comes after the messages about everything that happened before.
    socket.ask(Ask::Ping).await.unwrap();
    let before = view(socket).seats;
    let error = socket.play(action).await.expect_err(action);
    assert_eq!(error.id, format!("konfetti-illegal-{why}"), "{action}");
    assert_eq!(view(socket).seats, before, "what is refused changes nothing: {action}");
}

/// Touches a card and tries to drop it at once, pretending that it is late. If the machine was so slow that it really
/// was late, the card goes back and it is tried again.
async fn touch_and_forge(cheat: &mut Socket, card: Face) {
    let forged = r#"{"id":900,"ask":"play","action":"drop hold","at":99999999,"now":99999999,"time":99999999}"#;
    for _ in 0..10 {
        cheat.play(&format!("touch {card}")).await.unwrap();
        cheat.send(forged).await;
        loop {
            match cheat.hear().await.unwrap() {
                Tell::Refused { id: 900, why } => return assert_eq!(why.id, "konfetti-illegal-too-soon"),
                Tell::Done { id: 900, .. } => break,
                _ => (),
            }
        }
        let times: Vec<u64> = cheat.heard.iter().filter_map(|text| time_of_own(text)).collect();
        let [.., touched, dropped] = times[..] else { panic!("a touch and a drop") };
        assert!(dropped >= touched + 300, "a forged time counts for nothing: {touched} {dropped}");
        cheat.play(&format!("touch {card}")).await.unwrap();
        sleep(PULL).await;
        cheat.play("drop middle").await.unwrap();
    }
    panic!("ten times it took longer than 300 ms to ask twice");
}

/// Returns when the first player last did something, by a message of the server.
fn time_of_own(text: &str) -> Option<u64> {
    let Tell::Game(game) = serde_json::from_str(text).ok()? else { return None };
    let (at, rest) = game.last.as_deref()?.split_once(' ')?;
    rest.starts_with("1 ").then(|| at.parse().ok())?
}

async fn pull(socket: &mut Socket, card: Face) {
    socket.play(&format!("touch {card}")).await.unwrap();
    sleep(PULL).await;
    socket.play("drop hold").await.unwrap();
}

/// Listens until the newest view satisfies a condition.
async fn see(socket: &mut Socket, holds: impl Fn(&View) -> bool) {
    socket.hear_until(|socket| holds(&view(socket))).await;
}

#[tokio::test]
async fn seven_who_flood_and_cheat_gain_nothing() {
    let (_house, _, _, mut people) = race(7).await;
    let table = cards(&people[0], 8);
    let (mine, other, third) = (table[0], table[1], table[2]);

    // F3.3: a drop that comes early, whatever time it claims.
    let [cheat, honest, ..] = &mut people[..] else { panic!("seven people") };
    touch_and_forge(cheat, mine).await;
    // F3.2: two cards at once.
    refused(cheat, &format!("touch {other}"), "finger-down").await;
    sleep(PULL).await;
    cheat.play("drop hold").await.unwrap();

    // F3.4: another player's card; and acting for another seat.
    see(honest, |view| view.seats[0].held == [mine]).await;
    refused(honest, &format!("touch {mine}"), "held").await;
    refused(honest, "drop hold", "no-finger").await;
    honest.play(&format!("touch {third}")).await.unwrap();
    refused(cheat, "drop hold", "no-finger").await;
    honest.play("let-go").await.unwrap();

    // F3.5: touching all the time gains no card, and cannot take what another player pulls.
    honest.play(&format!("touch {other}")).await.unwrap();
    cheat.play(&format!("touch {other}")).await.unwrap();
    see(honest, |view| matches!(view.seats[1].finger, Some((_, Grip::Contest { .. })))).await;
    refused(cheat, "drop hold", "not-alone").await;
    let late = &mut people[2];
    see(late, |view| matches!(view.seats[0].finger, Some((_, Grip::Contest { .. })))).await;
    refused(late, &format!("touch {other}"), "contested").await;
    // No player lets go: the card is blocked, by time alone.
    for person in &mut people {
        see(person, |view| view.blocked == [other] && view.seats.iter().all(|seat| seat.finger.is_none())).await;
    }

    // Six flood: they are refused and disconnected. The seventh does not notice.
    let mut honest = people.remove(1);
    let floods = people.into_iter().map(|mut cheat| {
        tokio::spawn(async move {
            for number in 0..400 {
                cheat.send(format!(r#"{{"id":{number},"ask":"play","action":"touch {third}"}}"#)).await;
            }
            cheat.hear_the_end().await
        })
    });
    let floods: Vec<_> = floods.collect();
    pull(&mut honest, table[5]).await;
    pull(&mut honest, table[6]).await;
    for flood in floods {
        // They write on without reading, so the server's last message may not reach them, but the connection is closed.
        flood.await.expect("a flood is cut off");
    }
    // Their fingers do not stay where they were, and what they hold stays theirs.
    see(&mut honest, |view| view.seats.iter().all(|seat| seat.finger.is_none())).await;
    let end = view(&honest);
    assert_eq!(end.seats[0].held, [mine]);
    let mut held = end.seats[1].held.clone();
    held.sort_unstable();
    let mut pulled = [table[5], table[6]];
    pulled.sort_unstable();
    assert_eq!(held, pulled);
    assert!(end.seats[2..].iter().all(|seat| seat.held.is_empty()));
}

#[tokio::test]
async fn who_loses_the_line_keeps_what_it_holds_and_comes_back() {
    let (_house, code, guests, mut people) = race(2).await;
    let table = cards(&people[0], 3);
    pull(&mut people[0], table[0]).await;
    people[0].play(&format!("touch {}", table[1])).await.unwrap();
    drop(people.remove(0));
    let other = &mut people[0];
    see(other, |view| view.seats[0].held == [table[0]] && view.seats[0].finger.is_none()).await;
    pull(other, table[1]).await;
    let mut back = guests[0].connect(&code).await;
    back.hear_until(|socket| socket.game.is_some()).await;
    see(&mut back, |view| view.seats[1].held == [table[1]]).await;
    let now = view(&back);
    assert_eq!(now.seats[0].held, [table[0]]);
    assert!(matches!(now.phase, Phase::Sand { .. }), "the round goes on");
    pull(&mut back, table[2]).await;
    assert_eq!(view(&back).seats[0].held.len(), 2);
}

/// A player has two tabs open. The finger goes with the tab that it came from, and with no other.
#[tokio::test]
async fn a_finger_goes_with_its_page() {
    let (_house, code, guests, mut people) = race(2).await;
    let card = cards(&people[0], 1)[0];
    let mut other_page = guests[0].connect(&code).await;
    other_page.hear_until(|socket| socket.game.is_some()).await;
    people[0].play(&format!("touch {card}")).await.unwrap();
    drop(other_page);
    // A tab without a finger is closed: the card can still be pulled.
    people[1].hear_until(|socket| socket.game.is_some()).await;
    sleep(PULL).await;
    people[0].play("drop hold").await.unwrap();
    see(&mut people[1], |view| view.seats[0].held == [card]).await;

    let card = cards(&people[1], 1)[0];
    let mut other_page = guests[0].connect(&code).await;
    people[0].play(&format!("touch {card}")).await.unwrap();
    see(&mut people[1], |view| view.seats[0].finger.is_some()).await;
    // A refused action moves no finger to another tab.
    other_page.play("touch nothing").await.expect_err("there is no such card");
    drop(people.remove(0));
    see(&mut people[0], |view| view.seats[0].finger.is_none()).await;
    pull(&mut people[0], card).await;
}

#[tokio::test]
async fn fingers_are_shown_and_never_logged() {
    let (house, code, _, mut people) = race(2).await;
    let mut watcher = house.guest().await.connect(&code).await;
    let number = people[0].number();
    let finger = |x, y| serde_json::to_string(&Finger { finger: Some((x, y)) }).unwrap();
    people[0].send(finger(480, 1020)).await;
    people[1].hear_until(|socket| socket.fingers == [(Seat(0), 480, 1020)]).await;
    watcher.hear_until(|socket| socket.fingers == [(Seat(0), 480, 1020)]).await;
    // A spectator has no finger on the table.
    watcher.send(finger(1, 1)).await;
    people[1].send(finger(3, -4)).await;
    people[0].hear_until(|socket| socket.fingers == [(Seat(0), 480, 1020), (Seat(1), 3, -4)]).await;
    people[0].send(r#"{"finger":null}"#).await;
    people[1].hear_until(|socket| socket.fingers == [(Seat(1), 3, -4)]).await;
    // Several at once are told once or twice, not once each.
    let before = watcher.heard.len();
    for x in 0..25 {
        people[0].send(finger(x, x)).await;
    }
    watcher.hear_until(|socket| socket.fingers.first() == Some(&(Seat(0), 24, 24))).await;
    assert!(watcher.heard.len() - before <= 12, "{}", watcher.heard.len() - before);
    assert_eq!(people[0].number(), number, "no entry of the log");
    people[0].ask(Ask::Ping).await.unwrap();
    // A client that sends nothing but fingers, without end, is disconnected.
    for x in 0..400 {
        people[0].send(finger(x, 0)).await;
    }
    people[0].hear_the_end().await;
}

#[tokio::test]
async fn everybody_is_told_the_same_time() {
    let house = House::open().await;
    let (_, _, mut people) = started(&house.node.url, "konfetti", json!({"sand": 30}), 2).await;
    let mut clocks = Vec::new();
    for person in &mut people {
        person.send(r#"{"id":7,"ask":"ping"}"#).await;
        let now = loop {
            if let Tell::Done { id: 7, now } = person.hear().await.unwrap() {
                break now.expect("a game that has started has a clock");
            }
        };
        clocks.push(now.0);
    }
    assert!(clocks[0] <= clocks[1] && clocks[1] < clocks[0] + 2_000, "{clocks:?}");
    let Phase::Ready { until } = view(&people[0]).phase else { panic!("the sand does not run yet") };
    assert!(until.0 >= clocks[1], "{until} is still to come");
}
