//! The bots at a table. A bot knows what a player in its seat is told, and nothing else.

use super::thinking::{From, Permit, ThinkingPermits};
use crate::games::Games;
use crate::metrics::Metrics;
use crate::{clock, random};
use contract::{Level, Phrase, Seat, Seats};
use shelf::{Budget, Thought};
use std::sync::Arc;
use std::time::Duration;
use table::Table;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

/// How long a bot that could not think waits before it tries again.
const RETRY_MILLIS: u64 = 1_000;

/// The decision of a bot.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) seat: Seat,
    /// How many entries of the log the bot had seen.
    pub(super) number: usize,
    /// `None` if the bot prefers to wait.
    pub(super) action: Option<String>,
    /// The phrase it says with the action.
    pub(super) says: Option<Phrase>,
}

/// Whether a bot may think at once or waits for a permit.
#[derive(Debug)]
enum Turn {
    Now(Permit),
    Waits(oneshot::Receiver<Permit>),
}

/// The bots of one table, each with at most one decision in progress.
#[derive(Debug)]
pub(super) struct Minds {
    busy: Seats,
    /// Where decisions come back; created with the first one, because most tables have no bots.
    made: Option<(UnboundedSender<Made>, UnboundedReceiver<Made>)>,
    thinking: ThinkingPermits,
    metrics: Arc<Metrics>,
}

impl Minds {
    pub(super) fn new(thinking: ThinkingPermits, metrics: Arc<Metrics>) -> Minds {
        Minds { busy: Seats::NONE, made: None, thinking, metrics }
    }

    /// Starts every bot that has a decision to make. `from` is where the table is played from; if no client is
    /// connected, a bot thinks only if a core is free at once.
    pub(super) fn wake(&mut self, table: &Table, games: &Games, from: From) {
        for (seat, level) in table.bots_to_act() {
            if !self.busy.has(seat)
                && let Some((view, number)) = table.view(seat)
            {
                let permit = match from {
                    Some(_) => Turn::Waits(self.thinking.take(from)),
                    None => match self.thinking.try_take() {
                        Some(permit) => Turn::Now(permit),
                        None => return,
                    },
                };
                self.busy = self.busy.with(seat);
                let edition = table.edition().and_then(|edition| games.text(table.game(), edition));
                self.think(permit, (table.game(), edition), seat, level, view, table.phrases(), number);
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "all that a thought needs, once")]
    fn think(
        &mut self,
        turn: Turn,
        (game, edition): (&'static str, Option<Arc<str>>),
        seat: Seat,
        level: Level,
        view: String,
        heard: Vec<Phrase>,
        number: usize,
    ) {
        let (send, _) = self.made.get_or_insert_with(unbounded_channel);
        let (send, metrics) = (send.clone(), self.metrics.clone());
        tokio::spawn(async move {
            let thinking = metrics.thinking();
            let permit = match turn {
                Turn::Now(permit) => permit,
                Turn::Waits(granted) => {
                    tokio::select! {
                        permit = granted => match permit {
                            Ok(permit) => permit,
                            // Cannot happen: every waiting bot gets a permit.
                            Err(_) => return,
                        },
                        // The room has ended and gives up its place in the queue.
                        () = send.closed() => return,
                    }
                }
            };
            let (threads, longest) = (permit.threads, permit.longest);
            let began = Instant::now();
            let thought = spawn_blocking(move || {
                let seed = random::seed().ok()?;
                let budget = Budget::millis(longest, clock::steady_millis).on_threads(threads);
                shelf::think((game, edition.as_deref()), level, seat, &view, &heard, budget, &mut seed.chance(0))
            });
            let thought = thought.await.ok().flatten();
            drop((permit, thinking));
            metrics.bot_seconds.observe(began.elapsed().as_secs_f64());
            let none = || Thought { action: None, takes: RETRY_MILLIS, says: None };
            let Thought { action, takes, says } = thought.unwrap_or_else(none);
            sleep(Duration::from_millis(takes).saturating_sub(began.elapsed())).await;
            // An error means that the room has ended.
            let _ = send.send(Made { seat, number, action, says });
        });
    }

    /// Waits for the next decision.
    pub(super) async fn next(&mut self) -> Made {
        let Some((_, made)) = &mut self.made else { return std::future::pending().await };
        match made.recv().await {
            Some(made) => {
                self.busy = self.busy.without(made.seat);
                made
            }
            // Cannot happen: this value holds a sender itself.
            None => std::future::pending().await,
        }
    }
}
