//! After a basic game that was lost: the last moment from which it could have been won, and how.

use super::fill::around;
use super::{Hexagon, Verdict};
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::harmonia::Harmonia;
use crate::layout::{Layout, Place};
use crate::options::Variant;
use crate::tabletop::EndReason;
use crate::tile::Kind;
use contract::Solve;

/// How many searches each moment is worth.
const SEARCHES: usize = 12;
/// How many hexagons are tried, until one of them can be laid by turns.
const HEXAGONS: u64 = 64;
/// How many tiles are laid in search of an order.
const ORDERS: u32 = 2_000;

/// Looks for the last moment from which the game could have been won, a bit at a time, from the end on.
#[derive(Clone, Debug)]
pub struct Rescue {
    edition: Edition,
    laid: Vec<Place>,
    /// What each hand held at the start.
    hands: Vec<Tiles>,
    /// Whose turn it was first.
    first: usize,
    /// How many tiles lie at the moment that is looked at.
    moment: usize,
    over: bool,
    found: Option<(usize, Vec<(u8, Place)>)>,
}

impl Rescue {
    /// Returns the search for a finished basic game, or `None` if it was won.
    pub fn new(game: &Harmonia) -> Option<Rescue> {
        let table = game.table();
        let ended = table.ended()?;
        let won = ended != EndReason::Misfit && table.score(game.edition()).won;
        if won || table.options().game != Variant::Basic {
            return None;
        }
        let laid: Vec<Place> = table.layout().tiles().collect();
        let players = usize::from(table.players());
        // Every tile was a turn. When all tiles lie the turn stays with the player who laid the last.
        let turns = laid.len() - usize::from(ended == EndReason::Laid);
        let first = (usize::from(table.turn()) + players - turns % players) % players;
        let mut hands: Vec<Tiles> = (0..table.players()).map(|hand| *game.hand(hand)).collect();
        for (turn, place) in laid.iter().enumerate() {
            hands[(first + turn) % players].add(place.edges.kind());
        }
        // The tile that fitted nowhere, or was shown when all agreed to end.
        for kind in table.aside().iter().chain(table.shown()) {
            hands[usize::from(table.turn())].add(kind);
        }
        let moment = laid.len();
        Some(Rescue { edition: game.edition().clone(), laid, hands, first, moment, over: false, found: None })
    }

    /// How many tiles lay at the last moment from which the game could have been won, and what to lay from there, each with
    /// its hand.
    pub fn found(&self) -> Option<(usize, &[(u8, Place)])> {
        self.found.as_ref().map(|(moment, steps)| (*moment, steps.as_slice()))
    }

    /// The layout at a moment.
    pub fn layout(&self, tiles: usize) -> Layout {
        let mut layout = Layout::default();
        self.laid.iter().take(tiles).for_each(|&place| layout.lay(place));
        layout
    }

    /// Returns the layout after this number of the steps that would have won.
    pub fn replay(&self, steps: usize) -> Layout {
        let Some((moment, all)) = self.found() else { return Layout::default() };
        let mut layout = self.layout(moment);
        all.iter().take(steps).for_each(|&(_, place)| layout.lay(place));
        layout
    }

    /// Looks at one moment more. Says whether there is more to look at.
    pub fn advance(&mut self) -> bool {
        if self.over {
            return false;
        }
        let (layout, hands) = (self.layout(self.moment), self.hands_at(self.moment));
        if let Some(steps) = self.win(&layout, &hands) {
            self.found = Some((self.moment, steps));
        }
        self.over = self.found.is_some() || self.moment == 0;
        self.moment = self.moment.saturating_sub(1);
        !self.over
    }

    fn hands_at(&self, moment: usize) -> Vec<Tiles> {
        let mut hands = self.hands.clone();
        for (turn, place) in self.laid.iter().take(moment).enumerate() {
            hands[(self.first + turn) % self.hands.len()].take(place.edges.kind());
        }
        hands
    }

    /// A way to win: a hexagon, and an order of laying in which all players lay tiles of their own in their turns.
    fn win(&self, layout: &Layout, hands: &[Tiles]) -> Option<Vec<(u8, Place)>> {
        let all: Tiles = hands.iter().flat_map(|hand| hand.iter().collect::<Vec<_>>()).collect();
        for chances in 0..HEXAGONS {
            let mut hexagon = Hexagon::by_chance(&self.edition, layout, all, chances);
            for _ in 0..SEARCHES {
                if !hexagon.advance() {
                    break;
                }
            }
            if hexagon.verdict() != Verdict::Found {
                return None;
            }
            let left: Vec<Place> =
                hexagon.tiles().into_iter().filter(|place| layout.at(place.cell).is_none()).collect();
            let turn = (self.first + layout.len()) % hands.len();
            let Some(shares) = Shares::of(&left, hands, turn) else { continue };
            let (mut steps, mut budget) = (Vec::new(), ORDERS);
            if order(&mut layout.clone(), &mut shares.given.clone(), turn, left, &mut steps, &mut budget) {
                return Some(steps);
            }
        }
        None
    }
}

/// Which tiles of a hexagon each hand gives.
struct Shares {
    given: Vec<Tiles>,
    /// How many tiles each hand has still to give.
    due: Vec<usize>,
}

impl Shares {
    /// Every hand gives as many tiles as it has turns; `None` if that does not make up these tiles.
    fn of(left: &[Place], hands: &[Tiles], turn: usize) -> Option<Shares> {
        let due =
            |hand: usize| (left.len() + hands.len() - 1 - (hand + hands.len() - turn) % hands.len()) / hands.len();
        let mut shares =
            Shares { given: vec![Tiles::default(); hands.len()], due: (0..hands.len()).map(due).collect() };
        let gives = |place: &Place| shares.give(place.edges.kind(), hands, &mut vec![false; hands.len()]);
        left.iter().all(gives).then_some(shares)
    }

    /// One hand gives a tile of this kind; a hand that has given enough may have another one give instead.
    fn give(&mut self, kind: Kind, hands: &[Tiles], asked: &mut Vec<bool>) -> bool {
        for hand in 0..hands.len() {
            if asked[hand] || self.given[hand].of(kind) == hands[hand].of(kind) {
                continue;
            }
            asked[hand] = true;
            if self.due[hand] > 0 {
                self.due[hand] -= 1;
                self.given[hand].add(kind);
                return true;
            }
            for other in self.given[hand].iter().collect::<Vec<_>>() {
                if self.give(other, hands, asked) {
                    self.given[hand].take(other);
                    self.given[hand].add(kind);
                    return true;
                }
            }
        }
        false
    }
}

/// Lays what is left in some order, by turns.
fn order(
    layout: &mut Layout,
    hands: &mut [Tiles],
    turn: usize,
    left: Vec<Place>,
    steps: &mut Vec<(u8, Place)>,
    budget: &mut u32,
) -> bool {
    if left.is_empty() {
        return true;
    }
    for (next, &place) in left.iter().enumerate() {
        let kind = place.edges.kind();
        let touches = layout.is_empty() || around(place.cell).any(|cell| layout.at(cell).is_some());
        if !touches || !hands[turn].has(kind) {
            continue;
        }
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let before = *layout;
        layout.lay(place);
        hands[turn].take(kind);
        steps.push((turn as u8, place));
        let mut rest = left.clone();
        rest.swap_remove(next);
        if order(layout, hands, (turn + 1) % hands.len(), rest, steps, budget) {
            return true;
        }
        steps.pop();
        hands[turn].add(kind);
        *layout = before;
    }
    false
}
