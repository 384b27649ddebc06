//! A visit at a table: the latest state that the table has sent, and the requests to it.
//!
//! The store of the table page. Messages set the signals, views read them, the user's intents become requests. They
//! are answered by the server, or by a table that this page keeps itself:
//!
//! ```text
//! Tell ──> table, game ──> memos ──> views
//!   ^                                  │
//!   └── server or home <──── Ask <─────┘
//! ```

mod socket;
mod time;

use crate::api;
use crate::at_home::{self, Desk, News};
use crate::mute::speaker;
use contract::{EditionId, Message, Record, Seat, Seats};
use kit::Clock;
use kit::editions;
use kit::playing::TableFeed;
use kit::reader::{say, text};
use leptos::prelude::*;
use leptos::web_sys::VisibilityState;
use protocol::{Ask, Finger, Request, Said, Stage, Table, Tell};
use socket::{Heard, Listeners, Socket};
use std::sync::Arc;

/// A visit at a table. `Copy`: everything inside is a signal.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    /// The table, once it is known.
    pub table: RwSignal<Option<Arc<Table>>>,
    /// The game, once it has started.
    pub game: RwSignal<Option<Arc<protocol::Game>>>,
    /// The latest messages, the newest at the end.
    pub talk: RwSignal<Arc<Vec<Said>>>,
    /// The muted speakers, by the key that [`crate::mute::speaker`] returns.
    pub muted: RwSignal<Vec<String>>,
    /// The positions of the other players' fingers on the board.
    pub fingers: RwSignal<Vec<(Seat, i16, i16)>>,
    /// The game's clock.
    pub clock: Clock,
    pub link: RwSignal<Link>,
    /// Why the last request was refused.
    pub refusal: RwSignal<Option<Message>>,
    /// The places to highlight on the board, in the game's notation.
    pub highlight: RwSignal<Vec<String>>,
    /// Whether the table is a table at home, kept by this page only.
    pub at_home: bool,
    /// Whether the table is at home and cannot be saved, so that it is lost with the page.
    pub unsaved: RwSignal<bool>,
    /// The seat whose player is to take the device, while several people pass it on at a table at home.
    pub curtain: RwSignal<Option<Seat>>,
    /// In a replay: the description of the entry that is shown.
    pub replayed: Option<RwSignal<Option<Message>>>,
    /// The requests that have not been answered.
    asked: RwSignal<Vec<Asked>>,
    next: StoredValue<u32>,
    /// The messages of a live table since the last animation frame.
    told: StoredValue<Vec<Tell>>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

/// Where requests are sent.
enum Line {
    Server(Socket, #[expect(dead_code, reason = "they listen as long as they are held")] Listeners),
    Home(Box<dyn Desk>),
    /// Another part of this page, which answers later with [`Visit::hear`].
    Here(Box<dyn Fn(Request)>),
}

/// The state of the connection to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Being opened for the first time.
    Opening,
    Open,
    /// Lost; the client keeps trying to reconnect.
    Lost,
}

/// A request that has not been answered.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    id: u32,
    /// For actions: the length of the log when the request was sent. An action is never sent again without checking it.
    number: Option<usize>,
    /// Whether the connection was lost before the answer came.
    lost: bool,
}

/// The request id of pings, whose answers carry no information.
const PING: u32 = 0;
/// The request id of questions for the time.
const TIME: u32 = u32::MAX;

impl Visit {
    /// Goes to a table on the server. The visit ends with the component that called this.
    pub fn begin(code: &str) -> Visit {
        let visit = Visit::new(false);
        let socket = Socket::open(address(code), written(PING, Ask::Ping), move |heard| visit.hear_line(heard));
        let listeners = socket.watch();
        visit.line.set_value(Some(Line::Server(socket, listeners)));
        visit
    }

    /// Goes to a table at home. The visit ends with the component that called this.
    ///
    /// # Errors
    /// There is no such table here, or it cannot be replayed.
    pub fn begin_at_home(code: &str) -> Result<Visit, Message> {
        let visit = Visit::new(true);
        let room = at_home::open(code, move |news| match news {
            News::Tell(tell) => visit.told(*tell),
            News::Unsaved => visit.unsaved.set(true),
            News::Curtain(seat) => visit.curtain.set(seat),
        })?;
        visit.line.set_value(Some(Line::Home(room)));
        visit.link.set(Link::Open);
        Ok(visit)
    }

    /// Creates a visit whose requests another part of this page answers: see [`Visit::answer_with`].
    pub fn answered_here() -> Visit {
        Visit::new(true)
    }

    /// Sends all further requests to `answer`.
    pub fn answer_with(self, answer: impl Fn(Request) + 'static) {
        self.line.set_value(Some(Line::Here(Box::new(answer))));
    }

