//! After the game: what the same dice could have brought, searched for in the page, a few milliseconds at a time.

use super::replay::{Frame, Replay};
use crate::parts::{Dialog, Icon, Sign};
use crate::playing::Playing;
use crate::reader::{say, text};
use colour_lines::{ColourLines, Problem, Sheet, Solver};
use contract::{Message, Seat};
use leptos::prelude::*;
use std::time::Duration;

/// How long one slice of the search takes, in milliseconds: less than the page needs to draw a frame.
const SLICE: f64 = 9.0;
/// How long all slices take together.
const ENOUGH: f64 = 2500.0;
/// How many positions are looked at between two looks at the clock.
const NODES: usize = 400;

/// What is known of the best drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Found {
    best: u16,
    bound: u16,
    searching: bool,
}

/// What I reached, and what was possible; for spectators, of whoever won.
#[component]
pub fn Afterword(playing: Playing<ColourLines>) -> impl IntoView {
    let seat = Memo::new(move |_| whose(playing));
    move || {
        let (seat, state) = (seat.get()?, playing.state.get_untracked()?);
        let problem = Problem::of(&state, seat)?;
        let score = playing.outcome.get_untracked()?.seats.get(seat.index())?.score;
        Some(view! { <Possible playing seat problem score /> })
    }
}

fn whose(playing: Playing<ColourLines>) -> Option<Seat> {
    let outcome = playing.outcome.get()?;
    playing.seat.get().or_else(|| outcome.winners().next())
}

#[component]
fn Possible(playing: Playing<ColourLines>, seat: Seat, problem: Problem, score: i32) -> impl IntoView {
    let found = RwSignal::new(Found { searching: true, ..Found::default() });
    // Made with the first slice, once the panel is on the screen.
    let solver = StoredValue::new_local(None::<Solver>);
    let first = move || {
        let made = Solver::new(playing.edition.get_value(), problem);
        if solver.try_update_value(|solver| *solver = Some(made)).is_some() {
            search(solver, found, 0.0);
        }
    };
    set_timeout(first, Duration::from_millis(300));
    let (open, frames) = (RwSignal::new(false), RwSignal::new(Vec::<Frame>::new()));
    let mine = playing.seat.get_untracked() == Some(seat);
    let words = move || {
        let Found { best, bound, searching } = found.get();
        let how = match (searching, best >= bound) {
            (true, _) => "searching",
            (false, true) => "exact",
            (false, false) => "between",
        };
        let message = Message::new("colour-lines-possible").with("score", i64::from(score)).with("how", how);
        let message = message.with("who", if mine { "me" } else { "other" }).with("name", playing.name(seat));
        say(&message.with("best", best).with("bound", bound))
    };
    let show = move |_| {
        frames.set(solver.with_value(|solver| solver.as_ref().map(solution)).unwrap_or_default());
        open.set(true);
    };
    view! {
        // Keys belong to the dialog while it is open, not to the panel around it.
        <div class="c-afterword" data-testid="possible" class:is-searching=move || found.get().searching
            on:keydown=move |event| if open.get_untracked() { event.stop_propagation() }>
            <p role="status">{words}</p>
            <button type="button" class="button" data-testid="show-possible"
                disabled=move || { found.get().searching } on:click=show>
                <Icon sign=Sign::Pencil />
                {crate::t!("colour-lines-possible-show")}
            </button>
            <Dialog open title=Signal::derive(move || text("colour-lines-possible-title")) testid="possible-replay">
                <Replay playing frames=frames.get_untracked() />
            </Dialog>
        </div>
    }
}

/// Goes on searching for as long as the component lives and there is something to find.
fn search(solver: StoredValue<Option<Solver>, LocalStorage>, found: RwSignal<Found>, spent: f64) {
    let slice = move || {
        let begin = js_sys::Date::now();
        let mut more = true;
        let went_on = solver.try_update_value(|solver| {
            let solver = solver.as_mut()?;
            while more && js_sys::Date::now() - begin < SLICE {
                more = solver.advance(NODES);
            }
            Some((solver.best(), solver.bound()))
        });
        // Otherwise nobody waits for it any more.
        let Some((best, bound)) = went_on.flatten() else { return };
        let spent = spent + js_sys::Date::now() - begin;
        let searching = more && spent < ENOUGH;
        _ = found.try_set(Found { best, bound, searching });
        if searching {
            search(solver, found, spent);
        }
    };
    set_timeout(slice, Duration::from_millis(4));
}

/// The best drawing, step by step.
fn solution(solver: &Solver) -> Vec<Frame> {
    let steps = solver.solution();
    let sheet = |steps: usize| -> Sheet { solver.replay(steps) };
    let first = Frame { sheet: sheet(0), round: 0, action: None };
    let frame = |(place, &(round, action))| Frame { sheet: sheet(place + 1), round, action: Some(action) };
    std::iter::once(first).chain(steps.iter().enumerate().map(frame)).collect()
}
