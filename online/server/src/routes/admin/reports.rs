//! Reported chat messages, and `POST /admin/report`: keeps or removes one.

use super::words::{Reader, escape};
use crate::admin;
use crate::app::App;
use crate::error::Error;
use crate::routes::peer::SameSite;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::response::Redirect;
use protocol::{Said, Words};
use serde::Deserialize;
use store::{ReportedMessage, StoreError};

/// The most reports that are shown.
const MOST_REPORTS: u32 = 50;

/// The form.
#[derive(Debug, Deserialize)]
pub(in crate::routes) struct Decision {
    code: String,
    number: u32,
    remove: bool,
}

fn failed(error: StoreError) -> Error {
    Error::failed("cannot read or write reports", error)
}

/// Removes the message or keeps it.
pub(in crate::routes) async fn post(
    State(app): State<App>,
    _same_site: SameSite,
    headers: HeaderMap,
    form: Result<Form<Decision>, FormRejection>,
) -> Result<Redirect, Error> {
    if !admin::is_logged_in(&app, &headers)? {
        return Err(Error::AdminToken);
    }
    let Form(Decision { code, number, remove }) = form.map_err(|rejection| Error::Unreadable {
        status: rejection.status(),
        details: rejection.status().to_string(),
    })?;
    if remove {
        app.rooms().unsay(code.parse()?, number).await?;
    }
    app.store().settle_report(&code, number.into()).await.map_err(failed)?;
    Ok(Redirect::to(admin::PATH))
}

/// Returns the section of the page.
pub(super) async fn section(app: &App, reader: Reader) -> Result<String, Error> {
    let reports = app.store().reports(MOST_REPORTS).await.map_err(failed)?;
    let mut rows = String::new();
    for report in &reports {
        let number = u32::try_from(report.number).unwrap_or_default();
        // The table or the message may be gone.
        let said = match report.code.parse() {
            Ok(code) => app.rooms().said(code, number).await.ok(),
            Err(_) => None,
        };
        rows.push_str(&row(reader, report, said.as_ref()));
    }
    let title = format!("<h2>{}</h2>\n", reader.text("admin-reports"));
    if rows.is_empty() {
        return Ok(format!("{title}<p>{}</p>\n", reader.text("admin-reports-none")));
    }
    let heads = ["admin-code", "admin-said-by", "admin-said", "admin-reported", "admin-verdict"];
    let heads = heads.map(|id| format!("<th scope=\"col\">{}</th>", reader.text(id))).concat();
    Ok(format!(
        "{title}<div class=\"rooms\"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    ))
}

fn row(reader: Reader, report: &ReportedMessage, said: Option<&Said>) -> String {
    let words = match said.map(|said| &said.words) {
        Some(Words::Text(text) | Words::Point(text)) => escape(text),
        Some(Words::Phrase { key, .. }) => escape(key),
        None => reader.text("admin-said-long-ago"),
    };
    let name = said.map(|said| escape(&said.name)).unwrap_or_default();
    let code = escape(&report.code);
    let verdict = |remove: bool, id: &str| {
        format!(
            "<form method=\"post\" action=\"/admin/report\"><input type=\"hidden\" name=\"code\" value=\"{code}\">\
             <input type=\"hidden\" name=\"number\" value=\"{}\"><input type=\"hidden\" name=\"remove\" value=\"{remove}\">\
             <button>{}</button></form>",
            report.number,
            reader.text(id)
        )
    };
    let verdicts = verdict(true, "admin-remove") + &verdict(false, "admin-keep");
    let cells = [code.clone(), name, words, report.times.to_string(), verdicts];
    format!("<tr>{}</tr>\n", cells.map(|cell| format!("<td>{cell}</td>")).concat())
}
