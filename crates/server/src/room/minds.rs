//! The minds of the bots at a table. A bot gets what a player in its seat is told, and nothing else.

use crate::games::Games;
use crate::metrics::Metrics;
use crate::{clock, random};
use contract::{Level, Phrase, Seat, Seats};
use shelf::{Budget, Thought};
use std::sync::Arc;
use std::time::Duration;
use table::Table;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

/// How long a bot thinks at most, in milliseconds.
const LONGEST_THOUGHT: u64 = 1_800;
/// On how many cores one bot thinks at most.
const MOST_THREADS: usize = 4;
/// How long a bot that cannot think waits before it tries again.
const PAUSE: u64 = 1_000;

/// What a bot has made up its mind to do.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) seat: Seat,
    /// How many entries of the log it had seen.
    pub(super) number: usize,
    /// Nothing if it would rather wait.
    pub(super) action: Option<String>,
    /// What it says with it.
    pub(super) says: Option<Phrase>,
}

/// Where a bot thinks: on how many cores, and the permit to if it has one already.
#[derive(Debug)]
struct Place {
    threads: usize,
    permit: Option<OwnedSemaphorePermit>,
}

/// The bots of one table, each with at most one thought at a time.
#[derive(Debug)]
pub(super) struct Minds {
    busy: Seats,
    /// Where thoughts come back, once there was one: most tables have no bots.
    made: Option<(UnboundedSender<Made>, UnboundedReceiver<Made>)>,
    /// How many bots of the house may think at once.
    room_to_think: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Minds {
    pub(super) fn new(room_to_think: Arc<Semaphore>, metrics: Arc<Metrics>) -> Minds {
        Minds { busy: Seats::NONE, made: None, room_to_think, metrics }
    }

    /// Lets every bot think that has something to do and does not yet. If nobody waits for it, only where a processor is free at once.
    pub(super) fn wake(&mut self, table: &Table, games: &Games, is_watched: bool) {
        for (seat, level) in table.bots_to_act() {
            if !self.busy.has(seat)
                && let Some((view, number)) = table.view(seat)
            {
                let Some(place) = self.place(is_watched) else { return };
                self.busy = self.busy.with(seat);
                let edition = table.edition().and_then(|edition| games.text(table.game(), edition));
                self.think(place, (table.game(), edition), seat, level, view, table.phrases(), number);
            }
        }
    }

    /// A place to think, or to wait for one.
    fn place(&self, may_wait: bool) -> Option<Place> {
        // As many cores as nobody else thinks on, though not all.
        let threads = self.room_to_think.available_permits().clamp(1, MOST_THREADS);
        let permits = || self.room_to_think.clone().try_acquire_many_owned(threads as u32).ok();
        let permit = if may_wait { None } else { Some(permits()?) };
        Some(Place { threads, permit })
    }

    #[expect(clippy::too_many_arguments, reason = "all that a thought needs, once")]
    fn think(
        &mut self,
        place: Place,
        (game, edition): (&'static str, Option<Arc<str>>),
        seat: Seat,
        level: Level,
        view: String,
        heard: Vec<Phrase>,
        number: usize,
    ) {
        let (send, _) = self.made.get_or_insert_with(unbounded_channel);
        let (send, room, metrics) = (send.clone(), self.room_to_think.clone(), self.metrics.clone());
        tokio::spawn(async move {
            let thinking = metrics.thinking();
            let Place { threads, permit } = place;
            let permit = match permit {
                Some(permit) => Some(permit),
                None => room.acquire_many_owned(threads as u32).await.ok(),
            };
            let began = Instant::now();
            let thought = spawn_blocking(move || {
                let seed = random::seed().ok()?;
                let budget = Budget::millis(LONGEST_THOUGHT, clock::steady_millis).on_threads(threads);
                shelf::think((game, edition.as_deref()), level, seat, &view, &heard, budget, &mut seed.chance(0))
            });
            let thought = thought.await.ok().flatten();
            drop((permit, thinking));
            metrics.thought(began.elapsed());
            let none = || Thought { action: None, takes: PAUSE, says: None };
            let Thought { action, takes, says } = thought.unwrap_or_else(none);
            sleep(Duration::from_millis(takes).saturating_sub(began.elapsed())).await;
            // The room may have ended.
            let _ = send.send(Made { seat, number, action, says });
        });
    }

    /// The next bot that has made up its mind.
    pub(super) async fn next(&mut self) -> Made {
        let Some((_, made)) = &mut self.made else { return std::future::pending().await };
        match made.recv().await {
            Some(made) => {
                self.busy = self.busy.without(made.seat);
                made
            }
            // Never: we hold a sender ourselves.
            None => std::future::pending().await,
        }
    }
}
