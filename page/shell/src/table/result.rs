//! After the game: who won and why.

use super::analysis::{Analysis, AnalysisPanel};
use super::share::{Caption, SharePicture};
use crate::people::BoardList;
use crate::replay;
use contract::{Line, Message, Outcome, Seat, Standing};
use kit::announce::announce;
use kit::parts::{Icon, PassOn, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table_page::api;
use table_page::at_home::{self, Setup};
use table_page::games;
use table_page::rematch::Rematch;
use table_page::unrated::UnratedNote;
use table_page::visit::{Visit, names};

/// The content of the panel, read once: a finished game does not change.
#[derive(Clone)]
struct Finished {
    outcome: Outcome,
    names: Vec<String>,
    you: Option<Seat>,
    code: String,
    game: String,
    hash: String,
    seed: String,
}

/// Shows the result of a finished game.
#[component]
pub(crate) fn ResultPanel(visit: Visit, showing: RwSignal<bool>, analysis: Analysis) -> impl IntoView {
    finished(visit).map(|finished| view! { <Panel visit showing finished analysis/> })
}

#[component]
fn Panel(visit: Visit, showing: RwSignal<bool>, finished: Finished, analysis: Analysis) -> impl IntoView {
    let heading = NodeRef::<html::H2>::new();
    let title = {
        let finished = finished.clone();
        move || headline(&finished)
    };
    let said = title.clone();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
            announce(say(&Message::new("result-over").with("title", said())));
        }
    });
    on_cleanup(move || visit.highlight.set(Vec::new()));
    let told = finished.clone();
    let caption = Callback::new(move |()| caption(&told));
    let ending = finished.outcome.ending.clone();
    let replay = replay::address(visit, 0);
    let record = visit.record_address();
    let file = format!("{}-{}.json", finished.game, finished.code);
    view! {
        <section class="result" aria-labelledby="result-title" data-testid="result"
            on:keydown=move |event| if event.key() == "Escape" { showing.set(false) }>
            <header class="result-head">
                {is_to_be_proud_of(&finished.outcome).then(|| view! { <Icon sign=Sign::Crown/> })}
                <h2 id="result-title" node_ref=heading tabindex="-1">{title}</h2>
                <button type="button" class="button quiet round" aria-label=t!("shell-close")
                    on:click=move |_| showing.set(false)>
                    <Icon sign=Sign::Close/>
                </button>
            </header>
            <div class="result-body">
                <p class="result-ending">{move || say(&ending)}</p>
                <UnratedNote visit/>
                <FromHome visit/>
                <Standings visit finished=finished.clone()/>
                // Below the score, so that a text that is still being computed does not move the score when it comes.
                {games::afterword(finished.game.clone(), visit.feed())}
                {board_of(visit).map(|name| view! { <BoardList name/> })}
                // No analysis of a race: there was no time for the moves that it would suggest.
                {(!visit.is_live()).then(|| view! { <AnalysisPanel analysis names=finished.names.clone()/> })}
                <div class="result-buttons">
                    <a class="button" href=replay data-testid="replay">
                        <Icon sign=Sign::Rewind/>
                        {t!("replay")}
                    </a>
                    {(!visit.at_home).then(|| view! { <NewTable visit game=finished.game.clone()/> })}
                    <SharePicture visit caption/>
                    <a class="button" href=record download=file rel="external" data-testid="record">
                        <Icon sign=Sign::Download/>
                        {t!("result-record")}
                    </a>
                </div>
                {visit.at_home.then(|| view! { <Elsewhere visit/> })}
                <ChanceShown hash=finished.hash seed=finished.seed/>
            </div>
            <div class="result-next">
                {match visit.at_home {
                    true => view! { <Again visit/> }.into_any(),
                    false => view! { <Rematch visit/> }.into_any(),
                }}
                <button type="button" class="button" data-testid="look-at-board" on:click=move |_| showing.set(false)>
                    <Icon sign=Sign::Eye/>
                    {t!("result-look")}
                </button>
            </div>
        </section>
    }
}

/// Says of a game that was played on a device and only brought here that the server has not seen it.
#[component]
pub(crate) fn FromHome(visit: Visit) -> impl IntoView {
    let from_home = visit.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.home));
    from_home.then(|| view! { <p class="note" data-testid="from-home">{t!("result-from-home")}</p> })
}

