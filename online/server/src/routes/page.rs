//! The page, which is embedded in the program. A debug build reads it from its folder instead, so that page and server
//! can be built separately.
//!
//! `cargo xtask page` builds it into `online/server/page`: `index.html`, variants with other content until the page's
//! program is loaded, and in `assets/` files whose names change with their content, each with compressed forms beside
//! it.

use super::peer::Peer;
use crate::app::App;
use crate::code::Code;
use crate::error::Error;
use crate::guest;
use crate::limits::{Address, Limited};
use crate::misses::Seeker;
use crate::painter::Frame;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use axum_extra::extract::CookieJar;
use contract::hex;
use protocol::{Stage, Tell};
use rust_embed::{Embed, EmbeddedFile};
use std::time::Duration;
use table_page::sight::Seen;
use texts::Language;
use tokio::time::timeout;

#[derive(Embed)]
#[folder = "page/"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";
/// The page with the home page as its first content.
const HOME: &str = "home.html";
/// How long a table may take to say what is played there, while the visitor waits.
const GLANCE_WITHIN: Duration = Duration::from_millis(200);
/// The markers around the first content of a table's page.
const SIGHT_BEGINS: &str = "<!--sight-->";
const SIGHT_ENDS: &str = "<!--/sight-->";
/// The cookie with the page's last language.
const SPOKEN: &str = "farbraum-language";
const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Farbraum</title>\
    <h1>The page has not been built</h1>\
    <p>This server was compiled without it. Run <code>cargo xtask serve</code>, which builds both.</p>";

/// Compressed forms, the best first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

pub(super) async fn get(State(app): State<App>, Peer(address): Peer, request: Request) -> Response {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return Error::Method.into_response();
    }
    let (path, headers) = (request.uri().path(), request.headers());
    match path.trim_start_matches('/') {
        "" => file(HOME, headers).unwrap_or_else(|| index(headers)),
        INDEX => index(headers),
        name => match file(name, headers) {
            Some(file) => file,
            None => elsewhere(&app, address, path, headers).await,
        },
    }
}

/// Serves an address that exists only inside the page, such as a table or a rules page.
async fn elsewhere(app: &App, address: Address, path: &str, headers: &HeaderMap) -> Response {
    if !wants_page(path, headers) {
        return Error::NotFound.into_response();
    }
    let first = match path.trim_start_matches('/').split_once('/') {
        Some(("t", code)) => match at_table(app, address, code, headers).await {
            Some((_, Some(painted))) => return painted,
            Some((first, None)) => Some(first),
            None => None,
        },
        Some(("learn", game)) => app.game(game).map(|game| during(game.id())),
        _ => None,
    };
    first.and_then(|first| file(&first, headers)).unwrap_or_else(|| index(headers))
}

/// Returns whether a path that is no file is an address inside the page. Browsers ask for `text/html`; link previews of
/// messengers ask for anything or do not say. Only a request for another type is not found.
fn wants_page(path: &str, headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    if accept.contains("text/html") {
        return true;
    }
    let first = accept.split([',', ';']).next().unwrap_or_default().trim();
    let others = ["application/json", "text/css", "text/javascript"];
    let others_of = ["image/", "audio/", "video/", "font/"];
    let is_other = others.contains(&first) || others_of.iter().any(|kind| first.starts_with(kind));
    // Addresses inside the page have no dot, as files have, and nothing that must be escaped.
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let mut words = path.trim_matches('/').split('/');
    let is_address = words.all(|word| !word.is_empty() && word.chars().all(plain));
    !is_other && is_address && !path.starts_with("//") && !path.starts_with("/assets/")
}

/// Returns the page that shows a table until the page's program is loaded; a running game is painted as the visitor
/// sees it, if there is time. Codes cannot be guessed here either.
async fn at_table(app: &App, address: Address, code: &str, headers: &HeaderMap) -> Option<(String, Option<Response>)> {
    app.limiter().count(Limited::Sights, [address.into()]).ok()?;
    let (code, seeker): (Code, Seeker) = (code.parse().ok()?, Seeker::of(headers, app));
    app.may_look(address, seeker, code.as_str()).await.ok()?;
    let looking = {
        let (app, guest) = (app.clone(), guest::of(headers, app));
        // This continues after the timeout: an unknown code counts however long the answer takes.
        tokio::spawn(async move {
            let told = app.rooms().sight(code, guest).await;
            if matches!(&told, Err(error) if *error == Error::NO_TABLE) {
                app.count_miss(address, seeker);
            }
            told.ok()
        })
    };
    let told = timeout(GLANCE_WITHIN, looking).await.ok()?.ok()??;
    let Some(Tell::Table(table)) = told.first() else { return None };
    Some(match table.stage {
        Stage::Gathering => (format!("before-{}.html", table.game), None),
        Stage::Over => (during(&table.game), None),
        Stage::Playing => {
            let first = during(&table.game);
            let painted = painted(app, &first, told, headers).await;
            (first, painted)
        }
    })
}

