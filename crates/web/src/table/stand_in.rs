//! While the game goes on: who is not there, and the bots that play for them until they come back.

use crate::parts::{Icon, Sign};
use crate::reader::say;
use crate::t;
use crate::visit::Visit;
use contract::{Level, Message, Seat};
use leptos::prelude::*;
use protocol::{Ask, Sitter, Stage, Table};
use std::time::Duration;

/// A short break is not worth a word.
const SHORT_BREAK: Duration = Duration::from_secs(3);

/// What there is to say about a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    seat: Seat,
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Somebody is away, and the host may let a bot play.
    Away,
    /// A bot stands in.
    Bot { host: bool },
    /// A bot plays for the one who looks.
    Mine,
}

/// A line for everybody who is away, between the head and the board.
#[component]
pub(super) fn StandIns(visit: Visit) -> impl IntoView {
    let notes = Memo::new(move |_| visit.table.read().as_deref().map(notes).unwrap_or_default());
    let away = Memo::new(move |_| away(&notes.read()));
    // Those who have been away for more than a moment.
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
            {move || shown().into_iter().map(|note| view! { <Line visit note/> }).collect_view()}
        </div>
    }
}

#[component]
fn Line(visit: Visit, note: Note) -> impl IntoView {
    let Note { seat, name, kind } = note;
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
            </div>
        }
        .into_any(),
        Kind::Bot { host } => {
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
    }
}

fn notes(table: &Table) -> Vec<Note> {
    if table.stage != Stage::Playing {
        return Vec::new();
    }
    let note = |(seat, sitter): (u8, &Sitter)| {
        let (seat, mine) = (Seat(seat), table.you == Some(Seat(seat)));
        let kind = match (sitter.stand_in, sitter.bot.is_some()) {
            (true, _) if mine => Kind::Mine,
            (true, _) => Kind::Bot { host: table.host },
            (false, false) if !sitter.here && !mine && table.host => Kind::Away,
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
