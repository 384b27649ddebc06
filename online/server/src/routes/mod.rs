//! All HTTP routes, one file for each.

mod admin;
mod bots;
mod edition;
mod health;
mod json;
mod me;
mod metrics;
mod misses;
mod pace;
mod page;
mod peer;
mod people;
mod ready;
mod tables;

use crate::app::App;
use crate::error::Error;
use crate::headers;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state, map_response, map_response_with_state};
use axum::routing::{get, post};

use std::time::Duration;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

/// How long a request may take. An open WebSocket has no limit.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// Returns all routes.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .nest("/api", api(app.clone()))
        .nest("/admin", admin::router())
        .route("/health", get(health::get))
        .route("/metrics", get(metrics::get))
        .route("/ready", get(ready::get).route_layer(from_fn_with_state(app.clone(), pace::limit)))
        .fallback(page::get)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(from_fn(headers::one_host))
        .layer(map_response_with_state(app.clone(), headers::secure))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIMEOUT))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

fn api(app: App) -> Router<App> {
    let tables = Router::new()
        .route("/tables/{code}", get(tables::summary::summary))
        .route("/tables/{code}/record", get(tables::record::record))
        .route("/tables/{code}/rematch", post(tables::rematch::rematch))
        .route("/tables/{code}/reports", post(people::report::report))
        .route("/tables/{code}/ws", get(tables::connect::connect))
        .route_layer(from_fn_with_state(app.clone(), misses::limit));
    // Programs are limited one by one.
    let bots = Router::new()
        .route("/bot/tables/{code}", post(bots::ask::ask))
        .route("/bot/tables/{code}/stream", get(bots::stream::stream))
        .route_layer(from_fn_with_state(app.clone(), misses::limit));
    Router::new()
        .route("/bots", post(bots::new::new))
        .route("/boards/{board}", get(people::leaderboard::get))
        .route("/daily", get(people::daily::get))
        .route("/daily/{game}", post(people::daily::post))
        .route("/editions/{game}/{hash}", get(edition::get))
        .route("/lobby", get(people::lobby::lobby))
        .route("/me/games", get(people::history::history))
        .route("/me/link", post(people::link::new))
        .route("/me/linked", post(people::link::linked))
        .route("/push", get(people::push::get).post(people::push::begin))
        .route("/push/end", post(people::push::end))
        .route("/ratings/{game}", get(people::ratings::ratings))
        .route("/me", get(me::get::get).post(me::post::post))
        .route("/tables", post(tables::open::open))
        .route("/tables/brought", post(tables::upload::upload).layer(DefaultBodyLimit::max(protocol::LONGEST_BROUGHT)))
        .merge(tables)
        .route_layer(from_fn_with_state(app, pace::limit))
        .merge(bots)
        .fallback(async || Error::NotFound)
        .layer(map_response(headers::never_stored))
        .layer(DefaultBodyLimit::max(protocol::LONGEST_REQUEST))
}
