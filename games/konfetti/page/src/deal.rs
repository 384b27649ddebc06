//! Deals the cards of a round a few per frame: all of them at once would delay the frame.

use konfetti::Face;
use leptos::prelude::*;

/// The number of cards added per frame.
const HANDFUL: usize = 6;

/// Cards that are being added to the table. `Copy`.
#[derive(Clone, Copy, Debug)]
struct Deal {
    faces: Memo<Vec<Face>>,
    lying: RwSignal<Vec<Face>>,
    goes_on: StoredValue<bool>,
}

/// Returns the same cards in steps: the initial ones at once, later ones a few per frame.
pub fn in_handfuls(faces: Memo<Vec<Face>>) -> RwSignal<Vec<Face>> {
    let deal = Deal { faces, lying: RwSignal::new(faces.get_untracked()), goes_on: StoredValue::new(false) };
    Effect::watch(move || faces.track(), move |(), _, _| deal.begin(), false);
    deal.lying
}

impl Deal {
    fn begin(self) {
        self.lay(0);
        if !self.goes_on.get_value() {
            self.go_on();
        }
    }

    fn go_on(self) {
        let all_lie = self.faces.try_with_untracked(Vec::len) == self.lying.try_with_untracked(Vec::len);
        if self.goes_on.try_update_value(|goes_on| *goes_on = !all_lie) == Some(()) && !all_lie {
            request_animation_frame(move || {
                self.lay(HANDFUL);
                self.go_on();
            });
        }
    }

    /// Adds up to `more` cards, and removes those that belong to no card of the round.
    fn lay(self, mut more: usize) {
        let Some(faces) = self.faces.try_get_untracked() else { return };
        let Some(before) = self.lying.try_get_untracked() else { return };
        let mut comes = || more.checked_sub(1).map(|left| more = left).is_some();
        let lying: Vec<Face> = faces.into_iter().filter(|face| before.contains(face) || comes()).collect();
        if lying != before {
            self.lying.set(lying);
        }
    }
}
