//! The player's finger: touch a card, pull it, drop it or let go (F3.2–F3.5).
//!
//! The page reacts at once and the table decides. A card that is released over a zone before it can be dropped stays
//! under the finger until it can: a tap pulls as long as a hand would.

use super::filter::Filter;
use super::grab::{Grab, Next, Patience, Turn};
use super::intent::Intent;
use super::lies::Lie;
use super::pointer::now;
use contract::Message;
use kit::announce::announce;
use kit::reader::text;
use konfetti::{Action, Face, Finger, Grip, Phase, Zone, tally};
use leptos::prelude::*;
use std::time::Duration;

/// How long a short notice is shown.
const NOTE: Duration = Duration::from_millis(2600);
/// Refusals that mean that another player was faster.
const FASTER: [&str; 3] = ["konfetti-illegal-held", "konfetti-illegal-contested", "konfetti-illegal-out-of-reach"];
/// Refusals of requests that have become pointless meanwhile.
const POINTLESS: [&str; 7] = [
    "konfetti-illegal-no-finger",
    "konfetti-illegal-finger-down",
    "konfetti-illegal-too-soon",
    "konfetti-illegal-not-alone",
    "konfetti-illegal-not-yours",
    "konfetti-illegal-there-already",
    "konfetti-illegal-no-sand",
];

impl Intent {
    /// Keeps the finger in line with the table, while the caller lives.
    pub fn follow(self) {
        Effect::new(move || self.follow_finger());
        Effect::new(move || self.follow_next());
        Effect::new(move || self.hush());
        // A new round has other cards: the filter is reset.
        Effect::watch(move || self.round.get(), move |_, _, _| self.filter.set(Filter::default()), false);
        if self.calm {
            // Any other action cancels the pending confirmation.
            Effect::watch(move || self.playing.number.get(), move |_, _, _| self.sure.set(false), false);
        }
    }

    /// Puts the player's finger on a card. Returns whether this is allowed.
    pub fn touch(&self, face: Face) -> bool {
        if !self.reach.read_untracked().contains(&face) {
            return false;
        }
        let before = self.grab.get_untracked();
        if self.calm {
            self.grab.set(Some(Grab::new(face)));
            return true;
        }
        match before {
            Some(Grab { dropped: true, face: same, .. }) if same == face => return false,
            // The card is back in the player's hand.
            Some(grab) if grab.face == face => {
                self.grab.set(Some(Grab { goal: None, ..grab }));
                return true;
            }
            Some(_) => self.play(Action::LetGo),
            None if untrack(|| self.my_finger()).is_some() => self.play(Action::LetGo),
            None => (),
        }
        self.touched.set_value(Some(face));
        self.laid.update_value(|laid| laid.put(face));
        self.missed.set(None);
        self.grab.set(Some(Grab::new(face)));
        self.next.set(None);
        self.play(Action::Touch(face));
        true
    }

    /// Queues a card behind the one that is on its way, if there is one; the newest replaces the queued one. Returns
    /// whether it was queued.
    pub fn wait(&self, face: Face, goal: Option<Zone>) -> bool {
        let contested = untrack(|| self.rival()).is_some();
        let first = self.grab.get_untracked().is_some_and(|grab| grab.goes_first(face, contested));
        let waits = first && self.reach.read_untracked().contains(&face);
        if waits {
            self.next.set(Some(Next { face, goal }));
            if goal.is_some() {
                self.aims.set(false);
            }
        }
        waits
    }

    /// Takes the player's finger away, and forgets the queued card.
    pub fn let_go(&self) {
        self.next.set(None);
        self.release();
    }

    fn release(&self) {
        if self.grab.get_untracked().is_none() {
            return;
        }
        if !self.calm {
            self.play(Action::LetGo);
        }
        self.grab.set(None);
    }

    /// Drops the card under the finger, as soon as it can be dropped.
    pub fn drop_into(&self, zone: Zone) {
        let Some(grab) = self.grab.get_untracked() else { return };
        self.aims.set(false);
        if self.calm {
            self.grab.set(None);
            let mine = untrack(|| self.lie(grab.face)).is_mine();
            match zone {
                Zone::Middle if mine => self.play(Action::Give(grab.face)),
                Zone::Hold | Zone::Edge if !mine => self.play(Action::Take(grab.face)),
                _ => (),
            }
            return;
        }
        self.grab.set(Some(Grab { goal: Some(zone), ..grab }));
        self.try_to_drop();
    }

    /// Returns the zone for a tapped card: to the player, or back if the player holds it; after a tap on the edge,
    /// there or back from there.
    pub fn way_of(&self, face: Face) -> Zone {
        match untrack(|| self.lie(face)) {
            _ if self.aims.get_untracked() => self.way_by_edge(face),
            Lie::Hold(_) => Zone::Middle,
            _ => Zone::Hold,
        }
    }

    /// Returns the zone for a card after a tap on the edge: the edge, or the middle if the card lies on the edge.
    pub fn way_by_edge(&self, face: Face) -> Zone {
        match untrack(|| self.lie(face)) {
            Lie::Edge(..) => Zone::Middle,
            _ => Zone::Edge,
        }
    }

    /// Touches and drops a card, for taps and keys.
    pub fn pull(&self, face: Face, zone: Zone) {
        if !self.wait(face, Some(zone)) && self.touch(face) {
            self.drop_into(zone);
        }
    }

