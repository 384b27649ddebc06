//! The web server itself: paths, headers, methods.

use super::super::house::House;
use crate::raw;
use reqwest::header::SET_COOKIE;

#[tokio::test]
async fn no_path_leads_out_of_the_page() {
    let house = House::open().await;
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2f..%2fetc/passwd",
        "/assets/..%5c..%5cCargo.toml",
        "//etc/passwd",
        "/assets/%00",
        "/./index.html%00.js",
        "/api/../../etc/passwd",
        "/api/tables/../../etc/passwd",
        "/admin/../etc/passwd",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let answer = raw::send(&house.node.url, request).await;
        assert_eq!(raw::statuses(&answer), [404], "{path}: {answer}");
        assert!(!answer.contains("[package]") && !answer.contains("root:"), "{path}");
    }
}

#[tokio::test]
async fn nothing_sent_becomes_a_header() {
    let house = House::open().await;
    let guest = house.guest().await;
    for path in
        ["/api/tables/AAAA%0d%0aset-cookie:%20evil=1", "/%0d%0aset-cookie:%20evil=1", "/t/x%0aset-cookie:%20evil=1"]
    {
        let response = guest.get(path).await;
        let cookies = response.headers().get_all(SET_COOKIE).iter();
        assert!(cookies.into_iter().all(|cookie| !cookie.to_str().unwrap().contains("evil")), "{path}");
    }
    let response = guest.rename("a; Path=/x; evil=1").await;
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap().to_owned();
    assert!(response.status().is_success() && !cookie.contains("evil=1"), "it is a name: {cookie}");
    let broken = "GET /health HTTP/1.1\r\nhost: x\r\nx: a\rb\r\nconnection: close\r\n\r\n";
    assert_eq!(raw::statuses(&raw::send(&house.node.url, broken).await), [400]);
}

#[tokio::test]
async fn unknown_methods_are_refused() {
    let house = House::open().await;
    for (line, expected) in [
        ("BREW / HTTP/1.1", 405),
        ("TRACE / HTTP/1.1", 405),
        ("PUT /api/me HTTP/1.1", 405),
        ("DELETE /metrics HTTP/1.1", 405),
        ("PATCH /api/tables HTTP/1.1", 405),
        ("G@T / HTTP/1.1", 400),
        ("GET / HTTP/9.9", 400),
        ("GET", 400),
    ] {
        let request = format!("{line}\r\nhost: x\r\nconnection: close\r\n\r\n");
        let answer = raw::send(&house.node.url, request).await;
        assert_eq!(raw::statuses(&answer), [expected], "{line}: {answer}");
    }
}

#[tokio::test]
async fn no_request_hides_in_another() {
    let house = House::open().await;
    let hidden = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";
    for headers in [
        "content-length: 5\r\ncontent-length: 6",
        "content-length: +5",
        "content-length: -1",
        "content-length: 5, 6",
        "transfer-encoding: chunked, identity",
        "transfer-encoding: xchunked",
        "transfer-encoding : chunked",
        " transfer-encoding: chunked",
        "content-length: 99999999999999999999999",
    ] {
        let request = format!("POST /api/me HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n0\r\n\r\n{hidden}");
        let answer = raw::send(&house.node.url, request).await;
        assert!(raw::statuses(&answer).iter().all(|&status| status >= 400), "{headers}: {answer}");
        assert!(!answer.contains("\r\nok\n"), "{headers}");
    }
    // Both headers: a proxy may have believed the length, so nothing after it is read as a request.
    let body = "c\r\n{\"name\":\"x\"}\r\n0\r\n\r\n";
    for order in
        [["transfer-encoding: chunked", "content-length: "], ["content-length: ", "transfer-encoding: chunked"]]
    {
        let length = (body.len() + hidden.len()).to_string();
        let headers =
            order.map(|header| if header.ends_with(' ') { format!("{header}{length}") } else { header.to_owned() });
        let headers = headers.join("\r\n");
        let json = "content-type: application/json";
        let both = format!("POST /api/me HTTP/1.1\r\nhost: x\r\n{json}\r\n{headers}\r\n\r\n{body}{hidden}");
        let answer = raw::send(&house.node.url, both).await;
        assert_eq!(raw::statuses(&answer).len(), 1, "{answer}");
        assert!(!answer.contains("\r\nok\n"), "{answer}");
    }
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let house = House::open().await;
    let many: String = (0..200).map(|number| format!("x-{number}: 1\r\n")).collect();
    let answer = raw::send(&house.node.url, format!("GET /health HTTP/1.1\r\nhost: x\r\n{many}\r\n")).await;
    assert_eq!(raw::statuses(&answer), [431]);
    let long = "x".repeat(100_000);
    let answer = raw::send(&house.node.url, format!("GET /health HTTP/1.1\r\nhost: x\r\nx: {long}\r\n\r\n")).await;
    assert!(raw::statuses(&answer).iter().all(|&status| status == 431), "{answer}");
}

#[tokio::test]
async fn a_request_names_one_host() {
    let house = House::open().await;
    for (head, expected) in [
        ("GET /health HTTP/1.1\r\nhost: x\r\nconnection: close", 200),
        ("GET /health HTTP/1.0", 200),
        ("GET /health HTTP/1.1\r\nconnection: close", 400),
        ("GET /health HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close", 400),
        ("GET / HTTP/1.1\r\nhost: x\r\nhost: x\r\nconnection: close", 400),
        ("GET /api/me HTTP/1.0\r\nhost: x\r\nhost: y", 400),
    ] {
        let answer = raw::send(&house.node.url, format!("{head}\r\n\r\n")).await;
        let status = answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        assert_eq!(status, Some(expected), "{head}: {answer}");
    }
}

#[tokio::test]
async fn other_sites_can_neither_embed_nor_hold_what_is_here() {
    let house = House::open().await;
    for path in ["/", "/api/me", "/health", "/nothing.js"] {
        let response = house.guest().await.get(path).await;
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{path}");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(header("permissions-policy").contains("camera=()"), "{path}");
    }
}
