//! The page `/design`: which game?

use super::draft;
use crate::app::{arrive, use_title};
use crate::boards;
use crate::parts::{Icon, Sign};
use crate::reader::text;
use crate::shell::Head;
use crate::t;
use contract::Spine;
use leptos::prelude::*;
use leptos_router::components::A;

/// The games, and which of them have a draft on this device.
#[component]
pub(super) fn DesignChooser() -> impl IntoView {
    use_title(move || format!("{} – {}", text("design-title"), text("brand")));
    arrive();
    let card = |game: &'static Spine| {
        let id = game.id();
        let kept = draft::is_kept(game).then(|| view! { <span class="chip">{t!("design-kept-draft")}</span> });
        view! {
            <li>
                <A href=format!("/design/{id}") attr:class="score-choice" attr:data-testid=format!("design-{id}")>
                    <span class=format!("game-picture game-picture-{id}") aria-hidden="true">{boards::picture(id)}</span>
                    <span class="score-choice-words">
                        <strong>{move || text(&format!("{id}-name"))}</strong>
                        <span class="note">{move || text(&format!("design-about-{id}"))}</span>
                        <span>{kept}</span>
                    </span>
                    <Icon sign=Sign::Arrow/>
                </A>
            </li>
        }
    };
    view! {
        <Head/>
        <main id="content" class="score-chooser" tabindex="-1" data-testid="design-chooser">
            <h1>{t!("design-title")}</h1>
            <p class="people-lead">{t!("design-lead")}</p>
            <ul class="score-choices">{shelf::spines().iter().map(card).collect_view()}</ul>
        </main>
    }
}