    /// Declares the player done with the round at the calm table (F6), which cannot be undone: with a hand that is
    /// worth nothing, or has room for more cards, only on the second request.
    pub fn be_done(&self) {
        if self.playing.can_undo.get_untracked() {
            return self.playing.undo.run(());
        }
        if self.could_go_on() && !self.sure.get_untracked() {
            announce(text("konfetti-done-sure"));
            return self.sure.set(true);
        }
        self.sure.set(false);
        self.play(Action::Done);
    }

    /// Returns whether the player can be done with the round now, or take that back.
    pub fn can_be_done(&self) -> bool {
        self.playing.can_undo.get_untracked() || self.playing.legal.read_untracked().contains(&Action::Done)
    }

    fn could_go_on(&self) -> bool {
        let view = self.playing.view.get_untracked();
        let mine = self.playing.seat.get_untracked().and_then(|me| view.seats.get(me.index()));
        mine.is_some_and(|mine| tally(&mine.held).points <= 0 || mine.held.len() < self.slots.get_untracked())
    }

    fn play(&self, action: Action) {
        self.playing.play.run(action);
    }

    fn try_to_drop(&self) {
        let Some(grab @ Grab { face, goal: Some(zone), dropped: false, .. }) = self.grab.get_untracked() else {
            return;
        };
        if let Some(left) = grab.patience.left(now()) {
            return self.try_to_drop_in(left);
        }
        let state = untrack(|| self.playing.state_now());
        let Some((state, seat)) = state.zip(self.playing.seat.get_untracked()) else { return };
        let Some(Finger { card, grip: Grip::Firm }) = state.table().place(seat).finger else { return };
        if state.face(card) != face {
            return;
        }
        let drop = Action::Drop(zone);
        if contract::Rules::check(&state, seat, &drop).is_ok() {
            self.grab.set(Some(Grab { dropped: true, ..grab }));
            self.play(drop);
        } else {
            self.release();
        }
    }

    fn try_to_drop_in(self, wait: Duration) {
        let again = move || {
            if self.grab.try_get_untracked().is_some() {
                self.try_to_drop()
            }
        };
        set_timeout(again, wait);
    }

    fn follow_finger(self) {
        let (finger, waiting) = (self.my_finger(), self.playing.waiting.get());
        let races = matches!(self.phase.get(), Phase::Sand { .. });
        let mine = self.laid.try_update_value(|laid| laid.follow(finger, waiting)) == Some(true);
        let Some(grab) = self.grab.get() else {
            return self.follow_stray(mine && !waiting && races);
        };
        let followed = match self.calm {
            true if self.reach.read().contains(&grab.face) => return,
            _ if !races => None,
            _ => grab.follow(finger, waiting, now()),
        };
        if followed != Some(grab) {
            self.grab.set(followed);
        }
        let Some((face, grip)) = finger.filter(|_| followed.is_some()) else { return };
        match grip {
            _ if face != grab.face => (),
            Grip::Firm => self.try_to_drop(),
            Grip::Alone { since } => {
                let firm = since.plus(self.playing.edition.read_value().numbers.pull.into());
                self.try_to_drop_in(Duration::from_millis(self.playing.clock.until(firm) + 4));
            }
            Grip::Contest { .. } => (),
        }
    }

    /// Touches the queued card once the first one has arrived or is lost.
    fn follow_next(self) {
        let busy = self.grab.get().is_some() || self.playing.waiting.get();
        let Some(next) = self.next.get() else { return };
        match next.turn(&self.reach.read(), busy) {
            Turn::Waits => (),
            Turn::Gone => self.next.set(None),
            Turn::Comes => untrack(|| match (self.touch(next.face), next.goal) {
                (true, Some(zone)) => self.drop_into(zone),
                (true, None) => (),
                (false, _) => self.next.set(None),
            }),
        }
    }

    /// Lifts a finger that this page has put on a card it does not track: the connection broke, or letting go was
    /// refused.
    fn follow_stray(self, strays: bool) {
        let patience = self.stray.try_get_value().unwrap_or_default();
        if !strays {
            self.stray.set_value(Patience::default());
        } else if let Some(left) = patience.left(now()) {
            let again = move || {
                if self.grab.try_get_untracked().is_some() {
                    untrack(|| self.follow_finger())
                }
            };
            set_timeout(again, left);
        } else {
            self.stray.set_value(patience.after_refusal(now()));
            self.play(Action::LetGo);
        }
    }

    /// Turns a refusal because another player was faster into a short notice; the card returns.
    fn hush(self) {
        let Some(why) = self.playing.refusal.get() else { return };
        let faster = FASTER.contains(&why.id.as_str());
        if faster {
            self.missed.set(self.touched.get_value());
            self.tell(Message::new("konfetti-note-faster"));
        }
        if faster || POINTLESS.contains(&why.id.as_str()) {
            self.playing.refusal.set(None);
        }
    }

    /// Shows a notice for a moment.
    pub fn tell(&self, note: Message) {
        let slot = self.note;
        slot.set(Some(note.clone()));
        let gone = move || {
            if slot.try_get_untracked().flatten() == Some(note.clone()) {
                slot.set(None);
            }
        };
        set_timeout(gone, NOTE);
    }
}
