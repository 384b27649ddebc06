//! While the game goes on: who is not there or has left, the bots that play for them, and how a seat changes hands.

use crate::visit::Visit;
use contract::{Level, Message, Seat};
use kit::memory::{NAME, remember, remembered};
use kit::parts::{Icon, Sign};
use kit::reader::say;
use kit::t;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use protocol::{Ask, Clock, LONGEST_NAME, Sitter, Stage, Table};
use std::time::Duration;

/// Absences shorter than this are not shown.
const SHORT_BREAK: Duration = Duration::from_secs(3);

/// The note about a chair.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Note {
    seat: Seat,
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A player is away, and the host may let a bot play.
    Away,
    /// A bot stands in, and the host may take it away or give up the seat of the absent player.
    Bot { host: bool, here: bool },
    /// A bot plays for the viewer.
    Mine,
    /// A player has left for good; they may come back, and a spectator may go on for them.
    Left { free: bool },
}

/// A line for each player who is away or has left, between the head and the board.
#[component]
pub(crate) fn StandIns(visit: Visit) -> impl IntoView {
    let notes = Memo::new(move |_| visit.table.read().as_deref().map(notes).unwrap_or_default());
    let away = Memo::new(move |_| away(&notes.read()));
    // The seats of players who have been away for longer than a short break.
    let missed = RwSignal::new(away.get_untracked());
    Effect::new(move || {
        let now = away.get();
        missed.update(|missed| missed.retain(|seat| now.contains(seat)));
        set_timeout(
            move || {
                if let Some(now) = away.try_get_untracked() {
                    missed.try_set(now);
                }
            },
            SHORT_BREAK,
        );
    });
    let shown = move || {
        let missed = missed.get();
        notes
            .get()
            .into_iter()
            .filter(|note| note.kind != Kind::Away || missed.contains(&note.seat))
            .collect::<Vec<_>>()
    };
    view! {
        <div class="stand-ins" aria-live="polite">
            // A line stays while it says the same: a name may be half written in it.
            <For each=shown key=Note::clone let:note><Line visit note/></For>
        </div>
    }
}

#[component]
fn Line(visit: Visit, note: Note) -> impl IntoView {
    let Note { seat, name, kind } = note;
    let named = name.clone();
    let about = move |id: &'static str| {
        let name = name.clone();
        move || say(&Message::new(id).with("name", name.as_str()))
    };
    let number = seat.0 + 1;
    let begin = move |_| visit.ask(Ask::Bot { seat, level: Some(Level::Medium) });
    let end = move |_| visit.ask(Ask::Bot { seat, level: None });
    let waits = move || visit.waiting();
    match kind {
        Kind::Away => view! {
            <div class="stand-in">
                <p>{about("stand-in-away")}</p>
                <button type="button" class="button" data-testid=format!("stand-in-{number}") prop:disabled=waits
                    aria-label=about("stand-in-begin-label") on:click=begin>
                    <Icon sign=Sign::Bot/>
                    {t!("stand-in-begin")}
                </button>
                <GiveUp visit seat name=named/>
            </div>
        }
        .into_any(),
        Kind::Bot { host, here } => {
            let label = about("stand-in-end-label");
            let button = move || {
                view! {
                    <button type="button" class="button quiet" data-testid=format!("stand-in-end-{number}")
                        prop:disabled=waits aria-label=label on:click=end>
                        <Icon sign=Sign::Close/>
                        {t!("stand-in-end")}
                    </button>
                }
            };
            view! {
                <div class="stand-in">
                    <p><Icon sign=Sign::Bot/>{about("stand-in-plays")}</p>
                    {host.then(button)}
                    {(host && !here).then(|| view! { <GiveUp visit seat name=named/> })}
                </div>
            }
            .into_any()
        }
        Kind::Mine => view! {
            <div class="stand-in is-mine">
                <p><Icon sign=Sign::Bot/>{t!("stand-in-mine")}</p>
                <button type="button" class="button primary" data-testid=format!("stand-in-end-{number}")
                    prop:disabled=waits on:click=end>
                    {t!("stand-in-take-over")}
                </button>
            </div>
        }
        .into_any(),
        Kind::Left { free } => view! {
            <div class="stand-in">
                <p><Icon sign=Sign::Bot/>{about("seat-left")}</p>
                {free.then(|| view! { <TakeOver visit seat name=named/> })}
            </div>
        }
        .into_any(),
    }
}

