//! How a table at home is laid: with whom one plays, remembered from last time.

use super::{now, random, with_drawer};
use crate::boards;
use crate::memory::{NAME, remember, remembered};
use crate::reader::text;
use contract::{AnyGame, Level, Message, Seat, Spine};
use drawer::Label;
use protocol::{Ask, CODE_LENGTH, CODE_LETTERS, Table as Told};
use serde_json::Value;
use std::ops::RangeInclusive;
use table::{Event, Guest, Refusal, Table};

/// With whom one plays.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setup {
    /// How well each bot plays.
    pub(crate) bots: Vec<Level>,
    /// The game's options, if not the usual ones.
    pub(crate) options: Option<Value>,
}

impl Setup {
    /// So many bots can sit at a table of one person.
    pub(crate) fn range(game: &Spine) -> RangeInclusive<u8> {
        let (least, most) = game.seats().into_inner();
        least - 1..=most - 1
    }

    /// So many bots of one level.
    pub(crate) fn alike(bots: u8, level: Level) -> Setup {
        Setup { bots: vec![level; usize::from(bots)], options: None }
    }

    /// The bots as they sat last time; at first as few as make a real game.
    pub(crate) fn remembered(game: &Spine) -> (u8, Level) {
        let range = Setup::range(game);
        let usual = ((*range.start()).max(1), Level::Medium);
        let read = |words: String| {
            let (bots, level) = words.split_once(' ')?;
            let bots = bots.parse().ok().filter(|bots| range.contains(bots))?;
            Some((bots, level.parse().ok()?))
        };
        remembered(&key(game)).and_then(read).unwrap_or(usual)
    }

    pub(crate) fn remember(game: &Spine, bots: u8, level: Level) {
        remember(&key(game), &format!("{bots} {level}"));
    }

    /// The same again.
    pub(crate) fn of(table: &Told) -> Setup {
        let bots = table.chairs.iter().flatten().filter_map(|sitter| sitter.bot).collect();
        Setup { bots, options: Some(table.options.clone()) }
    }
}

fn key(game: &Spine) -> String {
    format!("bots-{}", game.id())
}

/// Lays a table with the person and bots at it, and starts the game if wanted. The answer is its code.
///
/// # Errors
/// The rules do not come or do not allow it, or the browser has no randomness.
pub(crate) async fn lay(game: &str, setup: &Setup, start: bool) -> Result<String, Message> {
    let game = boards::unpack(game).await?;
    let (code, log, table) = laid(game, setup, start).map_err(|refusal| refusal.message())?;
    let label = Label { game: game.id().to_owned(), stage: table.stage(), at: now().0 };
    for (number, event) in log.iter().enumerate() {
        // The code is new, and what cannot be stored is held in memory, which the table's page says.
        let _ = with_drawer(|drawer| drawer.append(&code, number, &event.write(), &label));
    }
    Ok(code)
}

fn laid(game: &'static dyn AnyGame, setup: &Setup, start: bool) -> Result<(String, Vec<Event>, Table), Refusal> {
    let me = Guest::from(random()?);
    let opening = Table::opening(game, me);
    let mut table = Table::rebuild(&[game], &[opening.write()])?;
    let name = remembered(NAME).filter(|name| table::name::clean(name).is_ok());
    let name = name.unwrap_or_else(|| text("gather-own-name"));
    let mut asks = vec![Ask::Sit { name, seat: Some(Seat(0)) }];
    asks.extend(setup.options.clone().map(|options| Ask::Options { options }));
    asks.extend((1..).zip(&setup.bots).map(|(seat, level)| Ask::Bot { seat: Seat(seat), level: Some(*level) }));
    asks.extend(start.then_some(Ask::Start));
    let mut log = vec![opening];
    for ask in asks {
        log.extend(table.ask(me, |_| true, &ask, now(), random)?);
    }
    Ok((new_code()?, log, table))
}

fn new_code() -> Result<String, Refusal> {
    let letter = |byte: &u8| char::from(CODE_LETTERS[usize::from(*byte) % CODE_LETTERS.len()]);
    Ok(random()?.0[..CODE_LENGTH].iter().map(letter).collect())
}
