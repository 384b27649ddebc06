//! The components as data: both sides of the sheet, the dice, the numbers and the solo tasks (C1, C2, C7).

use crate::field::{HEIGHT, WIDTH};
use crate::path::LONGEST;
use crate::{Colour, ColourSet, Field, Ground, Half, Kind, Letter, Paths, Scoring, Side, Task};
use contract::{EditionId, Message, Mistake};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The dice of a roll (C2.1).
pub const DICE: usize = 5;
/// The faces of a die.
pub const FACES: usize = 6;
/// The most rounds an edition may have.
pub const MOST_ROUNDS: usize = 8;

/// Sheet, dice, numbers, tasks.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    id: EditionId,
    grounds: [Ground; 2],
    faces: Vec<Face>,
    dice: [[FaceId; FACES]; DICE],
    pub numbers: Numbers,
    pub suggested: SuggestedStart,
    tasks: Vec<Task>,
}

/// How long the game is and what things pay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// C4.
    pub rounds: u8,
    /// C4.6.
    pub jokers: u8,
    /// Strokes that a circle earns (C4.7).
    pub bonus: u8,
    /// C5.2.
    pub letter_first: u8,
    /// C5.2.
    pub letter_later: u8,
    /// C5.3.
    pub pair: u8,
    /// C5.4.
    pub dot: u8,
}

/// What is set for a first game (C3.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuggestedStart {
    pub colours: [Colour; 2],
    pub left: Field,
    pub right: Field,
    pub leave_out: Vec<Scoring>,
}

/// A face of a die, by its place in [`Edition::faces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(pub(crate) u8);

/// What a face shows (C2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// `I2`, `V2`, …, or a number.
    pub name: String,
    /// The number, or `None` for a figure.
    pub number: Option<u8>,
    /// All that it can draw; empty for 0.
    pub paths: Paths,
}

impl Face {
    /// How many strokes it draws.
    pub fn strokes(&self) -> u8 {
        self.paths.iter().next().map_or(0, |path| path.strokes().len() as u8)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    version: u32,
    sheet: RawSheet,
    letters: RawLetters,
    figures: BTreeMap<String, String>,
    dice: RawDice,
    numbers: Numbers,
    suggested: SuggestedStart,
    #[serde(default)]
    task: Vec<Task>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "the sides are called so")]
struct RawSheet {
    A: Vec<String>,
    B: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "the letters are called so")]
struct RawLetters {
    A: Field,
    B: Field,
    C: Field,
    D: Field,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDice {
    faces: Vec<Vec<String>>,
}

contract::edition!(Edition, "farbraum-1");

fn wrong(what: &str) -> Message {
    Message::new(&format!("colour-lines-edition-{what}"))
}

impl Edition {
    /// What is printed on a side.
    #[inline]
    pub const fn ground(&self, side: Side) -> &Ground {
        &self.grounds[side.index()]
    }

    /// What a face shows.
    #[inline]
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[usize::from(id.0)]
    }

    /// Every face that is on a die, each once.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The face of this name.
    pub fn face_named(&self, name: &str) -> Option<FaceId> {
        self.faces.iter().position(|face| face.name == name).map(|place| FaceId(place as u8))
    }

    /// The faces of a die.
    #[inline]
    pub const fn die(&self, die: usize) -> &[FaceId; FACES] {
        &self.dice[die]
    }

    /// A solo task by its number from 1 (C7).
    pub fn task(&self, number: u8) -> Option<&Task> {
        self.tasks.get(usize::from(number).checked_sub(1)?)
    }

    fn build(raw: Raw, text: &str) -> Result<Edition, Mistake> {
        let letters = [raw.letters.A, raw.letters.B, raw.letters.C, raw.letters.D];
        let grounds = [ground(Side::A, &raw.sheet.A, letters)?, ground(Side::B, &raw.sheet.B, letters)?];
        if let Some(figure) = raw.figures.keys().find(|name| face(name, &raw.figures).is_none()) {
            return Err(wrong("figure").with("figure", figure.as_str()).at(format!("figures.{figure}")));
        }
        let mut faces = Vec::new();
        let dice = dice(&raw.dice.faces, &raw.figures, &mut faces)?;
        let edition = Edition {
            id: EditionId::new(&raw.name, raw.version, text),
            grounds,
            faces,
            dice,
            numbers: raw.numbers,
            suggested: raw.suggested,
            tasks: raw.task,
        };
        edition.check_numbers()?;
        edition.check_suggested()?;
        edition.check_tasks()?;
        Ok(edition)
    }

    fn check_numbers(&self) -> Result<(), Mistake> {
        let Numbers { rounds, jokers, bonus, .. } = self.numbers;
        let ranges = [("rounds", rounds, 1, MOST_ROUNDS as u8), ("jokers", jokers, 0, 9), ("bonus", bonus, 0, 9)];
        for (what, number, least, most) in ranges {
            if !(least..=most).contains(&number) {
                let problem = wrong("number").with("what", what).with("least", least).with("most", most);
                return Err(problem.at(format!("numbers.{what}")));
            }
        }
        Ok(())
    }

