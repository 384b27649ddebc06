//! What is counted when games of Colour Lines are studied.

use crate::{Action, Colour, ColourLines, Die, Edition, FaceId, Letter, Scoring};
use contract::{Component, Observed, Seat};

/// Faces of the dice first, then letters, point colours, scorings that brought something, the joker.
struct Places {
    letters: usize,
    colours: usize,
    scorings: usize,
    joker: usize,
}

impl Places {
    fn of(edition: &Edition) -> Places {
        let letters = edition.faces().len();
        let colours = letters + Letter::ALL.len();
        let scorings = colours + Colour::ALL.len();
        Places { letters, colours, scorings, joker: scorings + Scoring::ALL.len() }
    }
}

impl Observed for ColourLines {
    fn components(edition: &Edition) -> Vec<Component> {
        let faces = edition.faces().iter().map(|face| Component::new("faces", face.name.as_str()));
        faces
            .chain(Letter::ALL.into_iter().map(|letter| Component::new("letters", letter.to_string())))
            .chain(Colour::ALL.into_iter().map(|colour| Component::new("colours", colour.to_string())))
            .chain(Scoring::ALL.into_iter().map(|scoring| Component::new("scorings", scoring.name())))
            .chain([Component::new("jokers", "joker")])
            .collect()
    }

    #[inline]
    fn uses(&self, _seat: Seat, action: &Action, note: &mut impl FnMut(usize)) {
        match *action {
            Action::Draw(die, ..) => {
                if let Some(FaceId(face)) = self.table().tray().face(die) {
                    note(usize::from(face));
                }
            }
            Action::Joker(..) | Action::Waive(_) => note(Places::of(self.edition()).joker),
            Action::Colours(a, b) => {
                let places = Places::of(self.edition());
                note(places.colours + a as usize);
                note(places.colours + b as usize);
            }
            Action::Cross(_)
            | Action::Place(_)
            | Action::Pair(_)
            | Action::Free(_)
            | Action::More(_)
            | Action::Mend
            | Action::Done => (),
        }
    }

    /// The faces that were rolled, the scorings that count; everything else is there for everybody.
    fn offered(&self, note: &mut impl FnMut(usize)) {
        let places = Places::of(self.edition());
        for tray in self.table().trays() {
            for FaceId(face) in Die::all().filter_map(|die| tray.face(die)) {
                note(usize::from(face));
            }
        }
        (places.letters..places.scorings).for_each(&mut *note);
        self.table().scorings().iter().for_each(|scoring| note(places.scorings + scoring as usize));
        note(places.joker);
    }

    fn reached(&self, note: &mut impl FnMut(Seat, usize)) {
        let places = Places::of(self.edition());
        for seat in Seat::all(self.table().seats) {
            let letters = self.table().sheet(seat).tally().letters;
            for (letter, _) in letters.iter().enumerate().filter(|(_, round)| **round > 0) {
                note(seat, places.letters + letter);
            }
            let score = self.table().score(self.edition(), seat);
            for scoring in Scoring::ALL.into_iter().filter(|&scoring| score.points(scoring) > 0) {
                note(seat, places.scorings + scoring as usize);
            }
        }
    }

    fn standing(&self, seat: Seat) -> i32 {
        i32::from(self.table().score(self.edition(), seat).total)
    }

    #[inline]
    fn round(&self) -> u32 {
        u32::from(self.table().round())
    }

    fn first(&self) -> Option<Seat> {
        Some(self.table().first)
    }
}
