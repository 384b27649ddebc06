//! Playing at once, on this device, with bots as they were last time.

use contract::{Level, Message, Spine};
use kit::parts::{Icon, Segments, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table_page::at_home::{self, Setup};

/// The way to a game at once, with whom one plays it, and the other ways.
#[component]
pub(super) fn Now(game: &'static Spine, problem: RwSignal<Option<Message>>, children: Children) -> impl IntoView {
    let id = game.id();
    let chosen = RwSignal::new(Setup::remembered(game));
    let navigate = StoredValue::new_local(use_navigate());
    let lay = move |start: bool| {
        let (bots, level) = chosen.get_untracked();
        spawn_local(async move {
            match at_home::lay(id, &Setup::alike(bots, level), start).await {
                // A reader who has gone to another page meanwhile stays there.
                Ok(code) => drop(navigate.try_with_value(|go| go(&format!("/home/{code}"), Default::default()))),
                Err(why) => drop(problem.try_set(Some(why))),
            }
        });
    };
    let company = move || {
        let (bots, level) = chosen.get();
        say(&Message::new("home-company").with("bots", bots).with("level", text(&format!("bot-level-{level}"))))
    };
    view! {
        <div class="game-ways">
            <button type="button" class="button primary large" data-testid=format!("play-now-{id}")
                on:click=move |_| lay(true)>
                {t!("home-now")}
                <Icon sign=Sign::Arrow/>
            </button>
            <details class="company">
                <summary data-testid=format!("company-{id}")><Icon sign=Sign::Bot/>{company}</summary>
                <div class="company-choices">
                    <Choices game chosen/>
                    <button type="button" class="button quiet" data-testid=format!("lay-{id}")
                        on:click=move |_| lay(false)>
                        <Icon sign=Sign::Settings/>
                        {t!("home-options")}
                    </button>
                </div>
            </details>
            {children()}
        </div>
    }
}

/// How many bots, and how good they are.
#[component]
fn Choices(game: &'static Spine, chosen: RwSignal<(u8, Level)>) -> impl IntoView {
    let id = game.id();
    let choose = move |bots: u8, level: Level| {
        chosen.set((bots, level));
        Setup::remember(game, bots, level);
    };
    view! {
        <Segments name=format!("bots-{id}") legend=Signal::derive(t!("home-bots"))
            values=Setup::range(game).map(|bots| bots.to_string()).collect()
            label=|bots: String| bots
            chosen=Signal::derive(move || chosen.get().0.to_string())
            choose=move |bots: String| choose(bots.parse().unwrap_or(1), chosen.get_untracked().1)/>
        <Segments name=format!("level-{id}") legend=Signal::derive(t!("home-level"))
            values=Level::ALL.map(|level| level.to_string()).to_vec()
            label=|level: String| text(&format!("bot-level-{level}"))
            chosen=Signal::derive(move || chosen.get().1.to_string())
            choose=move |level: String| choose(chosen.get_untracked().0, level.parse().unwrap_or(Level::Medium))
            disabled=Signal::derive(move || chosen.get().0 == 0)/>
    }
}
