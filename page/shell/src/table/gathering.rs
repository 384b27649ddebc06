//! The table before the game: who sits where, what is played, and the start.

use super::bots::Bots;
use super::chairs::Chairs;
use super::home_note::HomeNote;
use super::invitation::Invitation;
use super::one_device::{self, OneDevice};
use super::options::Options;
use super::seating::{Sitting, Standing};
use contract::{Message, Seat};
use kit::announce::announce;
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign, Toast};
use kit::reader::{say, text};
use kit::t;
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, Table};
use table_page::connection::Connection;
use table_page::frame::Head;
use table_page::terms::{TermsPanel, people};
use table_page::visit::{self, Visit, names};
use table_page::ways::game_of;

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
    let lead = lead(visit);
    let standing_up = StoredValue::new(false);
    let sent_away = sent_away(visit, standing_up);

    let field = NodeRef::<html::Input>::new();
    // The chair that the visitor tapped before giving a name.
    let wanted = StoredValue::new(None);
    // A visitor without a name is asked for one first.
    let sit = Callback::new(move |seat: Option<Seat>| match name.get_untracked().trim() {
        "" => {
            wanted.set_value(seat);
            visit.refusal.set(Some(Message::new("server-name-empty")));
            drop(field.get_untracked().map(|field| field.focus()));
        }
        chosen => {
            wanted.set_value(None);
            visit.ask(Ask::Sit { name: chosen.to_owned(), seat });
        }
    });
    // At home all people sit at this device, so a tap on a free chair adds a person.
    let take =
        Callback::new(move |seat| if visit.at_home { one_device::add(visit, Some(seat)) } else { sit.run(Some(seat)) });
    let anywhere = Callback::new(move |()| {
        let table = visit.table.get_untracked();
        sit.run(wanted.get_value().filter(|&seat| table.as_deref().is_some_and(|table| is_free(table, seat))));
    });
    // A player who changes the name keeps the chair.
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
                    <Standing visit name field sent_away sit=anywhere/>
                    <Chairs visit sit=take/>
                    <Bots visit/>
                    {(!visit.at_home).then(|| view! { <Sitting visit name field standing_up sit=here/> })}
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
        <Toast message=visit.refusal game_of/>
        <Toast message=lead news=true/>
    }
}

/// Draws the start button, and what is still missing for the start.
#[component]
fn Start(visit: Visit) -> impl IntoView {
    let of_table = move |part: fn(&Table) -> i64| visit.table.read().as_deref().map_or(0, part);
    let players = Memo::new(move |_| of_table(|table| table.chairs.iter().flatten().count() as i64));
    let least = Memo::new(move |_| {
        of_table(|table| shelf::spine(&table.game).map_or(0, |game| i64::from(*game.seats().start())))
    });
    let host = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.host));
    let missing = move || (least.get() - players.get()).max(0);
    let seatless = Memo::new(move |_| {
        visit.table.read().as_deref().is_some_and(|table| !visit.at_home && is_to_sit(table, missing()))
    });
    let rivals = Memo::new(move |_| {
        let table = visit.table.read();
        table.as_deref().is_none_or(|table| !table.terms.rated || people(table) > 1)
    });
    let owner_away = Memo::new(move |_| {
        let table = visit.table.read();
        let table = table.as_deref().filter(|table| table.owner_away)?;
        Some(about_owner(table, "gather-owner-away", "gather-owner-away-unnamed"))
    });
    let state = move || match missing() {
        _ if seatless.get() => text("gather-sit-first"),
        0 if !rivals.get() => text("terms-rated-missing"),
        0 if host.get() => say(&Message::new("gather-ready").with("players", players.get())),
        _ if !host.get() && owner_away.read().is_some() => owner_away.get().map(|away| say(&away)).unwrap_or_default(),
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
        <section class="start" class:ready=move || missing() == 0 && rivals.get() && !seatless.get()>
            <p aria-live="polite" data-testid="start-state">{state}</p>
            {move || host.get().then(button)}
        </section>
    }
}

fn is_free(table: &Table, seat: Seat) -> bool {
    table.chairs.get(seat.index()).is_some_and(Option::is_none)
}

/// Returns whether the viewer's next step is to sit down. A host may also start the game as a spectator.
fn is_to_sit(table: &Table, missing: i64) -> bool {
    let starts = table.host && missing == 0;
    table.you.is_none() && !starts && table.chairs.iter().any(Option::is_none)
}

/// Returns whether the viewer was sent away from their chair and has not sat down since.
fn sent_away(visit: Visit, standing_up: StoredValue<bool>) -> RwSignal<bool> {
    let away = RwSignal::new(false);
    let sits = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.you.is_some()));
    Effect::new(move |before: Option<bool>| {
        let now = sits.get();
        away.set(before == Some(true) && !now && !standing_up.get_value());
        standing_up.set_value(false);
        now
    });
    away
}

