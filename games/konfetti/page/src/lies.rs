//! Where each card lies, as the viewer sees it.

use super::ground::{Ground, Place};
use contract::Seat;
use konfetti::{Face, Spot, View, Zone};
use std::collections::BTreeMap;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lie {
    Middle(Spot),
    /// In a slot of the player's hold.
    Hold(usize),
    /// On the player's edge: the index, and the number of cards there.
    Edge(usize, usize),
    TheirHold(Seat, usize, usize),
    TheirEdge(Seat, usize, usize),
    /// Beside the deck, face down.
    Blocked(usize),
    /// A point card.
    Gone,
}

impl Lie {
    /// Returns the name in tests and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Lie::Middle(_) => "middle",
            Lie::Hold(_) => "hold",
            Lie::Edge(..) => "edge",
            Lie::TheirHold(..) => "other-hold",
            Lie::TheirEdge(..) => "other-edge",
            Lie::Blocked(_) => "blocked",
            Lie::Gone => "gone",
        }
    }

    /// Returns the owner of the zone, if it is another player.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Lie::TheirHold(seat, ..) | Lie::TheirEdge(seat, ..) => Some(seat),
            _ => None,
        }
    }

    /// Returns the zone without the position in it: when a row closes up, its cards move but do not change otherwise.
    pub fn zone(self) -> Lie {
        match self {
            Lie::Middle(_) => Lie::Middle(Spot::default()),
            Lie::Hold(_) => Lie::Hold(0),
            Lie::Edge(..) => Lie::Edge(0, 0),
            Lie::TheirHold(seat, ..) => Lie::TheirHold(seat, 0, 0),
            Lie::TheirEdge(seat, ..) => Lie::TheirEdge(seat, 0, 0),
            Lie::Blocked(_) => Lie::Blocked(0),
            Lie::Gone => Lie::Gone,
        }
    }

    pub const fn is_mine(self) -> bool {
        matches!(self, Lie::Hold(_) | Lie::Edge(..))
    }

    pub fn place(self, ground: &Ground, slots: usize) -> Place {
        match self {
            Lie::Middle(spot) => ground.in_middle(spot),
            Lie::Hold(slot) => ground.in_hold(slot, slots),
            Lie::Edge(place, cards) => ground.in_row("edge", place, cards),
            Lie::TheirHold(seat, place, cards) => ground.in_row(&format!("hold-{seat}"), place, cards),
            Lie::TheirEdge(seat, place, cards) => ground.in_row(&format!("edge-{seat}"), place, cards),
            Lie::Blocked(place) => ground.blocked(place),
            Lie::Gone => Place { size: 24.0, ..ground.blocked(0) },
        }
    }
}

/// Where all cards of the round lie.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lies {
    cards: BTreeMap<Face, Lie>,
    /// The cards the player holds. A card keeps its slot while it is held.
    slots: Vec<Option<Face>>,
}

impl Lies {
    /// Reads the places from a view; the player's cards stay in their slots.
    pub fn of(view: &View, me: Option<Seat>, slots: usize, before: &Lies) -> Lies {
        let mut cards: BTreeMap<Face, Lie> = view.spots.iter().map(|&(face, spot)| (face, Lie::Middle(spot))).collect();
        let mine = me.and_then(|me| view.seats.get(me.index()));
        let held = mine.map(|seat| seat.held.clone()).unwrap_or_default();
        let slots = kept_slots(&held, slots, &before.slots);
        for (seat, there) in view.seats.iter().enumerate() {
            let seat = Seat(seat as u8);
            let (holds, edges) = (there.held.len(), there.edge.len());
            for (place, &face) in there.held.iter().enumerate() {
                let slot = || slots.iter().position(|other| *other == Some(face)).unwrap_or(place);
                let lie = if me == Some(seat) { Lie::Hold(slot()) } else { Lie::TheirHold(seat, place, holds) };
                cards.insert(face, lie);
            }
            for (place, &face) in there.edge.iter().enumerate() {
                let lie = if me == Some(seat) { Lie::Edge(place, edges) } else { Lie::TheirEdge(seat, place, edges) };
                cards.insert(face, lie);
            }
            // Point cards of this round; those of earlier rounds are not on the table.
            for face in &there.points {
                if let Some(lie) = cards.get_mut(face) {
                    *lie = Lie::Gone;
                }
            }
        }
        for (place, &face) in view.blocked.iter().enumerate() {
            cards.insert(face, Lie::Blocked(place));
        }
        Lies { cards, slots }
    }

    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        self.cards.keys().copied()
    }

    pub fn get(&self, face: Face) -> Lie {
        self.cards.get(&face).copied().unwrap_or(Lie::Gone)
    }

    /// Returns where a card would lie after this drop.
    pub fn ahead(&self, view: &View, face: Face, zone: Zone) -> Lie {
        let edge = self.cards.values().filter(|lie| matches!(lie, Lie::Edge(..))).count();
        match zone {
            Zone::Hold => match self.slots.iter().position(Option::is_none) {
                Some(slot) => Lie::Hold(slot),
                None => Lie::Edge(edge, edge + 1),
            },
            Zone::Edge => Lie::Edge(edge, edge + 1),
            Zone::Middle => {
                let spot = view.spots.iter().find(|(other, _)| *other == face);
                spot.map_or(Lie::Gone, |(_, spot)| Lie::Middle(*spot))
            }
        }
    }
}

fn kept_slots(held: &[Face], slots: usize, before: &[Option<Face>]) -> Vec<Option<Face>> {
    let stays = |slot: &Option<Face>| slot.filter(|face| held.contains(face));
    let mut now: Vec<Option<Face>> = before.iter().map(stays).collect();
    now.truncate(slots.max(held.len()));
    now.resize(slots.max(held.len()), None);
    for face in held {
        if !now.contains(&Some(*face))
            && let Some(free) = now.iter_mut().find(|slot| slot.is_none())
        {
            *free = Some(*face);
        }
    }
    now
}
