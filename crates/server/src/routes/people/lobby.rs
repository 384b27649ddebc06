//! `GET /api/lobby`: tables to which anybody may come.

use crate::app::App;
use crate::error::Error;
use crate::people::card;
use axum::Json;
use axum::extract::State;
use protocol::{Listed, Lobby};

/// So many are listed.
const MOST: u32 = 40;

pub(in crate::routes) async fn lobby(State(app): State<App>) -> Result<Json<Lobby>, Error> {
    let cards = app.store().cards_open(MOST).await;
    let cards = cards.map_err(|error| Error::failed("cannot list tables", error))?;
    let tables = cards.into_iter().map(listed).collect();
    Ok(Json(Lobby { tables }))
}

fn listed(listed: store::Listed) -> Listed {
    let store::Listed { code, card, updated_at, .. } = listed;
    let stage = card::stage(&card);
    let people = card.sitters.into_iter().map(|sitter| Some(sitter.name).filter(|_| !sitter.bot)).collect();
    let terms = serde_json::from_str(&card.terms).unwrap_or_default();
    Listed { code, game: card.game, stage, terms, people, at: updated_at as u64 }
}
