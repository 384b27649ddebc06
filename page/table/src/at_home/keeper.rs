//! The chunk with the tables at home: a player who only plays online never loads it.

use super::Setup;
use super::room::{News, Room};
use super::setup::lay_now;
use crate::api;
use contract::{AnyGame, Message, Seat};
use kit::Loaded;
use protocol::Request;
use std::cell::Cell;
use wasm_split_helpers::wasm_split;

/// A table at home, for those who sit at it.
pub trait Desk {
    /// Asks for something. The answer comes later.
    fn ask(&self, request: Request);
    /// Gives the device to the person on this seat.
    fn take(&self, seat: Seat);
    /// Takes the device from its holder, for the next player.
    fn hand_over(&self);
    /// Returns the record of the game in JSON, or `None` if the game is not over.
    fn record(&self) -> Option<String>;
}

/// The callback that receives the news of a table.
pub(super) type Hear = Box<dyn Fn(News)>;
type Opened = Result<Box<dyn Desk>, Message>;

/// The functions of the chunk.
pub(super) struct Keeper {
    open: fn(&str, Hear) -> Opened,
    pub(super) lay: fn(&'static dyn AnyGame, &Setup, bool) -> Result<String, Message>,
}

const KEEPER: Keeper = Keeper { open: |code, hear| Ok(Box::new(Room::open(code, hear)?)), lay: lay_now };

thread_local! {
    static LOADED: Cell<Option<&'static Keeper>> = const { Cell::new(None) };
}

#[wasm_split(at_home, fallible)]
fn load() -> Loaded<&'static Keeper> {
    Ok(&KEEPER)
}

/// Loads the chunk with the tables at home, unless it is loaded.
///
/// # Errors
/// The chunk cannot be loaded.
pub(super) async fn keeper() -> Result<&'static Keeper, Message> {
    if let Some(keeper) = LOADED.get() {
        return Ok(keeper);
    }
    let keeper = load().await.map_err(|_| Message::new(api::UNREACHABLE))?;
    LOADED.set(Some(keeper));
    Ok(keeper)
}

/// Opens a table that has been unpacked. `hear` is told everything that happens there, never before this has returned.
///
/// # Errors
/// There is no such table here, or it cannot be replayed.
pub fn open(code: &str, hear: impl Fn(News) + 'static) -> Result<Box<dyn Desk>, Message> {
    let keeper = LOADED.get().ok_or_else(|| Message::new(api::UNREACHABLE))?;
    (keeper.open)(code, Box::new(hear))
}
