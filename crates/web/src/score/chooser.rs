//! The pages `/score` and `/print`: which game?

use crate::app::{arrive, use_title};
use crate::boards;
use crate::parts::{Icon, Sign};
use crate::reader::{Words, text};
use crate::shell::Head;
use crate::t;
use contract::Spine;
use leptos::prelude::*;
use leptos_router::components::A;

/// What lies on the table?
#[component]
pub(crate) fn ScoreChooser() -> impl IntoView {
    use_title(move || format!("{} – {}", text("score-title"), text("brand")));
    arrive();
    let about = |game: &str| text(&format!("score-about-{game}"));
    view! {
        <Chooser way="score" title=t!("score-title") lead=t!("score-lead") about>
            <p><A href="/print" attr:data-testid="to-print">{t!("print-title")}</A>": "{t!("print-about")}</p>
        </Chooser>
    }
}

/// What shall be printed?
#[component]
pub(crate) fn PrintChooser() -> impl IntoView {
    use_title(move || format!("{} – {}", text("print-title"), text("brand")));
    arrive();
    let about = |game: &str| text(&format!("print-about-{game}"));
    view! {
        <Chooser way="print" title=t!("print-title") lead=t!("print-lead") about>
            <p><A href="/score" attr:data-testid="to-score">{t!("score-title")}</A></p>
        </Chooser>
    }
}

/// The games, each with the way to its page.
#[component]
fn Chooser(
    way: &'static str,
    title: Words,
    lead: Words,
    about: fn(&str) -> String,
    children: Children,
) -> impl IntoView {
    let card = |game: &'static Spine| {
        let id = game.id();
        view! {
            <li>
                <A href=format!("/{way}/{id}") attr:class="score-choice" attr:data-testid=format!("{way}-{id}")>
                    <span class=format!("game-picture game-picture-{id}") aria-hidden="true">{boards::picture(id)}</span>
                    <span class="score-choice-words">
                        <strong>{move || text(&format!("{id}-name"))}</strong>
                        <span class="note">{move || about(id)}</span>
                    </span>
                    <Icon sign=Sign::Arrow/>
                </A>
            </li>
        }
    };
    view! {
        <Head/>
        <main id="content" class="score-chooser" tabindex="-1" data-testid=format!("{way}-chooser")>
            <h1>{title}</h1>
            <p class="people-lead">{lead}</p>
            <ul class="score-choices">{shelf::spines().iter().map(card).collect_view()}</ul>
            {children()}
        </main>
    }
}
