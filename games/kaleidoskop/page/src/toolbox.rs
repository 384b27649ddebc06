//! My tools: to use, to buy, or to see that they stand on the board; and the fourth card.

use super::crystal::ScoreGem;
use super::intent::{Intent, is_placing};
use super::tools::{Kind, ToolIcon};
use contract::{Message, Seat};
use kaleidoskop::{Action, Player, Purchase, Step, Tool};
use kit::reader::{say, text};
use leptos::prelude::*;

#[component]
pub fn Toolbox(intent: Intent, seat: Seat) -> impl IntoView {
    let me = Memo::new(move |_| intent.playing.view.read().table.players[seat]);
    view! {
        <div class="k-toolbox" role="group" aria-label=kit::t!("kaleidoskop-tools")>
            {Kind::ALL.map(|kind| view! { <ToolButton intent me kind /> }).collect_view()}
            {move || (!me.read().wide_hand).then(|| view! { <BuyButton intent purchase=Purchase::Hand /> })}
        </div>
    }
}

#[component]
fn ToolButton(intent: Intent, me: Memo<Player>, kind: Kind) -> impl IntoView {
    let state = Memo::new(move |_| kind.of(&me.read()));
    move || match (state.get(), kind.purchase()) {
        (Tool::Missing, Some(purchase)) => view! { <BuyButton intent purchase /> }.into_any(),
        (Tool::Missing, None) => view! {
            <div class="k-chip k-missing" data-testid="holder-missing">
                <ToolIcon kind />
                <span class="k-chip-name">{text("kaleidoskop-tool-holder")}</span>
                <span class="k-chip-note">{kit::t!("kaleidoskop-tool-comes")}</span>
            </div>
        }
        .into_any(),
        (Tool::Ready, _) => view! { <UseButton intent kind stands=false /> }.into_any(),
        (Tool::On(_), _) => view! { <UseButton intent kind stands=true /> }.into_any(),
    }
}

/// A tool I own.
#[component]
fn UseButton(intent: Intent, kind: Kind, stands: bool) -> impl IntoView {
    let legal = Memo::new(move |_| intent.can_any(|action| is_placing(kind, action)));
    let in_hand = move || {
        intent.glass.get() == Some(kind) || (kind == Kind::Holder && intent.proposed.get() == Some(Action::Hold))
    };
    let price = move || intent.playing.view.read().table.tool_price(&intent.playing.edition.read_value());
    // What keeps me from using it, apart from its price.
    let obstacle = Memo::new(move |_| {
        let playing = intent.playing;
        let step = playing.view.read().table.turn.step;
        match step {
            _ if legal.get() => None,
            _ if stands => Some("stands"),
            _ if playing.outcome.read().is_some() => Some("owned"),
            _ if !playing.my_turn() => Some("ready"),
            Step::Crystal => Some("later"),
            Step::Orders => Some("over"),
            Step::Tools => None,
        }
    });
    let note = move || match obstacle.get() {
        Some(obstacle) => text(&format!("kaleidoskop-tool-{obstacle}")),
        None => price_words(price()),
    };
    let gem = move || (obstacle.get().is_none() && price() > 0).then(|| view! { <ScoreGem /> });
    let too_expensive = move || {
        let table = intent.playing.view.read().table;
        table.players[table.turn.seat].crystals < price()
    };
    let title = move || match obstacle.get() {
        Some("over") => text("kaleidoskop-illegal-tools-after-orders"),
        None if too_expensive() => say(&Message::new("kaleidoskop-illegal-too-expensive").with("price", price())),
        _ => text(&format!("kaleidoskop-tool-{}-does", kind.name())),
    };
    view! {
        <button
            type="button"
            class="k-chip"
            class:legal=legal
            class:is-chosen=in_hand
            class:is-lit=move || intent.is_lit(&format!("tool-{}", kind.name()))
            data-testid=format!("tool-{}", kind.name())
            disabled=move || !legal.get()
            aria-pressed=move || in_hand().to_string()
            title=title
            on:click=move |_| intent.tap_tool(kind)
        >
            <ToolIcon kind />
            <span class="k-chip-name">{move || text(&format!("kaleidoskop-tool-{}", kind.name()))}</span>
            <span class="k-chip-note">{note}{gem}</span>
        </button>
    }
}

fn price_words(price: u16) -> String {
    say(&Message::new("kaleidoskop-price").with("price", price))
}

/// Something I do not own yet, with its price.
#[component]
fn BuyButton(intent: Intent, purchase: Purchase) -> impl IntoView {
    let action = Action::Buy(purchase);
    let legal = Memo::new(move |_| intent.can(&action));
    let name = move || text(&format!("kaleidoskop-buy-{}", purchase.name()));
    let price = {
        let numbers = &intent.playing.edition.get_value().numbers;
        match purchase {
            Purchase::Mirror => numbers.mirror,
            Purchase::Frosted => numbers.frosted,
            Purchase::Hand => numbers.wide_hand,
        }
    };
    let icon = match purchase {
        Purchase::Mirror => view! { <ToolIcon kind=Kind::Mirror /> }.into_any(),
        Purchase::Frosted => view! { <ToolIcon kind=Kind::Frosted /> }.into_any(),
        Purchase::Hand => view! { <CardIcon /> }.into_any(),
    };
    view! {
        <button
            type="button"
            class="k-chip k-buy"
            class:legal=legal
            class:is-chosen=move || intent.proposed.get() == Some(action)
            class:is-lit=move || intent.is_lit(&format!("buy-{}", purchase.name()))
            data-testid=format!("buy-{}", purchase.name())
            disabled=move || !legal.get()
            title=move || text(&format!("kaleidoskop-buy-{}-does", purchase.name()))
            on:click=move |_| intent.propose(action)
        >
            {icon}
            <span class="k-chip-name">{name}</span>
            <span class="k-chip-note">{price}<ScoreGem /></span>
        </button>
    }
}

#[component]
fn CardIcon() -> impl IntoView {
    view! {
        <svg class="k-icon k-icon-hand" viewBox="-54 -54 108 108" aria-hidden="true">
            <rect class="k-icon-card" x="-38" y="-40" width="52" height="76" rx="8" transform="rotate(-10)" />
            <rect class="k-icon-card" x="-16" y="-38" width="52" height="76" rx="8" transform="rotate(6)" />
            <path class="k-icon-plus" d="M10,-18V18M-8,0H28" transform="rotate(6)" />
        </svg>
    }
}
