//! How a table at home is laid: with whom one plays, remembered from last time.

use super::keeper::keeper;
use super::{now, random, with_logs};
use crate::games;
use contract::{AnyGame, EditionId, Level, Message, Seat, Spine};
use kit::editions::{self, Own};
use kit::memory::{NAME, remember, remembered};
use kit::reader::{say, text};
use local_log::Label;
use protocol::{Ask, CODE_LENGTH, CODE_LETTERS, Table as Told};
use serde_json::Value;
use std::ops::RangeInclusive;
use table::{Event, Guest, Presence, Refusal, Table};

/// Under which key the names of the others are remembered.
const OTHERS: &str = "others";

/// With whom one plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The names of the people who play at the same device, without the host.
    pub others: Vec<String>,
    /// How well each bot plays.
    pub bots: Vec<Level>,
    /// The game's options, if not the usual ones.
    pub options: Option<Value>,
    /// The id of a custom edition, which must be loaded.
    pub edition: Option<EditionId>,
}

impl Setup {
    /// Returns how many bots can play with one person.
    pub fn range(game: &Spine) -> RangeInclusive<u8> {
        let (least, most) = game.seats().into_inner();
        least - 1..=most - 1
    }

    /// Returns a setup with `bots` bots of one level.
    pub fn alike(bots: u8, level: Level) -> Setup {
        Setup { others: Vec::new(), bots: vec![level; usize::from(bots)], options: None, edition: None }
    }

    /// As many people as make a real game, under the names that they had last time.
    pub fn one_device(game: &Spine) -> Setup {
        let kept = remembered(OTHERS).unwrap_or_default();
        let others = usize::from((*game.seats().start()).max(2) - 1);
        let named = |number: usize| kept.lines().nth(number).map_or_else(|| unnamed(number + 2), str::to_owned);
        Setup { others: (0..others).map(named).collect(), bots: Vec::new(), options: None, edition: None }
    }

    /// The bots as they sat last time; at first as few as make a real game.
    pub fn remembered(game: &Spine) -> (u8, Level) {
        let range = Setup::range(game);
        let usual = ((*range.start()).max(1), Level::Medium);
        let read = |words: String| {
            let (bots, level) = words.split_once(' ')?;
            let bots = bots.parse().ok().filter(|bots| range.contains(bots))?;
            Some((bots, level.parse().ok()?))
        };
        remembered(&key(game)).and_then(read).unwrap_or(usual)
    }

    pub fn remember(game: &Spine, bots: u8, level: Level) {
        remember(&key(game), &format!("{bots} {level}"));
    }

    /// The same again.
    pub fn of(table: &Told) -> Setup {
        let (bots, people): (Vec<_>, Vec<_>) = table.chairs.iter().flatten().partition(|sitter| sitter.bot.is_some());
        let others = people.into_iter().skip(1).map(|sitter| sitter.name.clone()).collect();
        let bots = bots.into_iter().filter_map(|sitter| sitter.bot).collect();
        let edition = table.start.as_ref().map(|start| start.edition.clone());
        Setup { others, bots, options: Some(table.options.clone()), edition }
    }
}

/// What the person is called who has not said.
pub fn unnamed(number: usize) -> String {
    say(&Message::new("one-device-person").with("number", number as i64))
}

/// Keeps the names of those who play at this device, for the next time.
pub fn remember_others(names: &[String]) {
    remember(OTHERS, &names.join("\n"));
}

fn key(game: &Spine) -> String {
    format!("bots-{}", game.id())
}

/// Lays a table with the person and bots at it, and starts the game if wanted. The answer is its code.
///
/// # Errors
/// The rules do not come or do not allow it, or the browser has no randomness.
pub async fn lay(game: &str, setup: &Setup, start: bool) -> Result<String, Message> {
    let (keeper, usual) = (keeper().await?, games::load_game(game).await?);
    let game = games::rules_with(game, setup.edition.as_ref()).unwrap_or(usual);
    (keeper.lay)(game, setup, start)
}

pub(super) fn lay_now(game: &'static dyn AnyGame, setup: &Setup, start: bool) -> Result<String, Message> {
    let (code, log, table) = laid(game, setup, start).map_err(|refusal| refusal.message())?;
    let edition = own(game, setup).map(|own| own.id.name);
    let label = Label { game: game.id().to_owned(), stage: table.stage(), at: now().0, edition };
    for (number, event) in log.iter().enumerate() {
        // The code is new, and what cannot be stored is held in memory, which the table's page says.
        let _ = with_logs(|logs| logs.append(&code, number, &event.write(), &label));
    }
    Ok(code)
}

/// Returns the custom edition of a setup, or `None` if the game is played with its own.
fn own(game: &dyn AnyGame, setup: &Setup) -> Option<Own> {
    editions::own(game.id(), setup.edition.as_ref()?)
}

fn laid(game: &'static dyn AnyGame, setup: &Setup, start: bool) -> Result<(String, Vec<Event>, Table), Refusal> {
    let me = Guest::from(random()?);
    let mut opening = Table::opening(game, me);
    if let (Event::Opened { edition, .. }, Some(own)) = (&mut opening, own(game, setup)) {
        *edition = Some(own.text.as_ref().to_owned());
    }
    let mut table = Table::rebuild(&[game], &[opening.write()])?;
    let name = remembered(NAME).filter(|name| table::name::clean(name).is_ok());
    // With several people at one device "me" would be ambiguous.
    let name = name.unwrap_or_else(|| if setup.others.is_empty() { text("gather-own-name") } else { unnamed(1) });
    let mut asks = vec![Ask::Sit { name, seat: Some(Seat(0)) }];
    asks.extend(setup.options.clone().map(|options| Ask::Options { options }));
    let first_bot = 1 + setup.others.len() as u8;
    asks.extend((first_bot..).zip(&setup.bots).map(|(seat, level)| Ask::Bot { seat: Seat(seat), level: Some(*level) }));
    if !setup.others.is_empty() {
        let chosen = setup.options.clone().unwrap_or_else(|| game.usual_options());
        asks.push(Ask::Options { options: game.in_turns(&chosen).map_err(Refusal::Rules)? });
    }
    let mut log = vec![opening];
    for ask in asks {
        log.extend(table.ask(me, &Presence::EVERYBODY, &ask, now(), random)?);
    }
    for (seat, name) in (1..).map(Seat).zip(&setup.others) {
        let sit = Ask::Sit { name: name.clone(), seat: Some(seat) };
        log.extend(table.ask(Guest::from(random()?), &Presence::EVERYBODY, &sit, now(), random)?);
    }
    if start {
        log.extend(table.ask(me, &Presence::EVERYBODY, &Ask::Start, now(), random)?);
    }
    Ok((new_code()?, log, table))
}

fn new_code() -> Result<String, Refusal> {
    let letter = |byte: &u8| char::from(CODE_LETTERS[usize::from(*byte) % CODE_LETTERS.len()]);
    Ok(random()?.0[..CODE_LENGTH].iter().map(letter).collect())
}
