//! The components of a draft, drawn as on paper, each once.

use super::draft::{Draft, State};
use crate::chunks;
use crate::printing::Drawing;
use contract::Message;
use kit::reader::{reader, say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Shows the newest valid edition of the draft.
#[component]
pub(super) fn Preview(draft: Draft) -> impl IntoView {
    let drawn = RwSignal::new(Vec::<Drawing>::new());
    Effect::new(move |_| {
        let (Some(own), language) = (draft.valid.get(), reader().language.get()) else { return };
        spawn_local(async move {
            let Ok(draw) = chunks::drawings().await else { return };
            // The text may have changed meanwhile.
            if draft.valid.try_get_untracked() == Some(Some(own.clone())) {
                drawn.try_set(draw(&own, language));
            }
        });
    });
    let stale = Memo::new(move |_| matches!(&*draft.state.read(), State::Wrong { .. }));
    let count = move || {
        let parts = drawn.read().iter().map(|drawing| drawing.count).sum::<usize>();
        say(&Message::new("design-preview-count").with("count", parts as i64))
    };
    let game = draft.game.id();
    let picture = move |drawing: Drawing| {
        let Drawing { name, part, count, picture } = drawing;
        let alt = move || format!("{}: {name}", text(&format!("{game}-print-{part}")));
        view! {
            <li class=format!("design-piece is-{part}")>
                <img src=picture alt=alt loading="lazy" decoding="async"/>
                {(count > 1).then(|| view! { <span class="design-count">{format!("{count} ×")}</span> })}
            </li>
        }
    };
    view! {
        <section class="panel design-preview" aria-labelledby="design-preview-title" class:is-stale=stale>
            <h2 id="design-preview-title">{t!("design-preview")}</h2>
            <p class="note" data-testid="design-preview-count">
                {count}{move || stale.get().then(|| format!(" {}", text("design-preview-stale")))}
            </p>
            <ul class="design-pieces" data-testid="design-preview" tabindex="0" aria-labelledby="design-preview-title">{move || drawn.get().into_iter().map(picture).collect_view()}</ul>
        </section>
    }
}
