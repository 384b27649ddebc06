//! A room: one table in memory, those who look at it, and the one task that changes it.
//!
//! A room does one errand after the other. Something asked for is done in memory, appended to the store under the
//! number that comes next, and only then told to everybody. If the store refuses, because another server was first or
//! the disk failed, the room rebuilds its table from the log. So what is told is always on disk.

mod errand;
mod fingers;
mod listener;
mod minds;
mod rooms;

use crate::clock;
use crate::code::Code;
use crate::error::Error;
use crate::random;
use contract::{AnyGame, LONGEST_LOG};
use errand::Errand;
pub(crate) use errand::Member;
use fingers::Fingers;
pub(crate) use listener::write;
use listener::{Listeners, News};
use minds::{Made, Minds};
use protocol::{Ask, Finger, Stage, Summary};
pub(crate) use rooms::Rooms;
use std::sync::Arc;
use std::time::Duration;
use store::{AppendError, MOST_ENTRIES, Store};
use table::Guest;
use table::{Event, MOST_SAID, Table};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep, sleep_until};

/// How long a room stays in memory when nobody looks at it.
const IDLE: Duration = Duration::from_secs(60);
/// How often something is tried again when other servers were quicker.
const TRIES: usize = 3;
/// How long the clock of a game waits after the store refused what time did.
const STORE_PAUSE: Duration = Duration::from_secs(1);

/// What all rooms share.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) games: &'static [&'static dyn AnyGame],
    pub(crate) store: Store,
    pub(crate) connections_per_table: u32,
    /// How many bots may think at once.
    pub(crate) room_to_think: Arc<Semaphore>,
}

impl House {
    /// Opens a new table whose log begins so.
    pub(crate) async fn open(&self, log: Vec<String>) -> Result<Code, Error> {
        for _ in 0..TRIES {
            let code = Code::random()?;
            match self.store.append(code.as_str(), 0, log.clone()).await {
                Ok(()) => return Ok(code),
                Err(AppendError::Taken) => continue,
                Err(_) => return Err(Error::FAILED),
            }
        }
        Err(Error::Busy)
    }

    /// Reads a table and its log from the store.
    async fn load(&self, code: Code) -> Result<(Table, Vec<String>), Error> {
        let log = self.store.load(code.as_str()).await;
        let log = log.map_err(|error| Error::failed("cannot load a table", error))?;
        let games = self.games;
        // A long game takes a while, in which others want to be served.
        let rebuilt = tokio::task::spawn_blocking(move || (Table::rebuild(games, &log), log)).await;
        let (table, log) = rebuilt.map_err(|error| Error::failed("the rules failed in a replay", error))?;
        Ok((table?, log))
    }
}

#[derive(Debug)]
struct Room {
    house: House,
    code: Code,
    table: Table,
    /// How many entries of the log the table tells of.
    length: usize,
    listeners: Listeners,
    fingers: Fingers,
    minds: Minds,
    /// How far the table was when it was last told.
    stage_told: Stage,
    /// Since when nobody looks.
    empty_since: Instant,
    /// When time may pass again, after the store refused it.
    time_waits_until: Option<Instant>,
    /// The table in memory is not what is on disk, and the disk cannot be read: the room must end.
    broken: bool,
}

/// Runs the room of a table until nobody needs it.
async fn run(house: House, code: Code, rooms: Arc<Rooms>, mut errands: UnboundedReceiver<Errand>) {
    let loaded = house.load(code).await;
    let error = match loaded {
        Ok((table, log)) => {
            Room::new(house, code, table, log.len()).serve(&mut errands).await;
            None
        }
        Err(error) => Some(error),
    };
    errands.close();
    rooms.forget_ended(code);
    while let Ok(errand) = errands.try_recv() {
        match &error {
            Some(error) => errand.refuse(error.clone()),
            // Whoever sent it gets no answer and turns to a new room.
            None => drop(errand),
        }
    }
}

impl Room {
    fn new(house: House, code: Code, table: Table, length: usize) -> Room {
        let listeners = Listeners::default();
        let empty_since = Instant::now();
        let stage_told = table.stage();
        let minds = Minds::new(house.room_to_think.clone());
        Room {
            house,
            code,
            table,
            length,
            listeners,
            fingers: Fingers::default(),
            minds,
            stage_told,
            empty_since,
            time_waits_until: None,
            broken: false,
        }
    }

