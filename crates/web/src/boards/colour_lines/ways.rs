//! What can be drawn, each as a way of strokes at the end of a line.

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

/// The ways of one die, or of all; with a joker those of a joker. While strokes of a circle are open and no die is chosen,
/// its line draws nothing else.
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

/// Of dice that show the same and lie in the same compartment it does not matter which is drawn: the first is as good.
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
