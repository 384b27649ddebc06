//! What the server does, in numbers, for Prometheus. No label comes from a person.

mod process;

use crate::error::Error;
use crate::limits::Limited;
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

/// The content type of the metrics.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// The version of this build.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Declares [`Metrics`], one line for each: field, type, name, unit if any, help, and how it begins if not at zero.
macro_rules! metrics {
    ($($field:ident: $type:ty = $name:literal $(in $unit:ident)?, $help:literal $(, $first:expr)?;)+) => {
        /// All metrics of a server.
        pub(crate) struct Metrics {
            began: Instant,
            registry: Registry,
            /// Held while the metrics are written, because some are fetched then.
            writing: Mutex<()>,
            $(pub(crate) $field: $type,)+
        }

        impl Metrics {
            pub(crate) fn new() -> Metrics {
                let mut registry = Registry::with_prefix("farbraum");
                registry.register("build", "The version of this build", Info::new(Build { version: VERSION }));
                let started = FloatGauge::default();
                started.set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
                registry.register_with_unit("process_start_time", "When the server started", Unit::Seconds, started);
                $(
                    let $field: $type = metrics!(@first $($first)?);
                    metrics!(@register registry, $name, $help, $field.clone() $(, $unit)?);
                )+
                Metrics { began: Instant::now(), registry, writing: Mutex::default(), $($field,)+ }
            }
        }
    };
    (@first) => { Default::default() };
    (@first $first:expr) => { $first };
    (@register $registry:ident, $name:literal, $help:literal, $metric:expr) => {
        $registry.register($name, $help, $metric)
    };
    (@register $registry:ident, $name:literal, $help:literal, $metric:expr, $unit:ident) => {
        $registry.register_with_unit($name, $help, Unit::$unit, $metric)
    };
}

metrics! {
    connections: Gauge = "connections", "WebSockets and streams that are open";
    rooms: Gauge = "rooms", "Tables in memory";
    damaged: Gauge = "damaged_tables", "Tables whose logs are damaged";
    lost_histories: Counter = "lost_histories", "Logs of which the database has lost what was acknowledged";
    clock_apart: FloatGauge = "clock_apart" in Seconds, "How far the machine's clock is ahead of the time of games";
    clock_skew: FloatGauge = "clock_skew" in Seconds, "How far the clock of a shared database is ahead of the time of games";
    tables: Family<OfGame, Counter> = "tables_opened", "Tables opened here";
    asks: Family<OfRequest, Counter> = "asks", "What clients asked for, by kind and result";
    ask_seconds: Histogram = "ask" in Seconds, "From what a client asked to its durable answer", up_to_16_seconds();
    moves: Family<OfGame, Counter> = "moves", "Moves made durable here";
    store_commits: Counter = "store_commits", "Transactions that are on disk";
    store_failures: Counter = "store_failures", "Transactions that the database refused";
    store_entries: Counter = "store_entries", "Entries in the transactions that are on disk";
    bots_thinking: Gauge = "bots_thinking", "Bots that think or wait for a processor";
    bot_seconds: Histogram = "bot_thought" in Seconds, "How long a bot thought, without waiting for a processor", up_to_16_seconds();
    refused: Family<OfLimit, Counter> = "refused", "What was refused or dropped as too much";
    sent_bytes: Counter = "told" in Bytes, "Sent to those at tables";
    memory: Gauge = "process_resident_memory" in Bytes, "Memory of the process";
    processor: FloatCounter = "process_cpu" in Seconds, "Processor time of the process";
}

type FloatGauge = Gauge<f64, AtomicU64>;
type FloatCounter = Counter<f64, AtomicU64>;

/// Creates a histogram of half a millisecond to sixteen seconds.
fn up_to_16_seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfGame {
    game: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfRequest {
    kind: &'static str,
    result: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfLimit {
    limit: &'static str,
}

/// How a request ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Done,
    Refused,
    /// By no fault of the client.
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

/// A ping writes nothing, so it is left out of the durations.
const PING: &str = "ping";

/// Returns the label of a request.
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

/// What is fetched when the metrics are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) connections: u64,
    pub(crate) rooms: usize,
    pub(crate) damaged: usize,
    pub(crate) store: Counts,
}

impl Metrics {
    pub(crate) fn opened(&self, game: &'static str) {
        self.tables.get_or_create(&OfGame { game }).inc();
    }

    /// Counts an answer to a request.
    pub(crate) fn answered(&self, kind: &'static str, ending: Ending, after: Duration) {
        let result = match ending {
            Ending::Done => "done",
            Ending::Refused => "refused",
            Ending::Failed => "failed",
        };
        self.asks.get_or_create(&OfRequest { kind, result }).inc();
        if ending == Ending::Done && kind != PING {
            self.ask_seconds.observe(after.as_secs_f64());
        }
    }

    pub(crate) fn moved(&self, game: &'static str, moves: u64) {
        if moves > 0 {
            self.moves.get_or_create(&OfGame { game }).inc_by(moves);
        }
    }

    /// Counts something that was refused or dropped.
    pub(crate) fn refuse(&self, what: Limited) {
        self.refused.get_or_create(&OfLimit { limit: what.label() }).inc();
    }

    /// Counts a bot that thinks, until the answer is dropped.
    pub(crate) fn thinking(&self) -> Thinking {
        self.bots_thinking.inc();
        Thinking(self.bots_thinking.clone())
    }

    pub(crate) fn uptime(&self) -> Duration {
        self.began.elapsed()
    }

    /// Returns how many tables were opened and how many moves were made since the server started.
    pub(crate) fn totals(&self, games: impl Iterator<Item = &'static str>) -> (u64, u64) {
        let count = |family: &Family<OfGame, Counter>, game| family.get(&OfGame { game }).map_or(0, |one| one.get());
        games.fold((0, 0), |(tables, moves), game| {
            (tables + count(&self.tables, game), moves + count(&self.moves, game))
        })
    }

    /// Writes all metrics as text.
    pub(crate) fn write(&self, now: Now) -> Result<String, fmt::Error> {
        let _one_at_a_time = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
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

/// Leaves out the registry, which is long.
impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// A bot that thinks or waits for its turn; counted until dropped.
#[derive(Debug)]
pub(crate) struct Thinking(Gauge);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.dec();
    }
}
