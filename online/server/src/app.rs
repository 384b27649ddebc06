//! The state that all requests share.

use crate::accept::Door;
use crate::error::Error;
use crate::games::Games;
use crate::health::Health;
use crate::limits::{Address, Limited, Limiter, Ticket};
use crate::metrics::{Metrics, Now};
use crate::misses::Seeker;
use crate::painter::Painter;
use crate::push::{Pushes, Services, Vapid};
use crate::room::{OpenTables, RoofKey, RoomContext, Rooms, ThinkingPermits};
use crate::shutdown::Stop;
use crate::{Server, Settings};
use axum_extra::extract::cookie::Key;
use contract::AnyGame;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Notify, Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// The most uploaded games that are replayed at the same time: a long one keeps a core busy for a while.
const MOST_REPLAYS: usize = 2;
/// How long an uploaded game waits for its replay.
const REPLAYED_WITHIN: Duration = Duration::from_secs(5);

/// The running server. Clones share everything.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<AppState>);

struct AppState {
    games: Arc<Games>,
    settings: Settings,
    key: Key,
    rooms: Arc<Rooms>,
    store: Store,
    vapid: Arc<Vapid>,
    push_services: Services,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
    limiter: Arc<Limiter>,
    replays: Semaphore,
    painter: Painter,
    stop: Stop,
}

/// Leaves out the key.
impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("games", &self.games).field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) async fn new(server: Server, stop: Stop) -> Result<App, StoreError> {
        let Server { games, store, bus, settings } = server;
        let key = Key::from(&store.secret().await?);
        let games = Arc::new(Games::new(games, store.clone()).await?);
        let metrics = Arc::new(Metrics::new());
        let limiter = Arc::new(Limiter::new(settings.limits, metrics.clone()));
        let health = Health::new(settings.wall_clock, store.clone(), &bus, metrics.clone());
        // One core is left for the players.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinking_permits = ThinkingPermits::on((cores - 1).max(1));
        let contact = settings.public_url.as_ref().map_or_else(|| "https://localhost".to_owned(), ToString::to_string);
        let vapid = Arc::new(Vapid::new(key.signing(), contact));
        let push_services = Services::and(&settings.push_services);
        let context = RoomContext {
            games: games.clone(),
            store: store.clone(),
            bus,
            limiter: limiter.clone(),
            thinking_permits,
            pushes: Pushes::new(store.clone(), vapid.clone()),
            metrics: metrics.clone(),
            roof_key: RoofKey::new(key.signing()),
            open_tables: OpenTables::new(key.signing()),
            look: settings.look,
            look_elsewhere: Notify::new(),
            neighbours: AtomicBool::new(false),
            damaged: Default::default(),
        };
        let rooms = Rooms::new(context);
        let shared = AppState {
            games,
            settings,
            key,
            rooms,
            store,
            vapid,
            push_services,
            metrics,
            health,
            limiter,
            replays: Semaphore::new(MOST_REPLAYS),
            painter: Painter::default(),
            stop,
        };
        Ok(App(Arc::new(shared)))
    }

    /// Returns what the accept loop needs.
    pub(crate) fn door(&self) -> Door {
        let AppState { limiter, metrics, settings, stop, .. } = &*self.0;
        let behind_proxy = settings.behind_proxy;
        Door { limiter: limiter.clone(), behind_proxy, metrics: metrics.clone(), stop: stop.clone() }
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

    /// Returns the public key by which browsers know this server's notifications.
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

    /// Returns the numbers that are fetched for metrics and for the admin's page.
    pub(crate) fn now(&self) -> Now {
        let AppState { limiter, rooms, store, .. } = &*self.0;
        Now {
            connections: limiter.held(Limited::Connections),
            rooms: rooms.count(),
            damaged: rooms.damaged(),
            store: store.counts(),
        }
    }

    /// Checks that a client may ask for a table.
    ///
    /// # Errors
    /// The client has asked for too many unknown tables, and its guest does not belong to this one.
    pub(crate) async fn may_look(&self, address: Address, seeker: Seeker, code: &str) -> Result<(), Error> {
        let (what, sources) = seeker.counted(address);
        let Err(error) = self.limiter().check(what, sources) else { return Ok(()) };
        if let (Some(guest), Ok(code)) = (seeker.guest, code.parse())
            && self.0.rooms.belongs(code, guest).await
        {
            return Ok(());
        }
        self.metrics().refuse(what);
        Err(error)
    }

    /// Counts a request for a table that does not exist.
    pub(crate) fn count_miss(&self, address: Address, seeker: Seeker) {
        let (what, sources) = seeker.counted(address);
        self.limiter().spend(what, sources, 1);
    }

    /// Counts bytes that are held in memory for an address, until the ticket is dropped.
    ///
    /// # Errors
    /// The address holds too many already.
    pub(crate) fn hold_bytes(&self, address: Address, bytes: usize) -> Result<Ticket, Error> {
        self.limiter().hold(Limited::Bytes, address, u32::try_from(bytes).unwrap_or(u32::MAX))
    }

    /// Waits until an uploaded game may be replayed.
    ///
    /// # Errors
    /// Too many others are waiting.
    pub(crate) async fn replaying(&self) -> Result<SemaphorePermit<'_>, Error> {
        let permit = timeout(REPLAYED_WITHIN, self.0.replays.acquire()).await.ok().and_then(Result::ok);
        permit.ok_or(Error::Overloaded)
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn limiter(&self) -> &Arc<Limiter> {
        &self.0.limiter
    }

    /// Returns the key that signs the cookies and the tokens of programs.
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
}
