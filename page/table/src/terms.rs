//! How people play here, in plain words: who may come, whether it counts, how long a turn may last, and how late others see it. The
//! host chooses, all see it.

use crate::visit::{Visit, is_live};
use contract::{Message, Spine};
use kit::announce::announce;
use kit::parts::{Segments, Switch};
use kit::reader::{say, text};
use kit::t;
use leptos::prelude::*;
use protocol::{Ask, Clock, MOST_RATED, Table, Terms};

/// How late spectators may see a game, in seconds.
const DELAYS: [u16; 3] = [0, 60, 300];

/// The terms of a table, before the start.
#[component]
pub fn TermsPanel(visit: Visit) -> impl IntoView {
    let game = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.game.clone()).unwrap_or_default());
    let host = Memo::new(move |_| visit.table.read().as_ref().is_some_and(|table| table.host));
    let terms = Memo::new(move |_| visit.table.read().as_ref().map(|table| table.terms).unwrap_or_default());
    // There are no turns in a race; whether it is one may depend on what is chosen.
    let turns = Memo::new(move |_| visit.table.read().as_deref().is_some_and(|table| !is_live(table)));
    announce_changes(terms, host);
    let choices = Choices { visit, terms, host };
    let panel = move |game: &'static Spine| {
        view! {
            <section class="terms options panel" data-testid="terms">
                <h2>{t!("terms")}</h2>
                {choices.open()}
                {(!game.is_together()).then(|| choices.rated(turns))}
                {move || turns.get().then(|| choices.clock())}
                {choices.delay()}
                {move || (!host.get()).then(|| view! { <p class="note">{t!("gather-options-guest")}</p> })}
            </section>
        }
    };
    move || shelf::spine(&game.get()).map(panel)
}

/// What can be chosen. `Copy`: everything inside is a signal.
#[derive(Clone, Copy)]
struct Choices {
    visit: Visit,
    terms: Memo<Terms>,
    host: Memo<bool>,
}

impl Choices {
    fn change(self, change: impl FnOnce(&mut Terms)) {
        let mut terms = self.terms.get_untracked();
        change(&mut terms);
        self.visit.ask(Ask::Terms { terms });
    }

    fn disabled(self) -> Signal<bool> {
        Signal::derive(move || !self.host.get())
    }

    fn open(self) -> impl IntoView {
        let name = move || if self.terms.read().open { "open" } else { "friends" };
        view! {
            <div class="term">
                <Segments name="terms-open".to_owned() legend=Signal::derive(t!("terms-open"))
                    values=["friends", "open"].map(str::to_owned).to_vec()
                    label=|value: String| text(&format!("terms-open-{value}"))
                    chosen=Signal::derive(move || name().to_owned())
                    choose=move |value: String| self.change(|terms| terms.open = value == "open")
                    disabled=self.disabled()/>
                <p class="note">{move || text(&format!("terms-open-note-{}", name()))}</p>
            </div>
        }
    }

    /// Offered where people play against each other; once chosen it stays, so that it can be taken back. It needs a clock where
    /// there are turns.
    fn rated(self, turns: Memo<bool>) -> impl IntoView {
        let turn = move |rated: bool| {
            self.change(|terms| {
                terms.rated = rated;
                if rated && turns.get_untracked() && terms.clock == Clock::None {
                    terms.clock = Clock::Relaxed;
                }
            });
        };
        let offered = Memo::new(move |_| {
            let table = self.visit.table.read();
            table.as_deref().is_some_and(|table| table.terms.rated || people(table) > 1)
        });
        let switch = move || {
            view! {
                <div class="term">
                    <Switch name="terms-rated".to_owned() label=Signal::derive(t!("terms-rated"))
                        on=Signal::derive(move || self.terms.read().rated)
                        turn disabled=self.disabled()/>
                    <p class="note">{t!("terms-rated-note", most = i64::from(MOST_RATED))}</p>
                </div>
            }
        };
        move || offered.get().then(switch)
    }

    fn clock(self) -> impl IntoView {
        let name = move || clock_name(self.terms.read().clock);
        let choose = move |value: String| {
            if let Some(clock) = Clock::ALL.into_iter().find(|clock| clock_name(*clock) == value) {
                self.change(|terms| terms.clock = clock);
            }
        };
        view! {
            <div class="term">
                <Segments name="terms-clock".to_owned() legend=Signal::derive(t!("terms-clock"))
                    values=Clock::ALL.map(|clock| clock_name(clock).to_owned()).to_vec()
                    label=|value: String| text(&format!("terms-clock-{value}"))
                    chosen=Signal::derive(move || name().to_owned()) choose disabled=self.disabled()/>
                <p class="note">
                    {move || text(if name() == "none" { "terms-clock-note-none" } else { "terms-clock-note" })}
                </p>
            </div>
        }
    }

    fn delay(self) -> impl IntoView {
        view! {
            <div class="term">
                <Segments name="terms-delay".to_owned() legend=Signal::derive(t!("terms-delay"))
                    values=DELAYS.map(|delay| delay.to_string()).to_vec()
                    label=|seconds: String| minutes(seconds.parse().unwrap_or_default())
                    chosen=Signal::derive(move || self.terms.read().delay.to_string())
                    choose=move |seconds: String| self.change(|terms| terms.delay = seconds.parse().unwrap_or_default())
                    disabled=self.disabled()/>
                <p class="note">
                    {move || text(if self.terms.read().delay == 0 { "terms-delay-note-none" } else { "terms-delay-note" })}
                </p>
            </div>
        }
    }
}

/// Those who look on hear what the host changes.
fn announce_changes(terms: Memo<Terms>, host: Memo<bool>) {
    Effect::new(move |before: Option<Terms>| {
        let now = terms.get();
        if before.is_some_and(|before| before != now) && !host.get_untracked() {
            announce(untrack(|| said(&now)).join(", "));
        }
        now
    });
}

/// The terms in a few words each: what is unlike a table among friends without a clock. Reactive.
pub fn said(terms: &Terms) -> Vec<String> {
    let open = text(if terms.open { "terms-chip-open" } else { "terms-chip-friends" });
    let clock = clock_name(terms.clock);
    let words = [
        Some(open),
        terms.rated.then(|| text("terms-chip-rated")),
        (clock != "none").then(|| text(&format!("terms-chip-clock-{clock}"))),
        (terms.delay > 0).then(|| say(&Message::new("terms-chip-delay").with("minutes", late(terms.delay)))),
    ];
    words.into_iter().flatten().collect()
}

/// How many minutes late spectators are, at least one.
pub fn late(delay: u16) -> i64 {
    i64::from(delay.div_ceil(60).max(1))
}

fn minutes(delay: u16) -> String {
    match delay {
        0 => text("terms-delay-none"),
        delay => t!("terms-delay-minutes", minutes = late(delay))(),
    }
}

/// How many people sit at a table.
pub fn people(table: &Table) -> usize {
    table.chairs.iter().flatten().filter(|sitter| sitter.bot.is_none()).count()
}

fn clock_name(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Live => "live",
        Clock::Relaxed => "relaxed",
        Clock::Days => "days",
    }
}
