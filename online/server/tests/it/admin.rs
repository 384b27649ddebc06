//! The admin's page, as a browser without scripts uses it.

use super::house::House;
use super::inside::{TOKEN, house_with_admin};
use e2e::guest::started;
use protocol::{Ask, Report, Words};
use reqwest::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use serde_json::json;
use server::{Limits, Settings};

fn client() -> Client {
    Client::builder().redirect(Policy::none()).build().unwrap()
}

async fn get(house: &House, cookie: &str, language: &str) -> Response {
    let request = client().get(format!("{}/admin", house.node.url)).header(COOKIE, cookie);
    request.header(ACCEPT_LANGUAGE, language).send().await.unwrap()
}

async fn log_in(house: &House, token: &str) -> Response {
    let request = client().post(format!("{}/admin/login", house.node.url));
    request
        .header("content-type", "application/x-www-form-urlencoded")
        .body(format!("token={token}"))
        .send()
        .await
        .unwrap()
}

fn cookie_of(response: &Response) -> String {
    response.headers()[SET_COOKIE].to_str().unwrap().to_owned()
}

fn pair(cookie: &str) -> &str {
    cookie.split(';').next().unwrap()
}

#[tokio::test]
async fn who_has_the_token_sees_the_rooms_and_nothing_hidden() {
    let house = house_with_admin(Limits::NONE).await;
    let (code, _guests, mut sockets) = started(&house.node.url, "harmonia", json!({}), 2).await;
    sockets[0].ask(Ask::Say { words: Words::Text("<b>hush</b>".to_owned()) }).await.unwrap();

    let before = get(&house, "", "en").await;
    assert_eq!(before.status(), StatusCode::UNAUTHORIZED);
    let policy = before.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
    assert!(policy.contains("form-action 'self'") && !policy.contains("script-src"), "{policy}");
    assert_eq!(before.headers()[CACHE_CONTROL], "no-store");
    let form = before.text().await.unwrap();
    assert!(form.contains("<form method=\"post\" action=\"/admin/login\">") && !form.contains(&code));

    let response = log_in(&house, TOKEN).await;
    assert_eq!((response.status(), &response.headers()[LOCATION]), (StatusCode::SEE_OTHER, &"/admin".parse().unwrap()));
    let cookie = cookie_of(&response);
    for word in ["HttpOnly", "SameSite=Strict", "Path=/admin"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains(TOKEN));
    let page = get(&house, pair(&cookie), "en").await;
    assert_eq!(page.status(), StatusCode::OK);
    let page = page.text().await.unwrap();
    let entries = 7;
    let row = format!("<tr><td>{code}</td><td>Harmonia</td><td>playing</td><td>2</td><td>{entries}</td></tr>");
    assert!(page.contains(env!("CARGO_PKG_VERSION")) && page.contains(&code), "{page}");
    assert!(page.contains("<td>playing</td><td>2</td>"), "no {row} in {page}");
    let tiles = serde_json::from_str::<serde_json::Value>(sockets[0].view()).unwrap()["own"][0][1].to_string();
    assert!(tiles.len() > 20, "somebody has tiles: {tiles}");
    for hidden in ["Person", "hush", tiles.trim_matches('"')] {
        assert!(!page.contains(hidden), "{hidden} in {page}");
    }
    let german = get(&house, pair(&cookie), "de-DE,de;q=0.9,en;q=0.5").await.text().await.unwrap();
    assert!(german.contains("<html lang=\"de\">") && german.contains("<td>läuft</td>"));
    let style = reqwest::get(format!("{}/admin/style.css", house.node.url)).await.unwrap();
    assert_eq!(style.headers()["content-type"], "text/css; charset=utf-8");
    for page in [&page, &german, &form] {
        assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("<style"));
    }
}

