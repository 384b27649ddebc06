//! A room: one table in memory, its listeners, and the one task that changes it.
//!
//! A room executes one command after the other. A request is applied in memory, appended to the store under the next
//! number, and only then told to the clients. If the store refuses, because another server was first or the disk
//! failed, the room rebuilds its table from the log. So everything told is on disk.
//!
//! Other servers may have a room of the same table. Each reports where the log ends, and the others read what is new.
//! If the log does not continue from where a room is, the database has lost acknowledged entries (a failover to a
//! standby that was behind, a restored backup): the room ends, and clients that reconnect find what is left.

mod away;
mod command;
mod commit;
mod damaged;
mod elsewhere;
mod fingers;
mod honest;
mod listener;
mod minds;
mod neighbours;
mod open_tables;
mod roofs;
mod rooms;
mod thinking;

use crate::bus::{Bus, BusMessage};
use crate::clock;
use crate::code::Code;
use crate::error::Error;
use crate::games::Games;
use crate::limits::{Address, BotsAtTable, Limited, Limiter, TokenBuckets, Verdict};
use crate::metrics::Metrics;
use crate::people::card;
use crate::push::Pushes;
use crate::random;
use away::Away;
use command::PlayerRequest;
use command::RoomCommand;
pub(crate) use command::{Caller, Glance, Member};
use contract::{LONGEST_LOG, Seats};
use damaged::Damaged;
use elsewhere::Elsewhere;
use fingers::Fingers;
pub(crate) use listener::write;
use listener::{Listeners, News, Rank};
use minds::{Made, Minds};
use open_tables::Household;
pub(crate) use open_tables::{OpenTables, list};
use protocol::{Ask, Finger, Stage, Summary, Tell};
pub(crate) use roofs::RoofKey;
use roofs::Roofs;
pub(crate) use rooms::Rooms;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{AppendError, Head, MOST_ENTRIES, Store, StoreError};
use table::{Event, Guest, MOST_SAID, Presence, Refusal, Table, UnixMillis};
pub(crate) use thinking::ThinkingPermits;
use tokio::sync::Notify;
use tokio::sync::mpsc::{Receiver, UnboundedReceiver};
use tokio::time::{Instant, sleep, sleep_until};

/// How long a room stays in memory without listeners.
const IDLE: Duration = Duration::from_secs(60);
/// How often something is tried again when other servers were faster.
const TRIES: usize = 3;
/// The most entries a log may have before the game starts, not counting chat.
const MOST_GATHERING: usize = 1_000;
/// How long deadlines wait after the store refused an append.
const STORE_PAUSE: Duration = Duration::from_secs(1);

/// What all rooms share.
#[derive(Debug)]
pub(crate) struct RoomContext {
    pub(crate) games: Arc<Games>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) limiter: Arc<Limiter>,
    /// The permits with which bots think.
    pub(crate) thinking_permits: ThinkingPermits,
    pub(crate) pushes: Pushes,
    pub(crate) metrics: Arc<Metrics>,
    /// The key with which addresses are hashed.
    pub(crate) roof_key: RoofKey,
    pub(crate) open_tables: OpenTables,
    /// How often rooms check the end of their logs, if not at the usual interval.
    pub(crate) look: Option<Duration>,
    /// Notified when an append fails unexpectedly: then a server without a bus checks the ends of logs too.
    pub(crate) look_elsewhere: Notify,
    /// Whether another server was found at work although there is no bus.
    pub(crate) neighbours: AtomicBool,
    pub(crate) damaged: Damaged,
}

impl RoomContext {
    /// Returns whether other servers may have appended to the logs.
    fn has_neighbours(&self) -> bool {
        !self.bus.is_alone() || self.neighbours.load(Ordering::Relaxed)
    }

