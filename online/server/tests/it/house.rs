//! A server in this process, on a free port, with a file or database of its own.

use super::KIND;
use super::stones::Stones;
use crate::Kind;
use colour_lines::ColourLines;
use contract::{AnyWorkbench, ShelfGame};
use e2e::guest::Guest;
use e2e::{Nats, Postgres};
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use server::{Bus, Limits, Server, Settings};
use std::sync::LazyLock;
use std::time::Duration;
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::sleep;

pub(crate) static GAMES: &[&dyn AnyWorkbench] = &[
    &ShelfGame::<Stones>::NEW,
    &ShelfGame::<Kaleidoskop>::NEW,
    &ShelfGame::<ColourLines>::NEW,
    &ShelfGame::<Harmonia>::NEW,
    &ShelfGame::<Konfetti>::NEW,
];

/// One server for all tests of this program, a database each.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());
static NATS: LazyLock<Nats> = LazyLock::new(|| Nats::start().unwrap());

/// A database, and a server on it.
pub(crate) struct House {
    place: Place,
    settings: Settings,
    pub(crate) node: Node,
}

/// The database, and the bus between servers.
struct Place {
    database: String,
    bus: Option<String>,
    /// Removed at the end.
    _folder: TempDir,
}

/// One server.
pub(crate) struct Node {
    pub(crate) url: String,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl House {
    /// Without limits, because tests are faster than people.
    pub(crate) async fn open() -> House {
        House::with(Settings { limits: Limits::NONE, ..Settings::default() }).await
    }

    pub(crate) async fn with_limits(limits: Limits) -> House {
        House::with(Settings { limits, ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> House {
        let folder = tempfile::tempdir().unwrap();
        let bus = (KIND == Kind::Postgres).then(|| NATS.url());
        House::at(Place { database: database(&folder), bus, _folder: folder }, settings).await
    }

    /// A database and a bus of the test's own, which it may kill.
    #[allow(dead_code, reason = "on some kinds of store there is none")]
    pub(crate) async fn on(database: String, bus: String) -> House {
        let settings = Settings { limits: Limits::NONE, ..Settings::default() };
        let place = Place { database, bus: Some(bus), _folder: tempfile::tempdir().unwrap() };
        House::at(place, settings).await
    }

    /// The same, but servers do not check the ends of logs within the hour: what they know they know from the bus.
    #[allow(dead_code, reason = "on some kinds of store there is none")]
    pub(crate) async fn without_look(database: String, bus: String) -> House {
        let look = Some(Duration::from_secs(3600));
        let settings = Settings { limits: Limits::NONE, look, ..Settings::default() };
        let place = Place { database, bus: Some(bus), _folder: tempfile::tempdir().unwrap() };
        House::at(place, settings).await
    }

    /// Servers connected by nothing but the database.
    pub(crate) async fn without_bus(settings: Settings) -> House {
        let folder = tempfile::tempdir().unwrap();
        let database = database(&folder);
        House::at(Place { database, bus: None, _folder: folder }, settings).await
    }

    /// A copy of an SQLite database.
    #[allow(dead_code, reason = "only where tables are kept in SQLite")]
    pub(crate) async fn on_copy_of(file: &[u8]) -> House {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        std::fs::write(&path, file).unwrap();
        let place = Place { database: path.to_str().unwrap().to_owned(), bus: None, _folder: folder };
        House::at(place, Settings { limits: Limits::NONE, ..Settings::default() }).await
    }

    async fn at(place: Place, settings: Settings) -> House {
        let node = Node::start(&place, settings.clone()).await;
        House { place, settings, node }
    }

    /// The address of the database.
    #[allow(dead_code, reason = "few tests break it")]
    pub(crate) fn database(&self) -> &str {
        &self.place.database
    }

    /// The store, without a server.
    pub(crate) async fn store(&self) -> Store {
        Store::connect(&self.place.database).await.unwrap()
    }

    /// Starts one more server on the same database.
    pub(crate) async fn another_node(&self) -> Node {
        Node::start(&self.place, self.settings.clone()).await
    }

    /// Stops the server and starts it again, on another port.
    pub(crate) async fn restart(self) -> House {
        self.restart_after(Duration::ZERO).await
    }

    pub(crate) async fn restart_after(self, pause: Duration) -> House {
        let House { place, settings, node } = self;
        node.stop().await;
        sleep(pause).await;
        House::at(place, settings).await
    }

    /// Stops the server and starts it again with other settings.
    #[allow(dead_code, reason = "few tests change them")]
    pub(crate) async fn restart_with(self, settings: Settings) -> House {
        House { settings, ..self }.restart().await
    }

    /// Creates a guest.
    pub(crate) async fn guest(&self) -> Guest {
        Guest::new(&self.node.url).await
    }
}

fn database(folder: &TempDir) -> String {
    match KIND {
        Kind::Sqlite => folder.path().join("test.db").to_str().unwrap().to_owned(),
        Kind::Postgres => POSTGRES.database().unwrap(),
    }
}

impl Node {
    async fn start(place: &Place, settings: Settings) -> Node {
        let store = Store::connect(&place.database).await.unwrap();
        let bus = match &place.bus {
            Some(bus) => Bus::connect(bus).await.unwrap(),
            None => Bus::default(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let server = Server::new(GAMES, store, settings).on(bus);
        let serving = tokio::spawn(async move { server.serve(listener, async { drop(stopped.await) }).await.unwrap() });
        Node { url, stop, serving }
    }

    /// Stops as after a signal, and waits.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap();
    }
}