#[tokio::test]
async fn who_logs_out_is_out() {
    let house = house_with_admin(Limits::NONE).await;
    let cookie = cookie_of(&log_in(&house, TOKEN).await);
    let request = client().post(format!("{}/admin/logout", house.node.url)).header(COOKIE, pair(&cookie));
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let gone = cookie_of(&response);
    assert!(gone.contains("Max-Age=0") && gone.contains("Path=/admin"), "{gone}");
    assert_eq!(get(&house, pair(&gone), "en").await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn wrong_tokens_say_so_and_are_limited() {
    let house = house_with_admin(Limits { tries_per_address: 2, ..Limits::NONE }).await;
    for _ in 0..2 {
        let response = log_in(&house, "wrong-wrong-wrong-wrong").await;
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert!(response.headers().get(SET_COOKIE).is_none());
        assert!(response.text().await.unwrap().contains("role=\"alert\""));
    }
    assert_eq!(log_in(&house, TOKEN).await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn nobody_gets_in_by_another_cookie() {
    let house = house_with_admin(Limits::NONE).await;
    let (elsewhere, guest) = (house_with_admin(Limits::NONE).await, house.guest().await);
    let foreign = cookie_of(&log_in(&elsewhere, TOKEN).await);
    let own = cookie_of(&log_in(&house, TOKEN).await);
    let (_, guests_value) = guest.cookie.split_once('=').unwrap();
    let (_, own_value) = pair(&own).split_once('=').unwrap();
    for bad in [
        pair(&foreign).to_owned(),
        format!("farbraum-admin={guests_value}"),
        format!("farbraum-admin={}", &own_value[1..]),
        format!("farbraum-admin={}", &own_value[..own_value.len() - 1]),
        "farbraum-admin=".to_owned(),
        "farbraum-admin=admin:9999999999:".to_owned(),
    ] {
        assert_eq!(get(&house, &bad, "en").await.status(), StatusCode::UNAUTHORIZED, "{bad}");
    }
    assert_eq!(get(&house, pair(&own), "en").await.status(), StatusCode::OK);
    // The admin's cookie does not identify a guest.
    let swapped = e2e::guest::Guest { cookie: format!("farbraum-guest={own_value}"), ..guest };
    assert!(swapped.get("/api/me").await.headers().get(SET_COOKIE).is_some());
}

#[tokio::test]
async fn what_is_reported_is_seen_and_taken_back() {
    let house = house_with_admin(Limits::NONE).await;
    let (anna, ben) = (house.guest().await, house.guest().await);
    let code = anna.open("stones").await;
    let (mut at_anna, mut at_ben) = (anna.connect(&code).await, ben.connect(&code).await);
    at_anna.sit("Anna", None).await.unwrap();
    for words in ["hello", "<b>boo</b>"] {
        at_anna.ask(Ask::Say { words: Words::Text(words.to_owned()) }).await.unwrap();
    }
    at_ben.hear_until(|ben| ben.talk.len() == 2).await;
    let report = Report { number: 2 };
    ben.post(&format!("/api/tables/{code}/reports"), &report).await;
    let verdict = format!("code={code}&number=2&remove=true");
    let send = async |cookie: &str| {
        let request = client().post(format!("{}/admin/report", house.node.url)).header(COOKIE, cookie);
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(verdict.clone());
        request.send().await.unwrap().status()
    };
    assert_eq!(send(&ben.cookie).await, StatusCode::UNAUTHORIZED);
    let cookie = cookie_of(&log_in(&house, TOKEN).await);
    let page = get(&house, pair(&cookie), "en").await.text().await.unwrap();
    assert!(page.contains("&lt;b&gt;boo&lt;/b&gt;") && page.contains("Anna") && !page.contains("hello"), "{page}");
    assert_eq!(send(pair(&cookie)).await, StatusCode::SEE_OTHER);
    at_ben.hear_until(|ben| ben.talk.len() == 1).await;
    let page = get(&house, pair(&cookie), "en").await.text().await.unwrap();
    assert!(page.contains("Nothing has been reported") && !page.contains("boo"), "{page}");
}

#[tokio::test]
async fn another_token_logs_everybody_out() {
    let house = house_with_admin(Limits::NONE).await;
    let cookie = cookie_of(&log_in(&house, TOKEN).await);
    let changed = Settings { admin: Some("another-token-for-tests".parse().unwrap()), ..Settings::default() };
    let house = house.restart_with(changed).await;
    assert_eq!(get(&house, pair(&cookie), "en").await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn without_a_token_there_is_no_such_page() {
    let house = House::open().await;
    for path in ["/admin", "/admin/style.css"] {
        assert_eq!(reqwest::get(format!("{}{path}", house.node.url)).await.unwrap().status(), StatusCode::NOT_FOUND);
    }
    assert_eq!(log_in(&house, "").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_form_of_another_site_is_refused() {
    let house = house_with_admin(Limits::NONE).await;
    for path in ["login", "logout"] {
        let request = client().post(format!("{}/admin/{path}", house.node.url)).header(ORIGIN, "https://evil.example");
        let request =
            request.header("content-type", "application/x-www-form-urlencoded").body(format!("token={TOKEN}"));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        assert!(response.headers().get(SET_COOKIE).is_none());
    }
}
