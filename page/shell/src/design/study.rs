//! Many games of bots with the draft, and as many with the edition that comes with the game, from the same deals. They are played in
//! the worker, slice by slice.

use super::draft::{Draft, State};
use super::figures::Figures;
use super::outcome::{Games, Outcome};
use contract::{EditionId, Message};
use kit::editions;
use kit::parts::{Icon, Segments, Sign};
use kit::reader::{say, text};
use kit::study::{Played, Slice};
use kit::t;
use kit::{Answer, Question};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use table_page::thinking;

/// The bots that are quick enough for hundreds of games.
const BOTS: [&str; 3] = ["random", "easy", "medium"];
const GAMES: [u64; 3] = [100, 300, 1000];
/// Fixed seed: two drafts are compared with the same deals, and `farbraum lab run` can play the same games.
const SEED: u64 = 1;

/// What is to be played.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Choice {
    seats: u8,
    bot: &'static str,
    games: u64,
}

/// A study while it runs: games played, and wanted. Together, if two editions are measured.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Run {
    done: u64,
    of: u64,
}

/// Choices, the way to start and to stop, and what came of it.
#[component]
pub(super) fn TryIt(draft: Draft) -> impl IntoView {
    let (least, most) = draft.game.seats().into_inner();
    let usual = if draft.game.is_together() { 2.clamp(least, most) } else { 4.clamp(least, most) };
    let choice = RwSignal::new(Choice { seats: usual, bot: BOTS[2], games: GAMES[0] });
    let run = RwSignal::new(None::<Run>);
    let stopped = StoredValue::new(false);
    let outcome = RwSignal::new(None::<Arc<Outcome>>);
    let failed = RwSignal::new(None::<Message>);
    let valid = Memo::new(move |_| matches!(&*draft.state.read(), State::Valid(_)));
    let start = move |_| {
        let State::Valid(own) = draft.state.get_untracked() else { return };
        if run.get_untracked().is_some() {
            return;
        }
        let edition = (!untrack(|| draft.is_original())).then(|| own.id.clone());
        editions::keep(own);
        let Choice { seats, bot, games } = choice.get_untracked();
        let slice = Slice { bot: bot.to_owned(), seats, games, seed: SEED, from: 0 };
        stopped.set_value(false);
        failed.set(None);
        outcome.set(None);
        run.set(Some(Run { done: 0, of: games * if edition.is_some() { 2 } else { 1 } }));
        spawn_local(async move {
            let came = play(draft.game.id(), edition, slice, run, stopped).await;
            match came {
                Ok(games) => _ = outcome.try_set(Outcome::of(games.0, games.1).map(Arc::new)),
                Err(why) => _ = failed.try_set(Some(why)),
            }
            run.try_set(None);
        });
    };
    let told = move || run.get().unwrap_or(Run { done: 0, of: 1 });
    // The bar moves on without being drawn anew, so that the button stays where it is.
    let running = move || {
        let words =
            move || say(&Message::new("design-run").with("done", told().done as i64).with("of", told().of as i64));
        view! {
            <div class="design-running" data-testid="design-running">
                <progress prop:max=move || told().of as f64 prop:value=move || told().done as f64 aria-label=t!("design-progress")></progress>
                <span class="note">{words}</span>
                <button type="button" class="button" data-testid="design-stop" on:click=move |_| stopped.set_value(true)>
                    <Icon sign=Sign::Pause/>{t!("design-stop")}
                </button>
            </div>
        }
    };
    let is_running = Memo::new(move |_| run.read().is_some());
    let changed = Memo::new(move |_| {
        let measured = outcome.read().as_ref().map(|outcome| outcome.own.plan.edition.clone());
        let now = match &*draft.state.read() {
            State::Valid(own) => Some(own.id.clone()),
            _ => None,
        };
        measured.is_some() && measured != now
    });
    let chosen = move |part: fn(Choice) -> String| Signal::derive(move || part(choice.get()));
    let bot_of = |name: &str| BOTS.into_iter().find(|bot| *bot == name).unwrap_or(BOTS[0]);
    view! {
        <section class="panel design-study" aria-labelledby="design-study-title">
            <h2 id="design-study-title">{t!("design-study")}</h2>
            <p class="note">{t!("design-study-text")}</p>
            <div class="design-choices">
                <Segments name="study-seats".to_owned() legend=Signal::derive(t!("design-seats"))
                    values=(least..=most).map(|seats| seats.to_string()).collect()
                    label=|seats: String| seats
                    chosen=chosen(|choice| choice.seats.to_string()) disabled=is_running
                    choose=move |seats: String| choice.update(|choice| choice.seats = seats.parse().unwrap_or(usual))/>
                <Segments name="study-bot".to_owned() legend=Signal::derive(t!("home-level"))
                    values=BOTS.map(str::to_owned).to_vec()
                    label=|bot: String| text(&format!("lab-bot-{bot}"))
                    chosen=chosen(|choice| choice.bot.to_owned()) disabled=is_running
                    choose=move |bot: String| choice.update(|choice| choice.bot = bot_of(&bot))/>
                <Segments name="study-games".to_owned() legend=Signal::derive(t!("design-games"))
                    values=GAMES.map(|games| games.to_string()).to_vec()
                    label=|games: String| games
                    chosen=chosen(|choice| choice.games.to_string()) disabled=is_running
                    choose=move |games: String| choice.update(|choice| choice.games = games.parse().unwrap_or(GAMES[0]))/>
            </div>
            {move || (!is_running.get()).then(|| view! {
                <button type="button" class="button primary" data-testid="design-study" prop:disabled=move || !valid.get()
                    on:click=start>
                    <Icon sign=Sign::Play/>{t!("design-study-now")}
                </button>
            })}
            {move || is_running.get().then(running)}
            <p class="problem" role="alert">{move || failed.get().map(|why| say(&why))}</p>
            <p class="note" role="status">{move || changed.get().then(|| text("design-changed"))}</p>
            {move || outcome.get().map(|outcome| view! { <Figures outcome/> })}
        </section>
    }
}

