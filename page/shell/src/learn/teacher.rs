//! Runs a lesson: answers the board's requests, plays for the other seats, and knows the current step.

use super::course::{Course, Played};
use super::lesson::{Event, Lesson, Step};
use contract::{AnyGame, Level, Message, Millis, Seat};
use kit::pause::pause;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ask, Request, Sitter, Stage, Start, Table, Tell, Terms};
use std::time::Duration;
use table_page::games;
use table_page::visit::{Link, Visit};

/// The pause before each event that is not an action of the learner.
const PACE: Duration = Duration::from_millis(900);

/// A lesson on a page. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
pub(super) struct Teacher {
    course: StoredValue<Course, LocalStorage>,
    /// What the board shows.
    pub(super) visit: Visit,
    /// Which step is on; as many as there are steps once all are done.
    pub(super) place: RwSignal<usize>,
    pub(super) steps: usize,
    /// Whether one can go on.
    pub(super) done: RwSignal<bool>,
    /// Whether the others are playing.
    pub(super) busy: RwSignal<bool>,
    /// Counts up whenever the learner goes to another step, which cancels what the previous step had scheduled.
    gone: StoredValue<u32>,
    /// Counts what was begun to be waited for: only the newest is.
    waits: StoredValue<u32>,
}

impl Teacher {
    /// Lays the table of a lesson.
    ///
    /// # Errors
    /// The lesson does not fit the rules.
    pub(super) fn new(rules: &'static dyn AnyGame, lesson: Lesson) -> Result<Teacher, Message> {
        let course = Course::begin(rules, lesson)?;
        let steps = course.lesson().steps.len();
        let table = table(rules, course.lesson());
        let course = StoredValue::new_local(course);
        let visit = Visit::answered_here();
        let teacher = Teacher {
            course,
            visit,
            place: RwSignal::new(0),
            steps,
            done: RwSignal::new(false),
            busy: RwSignal::new(false),
            gone: StoredValue::new(0),
            waits: StoredValue::new(0),
        };
        // Deferred: the visit must first record the request that is being answered.
        visit.answer_with(move |request| spawn_local(async move { teacher.answer(request) }));
        visit.link.set(Link::Open);
        visit.hear(Tell::Table(table));
        teacher.tell();
        Ok(teacher)
    }

    /// The step that is on; nothing once all are done. Reactive.
    pub(super) fn step(self) -> Option<Step> {
        let place = self.place.get();
        self.course.with_value(|course| course.lesson().steps.get(place).cloned())
    }

    /// Goes on, after what happens in between.
    pub(super) fn go_on(self) {
        if self.busy.get_untracked() || !self.done.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.visit.highlight.set(Vec::new());
        let here = self.leave();
        let events = self.course.with_value(|course| course.step().map(|step| step.then.clone())).unwrap_or_default();
        spawn_local(async move {
            for (number, event) in events.into_iter().enumerate() {
                if number > 0 {
                    self.tell();
                    pause(PACE).await;
                    if self.gone.try_get_value() != Some(here) {
                        return;
                    }
                }
                let happened = self.course.try_update_value(|course| course.happen(&event));
                if let Some(Err(why)) = happened {
                    leptos::logging::warn!("the lesson goes wrong: {why}");
                }
            }
            // Together with the last of it: as soon as the board offers something, it is what the step asks for.
            self.course.update_value(Course::go_on);
            self.busy.set(false);
            self.tell();
        });
    }

    /// Does what the step asks for, so that one sees how it is meant.
    pub(super) fn show(self) {
        self.leave();
        self.visit.refusal.set(None);
        if self.course.try_update_value(Course::show) == Some(true) {
            self.finished();
        }
    }

    /// Goes back to the step before, or to the beginning of this one if something has been done in it.
    pub(super) fn go_back(self) {
        let begun = self
            .course
            .with_value(|course| course.step().is_some_and(|step| !step.asked.is_empty()) && course.is_done());
        let place = self.place.get_untracked();
        self.go_to(if begun { place } else { place.saturating_sub(1) });
    }

    /// Goes back to a step.
    pub(super) fn go_to(self, place: usize) {
        self.leave();
        self.busy.set(false);
        self.visit.refusal.set(None);
        if let Some(Err(why)) = self.course.try_update_value(|course| course.go_back(place)) {
            self.visit.refusal.set(Some(why));
        }
        self.tell();
    }

    /// What was to happen here will not. Says where one is now.
    fn leave(self) -> u32 {
        count(self.gone)
    }

