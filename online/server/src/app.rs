//! What all requests share.

use crate::accept::Door;
use crate::error::Error;
use crate::games::Games;
use crate::health::Health;
use crate::limits::{Address, BotSeats, Connections, Hourly, Pace, Paces, Ticket, Verdict};
use crate::metrics::{Limit, Metrics, Now};
use crate::misses::{Misses, Seeker};
use crate::painter::Painter;
use crate::push::{Pushes, Services, Vapid};
use crate::room::{House, OpenTables, RoofKey, Rooms, Thinking};
use crate::shutdown::Stop;
use crate::{Limits, Server, Settings};
use axum_extra::extract::cookie::Key;
use contract::AnyGame;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use table::Guest;
use tokio::sync::{Notify, Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// So many games that are brought are replayed at the same time: a long one takes a core for a while.
const MOST_REPLAYS: usize = 2;
/// How long a game that is brought waits for its replay.
const REPLAYED_WITHIN: Duration = Duration::from_secs(5);

/// The server at work. Clones share everything.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Shared>);

struct Shared {
    games: Arc<Games>,
    settings: Settings,
    key: Key,
    rooms: Arc<Rooms>,
    store: Store,
    vapid: Arc<Vapid>,
    push_services: Services,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
    wrong_tries: Hourly<Address>,
    misses: Misses,
    tables_of_guest: Hourly<Guest>,
    tables_of_address: Hourly<Address>,
    bots_of_address: Hourly<Address>,
    links_of_address: Hourly<Address>,
    reports_of_address: Hourly<Address>,
    bot_paces: Paces<Guest>,
    request_paces: Paces<Address>,
    sight_paces: Paces<Address>,
    connections: Connections,
    bytes: Connections,
    replays: Semaphore,
    painter: Painter,
    stop: Stop,
}

/// Without the key.
impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("games", &self.games).field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) async fn new(server: Server, stop: Stop) -> Result<App, StoreError> {
        let Server { games, store, bus, settings } = server;
        let key = Key::from(&store.secret().await?);
        let games = Arc::new(Games::new(games, store.clone()).await?);
        let limits = settings.limits;
        let metrics = Arc::new(Metrics::new());
        let health = Health::new(settings.wall_clock, store.clone(), &bus, metrics.clone());
        let bot_seats = BotSeats::new(&limits);
        // One core is left for those who play.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinking = Thinking::on((cores - 1).max(1));
        let contact = settings.public_url.as_ref().map_or_else(|| "https://localhost".to_owned(), ToString::to_string);
        let vapid = Arc::new(Vapid::new(key.signing(), contact));
        let push_services = Services::and(&settings.push_services);
        let house = House {
            games: games.clone(),
            store: store.clone(),
            bus,
            limits,
            thinking,
            pushes: Pushes::new(store.clone(), vapid.clone()),
            metrics: metrics.clone(),
            bot_seats,
            bot_chairs: Hourly::new(),
            roof_key: RoofKey::new(key.signing()),
            writes: Paces::new(),
            open_tables: OpenTables::new(key.signing()),
            look: settings.look,
            look_elsewhere: Notify::new(),
            neighbours: AtomicBool::new(false),
            damaged: Default::default(),
        };
        let rooms = Rooms::new(house);
        let shared = Shared {
            games,
            settings,
            key,
            rooms,
            store,
            vapid,
            push_services,
            metrics,
            health,
            wrong_tries: Hourly::new(),
            misses: Misses::new(),
            tables_of_guest: Hourly::new(),
            tables_of_address: Hourly::new(),
            bots_of_address: Hourly::new(),
            links_of_address: Hourly::new(),
            reports_of_address: Hourly::new(),
            bot_paces: Paces::new(),
            request_paces: Paces::new(),
            sight_paces: Paces::new(),
            connections: Connections::default(),
            bytes: Connections::default(),
            replays: Semaphore::new(MOST_REPLAYS),
            painter: Painter::default(),
            stop,
        };
        Ok(App(Arc::new(shared)))
    }

    /// What the door has to know.
    pub(crate) fn door(&self) -> Door {
        let Settings { behind_proxy, limits, .. } = self.0.settings;
        Door { limits, behind_proxy, metrics: self.0.metrics.clone(), stop: self.stop() }
    }

    pub(crate) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(crate) fn painter(&self) -> &Painter {
        &self.0.painter
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The public key by which browsers know whose notes they get.
    pub(crate) fn push_key(&self) -> String {
        self.0.vapid.public()
    }

    pub(crate) fn push_services(&self) -> &Services {
        &self.0.push_services
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    pub(crate) fn health(&self) -> &Arc<Health> {
        &self.0.health
    }

    /// How the server stands.
    pub(crate) fn now(&self) -> Now {
        let Shared { connections, rooms, store, .. } = &*self.0;
        Now { connections: connections.count(), rooms: rooms.count(), damaged: rooms.damaged(), store: store.counts() }
    }

    /// Whether an address may still show an admin's token.
    ///
    /// # Errors
    /// Too many from there were wrong within an hour.
    pub(crate) fn may_try(&self, address: Address) -> Result<(), Error> {
        let most = self.limits().tries_per_address;
        let spent = self.0.wrong_tries.is_spent(&address, most, Instant::now());
        if spent { Err(Error::TooManyTries { most }) } else { Ok(()) }
    }

    /// Counts one more wrong token of an address.
    pub(crate) fn count_wrong_try(&self, address: Address) {
        self.0.wrong_tries.take(address, u32::MAX, Instant::now());
    }

    /// Whether a table may be looked for.
    ///
    /// # Errors
    /// Too many of those that were asked for lately do not exist, and the guest does not belong to this one.
    pub(crate) async fn may_look(&self, address: Address, seeker: Seeker, code: &str) -> Result<(), Error> {
        if self.0.misses.may_look(address, seeker, Instant::now()) {
            return Ok(());
        }
        if let (Some(guest), Ok(code)) = (seeker.guest, code.parse())
            && self.0.rooms.belongs(code, guest).await
        {
            return Ok(());
        }
        self.0.metrics.refused(Limit::Misses);
        Err(Error::TooFast)
    }

    /// Counts one more table that does not exist.
    pub(crate) fn count_miss(&self, address: Address, seeker: Seeker) {
        self.0.misses.count(address, seeker, self.limits(), Instant::now());
    }

    /// Whether one more page of a table may be drawn for an address now.
    pub(crate) fn may_draw(&self, address: Address) -> bool {
        let now = Instant::now();
        let verdict = self.0.sight_paces.take_with(address, now, || Pace::of_sights(self.limits(), now));
        if verdict != Verdict::Hear {
            self.0.metrics.refused(Limit::Sights);
        }
        verdict == Verdict::Hear
    }

    /// Counts so many bytes that are held in memory for an address, until the ticket is dropped.
    ///
    /// # Errors
    /// Too many are held for it already.
    pub(crate) fn count_bytes(&self, address: Address, bytes: usize) -> Result<Ticket, Error> {
        let weight = u32::try_from(bytes).unwrap_or(u32::MAX);
        let ticket = self.0.bytes.take_many(address, weight, self.limits().bytes_per_address);
        ticket.ok_or_else(|| {
            self.0.metrics.refused(Limit::Bytes);
            Error::TooFast
        })
    }

    /// Waits until a game that is brought may be replayed.
    ///
    /// # Errors
    /// Too many others are replayed before.
    pub(crate) async fn replaying(&self) -> Result<SemaphorePermit<'_>, Error> {
        let permit = timeout(REPLAYED_WITHIN, self.0.replays.acquire()).await.ok().and_then(Result::ok);
        permit.ok_or(Error::Overloaded)
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.settings.limits
    }

    /// Signs the cookies, and the tokens of bots.
    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }

    pub(crate) fn is_https(&self) -> bool {
        self.settings().public_url.as_ref().is_some_and(|url| url.is_https())
    }

    pub(crate) fn rooms(&self) -> &Arc<Rooms> {
        &self.0.rooms
    }

    pub(crate) fn stop(&self) -> Stop {
        self.0.stop.clone()
    }

    pub(crate) fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.0.games.offered().iter().copied().find(|game| game.id() == id)
    }

    /// Counts one more table of a guest.
    ///
    /// # Errors
    /// It is one too many within an hour.
    pub(crate) fn count_table(&self, guest: Guest, address: Address) -> Result<(), Error> {
        let now = Instant::now();
        let Limits { tables_per_guest, tables_per_address, .. } = *self.limits();
        // The address first: guests cost nothing to invent, and a refused address shall not fill the memory with them.
        if !self.0.tables_of_address.take(address, tables_per_address, now) {
            self.0.metrics.refused(Limit::Tables);
            return Err(Error::TooManyTables { most: tables_per_address });
        }
        if !self.0.tables_of_guest.take(guest, tables_per_guest, now) {
            self.0.metrics.refused(Limit::Tables);
            return Err(Error::TooManyTables { most: tables_per_guest });
        }
        Ok(())
    }

    /// Counts one more bot of an address.
    ///
    /// # Errors
    /// It is one too many within an hour.
    pub(crate) fn count_bot(&self, address: Address) -> Result<(), Error> {
        let most = self.limits().bots_per_address;
        let welcome = self.0.bots_of_address.take(address, most, Instant::now());
        if !welcome {
            self.0.metrics.refused(Limit::Bots);
            return Err(Error::TooManyBots { most });
        }
        Ok(())
    }

    /// Counts one more link to another device, made or tried.
    ///
    /// # Errors
    /// It is one too many within an hour.
    pub(crate) fn count_link(&self, address: Address) -> Result<(), Error> {
        let welcome = self.0.links_of_address.take(address, self.limits().links_per_address, Instant::now());
        if welcome { Ok(()) } else { Err(Error::TooFast) }
    }

    /// Counts one more report.
    ///
    /// # Errors
    /// It is one too many within an hour.
    pub(crate) fn count_report(&self, address: Address) -> Result<(), Error> {
        let welcome = self.0.reports_of_address.take(address, self.limits().reports_per_address, Instant::now());
        if welcome { Ok(()) } else { Err(Error::TooFast) }
    }

    /// Counts one more thing that a bot asks for.
    ///
    /// # Errors
    /// It asks too fast.
    pub(crate) fn count_ask(&self, bot: Guest) -> Result<(), Error> {
        let verdict = self.0.bot_paces.take(bot, self.limits(), Instant::now());
        if verdict != Verdict::Hear {
            self.0.metrics.refused(Limit::Messages);
            return Err(Error::TooFast);
        }
        Ok(())
    }

    /// Counts one more request from an address.
    ///
    /// # Errors
    /// They come too fast.
    pub(crate) fn count_request(&self, address: Address) -> Result<(), Error> {
        let now = Instant::now();
        let verdict = self.0.request_paces.take_with(address, now, || Pace::of_requests(self.limits(), now));
        if verdict != Verdict::Hear {
            self.0.metrics.refused(Limit::Requests);
            return Err(Error::TooFast);
        }
        Ok(())
    }

    /// Counts one more connection of an address, until the ticket is dropped.
    ///
    /// # Errors
    /// It is one too many at the same time.
    pub(crate) fn count_connection(&self, address: Address) -> Result<Ticket, Error> {
        let ticket = self.0.connections.take(address, self.limits().connections_per_address);
        ticket.inspect_err(|_| self.0.metrics.refused(Limit::Connections))
    }
}
