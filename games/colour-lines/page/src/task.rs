//! The solo task: what has to be reached, what counts, and how good that is.

use colour_lines::{ColourLines, Measure};
use contract::{Message, Seat};
use kit::parts::{Icon, Sign};
use kit::playing::Playing;
use kit::reader::{say, text};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn TaskPanel(
    playing: Playing<ColourLines>,
    #[prop(into)] seat: Signal<Seat>,
    /// The game after what I am about to do.
    #[prop(into)]
    ahead: Signal<Option<Arc<ColourLines>>>,
) -> impl IntoView {
    let number = move || playing.state.get().map_or(0, |state| state.table().options().task);
    let task = move || playing.edition.get_value().task(number()).cloned();
    let measured_in = move |state: Option<Arc<ColourLines>>, measure: Measure| {
        state.map_or(0, |state| {
            let (table, edition) = (state.table(), state.edition());
            measure.of(&table.score(edition, seat.get()), table.sheet(seat.get()).tally())
        })
    };
    let measured = move |measure: Measure| measured_in(ahead.get().or_else(|| playing.state.get()), measure);
    let part = move |(measure, needed): (Measure, u16)| {
        let reached = measured(measure);
        let met = reached >= needed;
        let words = move || {
            let message = Message::new("colour-lines-task-part").with("what", measure.name());
            say(&message.with("reached", reached).with("needed", needed))
        };
        view! {
            <li class="c-goal-part" class:is-met=met>
                {met.then(|| view! { <Icon sign=Sign::Check /> })}
                {words}
                <progress max=needed value=reached.min(needed)></progress>
            </li>
        }
    };
    move || {
        let task = task()?;
        let result = measured(task.result);
        let changes = result != measured_in(playing.state.get(), task.result);
        let met = task.goal.parts().all(|(measure, needed)| measured(measure) >= needed);
        let grade = if met { task.grade(result) } else { 0 };
        let name = task.result.name();
        let counts = move || say(&Message::new("colour-lines-task-counts").with("what", name).with("result", result));
        let step = move |(place, begin): (usize, u16)| {
            let number = place as u8 + 1;
            let from = move || say(&Message::new("colour-lines-task-grade").with("grade", number).with("from", begin));
            let reached = grade >= number;
            view! { <li class="c-grade" class:is-reached=reached title=from aria-label=from>{begin}</li> }
        };
        let begins = std::iter::once(task.goal.points.unwrap_or(0)).chain(task.grades).enumerate();
        Some(view! {
            <section class="c-task" data-testid="task">
                <h2>{move || text(&format!("colour-lines-option-task-{}", number()))}</h2>
                <ul class="c-goal">{task.goal.parts().map(part).collect_view()}</ul>
                <p class:c-then=changes>{counts}</p>
                <p class="c-grades-name" aria-hidden="true">{kit::t!("colour-lines-task-grades")}</p>
                <ol class="c-grades" aria-label=kit::t!("colour-lines-task-grades")>{begins.map(step).collect_view()}</ol>
            </section>
        })
    }
}
