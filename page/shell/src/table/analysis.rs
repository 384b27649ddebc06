//! What decided the game: a bot analyses the reader's moves one after the other and shows those that cost most.

use crate::replay;
use contract::{Message, Record, Seat};
use kit::Description;
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use kit::{Answer, Question};
use leptos::prelude::*;
use leptos::task::spawn_local;
use shelf::Review;
use std::sync::Arc;
use table_page::at_home::random;
use table_page::games;
use table_page::thinking;
use table_page::visit::Visit;

/// The most moments that are shown.
const MOST_MOMENTS: usize = 5;

/// The state of the analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Unasked,
    /// The bot has analysed `done` of `all` moves.
    Running {
        done: usize,
        all: usize,
    },
    Stopped,
    Done,
}

/// The analysis of a finished game. It lives as long as the table is looked at. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
pub(crate) struct Analysis {
    visit: Visit,
    stage: RwSignal<Stage>,
    record: RwSignal<Option<Arc<Record>>>,
    /// The costliest moves, the costliest first.
    moments: RwSignal<Vec<Review>>,
}

impl Analysis {
    pub(crate) fn new(visit: Visit) -> Analysis {
        let (stage, moments) = (RwSignal::new(Stage::Unasked), RwSignal::new(Vec::new()));
        Analysis { visit, stage, record: RwSignal::new(None), moments }
    }

    fn begin(self) {
        self.stage.set(Stage::Running { done: 0, all: 0 });
        self.moments.set(Vec::new());
        spawn_local(async move {
            let record = match self.visit.record().await {
                Ok(record) => Arc::new(record),
                Err(why) => {
                    self.stage.try_set(Stage::Unasked);
                    self.visit.refusal.try_set(Some(why));
                    return;
                }
            };
            if self.record.try_set(Some(record.clone())).is_none() {
                self.think_over(&record).await;
            }
        });
    }

    async fn think_over(self, record: &Record) {
        let you = self.visit.table.try_get_untracked().flatten().and_then(|table| table.you);
        let numbers = moves(&record.log, you);
        for (done, &number) in numbers.iter().enumerate() {
            // Stopped, or the table has been left.
            if !matches!(self.stage.try_get_untracked(), Some(Stage::Running { .. })) {
                return;
            }
            self.stage.set(Stage::Running { done, all: numbers.len() });
            let Ok(seed) = random() else { break };
            let question = Question::Review { record: Box::new(record.clone()), number, seed };
            if let Answer::Review(Some(review)) = thinking::ask(question).await
                && review.sure
                && review.loss() > 0.0
                && untrack(|| is_another(record, &review))
            {
                self.moments.try_update(|moments| keep(moments, review));
            }
        }
        if matches!(self.stage.try_get_untracked(), Some(Stage::Running { .. })) {
            self.stage.set(Stage::Done);
            announce(untrack(|| self.conclusion()));
        }
    }

    /// Returns the result of the analysis in one sentence. Reactive.
    fn conclusion(self) -> String {
        match (self.moments.read().len(), self.stage.get()) {
            (0, Stage::Stopped) => text("analysis-none-so-far"),
            (0, _) => text("analysis-none"),
            (count, _) => say(&Message::new("analysis-found").with("count", count as i64)),
        }
    }
}

/// Keeps the costliest moves.
fn keep(moments: &mut Vec<Review>, review: Review) {
    moments.push(review);
    moments.sort_by(|a, b| b.loss().total_cmp(&a.loss()).then(a.number.cmp(&b.number)));
    moments.truncate(MOST_MOMENTS);
}

/// Whether the better move was really another one: not the same in words, nor what its player did next anyhow. Reactive.
fn is_another(record: &Record, review: &Review) -> bool {
    let (done, better) = (review.done.action.as_str(), review.better.action.as_str());
    let told = games::describe_actions_at(record, review.number, review.seat, [done, better]);
    told.is_some_and(|[done, better]| done != better) && next(&record.log, review.number, review.seat) != Some(better)
}

/// Returns the first action of a seat after an entry.
fn next(log: &[String], number: usize, seat: Seat) -> Option<&str> {
    let own = |line: &&String| line.split(' ').nth(1).and_then(|word| word.parse().ok()) == Some(seat);
    log.iter().skip(number + 1).find(own).and_then(|line| line.splitn(3, ' ').nth(2))
}

/// Returns the entries of one seat's moves, or of all moves, without those taken back.
fn moves(log: &[String], of: Option<Seat>) -> Vec<usize> {
    let mut moves: Vec<(usize, Seat)> = Vec::new();
    for (number, line) in log.iter().enumerate() {
        let mut words = line.split(' ').skip(1);
        let Some(seat) = words.next().and_then(|seat| seat.parse().ok()) else { continue };
        if words.next() == Some("undo") {
            if let Some(last) = moves.iter().rposition(|(_, other)| *other == seat) {
                moves.remove(last);
            }
        } else {
            moves.push((number, seat));
        }
    }
    moves.into_iter().filter(|(_, seat)| of.is_none_or(|of| of == *seat)).map(|(number, _)| number).collect()
}

