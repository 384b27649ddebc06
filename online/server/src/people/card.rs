//! The card of a table: what is listed without reading its log.

use super::settle;
use protocol::{Clock, Stage};
use serde::Deserialize;
use serde_json::json;
use store::{Card, Sitting};
use table::{Table, UnixMillis};

/// Returns whether people play so slowly that no client may be connected when something is due.
pub(crate) fn is_slow(table: &Table) -> bool {
    matches!(table.terms().clock, Clock::Relaxed | Clock::Days)
}

/// Returns what a card says about the table: its terms, and whether the game was uploaded.
fn words(table: &Table) -> String {
    let mut words = json!(table.terms());
    if table.is_brought() {
        words["home"] = json!(true);
    }
    words.to_string()
}

/// Returns whether the game was played offline and uploaded, by its card.
pub(crate) fn is_brought(card: &Card) -> bool {
    #[derive(Default, Deserialize)]
    struct Words {
        #[serde(default)]
        home: bool,
    }
    serde_json::from_str::<Words>(&card.terms).unwrap_or_default().home
}

/// Creates the card of a table.
pub(crate) fn card(table: &Table, now: UnixMillis) -> Card {
    let terms = table.terms();
    let sitting = |sitting: table::Sitting| Sitting {
        seat: sitting.seat.0,
        guest: sitting.guest.to_string(),
        name: sitting.name,
        bot: sitting.bot,
        awaited: sitting.awaited,
        rank: sitting.standing.map(|(rank, _)| rank),
        score: sitting.standing.map(|(_, score)| score.into()),
    };
    Card {
        game: table.game().to_owned(),
        stage: match table.stage() {
            Stage::Gathering => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        },
        open: terms.open,
        rated: terms.rated,
        due: due(table, now).map(|due| due.0 as i64),
        terms: words(table),
        sitters: table.sittings().into_iter().map(sitting).collect(),
    }
}

/// Returns when something is due at the table although no client is connected.
fn due(table: &Table, now: UnixMillis) -> Option<UnixMillis> {
    match table.stage() {
        Stage::Gathering => None,
        Stage::Playing if !is_slow(table) => None,
        Stage::Playing if !table.bots_to_act().is_empty() => Some(now),
        Stage::Playing => table.deadline(),
        Stage::Over => settle::is_wanted(table).then_some(now),
    }
}

/// Returns the stage of a table, by its card.
pub(crate) fn stage(card: &Card) -> Stage {
    match card.stage {
        0 => Stage::Gathering,
        1 => Stage::Playing,
        _ => Stage::Over,
    }
}
