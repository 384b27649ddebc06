//! The players as a strip; a tap shows more of one. Where there is room, all of it shows.

use super::crystal::ScoreGem;
use super::intent::Intent;
use super::pattern::PatternPicture;
use super::tools::{Kind, ToolIcon};
use contract::{Message, Seat};
use kaleidoskop::{CardId, Player, Stack, Tool, Which};
use kit::mark;
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

#[component]
pub fn Players(intent: Intent) -> impl IntoView {
    let seats: Vec<Seat> = Seat::all(intent.playing.view.get_untracked().table.players.count()).collect();
    let open = RwSignal::new(None::<Seat>);
    let strip = NodeRef::<html::Ul>::new();
    // If the strip is too long, it scrolls to the player whose turn it is.
    Effect::new(move || {
        let (Some(strip), Some(seat)) = (strip.get(), intent.playing.to_act.get().iter().next()) else { return };
        let card = strip.children().item(seat.0.into()).and_then(|card| card.dyn_into::<HtmlElement>().ok());
        if let Some(card) = card {
            strip.set_scroll_left(card.offset_left() + card.offset_width() / 2 - strip.offset_width() / 2);
        }
    });
    // A tap anywhere else closes the details of a player.
    let elsewhere = window_event_listener(ev::pointerdown, move |event| {
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = on.is_some_and(|on| on.closest(".k-players").is_ok_and(|strip| strip.is_some()));
        if !inside && open.get_untracked().is_some() {
            open.set(None);
        }
    });
    on_cleanup(move || elsewhere.remove());
    view! {
        <ul class="k-players" node_ref=strip aria-label=kit::t!("kaleidoskop-players")>
            {seats.into_iter().map(|seat| view! { <PlayerCard intent seat open /> }).collect_view()}
        </ul>
    }
}

#[component]
fn PlayerCard(intent: Intent, seat: Seat, open: RwSignal<Option<Seat>>) -> impl IntoView {
    let playing = intent.playing;
    let player = Memo::new(move |_| playing.view.read().table.players[seat]);
    let goal = move || playing.view.read().table.goal(&playing.edition.read_value());
    let turn = Memo::new(move |_| playing.to_act.get().has(seat));
    let me = Memo::new(move |_| playing.seat.get() == Some(seat));
    let start = Memo::new(move |_| playing.view.read().table.start == seat);
    let meets = Memo::new(move |_| playing.view.read().table.meets_goal(&playing.edition.read_value(), seat));
    // What the proposed action would leave to the player.
    let ahead = Memo::new(move |_| {
        let then = intent.shown.read().players[seat].crystals;
        (then != player.read().crystals).then_some(then)
    });
    let name = move || playing.name(seat);
    let label = move || {
        let player = player.get();
        let owned = Kind::ALL.iter().filter(|kind| kind.of(&player).owned()).count();
        let label = Message::new("kaleidoskop-label-player").with("name", name()).with("crystals", player.crystals);
        let label = label
            .with("goal", goal())
            .with("tools", owned as i64)
            .with("blue", player.hand[0])
            .with("orange", player.hand[1]);
        let label = label.with("fulfilled", player.fulfilled[0] + player.fulfilled[1]);
        say(&label
            .with("turn", if turn.get() { "yes" } else { "no" })
            .with("start", if start.get() { "yes" } else { "no" }))
    };
    let flag = || {
        view! {
            <svg class="k-start" viewBox="0 0 24 24" aria-hidden="true">
                <title>{text("kaleidoskop-start-marker")}</title>
                <path d="M5 21V3h13l-3.500 4.500L18 12H7.500v9Z" />
            </svg>
        }
    };
    let toggle = move |_| open.update(|open| *open = if *open == Some(seat) { None } else { Some(seat) });
    view! {
        <li
            class="k-player"
            class:is-turn=turn
            class:is-me=me
            class:is-open=move || open.get() == Some(seat)
            class:is-meets=meets
        >
            <button
                type="button"
                class="k-player-head"
                data-testid=format!("player-{seat}")
                aria-expanded=move || (open.get() == Some(seat)).to_string()
                on:click=toggle
            >
                <span class="unseen">{label}</span>
                <span class="k-player-name" aria-hidden="true">
                    <span class="k-badge">{move || mark(&playing.names.read(), seat)}</span>
                    <span class="k-name">{name}</span>
                    {move || start.get().then(flag)}
                </span>
                <span class="k-player-row" aria-hidden="true">
                    <span class="k-purse" data-testid=format!("purse-{seat}")>
                        <ScoreGem />
                        {move || { let crystals = player.read().crystals; view! { <b class="k-count">{crystals}</b> } }}
                        {move || ahead.get().map(|then| view! { <b class="k-then">"→"{then}</b> })}
                        <i>"/"{goal}</i>
                    </span>
                    <Backs player />
                </span>
                <span class="k-player-row" aria-hidden="true">
                    <OwnedTools player />
                    <Fulfilled player />
                </span>
            </button>
            <PlayerMore intent seat player />
        </li>
    }
}

