//! Which game? What pages show that are there for every game, until the reader has chosen one.

use crate::picture::picture;
use contract::Spine;
use kit::parts::{Icon, Sign};
use kit::reader::{Words, text};
use leptos::prelude::*;
use leptos_router::components::A;
use table_page::frame::Head;

/// The games, each with the way to its page, `/way/GAME`.
#[component]
pub fn Chooser(
    way: &'static str,
    title: Words,
    lead: Words,
    about: fn(&str) -> String,
    /// What there is on this device of a game already, in a word.
    #[prop(optional)]
    kept: Option<fn(&Spine) -> Option<Words>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let card = |game: &'static Spine| {
        let id = game.id();
        let kept = kept.and_then(|kept| kept(game)).map(|kept| view! { <span><span class="chip">{kept}</span></span> });
        view! {
            <li>
                <A href=format!("/{way}/{id}") attr:class="choice" attr:data-testid=format!("{way}-{id}")>
                    <span class=format!("game-picture game-picture-{id}") aria-hidden="true">{picture(id)}</span>
                    <span class="choice-words">
                        <strong>{move || text(&format!("{id}-name"))}</strong>
                        <span class="note">{move || about(id)}</span>
                        {kept}
                    </span>
                    <Icon sign=Sign::Arrow/>
                </A>
            </li>
        }
    };
    view! {
        <Head/>
        <main id="content" class="chooser" tabindex="-1" data-testid=format!("{way}-chooser")>
            <h1>{title}</h1>
            <p class="people-lead">{lead}</p>
            <ul class="chooser-choices">{shelf::spines().iter().map(card).collect_view()}</ul>
            {children.map(|children| children())}
        </main>
    }
}
