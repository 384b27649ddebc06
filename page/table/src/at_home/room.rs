//! One table at home, the person who looks at it, and its clock. As on the server, what happens is written first and told
//! then; and if another window of this browser was quicker, the table is taken from its log again.

use super::keeper::{Desk, keeper};
use super::{now, random, with_logs};
use crate::api;
use crate::games;
use contract::{EditionId, Message, Seat, Seats};
use kit::editions;
use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_log::{AppendError, Kept, Label};
use protocol::{Ask, Request, Stage, Tell};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;
use table::{Event, Guest, Presence, Refusal, Table};

/// How often something is tried again when another window was quicker.
const TRIES: usize = 3;
/// No timer runs longer, because browsers have a limit.
const LONGEST_TIMER: u64 = 3_600_000;

/// What comes from the table.
#[derive(Debug)]
pub enum News {
    Tell(Box<Tell>),
    /// What happens from now on is lost with the page.
    Unsaved,
    /// The device is to go to the person on this seat; `None` once a person has it.
    Curtain(Option<Seat>),
}

/// A table at home, as long as a page shows it.
pub(super) struct Room {
    inner: Rc<Inner>,
    listeners: Vec<WindowListenerHandle>,
}

pub(super) struct Inner {
    code: String,
    /// The edition, if it is a custom one.
    pub(super) own: Option<EditionId>,
    /// Who laid the table.
    pub(super) host: Guest,
    /// Who has the device in their hands while several people play with it.
    pub(super) holder: Cell<Option<Guest>>,
    /// How long the log was when the device last went on.
    pub(super) passed_at: Cell<Option<usize>>,
    pub(super) table: RefCell<Table>,
    /// How many entries of the log the table tells of.
    pub(super) length: Cell<usize>,
    stage_told: Cell<Stage>,
    pub(super) hear: Box<dyn Fn(News)>,
    timer: Cell<Option<TimeoutHandle>>,
    /// The bots that think.
    pub(super) busy: Cell<Seats>,
}

impl Room {
    /// Opens a table. `hear` is told everything that happens there, never before this has returned.
    ///
    /// # Errors
    /// There is no such table here, or it cannot be replayed.
    pub(super) fn open(code: &str, hear: Box<dyn Fn(News)>) -> Result<Room, Message> {
        let Loaded { table, host, own, length } = load(code)?;
        let inner = Rc::new(Inner {
            code: code.to_owned(),
            host,
            own,
            holder: Cell::new(None),
            passed_at: Cell::new(None),
            length: Cell::new(length),
            stage_told: Cell::new(table.stage()),
            table: RefCell::new(table),
            hear,
            timer: Cell::default(),
            busy: Cell::new(Seats::NONE),
        });
        inner.soon(Inner::begin);
        let listeners = vec![inner.when_shown(), inner.when_others_write()];
        Ok(Room { inner, listeners })
    }
}

impl Desk for Room {
    fn ask(&self, request: Request) {
        self.inner.soon(move |inner| inner.answer(&request));
    }

    fn take(&self, seat: Seat) {
        self.inner.soon(move |inner| inner.take(seat));
    }

    fn hand_over(&self) {
        self.inner.soon(|inner| inner.hand_over());
    }

    fn record(&self) -> Option<String> {
        let record = self.inner.table.borrow().record(now()).ok()?;
        serde_json::to_string(&record).ok()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
        if let Some(timer) = self.inner.timer.take() {
            timer.clear();
        }
    }
}

/// A table, read from its log.
struct Loaded {
    table: Table,
    /// Who laid it.
    host: Guest,
    own: Option<EditionId>,
    /// How long the log is.
    length: usize,
}

/// Reads a table from its log.
fn load(code: &str) -> Result<Loaded, Message> {
    let damaged = || Message::new("at-home-damaged");
    let log = with_logs(|logs| logs.log(code)).map_err(|_| damaged())?;
    let Some(first) = log.first() else { return Err(Message::new("at-home-unknown")) };
    let Ok(Event::Opened { host, game, edition, .. }) = Event::read(first) else { return Err(damaged()) };
    // A custom edition, or one of another version of the page, has already been read along with the rules.
    let own = edition.and_then(|text| editions::known(&game, &text)).map(|own| own.id);
    let played = own.clone().or_else(|| Table::started_with(&log).map(|(_, edition)| edition));
    // Without its rules the game is unknown.
    let rules: Vec<_> = games::rules_with(&game, played.as_ref()).into_iter().collect();
    let table = Table::rebuild(&rules, &log).map_err(|refusal| match refusal {
        Refusal::Failed(why) => {
            leptos::logging::warn!("{why}");
            damaged()
        }
        refusal => refusal.message(),
    })?;
    Ok(Loaded { table, host, own, length: log.len() })
}

/// Loads what the game of a table needs, so that the table can be opened.
///
/// # Errors
/// It does not come.
pub async fn unpack(code: &str) -> Result<(), Message> {
    keeper().await?;
    let log = with_logs(|logs| logs.log(code)).unwrap_or_default();
    match log.first().and_then(|first| Event::read(first).ok()) {
        Some(Event::Opened { game, edition, .. }) => {
            let needed = async {
                games::load_game(&game).await?;
                match (edition, Table::started_with(&log)) {
                    (Some(text), _) => games::load_edition(&game, &text).await.map(drop),
                    (None, Some((_, edition))) => games::fetch_edition(&game, &edition).await,
                    (None, None) => Ok(()),
                }
            };
            match needed.await {
                Err(why) if why.id == api::UNREACHABLE => Err(why),
                _ => Ok(()),
            }
        }
        // Errors are reported when the table is opened.
        _ => Ok(()),
    }
}

