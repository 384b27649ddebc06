//! Legal actions in groups that are counted without being listed.

use crate::action::{Die, Placing};
use crate::{Action, Colour, ColourSet, Field, Ground, Half, Path, Paths};

/// Legal actions of one sort.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Group<'a> {
    /// Two point colours among these.
    Colours(ColourSet),
    /// Start crosses in a half, on these colours.
    Crosses(&'a Ground, Half, ColourSet),
    Place,
    Pair,
    /// The free one among the dice that have no place yet, a bit each.
    Free(u8),
    Draw(Die, Half, Paths),
    Joker(Die, Half, Paths),
    /// A joker that draws nothing instead of one of these dice, a bit each.
    Waive(u8),
    More(Paths),
    Mend,
    Done,
}

impl Group<'_> {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Group::Draw(_, _, paths) | Group::Joker(_, _, paths) | Group::More(paths) => paths.len(),
            Group::Colours(colours) => usize::from(colours.len()) * usize::from(colours.len().saturating_sub(1)) / 2,
            Group::Crosses(ground, half, colours) => starts(ground, *half, *colours).count(),
            Group::Place => 30,
            Group::Pair => 2,
            Group::Free(dice) | Group::Waive(dice) => dice.count_ones() as usize,
            Group::Mend | Group::Done => 1,
        }
    }

    #[inline]
    pub(crate) fn nth(&self, place: usize) -> Option<Action> {
        match *self {
            Group::Draw(die, half, paths) => paths.nth(place).map(|path| Action::Draw(die, half, path)),
            Group::Joker(die, half, paths) => paths.nth(place).and_then(first).map(|to| Action::Joker(die, half, to)),
            Group::More(paths) => paths.nth(place).and_then(first).map(Action::More),
            Group::Colours(colours) => pairs(colours).nth(place).map(|(a, b)| Action::Colours(a, b)),
            Group::Crosses(ground, half, colours) => starts(ground, half, colours).nth(place).map(Action::Cross),
            Group::Place => Placing::all().nth(place).map(Action::Place),
            Group::Pair => Half::BOTH.get(place).map(|&half| Action::Pair(half)),
            Group::Free(dice) => among(dice).nth(place).map(Action::Free),
            Group::Waive(dice) => among(dice).nth(place).map(Action::Waive),
            Group::Mend => (place == 0).then_some(Action::Mend),
            Group::Done => (place == 0).then_some(Action::Done),
        }
    }
}

fn among(dice: u8) -> impl Iterator<Item = Die> {
    Die::all().filter(move |die| dice & 1 << die.index() != 0)
}

fn first(path: Path) -> Option<crate::Compass> {
    path.strokes().first().copied()
}

fn pairs(colours: ColourSet) -> impl Iterator<Item = (Colour, Colour)> {
    colours.iter().flat_map(move |a| colours.iter().filter(move |&b| a < b).map(move |b| (a, b)))
}

fn starts(ground: &Ground, half: Half, colours: ColourSet) -> impl Iterator<Item = Field> + '_ {
    let fits = move |field: &Field| {
        field.half() == Some(half) && ground.start(*field).is_some_and(|colour| colours.has(colour))
    };
    Field::all().filter(fits)
}