    /// Notes that another server was first, and logs it once if no bus connects the two.
    fn warn_of_neighbours(&self) {
        if self.bus.is_alone() && !self.neighbours.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "another server uses the same database, but this one has no --bus: what happens there is seen here late, and who is \
                 there not at all"
            );
        }
    }

    /// Opens a new table with these events.
    pub(crate) async fn open(&self, events: &[Event]) -> Result<Code, Error> {
        for _ in 0..TRIES {
            let code = Code::random()?;
            if self.open_at(code, events).await? {
                return Ok(code);
            }
        }
        Err(Error::Busy)
    }

    /// Opens a new table under this code. Returns false if it exists already.
    pub(crate) async fn open_at(&self, code: Code, events: &[Event]) -> Result<bool, Error> {
        let log: Arc<[String]> = events.iter().map(Event::write).collect();
        let card = card::card(&Table::rebuild(self.games.offered(), &log)?, clock::now());
        match self.store.append(code.as_str(), Head::START, log, Some(card)).await {
            Ok(_) => Ok(true),
            Err(AppendError::Taken) => Ok(false),
            Err(_) => Err(Error::FAILED),
        }
    }

    /// Reads a table and its log from the store.
    ///
    /// # Errors
    /// There is no such table, it cannot be read, or its log is damaged.
    async fn load(&self, code: Code) -> Result<(Table, Vec<String>), Error> {
        if self.damaged.is_known(code, Instant::now()) {
            return Err(Error::FAILED);
        }
        let log = match self.store.load(code.as_str()).await {
            Err(error @ StoreError::Damaged { .. }) => return Err(self.find_damaged(code, &error.to_string())),
            log => log.map_err(|error| Error::failed("cannot load a table", error))?,
        };
        self.games.learn_for(&log).await?;
        let games = self.games.known();
        // Replaying a long game takes a while; other tasks must not wait for it.
        let rebuilt = tokio::task::spawn_blocking(move || (Table::rebuild(&games, &log), log)).await;
        let (table, log) = rebuilt.map_err(|error| Error::failed("the rules failed in a replay", error))?;
        match &table {
            Err(Refusal::Failed(why)) => return Err(self.find_damaged(code, why)),
            Err(Refusal::Rules(_)) if Table::rules_are_outdated(self.games.offered(), &log) => {
                let forgotten = self.store.never_due(code.as_str()).await;
                forgotten.map_err(|error| Error::failed("cannot put off a table for ever", error))?;
            }
            _ => (),
        }
        if self.damaged.remove(code) {
            tracing::info!(table = code.as_str(), "the log of a damaged table is whole again");
        }
        Ok((table?.with_most_undone(self.limiter.limits.undone_by_seat), log))
    }

    /// Logs once that a log is damaged. Clients learn only that something failed.
    fn find_damaged(&self, code: Code, why: &str) -> Error {
        if self.damaged.add(code, Instant::now()) {
            tracing::error!(table = code.as_str(), why, "a table cannot be opened");
        }
        Error::FAILED
    }
}

#[derive(Debug)]
struct Room {
    context: Arc<RoomContext>,
    code: Code,
    table: Table,
    /// How much of the log the table contains.
    head: Head,
    listeners: Listeners,
    elsewhere: Elsewhere,
    /// Since when the owner has been away.
    away: Away,
    roofs: Roofs,
    fingers: Fingers,
    minds: Minds,
    /// The household that keeps an open table listed, if one of its players is connected here.
    held_open: Option<Household>,
    /// The bots at this table, counted to its owner and address while a client is connected.
    bots: BotsAtTable,
    /// The messages of each guest over all connections: all of them may go into one log.
    messages: TokenBuckets<Guest>,
    /// The seats whose turn it was after the last change.
    awaited: Seats,
    /// The stage that clients were last told.
    stage_told: Stage,
    /// Since when there are no listeners.
    empty_since: Instant,
    /// When deadlines are tried again after the store refused an append.
    time_waits_until: Option<Instant>,
    /// The table in memory does not match the disk, and the disk cannot be read: the room must end.
    broken: bool,
}

