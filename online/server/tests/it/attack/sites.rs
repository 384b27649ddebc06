//! Pages of other sites that send requests in a visitor's name.

use super::super::house::House;
use super::{https_house, problem};
use reqwest::header::{CONTENT_TYPE, COOKIE, ORIGIN};
use reqwest::{Client, Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn a_post_from_another_site_is_refused_though_the_cookie_comes_along() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (path, body) in [
        ("/api/tables", json!({"game": "stones"})),
        ("/api/me", json!({"name": "Mallory"})),
        ("/api/bots", json!({"name": "Mallory"})),
    ] {
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "file://", ""] {
            let request = Client::new().post(format!("{}{path}", guest.url)).header(COOKIE, &guest.cookie);
            let response = request.header(ORIGIN, origin).json(&body).send().await.unwrap();
            assert_eq!(problem(response).await, (StatusCode::FORBIDDEN, "server-origin".to_owned()), "{path} {origin}");
        }
    }
}

#[tokio::test]
async fn what_a_plain_form_can_send_is_not_read() {
    let house = House::open().await;
    let guest = house.guest().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
        for (path, body) in [("/api/tables", r#"{"game":"stones"}"#), ("/api/me", r#"{"name":"Mallory"}"#)] {
            let request = Client::new().post(format!("{}{path}", guest.url)).header(COOKIE, &guest.cookie);
            let response = request.header(CONTENT_TYPE, kind).body(body).send().await.unwrap();
            let expected = (StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-unreadable".to_owned());
            assert_eq!(problem(response).await, expected, "{path} {kind}");
        }
    }
}

#[tokio::test]
async fn no_other_site_may_read_answers() {
    let house = House::open().await;
    let request = Client::new().request(Method::OPTIONS, format!("{}/api/tables", house.node.url));
    let request = request.header(ORIGIN, "https://evil.example").header("access-control-request-method", "POST");
    let response = request.send().await.unwrap();
    assert!(!response.status().is_success());
    assert!(response.headers().keys().all(|name| !name.as_str().starts_with("access-control")));
}

#[tokio::test]
async fn a_socket_from_another_port_or_scheme_is_refused() {
    let house = https_house().await;
    let guest = house.guest().await;
    let code = guest.open("stones").await;
    for origin in [
        "http://farbraum.example",
        "https://farbraum.example:8443",
        "ws://farbraum.example",
        "https://farbraum.example@evil.example",
        "https://evil.example#farbraum.example",
        "null",
        "https://",
        "*",
    ] {
        let (status, why) = guest.try_connect(&code, &[("origin", origin)]).await.unwrap_err();
        assert_eq!((status, why.id.as_str()), (StatusCode::FORBIDDEN, "server-origin"), "{origin}");
        let (status, _) =
            guest.try_connect(&code, &[("origin", origin), ("host", "farbraum.example")]).await.unwrap_err();
        assert_eq!(status, StatusCode::FORBIDDEN, "{origin} though the proxy passes the host on");
    }
    guest.try_connect(&code, &[("origin", "https://farbraum.example")]).await.unwrap();
}