/// Returns the page with a running game in it, as one guest sees it; it must not be cached.
async fn painted(app: &App, first: &str, told: Vec<Tell>, headers: &HeaderMap) -> Option<Response> {
    let page = Files::get(first)?;
    let page = std::str::from_utf8(&page.data).ok()?;
    let (before, rest) = page.split_once(SIGHT_BEGINS)?;
    let (_, after) = rest.split_once(SIGHT_ENDS)?;
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    let brotli = accepts(accepted, "br");
    let frame = Frame { before: before.to_owned(), after: after.to_owned(), brotli };
    let painted = app.painter().paint(Seen { language: language(headers), told }, frame).await?;
    let common = [
        (CONTENT_TYPE, content_type(first)),
        (CACHE_CONTROL, "private, no-store"),
        (VARY, "accept-encoding, accept-language, cookie"),
    ];
    Some((common, AppendHeaders(brotli.then_some((CONTENT_ENCODING, "br"))), painted).into_response())
}

/// Returns the page's last language; else the first supported one of the browser.
fn language(headers: &HeaderMap) -> Language {
    let jar = CookieJar::from_headers(headers);
    let spoken = jar.get(SPOKEN).and_then(|cookie| Language::of_tag(cookie.value()));
    let wanted =
        || headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?.split([',', ';']).find_map(|tag| Language::of_tag(tag.trim()));
    spoken.or_else(wanted).unwrap_or(Language::En)
}

fn during(game: &str) -> String {
    format!("during-{game}.html")
}

fn index(headers: &HeaderMap) -> Response {
    file(INDEX, headers).unwrap_or_else(|| (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response())
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Files::get(path)?;
    // A weak tag, because it stands for the compressed forms too.
    let tag = format!("W/\"{}\"", hex(&plain.metadata.sha256_hash()[..16]));
    let kept = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let common: [(HeaderName, &str); 3] = [(ETAG, &tag), (CACHE_CONTROL, caching(path)), (VARY, "accept-encoding")];
    if kept {
        return Some((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let common = (common, [(CONTENT_TYPE, content_type(path))]);
    Some(match compressed(path, headers) {
        Some((encoding, file)) => (common, [(CONTENT_ENCODING, encoding)], file.data).into_response(),
        None => (common, plain.data).into_response(),
    })
}

/// The content of a file in `assets/` never changes, because its name would.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn compressed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let welcome = ENCODINGS.into_iter().filter(|(encoding, _)| accepts(accepted, encoding));
    welcome.into_iter().find_map(|(encoding, ending)| Some((encoding, Files::get(&format!("{path}.{ending}"))?)))
}

/// Returns whether an encoding is named with a weight other than 0.
fn accepts(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).and_then(|weight| weight.parse::<f32>().ok());
        named && weight != Some(0.0)
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_inside_the_page_is_no_file() {
        let wants = |path: &str, accept: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            accept.map(|accept| headers.insert(ACCEPT, accept.parse().unwrap()));
            wants_page(path, &headers)
        };
        for accept in
            [None, Some(""), Some("*/*"), Some("text/*"), Some("text/plain, */*"), Some("application/xml,*/*")]
        {
            assert!(wants("/t/K7M2QX", accept) && wants("/learn/colour-lines/", accept), "{accept:?}");
            for other in ["/assets/gone", "/gone.js", "/t/..", "//t/K7M2QX", "/t//x", "/t/%2e", "/../t"] {
                assert!(!wants(other, accept), "{other} {accept:?}");
            }
        }
        for accept in ["application/json", "application/json, text/plain, */*", "image/avif,*/*;q=0.8", "text/css,*/*"]
        {
            assert!(!wants("/t/K7M2QX", Some(accept)), "{accept}");
        }
        assert!(wants("/gone.txt", Some("text/html,*/*;q=0.8")), "the page says that there is nothing");
    }

    #[test]
    fn encodings_are_taken_where_they_are_welcome() {
        assert!(accepts("gzip, deflate, br, zstd", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("gzip;q=1.0, br; q=0", "br"));
        assert!(!accepts("brotli", "br"));
        assert!(!accepts("", "br"));
    }
}
