//! A drawn sheet, stroke by stroke.

use colour_lines::{Colour, Compass, DrawnSheet, Edition, Field, Ground, Half, Letter, Side};
use contract::Message;
use kit::score::sketch::{Sketch, unreadable};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest line that a code may draw.
const LONGEST: usize = 120;
/// The part of a code that stands for an empty value.
const NOTHING: &str = "_";
/// What stands in a code for a point colour that is not chosen yet.
const NO_COLOUR: &str = "none";
/// The point colours of a sheet.
const TICKS: usize = 2;

/// A sheet being laid out: as [`DrawnSheet`], but for point colours that are not chosen yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub side: Side,
    pub point_colours: Vec<Colour>,
    pub left: Vec<(i64, i64)>,
    pub right: Vec<(i64, i64)>,
    #[serde(deserialize_with = "contract::each_once")]
    pub letters: BTreeMap<Letter, u8>,
}

impl Draft {
    /// The sheet as it can be scored.
    ///
    /// # Errors
    /// The point colours are still to be chosen.
    pub fn drawn(&self) -> Result<DrawnSheet, Message> {
        let Draft { side, left, right, letters, .. } = self.clone();
        let missing = || Message::new("score-colour-lines-two-colours").by_rule("C3.1");
        let point_colours = self.point_colours.as_slice().try_into().map_err(|_| missing())?;
        Ok(DrawnSheet { side, point_colours, left, right, letters })
    }
}

/// A sheet as the editor lays it out.
#[derive(Debug)]
pub struct SheetSketch;

impl Sketch for SheetSketch {
    type Layout = Draft;

    const GAME: &'static str = "colour-lines";

    fn blank() -> Draft {
        let letters = BTreeMap::new();
        Draft { side: Side::A, point_colours: Vec::new(), left: Vec::new(), right: Vec::new(), letters }
    }

    fn of_json(text: &str) -> Result<Draft, Message> {
        let draft: Draft = serde_json::from_str(text).map_err(unreadable)?;
        if draft.point_colours.len() > TICKS {
            return Err(Message::new("score-colour-lines-two-chosen").by_rule("C3.1"));
        }
        Ok(draft)
    }

    /// Side, point colours, each line as its start and its strokes, letters with their points.
    fn code(draft: &Draft) -> Option<String> {
        let lines = Half::BOTH.map(|half| strokes(line(draft, half)));
        let [Some(left), Some(right)] = lines else { return None };
        let letters: String = draft.letters.iter().map(|(letter, points)| format!("{letter}{points}")).collect();
        let tick = |place: usize| draft.point_colours.get(place).map_or(NO_COLOUR, |colour| colour.name());
        let (one, other) = (tick(0), tick(1));
        let code = format!("{}.{one}.{other}.{left}.{right}.{letters}", draft.side);
        // Empty values at the end are omitted.
        Some(code.trim_end_matches(['.', '_']).to_owned())
    }

    fn of_code(code: &str) -> Option<Draft> {
        let parts: Vec<&str> = code.split('.').collect();
        let [side, one, other, rest @ ..] = parts.as_slice() else { return None };
        let part = |place: usize| rest.get(place).copied().filter(|part| !part.is_empty()).unwrap_or(NOTHING);
        if rest.len() > 3 {
            return None;
        }
        let ticks = [*one, *other].into_iter().filter(|tick| *tick != NO_COLOUR);
        Some(Draft {
            side: Side::BOTH.into_iter().find(|known| known.to_string() == *side)?,
            point_colours: ticks.map(|tick| tick.parse().ok()).collect::<Option<_>>()?,
            left: of_strokes(part(0))?,
            right: of_strokes(part(1))?,
            letters: of_letters(part(2))?,
        })
    }
}

/// Returns `4-4nnw`: where a line starts, and its strokes. Returns `None` if the line jumps.
fn strokes(line: &[(i64, i64)]) -> Option<String> {
    let fields: Vec<Field> = line.iter().map(|&place| field(place)).collect::<Option<_>>()?;
    let Some(first) = fields.first() else { return Some(NOTHING.to_owned()) };
    let strokes: Option<String> = fields.windows(2).map(|pair| pair[0].towards(pair[1]).map(Compass::letter)).collect();
    strokes.filter(|strokes| strokes.len() <= LONGEST).map(|strokes| format!("{}-{}{strokes}", first.x(), first.y()))
}

fn of_strokes(text: &str) -> Option<Vec<(i64, i64)>> {
    if text == NOTHING {
        return Some(Vec::new());
    }
    let letters = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (start, strokes) = text.split_at(letters);
    let (x, y) = start.split_once('-')?;
    let mut at = Field::new(x.parse().ok()?, y.parse().ok()?)?;
    let mut line = vec![place(at)];
    if strokes.len() > LONGEST {
        return None;
    }
    for letter in strokes.chars() {
        at = at.next(Compass::from_letter(letter)?)?;
        line.push(place(at));
    }
    Some(line)
}

