//! What one person may not do to the others: win ratings against their own browsers, try a day twice, take the table
//! from its owner, see two hands, and fill a log.

use super::KIND;
use super::house::House;
use crate::Kind;
use contract::Seat;
use e2e::guest::{Guest, Socket};
use futures::future::join_all;
use protocol::{Ask, Clock, History, NewName, Opened, Ratings, Stage, Terms, Today, Unrated};
use server::{Limits, Settings};
use std::sync::Arc;
use std::time::Duration;
use table::{Daily, Event, FULL, Table, UnixMillis, daily_leaderboard, day_of};
use tokio::time::sleep;

const RATED: Terms = Terms { open: false, rated: true, clock: Clock::Live, delay: 0 };

/// Seats these people at a new rated table, each from an address.
async fn gather(people: &[(&Guest, &str)]) -> (String, Vec<Socket>) {
    let code = people[0].0.open("stones").await;
    let mut sockets = Vec::new();
    for (number, (guest, address)) in people.iter().enumerate() {
        let mut socket = guest.try_connect(&code, &[("x-forwarded-for", address)]).await.unwrap();
        socket.sit(&format!("Person {number}"), None).await.unwrap();
        sockets.push(socket);
    }
    sockets[0].ask(Ask::Terms { terms: RATED }).await.unwrap();
    sockets[0].ask(Ask::Start).await.unwrap();
    (code, sockets)
}

/// Plays a game of twelve stones to its end. With two people the second one wins.
async fn finish(sockets: &mut [Socket]) {
    let mut stones = 12;
    for seat in (0..sockets.len()).cycle() {
        let takes = if seat == 0 { 3 } else { 1 };
        for _ in 0..stones.min(takes) {
            sockets[seat].play("take").await.unwrap();
            stones -= 1;
        }
        sockets[seat].play("end").await.unwrap();
        if stones == 0 {
            break;
        }
    }
    sockets[0].hear_until(|socket| socket.table().stage == Stage::Over).await;
}

