//! After the game: searches in the page for the best drawing with the same dice, a few milliseconds at a time.

use super::replay::{Frame, Replay};
use colour_lines::{ColourLines, GoalStatus, Problem, Sheet, Solver};
use contract::{Message, Seat};
use kit::parts::{Dialog, Icon, Sign};
use kit::playing::Playing;
use kit::reader::{say, text};
use leptos::prelude::*;
use std::time::Duration;

/// How long one slice of the search takes, in milliseconds: less than the page needs to draw a frame.
const SLICE: f64 = 9.0;
/// Total time of all slices, in milliseconds.
const ENOUGH: f64 = 2500.0;
/// How many positions are searched between two checks of the clock.
const NODES: usize = 400;

/// The result of the search so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Found {
    best: Option<u16>,
    bound: Option<u16>,
    goal: Option<GoalStatus>,
    searching: bool,
}

/// What the player reached, and what was possible; for spectators, of the winner.
#[component]
pub fn Afterword(playing: Playing<ColourLines>) -> impl IntoView {
    let seat = Memo::new(move |_| whose(playing));
    move || {
        let (seat, state) = (seat.get()?, playing.state.get_untracked()?);
        let problem = Problem::of(&state, seat)?;
        let score = playing.outcome.get_untracked()?.seats.get(seat.index())?.score;
        let won = playing.outcome.get_untracked()?.won == Some(true);
        Some(view! { <Possible playing seat problem score won /> })
    }
}

fn whose(playing: Playing<ColourLines>) -> Option<Seat> {
    let outcome = playing.outcome.get()?;
    playing.seat.get().or_else(|| outcome.winners().next())
}

#[component]
fn Possible(playing: Playing<ColourLines>, seat: Seat, problem: Problem, score: i32, won: bool) -> impl IntoView {
    let found = RwSignal::new(Found { searching: true, ..Found::default() });
    // Created with the first slice, once the panel is visible.
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
        let how = how(&found.get(), won);
        let Found { best, bound, .. } = found.get();
        let message = Message::new("colour-lines-possible").with("score", i64::from(score)).with("how", how);
        let message = message.with("who", if mine { "me" } else { "other" }).with("name", playing.name(seat));
        say(&message.with("best", best.unwrap_or(0)).with("bound", bound.unwrap_or(0)))
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
                disabled=move || { found.get().searching || found.get().best.is_none() } on:click=show>
                <Icon sign=Sign::Pencil />
                {kit::t!("colour-lines-possible-show")}
            </button>
            <Dialog open title=Signal::derive(move || text("colour-lines-possible-title")) testid="possible-replay">
                <Replay playing seat frames=frames.get_untracked() />
            </Dialog>
        </div>
    }
}

/// Returns the state of the search as a selector for the texts. A drawing that misses the goal of a task is never
/// called possible.
fn how(found: &Found, won: bool) -> &'static str {
    match found {
        Found { searching: true, .. } => "searching",
        Found { best: Some(best), bound, .. } if bound.is_none_or(|bound| *best >= bound) => "exact",
        Found { best: Some(_), .. } => "between",
        // The player's drawing is at least as good as any that was found.
        Found { goal: Some(_), .. } if won => "nothing-better",
        Found { goal: Some(GoalStatus::Impossible), .. } => "impossible",
        Found { goal: Some(_), .. } => "goal-missed",
        Found { goal: None, .. } => "nothing-yet",
    }
}

/// Continues the search while the component lives and a better drawing may exist.
fn search(solver: StoredValue<Option<Solver>, LocalStorage>, found: RwSignal<Found>, spent: f64) {
    let slice = move || {
        let begin = js_sys::Date::now();
        let mut more = true;
        let went_on = solver.try_update_value(|solver| {
            let solver = solver.as_mut()?;
            while more && js_sys::Date::now() - begin < SLICE {
                more = solver.advance(NODES);
            }
            Some((solver.best(), solver.bound(), solver.goal()))
        });
        // The component is gone: no caller waits for the result.
        let Some((best, bound, goal)) = went_on.flatten() else { return };
        let spent = spent + js_sys::Date::now() - begin;
        let searching = more && spent < ENOUGH;
        _ = found.try_set(Found { best, bound, goal, searching });
        if searching {
            search(solver, found, spent);
        }
    };
    set_timeout(slice, Duration::from_millis(4));
}

/// Returns the best drawing, step by step.
fn solution(solver: &Solver) -> Vec<Frame> {
    let steps = solver.solution();
    let sheet = |steps: usize| -> Sheet { solver.replay(steps) };
    let first = Frame { sheet: sheet(0), round: 0, action: None };
    let frame = |(place, &(round, action))| Frame { sheet: sheet(place + 1), round, action: Some(action) };
    std::iter::once(first).chain(steps.iter().enumerate().map(frame)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c7_what_misses_the_goal_is_not_called_possible() {
        let nothing = Found::default();
        let task = |goal| Found { goal: Some(goal), bound: Some(233), ..nothing };
        assert_eq!(how(&Found { searching: true, ..nothing }, false), "searching");
        assert_eq!(how(&nothing, false), "nothing-yet");
        assert_eq!(how(&task(GoalStatus::Open), false), "goal-missed");
        assert_eq!(how(&task(GoalStatus::Open), true), "nothing-better");
        assert_eq!(how(&Found { bound: None, ..task(GoalStatus::Impossible) }, false), "impossible");
        assert_eq!(how(&Found { best: Some(209), ..task(GoalStatus::Reached) }, true), "between");
        assert_eq!(how(&Found { best: Some(209), bound: Some(209), ..nothing }, true), "exact");
    }
}
