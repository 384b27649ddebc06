//! `GET /admin`: the state of the server, or the login page.

use super::reports;
use super::words::{Reader, escape};
use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::metrics::VERSION;
use crate::room::Glance;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use contract::Message;
use protocol::Stage;

pub(in crate::routes) async fn get(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let reader = Reader::of(&headers);
    if !admin::is_logged_in(&app, &headers)? {
        return Ok((StatusCode::UNAUTHORIZED, Html(login(reader, None))).into_response());
    }
    let reports = reports::section(&app, reader).await?;
    let sections = [numbers(&app, reader), rooms(&app, reader).await, reports, logout(reader)];
    Ok(Html(reader.page(&sections.concat())).into_response())
}

/// Returns the login page, with the error of the last attempt.
pub(super) fn login(reader: Reader, wrong: Option<&Error>) -> String {
    let wrong = wrong.map(|error| format!("<p class=\"wrong\" role=\"alert\">{}</p>\n", reader.say(&error.message())));
    let (token, log_in) = (reader.text("admin-token"), reader.text("admin-log-in"));
    reader.page(&format!(
        "{}<form method=\"post\" action=\"/admin/login\">\n<label>{token}\n\
         <input type=\"password\" name=\"token\" required autocomplete=\"current-password\"></label>\n\
         <button>{log_in}</button>\n</form>\n",
        wrong.unwrap_or_default()
    ))
}

fn logout(reader: Reader) -> String {
    let log_out = reader.text("admin-log-out");
    format!("<form method=\"post\" action=\"/admin/logout\"><button>{log_out}</button></form>\n")
}

fn numbers(app: &App, reader: Reader) -> String {
    let (now, minutes) = (app.now(), app.metrics().uptime().as_secs() / 60);
    let (tables, moves) = app.metrics().totals(app.games().offered().iter().map(|game| game.id()));
    let uptime =
        Message::new("admin-uptime-value").with("hours", (minutes / 60) as i64).with("minutes", (minutes % 60) as i64);
    let lines = [
        ("admin-version", escape(VERSION)),
        ("admin-uptime", reader.say(&uptime)),
        ("admin-connections", now.connections.to_string()),
        ("admin-rooms", now.rooms.to_string()),
        ("admin-tables-opened", tables.to_string()),
        ("admin-moves", moves.to_string()),
        ("admin-store-commits", now.store.commits.to_string()),
        ("admin-store-failures", now.store.failures.to_string()),
    ];
    let line = |(id, value): (&str, String)| format!("<dt>{}</dt><dd>{value}</dd>\n", reader.text(id));
    format!("<dl>\n{}</dl>\n", lines.map(line).concat())
}

/// Lists what every player of a table may know, and nothing that is hidden.
async fn rooms(app: &App, reader: Reader) -> String {
    let rooms = app.rooms().glance().await;
    let title = format!("<h2>{}</h2>\n", reader.text("admin-rooms"));
    if rooms.is_empty() {
        return format!("{title}<p>{}</p>\n", reader.text("admin-rooms-none"));
    }
    let heads = ["admin-code", "admin-game", "admin-stage", "admin-listeners", "admin-entries"];
    let heads = heads.map(|id| format!("<th scope=\"col\">{}</th>", reader.text(id))).concat();
    let rows: String = rooms.iter().map(|room| row(reader, room)).collect();
    format!(
        "{title}<div class=\"rooms\"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

fn row(reader: Reader, room: &Glance) -> String {
    let stage = match room.stage {
        Stage::Gathering => "admin-stage-gathering",
        Stage::Playing => "admin-stage-playing",
        Stage::Over => "admin-stage-over",
    };
    let cells = [
        escape(&room.code),
        reader.text(&format!("{}-name", room.game)),
        reader.text(stage),
        room.listeners.to_string(),
        room.entries.to_string(),
    ];
    format!("<tr>{}</tr>\n", cells.map(|cell| format!("<td>{cell}</td>")).concat())
}
