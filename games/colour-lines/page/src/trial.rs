//! A sheet between the rules: draw what a die demands (C4.3).

use super::die::FacePicture;
use super::geometry::{FIELD, centre};
use super::ink::Trace;
use super::paper::Definitions;
use super::sheet::{SheetPicture, traces};
use super::words::face_name;
use colour_lines::{Action, ColourLines, Compass, Die, Edition, Face, Field, Half, Options, Path, Setup, Side};
use contract::{Message, Refusal, Rules, Seat, Seed};
use kit::Trial;
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// What can be tried between the rules of this game.
pub const TRIALS: &[Trial] = &[Trial { section: "C4", draw: || view! { <Draw /> }.into_any() }];

/// A game in which the left half gets a figure and a number in the first round.
const SEED: u64 = 10;
const ME: Seat = Seat(0);
const HALF: Half = Half::Left;
/// The dice that are tried in turn: their numbers, counted from 0.
const DICE: [usize; 2] = [1, 4];

#[component]
fn Draw() -> impl IntoView {
    let Some(start) = start() else { return ().into_any() };
    let edition: Arc<Edition> = contract::Edition::standard();
    let ground = edition.ground(Side::A).clone();
    let game = StoredValue::new(start);
    let number = RwSignal::new(0usize);
    let way = RwSignal::new(Vec::<Compass>::new());
    let answer = RwSignal::new(None::<Message>);
    let done = RwSignal::new(false);
    let face = Memo::new(move |_| face(&game.read_value(), number.get()));
    let wanted = Memo::new(move |_| face.get().map_or(0, |face| strokes(&face)));
    let trace = Memo::new(move |_| trace(&game.read_value(), &way.read()));
    let restart = move || {
        way.set(Vec::new());
        answer.set(None);
        done.set(false);
    };
    let tap = move |to: Compass| {
        way.update(|way| way.push(to));
        if way.read_untracked().len() < wanted.get_untracked() {
            return answer.set(None);
        }
        let judged = judge(&game.read_value(), number.get_untracked(), &way.read_untracked());
        done.set(judged.is_none());
        if judged.is_some() {
            way.set(Vec::new());
        }
        let right = || {
            Message::new("rules-colour-lines-trial-right")
                .with("face", face.get_untracked().map(|face| face_name(&face.name)).unwrap_or_default())
        };
        let told = judged.unwrap_or_else(right);
        announce(untrack(|| say(&told)));
        answer.set(Some(told));
    };
    let targets = move || {
        let ends: Vec<(Compass, Field)> = if done.get() { Vec::new() } else { around(&trace.read()) };
        ends.into_iter().map(|(to, field)| view! { <Target to field tap=Callback::new(tap) /> }).collect_view()
    };
    let told = move || match answer.get() {
        Some(answer) => say(&answer),
        None => {
            let name = face.get().map(|face| face_name(&face.name)).unwrap_or_default();
            say(&Message::new("rules-colour-lines-trial-wants").with("face", name))
        }
    };
    let both = Memo::new(move |_| {
        let [_, right] = game.with_value(|game| traces(game.table().sheet(ME)));
        [trace.get(), right]
    });
    view! {
        <figure class="trial c-trial" data-testid="trial-draw">
            <figcaption>{move || text("rules-colour-lines-trial-draw")}</figcaption>
            <Definitions />
            <div class="c-trial-die">{move || face.get().map(|face| view! { <FacePicture face /> })}</div>
            <p class="trial-told" class:is-good=done data-testid="trial-told">{told}</p>
            <div class="c-trial-sheet">
                <SheetPicture ground traces=both colours=Signal::stored(None) view_box="-30 -30 760 960">{targets}</SheetPicture>
            </div>
            <div class="trial-ways">
                <button type="button" class="button" on:click=move |_| { restart(); number.update(|number| *number = (*number + 1) % DICE.len()) }>
                    <Icon sign=Sign::Dice />
                    {move || text("rules-colour-lines-trial-next")}
                </button>
                <button type="button" class="button quiet" on:click=move |_| restart()>{kit::t!("trial-again")}</button>
            </div>
        </figure>
    }
    .into_any()
}

/// A field to which the line can go on.
#[component]
fn Target(to: Compass, field: Field, tap: Callback<Compass>) -> impl IntoView {
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            tap.run(to);
        }
    };
    let label = move || text(&format!("rules-colour-lines-trial-{}", compass(to)));
    view! {
        <g transform=centre(field).translate()>
            <rect class="c-trial-target" x=-FIELD / 2.0 + 6.0 y=-FIELD / 2.0 + 6.0 width=FIELD - 12.0 height=FIELD - 12.0 rx="20"
                role="button" tabindex="0" aria-label=label data-testid=format!("trial-{}", compass(to))
                on:click=move |_| tap.run(to) on:keydown=key />
        </g>
    }
}

const fn compass(to: Compass) -> &'static str {
    match to {
        Compass::North => "north",
        Compass::East => "east",
        Compass::South => "south",
        Compass::West => "west",
    }
}

fn start() -> Option<ColourLines> {
    let options = Options { setup: Setup::Suggested, ..Options::default() };
    ColourLines::start(contract::Edition::standard(), &options, 2, &Seed::from_number(SEED)).ok()
}

/// What the die shows that is tried.
fn face(game: &ColourLines, number: usize) -> Option<Face> {
    let die = Die::new(DICE[number % DICE.len()])?;
    Some(game.edition().face(game.table().tray().face(die)?).clone())
}

/// How many strokes a face demands.
fn strokes(face: &Face) -> usize {
    face.paths.iter().next().map_or(0, |path| path.strokes().len())
}

/// Returns why the rules refuse the strokes, or `None` if they do not.
fn judge(game: &ColourLines, number: usize, way: &[Compass]) -> Option<Message> {
    let (die, path) = Die::new(DICE[number % DICE.len()]).zip(Path::new(way))?;
    game.check(ME, &Action::Draw(die, HALF, path)).err().map(|illegal| illegal.message())
}

/// The line with what is drawn, as far as it stays on the sheet.
fn trace(game: &ColourLines, way: &[Compass]) -> Trace {
    let mut trace = Trace::of(game.table().sheet(ME), HALF);
    for &to in way {
        let end = trace.fields.last().copied().or(trace.cross);
        trace.fields.extend(end.and_then(|end| end.next(to)));
    }
    trace
}

/// Where a line can go on: the fields around its end that it has not entered.
fn around(trace: &Trace) -> Vec<(Compass, Field)> {
    let end = trace.fields.last().copied().or(trace.cross);
    let free = |field: &Field| HALF.reaches(*field) && trace.cross != Some(*field) && !trace.fields.contains(field);
    let next = |to: Compass| Some((to, end?.next(to).filter(free)?));
    [Compass::North, Compass::East, Compass::South, Compass::West].into_iter().filter_map(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_are_a_figure_and_a_number_and_the_rules_judge() {
        let game = start().expect("the game starts");
        let name = |number| face(&game, number).map(|face| face.name);
        assert_eq!([name(0).as_deref(), name(1).as_deref()], [Some("V2"), Some("3")]);
        let way = |letters: &str| letters.chars().filter_map(Compass::from_letter).collect::<Vec<_>>();
        assert_eq!(judge(&game, 0, &way("ne")), None);
        let refused = judge(&game, 0, &way("nn")).expect("a corner is no straight line");
        assert_eq!(refused.rule.as_deref(), Some("C4.3"));
        assert_eq!(judge(&game, 1, &way("nnw")), None);
    }
}
