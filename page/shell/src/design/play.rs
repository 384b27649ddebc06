//! A game with the draft, at once, on this device, against bots.

use super::draft::{Draft, State};
use contract::{Level, Message};
use kit::editions;
use kit::parts::{Icon, Segments, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table_page::at_home::{self, Setup};

/// With whom, and the way there.
#[component]
pub(super) fn PlayIt(draft: Draft, problem: RwSignal<Option<Message>>) -> impl IntoView {
    let game = draft.game;
    let chosen = RwSignal::new(Setup::remembered(game));
    let navigate = StoredValue::new_local(use_navigate());
    let valid = Memo::new(move |_| matches!(&*draft.state.read(), State::Valid(_)));
    let choose = move |bots: u8, level: Level| {
        chosen.set((bots, level));
        Setup::remember(game, bots, level);
    };
    let play = move |_| {
        let State::Valid(own) = draft.state.get_untracked() else { return };
        let (bots, level) = chosen.get_untracked();
        let edition = (!untrack(|| draft.is_original())).then(|| own.id.clone());
        if edition.is_some() {
            editions::keep(own);
        }
        let setup = Setup { edition, ..Setup::alike(bots, level) };
        spawn_local(async move {
            match at_home::lay(game.id(), &setup, true).await {
                Ok(code) => drop(navigate.try_with_value(|go| go(&format!("/home/{code}"), Default::default()))),
                Err(why) => drop(problem.try_set(Some(why))),
            }
        });
    };
    view! {
        <section class="panel design-play" aria-labelledby="design-play-title">
            <h2 id="design-play-title">{t!("design-play")}</h2>
            <p class="note">{t!("design-play-text")}</p>
            <div class="design-choices">
                <Segments name="design-bots".to_owned() legend=Signal::derive(t!("home-bots"))
                    values=Setup::range(game).map(|bots| bots.to_string()).collect()
                    label=|bots: String| bots
                    chosen=Signal::derive(move || chosen.get().0.to_string())
                    choose=move |bots: String| choose(bots.parse().unwrap_or(1), chosen.get_untracked().1)/>
                <Segments name="design-level".to_owned() legend=Signal::derive(t!("home-level"))
                    values=Level::ALL.map(|level| level.to_string()).to_vec()
                    label=|level: String| text(&format!("bot-level-{level}"))
                    chosen=Signal::derive(move || chosen.get().1.to_string())
                    choose=move |level: String| choose(chosen.get_untracked().0, level.parse().unwrap_or(Level::Medium))
                    disabled=Signal::derive(move || chosen.get().0 == 0)/>
            </div>
            <button type="button" class="button primary" data-testid="design-play" prop:disabled=move || !valid.get() on:click=play>
                {t!("design-play-now")}
                <Icon sign=Sign::Arrow/>
            </button>
        </section>
    }
}
