//! All possible drawings, each as a way of strokes at the end of a line.

use colour_lines::{Action, Compass, Die, Field, Half, Path, Sheet, Tray};

/// A legal action that draws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    pub action: Action,
    pub half: Half,
    pub path: Path,
}

impl Way {
    /// The fields it enters.
    pub fn fields(&self, sheet: &Sheet) -> Vec<Field> {
        walk(sheet, self.half, self.path.strokes())
    }
}

/// The fields that strokes at the end of a line enter.
pub fn walk(sheet: &Sheet, half: Half, strokes: &[Compass]) -> Vec<Field> {
    let mut at = sheet.line(half).end();
    let mut fields = Vec::new();
    for &to in strokes {
        at = at.and_then(|field| field.next(to));
        fields.extend(at);
    }
    fields
}

/// Returns the ways of one die, or of all dice; with a joker, those of a joker. While strokes of a circle are open and
/// no die is chosen, its line draws nothing else.
pub fn ways(legal: &[Action], die: Option<Die>, joker: bool, bonus: Option<(Half, u8)>) -> Vec<Way> {
    let bonus = bonus.filter(|_| die.is_none());
    let way = |action: &Action| match *action {
        Action::Draw(of, half, path) if !joker && die.is_none_or(|die| die == of) => {
            let waits = bonus.is_some_and(|(line, _)| line == half);
            (!waits).then_some(Way { action: *action, half, path })
        }
        Action::Joker(of, half, to) if joker && die == Some(of) => {
            Some(Way { action: *action, half, path: Path::single(to) })
        }
        Action::More(to) => bonus.map(|(half, _)| Way { action: *action, half, path: Path::single(to) }),
        _ => None,
    };
    legal.iter().filter_map(way).collect()
}

/// Merges dice that show the same face in the same compartment: any of them gives the same result, so the first is
/// kept.
pub fn merged(actions: impl Iterator<Item = Action>, tray: &Tray) -> Vec<Action> {
    let alike = |action: &Action| match action {
        Action::Draw(die, ..) | Action::Joker(die, ..) => Some((tray.place(*die), tray.face(*die))),
        _ => None,
    };
    let mut kept: Vec<Action> = Vec::new();
    for action in actions {
        if !kept.iter().any(|other| alike(other).is_some() && alike(other) == alike(&action)) {
            kept.push(action);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use colour_lines::{ColourLines, Edition, Options, Setup};
    use contract::{Rules, Seat, Seed};
    use std::sync::Arc;

    fn first_round(seed: u64) -> (ColourLines, Vec<Action>) {
        let edition: Arc<Edition> = contract::Edition::standard();
        let options = Options { setup: Setup::Suggested, ..Options::default() };
        let game = ColourLines::start(edition, &options, 1, &Seed::from_number(seed)).expect("one can play alone");
        let mut legal = Vec::new();
        game.legal(Seat(0), &mut legal);
        (game, legal)
    }

    #[test]
    fn every_drawing_is_a_way_from_the_end_of_its_line() {
        let (game, legal) = first_round(1);
        let sheet = game.table().sheet(Seat(0));
        let all = ways(&legal, None, false, None);
        assert_eq!(all.len(), legal.iter().filter(|action| matches!(action, Action::Draw(..))).count());
        for way in all {
            let end = sheet.line(way.half).end().expect("the cross is set");
            assert!(end.towards(way.fields(sheet)[0]).is_some());
        }
    }

    #[test]
    fn a_die_and_a_joker_narrow_it_down() {
        let (_, legal) = first_round(2);
        for die in Die::all() {
            assert!(
                ways(&legal, Some(die), false, None)
                    .iter()
                    .all(|way| matches!(way.action, Action::Draw(of, ..) if of == die))
            );
            let jokers = ways(&legal, Some(die), true, None);
            assert!(!jokers.is_empty() && jokers.iter().all(|way| way.path.strokes().len() == 1));
        }
    }

    #[test]
    fn a_line_with_a_gift_waits_for_it() {
        let (_, legal) = first_round(3);
        let waiting = ways(&legal, None, false, Some((Half::Left, 2)));
        assert!(waiting.iter().all(|way| way.half == Half::Right));
    }

    #[test]
    fn only_dice_that_are_alike_are_one_choice() {
        for seed in 0..40 {
            let (game, legal) = first_round(seed);
            let tray = game.table().tray();
            let draws = legal.iter().copied().filter(|action| matches!(action, Action::Draw(..)));
            let kept = merged(draws, tray);
            let alike: std::collections::HashSet<_> = Die::all()
                .filter(|&die| legal.iter().any(|action| matches!(action, Action::Draw(of, ..) if *of == die)))
                .map(|die| (tray.place(die).map(|place| place.name()), tray.face(die)))
                .collect();
            assert_eq!(kept.len(), alike.len());
        }
    }
}
