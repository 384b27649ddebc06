//! The exchange format: a drawn sheet as JSON, and its score (`farbraum score colour-lines`).

use crate::{Colour, Edition, Field, Half, Kind, Letter, Path, Paths, Score, Scorings, Sheet, Side};
use contract::{Line, Message, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A drawn sheet: lines from the start cross on, letters with what they earn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawnSheet {
    pub side: Side,
    pub point_colours: [Colour; 2],
    pub left: Vec<(i64, i64)>,
    pub right: Vec<(i64, i64)>,
    #[serde(deserialize_with = "contract::each_once")]
    pub letters: BTreeMap<Letter, u8>,
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("colour-lines-sheet-{what}"))
}

/// Scores a drawn sheet by all four scorings.
///
/// # Errors
/// Says what cannot be drawn so.
pub fn score(edition: &Edition, drawn: &DrawnSheet) -> Result<Score, Message> {
    Ok(explain(edition, drawn)?.score)
}

/// A score with what it rests on.
#[derive(Clone, Debug)]
pub struct ExplainedScore {
    pub score: Score,
    /// In words, as the result of a game tells it, with the fields that count.
    pub lines: Vec<Line>,
}

/// Scores a drawn sheet by all four scorings, and says why.
///
/// # Errors
/// Says what cannot be drawn so.
pub fn explain(edition: &Edition, drawn: &DrawnSheet) -> Result<ExplainedScore, Message> {
    let sheet = sheet(edition, drawn)?;
    let mut letters = [0; 4];
    for letter in Letter::ALL {
        let reached = sheet.tally().letters[letter.index()] > 0;
        let told = drawn.letters.get(&letter).copied();
        letters[letter.index()] = match (reached, told) {
            (false, None) => 0,
            (true, Some(points)) if [edition.numbers.letter_first, edition.numbers.letter_later].contains(&points) => {
                points
            }
            (true, Some(points)) => {
                let first = edition.numbers.letter_first;
                let problem = wrong("letter-points").with("letter", letter.to_string()).with("points", points);
                return Err(problem.with("first", first).with("later", edition.numbers.letter_later).by_rule("C5.2"));
            }
            (true, None) => return Err(wrong("letter-missing").with("letter", letter.to_string()).by_rule("C5.2")),
            (false, Some(_)) => {
                return Err(wrong("letter-unreached").with("letter", letter.to_string()).by_rule("C5.2"));
            }
        };
    }
    let score = Score::of(&edition.numbers, Scorings::ALL, sheet.tally(), letters);
    let mut lines = score.explain(Scorings::ALL, edition.ground(drawn.side), &sheet, Seat(0));
    // There is one sheet only: its fields need not say whose it is.
    for place in lines.iter_mut().flat_map(|line| &mut line.places) {
        if let Some((_, field)) = place.split_once(':') {
            *place = field.to_owned();
        }
    }
    Ok(ExplainedScore { score, lines })
}

/// Draws the sheet, stroke by stroke.
pub(crate) fn sheet(edition: &Edition, drawn: &DrawnSheet) -> Result<Sheet, Message> {
    let ground = edition.ground(drawn.side);
    let mut sheet = Sheet::new(edition.numbers.jokers);
    sheet.colours = Some(drawn.point_colours);
    let mut colours: crate::ColourSet = drawn.point_colours.into_iter().collect();
    let halves = [(Half::Left, &drawn.left), (Half::Right, &drawn.right)];
    for (half, line) in halves {
        let place = *line.first().ok_or_else(|| wrong("no-start").with("half", half.name()).by_rule("C3.1"))?;
        let start = field(place)?;
        let on = ground.start(start).filter(|_| start.half() == Some(half));
        let at = |what: &str| wrong(what).with("half", half.name()).with("field", start.to_string());
        colours.add(on.ok_or_else(|| at("start").by_rule("C3.1"))?);
        sheet.set_cross(ground, half, start);
    }
    if colours.len() != 4 {
        return Err(wrong("four-colours").by_rule("C3.1"));
    }
    for (half, line) in halves {
        for &place in &line[1..] {
            let (to, from) = (field(place)?, sheet.line(half).end().ok_or_else(|| wrong("four-colours"))?);
            let at = |what: &str, rule: &str| {
                wrong(what).with("half", half.name()).with("field", to.to_string()).by_rule(rule)
            };
            let direction = from.towards(to).ok_or_else(|| at("jump", "C4.3"))?;
            if !half.reaches(to) {
                return Err(at("range", "C4.4"));
            }
            if ground.kind(to) == Kind::Black {
                return Err(at("black", "C1.6"));
            }
            if !sheet.open(half).and(Paths::SINGLE).has(Path::single(direction)) {
                return Err(at("taken", "C4.4"));
            }
            sheet.draw(edition, ground, 1, half, &[direction]);
        }
    }
    Ok(sheet)
}

fn field((x, y): (i64, i64)) -> Result<Field, Message> {
    let place = u8::try_from(x).ok().zip(u8::try_from(y).ok());
    let off = || wrong("off").with("field", format!("{x},{y}")).by_rule("C1.3");
    place.and_then(|(x, y)| Field::new(x, y)).ok_or_else(off)
}
