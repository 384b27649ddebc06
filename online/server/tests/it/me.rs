//! Guests, cookies and names.

use super::house::House;
use e2e::guest::Guest;
use protocol::{Me, Problem};
use reqwest::StatusCode;
use reqwest::header::SET_COOKIE;
use server::{Limits, Settings};

#[tokio::test]
async fn a_name_is_remembered_in_the_cookie() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    assert_eq!(guest.get("/api/me").await.json::<Me>().await.unwrap().name, "");
    let response = guest.rename("  Änne   Ω:; ").await;
    guest.cookie = response.headers()[SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    assert_eq!(response.json::<Me>().await.unwrap().name, "Änne Ω:;");
    assert_eq!(guest.get("/api/me").await.json::<Me>().await.unwrap().name, "Änne Ω:;");
    let house = house.restart().await;
    let later = guest.at(&house.node.url).get("/api/me").await;
    assert_eq!(later.json::<Me>().await.unwrap().name, "Änne Ω:;", "the key outlives the server");
}

#[tokio::test]
async fn bad_names_are_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (name, id) in
        [("", "server-name-empty"), (&"x".repeat(25), "server-name-long"), ("a\u{202e}b", "server-name-characters")]
    {
        let response = guest.rename(name).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(response.json::<Problem>().await.unwrap().error.id, id);
    }
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let house = House::open().await;
    let cookie = |response: reqwest::Response| response.headers()[SET_COOKIE].to_str().unwrap().to_owned();
    let plain = cookie(house.guest().await.get("/api/me").await);
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(plain.contains(word), "{plain}");
    }
    assert!(!plain.contains("Secure"), "the browser would not send it back over http");

    let public_url = Some("https://example.org".parse().unwrap());
    let house = House::with(Settings { public_url, limits: Limits::NONE, ..Settings::default() }).await;
    assert!(cookie(house.guest().await.get("/api/me").await).contains("Secure"));
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::open().await;
    let host = house.guest().await;
    let code = host.open("stones").await;
    assert!(host.connect(&code).await.table().host);
    // One digit of the id changed, the signature kept.
    let (kept, last) = host.cookie.split_at(host.cookie.len() - 4);
    let digit = if last.starts_with('0') { "1" } else { "0" };
    let forged = Guest { cookie: format!("{kept}{digit}{}", &last[1..]), ..host };
    assert!(!forged.connect(&code).await.table().host);
}