impl Inner {
    /// Does something after all that is being done now, if the table is still looked at.
    fn soon(self: &Rc<Inner>, then: impl FnOnce(&Rc<Inner>) + 'static) {
        let inner = Rc::downgrade(self);
        spawn_local(async move { with(&inner, then) });
    }

    fn when_shown(self: &Rc<Inner>) -> WindowListenerHandle {
        let inner = Rc::downgrade(self);
        window_event_listener(ev::visibilitychange, move |_| with(&inner, Inner::go_on))
    }

    /// Another window of this browser shows the same table.
    fn when_others_write(self: &Rc<Inner>) -> WindowListenerHandle {
        let inner = Rc::downgrade(self);
        window_event_listener(ev::storage, move |_| {
            with(&inner, |inner| {
                if with_logs(|logs| logs.has_grown(&inner.code, inner.length.get())) {
                    inner.reload();
                    inner.tell_all();
                    inner.go_on();
                }
            });
        })
    }

    fn begin(self: &Rc<Inner>) {
        if with_logs(|logs| logs.is_held(&self.code)) {
            (self.hear)(News::Unsaved);
        }
        self.let_time_pass();
        // Whatever the person held when the page was closed has fallen down.
        let parted = self.table.borrow_mut().part(self.host, now());
        if let Some(event) = parted {
            let _ = self.commit(&event);
        }
        self.pass_on();
        self.tell_all();
        self.go_on();
    }

    fn answer(self: &Rc<Inner>, Request { id, ask }: &Request) {
        self.let_time_pass();
        let answer = match self.ask(ask) {
            Ok(()) => Tell::Done { id: *id, now: self.table.borrow().clock(now()) },
            Err(why) => Tell::Refused { id: *id, why },
        };
        self.tell(answer);
        self.go_on();
    }

    fn ask(&self, ask: &Ask) -> Result<(), Message> {
        for _ in 0..TRIES {
            let asker = self.asker(ask).map_err(|refusal| refusal.message())?;
            // All people at this table are at this device.
            let happened = self.table.borrow_mut().ask(asker, &Presence::EVERYBODY, ask, now(), random);
            let events = happened.map_err(|refusal| refusal.message())?;
            if events.iter().all(|event| self.commit(event).is_ok()) {
                return self.take_turns();
            }
        }
        Err(Message::new("table-busy"))
    }

    pub(super) fn let_time_pass(&self) {
        let passed = self.table.borrow_mut().pass_time(now());
        if let Some(event) = passed {
            // The log that another window wrote has been read instead.
            let _ = self.commit(&event);
        }
    }

    /// Lets the clock and the bots go on, after something has happened.
    pub(super) fn go_on(self: &Rc<Inner>) {
        self.pass_on();
        let wait = self.table.borrow().deadline().map(|deadline| deadline.0.saturating_sub(now().0));
        let inner = Rc::downgrade(self);
        let ring = move || {
            with(&inner, |inner| {
                inner.let_time_pass();
                inner.go_on();
            });
        };
        let timer =
            wait.and_then(|wait| set_timeout_with_handle(ring, Duration::from_millis(wait.min(LONGEST_TIMER))).ok());
        if let Some(before) = self.timer.replace(timer) {
            before.clear();
        }
        self.wake_bots();
    }

    /// Appends an event to the log, then shows it.
    ///
    /// # Errors
    /// Another tab was quicker; the table is then what that one wrote.
    pub(super) fn commit(&self, event: &Event) -> Result<(), AppendError> {
        let stage = self.table.borrow().stage();
        let edition = self.own.as_ref().map(|own| own.name.clone());
        let label = Label { game: self.table.borrow().game().to_owned(), stage, at: now().0, edition };
        let kept = with_logs(|logs| logs.append(&self.code, self.length.get(), &event.write(), &label));
        match kept {
            Err(AppendError::Taken) => {
                self.reload();
                self.tell_all();
                return Err(AppendError::Taken);
            }
            // A table that was deleted in another tab goes on in this one until it is closed.
            Err(AppendError::Deleted) | Ok(Kept::InMemory) => (self.hear)(News::Unsaved),
            Ok(Kept::Safe) => (),
        }
        self.length.set(self.length.get() + 1);
        match event {
            Event::Said { .. } | Event::Unsaid { .. } => self.tell_talk(),
            Event::Line(_) if stage == self.stage_told.get() => self.tell_game(),
            _ => {
                self.tell_table();
                self.tell_game();
            }
        }
        Ok(())
    }

    /// Takes the table from its log again. A log that cannot be replayed leaves it as it is.
    fn reload(&self) {
        if let Ok(Loaded { table, length, .. }) = load(&self.code) {
            *self.table.borrow_mut() = table;
            self.length.set(length);
        }
    }

    pub(super) fn tell_all(&self) {
        self.tell_table();
        self.tell_game();
        self.tell_talk();
    }

    fn tell_table(&self) {
        let told = {
            let table = self.table.borrow();
            self.stage_told.set(table.stage());
            let is_host = self.looker() == Some(self.host);
            table.tell_table(&self.code, self.seat(), is_host, |_| true)
        };
        self.tell(Tell::Table(told));
    }

    fn tell_game(&self) {
        let told = {
            let table = self.table.borrow();
            table.tell_game(self.seat(), now())
        };
        if let Ok(game) = told {
            self.tell(Tell::Game(game));
        }
    }

    fn tell_talk(&self) {
        let said = self.table.borrow().talk();
        self.tell(Tell::Talk(said));
    }

    fn tell(&self, tell: Tell) {
        (self.hear)(News::Tell(Box::new(tell)));
    }
}

/// Does something with a table that is still looked at.
pub(super) fn with(inner: &Weak<Inner>, then: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        then(&inner);
    }
}