/// Waits until a finished table is settled.
async fn settled(house: &House, code: &str) {
    let store = house.store().await;
    for _ in 0..200 {
        if store.card(code).await.unwrap().is_some_and(|listed| listed.card.stage == 2 && listed.card.due.is_none()) {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("{code} is not settled");
}

async fn ratings(guest: &Guest) -> Ratings {
    guest.get("/api/ratings/stones").await.json().await.unwrap()
}

async fn games(guest: &Guest) -> u32 {
    ratings(guest).await.you.map_or(0, |you| you.games)
}

/// Returns the number in a cookie, which only its owner and the server know.
fn number(guest: &Guest) -> table::Guest {
    let end = guest.cookie.find("%3A").or_else(|| guest.cookie.find(':')).unwrap();
    guest.cookie[end - 32..end].parse().unwrap()
}

async fn behind_proxy() -> House {
    let limits = Limits { rated_people_per_address: 1, ..Limits::NONE };
    House::with(Settings { behind_proxy: true, limits, ..Settings::default() }).await
}

#[tokio::test]
async fn two_people_count_three_times_a_day_and_are_told() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    for game in 1..=4 {
        let (code, mut sockets) = gather(&[(&anna, "10.0.0.1"), (&ben, "10.0.0.2")]).await;
        let often = (game == 4).then_some(Unrated::Often);
        sockets[1].view_at(0).await;
        assert_eq!(sockets[1].table().unrated, often, "game {game}");
        finish(&mut sockets).await;
        settled(&house, &code).await;
        assert_eq!(games(&anna).await, game.min(3));
    }
}

#[tokio::test]
async fn who_has_met_ten_people_is_listed() {
    let house = House::open().await;
    let anna = house.guest().await;
    let mut others = Vec::new();
    for _ in 0..12 {
        others.push(house.guest().await);
    }
    for (game, others) in others.chunks(3).enumerate() {
        let people: Vec<_> = [&anna].into_iter().chain(others).map(|guest| (guest, "10.0.0.1")).collect();
        let (code, mut sockets) = gather(&people).await;
        finish(&mut sockets).await;
        settled(&house, &code).await;
        let Ratings { best, you } = ratings(&anna).await;
        assert_eq!(you.unwrap().opponents as usize, 3 * (game + 1));
        let listed: Vec<bool> = best.iter().map(|rated| rated.you).collect();
        assert_eq!(listed, if game < 3 { vec![] } else { vec![true] }, "after {game} games, and nobody else");
    }
}

#[tokio::test]
async fn people_from_one_address_play_for_no_rating() {
    let house = behind_proxy().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let (code, mut sockets) = gather(&[(&anna, "10.0.0.1"), (&ben, "10.0.0.2")]).await;
    sockets[1].view_at(0).await;
    assert_eq!(sockets[1].table().unrated, None);
    finish(&mut sockets).await;
    settled(&house, &code).await;
    assert_eq!(games(&anna).await, 1);
    // One household under IPv6 has many addresses.
    for addresses in [["10.0.0.1", "10.0.0.1"], ["2001:db8:0:1::5", "2001:db8:0:1::6"]] {
        let (code, mut sockets) = gather(&[(&anna, addresses[0]), (&ben, addresses[1])]).await;
        for socket in &mut sockets {
            socket.hear_until(|socket| socket.table().unrated == Some(Unrated::Address)).await;
        }
        finish(&mut sockets).await;
        let log = house.store().await.load(&code).await.unwrap().concat();
        assert!(!log.contains("10.0.0") && !log.contains("2001:"), "no address is kept");
    }
    // The second browser comes later, from another address first.
    let (code, mut sockets) = gather(&[(&anna, "10.0.0.1"), (&ben, "10.0.0.2")]).await;
    let _same = ben.try_connect(&code, &[("x-forwarded-for", "10.0.0.1")]).await.unwrap();
    sockets[0].hear_until(|socket| socket.table().unrated == Some(Unrated::Address)).await;
    finish(&mut sockets).await;
    assert_eq!(games(&anna).await, 1);
}

/// Servers without a bus do not know who is connected elsewhere.
#[tokio::test]
async fn one_address_is_known_again_on_another_server() {
    if KIND == Kind::Sqlite {
        return;
    }
    let house = behind_proxy().await;
    let other = house.another_node().await;
    let (anna, ben) = (house.guest().await, house.guest().await.at(&other.url));
    let (_, mut sockets) = gather(&[(&anna, "10.0.0.1"), (&ben, "10.0.0.1")]).await;
    for socket in &mut sockets {
        socket.hear_until(|socket| socket.table().unrated == Some(Unrated::Address)).await;
    }
    other.stop().await;
}

/// M4: twenty requests at once opened twenty tables with the seed of the day.
#[tokio::test]
async fn one_try_opens_one_table() {
    let house = House::open().await;
    let anna = house.guest().await;
    let name = NewName { name: "Anna".to_owned() };
    let asked = join_all((0..20).map(|_| anna.post("/api/daily/colour-lines", &name))).await;
    let opened = join_all(asked.into_iter().map(|answer| answer.json::<Opened>())).await;
    let codes: Vec<String> = opened.into_iter().map(|opened| opened.unwrap().code).collect();
    assert!(codes.iter().all(|code| *code == codes[0]), "{codes:?}");
    let history: History = anna.get("/api/me/games").await.json().await.unwrap();
    assert_eq!(history.games.len(), 1);
    anna.connect(&codes[0]).await.view_at(0).await;
}

/// The server died between taking the try and opening the table.
#[tokio::test]
async fn a_try_that_was_taken_is_opened_later() {
    let house = House::open().await;
    let anna = house.guest().await;
    let today: Today = anna.get("/api/daily").await.json().await.unwrap();
    let board = daily_leaderboard(today.day, "colour-lines");
    assert!(house.store().await.take_try(&board, &number(&anna).to_string(), "K7M2QX").await.unwrap());
    for _ in 0..2 {
        let name = NewName { name: "Anna".to_owned() };
        let opened: Opened = anna.post("/api/daily/colour-lines", &name).await.json().await.unwrap();
        assert_eq!(opened.code, "K7M2QX");
        anna.connect(&opened.code).await.view_at(0).await;
    }
}

/// Old tables, of which there were several for one try.
#[tokio::test]
async fn only_the_table_of_the_try_counts() {
    let house = House::open().await;
    let anna = house.guest().await;
    let name = NewName { name: "Anna".to_owned() };
    let opened: Opened = anna.post("/api/daily/colour-lines", &name).await.json().await.unwrap();
    let store = house.store().await;
    let now = UnixMillis(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64);
    let log = store.load(&opened.code).await.unwrap();
    let Some(Event::Started(started)) = Event::read(log.last().unwrap()).ok() else { panic!("it has started") };
    let game: &dyn contract::AnyGame = &contract::ShelfGame::<colour_lines::ColourLines>::NEW;
    let daily = Daily { day: day_of(now), host: number(&anna), name: "Anna", bots: &[], seed: started.seed, at: now };
    let again: Arc<[String]> = Table::daily(game, &daily).unwrap().iter().map(Event::write).collect();
    store.append("K7M2QX", store::Head::START, again, None).await.unwrap();
    let mut chance = e2e::guest::chance(1);
    for (code, listed) in [("K7M2QX", 0), (opened.code.as_str(), 1)] {
        let mut socket = anna.connect(code).await;
        socket.view_at(0).await;
        while !socket.is_over() {
            let view = socket.view().to_owned();
            let action = e2e::guest::choose::<colour_lines::ColourLines>(&view, Seat(0), &mut chance);
            socket.play(&action).await.unwrap();
        }
        settled(&house, code).await;
        let board = daily_leaderboard(day_of(now), "colour-lines");
        assert_eq!(store.best(&board, 9).await.unwrap().len(), listed, "{code}");
    }
}

/// M6: the owner reloads the page, or opens the messenger to send the link.
#[tokio::test]
async fn an_owner_who_is_gone_for_a_moment_keeps_the_table() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let code = anna.open("stones").await;
    let mut at_anna = anna.connect(&code).await;
    at_anna.sit("Anna", None).await.unwrap();
    let mut at_ben = ben.connect(&code).await;
    at_ben.sit("Ben", None).await.unwrap();
    at_anna.goodbye().await;
    at_ben.hear_until(|socket| socket.table().owner_away).await;
    assert!(!at_ben.table().host);
    assert_eq!(at_ben.table().owner, Some(Seat(0)), "and is told whose table it is");
    for ask in [Ask::Free { seat: Seat(0) }, Ask::Start] {
        assert_eq!(at_ben.ask(ask).await.unwrap_err().id, "table-not-host");
    }
    let mut at_anna = anna.connect(&code).await;
    assert!(at_anna.table().host);
    at_anna.ask(Ask::Start).await.unwrap();
    at_ben.view_at(0).await;
    assert!(!at_ben.table().owner_away);
}

