//! What the player sees, filters and can reach. The finger is handled in `pull`, the appearance in `look`.

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
    /// The round, counted from 0.
    pub round: Memo<u8>,
    /// How many cards the player may hold.
    pub slots: Memo<usize>,
    pub lies: Memo<Arc<Lies>>,
    /// The cards that the player may touch, take or give, if necessary after letting go of another.
    pub reach: Memo<BTreeSet<Face>>,
    pub ground: RwSignal<Arc<Ground>>,
    pub filter: RwSignal<Filter>,
    /// The card under the keyboard cursor.
    pub cursor: RwSignal<Option<Face>>,
    /// The card under the player's finger, as far as this page knows.
    pub grab: RwSignal<Option<Grab>>,
    /// The card that was tapped while the first one is on its way.
    pub next: RwSignal<Option<Next>>,
    /// The card that another player got.
    pub missed: RwSignal<Option<Face>>,
    /// Whether the next tapped card goes to the player's edge.
    pub aims: RwSignal<bool>,
    /// Whether the player has asked once to be done with the round, so that the second request counts.
    pub sure: RwSignal<bool>,
    /// A short notice for the player.
    pub note: RwSignal<Option<Message>>,
    /// The card touched last.
    pub(super) touched: StoredValue<Option<Face>>,
    /// The cards on which this page has put the player's finger, and the delay before it is taken away again.
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

    /// Returns the other players, clockwise from the player's left.
    pub fn others(&self) -> Vec<Seat> {
        let first = self.me().map_or(0, |me| me.0 + 1);
        let seats = (0..self.seats).map(|place| Seat((first + place) % self.seats));
        seats.filter(|&seat| Some(seat) != self.me()).collect()
    }

    /// Returns the card under a seat's finger, and its grip. Reactive.
    pub fn finger(&self, seat: Seat) -> Option<(Face, Grip)> {
        self.playing.view.read().seats.get(seat.index()).and_then(|seat| seat.finger)
    }

    pub fn my_finger(&self) -> Option<(Face, Grip)> {
        self.finger(self.me()?)
    }

    /// Returns the seats with a finger on a card. Reactive.
    pub fn touching(&self, face: Face) -> Vec<(Seat, Grip)> {
        let fingers = Seat::all(self.seats).filter_map(|seat| Some((seat, self.finger(seat)?)));
        fingers.filter(|(_, (other, _))| *other == face).map(|(seat, (_, grip))| (seat, grip)).collect()
    }

    /// Returns the seat that pulls at the same card as the player. Reactive.
    pub fn rival(&self) -> Option<Seat> {
        let (face, Grip::Contest { .. }) = self.my_finger()? else { return None };
        self.touching(face).into_iter().map(|(seat, _)| seat).find(|&seat| Some(seat) != self.me())
    }

    pub fn lie(&self, face: Face) -> Lie {
        self.lies.read().get(face)
    }

    /// Returns whether the sand runs and the player takes part in the race. Reactive.
    pub fn races(&self) -> bool {
        self.me().is_some() && matches!(self.phase.get(), Phase::Sand { .. })
    }
}

/// Returns the cards that the player may touch, take or give.
fn reach(playing: Playing<Konfetti>) -> BTreeSet<Face> {
    let (Some(state), Some(seat)) = (playing.state.get(), playing.seat.get()) else { return BTreeSet::new() };
    if playing.is_replay() || !matches!(state.table().phase(), Phase::Sand { .. } | Phase::Turn { .. }) {
        return BTreeSet::new();
    }
    let mut state = Konfetti::clone(&state);
    if state.table().place(seat).finger.is_some() {
        // To touch another card, the player lets go of the first.
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