/// Plays games with both editions in turn, until all are played or the designer stops the study.
async fn play(
    game: &str,
    edition: Option<EditionId>,
    slice: Slice,
    run: RwSignal<Option<Run>>,
    stopped: StoredValue<bool>,
) -> Result<(Games, Option<Games>), Message> {
    let mut usual = edition.is_some().then(Games::default);
    let mut own = Games::default();
    loop {
        let played = |games: &Games| games.rows.len() as u64;
        let behind = usual.as_mut().filter(|usual| played(usual) < played(&own));
        let (with, games) = match behind {
            Some(usual) => (None, usual),
            None => (edition.clone(), &mut own),
        };
        let from = played(games);
        if from < slice.games {
            let Played { plan, rows } = ask(&Slice { from, ..slice.clone() }, game, with).await?;
            if rows.is_empty() {
                return Err(Message::new("design-study-failed"));
            }
            games.plan = games.plan.take().or(plan);
            games.rows.extend(rows);
        }
        let done = played(&own) + usual.as_ref().map_or(0, played);
        let of = slice.games * if usual.is_some() { 2 } else { 1 };
        // The page that started the study may have been left.
        if run.try_set(Some(Run { done, of })).is_some() || stopped.try_get_value() != Some(false) || done >= of {
            return Ok((own, usual));
        }
    }
}

/// Plays a slice of games, in the worker if there is one.
///
/// # Errors
/// They cannot be played, with this edition or here.
async fn ask(slice: &Slice, game: &str, edition: Option<EditionId>) -> Result<Played, Message> {
    let failed = || Message::new("design-study-failed");
    let slice = serde_json::to_string(slice).map_err(|_| failed())?;
    match thinking::ask(Question::Study { game: game.to_owned(), edition, slice }).await {
        Answer::Study(came) => serde_json::from_str::<Result<Played, Message>>(&came).map_err(|_| failed())?,
        _ => Err(failed()),
    }
}