    fn answer(self, Request { id, ask }: Request) {
        // The page may have been left meanwhile.
        let Some(now) = self.course.try_with_value(|course| course.told().now) else { return };
        let done = Tell::Done { id, now: Some(now) };
        let Ask::Play { action, .. } = ask else { return self.visit.hear(done) };
        match self.course.try_update_value(|course| course.play(&action)) {
            None => (),
            Some(Played::Not(why)) => self.visit.hear(Tell::Refused { id, why }),
            Some(Played::OnTheWay { during }) => {
                self.tell();
                self.visit.hear(done);
                self.let_time_pass();
                self.let_happen(during);
            }
            Some(Played::Done) => {
                self.visit.hear(done);
                self.finished();
            }
        }
    }

    /// Ends a step whose action has been done. Without an explanation the lesson goes on at once.
    fn finished(self) {
        self.tell();
        if !untrack(|| self.step()).is_some_and(|step| step.is_explained()) {
            self.go_on();
        }
    }

    /// Plays the events that happen while a step is in progress.
    fn let_happen(self, during: Vec<Event>) {
        if during.is_empty() {
            return;
        }
        let here = self.gone.get_value();
        spawn_local(async move {
            for event in during {
                pause(PACE).await;
                if self.gone.try_get_value() != Some(here) {
                    return;
                }
                // Fails if the learner has changed the position meanwhile, for example by putting something down.
                let _ = self.course.try_update_value(|course| course.happen(&event));
                self.tell();
                self.let_time_pass();
            }
        });
    }

    /// What happens within a moment happens: a card comes loose under a finger.
    fn let_time_pass(self) {
        let (here, wait) = (self.gone.get_value(), count(self.waits));
        let Some(long) = self.course.with_value(Course::soon) else { return };
        spawn_local(async move {
            pause(Duration::from_millis(long)).await;
            if self.gone.try_get_value() == Some(here) && self.waits.try_get_value() == Some(wait) {
                let _ = self.course.try_update_value(|course| course.happen(&Event::Wait(long)));
                self.tell();
            }
        });
    }

    /// Updates the board.
    fn tell(self) {
        let Some((game, place, done, light)) = self.course.try_with_value(|course| {
            let light = untrack(|| light(course));
            (course.told(), course.place(), course.is_done(), light)
        }) else {
            return;
        };
        let Millis(now) = game.now;
        self.visit.clock.stop_at(Millis(now));
        self.visit.hear(Tell::Game(game));
        if self.busy.get_untracked() {
            return;
        }
        self.visit.highlight.set(light);
        self.done.set(done);
        self.place.set(place);
    }
}

fn count(number: StoredValue<u32>) -> u32 {
    let next = number.try_update_value(|number| {
        *number = number.wrapping_add(1);
        *number
    });
    next.unwrap_or_default()
}

/// What is to be lit: what the step says, or where that happens which it asks for.
fn light(course: &Course) -> Vec<String> {
    let Some(step) = course.step() else { return Vec::new() };
    if course.is_done() && !step.asked.is_empty() {
        return step.lit.clone();
    }
    if !step.light.is_empty() {
        return step.light.clone();
    }
    let game = course.told();
    let told =
        |action: &String| games::describe_action(course.game(), None, course.lesson().you, game.view.get(), action);
    step.asked.first().and_then(told).map(|told| told.places).unwrap_or_default()
}

/// Returns the table as the board sees it: the learner and bots.
fn table(rules: &dyn AnyGame, lesson: &Lesson) -> Table {
    let sitter = |seat: Seat| {
        let bot = (seat != lesson.you).then_some(Level::Easy);
        // `names` names the learner in the current language.
        Some(Sitter { name: String::new(), here: true, bot, stand_in: false, left: false })
    };
    Table {
        code: String::new(),
        game: rules.id().to_owned(),
        options: rules.options(&lesson.options).unwrap_or_else(|_| rules.usual_options()),
        terms: Terms::default(),
        hints: false,
        chairs: Seat::all(lesson.seats).map(sitter).collect(),
        you: Some(lesson.you),
        yours: None,
        host: true,
        stage: Stage::Playing,
        paused: false,
        start: Some(Start { rules: rules.rules(), edition: rules.edition(), seed_hash: String::new() }),
        day: None,
        home: false,
        board: None,
        rematch: None,
        rematch_by: None,
        unrated: None,
        owner: None,
        owner_away: false,
    }
}
