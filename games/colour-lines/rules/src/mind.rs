//! What a position is worth to a seat, for bots: the points so far and what its lines may still reach; and the reasons given
//! in hints.

use crate::{Action, Aim, ColourLines, Field, Goal, Half, Letter, Measure, Scoring, Sheet, Stage, Table};
use contract::{Message, Millis, Mind, Rules, Seat};

/// Strokes that a line gets in a round, on average: two dice and half of the fifth.
const STROKES: f32 = 5.4;
/// What a joker that is left is worth for every round to come.
const JOKER: f32 = 0.5;
/// And in the last one: enough not to spend it on a stroke that the die itself allows.
const LAST_JOKER: f32 = 0.01;
/// What a part of a task's goal is worth when it is reached.
const GOAL: f32 = 120.0;
/// By how much the way to letters and circles matters more in a task that asks for them.
const HUNT: f32 = 3.0;

impl Mind for ColourLines {
    const SEARCH_PLAYOUTS: u32 = 200;

    fn worth(&self, seat: Seat) -> f32 {
        let table = self.table();
        let sheet = table.sheet(seat);
        let rounds = f32::from(self.edition.numbers.rounds - table.round().min(self.edition.numbers.rounds));
        let strokes = if table.stage() == Stage::Over { 0.0 } else { STROKES * rounds };
        let task = table.task(&self.edition);
        let aim = match task.map(|task| task.result) {
            Some(Measure::Crossings) => Aim::Crossings,
            Some(Measure::Dots) => Aim::Dots,
            _ => Aim::Points(table.scorings()),
        };
        let reached = match aim {
            Aim::Crossings => 10.0 * f32::from(sheet.tally().crossings),
            Aim::Dots => 5.0 * f32::from(sheet.tally().dots),
            Aim::Points(_) => self.points(table, seat, strokes),
        };
        let goal: f32 = task.map_or(0.0, |task| {
            let score = table.score(&self.edition, seat);
            let part = |(measure, needed): (Measure, u16)| {
                GOAL * (f32::from(measure.of(&score, sheet.tally())) / f32::from(needed.max(1))).min(1.0)
            };
            task.goal.parts().filter(|(measure, _)| *measure != Measure::Points).map(part).sum()
        });
        let needs = |part: fn(&Goal) -> Option<u16>| task.is_some_and(|task| part(&task.goal).is_some());
        let hunt = if needs(|goal| goal.letters) { HUNT } else { 1.0 };
        let circles = if needs(|goal| goal.circles) { self.way_to_circles(sheet, strokes) } else { 0.0 };
        let over = table.stage() == Stage::Over;
        let jokers = if over { 0.0 } else { f32::from(sheet.jokers()) * (JOKER * rounds + LAST_JOKER) };
        reached + goal + circles + jokers + self.prospects(sheet, aim, strokes, hunt)
    }

    fn reason(&self, seat: Seat, action: &Action) -> Option<Message> {
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
}

impl ColourLines {
    /// The points so far, crossings counted with the colours that the sheet will have by the end.
    fn points(&self, table: &Table, seat: Seat, strokes: f32) -> f32 {
        let score = table.score(&self.edition, seat);
        let mut points = f32::from(score.total);
        if table.scorings().has(Scoring::Midline) {
            let colours = f32::from(score.colours);
            let expected = (colours + strokes / 5.0).min(8.0).max(colours);
            points += (expected - colours) * f32::from(score.crossings);
        }
        points
    }