/// L6: a delayed spectator takes a seat that was left, sees that hand, leaves, and takes the next.
#[tokio::test]
async fn a_late_spectator_sees_one_hand_at_most() {
    let house = House::open().await;
    let guests = [house.guest().await, house.guest().await, house.guest().await];
    let code = guests[0].open("stones").await;
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = guest.connect(&code).await;
        socket.sit("Anna", None).await.unwrap();
        sockets.push(socket);
    }
    sockets[0].ask(Ask::Terms { terms: Terms { delay: 900, ..Terms::default() } }).await.unwrap();
    sockets[0].ask(Ask::Start).await.unwrap();
    let mut watcher = house.guest().await.connect(&code).await;
    for seat in [1, 2] {
        sockets[seat].ask(Ask::Free { seat: Seat(seat as u8) }).await.unwrap();
    }
    watcher.sit("Dan", Some(1)).await.unwrap();
    watcher.hear_until(|socket| !socket.view().contains(r#""own":null"#)).await;
    watcher.ask(Ask::Free { seat: Seat(1) }).await.unwrap();
    assert_eq!(watcher.sit("Dan", Some(2)).await.unwrap_err().id, "table-other-hand");
    watcher.sit("Dan", None).await.unwrap();
    assert_eq!(watcher.table().you, Some(Seat(1)), "the same hand again");
}

/// H3: the loser of a rated game undid actions until the log was full, and the game never ended.
#[tokio::test]
async fn a_full_log_ends_the_game_and_who_filled_it_loses() {
    let house = House::open().await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let (code, mut sockets) = gather(&[(&anna, "10.0.0.1"), (&ben, "10.0.0.2")]).await;
    for action in ["take", "end"] {
        sockets[0].play(action).await.unwrap();
    }
    drop(sockets);
    let house = house.restart_after(Duration::ZERO).await;
    let store = house.store().await;
    let mut head = store::Head::START.after(&store.load(&code).await.unwrap());
    let lines = [r#"{"line":"9 2 take"}"#, r#"{"line":"9 2 undo"}"#].map(str::to_owned);
    let lines: Vec<String> = lines.into_iter().cycle().take(FULL - 2).collect();
    for lines in lines.chunks(10_000) {
        head = store.append(&code, head, lines.to_vec(), None).await.unwrap();
    }
    let mut socket = anna.at(&house.node.url).connect(&code).await;
    socket.hear_until(Socket::is_over).await;
    let outcome = socket.game.as_ref().unwrap().outcome.clone().unwrap();
    assert_eq!(outcome.ending.id, "table-full-lost");
    assert_eq!(outcome.seats.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 2]);
    settled(&house, &code).await;
    let you = ratings(&anna.at(&house.node.url)).await.you.unwrap();
    assert!(you.games == 1 && you.rating > 1500, "{you:?}");
}
