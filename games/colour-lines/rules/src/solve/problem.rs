//! What is to be solved: a sheet before its first stroke, and all dice that will come.

use crate::action::Die;
use crate::field::Half;
use crate::{
    Colour, ColourLines, ColourSet, Edition, Field, Goal, Ground, Letter, Measure, Place, Scoring, Scorings, Side,
    Stage, Tray,
};
use contract::{Message, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A sheet, and the dice of every round as they were placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub side: Side,
    pub colours: [Colour; 2],
    /// The start crosses, left and right.
    pub crosses: [Field; 2],
    pub rounds: Vec<Tray>,
    /// The round in which another player first reached each letter.
    pub letters: [Option<u8>; 4],
    pub aim: Aim,
    /// What has to be reached: a drawing that misses it is none (C7).
    pub goal: Goal,
    /// Whether a joker may draw nothing (C4.6).
    pub waiving: bool,
    /// Whether dice are left strictly (C4.5).
    pub strict: bool,
}

/// What is to be as great as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Points by these scorings.
    Points(Scorings),
    /// Strokes across the midline, as in the first solo task.
    Crossings,
    /// Dots in the point colours, as in the second.
    Dots,
}

/// A problem as text: `farbraum solve colour-lines`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProblemText {
    pub side: Side,
    pub point_colours: [Colour; 2],
    pub left: (u8, u8),
    pub right: (u8, u8),
    pub rounds: Vec<RoundText>,
    #[serde(default, deserialize_with = "contract::each_once")]
    pub letters: BTreeMap<Letter, u8>,
    #[serde(default = "all")]
    pub scorings: Vec<Scoring>,
}

/// The faces of one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundText {
    pub left: [String; 2],
    pub right: [String; 2],
    pub free: String,
}

fn all() -> Vec<Scoring> {
    Scoring::ALL.to_vec()
}

fn wrong(what: &str) -> Message {
    Message::new(&format!("colour-lines-solve-{what}"))
}

impl Problem {
    /// What a seat could have made of its sheet, once the game is over.
    pub fn of(game: &ColourLines, seat: Seat) -> Option<Problem> {
        let (table, edition) = (game.table(), game.edition());
        let sheet = table.sheets().get(seat.index()).filter(|_| table.stage() == Stage::Over)?;
        let aim = match table.task(edition).map(|task| task.result) {
            Some(Measure::Crossings) => Aim::Crossings,
            Some(Measure::Dots) => Aim::Dots,
            _ => Aim::Points(table.scorings()),
        };
        let crosses = [sheet.line(Half::Left).cross()?, sheet.line(Half::Right).cross()?];
        let ground = table.ground(edition);
        Some(Problem {
            side: table.side(edition),
            // Where none were ticked they do not count, and any two will do.
            colours: sheet.colours().or_else(|| any_colours(ground, crosses))?,
            crosses,
            rounds: table.trays().to_vec(),
            letters: Letter::ALL.map(|letter| table.reached_by_others(seat, letter)),
            aim,
            goal: table.task(edition).map(|task| task.goal).unwrap_or_default(),
            waiving: table.has_waiving(),
            strict: table.options().strict,
        })
    }

    /// Reads a problem.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(edition: &Edition, asked: &ProblemText) -> Result<Problem, Message> {
        let ground = edition.ground(asked.side);
        let mut colours: ColourSet = asked.point_colours.into_iter().collect();
        let mut cross = |half: Half, (x, y): (u8, u8)| {
            let field = Field::new(x, y).filter(|field| field.half() == Some(half));
            let problem = || wrong("start").with("half", half.name()).with("field", format!("{x},{y}")).by_rule("C3.1");
            let colour = field.and_then(|field| ground.start(field)).ok_or_else(problem)?;
            colours.add(colour);
            field.ok_or_else(problem)
        };
        let crosses = [cross(Half::Left, asked.left)?, cross(Half::Right, asked.right)?];
        if colours.len() != 4 {
            return Err(wrong("four-colours").by_rule("C3.1"));
        }
        let most = edition.numbers.rounds;
        if asked.rounds.is_empty() || asked.rounds.len() > usize::from(most) {
            return Err(wrong("rounds").with("most", most));
        }
        let scorings: Scorings = asked.scorings.iter().copied().collect();
        let mut letters = [None; 4];
        for (letter, round) in &asked.letters {
            if *round == 0 {
                return Err(wrong("letter-round").with("letter", letter.to_string()).by_rule("C5.2"));
            }
            letters[letter.index()] = Some(*round);
        }
        let tray = |(place, round): (usize, &RoundText)| tray(edition, round, place + 1);
        Ok(Problem {
            side: asked.side,
            colours: asked.point_colours,
            crosses,
            rounds: asked.rounds.iter().enumerate().map(tray).collect::<Result<_, _>>()?,
            letters,
            aim: Aim::Points(scorings),
            goal: Goal::default(),
            waiving: true,
            strict: false,
        })
    }
}

/// Two colours on which no cross stands.
fn any_colours(ground: &Ground, crosses: [Field; 2]) -> Option<[Colour; 2]> {
    let mut free =
        Colour::ALL.into_iter().filter(|&colour| crosses.iter().all(|&cross| ground.colour(cross) != Some(colour)));
    Some([free.next()?, free.next()?])
}

fn tray(edition: &Edition, round: &RoundText, number: usize) -> Result<Tray, Message> {
    let [a, b] = &round.left;
    let [c, d] = &round.right;
    let places = [Place::Left, Place::Left, Place::Right, Place::Right, Place::Free];
    let mut tray = Tray::default();
    for (die, (name, place)) in Die::all().zip([a, b, c, d, &round.free].into_iter().zip(places)) {
        let unknown = || wrong("face").with("round", number as i64).with("face", name.as_str()).by_rule("C2.3");
        tray.show(die, edition.face_named(name).ok_or_else(unknown)?);
        tray.put(die, place);
    }
    Ok(tray)
}
