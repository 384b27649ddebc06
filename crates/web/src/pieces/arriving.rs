//! Waiting for a piece, however long that takes.

use super::Loaded;
use crate::api;
use crate::pause::pause;
use crate::shell::{Laying, Outdated};
use contract::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// How long to wait before it is tried again.
pub(crate) const AGAIN: Duration = Duration::from_secs(2);

/// Something that is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arriving<T> {
    NotYet {
        /// Whether the network is to blame.
        lost: bool,
    },
    Here(T),
    /// The server answers, but has other pieces than those that fit this page: it is newer.
    Never,
}

/// Asks for something again and again until it comes. Only what cannot be reached is asked for again: other refusals are `T`'s matter.
pub(crate) fn patiently<T, F>(wanted: impl Fn() -> F + 'static) -> RwSignal<Arriving<T>>
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, Message>> + 'static,
{
    let arriving = RwSignal::new(Arriving::NotYet { lost: false });
    spawn_local(async move {
        while !arriving.is_disposed() {
            let now = match wanted().await {
                Ok(here) => Arriving::Here(here),
                Err(_) if api::me().await.is_ok() => Arriving::Never,
                Err(_) => Arriving::NotYet { lost: true },
            };
            let again = matches!(now, Arriving::NotYet { .. });
            arriving.try_set(now);
            if !again {
                return;
            }
            pause(AGAIN).await;
        }
    });
    arriving
}

/// What is in a piece, as soon as it is there: `draw` draws it with what the piece answers.
pub(crate) fn shown<T, F>(
    piece: impl Fn() -> F + Copy + 'static,
    draw: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Loaded<T>> + 'static,
{
    once_here(move || async move { piece().await.map_err(|_| Message::new(api::UNREACHABLE)) }, draw)
}

/// The same for whatever is loaded.
pub(crate) fn once_here<T, F>(wanted: impl Fn() -> F + 'static, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
where
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Result<T, Message>> + 'static,
{
    let arriving = patiently(wanted);
    let view = move || match arriving.get() {
        Arriving::NotYet { lost } => view! { <Laying lost/> }.into_any(),
        Arriving::Never => view! { <Outdated/> }.into_any(),
        Arriving::Here(here) => draw(here),
    };
    view.into_any()
}
