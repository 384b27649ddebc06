//! The rooms that are in memory, by the code of their table.

use super::command::{Caller, Glance, Member, PlayerRequest, Reply, RoomCommand};
use super::open_tables::OpenTables;
use super::{RoomContext, TRIES, run};
use crate::bus::{BusMessage, Here};
use crate::clock;
use crate::code::Code;
use crate::error::Error;
use crate::shutdown::Stop;
use contract::{AnyGame, Millis, Record};
use protocol::{Ask, Said, Summary, Tell};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::End;
use table::{Event, Guest, Table};
use tokio::sync::mpsc::{Sender, UnboundedSender, channel, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, timeout};

/// How often due tables are looked for.
const LOOK_AFTER: Duration = Duration::from_secs(10);
/// The most due tables that are taken at once.
const MOST_DUE: u32 = 200;
/// How many messages of other servers may wait for a room.
const MOST_MESSAGES: usize = 256;
/// How often rooms check the ends of their logs for what the bus may have lost.
const LOOK: Duration = Duration::from_secs(3);
/// How many tables are checked in one query.
const LOOK_AT: usize = 1000;
/// The most rooms that the admin's page shows, and how long they may take to answer.
const MOST_GLANCES: usize = 200;
const GLANCE_WITHIN: Duration = Duration::from_secs(2);

/// All rooms of a server. A room begins with the first request for its table and ends when it is idle.
#[derive(Debug)]
pub(crate) struct Rooms {
    context: Arc<RoomContext>,
    rooms: Mutex<HashMap<Code, Doors>>,
}

/// The channels to a room.
#[derive(Clone, Debug)]
struct Doors {
    commands: UnboundedSender<RoomCommand>,
    /// Messages of other servers, if there are any. If the room cannot keep up, some are lost, as on the bus.
    messages: Option<Sender<BusMessage>>,
}

