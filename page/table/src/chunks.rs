//! Waits for chunks, however long they take, and shows what is in them.

use crate::api;
use crate::frame::{Laying, Outdated};
use contract::Message;
use kit::Loaded;
use kit::pause::pause;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use std::time::Duration;

/// The time between two tries.
pub const AGAIN: Duration = Duration::from_secs(2);

/// Something that is being loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arriving<T> {
    NotYet {
        /// Whether the network is to blame.
        lost: bool,
    },
    Here(T),
    /// The server answers, but has no chunks that fit this page: it is newer.
    Never,
}

/// Asks for something once.
type Wanted<T, E> = Box<dyn Fn() -> Pin<Box<dyn Future<Output = Result<T, E>>>>>;

/// Asks for something again and again until it comes. Only failures of the network are tried again: other refusals are part of `T`.
pub fn patiently<T, E, F>(wanted: impl Fn() -> F + 'static) -> RwSignal<Arriving<T>>
where
    T: Send + Sync + 'static,
    E: 'static,
    F: Future<Output = Result<T, E>> + 'static,
{
    arriving(Box::new(move || Box::pin(wanted())))
}

/// Not generic over the future, so it is compiled once for each `T`: it is in the initial bundle.
fn arriving<T: Send + Sync + 'static, E: 'static>(wanted: Wanted<T, E>) -> RwSignal<Arriving<T>> {
    let arriving = RwSignal::new(Arriving::NotYet { lost: false });
    let ask = move || -> Pin<Box<dyn Future<Output = bool>>> {
        let wanted = wanted();
        Box::pin(async move {
            let here = wanted.await.ok();
            let came = here.is_some();
            here.map(|here| arriving.try_set(Arriving::Here(here)));
            came
        })
    };
    let failed = move |never: bool| {
        let now = if never { Arriving::Never } else { Arriving::NotYet { lost: true } };
        arriving.try_set(now).is_none()
    };
    spawn_local(insist(Box::new(ask), Box::new(failed)));
    arriving
}

type Ask = Box<dyn Fn() -> Pin<Box<dyn Future<Output = bool>>>>;

/// Not generic at all, for the same reason. `failed` returns whether the page still waits.
async fn insist(ask: Ask, failed: Box<dyn Fn(bool) -> bool>) {
    while !ask().await {
        let never = api::me().await.is_ok();
        if !failed(never) || never {
            return;
        }
        pause(AGAIN).await;
    }
}

/// Shows what is in a chunk, as soon as it is there: `draw` gets what the function of the chunk returns.
pub fn shown<T, F>(chunk: impl Fn() -> F + Copy + 'static, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Loaded<T>> + 'static,
{
    drawn(patiently(chunk), Box::new(draw))
}

/// Shows anything that is loaded.
pub fn once_here<T, F>(wanted: impl Fn() -> F + 'static, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
where
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Result<T, Message>> + 'static,
{
    drawn(patiently(wanted), Box::new(draw))
}

fn drawn<T>(arriving: RwSignal<Arriving<T>>, draw: Box<dyn Fn(T) -> AnyView + Send>) -> AnyView
where
    T: Clone + Send + Sync + 'static,
{
    let view = move || match arriving.get() {
        Arriving::NotYet { lost } => view! { <Laying lost/> }.into_any(),
        Arriving::Never => view! { <Outdated/> }.into_any(),
        Arriving::Here(here) => draw(here),
    };
    view.into_any()
}
