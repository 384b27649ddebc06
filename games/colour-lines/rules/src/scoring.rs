//! What a sheet is worth after the last round, and why (C5).

use crate::edition::Numbers;
use crate::{Field, Ground, Half, Letter, Sheet, Tally};
use contract::{Line, Message, Seat};
use serde::{Deserialize, Serialize, Serializer};

/// The four scorings (C5.1 to C5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    Midline,
    Letters,
    Pairs,
    Dots,
}

impl Scoring {
    pub const ALL: [Scoring; 4] = [Scoring::Midline, Scoring::Letters, Scoring::Pairs, Scoring::Dots];

    pub const fn name(self) -> &'static str {
        ["midline", "letters", "pairs", "dots"][self as usize]
    }

    pub(crate) const fn rule(self) -> &'static str {
        ["C5.1", "C5.2", "C5.3", "C5.4"][self as usize]
    }
}

/// The scorings that count in a game (C5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "Vec<Scoring>")]
pub struct Scorings(u8);

impl Scorings {
    pub const ALL: Scorings = Scorings(0b1111);

    #[inline]
    pub const fn has(self, scoring: Scoring) -> bool {
        self.0 & 1 << scoring as u8 != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Scoring> {
        Scoring::ALL.into_iter().filter(move |&scoring| self.has(scoring))
    }
}

impl FromIterator<Scoring> for Scorings {
    fn from_iter<I: IntoIterator<Item = Scoring>>(scorings: I) -> Scorings {
        Scorings(scorings.into_iter().fold(0, |bits, scoring| bits | 1 << scoring as u8))
    }
}

impl From<Vec<Scoring>> for Scorings {
    fn from(scorings: Vec<Scoring>) -> Scorings {
        scorings.into_iter().collect()
    }
}

impl Serialize for Scorings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A score in its parts; also the answer of `farbraum score colour-lines`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Different colours with a dot.
    pub colours: u16,
    /// Strokes across the midline.
    pub crossings: u16,
    pub midline: u16,
    pub letters: u16,
    /// Colours with a dot in both halves.
    pub pairs: u16,
    pub pair_points: u16,
    /// Dots in the point colours.
    pub dots: u16,
    pub dot_points: u16,
    pub total: u16,
}

impl Score {
    /// Scores what was reached; `letters` is what each letter brings. A scoring that is left out brings nothing.
    #[inline]
    pub fn of(numbers: &Numbers, scorings: Scorings, tally: &Tally, letters: [u8; 4]) -> Score {
        let only = |scoring, points: u16| if scorings.has(scoring) { points } else { 0 };
        let (colours, crossings) = (u16::from(tally.all_colours().len()), u16::from(tally.crossings));
        let (pairs, dots) = (u16::from(tally.pairs().len()), u16::from(tally.dots));
        let midline = only(Scoring::Midline, colours * crossings);
        let letters = only(Scoring::Letters, letters.iter().map(|&points| u16::from(points)).sum());
        let pair_points = only(Scoring::Pairs, pairs * u16::from(numbers.pair));
        let dot_points = only(Scoring::Dots, dots * u16::from(numbers.dot));
        let total = midline + letters + pair_points + dot_points;
        Score { colours, crossings, midline, letters, pairs, pair_points, dots, dot_points, total }
    }

    /// The points of one scoring.
    pub const fn points(&self, scoring: Scoring) -> u16 {
        match scoring {
            Scoring::Midline => self.midline,
            Scoring::Letters => self.letters,
            Scoring::Pairs => self.pair_points,
            Scoring::Dots => self.dot_points,
        }
    }

    /// The score in words, a line for each scoring, with the fields that count (`2:4,4` is a field on the sheet of
    /// seat 2).
    pub(crate) fn explain(&self, scorings: Scorings, ground: &Ground, sheet: &Sheet, seat: Seat) -> Vec<Line> {
        let line = |scoring: Scoring| {
            let text = Message::new(&format!("colour-lines-score-{}", scoring.name())).by_rule(scoring.rule());
            let text = match scoring {
                Scoring::Midline => text.with("colours", self.colours).with("crossings", self.crossings),
                Scoring::Letters => text.with("letters", reached(sheet)),
                Scoring::Pairs => text.with("pairs", self.pairs),
                Scoring::Dots => text.with("dots", self.dots),
            };
            let places = counted(scoring, ground, sheet).map(|field| format!("{seat}:{field}")).collect();
            Line { text, points: Some(i32::from(self.points(scoring))), places }
        };
        scorings.iter().map(line).collect()
    }
}

fn reached(sheet: &Sheet) -> String {
    let names = Letter::ALL.into_iter().filter(|letter| sheet.tally().letters[letter.index()] > 0);
    let names: Vec<String> = names.map(|letter| letter.to_string()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(" ") }
}

/// The fields that a scoring counts: both ends of a stroke across the midline, letters, dots.
pub fn counted<'a>(scoring: Scoring, ground: &'a Ground, sheet: &'a Sheet) -> impl Iterator<Item = Field> + 'a {
    let pairs = sheet.tally().pairs();
    let fields = Half::BOTH.into_iter().flat_map(move |half| {
        let line = sheet.line(half);
        let fields = line.fields();
        fields.iter().enumerate().map(move |(place, &field)| {
            let from = if place == 0 { line.cross() } else { Some(fields[place - 1]) };
            (from, field, fields.get(place + 1).copied())
        })
    });
    let counts = move |(from, field, to): &(Option<Field>, Field, Option<Field>)| match scoring {
        Scoring::Midline => [from, to].into_iter().flatten().any(|other| field.across(*other)),
        Scoring::Letters => ground.letter(*field).is_some(),
        Scoring::Pairs => ground.colour(*field).is_some_and(|colour| pairs.has(colour)),
        Scoring::Dots => {
            let ticked = |colour| sheet.colours().is_some_and(|colours| colours.contains(&colour));
            ground.colour(*field).is_some_and(ticked)
        }
    };
    fields.filter(counts).map(|(_, field, _)| field)
}
