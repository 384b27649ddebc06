//! What I see, look for and can reach. What my finger does is in `pull`, how it all looks in `look`.

use super::filter::Filter;
use super::grab::{Grab, Laid, Next, Patience};
use super::ground::Ground;
use super::lies::{Lie, Lies};
use contract::{Message, Millis, Rules, Seat};
use kit::playing::Playing;
use konfetti::{Action, Face, Grip, Konfetti, Phase, Side};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

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
    pub lies: Memo<Arc<Lies>>,
    /// Cards that I may touch, take or give, if need be after letting go of another.
    pub reach: Memo<BTreeSet<Face>>,
    pub ground: RwSignal<Arc<Ground>>,
    pub filter: RwSignal<Filter>,
    /// The card under the cursor of those who type.
    pub cursor: RwSignal<Option<Face>>,
    /// What my finger is on, as far as this page knows.
    pub grab: RwSignal<Option<Grab>>,
    /// What was tapped while that is on its way.
    pub next: RwSignal<Option<Next>>,
    /// The card that somebody else got.
    pub missed: RwSignal<Option<Face>>,
    /// Whether the next card that is tapped goes to my edge.
    pub aims: RwSignal<bool>,
    /// Whether being done with the round has been asked for once, and once more does it.
    pub sure: RwSignal<bool>,
    /// A small thing to tell me.
    pub note: RwSignal<Option<Message>>,
    /// The card last touched.
    pub(super) touched: StoredValue<Option<Face>>,
    /// The cards this page has put my finger on, and how long to wait before it is taken away again.
    pub(super) laid: StoredValue<Laid>,
    pub(super) stray: StoredValue<Patience>,
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
        let lies = Memo::new(move |before: Option<&Arc<Lies>>| {
            let nothing = Arc::default();
            Arc::new(Lies::of(&view.read(), playing.seat.get(), slots.get(), before.unwrap_or(&nothing)))
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
            ground: RwSignal::new(Arc::default()),
            filter: RwSignal::new(Filter::default()),
            cursor: RwSignal::new(None),
            grab: RwSignal::new(None),
            next: RwSignal::new(None),
            missed: RwSignal::new(None),
            aims: RwSignal::new(false),
            sure: RwSignal::new(false),
            note: RwSignal::new(None),
            touched: StoredValue::new(None),
            laid: StoredValue::new(Laid::default()),
            stray: StoredValue::new(Patience::default()),
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

    /// Who pulls at the same card as me. Reactive.
    pub fn rival(&self) -> Option<Seat> {
        let (face, Grip::Contest { .. }) = self.my_finger()? else { return None };
        self.touching(face).into_iter().map(|(seat, _)| seat).find(|&seat| Some(seat) != self.me())
    }

    pub fn lie(&self, face: Face) -> Lie {
        self.lies.read().get(face)
    }

    /// Whether the sand runs and I am in the race. Reactive.
    pub fn races(&self) -> bool {
        self.me().is_some() && matches!(self.phase.get(), Phase::Sand { .. })
    }
}

/// What I may touch, take or give.
fn reach(playing: Playing<Konfetti>) -> BTreeSet<Face> {
    let (Some(state), Some(seat)) = (playing.state.get(), playing.seat.get()) else { return BTreeSet::new() };
    if playing.is_replay() || !matches!(state.table().phase(), Phase::Sand { .. } | Phase::Turn { .. }) {
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
