//! The panel that verifies a game: the committed checksum, the result of each check, and the values with which a
//! reader can repeat the checks.

use contract::{Message, Record};
use kit::Checked;
use kit::announce::announce;
use kit::parts::{Dialog, Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use kit::{Answer, Question};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use table_page::hashes;
use table_page::thinking;
use table_page::visit::Visit;

/// A button, and the dialog that it opens. `visit` is that of the table, not of the replay.
#[component]
pub(super) fn Check(visit: Visit, record: Arc<Record>) -> impl IntoView {
    let open = RwSignal::new(false);
    let checked = RwSignal::new(None::<Arc<Checked>>);
    let begin = {
        let record = record.clone();
        move |_| {
            open.set(true);
            if checked.read_untracked().is_none() {
                let record = Box::new(Record::clone(&record));
                spawn_local(async move {
                    if let Answer::Check(answer) = thinking::ask(Question::Check { record }).await {
                        checked.try_set(Some(Arc::new(*answer)));
                    }
                });
            }
        }
    };
    let promise = StoredValue::new(Promise::of(visit));
    Effect::new(move || {
        if let Some(checked) = checked.get() {
            announce(conclusion(&checked, &promise.read_value()));
        }
    });
    let record = StoredValue::new(record);
    let shown = move || match checked.get() {
        Some(checked) => view! { <Findings checked promise=promise.get_value() record=record.get_value()/> }.into_any(),
        None => view! { <p aria-busy="true">{t!("replay-checking")}</p> }.into_any(),
    };
    view! {
        <button type="button" class="button" data-testid="check" on:click=begin>
            <Icon sign=Sign::Check/>
            {t!("replay-check")}
        </button>
        <Dialog open title=Signal::derive(t!("replay-check")) testid="checked">{shown}</Dialog>
    }
}

/// What was told of chance before the first move, and who says so.
#[derive(Clone, Debug, PartialEq)]
struct Promise {
    hash: String,
    /// Whether this browser remembers it, rather than the table.
    remembered: bool,
}

impl Promise {
    fn of(visit: Visit) -> Promise {
        let table = visit.table.get_untracked();
        let kept = table.as_ref().and_then(|table| hashes::kept(&table.code));
        let told = table.and_then(|table| Some(table.start.as_ref()?.seed_hash.clone())).unwrap_or_default();
        Promise { remembered: kept.is_some(), hash: kept.unwrap_or(told) }
    }
}

fn is_sound(checked: &Checked, promise: &Promise) -> bool {
    checked.hash == promise.hash && checked.refused.is_none() && checked.same_result
}

/// In one sentence. Reactive.
fn conclusion(checked: &Checked, promise: &Promise) -> String {
    text(if is_sound(checked, promise) { "replay-check-sound" } else { "replay-check-unsound" })
}

#[component]
fn Findings(checked: Arc<Checked>, promise: Promise, record: Arc<Record>) -> impl IntoView {
    let sound = is_sound(&checked, &promise);
    let (all, told) = (checked.clone(), promise.clone());
    let Checked { hash, refused, same_result: same, fingerprint } = Checked::clone(&checked);
    let (chance, playable) = (hash == promise.hash, refused.is_none());
    let who = if promise.remembered { "me" } else { "table" };
    let entries = record.log.len() as i64;
    let legal = move || match &refused {
        None => say(&Message::new("replay-check-legal").with("count", entries)),
        Some(why) => say(&Message::new("replay-check-illegal").with("why", why.clone())),
    };
    let chance_words = move || {
        let id = if chance { "replay-check-chance" } else { "replay-check-other-chance" };
        say(&Message::new(id).with("who", who))
    };
    let result = move || text(if same { "replay-check-result" } else { "replay-check-other-result" });
    let rules = format!("{} {} · {}", record.game, record.rules, record.edition);
    view! {
        <div class="checked">
            <p class="checked-whole" class:is-bad=!sound data-testid="check-whole" data-sound=sound.to_string()>
                <Icon sign=if sound { Sign::Check } else { Sign::Unsaved }/>
                <strong>{move || conclusion(&all, &told)}</strong>
            </p>
            <ul class="findings">
                <Finding name="check-chance" good=chance words=chance_words>
                    <dl>
                        <dt>{t!("replay-check-hash")}</dt>
                        <dd class="hash" data-testid="check-promise">{promise.hash}</dd>
                        <dt>{t!("result-seed")}</dt>
                        <dd class="hash" data-testid="check-seed">{record.seed.to_string()}</dd>
                        <dt>{t!("replay-check-computed")}</dt>
                        <dd class="hash" data-testid="check-hash">{hash}</dd>
                    </dl>
                </Finding>
                <Finding name="check-legal" good=playable words=legal>
                    <p class="hash">{rules}</p>
                </Finding>
                <Finding name="check-result" good=same words=result>
                    {fingerprint.map(|fingerprint| view! {
                        <dl>
                            <dt>{t!("replay-check-fingerprint")}</dt>
                            <dd class="hash" data-testid="check-fingerprint">{fingerprint}</dd>
                        </dl>
                    })}
                </Finding>
            </ul>
            <p class="note">{t!("replay-check-yourself")}</p>
            <p class="hash">"farbraum replay --fingerprint FILE"</p>
        </div>
    }
}

/// Something that was checked, whether it is right, and the values.
#[component]
fn Finding(
    name: &'static str,
    good: bool,
    words: impl Fn() -> String + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let mark = move || text(if good { "replay-check-right" } else { "replay-check-wrong" });
    view! {
        <li class="finding" class:is-bad=!good data-testid=name data-good=good.to_string()>
            <Icon sign=if good { Sign::Check } else { Sign::Close }/>
            <div>
                <p><span class="unseen">{mark}" "</span>{words}</p>
                {children()}
            </div>
        </li>
    }
}
