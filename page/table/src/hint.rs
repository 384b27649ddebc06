//! What one could do now: the best bot's idea, in words and lit on the board.

use crate::games;
use crate::thinking;
use crate::visit::Visit;
use contract::{Message, Seat, Seed};
use kit::Description;
use kit::announce::announce;
use kit::keys::{self, Key};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use kit::{Answer, Question};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::hash::{DefaultHasher, Hash, Hasher};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How far a hint is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    Unasked,
    /// Thinking; what is thought about is counted.
    Thinking(u32),
    /// An action in notation, and why.
    Known(String, Option<Message>),
    /// There is nothing to suggest.
    Nothing,
}

impl State {
    fn is_known(&self) -> bool {
        matches!(self, State::Known(..))
    }
}

/// A hint. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
pub(crate) struct Hint {
    visit: Visit,
    live: bool,
    state: RwSignal<State>,
    /// Whether it can be asked for: hints are allowed and I can do something.
    offered: Memo<bool>,
    /// The hint in words, as long as it is still good.
    told: Memo<Option<Description>>,
    /// Whether its words have been read: a player who goes on at the board needs the room, and what is lit stays lit.
    read: RwSignal<bool>,
    asked: StoredValue<u32>,
}

impl Hint {
    /// Can be asked for with a key too, as long as the caller lives.
    pub(crate) fn new(visit: Visit) -> Hint {
        let live = visit.is_live();
        let state = RwSignal::new(State::Unasked);
        let offered = Memo::new(move |_| {
            let (table, game) = (visit.table.read(), visit.game.read());
            let (Some(table), Some(game)) = (table.as_deref(), game.as_deref()) else { return false };
            let acting = if live { game.to_act } else { game.awaited };
            table.hints && game.outcome.is_none() && table.you.is_some_and(|you| acting.has(you))
        });
        let told = Memo::new(move |_| {
            let State::Known(action, _) = state.get() else { return None };
            // Where all act at the same time something always happens; the hint is good as long as it can be followed.
            let (game, seat) = (visit.game.get()?, seat(visit)?);
            let id = visit.table.read().as_ref().map(|table| table.game.clone())?;
            games::describe_action(&id, visit.edition_untracked().as_ref(), seat, game.view.get(), &action)
        });
        let hint = Hint { visit, live, state, offered, told, read: RwSignal::new(false), asked: StoredValue::new(0) };
        hint.follow();
        let touched = window_event_listener(ev::pointerdown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let on_board = target.is_some_and(|target| target.closest("#content").ok().flatten().is_some());
            if on_board && hint.state.read_untracked().is_known() {
                hint.read.set(true);
            }
        });
        on_cleanup(move || touched.remove());
        keys::listen([Key { keys: vec!["T"], text: "key-hint" }], move |event| {
            let asks = matches!(event.key().as_str(), "t" | "T") && hint.offered.get_untracked();
            if asks {
                hint.ask();
            }
            asks
        });
        hint
    }

    /// A hint lights up its places, is said, and goes when I act or it cannot be followed any more.
    fn follow(self) {
        let number = Memo::new(move |_| self.visit.game.read().as_ref().map_or(0, |game| game.number));
        Effect::new(move |before: Option<Option<Description>>| {
            let told = self.told.get();
            let before = before.flatten();
            if told != before {
                if before.is_some() || told.is_some() {
                    let places = told.as_ref().map(|told| told.places.clone()).unwrap_or_default();
                    self.visit.highlight.set(places);
                }
                if let Some(told) = &told {
                    let idea =
                        untrack(|| say(&Message::new("hint-is").with("what", told.words.clone() + &whereabouts(told))));
                    announce(untrack(|| self.why()).iter().fold(idea, |idea, why| format!("{idea} {why}")));
                }
            }
            told
        });
        // The next holder of the device must not read what was suggested to the one before.
        Effect::new(move |_| {
            if self.visit.curtain.read().is_some() {
                self.close();
            }
        });
        Effect::watch(
            move || (number.get(), self.told.read().is_some()),
            move |now, before, _| {
                let moved = before.is_some_and(|before| before.0 != now.0);
                let gone = self.state.read_untracked().is_known() && !now.1;
                if moved && !self.live && untrack(|| acted_last(self.visit)) || gone {
                    self.close();
                }
            },
            false,
        );
    }

    fn ask(self) {
        if matches!(*self.state.read_untracked(), State::Thinking(_)) {
            return;
        }
        let (Some(game), Some(seat)) = (self.visit.game.get_untracked(), untrack(|| seat(self.visit))) else { return };
        let Some(id) = self.visit.table.read_untracked().as_ref().map(|table| table.game.clone()) else { return };
        let edition = self.visit.edition_untracked();
        let asked = self.asked.get_value().wrapping_add(1);
        self.asked.set_value(asked);
        self.read.set(false);
        self.state.set(State::Thinking(asked));
        announce(text("hint-thinking"));
        spawn_local(async move {
            let view = game.view.get().to_owned();
            let seed = seed_of(&view);
            let answer = thinking::ask(Question::Suggest { game: id, edition, seat, view, seed }).await;
            let best = match answer {
                Answer::Advice(advice) => advice.into_iter().next(),
                _ => None,
            };
            // The component may have gone, or the position has.
            if self.state.try_get_untracked() != Some(State::Thinking(asked)) {
                return;
            }
            self.state.set(match best {
                Some(best) => State::Known(best.action, best.why),
                None => State::Nothing,
            });
            // Another player may have been quicker than the thought: then it is about what is there now.
            if self.told.read_untracked().is_none() && self.state.read_untracked().is_known() {
                self.close();
                let moved = self.visit.game.read_untracked().as_ref().is_some_and(|now| now.number != game.number);
                if moved && self.offered.get_untracked() {
                    self.ask();
                }
            }
        });
    }

    /// Why one would follow it. Reactive.
    fn why(self) -> Option<String> {
        match &*self.state.read() {
            State::Known(_, why) => why.as_ref().map(say),
            _ => None,
        }
    }

    fn close(self) {
        self.state.set(State::Unasked);
    }
}