    /// Colours and crosses of the first game, on either side (C3.1).
    fn check_suggested(&self) -> Result<(), Mistake> {
        let SuggestedStart { colours, left, right, .. } = &self.suggested;
        for side in Side::BOTH {
            let ground = self.ground(side);
            let placed = left.half() == Some(Half::Left) && right.half() == Some(Half::Right);
            let starts = [left, right].into_iter().filter_map(|&field| ground.start(field));
            let all: ColourSet = starts.chain(colours.iter().copied()).collect();
            if !placed || all.len() != 4 {
                return Err(wrong("suggested").with("side", side.to_string()).at("suggested"));
            }
        }
        Ok(())
    }

    fn check_tasks(&self) -> Result<(), Mistake> {
        for (place, task) in self.tasks.iter().enumerate() {
            if task.sides.is_empty() || !task.grades.is_sorted() {
                return Err(wrong("task").with("task", place as i64 + 1).at(format!("task.{place}")));
            }
        }
        Ok(())
    }
}

fn ground(side: Side, rows: &[String], letters: [Field; 4]) -> Result<Ground, Mistake> {
    let wrong = |what: &str| wrong(what).with("side", side.to_string());
    let mut kinds = [Kind::Grey; 192];
    let fits = |row: &String| row.chars().count() == usize::from(WIDTH);
    if rows.len() != usize::from(HEIGHT) || !rows.iter().all(fits) {
        return Err(wrong("size").with("width", WIDTH).with("height", HEIGHT).at(format!("sheet.{side}")));
    }
    for (field, letter) in Field::all().zip(rows.iter().flat_map(|row| row.chars())) {
        let grey = field.half().is_none();
        kinds[field.index()] = match (letter, "PBVGYTON".find(letter)) {
            ('.', _) if grey => Kind::Grey,
            ('#', _) => Kind::Black,
            ('o', _) if !grey => Kind::Circle,
            (_, Some(place)) if !grey => Kind::Colour(Colour::ALL[place]),
            _ => {
                let what = wrong(if grey { "grey" } else { "field" });
                let what = what.with("field", field.to_string()).with("letter", letter.to_string());
                return Err(what.at(format!("sheet.{side}.{}", field.y())));
            }
        };
    }
    let ground = Ground::new(kinds, letters);
    for letter in Letter::ALL {
        let field = ground.field_of(letter);
        if ground.colour(field).is_none() || ground.letter(field) != Some(letter) {
            let problem = wrong("letter").with("letter", letter.to_string()).with("field", field.to_string());
            return Err(problem.at(format!("letters.{letter}")));
        }
    }
    // Two point colours and the other cross take three: a fourth has to remain for every cross (C3.1).
    for half in Half::BOTH {
        if ground.start_colours(half).len() < 4 {
            return Err(wrong("starts").with("half", half.name()).at(format!("sheet.{side}")));
        }
    }
    Ok(ground)
}

fn dice(
    rows: &[Vec<String>],
    figures: &BTreeMap<String, String>,
    faces: &mut Vec<Face>,
) -> Result<[[FaceId; FACES]; DICE], Mistake> {
    let mut dice = [[FaceId(0); FACES]; DICE];
    if rows.len() != DICE || rows.iter().any(|row| row.len() != FACES) {
        return Err(wrong("dice").with("dice", DICE as i64).with("faces", FACES as i64).at("dice.faces"));
    }
    for (die, row) in rows.iter().enumerate() {
        for (place, name) in row.iter().enumerate() {
            let known = faces.iter().position(|face: &Face| face.name == *name);
            let id = match known {
                Some(id) => id,
                None => {
                    let none = || {
                        let problem = wrong("face").with("die", die as i64 + 1).with("face", name.as_str());
                        problem.at(format!("dice.faces.{die}.{place}"))
                    };
                    faces.push(face(name, figures).ok_or_else(none)?);
                    faces.len() - 1
                }
            };
            dice[die][place] = FaceId(id as u8);
        }
    }
    Ok(dice)
}

/// A number up to three, or a figure of two or three strokes.
fn face(name: &str, figures: &BTreeMap<String, String>) -> Option<Face> {
    if let Some(turns) = figures.get(name) {
        let turn = |letter| match letter {
            'S' => Some(0),
            'R' => Some(1),
            'L' => Some(3),
            _ => None,
        };
        let turns: Vec<u8> = turns.chars().map(turn).collect::<Option<_>>()?;
        let fits = (1..LONGEST).contains(&turns.len());
        return fits.then(|| Face { name: name.to_owned(), number: None, paths: Paths::of_figure(&turns) });
    }
    let number: u8 = name.parse().ok().filter(|&number| usize::from(number) <= LONGEST)?;
    let written_so = number.to_string() == name;
    let paths = Paths::of_length(usize::from(number));
    written_so.then(|| Face { name: name.to_owned(), number: Some(number), paths })
}