/// The analysis in the panel of the result: a button at first, then how far it is, then what was found.
#[component]
pub(super) fn AnalysisPanel(analysis: Analysis, names: Vec<String>) -> impl IntoView {
    let stage = analysis.stage;
    let names = StoredValue::new(names);
    let running = Memo::new(move |_| matches!(stage.get(), Stage::Running { .. }));
    let unasked = Memo::new(move |_| stage.get() == Stage::Unasked);
    let button = move || {
        view! {
            <button type="button" class="button" data-testid="analyse" on:click=move |_| analysis.begin()>
                <Icon sign=Sign::Bulb/>
                {t!("analysis-begin")}
            </button>
        }
    };
    let ended = Memo::new(move |_| matches!(stage.get(), Stage::Stopped | Stage::Done));
    let conclusion = move || view! { <p class="note" data-testid="analysis-done">{move || analysis.conclusion()}</p> };
    let rows = move || {
        let (record, moments) = (analysis.record.get(), analysis.moments.get());
        let greatest = moments.first().map_or(0.0, Review::loss);
        let row = |(index, review): (usize, Review)| {
            let record = record.clone()?;
            let actions = [review.done.action.as_str(), review.better.action.as_str()];
            let told = games::describe_actions_at(&record, review.number, review.seat, actions)?;
            let (share, whose) = (review.loss() / greatest, whose(analysis, review.seat, names));
            Some(view! { <Moment analysis index number=review.number whose told why=review.better.why share/> })
        };
        moments.into_iter().enumerate().filter_map(row).collect_view()
    };
    view! {
        <section class="analysis" aria-label=t!("analysis-begin")>
            {move || unasked.get().then(button)}
            {move || (!unasked.get()).then(|| view! { <h3>{t!("analysis-begin")}</h3> })}
            {move || running.get().then(|| view! { <Progress analysis/> })}
            {move || ended.get().then(conclusion)}
            <ol class="moments">{rows}</ol>
        </section>
    }
}

/// Whose move it was, for those who only watched.
fn whose(analysis: Analysis, seat: Seat, names: StoredValue<Vec<String>>) -> Option<String> {
    let watches = analysis.visit.table.read_untracked().as_ref().is_none_or(|table| table.you.is_none());
    watches.then(|| names.read_value().get(seat.index()).cloned()).flatten()
}

#[component]
fn Progress(analysis: Analysis) -> impl IntoView {
    let so_far = move || match analysis.stage.get() {
        Stage::Running { done, all } => (done, all),
        _ => (0, 0),
    };
    let words = move || {
        let (done, all) = so_far();
        say(&Message::new("analysis-running").with("done", done as i64).with("all", all as i64))
    };
    view! {
        <div class="analysis-running" data-testid="analysis-running">
            <label>
                <span>{words}</span>
                <progress prop:max=move || so_far().1.max(1) as f64 prop:value=move || so_far().0 as f64></progress>
            </label>
            <button type="button" class="button quiet" data-testid="analysis-stop"
                on:click=move |_| analysis.stage.set(Stage::Stopped)>
                <Icon sign=Sign::Close/>
                {t!("analysis-stop")}
            </button>
        </div>
    }
}

/// A move that cost something, and the way to the board as it was before it.
#[component]
fn Moment(
    analysis: Analysis,
    index: usize,
    number: usize,
    whose: Option<String>,
    told: [Description; 2],
    /// Why the other would have been better.
    why: Option<Message>,
    /// What it cost, compared with what cost most.
    share: f32,
) -> impl IntoView {
    let [done, better] = told;
    let there = replay::address_lit(analysis.visit, number, &better.places);
    let title = match whose {
        Some(name) => say(&Message::new("analysis-move-of").with("number", (number + 1) as i64).with("name", name)),
        None => say(&Message::new("analysis-move").with("number", (number + 1) as i64)),
    };
    let percent = (share * 100.0).round().clamp(0.0, 100.0);
    let cost = say(&Message::new("analysis-cost").with("percent", percent as i64));
    view! {
        <li>
            <div class="moment" data-testid=format!("moment-{}", index + 1)>
                <span class="moment-head">
                    <b>{title}</b>
                    <span class="moment-cost" role="img" aria-label=cost.clone() title=cost>
                        <span style:width=format!("{percent}%")></span>
                    </span>
                </span>
                <span><i>{t!("analysis-did")}</i>" "{done.words}</span>
                <span><i>{t!("analysis-better")}</i>" "<b>{better.words}</b></span>
                {why.map(|why| view! { <span class="moment-why">{say(&why)}</span> })}
            </div>
            <a class="button quiet" href=there data-testid=format!("replay-moment-{}", index + 1)>
                <Icon sign=Sign::Rewind/>
                {t!("replay-there")}
            </a>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_that_counted_are_thought_over() {
        let log = ["5 1 put red", "9 2 put blue", "12 1 undo", "15 1 put pink", "20 time"].map(str::to_owned);
        assert_eq!(moves(&log, Some(Seat(0))), [3]);
        assert_eq!(moves(&log, None), [1, 3]);
    }

    #[test]
    fn what_somebody_does_next_is_their_own() {
        let log = ["5 1 put red", "9 2 put blue", "12 time", "15 1 put pink 1,1"].map(str::to_owned);
        assert_eq!(next(&log, 0, Seat(0)), Some("put pink 1,1"));
        assert_eq!(next(&log, 1, Seat(1)), None);
    }
}