/// What is imagined about a view: the same position always yields the same suggestion.
fn seed_of(view: &str) -> Seed {
    let mut hasher = DefaultHasher::new();
    view.hash(&mut hasher);
    Seed::from_number(hasher.finish())
}

/// Where it is, for those who do not see what is lit: cells are named by their coordinates.
fn whereabouts(told: &Description) -> String {
    told.places.iter().filter(|place| place.contains(',')).map(|place| format!(" {place}")).collect()
}

/// Whether the last entry of the log is mine.
fn acted_last(visit: Visit) -> bool {
    let last = visit.game.read().as_ref().and_then(|game| game.last.clone()).unwrap_or_default();
    last.split(' ').nth(1).zip(seat(visit)).is_some_and(|(actor, me)| actor == me.to_string())
}

fn seat(visit: Visit) -> Option<Seat> {
    visit.table.read().as_ref().and_then(|table| table.you)
}

/// Asks for a hint.
#[component]
pub(crate) fn HintButton(hint: Hint) -> impl IntoView {
    let busy = Memo::new(move |_| matches!(*hint.state.read(), State::Thinking(_)));
    let label = move || text(if busy.get() { "hint-thinking" } else { "hint-ask" });
    let button = move || {
        view! {
            <button type="button" class="button quiet hint-button" class:is-busy=busy data-testid="suggest"
                aria-busy=move || busy.get().to_string() aria-keyshortcuts="T" aria-label=label title=label
                on:click=move |_| hint.ask()>
                <Icon sign=Sign::Bulb/>
                <span class="hint-button-words" aria-hidden="true">{t!("hint-ask-short")}</span>
            </button>
        }
    };
    move || hint.offered.get().then(button)
}

/// The hint, over the head, until one goes on at the board.
#[component]
pub(crate) fn HintShown(hint: Hint) -> impl IntoView {
    let busy = Memo::new(move |_| matches!(*hint.state.read(), State::Thinking(_)));
    let nothing = Memo::new(move |_| *hint.state.read() == State::Nothing);
    let close = move || {
        view! {
            <button type="button" class="button quiet round" data-testid="suggestion-close" aria-label=t!("shell-close")
                on:click=move |_| hint.close()>
                <Icon sign=Sign::Close/>
            </button>
        }
    };
    let known = move |told: Description| {
        view! {
            <div class="hint">
                <Icon sign=Sign::Bulb/>
                <div>
                    <p data-testid="suggestion"><b>{t!("hint-title")}</b>" "{told.words}</p>
                    {hint.why().map(|why| view! { <p class="hint-why" data-testid="reason">{why}</p> })}
                </div>
                {close()}
            </div>
        }
    };
    let empty = move || view! { <div class="hint"><p role="status">{t!("hint-nothing")}</p>{close()}</div> };
    let thinks = || view! { <div class="hint is-busy"><Icon sign=Sign::Bulb/><p>{t!("hint-thinking")}</p></div> };
    view! {
        <div class="hints">
            {move || busy.get().then(thinks)}
            {move || hint.told.get().filter(|_| !hint.read.get()).map(known)}
            {move || nothing.get().then(empty)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_position_is_thought_about_alike() {
        assert_eq!(seed_of("{}"), seed_of("{}"));
        assert_ne!(seed_of("{}"), seed_of("[]"));
    }
}
