//! A lesson in progress, played strictly by the rules of the game. Independent of the page.

use super::lesson::{Event, Lesson, Step};
use contract::{AnyGame, AnyMatch, Message, Millis, Seat, Seed, Viewer};
use serde_json::json;

/// A lesson that is being played.
pub(crate) struct Course {
    rules: &'static dyn AnyGame,
    lesson: Lesson,
    game: Box<dyn AnyMatch>,
    /// The game's clock. It stands still while the learner reads.
    now: Millis,
    /// How long the log was, and what the clock said, when each step began; the last is the step that is on.
    begun: Vec<(usize, Millis)>,
    /// Whether what the step asks for has been done.
    done: bool,
    /// Whether something has been done on the way.
    on_the_way: bool,
}

/// What came of an action.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Played {
    /// The step is done.
    Done,
    /// One is on the way; the first time that brings something along.
    OnTheWay { during: Vec<Event> },
    /// Nothing has changed.
    Not(Message),
}

impl Course {
    /// At the first step.
    ///
    /// # Errors
    /// The prepared position is invalid.
    pub(crate) fn begin(rules: &'static dyn AnyGame, lesson: Lesson) -> Result<Course, Message> {
        let (game, now) = position(rules, &lesson, &lesson.log)?;
        let begun = vec![(game.len(), now)];
        Ok(Course { rules, lesson, game, now, begun, done: false, on_the_way: false })
    }

