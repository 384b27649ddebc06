//! The page's estimate of the game's clock.
//!
//! Every view carries the clock's time when it was sent, which is late by the time of transmission. An answer to a
//! question for the time is late by about half of the round trip; the answer with the shortest round trip is the
//! best. So all pages show the same time, whatever their own clocks say, and no client's time ever counts.

use crate::ON_SERVER;
use contract::Millis;
use leptos::prelude::*;
use std::collections::VecDeque;

/// How many of the latest answers are used. Older ones are dropped, because clocks drift.
const MEMORY: usize = 12;
/// The timeout of a question, in milliseconds.
const OLD: f64 = 10_000.0;

/// The game's clock. `Copy`: everything inside is a signal.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The offset of the game's clock from the page's, in milliseconds.
    ahead: RwSignal<Option<f64>>,
    /// The moment at which a replay has stopped the clock.
    stopped: RwSignal<Option<Millis>>,
    questions: StoredValue<Questions>,
    /// Whether the offset is invalid, so that the next view replaces it.
    stale: StoredValue<bool>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock {
            ahead: RwSignal::new(None),
            stopped: RwSignal::new(None),
            questions: StoredValue::new(Questions::default()),
            stale: StoredValue::new(false),
        }
    }
}

impl Clock {
    /// Returns the time of the game's clock, or `None` before the first view. Not reactive: time has no signal.
    pub fn now(self) -> Option<Millis> {
        let runs = || self.ahead.get_untracked().map(|ahead| Millis((page_time() + ahead).max(0.0) as u64));
        self.stopped.get_untracked().or_else(runs)
    }

    /// Returns whether the clock stands still, as in a replay.
    pub fn is_stopped(self) -> bool {
        self.stopped.read_untracked().is_some()
    }

    /// Lets the caller run again when a replay sets the clock.
    pub fn follow(self) {
        self.stopped.track();
    }

    /// Stops the clock at a moment.
    pub fn stop_at(self, moment: Millis) {
        self.stopped.set(Some(moment));
    }

    /// Returns the milliseconds until a moment, 0 if it is over.
    pub fn until(self, moment: Millis) -> u64 {
        self.now().map_or(0, |now| moment.0.saturating_sub(now.0))
    }

    /// Marks the offset as invalid, because the game has rested or rests.
    pub fn forget(self) {
        self.stale.set_value(true);
        self.questions.update_value(Questions::forget);
    }

    /// Forgets all open questions, which will not be answered.
    pub fn lost(self) {
        self.questions.update_value(|questions| questions.under_way.clear());
    }

    /// Returns whether the time can be asked for now, and if so notes the question, which the caller must send.
    pub fn asks(self) -> bool {
        self.questions.try_update_value(|questions| questions.ask(page_time())) == Some(true)
    }

    /// Handles an answer, with the time or without.
    pub fn answered(self, now: Option<Millis>) {
        let ahead = self.questions.try_update_value(|questions| questions.answered(now, page_time()));
        if let Some(ahead) = ahead.flatten() {
            self.ahead.set(Some(ahead));
        }
    }

    /// Handles the time of a view, which is a lower bound of the game's clock.
    pub fn heard(self, Millis(said): Millis) {
        let ahead = said as f64 - page_time();
        let stale = self.stale.try_update_value(std::mem::take).unwrap_or_default();
        if stale || self.ahead.get_untracked().is_none_or(|known| known < ahead) {
            self.ahead.set(Some(ahead));
        }
    }
}

/// Questions for the time, and what was answered. All times are the page's, in milliseconds.
#[derive(Clone, Debug, Default)]
struct Questions {
    /// When those were asked that have no answer yet; nothing if the answer shall not count. Answers come in order.
    under_way: VecDeque<Option<f64>>,
    /// The newest of them, counted or not.
    newest: f64,
    /// How long answers took, and what they said the clock is ahead.
    answers: Vec<(f64, f64)>,
}

impl Questions {
    /// One at a time: where answers take long, one that is taken for the answer to a later question would look quick.
    fn ask(&mut self, now: f64) -> bool {
        let asks = self.under_way.is_empty() || now - self.newest > OLD;
        if asks {
            self.under_way.push_back(Some(now));
            self.newest = now;
        }
        asks
    }

    /// How far the clock is ahead by the best that is known; nothing if this answer says nothing.
    fn answered(&mut self, said: Option<Millis>, now: f64) -> Option<f64> {
        let (asked, Millis(said)) = self.under_way.pop_front().flatten().zip(said)?;
        let took = now - asked;
        self.answers.push((took, said as f64 + took / 2.0 - now));
        if self.answers.len() > MEMORY {
            self.answers.remove(0);
        }
        let best = self.answers.iter().min_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, ahead)| *ahead)
    }

    fn forget(&mut self) {
        self.under_way.iter_mut().for_each(|asked| *asked = None);
        self.answers.clear();
    }
}

/// Returns the milliseconds since the page was loaded. Monotonic, even if the system clock is changed.
pub fn page_time() -> f64 {
    if ON_SERVER {
        return 0.0;
    }
    window().performance().map(|performance| performance.now()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page's clock is right if the game's is 1000 ahead.
    const AHEAD: f64 = 1000.0;

    /// Asks at these times over a line on which everything takes so long each way, and says what the clock is in the end.
    fn reckoned(asks: &[u64], way: f64) -> f64 {
        let (mut questions, mut answers, mut ahead) = (Questions::default(), VecDeque::new(), 0.0);
        for now in (0..20_000).map(f64::from) {
            if answers.front().is_some_and(|(due, _)| *due <= now) {
                let (_, said) = answers.pop_front().unwrap();
                ahead = questions.answered(Some(said), now).unwrap_or(ahead);
            }
            if asks.contains(&(now as u64)) && questions.ask(now) {
                answers.push_back((now + 2.0 * way, Millis((now + way + AHEAD) as u64)));
            }
        }
        ahead
    }

    #[test]
    fn the_clock_is_right_however_long_answers_take() {
        for way in [5.0, 100.0, 140.0, 400.0, 1500.0, 4000.0, 7000.0] {
            assert_eq!(reckoned(&[50, 300, 800, 4000, 8000, 12_000], way), AHEAD, "{way}");
        }
    }

    #[test]
    fn one_question_at_a_time_and_none_for_ever() {
        let mut questions = Questions::default();
        assert!(questions.ask(50.0) && !questions.ask(300.0) && !questions.ask(10_000.0));
        assert!(questions.ask(50.0 + OLD + 1.0), "that one is lost, or nearly");
        assert!(
            questions.answered(None, 10_060.0).is_none(),
            "refused: it says nothing, and was the answer to the first"
        );
        assert_eq!(questions.answered(Some(Millis(11_100)), 10_151.0), Some(999.0));
        assert!(questions.ask(10_200.0));
    }

    #[test]
    fn what_was_asked_before_a_rest_says_nothing_after_it() {
        let mut questions = Questions::default();
        assert!(questions.ask(0.0));
        questions.forget();
        assert!(!questions.ask(10.0), "the answer is still to come");
        assert_eq!(questions.answered(Some(Millis(5)), 20.0), None);
        assert!(questions.ask(30.0));
        assert_eq!(questions.answered(Some(Millis(1035)), 40.0), Some(1000.0));
    }
}