    /// Handles a message of the part of this page that answers the requests.
    pub fn hear(self, tell: Tell) {
        self.told(tell);
    }

    /// Creates the visit of a replay, which sends no requests. The replay sets its signals.
    pub fn at_replay(at_home: bool) -> Visit {
        Visit { replayed: Some(RwSignal::new(None)), ..Visit::new(at_home) }
    }

    /// Creates a visit from some messages, which sends no requests.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn seen(told: Vec<Tell>) -> Visit {
        let visit = Visit::new(false);
        visit.link.set(Link::Open);
        told.into_iter().for_each(|tell| visit.told(tell));
        visit
    }

    fn new(at_home: bool) -> Visit {
        let visit = Visit {
            table: RwSignal::new(None),
            game: RwSignal::new(None),
            talk: RwSignal::new(Arc::default()),
            muted: RwSignal::new(Vec::new()),
            fingers: RwSignal::new(Vec::new()),
            clock: Clock::default(),
            link: RwSignal::new(Link::Opening),
            refusal: RwSignal::new(None),
            highlight: RwSignal::new(Vec::new()),
            at_home,
            unsaved: RwSignal::new(false),
            curtain: RwSignal::new(None),
            replayed: None,
            asked: RwSignal::new(Vec::new()),
            next: StoredValue::new(PING + 1),
            told: StoredValue::new(Vec::new()),
            line: StoredValue::new_local(None),
        };
        on_cleanup(move || visit.line.set_value(None));
        visit
    }

    /// Keeps the game's clock synchronised, as long as the calling component lives.
    pub fn keep_time(self) {
        time::keep(self);
    }

    /// Asks what the game's clock says. The answer may come late; the clock reckons with that.
    pub fn ask_for_time(self) {
        // Noted before it is sent, because the answer may come at once.
        if self.clock.asks() && !self.send(TIME, Ask::Ping) {
            self.clock.lost();
        }
    }

    /// Sends the position of the reader's finger to the other people. Does nothing at a table at home, where the others
    /// are bots.
    pub fn show(self, finger: Finger) {
        self.line.with_value(|line| {
            if let Some(Line::Server(socket, _)) = line {
                socket.send(&serde_json::to_string(&finger).unwrap_or_default());
            }
        });
    }

    /// Takes the device, for the player of a seat.
    pub fn take_device(self, seat: Seat) {
        self.line.with_value(|line| {
            if let Some(Line::Home(room)) = line {
                room.take(seat);
            }
        });
    }

    /// Passes the device on to the next player.
    pub fn hand_over(self) {
        self.line.with_value(|line| {
            if let Some(Line::Home(room)) = line {
                room.hand_over();
            }
        });
    }

    fn send(self, id: u32, ask: Ask) -> bool {
        self.line.with_value(|line| match line {
            None => false,
            Some(Line::Server(socket, _)) => socket.send(&written(id, ask)),
            Some(Line::Home(room)) => {
                room.ask(Request { id, ask });
                true
            }
            Some(Line::Here(answer)) => {
                answer(Request { id, ask });
                true
            }
        })
    }

    /// Returns the address of the finished game's record.
    pub fn record_address(self) -> String {
        let at_home = self.line.with_value(|line| match line {
            Some(Line::Home(room)) => room.record(),
            _ => None,
        });
        match at_home {
            Some(record) => format!("data:application/json,{}", js_sys::encode_uri_component(&record)),
            None => format!("/api/tables/{}/record", self.code()),
        }
    }

    /// Returns the record of the finished game.
    ///
    /// # Errors
    /// The server refuses or cannot be reached, or the table at home is not over.
    pub async fn record(self) -> Result<Record, Message> {
        let at_home = self.line.try_with_value(|line| match line {
            Some(Line::Home(room)) => room.record(),
            _ => None,
        });
        match at_home.flatten() {
            Some(record) => serde_json::from_str(&record)
                .map_err(|error| Message::new("record-unreadable").with("details", contract::unreadable_json(&error))),
            None => api::record(&untrack(|| self.code())).await,
        }
    }

    /// Sends a request.
    pub fn ask(self, ask: Ask) {
        if self.replayed.is_some() {
            return;
        }
        let id = self.next.get_value();
        self.next.set_value(if id + 1 == TIME { PING + 1 } else { id + 1 });
        self.refusal.set(None);
        let number = match &ask {
            Ask::Play { number, .. } | Ask::Undo { number } => *number,
            _ => None,
        };
        if self.send(id, ask) {
            self.asked.update(|asked| asked.push(Asked { id, number, lost: false }));
        } else {
            self.refusal.set(Some(Message::new("network-not-sent")));
        }
    }

    /// Returns whether a request has not been answered.
    pub fn waiting(self) -> bool {
        !self.asked.read().is_empty()
    }

    /// Returns the table's code, empty until it is known.
    pub fn code(self) -> String {
        self.table.read().as_ref().map(|table| table.code.clone()).unwrap_or_default()
    }

    /// Returns the path of the table's page.
    pub fn path(self) -> String {
        format!("/{}/{}", if self.at_home { "home" } else { "t" }, self.code())
    }

    /// Returns the stage of the table.
    pub fn stage(self) -> Option<Stage> {
        self.table.read().as_ref().map(|table| table.stage)
    }

    /// Returns the signals that a board reads.
    pub fn feed(self) -> TableFeed {
        TableFeed {
            edition_id: StoredValue::new(self.edition_untracked()),
            seat: self.of_table(|table| table.you),
            shared: untrack(|| self.is_shared()),
            names: self.of_table(names),
            game: self.game,
            hints: self.of_table(|table| table.hints),
            talk: self.heard_talk(),
            waiting: Memo::new(move |_| self.waiting()).into(),
            clock: self.clock,
            fingers: self.fingers.into(),
            show: Callback::new(move |finger| self.show(finger)),
            ask: Callback::new(move |ask| self.ask(ask)),
            refusal: self.refusal,
            highlight: self.highlight,
            replayed: self.replayed.map(Signal::from),
        }
    }

    /// Returns the latest messages, without those of muted speakers.
    pub fn heard_talk(self) -> Signal<Arc<Vec<Said>>> {
        Memo::new(move |_| {
            let (talk, muted) = (self.talk.get(), self.muted.read());
            if muted.is_empty() {
                return talk;
            }
            Arc::new(talk.iter().filter(|said| !muted.contains(&speaker(said))).cloned().collect())
        })
        .into()
    }

    /// Returns whether several people play with this device. Reactive.
    pub fn is_shared(self) -> bool {
        let table = self.table.read();
        let people = |table: &Arc<Table>| table.chairs.iter().flatten().filter(|sitter| sitter.bot.is_none()).count();
        self.at_home && table.as_ref().is_some_and(|table| people(table) > 1)
    }

    /// Returns whether the table waits for the reader.
    pub fn my_turn(self) -> bool {
        let you = self.table.read().as_ref().and_then(|table| table.you);
        let awaited = self.game.read().as_ref().map_or(Seats::NONE, |game| game.awaited);
        you.is_some_and(|you| awaited.has(you))
    }

    fn of_table<T: Default + Clone + PartialEq + Send + Sync + 'static>(self, part: fn(&Table) -> T) -> Signal<T> {
        Memo::new(move |_| self.table.read().as_deref().map(part).unwrap_or_default()).into()
    }

    /// Returns the edition of the game, or `None` before the start.
    pub fn edition_untracked(self) -> Option<EditionId> {
        self.table.read_untracked().as_ref().and_then(|table| Some(table.start.as_ref()?.edition.clone()))
    }

    /// Returns the edition of the game, or `None` if it is not a custom one.
    pub fn own_edition(self) -> Option<EditionId> {
        let table = self.table.read_untracked();
        let (game, start) = table.as_ref().and_then(|table| Some((&table.game, table.start.as_ref()?)))?;
        editions::own(game, &start.edition).map(|own| own.id)
    }

    fn hear_line(self, heard: Heard) {
        match heard {
            Heard::Opened => self.link.set(Link::Open),
            Heard::Lost => {
                self.catch_up();
                self.link.set(Link::Lost);
                self.clock.lost();
                self.asked.update(|asked| {
                    // Seats and choices show by themselves; of an action the player wants to be sure.
                    asked.retain(|asked| asked.number.is_some());
                    asked.iter_mut().for_each(|asked| asked.lost = true);
                });
            }
            Heard::Text(text) => match serde_json::from_str(&text) {
                Ok(tell) => self.heard(tell),
                Err(error) => leptos::logging::warn!("the server said something else: {error}"),
            },
        }
    }

    /// In a race several things are told between two pictures: the board changes once for all of them, and what is
    /// told stays in order. A hidden page gets no frames, so there nothing waits for one.
    fn heard(self, tell: Tell) {
        let unseen = document().visibility_state() == VisibilityState::Hidden;
        match tell {
            Tell::Done { id: TIME, .. } | Tell::Refused { id: TIME, .. } => return self.told(tell),
            Tell::Game(ref game) => self.clock.heard(game.now),
            _ => (),
        }
        let first = self.told.try_update_value(|told| {
            told.push(tell);
            told.len() == 1
        });
        if unseen || !self.is_live() {
            self.catch_up();
        } else if first == Some(true) {
            request_animation_frame(move || self.catch_up());
        }
    }

    /// Handles all messages that have been collected.
    fn catch_up(self) {
        let told = self.told.try_update_value(std::mem::take);
        told.into_iter().flatten().for_each(|tell| self.told(tell));
    }

    /// Whether the game at this table is played live.
    pub fn is_live(self) -> bool {
        let table = self.table.read_untracked();
        table.as_ref().is_some_and(|table| is_live(table))
    }

    fn told(self, tell: Tell) {
        match tell {
            Tell::Table(table) => {
                // The game's clock stands still while the game rests.
                if self.table.read_untracked().as_ref().is_some_and(|before| before.paused != table.paused) {
                    self.clock.forget();
                }
                // The database has lost the start.
                if table.stage == Stage::Gathering && self.game.read_untracked().is_some() {
                    self.game.set(None);
                }
                self.table.set(Some(Arc::new(table)));
            }
            Tell::Game(game) => {
                self.settle(game.number);
                self.clock.heard(game.now);
                self.game.set(Some(Arc::new(game)));
            }
            Tell::Talk(said) => self.talk.set(Arc::new(said)),
            Tell::Fingers(fingers) => self.fingers.set(fingers),
            Tell::Done { id: TIME, now } => self.clock.answered(now),
            Tell::Done { id, .. } => self.answered(id),
            // The rate limit was exceeded; the next answer is enough.
            Tell::Refused { id: TIME, .. } => self.clock.answered(None),
            Tell::Refused { id, why } => {
                self.answered(id);
                self.refusal.set(Some(why));
            }
        }
    }

    fn answered(self, id: u32) {
        if id != PING {
            self.asked.update(|asked| asked.retain(|asked| asked.id != id));
        }
    }

    /// After the line came back: an action whose answer got lost was done if the log has grown, else it never arrived.
    fn settle(self, number: usize) {
        let unsure = self.asked.read_untracked().iter().any(|asked| asked.lost);
        if !unsure {
            return;
        }
        let missing = |asked: &Asked| asked.lost && asked.number.is_some_and(|seen| number <= seen);
        if self.asked.read_untracked().iter().any(missing) {
            self.refusal.set(Some(Message::new("network-not-arrived")));
        }
        self.asked.update(|asked| asked.retain(|asked| !asked.lost));
    }
}

