//! Whether another way of drawing a round draws more of its dice (C4.5, option `strict`).
//!
//! The way begins where the round began. Dice that were spent on jokers stay so: each draws a single stroke in any direction, or
//! nothing. Only dice are counted, so strokes of jokers and circles are drawn where they make room for a die.
//!
//! The two lines meet in the grey zone and nowhere else. So each line is looked at alone: which dice it can draw, and which grey fields
//! it needs for them. Two such drawings go together if they need different dice and different grey fields.
//!
//! Which way is found first is part of the rules: `mend` draws it, and a log does not say what it drew.

use crate::action::Die;
use crate::edition::DICE;
use crate::{Action, Edition, Field, FieldSet, Ground, Half, Paths, Place, Sheet, Tray};
use rustc_hash::FxHashSet;

/// The most positions of a line that are looked at. The standard edition needs less than a third of them; an edition of
/// a player's own in which circles earn many strokes might need more, and then a way that was not looked at does not count.
const MOST_POSITIONS: usize = 1 << 18;
/// All sets of dice.
const SETS: usize = 1 << DICE;

/// A round drawn in another way.
#[derive(Clone, Debug, PartialEq)]
pub struct Redrawn {
    /// What to draw, one after the other.
    pub actions: Vec<Action>,
    /// The sheet with all that drawn.
    pub(crate) sheet: Sheet,
}

/// The way that draws the most dice, if that is more than are drawn on the sheet.
pub(crate) fn better_way(
    edition: &Edition,
    ground: &Ground,
    tray: &Tray,
    number: u8,
    sheet: &Sheet,
) -> Option<Redrawn> {
    let draws = |die: &Die| tray.face(*die).is_some_and(|face| !edition.face(face).paths.is_empty());
    let all = Die::all().filter(draws).fold(0, |dice, die| dice | bit(die)) & !sheet.joked;
    let drawn = sheet.used & all;
    if drawn == all {
        return None;
    }
    let start = sheet.at_begin_of_round(edition, ground);
    let round = Round { edition, ground, tray, start, number, joked: sheet.joked };
    let ways = round.all_dice(all).or_else(|| round.most_dice(drawn.count_ones()))?;
    Some(round.redraw(&ways))
}

const fn bit(die: Die) -> u8 {
    1 << die.index()
}

/// A round to draw.
struct Round<'a> {
    edition: &'a Edition,
    ground: &'a Ground,
    tray: &'a Tray,
    number: u8,
    /// The sheet when the round began.
    start: Sheet,
    /// The dice that are spent on jokers.
    joked: u8,
}

/// How far a line has come.
struct Position {
    sheet: Sheet,
    /// The dice it has drawn, jokers too.
    dice: u8,
    /// The last step of its trail.
    at: Option<usize>,
}

/// What a line can draw: which grey fields that takes, a bit each, and the end of its trail.
#[derive(Clone, Copy)]
struct Way {
    grey: u32,
    at: Option<usize>,
}

/// How every position of a line came about: what came before, and the step.
type Trail = Vec<(Option<usize>, Action)>;