    async fn serve(mut self, errands: &mut UnboundedReceiver<Errand>) {
        while !self.broken {
            // Bots rest while nobody looks.
            if !self.listeners.is_empty() {
                self.minds.wake(&self.table);
            }
            let deadline = self.until_deadline();
            let fingers = self.fingers.due(Instant::now());
            let spectators = self.until_spectators_see();
            tokio::select! {
                errand = errands.recv() => match errand {
                    Some(errand) => self.run_errand(errand).await,
                    None => break,
                },
                made = self.minds.next() => self.let_bot(made).await,
                () = sleep(deadline.unwrap_or_default()), if deadline.is_some() => self.let_time_pass().await,
                () = sleep_until(fingers.unwrap_or(self.empty_since)), if fingers.is_some() => self.tell_fingers(),
                () = sleep(spectators.unwrap_or_default()), if spectators.is_some() => self.let_spectators_see(),
                () = sleep_until(self.empty_since + IDLE), if self.listeners.is_empty() => break,
            }
        }
    }

    async fn run_errand(&mut self, errand: Errand) {
        if self.until_deadline().is_some_and(|wait| wait.is_zero()) {
            self.let_time_pass().await;
        }
        if self.broken {
            // Whoever sent it gets no answer and turns to a new room.
            return;
        }
        match errand {
            Errand::Join { guest, with_legal, errands, reply } => {
                let joined = self.join(guest, with_legal);
                let _ = reply.send(joined.map(|(id, news)| Member::new(id, guest, news, errands)));
            }
            Errand::Leave { listener } => self.leave(listener).await,
            Errand::Ask { guest, ask, reply } => {
                let result = self.ask(guest, &ask).await;
                let _ = reply.send(result.map(|()| self.table.clock(clock::now())));
            }
            Errand::Finger { listener, finger } => self.show(listener, finger),
            Errand::Summary { reply } => {
                let (game, stage) = (self.table.game().to_owned(), self.table.stage());
                let _ = reply.send(Ok(Summary { code: self.code.to_string(), game, stage }));
            }
            Errand::Rematch { guest, reply } => {
                let result = self.rematch(guest).await;
                let _ = reply.send(result);
            }
            Errand::Record { reply } => {
                let _ = reply.send(self.table.record(clock::now()).map_err(Error::from));
            }
        }
    }

    fn join(&mut self, guest: Guest, with_legal: bool) -> Result<(u64, News), Error> {
        let most = self.house.connections_per_table;
        if self.listeners.len() >= most as usize {
            return Err(Error::Crowded { most });
        }
        let joined = self.listeners.add(guest, with_legal);
        self.listeners.tell_table(self.code, &self.table);
        self.table.let_spectators_see(clock::now());
        self.listeners.tell_game_to(joined.0, &self.table);
        self.listeners.tell_talk(&self.table);
        Ok(joined)
    }

    async fn leave(&mut self, listener: u64) {
        let guest = self.listeners.guest(listener);
        self.listeners.remove(listener);
        self.empty_since = Instant::now();
        self.listeners.tell_table(self.code, &self.table);
        if let Some(guest) = guest.filter(|&guest| !self.listeners.has(guest)) {
            self.part(guest).await;
        }
    }

    /// Does for somebody who has gone what the game does for them.
    async fn part(&mut self, guest: Guest) {
        if let Some(seat) = self.table.seat_of(guest) {
            self.fingers.set(seat, Finger { finger: None });
        }
        if let Some(event) = self.table.part(guest, clock::now()) {
            // What cannot be written now is left to whoever comes back.
            let _ = self.commit(&[event]).await;
        }
    }

    /// Shows where a player's finger is, in a game that is played live.
    fn show(&mut self, listener: u64, finger: Finger) {
        let seat = self.listeners.guest(listener).and_then(|guest| self.table.seat_of(guest));
        if let Some(seat) = seat.filter(|_| self.table.is_live()) {
            self.fingers.set(seat, finger);
        }
    }

    fn tell_fingers(&mut self) {
        self.fingers.tell(Instant::now());
        self.listeners.tell_fingers(&self.fingers);
    }

    /// Does what is asked, durably, and tells everybody.
    async fn ask(&mut self, guest: Guest, ask: &Ask) -> Result<(), Error> {
        for _ in 0..TRIES {
            self.check_length(ask)?;
            let here = |guest| self.listeners.has(guest);
            let events = self.table.ask(guest, here, ask, clock::now(), random::seed)?;
            if events.is_empty() {
                return Ok(());
            }
            match self.commit(&events).await {
                Err(Error::Busy) => continue,
                result => return result,
            }
        }
        Err(Error::Busy)
    }

    /// Does what a bot has made up its mind to do, if that is still possible.
    async fn let_bot(&mut self, made: Made) {
        if self.until_deadline().is_some_and(|wait| wait.is_zero()) {
            self.let_time_pass().await;
        }
        let Some(action) = made.action.filter(|_| !self.broken && self.length < MOST_ENTRIES) else { return };
        if let Some(event) = self.table.let_bot(made.seat, made.number, &action, clock::now()) {
            // What the store refuses is thought over again.
            if self.commit(&[event]).await.is_ok()
                && let Some(said) = made.says.and_then(|says| self.table.let_bot_say(says))
            {
                let _ = self.commit(&[said]).await;
            }
        }
    }

