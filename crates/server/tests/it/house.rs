//! A server in this process, on a free port, with a file of its own.

use crate::stones::Stones;
use colour_lines::ColourLines;
use contract::{AnyGame, Shelved};
use e2e::guest::Guest;
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use server::{Limits, Server, Settings};
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::sleep;

static GAMES: &[&dyn AnyGame] = &[
    &Shelved::<Stones>::NEW,
    &Shelved::<Kaleidoskop>::NEW,
    &Shelved::<ColourLines>::NEW,
    &Shelved::<Harmonia>::NEW,
    &Shelved::<Konfetti>::NEW,
];

/// A folder for the tables, and a server that keeps them there.
pub(crate) struct House {
    folder: TempDir,
    settings: Settings,
    pub(crate) node: Node,
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
        let node = Node::start(folder.path().join("test.db"), settings.clone()).await;
        House { folder, settings, node }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("test.db")
    }

    /// One more server with the same tables.
    pub(crate) async fn another_node(&self) -> Node {
        Node::start(self.database(), self.settings.clone()).await
    }

    /// Stops the server and starts it again, on another port.
    pub(crate) async fn restart(self) -> House {
        self.restart_after(Duration::ZERO).await
    }

    pub(crate) async fn restart_after(self, pause: Duration) -> House {
        let House { folder, settings, node } = self;
        node.stop().await;
        sleep(pause).await;
        let node = Node::start(folder.path().join("test.db"), settings.clone()).await;
        House { folder, settings, node }
    }

    /// Stops the server and starts it again with other settings.
    pub(crate) async fn restart_with(self, settings: Settings) -> House {
        House { settings, ..self }.restart().await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self) -> Guest {
        Guest::new(&self.node.url).await
    }
}

impl Node {
    async fn start(database: PathBuf, settings: Settings) -> Node {
        let store = Store::open(&database).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let server = Server::new(GAMES, store, settings);
        let serving = tokio::spawn(async move { server.serve(listener, async { drop(stopped.await) }).await.unwrap() });
        Node { url, stop, serving }
    }

    /// Stops as a signal would, and waits.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap();
    }
}