impl Round<'_> {
    /// A way that draws `all` dice and needs no grey field, if there is one: most of the time there is, and it is found at once.
    fn all_dice(&self, all: u8) -> Option<[Vec<Action>; 2]> {
        let free = self.at(Place::Free);
        Half::BOTH.into_iter().find_map(|half_of_free| {
            let way = |half: Half| {
                let own = self.at(half.into()) | if half == half_of_free { free } else { 0 };
                let (mut trail, mut found) = (Trail::new(), None);
                self.look(half, own, &mut trail, |position, grey| {
                    let whole = grey == 0 && position.dice & all == own & all;
                    if whole {
                        found = Some(position.at);
                    }
                    whole
                });
                found.map(|at| steps(&trail, at))
            };
            Some([way(Half::Left)?, way(Half::Right)?])
        })
    }

    /// A way that draws the most dice, if those are more than `drawn`.
    fn most_dice(&self, drawn: u32) -> Option<[Vec<Action>; 2]> {
        let mut trails = [Trail::new(), Trail::new()];
        let ways = Half::BOTH.map(|half| {
            let mut ways: [Vec<Way>; SETS] = std::array::from_fn(|_| Vec::new());
            let dice = self.at(half.into()) | self.at(Place::Free);
            self.look(half, dice, &mut trails[half.index()], |position, grey| {
                let known = &mut ways[usize::from(position.dice)];
                // What needs more of the grey zone for the same dice is no better.
                if !known.iter().any(|way| way.grey & grey == way.grey) {
                    known.retain(|way| way.grey & grey != grey);
                    known.push(Way { grey, at: position.at });
                }
                false
            });
            ways
        });
        let (mut most, mut found) = (drawn, None);
        for left in 0..SETS {
            for right in (0..SETS).filter(|right| left & right == 0) {
                let count = ((left | right) as u8 & !self.joked).count_ones();
                if count > most
                    && let Some((a, b)) = apart(&ways[0][left], &ways[1][right])
                {
                    (most, found) = (count, Some([steps(&trails[0], a.at), steps(&trails[1], b.at)]));
                }
            }
        }
        found
    }

    /// Shows every position that the line of a half can reach with these dice to `each`, until that says to stop. Says how many
    /// there were.
    fn look(&self, half: Half, dice: u8, trail: &mut Trail, mut each: impl FnMut(&Position, u32) -> bool) -> usize {
        let mut seen: FxHashSet<(FieldSet, Option<Field>, u8, u8)> = FxHashSet::default();
        let mut open = vec![Position { sheet: self.start, dice: 0, at: None }];
        while let Some(position) = open.pop() {
            let line = position.sheet.line(half);
            let bonus = position.sheet.bonus.map_or(0, |(_, strokes)| strokes);
            if !seen.insert((*position.sheet.taken(), line.end(), position.dice, bonus)) {
                continue;
            }
            if each(&position, grey(line.this_round())) || seen.len() == MOST_POSITIONS {
                break;
            }
            let free = position.sheet.open(half);
            let singles = free.and(Paths::SINGLE);
            let mut step = |dice: u8, action: Action| {
                let mut sheet = position.sheet;
                self.draw(&mut sheet, action);
                trail.push((position.at, action));
                open.push(Position { sheet, dice, at: Some(trail.len() - 1) });
            };
            let left = dice & !position.dice;
            if left & !self.joked == 0 {
                continue;
            }
            if bonus > 0 {
                singles.iter().for_each(|path| step(position.dice, Action::More(path.strokes()[0])));
            }
            for die in Die::all().filter(|die| left & bit(*die) != 0) {
                let dice = position.dice | bit(die);
                if self.joked & bit(die) != 0 {
                    singles.iter().for_each(|path| step(dice, Action::Joker(die, half, path.strokes()[0])));
                } else if let Some(face) = self.tray.face(die) {
                    let paths = self.edition.face(face).paths.and(free);
                    paths.iter().for_each(|path| step(dice, Action::Draw(die, half, path)));
                }
            }
        }
        seen.len()
    }

    /// The dice that lie at a place.
    fn at(&self, place: Place) -> u8 {
        self.tray.at(place).fold(0, |dice, die| dice | bit(die))
    }

    fn draw(&self, sheet: &mut Sheet, action: Action) {
        match action {
            Action::Draw(die, half, path) => {
                sheet.use_die(die);
                sheet.draw(self.edition, self.ground, self.number, half, path.strokes());
            }
            Action::Joker(die, half, to) => {
                sheet.use_joker(die, true);
                sheet.draw(self.edition, self.ground, self.number, half, &[to]);
            }
            Action::Waive(die) => sheet.use_joker(die, true),
            Action::More(to) => sheet.draw_more(self.edition, self.ground, self.number, to),
            _ => {}
        }
    }

    /// Both lines, and every joker that drew nothing.
    fn redraw(&self, ways: &[Vec<Action>; 2]) -> Redrawn {
        let mut sheet = self.start;
        let mut actions = ways.concat();
        actions.iter().for_each(|action| self.draw(&mut sheet, *action));
        for die in Die::all().filter(|&die| self.joked & bit(die) != 0 && !sheet.has_used(die)).collect::<Vec<_>>() {
            self.draw(&mut sheet, Action::Waive(die));
            actions.push(Action::Waive(die));
        }
        Redrawn { actions, sheet }
    }
}

/// Two ways that need different grey fields.
fn apart(left: &[Way], right: &[Way]) -> Option<(Way, Way)> {
    left.iter().find_map(|a| Some((*a, *right.iter().find(|b| a.grey & b.grey == 0)?)))
}

/// The grey fields among these, a bit each.
fn grey(fields: &[Field]) -> u32 {
    let grey = fields.iter().filter(|field| field.half().is_none());
    grey.fold(0, |bits, field| bits | 1 << (2 * field.y() + field.x() % 2))
}

/// The steps of a trail up to one of them.
fn steps(trail: &Trail, mut at: Option<usize>) -> Vec<Action> {
    let mut steps = Vec::new();
    while let Some((before, action)) = at.and_then(|at| trail.get(at)) {
        steps.push(*action);
        at = *before;
    }
    steps.reverse();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Side};

    /// Nothing has more ways than three free numbers on an empty sheet.
    #[test]
    fn c4_5_the_standard_edition_is_searched_to_the_end() {
        let edition = <Edition as contract::Edition>::standard();
        let three = edition.face_named("3").unwrap();
        let mut tray = Tray::default();
        for (die, place) in Die::all().zip([Place::Left, Place::Left, Place::Right, Place::Right, Place::Free]) {
            tray.show(die, three);
            tray.put(die, place);
        }
        let mut most = 0;
        for side in Side::BOTH {
            let ground = edition.ground(side);
            for field in Field::all().filter(|field| ground.start(*field).is_some() && (field.x() + field.y()) % 3 == 0)
            {
                let Some(half) = field.half() else { continue };
                let mut start = Sheet::new(2);
                start.colours = Some([Colour::Pink, Colour::LightBlue]);
                start.set_cross(ground, half, field);
                let round = Round { edition: &edition, ground, tray: &tray, number: 1, start, joked: 0 };
                let dice = round.at(half.into()) | round.at(Place::Free);
                most = most.max(round.look(half, dice, &mut Trail::new(), |_, _| false));
            }
        }
        assert!((10_000..MOST_POSITIONS / 3).contains(&most), "{most}");
    }
}