/// The backs of the cards in hand.
#[component]
fn Backs(player: Memo<Player>) -> impl IntoView {
    let backs = move || {
        let [blue, orange] = player.read().hand;
        let back = |stack: Stack| view! { <i class=format!("k-back k-stack-{stack}")></i> };
        let blue = (0..blue).map(move |_| back(Stack::Blue));
        let orange = (0..orange).map(move |_| back(Stack::Orange));
        blue.chain(orange).collect_view()
    };
    view! { <span class="k-backs">{backs}</span> }
}

#[component]
fn OwnedTools(player: Memo<Player>) -> impl IntoView {
    let tool = move |kind: Kind| {
        let state = Memo::new(move |_| kind.of(&player.read()));
        view! {
            <span
                class="k-owned"
                class:is-missing=move || !state.get().owned()
                class:is-stands=move || matches!(state.get(), Tool::On(_))
            >
                <ToolIcon kind />
            </span>
        }
    };
    view! { <span class="k-owned-tools">{Kind::ALL.map(tool).collect_view()}</span> }
}

/// How many orders of each stack are fulfilled.
#[component]
fn Fulfilled(player: Memo<Player>) -> impl IntoView {
    let count = move |stack: Stack| move || player.read().fulfilled[stack.index()];
    view! {
        <span class="k-done">
            <Icon sign=Sign::Check />
            <b class="k-stack-blue">{count(Stack::Blue)}</b>
            <b class="k-stack-orange">{count(Stack::Orange)}</b>
        </span>
    }
}

/// All public details of a player: what the goal still lacks, tools, cards, fulfilled orders.
#[component]
fn PlayerMore(intent: Intent, seat: Seat, player: Memo<Player>) -> impl IntoView {
    let playing = intent.playing;
    let goal = move || playing.view.read().table.goal(&playing.edition.read_value());
    let owned = move || Kind::ALL.iter().filter(|kind| kind.of(&player.read()).owned()).count() as i64;
    let line = move |met: bool, text: String| view! { <li class="k-need" class:met=met>{text}</li> };
    let needs = move || {
        let Player { crystals, fulfilled: [_, orange], .. } = player.get();
        let crystals_line = Message::new("kaleidoskop-need-crystals").with("crystals", crystals).with("goal", goal());
        let tools = Message::new("kaleidoskop-need-tools").with("tools", owned());
        let orders = Message::new("kaleidoskop-need-orange").with("orange", orange);
        view! {
            {line(crystals >= goal(), say(&crystals_line))}
            {line(owned() == 3, say(&tools))}
            {line(orange > 0, say(&orders))}
        }
    };
    let hand = move || {
        let [blue, orange] = player.read().hand;
        say(&Message::new("kaleidoskop-holds").with("blue", blue).with("orange", orange))
    };
    view! {
        <div class="k-player-more">
            <p class="k-more-name">{move || playing.name(seat)}</p>
            <ul class="k-needs">{needs}</ul>
            <p class="k-holds">{hand}</p>
            <LaidOff intent player />
        </div>
    }
}

/// The orders a player has fulfilled.
#[component]
fn LaidOff(intent: Intent, player: Memo<Player>) -> impl IntoView {
    let orders = Memo::new(move |_| {
        let laid_off = player.read().laid_off;
        let of = |which: Which| laid_off[which as usize].iter().map(move |card| (card, which));
        Which::ALL.into_iter().flat_map(of).collect::<Vec<(CardId, Which)>>()
    });
    let picture = move |(card, which): (CardId, Which)| {
        let edition = intent.playing.edition.get_value();
        edition.card(card).map(|card| {
            let pattern = card.orders[which as usize].pattern().clone();
            view! { <li class=format!("k-laid-off k-stack-{}", card.stack)><PatternPicture pattern /></li> }
        })
    };
    view! {
        <ul class="k-laid-offs" class:is-empty=move || orders.read().is_empty()>
            <For each=move || orders.get() key=|order| *order let:order>{picture(order)}</For>
        </ul>
    }
}
