//! A WebSocket that reconnects by itself. It carries texts and does not interpret them.

use leptos::leptos_dom::helpers::{
    TimeoutHandle, WindowListenerHandle, set_timeout_with_handle, window_event_listener_untyped,
};
use leptos::prelude::*;
use leptos::{ev, web_sys};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, VisibilityState, WebSocket};

/// An event of the connection.
#[derive(Debug)]
pub(crate) enum Heard {
    /// The connection is open, for the first time or again.
    Opened,
    Text(String),
    /// The connection is lost; the client reconnects by itself.
    Lost,
}

/// A connection to an address, open until dropped.
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    /// The text of a ping, which the server answers.
    ping: String,
    hear: Box<dyn Fn(Heard)>,
    wire: RefCell<Option<Wire>>,
    /// The number of tries since the connection was last open.
    tries: Cell<u32>,
    /// The timer of the next try, or of the next check whether the connection is alive.
    timer: Cell<Option<TimeoutHandle>>,
    /// Whether the last ping is still unanswered.
    anxious: Cell<bool>,
}

/// How long a connection may be silent before the client sends a ping.
const QUIET: Duration = Duration::from_secs(20);
/// How long an answer to a ping may take.
const PATIENCE: Duration = Duration::from_secs(6);
const FIRST_PAUSE: f64 = 400.0;
const LONGEST_PAUSE: f64 = 12_000.0;

impl Socket {
    /// Opens a connection. Calls `hear` with each of its events.
    pub(crate) fn open(address: String, ping: String, hear: impl Fn(Heard) + 'static) -> Socket {
        let inner = Rc::new(Inner {
            address,
            ping,
            hear: Box::new(hear),
            wire: RefCell::default(),
            tries: Cell::default(),
            timer: Cell::default(),
            anxious: Cell::default(),
        });
        inner.connect();
        Socket(inner)
    }

    /// Sends a text. Returns `false` if the connection is down.
    pub(crate) fn send(&self, text: &str) -> bool {
        self.0.send(text)
    }

    /// Reconnects at once. Called when the network or the page comes back.
    fn look(inner: &Weak<Inner>) {
        let Some(inner) = inner.upgrade() else { return };
        if inner.is_open() { inner.ask_for_life() } else { inner.connect() }
    }

    /// Watches the network and the screen for as long as `Listeners` lives.
    pub(crate) fn watch(&self) -> Listeners {
        let (online, shown) = (Rc::downgrade(&self.0), Rc::downgrade(&self.0));
        let (offline, left, back) = (online.clone(), online.clone(), online.clone());
        Listeners(vec![
            // A browser may keep a page that was left, with its line, in case the reader comes back; the others shall know at once.
            window_event_listener_untyped("pagehide", move |_| {
                if let Some(inner) = left.upgrade() {
                    inner.hang_up();
                }
            }),
            window_event_listener_untyped("pageshow", move |_| {
                if let Some(inner) = back.upgrade().filter(|inner| inner.wire.borrow().is_none()) {
                    inner.connect();
                }
            }),
            window_event_listener(ev::online, move |_| Socket::look(&online)),
            window_event_listener(ev::offline, move |_| {
                if let Some(inner) = offline.upgrade() {
                    inner.ask_for_life();
                }
            }),
            window_event_listener(ev::visibilitychange, move |_| {
                if document().visibility_state() == VisibilityState::Visible {
                    Socket::look(&shown);
                }
            }),
        ])
    }
}

/// Event listeners on the window.
pub(crate) struct Listeners(Vec<WindowListenerHandle>);

impl Drop for Listeners {
    fn drop(&mut self) {
        for listener in self.0.drain(..) {
            listener.remove();
        }
    }
}

impl Inner {
    fn connect(self: &Rc<Inner>) {
        let wire = Wire::new(&self.address, Rc::downgrade(self));
        let failed = wire.is_none();
        *self.wire.borrow_mut() = wire;
        if failed {
            self.lost();
        } else {
            self.after(PATIENCE, |inner| {
                if !inner.is_open() {
                    inner.lost()
                }
            });
        }
    }

    fn opened(self: &Rc<Inner>) {
        self.tries.set(0);
        (self.hear)(Heard::Opened);
        self.alive();
    }

    fn text(self: &Rc<Inner>, text: String) {
        self.alive();
        (self.hear)(Heard::Text(text));
    }

    /// Handles a sign of life of the server: schedules the next check.
    fn alive(self: &Rc<Inner>) {
        self.anxious.set(false);
        self.after(QUIET, Inner::ask_for_life);
    }

    fn ask_for_life(self: &Rc<Inner>) {
        self.anxious.set(true);
        self.send(&self.ping);
        self.after(PATIENCE, |inner| {
            if inner.anxious.get() {
                inner.lost()
            }
        });
    }

    /// Closes the connection until the page is visible again.
    fn hang_up(&self) {
        *self.wire.borrow_mut() = None;
        self.stop_waiting();
        (self.hear)(Heard::Lost);
    }

    /// Schedules the next try: exponential backoff with jitter.
    fn lost(self: &Rc<Inner>) {
        self.hang_up();
        let tries = self.tries.get();
        self.tries.set(tries.saturating_add(1));
        let pause = (FIRST_PAUSE * 2f64.powi(tries.min(10) as i32)).min(LONGEST_PAUSE);
        let pause = pause * (0.5 + js_sys::Math::random());
        self.after(Duration::from_millis(pause as u64), Inner::connect);
    }

    fn send(&self, text: &str) -> bool {
        self.is_open() && self.wire.borrow().as_ref().is_some_and(|wire| wire.socket.send_with_str(text).is_ok())
    }

    fn is_open(&self) -> bool {
        self.wire.borrow().as_ref().is_some_and(|wire| wire.socket.ready_state() == WebSocket::OPEN)
    }

    fn stop_waiting(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }

    /// Schedules a task, which replaces the one scheduled before.
    fn after(self: &Rc<Inner>, pause: Duration, then: impl FnOnce(&Rc<Inner>) + 'static) {
        let inner = Rc::downgrade(self);
        let later = move || {
            if let Some(inner) = inner.upgrade() {
                inner.timer.set(None);
                then(&inner);
            }
        };
        if let Some(before) = self.timer.replace(set_timeout_with_handle(later, pause).ok()) {
            before.clear();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.stop_waiting();
    }
}

/// One browser socket with its event listeners.
struct Wire {
    socket: WebSocket,
    _opened: Closure<dyn FnMut(Event)>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Wire {
    fn new(address: &str, inner: Weak<Inner>) -> Option<Wire> {
        let socket = WebSocket::new(address).ok()?;
        let (opening, hearing, closing) = (inner.clone(), inner.clone(), inner);
        let opened = Closure::<dyn FnMut(Event)>::new(move |_| {
            if let Some(inner) = opening.upgrade() {
                inner.opened();
            }
        });
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(inner), Some(text)) = (hearing.upgrade(), event.data().as_string()) {
                inner.text(text);
            }
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |_| {
            // Deferred: the listener that is running belongs to the socket that is about to be dropped.
            if let Some(inner) = closing.upgrade() {
                inner.after(Duration::ZERO, Inner::lost);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Wire { socket, _opened: opened, _message: message, _closed: closed })
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}
