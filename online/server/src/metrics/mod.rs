//! What the server does, in numbers, for Prometheus. Never who, where or what: no label comes from a person.

mod process;

use crate::error::Error;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use protocol::Ask;
use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::Counts;

/// The form in which they are written.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// The version of this build.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// All counters of a server.
pub(crate) struct Metrics {
    began: Instant,
    registry: Registry,
    connections: Gauge,
    rooms: Gauge,
    damaged: Gauge,
    lost_histories: Counter,
    clock_apart: Gauge<f64, AtomicU64>,
    clock_skew: Gauge<f64, AtomicU64>,
    tables: Family<OfGame, Counter>,
    asks: Family<Asked, Counter>,
    ask_seconds: Histogram,
    moves: Family<OfGame, Counter>,
    store_commits: Counter,
    store_failures: Counter,
    store_entries: Counter,
    bots_thinking: Gauge,
    thought_seconds: Histogram,
    refused: Family<Refused, Counter>,
    told_bytes: Counter,
    memory: Gauge,
    processor: Counter<f64, AtomicU64>,
    /// One who reads at a time: some numbers are fetched when they are read.
    reading: Mutex<()>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfGame {
    game: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    kind: &'static str,
    result: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refused {
    limit: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

/// What is refused because it is too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Messages,
    Requests,
    Fingers,
    Tables,
    Bots,
    BotSeats,
    Connections,
    Sockets,
    Misses,
    Tries,
    Writes,
    Sights,
    Bytes,
    Stuck,
}

impl Limit {
    fn name(self) -> &'static str {
        match self {
            Limit::Messages => "messages",
            Limit::Requests => "requests",
            Limit::Fingers => "fingers",
            Limit::Tables => "tables",
            Limit::Bots => "bots",
            Limit::BotSeats => "bot-seats",
            Limit::Connections => "connections",
            Limit::Sockets => "sockets",
            Limit::Misses => "misses",
            Limit::Tries => "tries",
            Limit::Writes => "writes",
            Limit::Sights => "sights",
            Limit::Bytes => "bytes",
            Limit::Stuck => "stuck",
        }
    }
}

/// How something that was asked ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Done,
    Refused,
    /// Not by the fault of whoever asked.
    Failed,
}

impl Ending {
    pub(crate) fn of<T>(result: &Result<T, Error>) -> Ending {
        match result {
            Ok(_) => Ending::Done,
            Err(error) if error.status().is_server_error() => Ending::Failed,
            Err(_) => Ending::Refused,
        }
    }
}

/// Writes nothing, so it is answered sooner than everything else.
const PING: &str = "ping";

/// What is asked, as a label.
pub(crate) fn kind(ask: &Ask) -> &'static str {
    match ask {
        Ask::Sit { .. } => "sit",
        Ask::Stand => "stand",
        Ask::Bot { .. } => "bot",
        Ask::Options { .. } => "options",
        Ask::Terms { .. } => "terms",
        Ask::Hints { .. } => "hints",
        Ask::Start => "start",
        Ask::Play { .. } => "play",
        Ask::Undo { .. } => "undo",
        Ask::Pause { .. } => "pause",
        Ask::Free { .. } => "free",
        Ask::Say { .. } => "say",
        Ask::Ping => PING,
    }
}