fn of_letters(text: &str) -> Option<BTreeMap<Letter, u8>> {
    let mut letters = BTreeMap::new();
    let mut rest = if text == NOTHING { "" } else { text };
    while let Some(first) = rest.chars().next() {
        let letter = Letter::ALL.into_iter().find(|letter| letter.to_string() == first.to_string())?;
        let digits = rest[1..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
        if letters.insert(letter, rest.get(1..digits)?.parse().ok()?).is_some() {
            return None;
        }
        rest = &rest[digits..];
    }
    Some(letters)
}

/// A field as files name it.
fn place(field: Field) -> (i64, i64) {
    (i64::from(field.x()), i64::from(field.y()))
}

/// Returns a field named by a file, or `None` if it is not on the sheet.
pub fn field((x, y): (i64, i64)) -> Option<Field> {
    Field::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
}

/// The line of a half.
pub fn line(drawn: &Draft, half: Half) -> &[(i64, i64)] {
    match half {
        Half::Left => &drawn.left,
        Half::Right => &drawn.right,
    }
}

fn line_mut(drawn: &mut Draft, half: Half) -> &mut Vec<(i64, i64)> {
    match half {
        Half::Left => &mut drawn.left,
        Half::Right => &mut drawn.right,
    }
}

/// Taps a field: sets a start cross, draws on to the field if a line's end sees it, or takes a line back to it. A tap on the end
/// of a line takes that away.
pub fn tap(drawn: &mut Draft, edition: &Edition, at: Field) {
    let ground = edition.ground(drawn.side);
    if let Some((half, place)) = Half::BOTH.into_iter().find_map(|half| Some((half, position(drawn, half, at)?))) {
        let line = line_mut(drawn, half);
        let is_end = place + 1 == line.len();
        line.truncate(if is_end { place } else { place + 1 });
    } else if let Some((half, fields)) = way(drawn, ground, at) {
        line_mut(drawn, half).extend(fields.into_iter().map(place));
    } else if let Some(half) = at.half().filter(|&half| line(drawn, half).is_empty() && ground.start(at).is_some()) {
        line_mut(drawn, half).push(place(at));
    }
    list_letters(drawn, edition);
}

fn position(drawn: &Draft, half: Half, at: Field) -> Option<usize> {
    line(drawn, half).iter().position(|&other| other == place(at))
}

/// The straight way from the end of a line to a field, over fields that are free: that of the half in which it lies, else the
/// shorter one.
fn way(drawn: &Draft, ground: &Ground, at: Field) -> Option<(Half, Vec<Field>)> {
    let ways = Half::BOTH.into_iter().filter_map(|half| Some((half, straight(drawn, ground, half, at)?)));
    ways.min_by_key(|(half, fields)| (at.half() != Some(*half), fields.len()))
}

fn straight(drawn: &Draft, ground: &Ground, half: Half, at: Field) -> Option<Vec<Field>> {
    let end = field(*line(drawn, half).last()?)?;
    let to = Compass::ALL.into_iter().find(|&to| sees(end, to, at))?;
    let mut fields = Vec::new();
    let mut here = end;
    while here != at {
        here = here.next(to)?;
        let taken = Half::BOTH.into_iter().any(|half| position(drawn, half, here).is_some());
        if taken || !ground.open(half).has(here) {
            return None;
        }
        fields.push(here);
    }
    Some(fields)
}

/// Returns whether a straight way in this direction reaches a field.
fn sees(from: Field, to: Compass, at: Field) -> bool {
    std::iter::successors(from.next(to), |field| field.next(to)).any(|field| field == at)
}

/// Letters that lines reach are listed, at first as those that no player reached before; others are not.
fn list_letters(drawn: &mut Draft, edition: &Edition) {
    let ground = edition.ground(drawn.side);
    for letter in Letter::ALL {
        let at = ground.field_of(letter);
        let reached = Half::BOTH.into_iter().any(|half| position(drawn, half, at).is_some_and(|place| place > 0));
        if reached {
            drawn.letters.entry(letter).or_insert(edition.numbers.letter_first);
        } else {
            drawn.letters.remove(&letter);
        }
    }
}

/// Ticks a point colour, or removes its tick. Returns `false` for a third colour, which changes nothing.
pub fn tick(drawn: &mut Draft, colour: Colour) -> bool {
    match drawn.point_colours.iter().position(|&ticked| ticked == colour) {
        Some(place) => _ = drawn.point_colours.remove(place),
        None if drawn.point_colours.len() == TICKS => return false,
        None => drawn.point_colours.push(colour),
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use colour_lines::explain;
    use contract::Edition as _;
    use kit::score::sketch::{check, json};

    fn draw(fields: &[(u8, u8)]) -> Draft {
        let mut drawn = SheetSketch::blank();
        for &(x, y) in fields {
            tap(&mut drawn, &Edition::standard(), Field::new(x, y).unwrap());
        }
        drawn
    }

    #[test]
    fn the_page_scores_sheets_as_the_command_line_does() {
        let edition = Edition::standard();
        let vectors = include_str!("../../../rules/tests/vectors.jsonl");
        check::vectors::<SheetSketch>(vectors, |draft| {
            Some(serde_json::to_value(explain(&edition, &draft.drawn().ok()?).ok()?.score).unwrap())
        });
    }

    /// C3.1: none is chosen by itself, a second tap takes a tick away, and a third colour replaces none.
    #[test]
    fn two_point_colours_are_chosen_and_none_is_dropped() {
        let mut draft = SheetSketch::blank();
        assert!(draft.point_colours.is_empty());
        assert!(tick(&mut draft, Colour::Pink));
        assert_eq!(draft.drawn().unwrap_err().id, "score-colour-lines-two-colours");
        assert!(tick(&mut draft, Colour::LightGreen));
        assert_eq!(draft.drawn().unwrap().point_colours, [Colour::Pink, Colour::LightGreen]);
        assert!(!tick(&mut draft, Colour::Orange));
        assert_eq!(draft.point_colours, [Colour::Pink, Colour::LightGreen]);
        assert!(tick(&mut draft, Colour::Pink));
        assert_eq!(draft.point_colours, [Colour::LightGreen]);
        // One that is chosen stays chosen in a link and in JSON.
        assert_eq!(SheetSketch::of_code(&SheetSketch::code(&draft).unwrap()), Some(draft.clone()));
        assert_eq!(SheetSketch::of_json(&json::<SheetSketch>(&draft)), Ok(draft));
        let three = r#"{"side":"A","point_colours":["pink","orange","violet"],"left":[],"right":[],"letters":{}}"#;
        assert_eq!(SheetSketch::of_json(three).unwrap_err().id, "score-colour-lines-two-chosen");
    }

    #[test]
    fn codes_that_are_none_are_refused() {
        let codes =
            ["", "A", "C.pink.violet._._._", "A.pink.mauve._._._", "A.pink.violet.4-4x._._", "A.pink.violet.0-0n._._"];
        check::refused::<SheetSketch>(&codes);
        check::refused::<SheetSketch>(&[
            "A.pink.violet._._.A20A10",
            "A.pink.violet._._.E20",
            "A.pink.violet._._.A999",
            "A.pink.violet._._._._",
        ]);
    }

    #[test]
    fn links_end_in_a_letter_and_open_without_what_was_left_out() {
        let blank = SheetSketch::blank();
        let code = SheetSketch::code(&blank).unwrap();
        assert!(code.ends_with(|last: char| last.is_ascii_alphanumeric()), "{code}");
        for end in ["", ".", "._", "._._", "._._.", "._._._"] {
            assert_eq!(SheetSketch::of_code(&format!("{code}{end}")), Some(blank.clone()), "{end}");
        }
        let drawn = draw(&[(4, 4)]);
        let code = SheetSketch::code(&drawn).unwrap();
        assert!(code.ends_with("4-4"), "{code}");
        for end in ["", "._", "._._"] {
            assert_eq!(SheetSketch::of_code(&format!("{code}{end}")), Some(drawn.clone()), "{end}");
        }
    }

    #[test]
    fn taps_set_crosses_draw_and_take_back() {
        let drawn = draw(&[(4, 4), (9, 4), (4, 1), (0, 1)]);
        assert_eq!(drawn.left.len(), 8);
        assert_eq!(drawn.right, [(9, 4)]);
        // Back to the turn, then the end itself.
        let mut back = drawn.clone();
        tap(&mut back, &Edition::standard(), Field::new(4, 1).unwrap());
        assert_eq!(back.left, [(4, 4), (4, 3), (4, 2), (4, 1)]);
        tap(&mut back, &Edition::standard(), Field::new(4, 1).unwrap());
        assert_eq!(back.left.last(), Some(&(4, 2)));
    }

    #[test]
    fn a_letter_is_listed_while_a_line_reaches_it() {
        let mut drawn = draw(&[(4, 4), (9, 4), (4, 0), (0, 0)]);
        assert_eq!(drawn.letters.get(&Letter::A), Some(&20));
        tap(&mut drawn, &Edition::standard(), Field::new(0, 0).unwrap());
        assert!(drawn.letters.is_empty());
    }

    #[test]
    fn what_no_line_can_enter_is_not_drawn() {
        // The left line ends at x 7, and side B has a black field in the way.
        assert_eq!(draw(&[(4, 4), (9, 4), (8, 4)]).left, [(4, 4)]);
        let mut drawn = Draft { side: Side::B, ..draw(&[(4, 3)]) };
        let before = drawn.clone();
        tap(&mut drawn, &Edition::standard(), Field::new(4, 6).unwrap());
        assert_eq!(drawn, before);
    }
}