    /// The game's id.
    pub(crate) fn game(&self) -> &'static str {
        self.rules.id()
    }

    pub(crate) const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Which step is on, counted from 0; as many as there are steps once all are done.
    pub(crate) const fn place(&self) -> usize {
        self.begun.len() - 1
    }

    pub(crate) fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.place())
    }

    /// Whether one can go on: what is asked for is done, or there is only something to look at.
    pub(crate) fn is_done(&self) -> bool {
        self.done || self.step().is_none_or(|step| step.asked.is_empty())
    }

    /// Plays an action of the learner, if the step asks for it.
    pub(crate) fn play(&mut self, action: &str) -> Played {
        let Some(step) = self.step().cloned() else { return Played::Not(Message::new("learn-over")) };
        let wanted = !self.is_done() && step.wants(action);
        if !wanted && !step.allows(action) {
            return Played::Not(self.reason(action));
        }
        match self.game.play(self.lesson.you, action, self.now) {
            Err(why) => Played::Not(why),
            Ok(()) if wanted => {
                self.done = true;
                Played::Done
            }
            Ok(()) => {
                let first = !std::mem::replace(&mut self.on_the_way, true);
                Played::OnTheWay { during: if first { step.during } else { Vec::new() } }
            }
        }
    }

    /// Does all that the step asks for, with what happens meanwhile. Says whether that was possible.
    pub(crate) fn show(&mut self) -> bool {
        /// More than any step needs.
        const MOST: usize = 6;
        for _ in 0..MOST {
            let Some(action) = self.meant() else { break };
            let Played::OnTheWay { during } = self.play(&action) else { break };
            let happened = during.iter().try_for_each(|event| self.happen(event));
            if happened.is_err() {
                break;
            }
            if let Some(long) = self.soon() {
                let _ = self.happen(&Event::Wait(long));
            }
        }
        self.done
    }

    /// Returns the learner's next action on the shortest way, or `None` if the step is done.
    fn meant(&self) -> Option<String> {
        let step = self.step().filter(|_| !self.is_done())?;
        let legal = self.game.legal(self.lesson.you);
        let first = |fits: &dyn Fn(&str) -> bool| legal.iter().find(|action| fits(action)).cloned();
        // In the order in which the step names them.
        let named = |patterns: &[String]| patterns.iter().find(|pattern| legal.contains(pattern)).cloned();
        named(&step.asked)
            .or_else(|| first(&|action| step.wants(action)))
            .or_else(|| named(&step.way))
            .or_else(|| first(&|action| step.allows(action)))
    }

    /// Why something is not done: the rules forbid it, or something else comes first.
    fn reason(&self, action: &str) -> Message {
        let tried = self.again(self.game.len()).and_then(|mut game| game.play(self.lesson.you, action, self.now));
        match tried {
            Err(why) => why,
            Ok(()) if self.is_done() => Message::new("learn-read-on"),
            // What comes first stands beside the board already.
            Ok(()) => Message::new("learn-first"),
        }
    }

    /// Applies an event that does not come from the learner.
    ///
    /// # Errors
    /// The rules forbid it.
    pub(crate) fn happen(&mut self, event: &Event) -> Result<(), Message> {
        match event {
            Event::Play(seat, action) => self.game.play(*seat, action, self.now),
            Event::Wait(long) => {
                self.now = self.now.plus(*long);
                self.game.pass_time(self.now);
                Ok(())
            }
        }
    }

    /// Goes to the next step. The events before it must have been applied.
    pub(crate) fn go_on(&mut self) {
        if self.place() < self.lesson.steps.len() {
            self.begun.push((self.game.len(), self.now));
            self.done = false;
            self.on_the_way = false;
        }
    }

    /// Goes back to the beginning of a step.
    ///
    /// # Errors
    /// Never, unless the rules play the same game in two ways.
    pub(crate) fn go_back(&mut self, place: usize) -> Result<(), Message> {
        let place = place.min(self.place());
        let (length, now) = self.begun[place];
        self.game = self.again(length)?;
        self.now = now;
        self.begun.truncate(place + 1);
        self.done = false;
        self.on_the_way = false;
        Ok(())
    }

    /// Replays the first `length` entries of the game.
    fn again(&self, length: usize) -> Result<Box<dyn AnyMatch>, Message> {
        let log = self.game.record(names(&self.lesson)).log;
        position(self.rules, &self.lesson, &log[..length.min(log.len())]).map(|(game, _)| game)
    }

    /// Returns in how many milliseconds something happens by itself that the lesson does not explain, for example to
    /// a card that a finger is on; or `None` if nothing does soon.
    pub(crate) fn soon(&self) -> Option<u64> {
        /// What comes later waits until the lesson wants it.
        const NEAR: u64 = 2_500;
        let left = self.game.next_deadline()?.0.saturating_sub(self.now.0);
        (left <= NEAR).then_some(left)
    }

    /// Returns the game as the learner sees it.
    pub(crate) fn told(&self) -> protocol::Game {
        let game = &self.game;
        protocol::Game {
            number: game.len(),
            view: game.view(Viewer::Seat(self.lesson.you)),
            last: game.last(),
            to_act: game.to_act(),
            awaited: game.awaited(),
            can_undo: false,
            now: self.now,
            deadline: game.next_deadline(),
            turns: Vec::new(),
            outcome: game.outcome(),
            seed: None,
            legal: None,
        }
    }
}

/// The text of a step.
pub(crate) fn text_id(game: &str, step: &str) -> String {
    format!("learn-{game}-{step}")
}

fn names(lesson: &Lesson) -> Vec<String> {
    Seat::all(lesson.seats).map(|seat| seat.to_string()).collect()
}

/// The game after the lines of a log, and what the clock says.
fn position(
    rules: &'static dyn AnyGame,
    lesson: &Lesson,
    log: &[String],
) -> Result<(Box<dyn AnyMatch>, Millis), Message> {
    let options = if lesson.options.is_null() { json!({}) } else { lesson.options.clone() };
    let mut game = rules.start(&options, lesson.seats, Seed::from_number(lesson.seed))?;
    log.iter().try_for_each(|line| game.apply(line))?;
    let time = game.last().and_then(|line| line.split(' ').next()?.parse().ok());
    Ok((game, Millis(time.unwrap_or_default())))
}

#[cfg(test)]
mod tests;
