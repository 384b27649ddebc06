//! The clock of the machine is set during games.

use super::house::House;
use super::inside::{TOKEN, number, numbers};
use e2e::guest::started;
use protocol::Ask;
use reqwest::StatusCode;
use serde_json::json;
use server::{Limits, Settings};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};
use tokio::time::sleep;

const HOUR: u64 = 3_600_000;

/// By how many milliseconds the clock was set forward.
static SET: AtomicU64 = AtomicU64::new(0);

fn wall() -> SystemTime {
    SystemTime::now() + Duration::from_millis(SET.load(Relaxed))
}

async fn ready(house: &House) -> (StatusCode, String) {
    let response = reqwest::get(format!("{}/ready", house.node.url)).await.unwrap();
    (response.status(), response.text().await.unwrap())
}

/// One step of an hour for two seconds ended a real-time game, and let bots take seats (M7).
#[tokio::test]
async fn a_clock_that_is_set_ends_no_race() {
    let admin = Some(TOKEN.parse().unwrap());
    let settings = Settings { limits: Limits::NONE, admin, wall_clock: Some(wall), ..Settings::default() };
    let house = House::with(settings).await;
    let (_, _, mut sockets) = started(&house.node.url, "konfetti", json!({}), 2).await;
    assert_eq!(ready(&house).await.0, StatusCode::OK);

    SET.store(HOUR, Relaxed);
    let (status, why) = ready(&house).await;
    assert!(status == StatusCode::SERVICE_UNAVAILABLE && why.contains("clock"), "{status} {why}");
    while number(&numbers(&house).await, "farbraum_clock_apart_seconds") < 3_000.0 {
        sleep(Duration::from_millis(50)).await;
    }
    sleep(Duration::from_secs(2)).await;
    for socket in &mut sockets {
        socket.ask(Ask::Ping).await.unwrap();
        let game = socket.game.as_ref().unwrap();
        assert!(game.outcome.is_none() && game.now.0 < HOUR && game.deadline.is_some(), "{game:?}");
    }

    SET.store(0, Relaxed);
    assert_eq!(ready(&house).await.0, StatusCode::OK);
}
