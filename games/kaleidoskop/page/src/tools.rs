//! The special tools: on the board with their owner's mark, and as icons.

use super::geometry::{Point, TOOL, TOOL_ANGLE, hex_place, pit_place, ring_piece};
use contract::Seat;
use kaleidoskop::{Hex, Pit, Player, Purchase, Tabletop, Tool};
use leptos::prelude::*;

/// One of the three tools (K5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Holder,
    Mirror,
    Frosted,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Holder, Kind::Mirror, Kind::Frosted];

    /// Its name in texts, classes and test ids.
    pub const fn name(self) -> &'static str {
        ["holder", "mirror", "frosted"][self as usize]
    }

    /// How it is bought; a holder comes with the first order.
    pub const fn purchase(self) -> Option<Purchase> {
        [None, Some(Purchase::Mirror), Some(Purchase::Frosted)][self as usize]
    }

    /// Where a player has it.
    pub fn of(self, player: &Player) -> Tool<(Pit, Option<Hex>)> {
        let glass = |tool: Tool<(Pit, Hex)>| match tool {
            Tool::Missing => Tool::Missing,
            Tool::Ready => Tool::Ready,
            Tool::On((pit, hex)) => Tool::On((pit, Some(hex))),
        };
        match (self, player.holder) {
            (Kind::Holder, Tool::Missing) => Tool::Missing,
            (Kind::Holder, Tool::Ready) => Tool::Ready,
            (Kind::Holder, Tool::On(pit)) => Tool::On((pit, None)),
            (Kind::Mirror, _) => glass(player.mirror),
            (Kind::Frosted, _) => glass(player.frosted),
        }
    }
}

/// A tool that stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    pub kind: Kind,
    pub owner: Seat,
    pub pit: Pit,
    pub hex: Option<Hex>,
}

/// All tools on the board.
pub fn standing(table: &Tabletop) -> Vec<Standing> {
    let of = |(owner, player): (Seat, &Player)| {
        Kind::ALL.map(|kind| match kind.of(player) {
            Tool::On((pit, hex)) => Some(Standing { kind, owner, pit, hex }),
            _ => None,
        })
    };
    table.players.iter().flat_map(of).flatten().collect()
}

/// A tool on the board with its owner's mark.
#[component]
pub fn ToolOnBoard(tool: Standing, #[prop(into)] mark: Signal<String>) -> impl IntoView {
    let place = pit_place(tool.pit);
    let angle = tool.hex.map_or(std::f64::consts::FRAC_PI_4 * 3.0, |hex| place.angle_to(hex_place(hex)));
    let drawn = match tool.kind {
        Kind::Holder => view! { <use_ href="#k-holder" /> }.into_any(),
        Kind::Mirror => glass("k-mirror", "×2", angle).into_any(),
        Kind::Frosted => glass("k-frosted", "×0", angle).into_any(),
    };
    // The mark sits at one end of the ring piece, on the holder's rim at the lower right.
    let end = if tool.kind == Kind::Holder { angle } else { angle + TOOL_ANGLE };
    let corner = Point::ORIGIN.toward(end, if tool.kind == Kind::Holder { 44.0 } else { TOOL });
    view! {
        <g class=format!("k-tool k-tool-{}", tool.kind.name()) transform=place.translate()>
            {drawn}
            <g class="k-owner" transform=corner.translate()>
                <circle r="13.5" />
                <text dy="0.35em">{mark}</text>
            </g>
        </g>
    }
}

pub fn glass(class: &'static str, counts: &'static str, angle: f64) -> impl IntoView {
    let middle = Point::ORIGIN.toward(angle - 0.12, TOOL);
    view! {
        <path class="k-tool-shadow" d=ring_piece(angle) transform="translate(2 4)" />
        <path class=class d=ring_piece(angle) />
        <text class="k-counts" x=format!("{:.1}", middle.x) y=format!("{:.1}", middle.y) dy="0.35em">{counts}</text>
    }
}

/// What the tools share, for `<defs>`: the holder's claws.
#[component]
pub fn ToolCuts() -> impl IntoView {
    const CLAW: &str = "M-10,-49C-9,-40 -6,-31 0,-24C6,-31 9,-40 10,-49C6,-53 -6,-53 -10,-49Z";
    let claw = |turn: usize| {
        let turn = format!("rotate({})", 45 + 90 * turn);
        view! { <path class="k-claw" transform=turn d=CLAW /> }
    };
    view! {
        <g id="k-holder">
            <circle class="k-claw-ring" r="43" />
            {(0..4).map(claw).collect_view()}
        </g>
    }
}

/// A tool as an icon.
#[component]
pub fn ToolIcon(kind: Kind) -> impl IntoView {
    let drawn = match kind {
        Kind::Holder => view! { <circle class="k-icon-stone" r="30" /><use_ href="#k-holder" /> }.into_any(),
        Kind::Mirror => icon_glass("k-mirror", "×2").into_any(),
        Kind::Frosted => icon_glass("k-frosted", "×0").into_any(),
    };
    view! {
        <svg class=format!("k-icon k-icon-{}", kind.name()) viewBox="-54 -54 108 108" aria-hidden="true">{drawn}</svg>
    }
}

fn icon_glass(class: &'static str, counts: &'static str) -> impl IntoView {
    view! {
        <g transform="translate(0 -24)">
            <circle class="k-icon-stone" r="28" />
            <path class=class d=ring_piece(std::f64::consts::PI) />
            <text class="k-counts" y=TOOL dy="0.35em">{counts}</text>
        </g>
    }
}