/// Draws all players, the winner first, each with the score line by line.
#[component]
fn Standings(visit: Visit, finished: Finished) -> impl IntoView {
    let mut seats: Vec<(Seat, Standing)> = finished
        .outcome
        .seats
        .iter()
        .cloned()
        .enumerate()
        .map(|(seat, standing)| (Seat(seat as u8), standing))
        .collect();
    seats.sort_by_key(|(_, standing)| standing.rank);
    let (together, lost) = (finished.outcome.together, finished.outcome.won == Some(false));
    if together {
        // One result for all.
        seats.truncate(1);
    }
    let chosen = RwSignal::new(None);
    let row = move |(seat, standing): (Seat, Standing)| {
        let own = finished.names.get(seat.index()).cloned().unwrap_or_default();
        let all = together && finished.names.len() > 1;
        let name = Signal::derive(move || if all { text("result-together-everybody") } else { own.clone() });
        // The same that stands for them at the board.
        let short = kit::mark(&finished.names, seat);
        let short = move || if all { kit::mark(&[name.get()], Seat(0)) } else { short.clone() };
        let mine = finished.you == Some(seat) && !together;
        let open = mine || together || standing.rank == 1;
        let rank = standing.rank;
        let line = move |(number, line): (usize, Line)| view! { <ScoreLine visit line chosen of=(seat, number)/> };
        view! {
            <li class="standing" class:first=rank == 1 && !lost data-testid=format!("standing-{seat}")>
                <details open=open>
                    <summary>
                        {(!together).then(|| view! {
                            <span class="rank" aria-label=t!("result-rank", rank = rank)>{rank}</span>
                        })}
                        <span class=format!("face-circle small face-{}", seat.0 % 6) aria-hidden="true">
                            {short}
                        </span>
                        <span class="standing-name">
                            {name}
                            {mine.then(|| view! { <span class="chip">{t!("result-you")}</span> })}
                        </span>
                        <strong class="score" data-testid=format!("score-{seat}")>{texts::number(standing.score)}</strong>
                        <Icon sign=Sign::On/>
                    </summary>
                    <ul class="score-lines">{standing.lines.into_iter().enumerate().map(line).collect_view()}</ul>
                </details>
            </li>
        }
    };
    view! { <ol class="standings" aria-label=t!("result-why")>{seats.into_iter().map(row).collect_view()}</ol> }
}

/// Draws one line of a score, which highlights the places that it counts on the board.
#[component]
fn ScoreLine(
    visit: Visit,
    line: Line,
    /// Which one is chosen. As long as one is, the others only light up when they are.
    chosen: RwSignal<Option<(Seat, usize)>>,
    /// Which one this is.
    of: (Seat, usize),
) -> impl IntoView {
    let Line { text, points, places } = line;
    let signed = points.map(texts::change);
    let words = view! { <span>{move || say(&text)}</span> <span class="points">{signed}</span> };
    if places.is_empty() {
        return view! { <li class="score-line">{words}</li> }.into_any();
    }
    let places = StoredValue::new(places);
    let light = move |on: bool| visit.highlight.set(if on { places.get_value() } else { Vec::new() });
    let choose = move |_| {
        let on = chosen.get_untracked() != Some(of);
        chosen.set(on.then_some(of));
        light(on);
    };
    let hover = move |on: bool| {
        if chosen.get_untracked().is_none() {
            light(on);
        }
    };
    view! {
        <li>
            <button type="button" class="score-line" aria-pressed=move || (chosen.get() == Some(of)).to_string()
                on:click=choose on:pointerenter=move |_| hover(true) on:pointerleave=move |_| hover(false)>
                {words}
            </button>
        </li>
    }
    .into_any()
}

/// Draws the seed and its checksum, with which a player can verify the game.
#[component]
fn ChanceShown(hash: String, seed: String) -> impl IntoView {
    view! {
        <details class="chance-shown">
            <summary><Icon sign=Sign::Dice/>{t!("play-chance")}</summary>
            <p class="note">{t!("result-chance-text")}</p>
            <dl>
                <dt>{t!("result-seed")}</dt>
                <dd class="hash" data-testid="seed">{seed}</dd>
                <dt>{t!("result-hash")}</dt>
                <dd class="hash">{hash}</dd>
            </dl>
        </details>
    }
}

#[component]
fn NewTable(visit: Visit, game: String) -> impl IntoView {
    let navigate = use_navigate();
    let open = move |_| {
        let (navigate, game) = (navigate.clone(), game.clone());
        spawn_local(async move {
            match api::open_table(&game).await {
                Ok(opened) => navigate(&format!("/t/{}", opened.code), Default::default()),
                Err(why) => drop(visit.refusal.try_set(Some(why))),
            }
        });
    };
    view! {
        <button type="button" class="button" data-testid="new-table" on:click=open>
            <Icon sign=Sign::Plus/>
            {t!("result-new")}
        </button>
    }
}