/// Whether a table is a race, with the options that are chosen there.
pub fn is_live(table: &Table) -> bool {
    shelf::spine(&table.game).is_some_and(|game| game.is_live(&table.options))
}

/// Returns the people at the table, with their seats.
pub fn people(table: &Table) -> Vec<(Seat, String)> {
    let seats = (0..).map(Seat).zip(names(table)).zip(&table.chairs);
    let person = |((seat, name), chair): ((Seat, String), &Option<protocol::Sitter>)| {
        chair.as_ref().filter(|sitter| sitter.bot.is_none()).map(|_| (seat, name))
    };
    seats.filter_map(person).collect()
}

/// The names at a table, bots called what they are; several of a kind are numbered. A player for whom a bot plays, because they are
/// away or have left, keeps their name.
pub fn names(table: &Table) -> Vec<String> {
    let sitter = |seat: usize| table.chairs.get(seat)?.as_ref();
    let bot = |seat: usize| sitter(seat).filter(|sitter| !sitter.stand_in && !sitter.left)?.bot;
    let name = |(seat, chair): (usize, &Option<protocol::Sitter>)| match (bot(seat), chair) {
        (Some(level), _) => {
            let word = text(&format!("bot-{level}"));
            let alike = |other: &usize| bot(*other) == Some(level);
            match (0..table.chairs.len()).filter(alike).count() {
                1 => word,
                // The number first: where there is little room the end is cut off.
                _ => {
                    let number = (0..=seat).filter(alike).count();
                    say(&Message::new("bot-numbered").with("number", number as i64).with("level", level.to_string()))
                }
            }
        }
        (None, Some(sitter)) if sitter.stand_in || sitter.left => {
            say(&Message::new("stand-in-name").with("name", sitter.name.as_str()))
        }
        // In a lesson.
        (None, Some(sitter)) if sitter.name.is_empty() => text("learn-you"),
        (None, Some(sitter)) => sitter.name.clone(),
        (None, None) => String::new(),
    };
    table.chairs.iter().enumerate().map(name).collect()
}

fn written(id: u32, ask: Ask) -> String {
    serde_json::to_string(&Request { id, ask }).unwrap_or_default()
}

/// Returns the address of the table's WebSocket.
fn address(code: &str) -> String {
    let location = window().location();
    let scheme = if location.protocol().is_ok_and(|scheme| scheme == "https:") { "wss" } else { "ws" };
    format!("{scheme}://{}/api/tables/{code}/ws", location.host().unwrap_or_default())
}
