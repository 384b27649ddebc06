//! What I see, look for and can reach. What my finger does is in `pull`.

use super::filter::Filter;
use super::ground::{Ground, Place, Point};
use super::lies::{Lie, Lies};
use super::pull::Grab;
use crate::playing::Playing;
use contract::{Game, Message, Millis, Seat};
use konfetti::{Action, Face, Grip, Konfetti, Phase, Side};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// How far a card under somebody's finger is drawn to them, in pixels.
const DRAWN: f64 = 16.0;
/// How far a card is on its way before it can be dropped.
const ON_THE_WAY: f64 = 0.66;
/// How far a card comes that somebody else pulls at too.
const CONTESTED: f64 = 0.16;

/// `Copy`: everything inside is a signal.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    pub playing: Playing<Konfetti>,
    pub side: Side,
    pub calm: bool,
    pub seats: u8,
    pub phase: Memo<Phase>,
    /// From 0 on.
    pub round: Memo<u8>,
    /// How many cards I may hold.
    pub slots: Memo<usize>,
    pub lies: Memo<Lies>,
    /// Cards that I may touch, take or give, if need be after letting go of another.
    pub reach: Memo<BTreeSet<Face>>,
    pub ground: RwSignal<Ground>,
    pub filter: RwSignal<Filter>,
    /// The card under the cursor of those who type.
    pub cursor: RwSignal<Option<Face>>,
    /// What my finger is on, as far as this page knows.
    pub grab: RwSignal<Option<Grab>>,
    /// The card that somebody else got.
    pub missed: RwSignal<Option<Face>>,
    /// A small thing to tell me.
    pub note: RwSignal<Option<Message>>,
    /// The card last touched.
    pub(super) touched: StoredValue<Option<Face>>,
}

impl Intent {
    pub fn new(playing: Playing<Konfetti>) -> Intent {
        let view = playing.view;
        let (options, seats) = view.with_untracked(|view| (view.options.clone(), view.seats.len() as u8));
        let round = Memo::new(move |_| view.read().round);
        let slots = Memo::new(move |_| {
            let edition = playing.edition.get_value();
            edition.rounds(seats).get(usize::from(round.get())).map_or(0, |round| usize::from(round.hold))
        });
        let lies = Memo::new(move |before: Option<&Lies>| {
            let nothing = Lies::default();
            Lies::of(&view.read(), playing.seat.get(), slots.get(), before.unwrap_or(&nothing))
        });
        Intent {
            playing,
            side: options.side,
            calm: options.calm,
            seats,
            phase: Memo::new(move |_| view.read().phase),
            round,
            slots,
            lies,
            reach: Memo::new(move |_| reach(playing)),
            ground: RwSignal::new(Ground::default()),
            filter: RwSignal::new(Filter::default()),
            cursor: RwSignal::new(None),
            grab: RwSignal::new(None),
            missed: RwSignal::new(None),
            note: RwSignal::new(None),
            touched: StoredValue::new(None),
        }
    }

    pub fn me(&self) -> Option<Seat> {
        self.playing.seat.get()
    }

    /// Those who are not me, clockwise from my left.
    pub fn others(&self) -> Vec<Seat> {
        let first = self.me().map_or(0, |me| me.0 + 1);
        let seats = (0..self.seats).map(|place| Seat((first + place) % self.seats));
        seats.filter(|&seat| Some(seat) != self.me()).collect()
    }

    /// How a seat's finger is on a card. Reactive.
    pub fn finger(&self, seat: Seat) -> Option<(Face, Grip)> {
        self.playing.view.read().seats.get(seat.index()).and_then(|seat| seat.finger)
    }

    pub fn my_finger(&self) -> Option<(Face, Grip)> {
        self.finger(self.me()?)
    }

