//! The table before the game: who sits where, what is played, and the start.

use super::bots::Bots;
use super::chairs::Chairs;
use super::home_note::HomeNote;
use super::invitation::Invitation;
use super::one_device::{self, OneDevice};
use super::options::Options;
use super::seating::{Sitting, Standing};
use super::terms::{TermsPanel, people};
use crate::announce::announce;
use crate::app::{arrive, use_title};
use crate::connection::Connection;
use crate::parts::{Icon, Sign, Toast};
use crate::reader::{say, text};
use crate::shell::Head;
use crate::t;
use crate::visit::{Visit, names};
use contract::{Message, Seat};
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, Table};

/// The table before the game.
#[component]
pub(crate) fn Gathering(visit: Visit, name: RwSignal<String>) -> impl IntoView {
    let code = Memo::new(move |_| visit.code());
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()).unwrap_or_default());
    let game_name = move || text(&format!("{}-name", game.get()));
    use_title(move || match visit.at_home {
        true => format!("{} – {}", game_name(), text("brand")),
        false => format!("{} · {} – {}", game_name(), code.get(), text("brand")),
    });
    arrive();
    announce_sitters(visit);

    let field = NodeRef::<html::Input>::new();
    // Whoever has no name yet is asked for it first.
    let sit = Callback::new(move |seat: Option<Seat>| match name.get_untracked().trim() {
        "" => drop(field.get_untracked().map(|field| field.focus())),
        chosen => visit.ask(Ask::Sit { name: chosen.to_owned(), seat }),
    });
    // At home everybody sits at this device, and one's own chair is as good as any.
    let take =
        Callback::new(move |seat| if visit.at_home { one_device::add(visit, Some(seat)) } else { sit.run(Some(seat)) });
    let anywhere = Callback::new(move |()| sit.run(None));
    // Whoever changes their name keeps their chair.
    let here = Callback::new(move |()| sit.run(visit.table.read_untracked().as_ref().and_then(|table| table.you)));
    view! {
        <Head slim=true>
            <Connection visit/>
        </Head>
        <main id="content" class="gathering" tabindex="-1" data-testid="gathering">
            <div class="gathering-scroll">
                <section class="gathering-table">
                    <h1>{game_name}</h1>
                    <p class="gathering-about">{move || text(&format!("{}-about", game.get()))}</p>
                    <Standing visit name field sit=anywhere/>
                    <Chairs visit sit=take/>
                    <Bots visit/>
                    {(!visit.at_home).then(|| view! { <Sitting visit name field sit=here/> })}
                </section>
                <div class="gathering-side">
                    {move || match visit.at_home {
                        true => view! { <OneDevice visit/> <HomeNote/> }.into_any(),
                        false => view! { <Invitation code=code.get()/> }.into_any(),
                    }}
                    <Options visit/>
                    {(!visit.at_home).then(|| view! { <TermsPanel visit/> })}
                </div>
            </div>
            <Start visit/>
        </main>
        <Toast message=visit.refusal/>
    }
}

/// The start, and what is still missing for it.
#[component]
fn Start(visit: Visit) -> impl IntoView {
    let of_table = move |part: fn(&Table) -> i64| visit.table.read().as_deref().map_or(0, part);
    let players = Memo::new(move |_| of_table(|table| table.chairs.iter().flatten().count() as i64));
    let least = Memo::new(move |_| {
        of_table(|table| shelf::spine(&table.game).map_or(0, |game| i64::from(*game.seats().start())))
    });
    let host = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.host));
    let missing = move || (least.get() - players.get()).max(0);
    let rivals = Memo::new(move |_| {
        let table = visit.table.read();
        table.as_deref().is_none_or(|table| !table.terms.rated || people(table) > 1)
    });
    let state = move || match missing() {
        0 if !rivals.get() => text("terms-rated-missing"),
        0 if host.get() => say(&Message::new("gather-ready").with("players", players.get())),
        0 => text("gather-guest"),
        missing if visit.at_home => say(&Message::new("gather-missing-bots").with("missing", missing)),
        missing => say(&Message::new("gather-missing").with("missing", missing)),
    };
    let blocked = move || missing() != 0 || !rivals.get() || visit.waiting();
    let button = move || {
        view! {
            <button type="button" class="button primary large" data-testid="start"
                prop:disabled=blocked
                on:click=move |_| visit.ask(Ask::Start)>
                {t!("gather-start")}
                <Icon sign=Sign::Arrow/>
            </button>
        }
    };
    view! {
        <section class="start" class:ready=move || missing() == 0 && rivals.get()>
            <p aria-live="polite" data-testid="start-state">{state}</p>
            {move || host.get().then(button)}
        </section>
    }
}

/// Says who came and who left.
fn announce_sitters(visit: Visit) {
    let sitters = Memo::new(move |_| {
        let table = visit.table.read();
        table.as_deref().map(names).unwrap_or_default()
    });
    Effect::new(move |before: Option<Vec<String>>| {
        let now = sitters.get();
        if let Some(before) = before {
            for name in now.iter().filter(|name| !before.contains(name)) {
                announce(say(&Message::new("gather-announce-sat").with("name", name.as_str())));
            }
            for name in before.iter().filter(|name| !now.contains(name)) {
                announce(say(&Message::new("gather-announce-stood").with("name", name.as_str())));
            }
        }
        now
    });
}
