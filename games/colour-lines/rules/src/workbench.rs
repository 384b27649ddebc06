//! Scores of sheets, the solver, and what the lab counts in Colour Lines.

use crate::{
    Action, Colour, ColourLines, Die, DrawnSheet, Edition, FaceId, Letter, Problem, ProblemText, Score, Scoring, Solver,
};
use contract::{Component, Message, Seat, Solve, Workbench};
use std::sync::Arc;

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

impl Workbench for ColourLines {
    type Layout = DrawnSheet;
    type Score = Score;
    type Problem = ProblemText;

    fn score(edition: &Edition, drawn: &DrawnSheet) -> Result<Score, Message> {
        crate::exchange::score(edition, drawn)
    }

    fn solver(edition: &Arc<Edition>, asked: &ProblemText) -> Result<Box<dyn Solve>, Message> {
        Ok(Box::new(Solver::new(edition.clone(), Problem::read(edition, asked)?)))
    }

    fn hindsight(&self, seat: Seat) -> Option<Box<dyn Solve>> {
        Some(Box::new(Solver::new(self.edition.clone(), Problem::of(self, seat)?)))
    }

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

    /// The faces that were rolled and the scorings that count; all else is always on offer.
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