/// Draws the button that starts the same game again at a table at home.
#[component]
fn Again(visit: Visit) -> impl IntoView {
    let navigate = StoredValue::new_local(use_navigate());
    let again = move |_| {
        let Some(table) = visit.table.get_untracked() else { return };
        spawn_local(async move {
            match at_home::lay(&table.game, &Setup::of(&table), true).await {
                Ok(code) => drop(navigate.try_with_value(|go| go(&format!("/home/{code}"), Default::default()))),
                Err(why) => drop(visit.refusal.try_set(Some(why))),
            }
        });
    };
    view! {
        <button type="button" class="button primary" data-testid="again" on:click=again>
            <Icon sign=Sign::Again/>
            {t!("result-again")}
        </button>
    }
}

/// Uploads a game at home to the server, if it can be reached, and shows the link to share.
#[component]
fn Elsewhere(visit: Visit) -> impl IntoView {
    let code = untrack(|| visit.code());
    let there = RwSignal::new(at_home::brought(&code));
    at_home::bring(move || drop(there.try_set(at_home::brought(&code))));
    let link = |code: String| {
        let link = format!("{}/t/{code}", window().location().origin().unwrap_or_default());
        view! {
            <div class="result-elsewhere" data-testid="elsewhere">
                <p>{t!("result-elsewhere")}</p>
                <PassOn link/>
            </div>
        }
    };
    view! { <div role="status">{move || there.get().map(link)}</div> }
}

/// Returns the leaderboard on which the result counts, if the server keeps one.
fn board_of(visit: Visit) -> Option<String> {
    visit.table.get_untracked().filter(|_| !visit.at_home)?.board.clone()
}

fn finished(visit: Visit) -> Option<Finished> {
    let (table, game) = (visit.table.get_untracked()?, visit.game.get_untracked()?);
    Some(Finished {
        outcome: game.outcome.clone()?,
        names: names(&table),
        you: table.you,
        code: table.code.clone(),
        game: table.game.clone(),
        hash: table.start.as_ref().map(|start| start.seed_hash.clone()).unwrap_or_default(),
        seed: game.seed.map(|seed| seed.to_string()).unwrap_or_default(),
    })
}

/// Who won, in one sentence.
fn headline(Finished { outcome, names, you, .. }: &Finished) -> String {
    let alone = outcome.seats.len() == 1;
    if let Some(won) = outcome.won {
        return text(match (alone, won) {
            (true, true) => "result-alone-won",
            (true, false) => "result-alone-lost",
            (false, true) => "result-together-won",
            (false, false) => "result-together-lost",
        });
    }
    if let (true, Some(standing)) = (outcome.together, outcome.seats.first()) {
        return say(&Message::new("result-together").with("score", texts::number(standing.score)));
    }
    if let [only] = outcome.seats.as_slice() {
        return say(&Message::new("result-alone").with("score", only.score));
    }
    let winners: Vec<Seat> = outcome.winners().collect();
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    match winners.as_slice() {
        // The log was full before the game had an end of its own.
        [] => text("result-none"),
        [winner] if *you == Some(*winner) => text("result-you-won"),
        [winner] => say(&Message::new("result-won").with("name", name(winner))),
        shared => say(&Message::new("result-shared").with("names", listed(shared.iter().map(name).collect()))),
    }
}

/// Returns the text of a shared picture, worded for its recipients.
fn caption(finished: &Finished) -> Caption {
    let finished = &Finished { you: None, ..finished.clone() };
    let Finished { outcome, names, game, .. } = finished;
    let mut standings: Vec<(u8, String, String)> = outcome
        .seats
        .iter()
        .zip(names)
        .map(|(standing, name)| (standing.rank, name.clone(), texts::number(standing.score)))
        .collect();
    standings.sort_by_key(|(rank, ..)| *rank);
    let standings = match outcome.together {
        true => {
            vec![(names.join(", "), outcome.seats.first().map(|seat| texts::number(seat.score)).unwrap_or_default())]
        }
        false => standings.into_iter().map(|(_, name, score)| (name, score)).collect(),
    };
    Caption { game: game.clone(), title: headline(finished), standings }
}

/// `A, B and C`.
fn listed(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    say(&Message::new("list-and").with("first", names.join(", ")).with("last", last))
}

/// Returns whether the result is celebrated: a player has won, or in a game played together the score is above zero.
fn is_to_be_proud_of(outcome: &Outcome) -> bool {
    let above_nothing = || !outcome.together || outcome.seats.iter().any(|standing| standing.score > 0);
    !outcome.seats.is_empty() && outcome.won.unwrap_or_else(above_nothing)
}
