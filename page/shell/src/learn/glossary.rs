//! The words of a game, in both languages, and what they mean.

use super::rulebook::terms;
use kit::reader::{reader, text};
use kit::t;
use leptos::prelude::*;
use texts::{Language, Volume};

/// The glossary of a game.
#[component]
pub(super) fn Glossary(game: &'static str, volume: Volume) -> impl IntoView {
    let row = |term: &'static str| {
        let other = move || match reader().language.get() {
            Language::De => Language::En,
            Language::En => Language::De,
        };
        let meaning = format!("{term}-is");
        view! {
            <div class="glossary-row">
                <dt>
                    <strong>{move || text(term)}</strong>
                    <span class="note" lang=move || other().code()>{move || texts::text(other(), term)}</span>
                </dt>
                <dd>{move || text(&meaning)}</dd>
            </div>
        }
    };
    view! {
        <section class="rules-section" aria-labelledby="glossary">
            <h2 id="glossary">{t!("learn-glossary")}</h2>
            <dl class="glossary">{terms(game, &volume).into_iter().map(row).collect_view()}</dl>
        </section>
    }
}