impl Rooms {
    pub(crate) fn new(context: RoomContext) -> Arc<Rooms> {
        Arc::new(Rooms { context: Arc::new(context), rooms: Mutex::default() })
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn open(self: &Arc<Self>, game: &'static dyn AnyGame, host: Guest) -> Result<Code, Error> {
        let code = self.begin(&[Table::opening(game, host)]).await?;
        // The host connects next. Until then only the room knows that the host belongs to the table.
        self.room(code);
        Ok(code)
    }

    /// Opens a new table with these events.
    ///
    /// # Errors
    /// The events are not possible, or the store failed.
    pub(crate) async fn begin(&self, events: &[Event]) -> Result<Code, Error> {
        self.context.open(events).await
    }

    /// Opens a new table with these events under this code. Returns false if it exists already.
    ///
    /// # Errors
    /// The events are not possible, or the store failed.
    pub(crate) async fn begin_at(&self, code: Code, events: &[Event]) -> Result<bool, Error> {
        self.context.open_at(code, events).await
    }

    /// Returns a chat message.
    ///
    /// # Errors
    /// There is no such table or message, or the message is too old.
    pub(crate) async fn said(self: &Arc<Self>, code: Code, number: u32) -> Result<Said, Error> {
        self.send(code, |_, reply| RoomCommand::Said { number, reply }).await
    }

    /// Removes a chat message.
    ///
    /// # Errors
    /// There is no such table, or the store failed.
    pub(crate) async fn unsay(self: &Arc<Self>, code: Code, number: u32) -> Result<(), Error> {
        self.send(code, |_, reply| RoomCommand::Unsay { number, reply }).await
    }

    /// Periodically wakes tables where something is due although no client is connected: turns that are over, bots to
    /// play, games to settle. A due table is put off before it is woken, so that tables which cannot be helped do not
    /// block others. Of several servers one gets each table; if it dies, another one takes over later.
    pub(crate) async fn look_after(self: Arc<Self>, stop: Stop) {
        let mut rounds = interval(LOOK_AFTER);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = rounds.tick() => (),
                () = stop.requested() => return,
            }
            match self.context.store.take_due(clock::now().0 as i64, MOST_DUE).await {
                Ok(codes) => codes.iter().filter_map(|code| code.parse().ok()).for_each(|code| self.wake(code)),
                Err(error) => tracing::warn!(%error, "cannot look for what is due"),
            }
        }
    }

    fn wake(self: &Arc<Self>, code: Code) {
        let _ = self.room(code).send(RoomCommand::Wake);
    }

    /// Returns the code of the table for the next game of the same players.
    ///
    /// # Errors
    /// There is no such table, the game is not over, or the guest did not play.
    pub(crate) async fn rematch(self: &Arc<Self>, code: Code, guest: Guest) -> Result<String, Error> {
        self.send(code, |_, reply| RoomCommand::Rematch { guest, reply }).await
    }

    /// Connects a client to a table.
    ///
    /// # Errors
    /// There is no such table, or it is too crowded.
    pub(crate) async fn join(self: &Arc<Self>, code: Code, caller: Caller) -> Result<Member, Error> {
        self.send(code, |commands, reply| RoomCommand::Join { caller: Box::new(caller), commands, reply }).await
    }

    /// Executes a request by HTTP and returns the game's clock, once the game has started.
    ///
    /// # Errors
    /// There is no such table, or it refuses.
    pub(crate) async fn ask(self: &Arc<Self>, code: Code, caller: Caller, ask: Ask) -> Result<Option<Millis>, Error> {
        let request = PlayerRequest::now(caller, None, ask);
        self.send(code, |_, reply| RoomCommand::Ask { request: Box::new(request.clone()), reply }).await
    }

    /// Returns the public summary of a table.
    ///
    /// # Errors
    /// There is no such table.
    pub(crate) async fn summary(self: &Arc<Self>, code: Code) -> Result<Summary, Error> {
        self.send(code, |_, reply| RoomCommand::Summary { reply }).await
    }

    /// Returns what a newly connected guest would be told of a table; without a guest, what a spectator would be told.
    ///
    /// # Errors
    /// There is no such table.
    pub(crate) async fn sight(self: &Arc<Self>, code: Code, guest: Option<Guest>) -> Result<Vec<Tell>, Error> {
        self.send(code, |_, reply| RoomCommand::Sight { guest, reply }).await
    }

    /// Returns the record of a finished game.
    ///
    /// # Errors
    /// There is no such table, or the game is not over.
    pub(crate) async fn record(self: &Arc<Self>, code: Code) -> Result<Record, Error> {
        self.send(code, |_, reply| RoomCommand::Record { reply }).await
    }

    /// Returns how many damaged tables are known.
    pub(crate) fn damaged(&self) -> usize {
        self.context.damaged.count()
    }

    /// Returns whether a guest belongs to a table or is connected to it. Takes the same time whether the table exists
    /// or not, so that the time does not reveal it.
    pub(crate) async fn belongs(&self, code: Code, guest: Guest) -> bool {
        let card = self.context.store.card(code.as_str()).await.ok().flatten();
        let written = guest.to_string();
        if card.is_some_and(|listed| listed.card.sitters.iter().any(|sitter| sitter.guest == written)) {
            return true;
        }
        let (reply, answer) = oneshot::channel();
        let room = self.lock().get(&code).map(|room| room.commands.clone());
        let asked = room.is_some_and(|room| room.send(RoomCommand::Belongs { guest, reply }).is_ok());
        asked && matches!(answer.await, Ok(Ok(true)))
    }

    /// Returns which open tables have people connected.
    pub(crate) fn open_tables(&self) -> &OpenTables {
        &self.context.open_tables
    }

    /// Returns how many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Returns a glance at the rooms in memory, at most [`MOST_GLANCES`]. Busy rooms are left out.
    pub(crate) async fn glance(&self) -> Vec<Glance> {
        let ask = |room: &Doors| {
            let (reply, answer) = oneshot::channel();
            room.commands.send(RoomCommand::Glance { reply }).ok().map(|()| answer)
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

    /// Sends a command to a room, and to the next room if that one ends before it answers.
    async fn send<T>(
        self: &Arc<Self>,
        code: Code,
        command: impl Fn(UnboundedSender<RoomCommand>, Reply<T>) -> RoomCommand,
    ) -> Result<T, Error> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let room = self.room(code);
            if room.send(command(room.clone(), reply)).is_ok()
                && let Ok(result) = answer.await
            {
                return result;
            }
        }
        Err(Error::failed("a room ends without an answer", code.masked()))
    }

    /// Returns the room of a table; starts it if there is none.
    fn room(self: &Arc<Self>, code: Code) -> UnboundedSender<RoomCommand> {
        let mut rooms = self.lock();
        // A closed channel means that the room has ended, perhaps in a panic.
        if let Some(room) = rooms.get(&code).filter(|room| !room.commands.is_closed()) {
            return room.commands.clone();
        }
        let (room, commands) = unbounded_channel();
        let (messages, heard) = (!self.context.bus.is_alone()).then(|| channel(MOST_MESSAGES)).unzip();
        rooms.insert(code, Doors { commands: room.clone(), messages });
        tokio::spawn(run(self.context.clone(), code, self.clone(), commands, heard));
        room
    }

    /// Handles messages of other servers and checks the ends of logs until the server stops. Without a bus it starts
    /// only after an append has failed unexpectedly: then there is another server after all, or the database has lost
    /// entries.
    pub(crate) async fn attend(self: Arc<Self>, stop: Stop) {
        let stopping = stop.clone();
        if self.context.bus.is_alone() {
            tokio::select! {
                () = self.context.look_elsewhere.notified() => (),
                () = stopping.requested() => return,
            }
        }
        let listen = self.context.bus.listen(stop, |code, message| self.pass_on(code, message));
        tokio::select! {
            _ = async { tokio::join!(listen, self.look()) } => (),
            () = stopping.requested() => (),
        }
        // The bots of these tables may think on other servers now.
        let (node, guests) = (self.context.bus.node(), Vec::new());
        let farewell = BusMessage::Here(Here { node, guests, roofs: Vec::new(), holds: None });
        for code in self.codes() {
            self.context.bus.tell(code, &farewell);
        }
    }

    /// Asks the store for the ends of the logs of all tables in memory.
    async fn look(&self) {
        let mut looks = interval(self.context.look.unwrap_or(LOOK));
        let mut failed = false;
        loop {
            looks.tick().await;
            let codes = self.codes();
            for codes in codes.chunks(LOOK_AT) {
                let asked: Vec<&str> = codes.iter().map(Code::as_str).collect();
                match self.context.store.ends(&asked).await {
                    Ok(ends) => {
                        failed = false;
                        for (code, end) in ends {
                            if let Ok(code) = code.parse() {
                                self.tell_end(code, end);
                            }
                        }
                    }
                    Err(error) => {
                        // Log the error once.
                        if !std::mem::replace(&mut failed, true) {
                            tracing::error!(%error, "cannot look into the logs");
                        }
                    }
                }
            }
        }
    }

    /// Tells the room of a table where its log ends.
    fn tell_end(&self, code: Code, end: End) {
        if let Some(room) = self.lock().get(&code) {
            let _ = room.commands.send(RoomCommand::Look { end });
        }
    }

    /// Passes a message of another server to the room of the table, if it is in memory.
    fn pass_on(&self, code: Code, message: BusMessage) {
        if let BusMessage::Here(here) = &message {
            self.context.open_tables.hear(code, here.node, here.holds, Instant::now());
        }
        if let Some(messages) = self.lock().get(&code).and_then(|room| room.messages.as_ref()) {
            let _ = messages.try_send(message);
        }
    }

    fn codes(&self) -> Vec<Code> {
        self.lock().keys().copied().collect()
    }

    /// Forgets the room of a table if it has ended. A newer room of the same table stays.
    pub(super) fn forget_ended(&self, code: Code) {
        let mut rooms = self.lock();
        if rooms.get(&code).is_some_and(|room| room.commands.is_closed()) {
            rooms.remove(&code);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Doors>> {
        // A map is never left half changed, so a poisoned lock is as good as any.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
