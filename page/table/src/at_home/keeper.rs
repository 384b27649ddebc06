//! Where tables at home are cut off from the page: whoever plays with others never loads them.

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
    /// Gives the device to whoever sits there.
    fn take(&self, seat: Seat);
    /// Takes the device out of its holder's hands, for whoever is next.
    fn hand_over(&self);
    /// The finished game in JSON, once it is over.
    fn record(&self) -> Option<String>;
}

/// Is told what happens at a table.
pub(super) type Hear = Box<dyn Fn(News)>;
type Opened = Result<Box<dyn Desk>, Message>;

/// Who keeps tables at home.
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

/// Loads whoever keeps tables at home, unless they are there.
///
/// # Errors
/// They do not come.
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
