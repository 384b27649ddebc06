//! The pages `/score` and `/print`: which game?

use crate::chooser::Chooser;
use kit::page::{arrive, use_title};
use kit::reader::text;
use kit::t;
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
    let about = |game: &str| text(&format!("{game}-print"));
    view! {
        <Chooser way="print" title=t!("print-title") lead=t!("print-lead") about>
            <p><A href="/score" attr:data-testid="to-score">{t!("score-title")}</A></p>
        </Chooser>
    }
}