/// Runs the room of a table until it is idle.
async fn run(
    context: Arc<RoomContext>,
    code: Code,
    rooms: Arc<Rooms>,
    mut commands: UnboundedReceiver<RoomCommand>,
    mut messages: Option<Receiver<BusMessage>>,
) {
    let loaded = Box::pin(context.load(code)).await;
    let error = match loaded {
        Ok((table, log)) => {
            Box::new(Room::new(context, code, table, Head::START.after(&log)))
                .serve(&mut commands, &mut messages)
                .await;
            None
        }
        Err(error) => Some(error),
    };
    commands.close();
    rooms.forget_ended(code);
    while let Ok(command) = commands.try_recv() {
        match &error {
            Some(error) => command.refuse(error.clone()),
            // The sender gets no answer and turns to a new room.
            None => drop(command),
        }
    }
}

/// Waits for the next message from another server; pending forever if there is no bus.
async fn next_message(messages: &mut Option<Receiver<BusMessage>>) -> Option<BusMessage> {
    match messages {
        Some(messages) => messages.recv().await,
        None => std::future::pending().await,
    }
}

impl Room {
    fn new(context: Arc<RoomContext>, code: Code, table: Table, head: Head) -> Room {
        let listeners = Listeners::default();
        let empty_since = Instant::now();
        let (stage_told, awaited) = (table.stage(), table.awaited());
        let minds = Minds::new(context.thinking_permits.clone(), context.metrics.clone());
        let bots = BotsAtTable::new(&context.limiter, table.owner());
        Room {
            context,
            code,
            table,
            head,
            listeners,
            elsewhere: Elsewhere::new(code),
            away: Away::default(),
            roofs: Roofs::default(),
            fingers: Fingers::default(),
            minds,
            held_open: None,
            bots,
            messages: TokenBuckets::new(),
            awaited,
            stage_told,
            empty_since,
            time_waits_until: None,
            broken: false,
        }
    }

