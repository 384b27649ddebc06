//! The page `/learn/GAME`: a guided first game. The board is the one of the game, and the rules decide; only the table is ours.

use super::coach::Coach;
use super::lesson::Lesson;
use super::primer::about_game;
use super::teacher::Teacher;
use contract::Message;
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign, Toast};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use table_page::frame::{Head, Missing, Outdated};
use table_page::games;
use table_page::ways::{game_of, rules_address};

/// The page.
#[component]
pub(crate) fn LessonPage() -> impl IntoView {
    about_game(|rules, primer| {
        match Lesson::read(primer.lesson).map_err(unreadable).and_then(|lesson| Teacher::new(rules, lesson)) {
            Ok(teacher) => view! { <Guided game=rules.id() teacher/> }.into_any(),
            Err(why) => view! { <Missing why=Signal::derive(move || say(&why))/> }.into_any(),
        }
    })
}

fn unreadable(error: serde_json::Error) -> Message {
    Message::new("record-unreadable").with("details", contract::unreadable_json(&error))
}

#[component]
fn Guided(game: &'static str, teacher: Teacher) -> impl IntoView {
    let name = move || text(&format!("{game}-name"));
    use_title(move || format!("{} – {} – {}", text("learn-title"), name(), text("brand")));
    arrive();
    let board = games::board(game, teacher.visit.feed()).unwrap_or_else(|| view! { <Outdated/> }.into_any());
    view! {
        <div class="at-table lesson" data-game=game data-testid="lesson">
            <Head slim=true>
                <a class="button quiet" href=rules_address(game) target="_blank" rel="noopener" data-testid="to-rules">
                    <Icon sign=Sign::List/>
                    {t!("learn-rules")}
                </a>
            </Head>
            <Coach game teacher/>
            <main id="content" class="board" tabindex="-1" data-testid="board">
                <h1 class="unseen">{name} " – " {t!("learn-title")}</h1>
                {board}
            </main>
        </div>
        <Toast message=teacher.visit.refusal game_of/>
    }
}
