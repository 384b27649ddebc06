//! A print job: the paper, the parts and the language.

use crate::Part;
use std::fmt;
use std::str::FromStr;
use texts::Language;

/// The paper, upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    pub const fn name(self) -> &'static str {
        ["a4", "letter"][self as usize]
    }

    /// Returns width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        [(210.0, 297.0), (215.9, 279.4)][self as usize]
    }
}

/// The text is not a paper size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePaper;

impl FromStr for Paper {
    type Err = ParsePaper;

    fn from_str(name: &str) -> Result<Paper, ParsePaper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name).ok_or(ParsePaper)
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A print job.
#[derive(Clone, Debug)]
pub struct Job {
    pub paper: Paper,
    /// The parts to print, of those that the game has.
    pub parts: Vec<Part>,
    pub language: Language,
}

impl Job {
    /// Returns a job in English.
    pub fn new(paper: Paper, parts: Vec<Part>) -> Job {
        Job { paper, parts, language: Language::En }
    }

    /// Returns the text with this id in the language of the job.
    pub fn text(&self, id: &str) -> String {
        texts::text(self.language, id)
    }
}
