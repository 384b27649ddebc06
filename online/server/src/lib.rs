//! Tables online.
//!
//! One move, from the socket to the disk and back:
//!
//! 1. `socket` reads a [`protocol::Request`] from a client's WebSocket and hands it to the table's `room`.
//! 2. The room asks its `table`: the rules of the game accept or refuse.
//! 3. The entries of an accepted move are appended to the [`store`] under the next number, and the room waits for the
//!    disk.
//! 4. Only then each client at the table is told its view, and the client that asked is told `Done`.
//!
//! A table is the fold of its log, so a room can end at any time and be rebuilt from the store: after a minute without
//! clients, after a crash, or on another machine.

mod accept;
mod admin;
mod app;
mod bot;
mod bus;
mod clock;
mod code;
mod error;
mod games;
mod guest;
mod headers;
mod health;
mod limits;
mod message_ids;
mod metrics;
mod misses;
mod painter;
mod people;
mod public_url;
mod push;
mod random;
mod room;
mod routes;
mod shutdown;
mod socket;
mod stream;

pub use admin::{AdminToken, ParseAdminToken};
use app::App;
pub use bus::{Bus, BusError};
use contract::AnyWorkbench;
pub use limits::Limits;
pub use public_url::{ParsePublicUrl, PublicUrl};
use shutdown::Stop;
use std::time::{Duration, SystemTime};
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long connections may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// The settings of a server.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address under which clients reach it, if it is not the one it listens on.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front of it reports client addresses in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Push services beside those of the browsers' makers: origins such as `https://push.example.org`.
    pub push_services: Vec<String>,
    /// How much one client may do.
    pub limits: Limits,
    /// The admin's secret. Without it there are no metrics and no admin's page.
    pub admin: Option<AdminToken>,
    /// How often rooms check the ends of their logs for what the bus may have lost, if not every three seconds.
    pub look: Option<Duration>,
    /// The clock of the machine, for tests.
    pub wall_clock: Option<fn() -> SystemTime>,
}

/// A server for some games.
#[derive(Debug)]
pub struct Server {
    games: &'static [&'static dyn AnyWorkbench],
    store: Store,
    bus: Bus,
    settings: Settings,
}

/// Why a server ends by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store has no key to sign cookies with.
    #[error("cannot read the server's key")]
    Key(#[from] StoreError),
}

impl Server {
    /// Creates a server for `games` with tables in `store`.
    pub fn new(games: &'static [&'static dyn AnyWorkbench], store: Store, settings: Settings) -> Server {
        Server { games, store, bus: Bus::default(), settings }
    }

    /// Connects the server to others with the same tables.
    pub fn on(self, bus: Bus) -> Server {
        Server { bus, ..self }
    }

    /// Serves `listener` until `stop` is ready, then closes the connections and the store.
    ///
    /// # Errors
    /// The store failed.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let (store, bus) = (self.store.clone(), self.bus.clone());
        let (requested, running) = (CancellationToken::new(), TaskTracker::new());
        let stopping = Stop::new(&requested, &running);
        let app = App::new(self, stopping.clone()).await?;
        tokio::spawn(app.rooms().clone().look_after(stopping.clone()));
        tokio::spawn(app.health().clone().watch(stopping.clone()));
        tokio::spawn(app.rooms().clone().attend(stopping));
        let door = app.door();
        let stop = async {
            stop.await;
            tracing::info!("stopping");
            requested.cancel();
        };
        accept::serve(listener, routes::router(app), door, stop).await;
        shutdown::finish(&running, GRACE).await;
        bus.flush(GRACE).await;
        store.close().await;
        Ok(())
    }
}
