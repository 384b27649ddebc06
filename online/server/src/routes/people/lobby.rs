//! `GET /api/lobby`: open tables with a person connected.

use crate::app::App;
use crate::error::Error;
use crate::people::card;
use crate::room::list;
use axum::Json;
use axum::extract::State;
use protocol::{ListedTable, Lobby};

pub(in crate::routes) async fn lobby(State(app): State<App>) -> Result<Json<Lobby>, Error> {
    let held = app.rooms().open_tables().to_look_at();
    let codes: Vec<&str> = held.keys().map(String::as_str).collect();
    let cards = app.store().cards_open(&codes).await;
    let cards = cards.map_err(|error| Error::failed("cannot list tables", error))?;
    let tables = list(cards, &held).into_iter().map(listed).collect();
    Ok(Json(Lobby { tables }))
}

fn listed(listed: store::ListedCard) -> ListedTable {
    let store::ListedCard { code, card, updated_at, .. } = listed;
    let stage = card::stage(&card);
    let people = card.sitters.into_iter().map(|sitter| Some(sitter.name).filter(|_| !sitter.bot)).collect();
    let terms = serde_json::from_str(&card.terms).unwrap_or_default();
    ListedTable { code, game: card.game, stage, terms, people, at: updated_at as u64 }
}
