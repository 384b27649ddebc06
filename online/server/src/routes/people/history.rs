//! `GET /api/me/games`: the tables at which a guest sits or sat.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::people::card;
use axum::Json;
use axum::extract::{Query, State};
use contract::Seat;
use protocol::{History, PlayedBy, PlayedGame};
use serde::Deserialize;
use store::ListedCard;

/// How many tables are listed at a time.
const PAGE_SIZE: u32 = 30;

#[derive(Debug, Deserialize)]
pub(in crate::routes) struct Page {
    before: Option<i64>,
}

pub(in crate::routes) async fn history(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<Page>,
) -> Result<Json<History>, Error> {
    let guest = visitor.guest.to_string();
    let cards = app.store().cards_of(&guest, page.before, PAGE_SIZE + 1).await;
    let mut cards = cards.map_err(|error| Error::failed("cannot list somebody's games", error))?;
    let more = cards.len() > PAGE_SIZE as usize;
    cards.truncate(PAGE_SIZE as usize);
    Ok(Json(History { games: cards.into_iter().filter_map(|card| played(card, &guest)).collect(), more }))
}

fn played(listed: ListedCard, guest: &str) -> Option<PlayedGame> {
    let ListedCard { code, card, updated_at, .. } = listed;
    let stage = card::stage(&card);
    let own = card.sitters.iter().find(|sitter| sitter.guest == guest)?;
    let (you, your_turn, home) = (Seat(own.seat), own.awaited, card::is_brought(&card));
    let by = |sitter: store::Sitting| PlayedBy {
        name: sitter.name,
        bot: sitter.bot,
        rank: sitter.rank,
        score: sitter.score,
    };
    let sitters = card.sitters.into_iter().map(by).collect();
    let (game, at, rated) = (card.game, updated_at as u64, card.rated);
    Some(PlayedGame { code, game, stage, at, rated, home, you, your_turn, sitters })
}
