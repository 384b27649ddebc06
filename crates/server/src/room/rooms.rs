//! The rooms that are in memory, by the code of their table.

use super::errand::{Errand, Glance, Member, Reply};
use super::{House, TRIES, run};
use crate::code::Code;
use crate::error::Error;
use contract::{AnyGame, Millis, Record};
use protocol::{Ask, Summary};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::AppendError;
use table::Guest;
use table::Table;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The most rooms that are shown at once, and how long they may take to answer.
const MOST_GLANCES: usize = 200;
const GLANCE_WITHIN: Duration = Duration::from_secs(2);

/// All rooms of a server. A room begins when somebody asks for its table and ends when nobody does.
#[derive(Debug)]
pub(crate) struct Rooms {
    house: House,
    rooms: Mutex<HashMap<Code, UnboundedSender<Errand>>>,
}

impl Rooms {
    pub(crate) fn new(house: House) -> Arc<Rooms> {
        Arc::new(Rooms { house, rooms: Mutex::default() })
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn open(&self, game: &'static dyn AnyGame, host: Guest) -> Result<Code, Error> {
        let first = Table::opening(game, host).write();
        for _ in 0..TRIES {
            let code = Code::random()?;
            match self.house.store.open_table(code.as_str(), first.clone()).await {
                Ok(()) => return Ok(code),
                Err(AppendError::Taken) => continue,
                Err(_) => return Err(Error::FAILED),
            }
        }
        Err(Error::Busy)
    }

    /// Lets somebody look at a table, and be told their legal actions too if they want.
    ///
    /// # Errors
    /// There is no such table, or too many look at it.
    pub(crate) async fn join(self: &Arc<Self>, code: Code, guest: Guest, with_legal: bool) -> Result<Member, Error> {
        self.send(code, |errands, reply| Errand::Join { guest, with_legal, errands, reply }).await
    }

    /// Does what somebody asks who need not look. The answer is what the game's clock says, once it has started.
    ///
    /// # Errors
    /// There is no such table, or it says no.
    pub(crate) async fn ask(self: &Arc<Self>, code: Code, guest: Guest, ask: Ask) -> Result<Option<Millis>, Error> {
        self.send(code, |_, reply| Errand::Ask { guest, ask: ask.clone(), reply }).await
    }

    /// What everybody may know of a table.
    ///
    /// # Errors
    /// There is no such table.
    pub(crate) async fn summary(self: &Arc<Self>, code: Code) -> Result<Summary, Error> {
        self.send(code, |_, reply| Errand::Summary { reply }).await
    }

    /// The finished game.
    ///
    /// # Errors
    /// There is no such table, or the game is not over.
    pub(crate) async fn record(self: &Arc<Self>, code: Code) -> Result<Record, Error> {
        self.send(code, |_, reply| Errand::Record { reply }).await
    }

    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// A glance at the rooms in memory, or at many of them. Those that are busy are left out.
    pub(crate) async fn glance(&self) -> Vec<Glance> {
        let ask = |room: &UnboundedSender<Errand>| {
            let (reply, answer) = oneshot::channel();
            room.send(Errand::Glance { reply }).ok().map(|()| answer)
        };
        let answers: Vec<_> = self.lock().values().filter_map(ask).take(MOST_GLANCES).collect();
        let mut glances = Vec::with_capacity(answers.len());
        let _ = timeout(GLANCE_WITHIN, async {
            for answer in answers {
                glances.extend(answer.await.ok().and_then(Result::ok));
            }
        })
        .await;
        glances.sort_by(|a, b| a.code.cmp(&b.code));
        glances
    }

    /// Sends an errand to a room, and to the next one if that room ends before it answers.
    async fn send<T>(
        self: &Arc<Self>,
        code: Code,
        errand: impl Fn(UnboundedSender<Errand>, Reply<T>) -> Errand,
    ) -> Result<T, Error> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let room = self.room(code);
            if room.send(errand(room.clone(), reply)).is_ok()
                && let Ok(result) = answer.await
            {
                return result;
            }
        }
        Err(Error::failed("a room ends without an answer", code))
    }

    /// The room of a table, which begins if there is none.
    fn room(self: &Arc<Self>, code: Code) -> UnboundedSender<Errand> {
        let mut rooms = self.lock();
        // A closed one has ended, perhaps in a panic.
        if let Some(room) = rooms.get(&code).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, errands) = unbounded_channel();
        rooms.insert(code, room.clone());
        tokio::spawn(run(self.house.clone(), code, self.clone(), errands));
        room
    }

    /// Forgets the room of a table if it has ended. A newer one of the same table stays.
    pub(super) fn forget_ended(&self, code: Code) {
        let mut rooms = self.lock();
        if rooms.get(&code).is_some_and(UnboundedSender::is_closed) {
            rooms.remove(&code);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, UnboundedSender<Errand>>> {
        // A map is never left half changed, so a poisoned lock is as good as any.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