    /// Those who have a finger on a card. Reactive.
    pub fn touching(&self, face: Face) -> Vec<(Seat, Grip)> {
        let fingers = Seat::all(self.seats).filter_map(|seat| Some((seat, self.finger(seat)?)));
        fingers.filter(|(_, (other, _))| *other == face).map(|(seat, (_, grip))| (seat, grip)).collect()
    }

    /// Since when two fingers are on a card. Reactive.
    pub fn contest(&self, face: Face) -> Option<Millis> {
        self.touching(face).into_iter().find_map(|(_, grip)| match grip {
            Grip::Contest { since } => Some(since),
            _ => None,
        })
    }

    /// Who pulls at the same card as me. Reactive.
    pub fn rival(&self) -> Option<Seat> {
        let (face, Grip::Contest { .. }) = self.my_finger()? else { return None };
        self.touching(face).into_iter().map(|(seat, _)| seat).find(|&seat| Some(seat) != self.me())
    }

    /// Where somebody's finger is in the middle, if it moves there. Reactive.
    pub fn moving(&self, seat: Seat) -> Option<Point> {
        let fingers = self.playing.fingers.read();
        let (_, x, y) = fingers.iter().find(|(other, ..)| *other == seat)?;
        let inside = |share: i16| (-40..=1040).contains(&share);
        (inside(*x) && inside(*y)).then(|| self.ground.read().point((*x).into(), (*y).into()))
    }

    pub fn lie(&self, face: Face) -> Lie {
        self.lies.read().get(face)
    }

    /// Where a card is to be seen, but for my own dragging. Reactive.
    pub fn place(&self, face: Face) -> Place {
        let (lie, slots) = (self.lie(face), self.slots.get());
        let ground = self.ground.read();
        let place = lie.place(&ground, slots);
        let contested = self.contest(face).is_some();
        let grab = self.grab.get().filter(|grab| grab.face == face);
        if let Some(goal) = grab.and_then(|grab| grab.goal) {
            let to = self.lies.read().ahead(&self.playing.view.read(), face, goal).place(&ground, slots);
            let dropped = grab.is_some_and(|grab| grab.dropped);
            let share = if contested {
                CONTESTED
            } else if dropped {
                1.0
            } else {
                ON_THE_WAY
            };
            // A card straightens only when it is there.
            return Place { turn: if dropped { to.turn } else { place.turn }, ..place.towards(to, share) };
        }
        let others: Vec<Seat> = self.touching(face).into_iter().map(|(seat, _)| seat).collect();
        let other = others.into_iter().find(|&seat| Some(seat) != self.me());
        match other {
            Some(seat) if grab.is_none() && !contested => {
                let chair = ground.chair(seat, self.me());
                let at = self.moving(seat).unwrap_or_else(|| place.at.nearer(chair, DRAWN));
                Place { at, ..place }
            }
            _ => place,
        }
    }

    /// Whether the sand runs and I am in the race. Reactive.
    pub fn races(&self) -> bool {
        self.me().is_some() && matches!(self.phase.get(), Phase::Sand { .. })
    }

    /// Whether something is looked for that this card does not have. Reactive.
    pub fn is_dimmed(&self, face: Face) -> bool {
        let filter = self.filter.read();
        filter.is_on() && !filter.matches(face)
    }
}

/// What I may touch, take or give.
fn reach(playing: Playing<Konfetti>) -> BTreeSet<Face> {
    let (Some(state), Some(seat)) = (playing.state.get(), playing.seat.get()) else { return BTreeSet::new() };
    if !matches!(state.table().phase(), Phase::Sand { .. } | Phase::Turn { .. }) {
        return BTreeSet::new();
    }
    let mut state = Konfetti::clone(&state);
    if state.table().place(seat).finger.is_some() {
        // Whoever wants another card lets go of the first.
        let _ = state.play(seat, &Action::LetGo, Millis(0));
    }
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let face = |action: Action| match action {
        Action::Touch(face) | Action::Take(face) | Action::Give(face) => Some(face),
        _ => None,
    };
    actions.into_iter().filter_map(face).collect()
}
