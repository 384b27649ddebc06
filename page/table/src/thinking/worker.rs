//! The page's side of the worker.

use futures::channel::oneshot::{self, Sender};
use futures::future::{Either, select};
use js_sys::Array;
use kit::pause::pause;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::pin::pin;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long an answer may take. A worker that takes longer is dead.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most deaths without an answer in between. Then no other worker is started.
const MOST_DEATHS: u32 = 3;

#[derive(Default)]
struct Desk {
    wire: Option<Wire>,
    waiting: BTreeMap<u32, Sender<String>>,
    next: u32,
    deaths: u32,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Returns the worker's answer to a question in JSON, or `None` if it gave none.
pub(super) async fn ask(question: &str) -> Option<String> {
    let (id, answer) = DESK.with_borrow_mut(|desk| desk.send(question))?;
    match select(answer, pin!(pause(PATIENCE))).await {
        Either::Left((answer, _)) => answer.ok().filter(|answer| !answer.is_empty()),
        Either::Right(_) => {
            DESK.with_borrow_mut(|desk| desk.waiting.contains_key(&id).then(|| desk.bury()));
            None
        }
    }
}

impl Desk {
    fn send(&mut self, text: &str) -> Option<(u32, oneshot::Receiver<String>)> {
        if self.wire.is_none() && self.deaths < MOST_DEATHS {
            self.wire = Wire::start();
            self.deaths += u32::from(self.wire.is_none());
        }
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        let message = Array::of2(&id.into(), &text.into());
        self.wire.as_ref()?.worker.post_message(&message).ok()?;
        let (sender, receiver) = oneshot::channel();
        self.waiting.insert(id, sender);
        Some((id, receiver))
    }

    fn answered(&mut self, data: &JsValue) {
        let (id, text) = (Array::from(data).get(0).as_f64(), Array::from(data).get(1).as_string());
        if let (Some(id), Some(text)) = (id, text)
            && let Some(sender) = self.waiting.remove(&(id as u32))
        {
            self.deaths = 0;
            // The question may have been dropped.
            let _ = sender.send(text);
        }
    }

    /// Drops the worker and all questions that still wait.
    fn bury(&mut self) {
        self.wire = None;
        self.waiting.clear();
        self.deaths += 1;
    }
}

/// A worker with its event listeners.
struct Wire {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(Event)>,
}

impl Wire {
    /// Starts a worker and hands it the module that runs here, so that nothing is loaded or compiled twice.
    fn start() -> Option<Wire> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address()?, &options).ok()?;
        let message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
            DESK.with_borrow_mut(|desk| desk.answered(&event.data()));
        });
        let error = Closure::<dyn FnMut(Event)>::new(|event: Event| {
            // The question is answered all the same.
            event.prevent_default();
            leptos::logging::warn!("the worker has died");
            // Deferred: the listener that is running is about to be dropped.
            spawn_local(async { DESK.with_borrow_mut(Desk::bury) });
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        let wire = Wire { worker, _message: message, _error: error };
        wire.worker.post_message(&wasm_bindgen::module()).ok()?;
        Some(wire)
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Where the worker's script lies; its name changes with its content.
fn address() -> Option<String> {
    document().query_selector(r#"meta[name="farbraum-worker"]"#).ok()??.get_attribute("content")
}