    /// Room to go on, the way to letters, to the midline and to point colours, and halves of pairs.
    fn prospects(&self, sheet: &Sheet, aim: Aim, strokes: f32, hunt: f32) -> f32 {
        if strokes <= 0.0 {
            return 0.0;
        }
        let ground = self.table.ground(&self.edition);
        let near = |distance: f32| (1.0 - distance / (strokes + 1.0)).max(0.0);
        let mut worth = 0.0;
        for half in Half::BOTH {
            let Some(end) = sheet.line(half).end() else { continue };
            let room = sheet.open(half).len().min(24) as f32;
            worth += 0.35 * room - if room < 4.0 { 8.0 } else { 0.0 };
            let grey = f32::from(match half {
                Half::Left => 6u8.saturating_sub(end.x()),
                Half::Right => end.x().saturating_sub(7),
            });
            let counts = |scoring| matches!(aim, Aim::Points(scorings) if scorings.has(scoring));
            if aim == Aim::Crossings || counts(Scoring::Midline) {
                worth += if aim == Aim::Crossings { 8.0 } else { 6.0 } * near(grey);
            }
            if aim == Aim::Dots || counts(Scoring::Dots) {
                worth += 0.4 * near(0.0) * ticked_nearby(self, sheet, half, end);
            }
            if counts(Scoring::Letters) {
                let to_go = Letter::ALL.into_iter().filter(|letter| sheet.tally().letters[letter.index()] == 0);
                let mine = to_go.map(|letter| ground.field_of(letter)).filter(|field| field.half() == Some(half));
                worth += mine.map(|field| 9.0 * hunt * near(distance(end, field))).sum::<f32>();
            }
            if counts(Scoring::Pairs) {
                let halves = sheet.tally().colours[half.index()].len() - sheet.tally().pairs().len();
                worth += 3.5 * f32::from(halves);
            }
        }
        worth
    }

    /// How near the lines are to the circles that are left.
    fn way_to_circles(&self, sheet: &Sheet, strokes: f32) -> f32 {
        let ground = self.table.ground(&self.edition);
        let left = ground.circles().iter().filter(|&field| !sheet.taken().has(field));
        let near = |field: Field| {
            let end = field.half().and_then(|half| sheet.line(half).end());
            end.map_or(0.0, |end| (1.0 - distance(end, field) / (strokes + 1.0)).max(0.0))
        };
        left.map(|field| 9.0 * HUNT * near(field)).sum()
    }

    /// Returns what a player who is done leaves undone. It is never a die that can be drawn (C4.5).
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
            // Strokes of a circle, or jokers that are not needed any more.
            _ => "useless",
        }
    }
}

fn distance(a: Field, b: Field) -> f32 {
    f32::from(a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()))
}

/// Free fields of the point colours within a few strokes of the end of a line.
fn ticked_nearby(game: &ColourLines, sheet: &Sheet, half: Half, end: Field) -> f32 {
    let ground = game.table.ground(&game.edition);
    let ticked = |field: &Field| {
        let colour = ground.colour(*field).filter(|_| field.half() == Some(half) && !sheet.taken().has(*field));
        colour.is_some_and(|colour| sheet.colours().is_some_and(|colours| colours.contains(&colour)))
    };
    Field::all().filter(|&field| distance(end, field) <= 5.0).filter(ticked).count() as f32
}

#[cfg(test)]
mod tests {
    use crate::{Action, ColourLines, Edition, Options, Path, Setup};
    use contract::{Millis, Mind, Rules, Seat, Seed};
    use std::sync::Arc;

    #[test]
    fn c4_6_no_joker_is_spent_on_what_a_die_can_draw() {
        let edition: Arc<Edition> = contract::Edition::standard();
        let options = Options { setup: Setup::Suggested, ..Options::default() };
        let mut compared = 0;
        for seed in 0..20 {
            let game =
                ColourLines::start(edition.clone(), &options, 2, &Seed::from_number(seed)).expect("two can play");
            let mut legal = Vec::new();
            game.legal(Seat(0), &mut legal);
            let worth_after = |action: &Action| {
                let mut after = game.clone();
                after.play(Seat(0), action, Millis(0)).expect("it is legal");
                after.worth(Seat(0))
            };
            for action in &legal {
                let Action::Joker(die, half, to) = *action else { continue };
                let plain = Action::Draw(die, half, Path::single(to));
                if legal.contains(&plain) {
                    compared += 1;
                    assert!(worth_after(&plain) > worth_after(action), "seed {seed}: {action}");
                }
            }
        }
        assert!(compared > 0, "no die showed a single stroke");
    }
}
