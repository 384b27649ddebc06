//! What is listed of a table, so that nobody need read its log.

use super::settle;
use protocol::{Clock, Stage};
use store::{Card, Sitting};
use table::{Table, UnixMillis};

/// Whether people play so slowly that nobody may be looking when something is to be done.
pub(crate) fn is_slow(table: &Table) -> bool {
    matches!(table.terms().clock, Clock::Relaxed | Clock::Days)
}

/// The card of a table.
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
        terms: serde_json::to_string(&terms).unwrap_or_default(),
        sitters: table.sittings().into_iter().map(sitting).collect(),
    }
}

/// When somebody has to look after the table though nobody looks at it.
fn due(table: &Table, now: UnixMillis) -> Option<UnixMillis> {
    match table.stage() {
        Stage::Gathering => None,
        Stage::Playing if !is_slow(table) => None,
        Stage::Playing if !table.bots_to_act().is_empty() => Some(now),
        Stage::Playing => table.deadline(),
        Stage::Over => settle::is_wanted(table).then_some(now),
    }
}

/// How far a table is, by its card.
pub(crate) fn stage(card: &Card) -> Stage {
    match card.stage {
        0 => Stage::Gathering,
        1 => Stage::Playing,
        _ => Stage::Over,
    }
}
