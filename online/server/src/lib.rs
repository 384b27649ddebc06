//! Tables online.
//!
//! One move, from the socket to the disk and back:
//!
//! 1. `socket` reads a [`protocol::Request`] from a client's WebSocket and hands it to the table's `room`.
//! 2. The room lets the `table` try it: the rules of the game say yes or no.
//! 3. What they accept is appended to the [`store`] under the next number, and the room waits for the disk.
//! 4. Only then everybody at the table is told their own view, and the client that asked is told `Done`.
//!
//! A table is the fold of its log, so a room can end at any time and be built again from the store: after an hour of
//! silence, a crash, or on another machine.

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
use contract::AnyStudy;
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

/// How a server is set up.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address under which people reach it, if that is not the one it listens on.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front of it tells people's addresses in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Services that tell browsers that it is somebody's turn, beside those of the browsers' makers: origins such as
    /// `https://push.example.org`.
    pub push_services: Vec<String>,
    /// How much one person may do.
    pub limits: Limits,
    /// The secret of whoever runs the server. Without it there are no metrics and no page for them.
    pub admin: Option<AdminToken>,
    /// How often a server looks into the logs for what the bus may have lost, if not every three seconds.
    pub look: Option<Duration>,
    /// The clock of the machine, if it is not the system's: for tests.
    pub wall_clock: Option<fn() -> SystemTime>,
}

/// A server for some games.
#[derive(Debug)]
pub struct Server {
    games: &'static [&'static dyn AnyStudy],
    store: Store,
    bus: Bus,
    settings: Settings,
}

/// Why a server ends before it is told to.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store has no key to sign cookies with.
    #[error("cannot read the server's key")]
    Key(#[from] StoreError),
}

impl Server {
    /// A server for `games`, whose tables are in `store`.
    pub fn new(games: &'static [&'static dyn AnyStudy], store: Store, settings: Settings) -> Server {
        Server { games, store, bus: Bus::default(), settings }
    }

    /// The same, with others that have the same tables.
    pub fn on(self, bus: Bus) -> Server {
        Server { bus, ..self }
    }

    /// Serves everybody who comes to `listener` until `stop` is ready. Then it takes leave of everybody and closes
    /// the store.
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