/// Returns the news that another player has become the host, because the host stood up or left: both are told.
fn lead(visit: Visit) -> RwSignal<Option<Message>> {
    let told = RwSignal::new(None);
    let state = Memo::new(move |_| visit.table.read().as_deref().map(|table| (table.host, table.you.is_some())));
    Effect::new(move |before: Option<Option<(bool, bool)>>| {
        let now = state.get();
        if let (Some(Some(before)), Some(now)) = (before, now) {
            let news = untrack(|| visit.table.read().as_deref().and_then(|table| lead_news(before, now, table)));
            if let Some(news) = news {
                told.set(Some(news));
            }
        }
        now
    });
    told
}

/// Returns the news for the viewer. Each pair says whether the viewer is the host and whether they sit, before and now.
fn lead_news(before: (bool, bool), now: (bool, bool), table: &Table) -> Option<Message> {
    let first = || visit::people(table).into_iter().next().map(|(_, name)| name);
    match (before, now) {
        ((false, _), (true, _)) if table.owner_away => {
            Some(about_owner(table, "gather-deputy", "gather-deputy-unnamed"))
        }
        ((false, _), (true, _)) => Some(Message::new("gather-host-now")),
        // An owner who stands up hands the table over to the first who sits.
        ((true, true), (false, false)) if let Some(name) = first() => {
            Some(Message::new("gather-host-no-more-by").with("name", name))
        }
        ((true, _), (false, _)) => Some(about_owner(table, "gather-owner-back", "gather-host-no-more")),
        _ => None,
    }
}

/// A text about the owner of the table by name, or another one about an owner who does not sit.
fn about_owner(table: &Table, named: &'static str, unnamed: &'static str) -> Message {
    let owner = table.owner.and_then(|seat| table.chairs.get(seat.index())?.as_ref());
    match owner {
        Some(owner) => Message::new(named).with("name", owner.name.as_str()),
        None => Message::new(unnamed),
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn table(you: Option<u8>, host: bool, chairs: &[Option<&str>]) -> Table {
        let chairs: Vec<_> = chairs.iter().map(|chair| chair.map(|name| json!({"name": name, "here": true}))).collect();
        serde_json::from_value(json!({
            "code": "K7M2QX", "game": "harmonia", "options": {}, "terms": protocol::Terms::default(), "hints": false,
            "chairs": chairs, "you": you, "host": host, "stage": protocol::Stage::Gathering, "start": null,
        }))
        .unwrap()
    }

    #[test]
    fn whoever_stands_is_to_sit_down_first_while_there_is_room() {
        assert!(is_to_sit(&table(None, true, &[None, None]), 2), "the host of a fresh table too");
        assert!(is_to_sit(&table(None, false, &[Some("Ada"), None]), 0));
        assert!(!is_to_sit(&table(None, false, &[Some("Ada"), Some("Bo")]), 0), "there is no room");
        assert!(!is_to_sit(&table(None, true, &[Some("Ada"), Some("Bo"), None]), 0), "a host who looks on can start");
        assert!(!is_to_sit(&table(Some(0), true, &[Some("Ada"), None]), 1));
    }

    #[test]
    fn a_chair_that_was_wanted_may_be_taken_meanwhile() {
        let table = table(None, false, &[Some("Ada"), None]);
        assert_eq!([0, 1, 9].map(|seat| is_free(&table, Seat(seat))), [false, true, false]);
    }

    #[test]
    fn who_leads_is_told_when_it_changes() {
        let mut table = table(None, false, &[Some("Bo"), Some("Ada")]);
        let said = |before, now, table: &Table| lead_news(before, now, table).map(|news| news.id.to_string());
        let news = |before, now| said(before, now, &table);
        assert_eq!(news((false, true), (true, true)).as_deref(), Some("gather-host-now"));
        assert_eq!(news((true, true), (false, false)).as_deref(), Some("gather-host-no-more-by"));
        assert_eq!(news((true, true), (false, true)).as_deref(), Some("gather-host-no-more"));
        assert_eq!(news((true, true), (true, false)), None);
        assert_eq!(news((false, false), (false, true)), None);
        table.owner_away = true;
        assert_eq!(said((false, true), (true, true), &table).as_deref(), Some("gather-deputy-unnamed"));
        table.owner = Some(Seat(1));
        assert_eq!(lead_news((false, true), (true, true), &table).unwrap().args["name"], "Ada".into());
        table.owner_away = false;
        assert_eq!(said((true, true), (false, true), &table).as_deref(), Some("gather-owner-back"));
    }
}
