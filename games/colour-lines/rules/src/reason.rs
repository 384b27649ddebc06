//! Why somebody would do something, for those who are given it as an idea.

use crate::{Action, ColourLines, Half, Stage};
use contract::{Game, Message, Millis, Seat};

impl ColourLines {
    pub(crate) fn because(&self, seat: Seat, action: &Action) -> Option<Message> {
        let mut after = self.clone();
        after.play(seat, action, Millis(0)).ok()?;
        let total = |game: &ColourLines| i64::from(game.table().score(&game.edition, seat).total);
        Some(match action {
            Action::Colours(..) | Action::Cross(_) | Action::Place(_) | Action::Pair(_) | Action::Free(_) => {
                Message::new("colour-lines-because-tried")
            }
            Action::Draw(..) | Action::Joker(..) | Action::More(_) | Action::Waive(_) => {
                let points = total(&after) - total(self);
                let sheet = after.table().sheet(seat);
                let ways = Half::BOTH.map(|half| sheet.open(half).len() as i64);
                Message::new("colour-lines-because-drawn").with("points", points).with("ways", ways[0].min(ways[1]))
            }
            Action::Mend => Message::new("colour-lines-because-mend").by_rule("C4.5"),
            Action::Done => Message::new("colour-lines-because-done").with("left", self.left_at_done(seat)),
        })
    }

    /// What somebody who is done leaves undone. A die that can be drawn is never among it (C4.5).
    fn left_at_done(&self, seat: Seat) -> &'static str {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.retain(|action| *action != Action::Done);
        let later = self.table().round() < self.edition().numbers.rounds;
        match legal.as_slice() {
            _ if self.table().stage() != Stage::Draw => "setup",
            [] => "nothing",
            rest if later && rest.iter().all(|action| matches!(action, Action::Joker(..) | Action::Waive(_))) => {
                "jokers"
            }
            // Strokes of a circle, or jokers that nobody will need any more.
            _ => "useless",
        }
    }
}
