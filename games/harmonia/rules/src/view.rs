//! What a viewer knows, and imagining the rest.

use crate::cell::Cell;
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::harmonia::Harmonia;
use crate::layout::{Layout, Place};
use crate::options::Options;
use crate::tabletop::{EndReason, MOST_HANDS, Tabletop};
use crate::tile::Kind;
use contract::{Chance, Message, Rules as _, RulesVersion, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The state that one viewer may know. It has no field for hidden information.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    pub options: Options,
    pub seats: u8,
    /// The tiles that lie, in the order in which they were laid.
    pub layout: Vec<TileView>,
    /// How many tiles each hand still has.
    pub left: Vec<u8>,
    pub aside: Tiles,
    /// Whose turn it is, as a hand.
    pub turn: u8,
    pub shown: Option<String>,
    /// Who has agreed to end.
    pub agreed: Seats,
    /// Whether a player refused to end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    pub ended: Option<EndReason>,
    /// The viewer's own hands, each with its number; once the game is over all hands.
    pub own: Vec<(u8, Tiles)>,
}

/// A tile that lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileView {
    pub cell: Cell,
    pub edges: String,
}

impl View {
    pub(crate) fn of(game: &Harmonia, viewer: Viewer) -> View {
        let table = &game.table;
        let tile = |Place { cell, edges }: Place| TileView { cell, edges: edges.to_string() };
        // Once the game is over all hands are open.
        let open = (0..table.players).filter(|_| table.ended.is_some());
        let own = viewer.seat().into_iter().filter(|_| table.ended.is_none()).flat_map(|seat| table.hands_of(seat));
        let own = own.chain(open);
        View {
            rules: table.rules,
            options: table.options.clone(),
            seats: table.seats,
            layout: table.layout.tiles().map(tile).collect(),
            left: table.left[..usize::from(table.players)].to_vec(),
            aside: table.aside,
            turn: table.turn,
            shown: table.shown.map(|kind| kind.to_string()),
            agreed: table.agreed,
            declined: table.declined,
            ended: table.ended,
            own: own.map(|hand| (hand, *game.hand(hand))).collect(),
        }
    }

    pub(crate) fn imagine(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Result<Harmonia, Message> {
        self.rebuild(edition, chance).ok_or_else(|| Message::new("view-contradiction"))
    }

    /// All tiles that were dealt, as far as they are named.
    fn tiles(&self) -> usize {
        let left: usize = self.left.iter().map(|&left| usize::from(left)).sum();
        self.layout.len() + left + self.aside.len() + usize::from(self.shown.is_some())
    }

    fn rebuild(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Option<Harmonia> {
        let players = self.left.len();
        let fits = (1..=Harmonia::RULES).contains(&self.rules.0)
            && (2..=MOST_HANDS).contains(&players)
            && (self.seats == 1 || usize::from(self.seats) == players)
            && usize::from(self.turn) < players
            && self.agreed.minus(Seats::all(self.seats)).is_empty()
            && self.tiles() <= usize::from(edition.numbers.dealt)
            && self
                .own
                .iter()
                .enumerate()
                .all(|(place, (hand, _))| !self.own[..place].iter().any(|(other, _)| other == hand));
        if !fits {
            return None;
        }
        let mut rest: Tiles = edition.all().collect();
        let mut layout = Layout::default();
        for tile in &self.layout {
            let place = Place { cell: tile.cell, edges: tile.edges.parse().ok()? };
            (rest.take(place.edges.kind()) && layout.fits(place)).then(|| layout.lay(place))?;
        }
        let shown: Option<Kind> = match &self.shown {
            Some(name) => Some(name.parse().ok()?),
            None => None,
        };
        for kind in self.aside.iter().chain(shown) {
            rest.take(kind).then_some(())?;
        }
        let mut hands = [Tiles::default(); MOST_HANDS];
        for (hand, tiles) in &self.own {
            (usize::from(*hand) < players && tiles.len() == usize::from(self.left[usize::from(*hand)])).then_some(())?;
            tiles.iter().all(|kind| rest.take(kind)).then_some(())?;
            hands[usize::from(*hand)] = *tiles;
        }
        let mut unknown: Vec<Kind> = rest.iter().collect();
        chance.shuffle(&mut unknown);
        let mut left = [0; MOST_HANDS];
        for (hand, &count) in self.left.iter().enumerate() {
            left[hand] = count;
            if !self.own.iter().any(|(own, _)| usize::from(*own) == hand) {
                let keep = unknown.len().checked_sub(usize::from(count))?;
                hands[hand] = unknown.split_off(keep).into_iter().collect();
            }
        }
        let table = Tabletop {
            rules: self.rules,
            options: self.options.clone(),
            seats: self.seats,
            players: players as u8,
            layout,
            left,
            aside: self.aside,
            turn: self.turn,
            shown,
            agreed: self.agreed,
            declined: self.declined,
            ended: self.ended,
        };
        if table.tile_waits() && !table.agreed.is_empty() {
            return None;
        }
        Some(Harmonia {
            edition: edition.clone(),
            table,
            hands,
            unseen: unknown.into_iter().collect(),
            told: Default::default(),
        })
    }
}