    /// Gathering and bots that stand in must leave room in the log for the longest game.
    fn check_length(&self, ask: &Ask) -> Result<(), Error> {
        let most = match (self.table.stage(), ask) {
            (_, Ask::Ping) => return Ok(()),
            // One entry for the bot that comes, one for when it goes.
            (Stage::Playing, Ask::Bot { .. }) => {
                MOST_ENTRIES - 1 - MOST_SAID - LONGEST_LOG.saturating_sub(self.table.moves())
            }
            (Stage::Gathering, Ask::Start) | (Stage::Playing | Stage::Over, _) => MOST_ENTRIES,
            (Stage::Gathering, _) => MOST_ENTRIES - 1 - LONGEST_LOG - MOST_SAID,
        };
        if self.length < most { Ok(()) } else { Err(Error::LogFull) }
    }

    /// How long until time alone changes something.
    fn until_deadline(&self) -> Option<Duration> {
        let deadline = self.table.deadline().filter(|_| self.length < MOST_ENTRIES)?;
        let wait = Duration::from_millis(deadline.0.saturating_sub(clock::now().0));
        let pause = self.time_waits_until.map(|until| until.saturating_duration_since(Instant::now()));
        Some(wait.max(pause.unwrap_or_default()))
    }

    /// How long until spectators who see the game late see more of it.
    fn until_spectators_see(&self) -> Option<Duration> {
        let due = self.table.spectators_due().filter(|_| !self.listeners.is_empty())?;
        Some(Duration::from_millis(due.0.saturating_sub(clock::now().0)))
    }

    fn let_spectators_see(&mut self) {
        if self.table.let_spectators_see(clock::now()) {
            self.listeners.tell_spectators(&self.table);
        }
    }

    /// The table at which those who sat here play again, which whoever asks first opens.
    async fn rematch(&mut self, guest: Guest) -> Result<String, Error> {
        for _ in 0..TRIES {
            if let Some(code) = self.table.rematch() {
                return Ok(code.to_owned());
            }
            let log: Vec<String> = self.table.again(guest, random::seed)?.iter().map(Event::write).collect();
            let code = self.house.open(log).await?.to_string();
            let event = Event::Rematch { code, by: self.table.seat_of(guest) };
            self.table.apply(&event)?;
            match self.commit(&[event]).await {
                Err(Error::Busy) => continue,
                result => result?,
            }
        }
        self.table.rematch().map(str::to_owned).ok_or(Error::Busy)
    }

    /// If another server was first, its entry has been loaded and there is nothing left to do.
    async fn let_time_pass(&mut self) {
        let Some(event) = self.table.pass_time(clock::now()) else { return };
        let result = self.commit(&[event]).await;
        let failed = result.is_err_and(|error| error != Error::Busy);
        self.time_waits_until = failed.then(|| Instant::now() + STORE_PAUSE);
    }

    /// Makes durable what has happened in memory, then tells it.
    ///
    /// # Errors
    /// The store refused. The table in memory is then again what is on disk.
    async fn commit(&mut self, events: &[Event]) -> Result<(), Error> {
        let result = self.append(events.iter().map(Event::write).collect()).await;
        if !self.broken {
            // A move changes nothing at the table but perhaps its stage, and talk nothing but itself; unless the table had to
            // be read again.
            let again = result.is_err();
            let said = events.iter().all(|event| matches!(event, Event::Said { .. }));
            let moved = events.iter().all(|event| matches!(event, Event::Said { .. } | Event::Line(_)));
            let stage = self.table.stage();
            if again || stage != self.stage_told || !moved {
                self.stage_told = stage;
                self.listeners.tell_table(self.code, &self.table);
            }
            if again || !said {
                self.listeners.tell_game(&self.table);
            }
            if again || said {
                self.listeners.tell_talk(&self.table);
            }
        }
        result
    }

    async fn append(&mut self, texts: Vec<String>) -> Result<(), Error> {
        let number = self.length;
        match self.house.store.append(self.code.as_str(), number, texts.clone()).await {
            Ok(()) => {
                self.length += texts.len();
                Ok(())
            }
            Err(error) => {
                let log = self.reload().await?;
                match error {
                    AppendError::Taken => Err(Error::Busy),
                    AppendError::Full => Err(Error::LogFull),
                    // The answer was lost, not the entries.
                    AppendError::Failed if log.get(number..).is_some_and(|log| log.starts_with(&texts)) => Ok(()),
                    AppendError::Failed => Err(Error::FAILED),
                }
            }
        }
    }

    /// Takes the table from the log again.
    async fn reload(&mut self) -> Result<Vec<String>, Error> {
        let loaded = self.house.load(self.code).await;
        self.broken = loaded.is_err();
        let (table, log) = loaded?;
        self.table = table;
        self.length = log.len();
        Ok(log)
    }
}
