//! Attacks. Each test is one attempt, and says why it does not work.

mod crowds;
mod floods;
mod identity;
mod messages;
mod seats;
mod sites;
mod views;
mod web;

use super::house::House;
use contract::Message;
use protocol::Problem;
use reqwest::header::SET_COOKIE;
use reqwest::{Response, StatusCode};
use server::{Limits, Settings};
use std::time::Duration;

/// Longer than any answer takes, even on a busy machine.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

#[track_caller]
fn refused(result: Result<(), Message>, id: &str) {
    assert_eq!(result.expect_err("it is refused").id, id);
}

async fn problem(response: Response) -> (StatusCode, String) {
    let status = response.status();
    (status, response.json::<Problem>().await.unwrap().error.id)
}

fn set_cookie(response: &Response) -> String {
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

async fn https_house() -> House {
    let public_url = Some("https://farbraum.example".parse().unwrap());
    House::with(Settings { public_url, limits: Limits::NONE, ..Settings::default() }).await
}
