//! A round's cards come a handful with every picture: all of them at once would hold it up.

use konfetti::Face;
use leptos::prelude::*;

/// So many come with one picture.
const HANDFUL: usize = 6;

/// Cards on their way to the table. `Copy`.
#[derive(Clone, Copy, Debug)]
struct Deal {
    faces: Memo<Vec<Face>>,
    lying: RwSignal<Vec<Face>>,
    goes_on: StoredValue<bool>,
}

/// The same cards: those that are there at first come at once, and those that are new in handfuls.
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

    /// Lays a few more, and takes away what belongs to no card of the round.
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
