//! The page and the headers around it, whether the page has been built or not.

use super::house::House;
use crate::raw;
use contract::{AnyGame, ShelfGame};
use e2e::guest::started;
use kaleidoskop::Kaleidoskop;
use protocol::{Problem, Tell};
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use reqwest::{Response, StatusCode};
use std::io::Read;
use table_page::sight::{Seen, draw};
use texts::Language;

async fn get(url: &str, path: &str, headers: &[(reqwest::header::HeaderName, &str)]) -> Response {
    let mut request = reqwest::Client::new().get(format!("{url}{path}"));
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    request.send().await.unwrap()
}

#[tokio::test]
async fn addresses_inside_the_page_give_the_page() {
    let house = House::open().await;
    let url = &house.node.url;
    for path in ["/", "/t/K7M2QX", "/rules/kaleidoskop"] {
        let response = get(url, path, &[(ACCEPT, "text/html,*/*;q=0.8")]).await;
        assert!([StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE].contains(&response.status()));
        assert_eq!(response.headers()[CONTENT_TYPE], "text/html; charset=utf-8");
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("unsafe-inline"));
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        assert_eq!(response.headers()["referrer-policy"], "same-origin");
    }
}

/// Link previews of messengers ask for any type, or do not say.
#[tokio::test]
async fn a_link_leads_to_the_page_whoever_asks() {
    let house = House::open().await;
    let code = house.guest().await.open("kaleidoskop").await;
    let url = &house.node.url;
    for path in [&format!("/t/{code}"), &format!("/t/{code}?move=3"), "/learn/konfetti", "/rules/harmonia", "/me", "/"]
    {
        let expected = get(url, path, &[(ACCEPT, "text/html")]).await;
        let (status, expected) = (expected.status(), expected.text().await.unwrap());
        for accept in ["*/*", "text/*", "text/plain", "text/html;q=0.5, */*", ""] {
            let page = get(url, path, &[(ACCEPT, accept)]).await;
            assert_eq!(page.status(), status, "{path} {accept}");
            assert_eq!(page.text().await.unwrap(), expected, "{path} {accept}");
        }
        for (method, accept) in [("GET", ""), ("HEAD", ""), ("HEAD", "accept: */*\r\n")] {
            let request = format!("{method} {path} HTTP/1.1\r\nhost: x\r\n{accept}connection: close\r\n\r\n");
            let answer = raw::send(url, request).await;
            assert_eq!(raw::statuses(&answer)[..1], [status.as_u16()], "{method} {path}");
            assert!(answer.contains("text/html"), "{method} {path}");
            assert_eq!(answer.contains("<title>"), method == "GET", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_table_shows_its_game_before_its_program_is_there() {
    let house = House::open().await;
    let guest = house.guest().await;
    let [kaleidoskop, konfetti] = [guest.open("kaleidoskop").await, guest.open("konfetti").await];
    let title = async |path: &str| {
        let page = get(&house.node.url, path, &[(ACCEPT, "text/html")]).await;
        let built = page.status() == StatusCode::OK;
        let text = page.text().await.unwrap();
        let title = text.split_once("<title>").unwrap().1.split_once("</title>").unwrap().0;
        (built, title.to_owned())
    };
    for (path, expected) in [
        (format!("/t/{kaleidoskop}"), "Kaleidoskop – Farbraum"),
        (format!("/t/{}", konfetti.to_lowercase()), "Konfetti – Farbraum"),
        ("/learn/colour-lines".to_owned(), "Colour Lines – Farbraum"),
        ("/learn/chess".to_owned(), "Farbraum"),
        ("/t/AAAAAA".to_owned(), "Farbraum"),
        ("/t/".to_owned(), "Farbraum"),
        ("/t/../index".to_owned(), "Farbraum"),
    ] {
        let (built, title) = title(&path).await;
        assert_eq!(title, if built { expected } else { "Farbraum" }, "{path}");
    }
}

/// A running game is in the page already, exactly as the visitor would be told of it, and with nothing that only others
/// see.
#[tokio::test]
async fn a_running_game_is_seen_as_whoever_comes_may_see_it() {
    let house = House::open().await;
    let options = ShelfGame::<Kaleidoskop>::NEW.usual_options();
    let (code, mut guests, mut sockets) = started(&house.node.url, "kaleidoskop", options, 3).await;
    let stranger = house.guest().await;
    let mut watching = stranger.connect(&code).await;
    watching.view_at(0).await;
    guests.push(stranger);
    sockets.push(watching);
    let drawn = sockets.iter().map(|socket| {
        let told = vec![Tell::Table(socket.table().clone()), Tell::Game(socket.game.clone().unwrap())];
        draw(Seen { language: Language::En, told }).unwrap()
    });
    let drawn: Vec<String> = drawn.collect();
    let path = format!("/t/{code}");
    for (place, guest) in guests.iter().enumerate() {
        // A picture that takes too long is left out; here only the tests hurry.
        let mut page = String::new();
        for _ in 0..20 {
            let response = guest.page(&path, "identity").await;
            if response.status() != StatusCode::OK {
                return;
            }
            let caching = response.headers()[CACHE_CONTROL].to_str().unwrap().to_owned();
            page = response.text().await.unwrap();
            assert_eq!(page.contains("at-table"), caching == "private, no-store", "what is mine is kept nowhere");
            if page.contains("at-table") {
                break;
            }
        }
        let seen: Vec<bool> = drawn.iter().map(|drawn| page.contains(drawn)).collect();
        assert_eq!(seen, (0..4).map(|other| other == place).collect::<Vec<_>>(), "seat {place}");
    }
    let compressed = guests[0].page(&path, "gzip, br").await;
    assert_eq!(compressed.headers()[CONTENT_ENCODING], "br");
    let bytes = compressed.bytes().await.unwrap();
    let mut text = String::new();
    brotli::Decompressor::new(bytes.as_ref(), 4096).read_to_string(&mut text).unwrap();
    assert!(text.starts_with("<!doctype html>") && text.trim_end().ends_with("</html>"));
}

#[tokio::test]
async fn what_is_not_there_is_not_there() {
    let house = House::open().await;
    let html = [(ACCEPT, "text/html")];
    for (path, headers) in [
        ("/assets/gone.js", &[][..]),
        ("/nothing.txt", &[]),
        ("/t/K7M2QX", &[(ACCEPT, "application/json")]),
        ("/nothing", &[(ACCEPT, "application/json, text/plain, */*")]),
        ("/me", &[(ACCEPT, "image/avif,image/webp,*/*;q=0.8")]),
        ("/../Cargo.toml", &[]),
        ("/..%2f..%2fCargo.toml", &[]),
        ("/api/nothing", &html),
        ("/api", &html),
    ] {
        let response = get(&house.node.url, path, headers).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-not-found", "{path}");
    }
    let response = reqwest::Client::new().delete(format!("{}/api/me", house.node.url)).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(response.json::<Problem>().await.unwrap().error.id, "server-method");
}

#[tokio::test]
async fn files_are_kept_as_long_as_they_are_true() {
    let house = House::open().await;
    let url = &house.node.url;
    let api = get(url, "/api/me", &[]).await;
    assert_eq!(api.headers()[CACHE_CONTROL], "no-store");
    assert_eq!(get(url, "/health", &[]).await.text().await.unwrap(), "ok\n");

    let index = get(url, "/", &[]).await;
    if index.status() != StatusCode::OK {
        return;
    }
    assert_eq!(index.headers()[CACHE_CONTROL], "no-cache");
    let tag = index.headers()[ETAG].to_str().unwrap().to_owned();
    assert_eq!(get(url, "/", &[(IF_NONE_MATCH, &tag)]).await.status(), StatusCode::NOT_MODIFIED);

    let text = index.text().await.unwrap();
    let asset = text.split('"').find(|word| word.starts_with("/assets/")).expect("the page has files");
    for (accepted, encoding) in [("gzip, br", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
        let response = get(url, asset, &[(ACCEPT_ENCODING, accepted)]).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
        let sent = response.headers().get(CONTENT_ENCODING).map(|encoding| encoding.to_str().unwrap());
        assert_eq!(sent, encoding, "{asset}");
    }
}