/// What the server knows only when it is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) connections: u64,
    pub(crate) rooms: usize,
    pub(crate) damaged: usize,
    pub(crate) store: Counts,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        // Half a millisecond to sixteen seconds.
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 16));
        let mut metrics = Metrics {
            began: Instant::now(),
            registry: Registry::with_prefix("farbraum"),
            connections: Gauge::default(),
            rooms: Gauge::default(),
            damaged: Gauge::default(),
            lost_histories: Counter::default(),
            clock_apart: Gauge::default(),
            clock_skew: Gauge::default(),
            tables: Family::default(),
            asks: Family::default(),
            ask_seconds: seconds(),
            moves: Family::default(),
            store_commits: Counter::default(),
            store_failures: Counter::default(),
            store_entries: Counter::default(),
            bots_thinking: Gauge::default(),
            thought_seconds: seconds(),
            refused: Family::default(),
            told_bytes: Counter::default(),
            memory: Gauge::default(),
            processor: Counter::default(),
            reading: Mutex::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("build", "The version of this build", Info::new(Build { version: VERSION }));
        registry.register("connections", "WebSockets and streams that are open", self.connections.clone());
        registry.register("rooms", "Tables in memory", self.rooms.clone());
        registry.register("damaged_tables", "Tables whose logs are damaged", self.damaged.clone());
        let help = "Logs of which the database has lost what was acknowledged";
        registry.register("lost_histories", help, self.lost_histories.clone());
        let help = "How far the machine's clock is ahead of the time of games";
        registry.register_with_unit("clock_apart", help, Unit::Seconds, self.clock_apart.clone());
        let help = "How far the clock of a shared database is ahead of the time of games";
        registry.register_with_unit("clock_skew", help, Unit::Seconds, self.clock_skew.clone());
        registry.register("tables_opened", "Tables opened here", self.tables.clone());
        registry.register("asks", "What clients asked for, by kind and result", self.asks.clone());
        let help = "From what a client asked to its durable answer";
        registry.register_with_unit("ask", help, Unit::Seconds, self.ask_seconds.clone());
        registry.register("moves", "Moves made durable here", self.moves.clone());
        registry.register("store_commits", "Transactions that are on disk", self.store_commits.clone());
        registry.register("store_failures", "Transactions that the database refused", self.store_failures.clone());
        let help = "Entries in the transactions that are on disk";
        registry.register("store_entries", help, self.store_entries.clone());
        registry.register("bots_thinking", "Bots that think or wait for a processor", self.bots_thinking.clone());
        let help = "How long a bot thought, without waiting for a processor";
        registry.register_with_unit("bot_thought", help, Unit::Seconds, self.thought_seconds.clone());
        registry.register("refused", "What was refused or dropped as too much", self.refused.clone());
        registry.register_with_unit("told", "Sent to those at tables", Unit::Bytes, self.told_bytes.clone());
        let help = "Memory of the process";
        registry.register_with_unit("process_resident_memory", help, Unit::Bytes, self.memory.clone());
        let help = "Processor time of the process";
        registry.register_with_unit("process_cpu", help, Unit::Seconds, self.processor.clone());
        let start: Gauge<f64, AtomicU64> = Gauge::default();
        start.set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
        registry.register_with_unit("process_start_time", "When the server started", Unit::Seconds, start);
    }

    /// The database has lost entries of a log that were acknowledged.
    pub(crate) fn lost_history(&self) {
        self.lost_histories.inc();
    }

    /// By how many milliseconds other clocks are ahead: the machine's, and the database's.
    pub(crate) fn clocks(&self, apart: i64, skew: i64) {
        self.clock_apart.set(apart as f64 / 1_000.0);
        self.clock_skew.set(skew as f64 / 1_000.0);
    }

    pub(crate) fn opened(&self, game: &'static str) {
        self.tables.get_or_create(&OfGame { game }).inc();
    }

    /// Something asked has been answered.
    pub(crate) fn answered(&self, kind: &'static str, ending: Ending, after: Duration) {
        let result = match ending {
            Ending::Done => "done",
            Ending::Refused => "refused",
            Ending::Failed => "failed",
        };
        self.asks.get_or_create(&Asked { kind, result }).inc();
        if ending == Ending::Done && kind != PING {
            self.ask_seconds.observe(after.as_secs_f64());
        }
    }

    pub(crate) fn moved(&self, game: &'static str, moves: u64) {
        if moves > 0 {
            self.moves.get_or_create(&OfGame { game }).inc_by(moves);
        }
    }

    pub(crate) fn refused(&self, limit: Limit) {
        self.refused.get_or_create(&Refused { limit: limit.name() }).inc();
    }

    pub(crate) fn told(&self, bytes: usize) {
        self.told_bytes.inc_by(bytes as u64);
    }

    /// A bot thinks until the answer is dropped.
    pub(crate) fn thinking(&self) -> Thinking {
        self.bots_thinking.inc();
        Thinking(self.bots_thinking.clone())
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.thought_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn uptime(&self) -> Duration {
        self.began.elapsed()
    }

    /// The tables opened and the moves made since the server started.
    pub(crate) fn totals(&self, games: impl Iterator<Item = &'static str>) -> (u64, u64) {
        let count = |family: &Family<OfGame, Counter>, game| family.get(&OfGame { game }).map_or(0, |one| one.get());
        games.fold((0, 0), |(tables, moves), game| {
            (tables + count(&self.tables, game), moves + count(&self.moves, game))
        })
    }

    /// All of them as text.
    pub(crate) fn write(&self, now: Now) -> Result<String, fmt::Error> {
        let _one_at_a_time = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        self.connections.set(now.connections as i64);
        self.rooms.set(now.rooms as i64);
        self.damaged.set(now.damaged as i64);
        let catch_up = |counter: &Counter, to: u64| counter.inc_by(to.saturating_sub(counter.get()));
        catch_up(&self.store_commits, now.store.commits);
        catch_up(&self.store_failures, now.store.failures);
        catch_up(&self.store_entries, now.store.entries);
        if let Some(process) = process::read() {
            self.memory.set(process.memory as i64);
            self.processor.inc_by((process.processor.as_secs_f64() - self.processor.get()).max(0.0));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Without the registry, which is long.
impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// A bot that thinks, or waits for its turn to.
#[derive(Debug)]
pub(crate) struct Thinking(Gauge);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.dec();
    }
}