/// The host gives up the seat of an absent player, so that a spectator can go on. Asked once more.
#[component]
fn GiveUp(visit: Visit, seat: Seat, name: String) -> impl IntoView {
    let sure = RwSignal::new(false);
    let give_up = move |_| match sure.get_untracked() {
        false => sure.set(true),
        true => visit.ask(Ask::Free { seat }),
    };
    let label = move || {
        let id = if sure.get() { "seat-give-up-sure" } else { "seat-give-up-label" };
        say(&Message::new(id).with("name", name.as_str()))
    };
    let sentence = label.clone();
    view! {
        <button type="button" class="button quiet" class:danger=move || sure.get() aria-label=label
            data-testid=format!("give-up-{}", seat.0 + 1) prop:disabled=move || visit.waiting()
            on:click=give_up on:blur=move |_| sure.set(false)>
            {move || if sure.get() { sentence() } else { t!("seat-give-up")() }}
        </button>
    }
}

/// A spectator goes on for a player who has left, under a name.
#[component]
fn TakeOver(visit: Visit, seat: Seat, name: String) -> impl IntoView {
    let chosen = RwSignal::new(remembered(NAME).unwrap_or_default());
    let asking = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    Effect::new(move || drop(field.get().map(|field| field.focus())));
    let take = move || match chosen.get_untracked().trim() {
        "" => asking.set(true),
        name => {
            remember(NAME, name);
            visit.ask(Ask::Sit { name: name.to_owned(), seat: Some(seat) });
        }
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        take();
    };
    let ask_for_name = move || {
        view! {
            <input node_ref=field class="field" type="text" autocomplete="nickname" maxlength=LONGEST_NAME.to_string()
                aria-label=t!("gather-name") placeholder=t!("gather-name") data-testid="take-over-name"
                prop:value=move || chosen.get() on:input=move |event| chosen.set(event_target_value(&event))/>
        }
    };
    view! {
        <form class="take-over" on:submit=submit novalidate>
            {move || asking.get().then(ask_for_name)}
            <button type="submit" class="button primary" data-testid=format!("take-over-{}", seat.0 + 1)
                prop:disabled=move || visit.waiting()
                aria-label=move || say(&Message::new("seat-take-over-label").with("name", name.as_str()))>
                {t!("seat-take-over")}
            </button>
        </form>
    }
}

fn notes(table: &Table) -> Vec<Note> {
    if table.stage != Stage::Playing {
        return Vec::new();
    }
    // Where there is a clock it deals with those who are not there.
    let may_dispose = table.host && !table.terms.rated && table.terms.clock == Clock::None;
    let note = |(seat, sitter): (u8, &Sitter)| {
        let (seat, mine) = (Seat(seat), table.you == Some(Seat(seat)));
        let kind = match (sitter.stand_in, sitter.bot.is_some()) {
            // Who takes over a rated game, or the only try of a day, would win or lose for another person.
            _ if sitter.left => {
                let anybodys = table.you.is_none() && !table.terms.rated && table.day.is_none();
                Kind::Left { free: anybodys || table.yours == Some(seat) }
            }
            (true, _) if mine => Kind::Mine,
            (true, _) => Kind::Bot { host: may_dispose, here: sitter.here },
            (false, false) if !sitter.here && !mine && may_dispose => Kind::Away,
            _ => return None,
        };
        Some(Note { seat, name: sitter.name.clone(), kind })
    };
    let sitters = (0..).zip(&table.chairs).filter_map(|(seat, chair)| Some((seat, chair.as_ref()?)));
    sitters.filter_map(note).collect()
}

fn away(notes: &[Note]) -> Vec<Seat> {
    notes.iter().filter(|note| note.kind == Kind::Away).map(|note| note.seat).collect()
}