    async fn serve(
        mut self: Box<Self>,
        commands: &mut UnboundedReceiver<RoomCommand>,
        messages: &mut Option<Receiver<BusMessage>>,
    ) {
        while !self.broken {
            // Bots rest while no client is connected, except at slow tables; and they think on one server only.
            let looked_after = !self.listeners.is_empty() || card::is_slow(&self.table);
            let bots = if looked_after { self.bots_here() } else { 0 };
            let first = self.listeners.first(&self.table);
            self.hold_open(first).await;
            let from = first.map(|(_, address)| address);
            self.bots.set(bots, from);
            let thinks_here = || self.elsewhere.leaves_thinking_to(self.context.bus.node(), Instant::now());
            // An owner with too many bots waits until some of them are done.
            if bots > 0 && self.bots.check(bots).is_ok() && thinks_here() {
                self.minds.wake(&self.table, &self.context.games, from.map(Address::household));
            }
            let here = self.elsewhere.due();
            let deadline = self.until_deadline();
            let fingers = self.fingers.due(Instant::now());
            let spectators = self.until_spectators_see();
            let deputy = self.deputy_at();
            // The handlers are boxed: they need far more memory than waiting does, and thousands of rooms wait.
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => Box::pin(self.run_command(command)).await,
                    None => break,
                },
                Some(message) = next_message(messages) => Box::pin(self.hear(message)).await,
                () = sleep_until(here.unwrap_or(self.empty_since)), if here.is_some() => Box::pin(self.tell_here()).await,
                made = self.minds.next() => Box::pin(self.let_bot(made)).await,
                // Commands that arrived before the deadline are executed first.
                () = sleep(deadline.unwrap_or_default()), if deadline.is_some() && commands.is_empty() => Box::pin(self.let_time_pass()).await,
                () = sleep_until(fingers.unwrap_or(self.empty_since)), if fingers.is_some() => self.tell_fingers(),
                () = sleep_until(deputy.unwrap_or(self.empty_since)), if deputy.is_some() => self.tell_table(),
                () = sleep(spectators.unwrap_or_default()), if spectators.is_some() => self.let_spectators_see(),
                () = sleep_until(self.empty_since + IDLE), if self.listeners.is_empty() => break,
            }
        }
    }

    async fn run_command(&mut self, command: RoomCommand) {
        let at = match &command {
            RoomCommand::Ask { request, .. } => self.moment_of(request),
            _ => clock::now(),
        };
        if self.until_deadline_from(at).is_some_and(|wait| wait.is_zero()) {
            Box::pin(self.let_time_pass()).await;
        }
        if self.broken {
            // The sender gets no answer and turns to a new room.
            return;
        }
        // Rare commands have boxes of their own, because allocating a small box is much faster than a large one.
        match command {
            RoomCommand::Join { caller, commands, reply } => {
                let joined = Box::pin(self.join(*caller)).await;
                // A broken room does not answer, and the caller asks the next room.
                if !self.broken {
                    let _ = reply.send(joined.map(|(id, news)| Member::new(id, *caller, news, commands)));
                }
            }
            RoomCommand::Leave { listener } => Box::pin(self.leave(listener)).await,
            RoomCommand::Ask { request, reply } => {
                let result = self.ask(&request).await;
                if let Some(listener) = request.listener.filter(|_| result.is_ok() && self.races(&request)) {
                    self.listeners.acts(listener);
                }
                let _ = reply.send(result.map(|()| self.table.clock(clock::now())));
            }
            RoomCommand::Finger { listener, finger } => self.show(listener, finger),
            RoomCommand::Summary { reply } => {
                let (game, stage) = (self.table.game().to_owned(), self.table.stage());
                let _ = reply.send(Ok(Summary { code: self.code.to_string(), game, stage }));
            }
            RoomCommand::Sight { guest, reply } => {
                let _ = reply.send(Ok(self.sight(guest)));
            }
            RoomCommand::Rematch { guest, reply } => {
                let result = Box::pin(self.rematch(guest)).await;
                let _ = reply.send(result);
            }
            RoomCommand::Said { number, reply } => {
                let said = self.table.talk().into_iter().find(|said| said.number == number);
                let _ = reply.send(said.ok_or(Error::NotFound));
            }
            RoomCommand::Unsay { number, reply } => {
                let result = Box::pin(self.unsay(number)).await;
                let _ = reply.send(result);
            }
            // Everything else that was due is done by now.
            RoomCommand::Wake => self.settle(),
            RoomCommand::Look { end } => Box::pin(self.look(end)).await,
            RoomCommand::Glance { reply } => {
                let (code, game, stage) = (self.code.to_string(), self.table.game(), self.table.stage());
                let (listeners, entries) = (self.listeners.len(), self.head.length);
                let _ = reply.send(Ok(Glance { code, game, stage, listeners, entries }));
            }
            RoomCommand::Belongs { guest, reply } => {
                let _ = reply.send(Ok(self.belongs(guest) || self.listeners.has(guest)));
            }
            RoomCommand::Record { reply } => {
                let _ = reply.send(self.table.record(clock::now()).map_err(Error::from));
            }
        }
    }

    async fn join(&mut self, caller: Caller) -> Result<(u64, News), Error> {
        self.catch_up_for_newcomer().await;
        self.check_crowd(caller)?;
        let joined = self.listeners.add(caller);
        self.tell_here().await;
        if self.broken {
            return Err(Error::Unsure);
        }
        self.tell_table();
        self.table.let_spectators_see(clock::now());
        self.listeners.tell_game_to(joined.0, &self.table);
        self.listeners.tell_talk(&self.table);
        Box::pin(self.check_roofs()).await;
        Ok(joined)
    }

    /// Returns what a newly connected guest would be told, without counting the guest as connected.
    fn sight(&mut self, guest: Option<Guest>) -> Vec<Tell> {
        self.let_spectators_see();
        let table = &self.table;
        let here = |other| Some(other) == guest || self.listeners.has(other) || self.elsewhere.has(other);
        let you = guest.and_then(|guest| table.seat_of(guest));
        let yours = guest.and_then(|guest| table.left_by(guest));
        let is_host = guest == Some(table.host(&Presence::new(here, self.away.lasts(Instant::now()))));
        let shown = protocol::Table { yours, ..table.tell_table(self.code.as_str(), you, is_host, here) };
        let game = table.tell_game(you, clock::now()).ok().map(Tell::Game);
        let talk = table.has_talked().then(|| Tell::Talk(table.talk()));
        [Some(Tell::Table(shown)), game, talk].into_iter().flatten().collect()
    }

    /// Returns whether a guest sits here, has left a seat here, or opened the table.
    fn belongs(&self, guest: Guest) -> bool {
        let table = &self.table;
        table.seat_of(guest).or(table.left_by(guest)).is_some() || table.owner() == guest
    }

    /// Reports, here and to other servers, whether an open table has a player connected.
    async fn hold_open(&mut self, first: Option<(Rank, Address)>) {
        let is_open = self.table.terms().open && self.table.stage() != Stage::Over;
        let person = first.filter(|&(rank, _)| is_open && rank <= Rank::Sitter);
        let by = person.map(|(_, address)| self.context.open_tables.household(address));
        if by != self.held_open {
            self.held_open = by;
            self.context.open_tables.hold(self.code, self.context.bus.node(), by, Instant::now());
            Box::pin(self.tell_here()).await;
        }
    }

    /// Checks that the table is not too crowded. Spectators never keep out people who belong to the table; while people
    /// gather, the most crowded network makes room for a new guest.
    fn check_crowd(&mut self, Caller { guest, address, .. }: Caller) -> Result<(), Error> {
        let limits = &self.context.limiter.limits;
        let (of_guest, from_there) = (limits.connections_of_guest_per_table, limits.watchers_of_address_per_table);
        if self.listeners.count_of(guest) >= of_guest as usize {
            return Err(Limited::Connections.error(of_guest));
        }
        if self.belongs(guest) {
            return Ok(());
        }
        if self.listeners.count_from(address) >= from_there as usize {
            return Err(Error::Crowded { most: from_there });
        }
        let most = limits.connections_per_table;
        if self.listeners.len() < most as usize {
            return Ok(());
        }
        let gathering = self.table.stage() == Stage::Gathering;
        let watcher = || self.listeners.least_missed(address, |guest| self.belongs(guest));
        let put_out = gathering.then(watcher).flatten().ok_or(Error::Crowded { most })?;
        self.listeners.remove(put_out);
        Ok(())
    }

    async fn leave(&mut self, listener: u64) {
        let gone = self.listeners.remove(listener);
        self.empty_since = Instant::now();
        self.tell_here().await;
        if self.broken {
            return;
        }
        self.tell_table();
        // No other client can lift the finger of a closed tab, even if the same guest has another tab open.
        let is_away = |guest| !self.listeners.has(guest) && !self.elsewhere.has(guest);
        if let Some((guest, _)) = gone.filter(|&(guest, acted)| acted || is_away(guest)) {
            self.part(guest).await;
        }
    }

    /// Applies what the game does when a player disconnects.
    async fn part(&mut self, guest: Guest) {
        if let Some(seat) = self.table.seat_of(guest) {
            self.fingers.set(seat, Finger { finger: None });
        }
        if let Some(event) = self.table.part(guest, clock::now()) {
            // If this fails, the finger is lifted when the player comes back.
            let _ = self.commit(&[event]).await;
        }
    }

    /// Shows where a player's finger is, in a real-time game.
    fn show(&mut self, listener: u64, finger: Finger) {
        let seat = self.listeners.guest(listener).and_then(|guest| self.table.seat_of(guest));
        if let Some(seat) = seat.filter(|_| self.table.is_live()) {
            self.fingers.set(seat, finger);
        }
    }

    fn tell_table(&mut self) {
        let (owner, now) = (self.table.owner(), Instant::now());
        self.away.note(self.listeners.has(owner) || self.elsewhere.has(owner), now);
        self.listeners.tell_table(self.code, &self.table, &self.elsewhere, self.away.lasts(now));
    }

    /// Returns when a deputy takes the lead and all clients must be told.
    fn deputy_at(&self) -> Option<Instant> {
        let gathers = self.table.stage() == Stage::Gathering && !self.listeners.is_empty();
        self.away.deputy_at(Instant::now()).filter(|_| gathers)
    }

    fn tell_fingers(&mut self) {
        self.fingers.tell(Instant::now());
        if let Some(fingers) = self.fingers.take_own() {
            self.context.bus.tell(self.code, &BusMessage::Fingers(fingers));
        }
        self.listeners.tell_fingers(&self.fingers);
    }

    /// Executes a request durably and tells the listeners.
    async fn ask(&mut self, request: &PlayerRequest) -> Result<(), Error> {
        let PlayerRequest { caller: Caller { guest, address, program }, ask, .. } = request;
        self.check_pace(*guest, ask)?;
        self.check_writes(*address, ask)?;
        for _ in 0..TRIES {
            self.check_length(ask)?;
            self.check_bots(ask, *address)?;
            let (here, now) = (|guest| self.listeners.has(guest) || self.elsewhere.has(guest), self.moment_of(request));
            let presence = Presence::new(here, self.away.lasts(Instant::now()));
            let mut events = match program {
                true => self.table.ask_by_program(*guest, &presence, ask, now, random::seed)?,
                false => self.table.ask(*guest, &presence, ask, now, random::seed)?,
            };
            if events.is_empty() {
                return Ok(());
            }
            let starts = *ask == Ask::Start;
            if starts {
                events.extend(Box::pin(self.check_often(now)).await);
            }
            self.context.limiter.spend(Limited::Writes, [(*address).into()], events.len());
            match self.commit(&events).await {
                Err(Error::Busy) => continue,
                result => {
                    if starts {
                        Box::pin(self.check_roofs()).await;
                    }
                    return result;
                }
            }
        }
        Err(Error::Busy)
    }

    /// Returns the moment that counts for a request: in a real-time game its arrival, however long it waited.
    fn moment_of(&self, request: &PlayerRequest) -> UnixMillis {
        if self.races(request) { request.at } else { clock::now() }
    }

    /// Returns whether a request is an action in a real-time game.
    fn races(&self, request: &PlayerRequest) -> bool {
        self.table.is_live() && matches!(request.ask, Ask::Play { .. })
    }

    /// Limits the requests of one guest over all connections, so that they cannot fill the log.
    fn check_pace(&self, guest: Guest, ask: &Ask) -> Result<(), Error> {
        let (limiter, now) = (&self.context.limiter, std::time::Instant::now());
        let bucket = || limiter.bucket(Limited::Messages, guest, now);
        if *ask == Ask::Ping || self.messages.take(guest, now, bucket) == Verdict::Allow {
            return Ok(());
        }
        self.context.metrics.refuse(Limited::Messages);
        Err(Limited::Messages.error(limiter.limits.burst))
    }

    /// Limits the entries written for one address, however many guests and bots it has, so that they cannot fill the
    /// disk.
    fn check_writes(&self, address: Address, ask: &Ask) -> Result<(), Error> {
        if *ask == Ask::Ping {
            return Ok(());
        }
        let checked = self.context.limiter.check(Limited::Writes, [address.into()]);
        checked.inspect_err(|_| self.context.metrics.refuse(Limited::Writes))
    }

    /// Plays the action that a bot has chosen, if it is still possible.
    async fn let_bot(&mut self, made: Made) {
        if self.until_deadline().is_some_and(|wait| wait.is_zero()) {
            self.let_time_pass().await;
        }
        let Some(action) = made.action.filter(|_| !self.broken && self.head.length < MOST_ENTRIES) else { return };
        if let Some(event) = self.table.let_bot(made.seat, made.number, &action, clock::now()) {
            // If the store refuses, the bot thinks again.
            if self.commit(&[event]).await.is_ok()
                && let Some(said) = made.says.and_then(|says| self.table.let_bot_say(says))
            {
                let _ = self.commit(&[said]).await;
            }
        }
    }

    /// Checks that gathering, stand-ins, breaks and seat changes leave room in the log for the longest game.
    fn check_length(&self, ask: &Ask) -> Result<(), Error> {
        let most = match (self.table.stage(), ask) {
            (_, Ask::Ping) => return Ok(()),
            // One entry for the beginning and one for the end.
            (Stage::Playing, Ask::Bot { .. } | Ask::Pause { paused: true } | Ask::Free { .. } | Ask::Sit { .. }) => {
                MOST_ENTRIES - 1 - MOST_SAID - LONGEST_LOG.saturating_sub(self.table.moves())
            }
            (Stage::Gathering, Ask::Start) | (Stage::Playing | Stage::Over, _) => MOST_ENTRIES,
            (Stage::Gathering, _) => MOST_GATHERING + MOST_SAID,
        };
        if self.head.length < most { Ok(()) } else { Err(Error::LogFull) }
    }

    /// Returns how many bots play here, including stand-ins.
    fn bots_here(&self) -> u32 {
        if self.table.stage() == Stage::Over {
            return 0;
        }
        self.table.bots().count() as u32
    }

    /// Checks that one more bot is not too many for the owner and the address.
    fn check_bots(&self, ask: &Ask, address: Address) -> Result<(), Error> {
        let Ask::Bot { level: Some(_), .. } = ask else { return Ok(()) };
        self.context.limiter.count(Limited::BotChairs, [address.into()])?;
        let checked = self.bots.check(self.bots_here().saturating_add(1));
        checked.inspect_err(|_| self.context.metrics.refuse(Limited::BotSeats))
    }

    /// Returns how long until the next deadline.
    fn until_deadline(&self) -> Option<Duration> {
        self.until_deadline_from(clock::now())
    }

    fn until_deadline_from(&self, now: UnixMillis) -> Option<Duration> {
        let deadline = self.table.deadline().filter(|_| self.head.length < MOST_ENTRIES)?;
        let wait = Duration::from_millis(deadline.0.saturating_sub(now.0));
        let pause = self.time_waits_until.map(|until| until.saturating_duration_since(Instant::now()));
        Some(wait.max(pause.unwrap_or_default()))
    }

    /// Returns how long until delayed spectators may see more of the game.
    fn until_spectators_see(&self) -> Option<Duration> {
        let due = self.table.spectators_due().filter(|_| !self.listeners.is_empty())?;
        Some(Duration::from_millis(due.0.saturating_sub(clock::now().0)))
    }

    fn let_spectators_see(&mut self) {
        if self.table.let_spectators_see(clock::now()) {
            self.listeners.tell_spectators(&self.table);
        }
    }

    /// Removes a chat message for all clients and for good.
    async fn unsay(&mut self, number: u32) -> Result<(), Error> {
        let event = Event::Unsaid { number };
        for _ in 0..TRIES {
            self.table.apply(&event)?;
            match self.commit(std::slice::from_ref(&event)).await {
                Err(Error::Busy) => continue,
                result => return result,
            }
        }
        Err(Error::Busy)
    }

    /// Returns the code of the table for the next game of the same players; the first request opens it.
    async fn rematch(&mut self, guest: Guest) -> Result<String, Error> {
        for _ in 0..TRIES {
            if let Some(code) = self.table.rematch() {
                return Ok(code.to_owned());
            }
            let events = self.table.again(guest, random::seed)?;
            let code = self.context.open(&events).await?.to_string();
            let event = Event::Rematch { code, by: self.table.seat_of(guest) };
            self.table.apply(&event)?;
            match self.commit(&[event]).await {
                Err(Error::Busy) => continue,
                result => result?,
            }
        }
        self.table.rematch().map(str::to_owned).ok_or(Error::Busy)
    }

    /// Applies what is due. If another server was first, its entry has been loaded and nothing is left to do.
    async fn let_time_pass(&mut self) {
        let Some(event) = self.table.pass_time(clock::now()) else { return };
        let result = self.commit(&[event]).await;
        let failed = result.is_err_and(|error| error != Error::Busy);
        self.time_waits_until = failed.then(|| Instant::now() + STORE_PAUSE);
    }
}

/// A room that ends no longer keeps its table listed.
impl Drop for Room {
    fn drop(&mut self) {
        if self.held_open.is_some() {
            self.context.open_tables.hold(self.code, self.context.bus.node(), None, Instant::now());
        }
    }
}
