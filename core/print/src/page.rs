//! A page: pieces of ink in millimetres from the upper left corner.

use crate::ink::Rgb;
use crate::{Paper, Part};
use kurbo::{Affine, BezPath, Shape};

/// One page.
#[derive(Clone, Debug)]
pub struct Page {
    pub paper: Paper,
    pub part: Part,
    /// What the page shows, as its foot says it.
    pub title: String,
    pub pieces: Vec<Piece>,
}

/// A component with all its ink; or marks that belong to none, without a name.
#[derive(Clone, Debug, Default)]
pub struct Piece {
    /// What it is, such as `card ryb`. Every component has its own piece.
    pub name: String,
    pub(crate) marks: Vec<Mark>,
}

/// One mark of ink.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Path { outline: BezPath, fill: Option<Rgb>, stroke: Option<Stroke> },
    Text(Words),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    pub(crate) colour: Rgb,
    pub(crate) width: f64,
    /// Dashes and gaps of this length.
    pub(crate) dash: Option<f64>,
}

/// A line of words.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub(crate) text: String,
    pub(crate) x: f64,
    /// The line on which letters stand.
    pub(crate) y: f64,
    /// The size of the type in millimetres.
    pub(crate) size: f64,
    /// Whether `x` is the middle and not the beginning.
    pub(crate) centred: bool,
    pub(crate) colour: Rgb,
}

impl Piece {
    pub(crate) fn named(name: impl Into<String>) -> Piece {
        Piece { name: name.into(), marks: Vec::new() }
    }

    pub(crate) fn fill(&mut self, outline: BezPath, colour: Rgb) -> &mut Piece {
        self.marks.push(Mark::Path { outline, fill: Some(colour), stroke: None });
        self
    }

    pub(crate) fn stroke(&mut self, outline: BezPath, colour: Rgb, width: f64) -> &mut Piece {
        self.marks.push(Mark::Path { outline, fill: None, stroke: Some(Stroke { colour, width, dash: None }) });
        self
    }

    pub(crate) fn dash(&mut self, outline: BezPath, colour: Rgb, width: f64, dash: f64) -> &mut Piece {
        let stroke = Stroke { colour, width, dash: Some(dash) };
        self.marks.push(Mark::Path { outline, fill: None, stroke: Some(stroke) });
        self
    }

    pub(crate) fn words(&mut self, text: impl Into<String>, (x, y): (f64, f64), size: f64, colour: Rgb) -> &mut Piece {
        self.marks.push(Mark::Text(Words { text: text.into(), x, y, size, centred: false, colour }));
        self
    }

    pub(crate) fn centred(
        &mut self,
        text: impl Into<String>,
        (x, y): (f64, f64),
        size: f64,
        colour: Rgb,
    ) -> &mut Piece {
        self.marks.push(Mark::Text(Words { text: text.into(), x, y, size, centred: true, colour }));
        self
    }

    /// Moved to a place; it was drawn around the origin or from it.
    #[must_use]
    pub(crate) fn at(mut self, x: f64, y: f64) -> Piece {
        for mark in &mut self.marks {
            match mark {
                Mark::Path { outline, .. } => outline.apply_affine(Affine::translate((x, y))),
                Mark::Text(words) => {
                    words.x += x;
                    words.y += y;
                }
            }
        }
        self
    }
}

impl Piece {
    /// Left, top, right and bottom of its outlines; nothing if it has none.
    pub fn bounds(&self) -> Option<(f64, f64, f64, f64)> {
        let outline = |mark: &Mark| match mark {
            Mark::Path { outline, .. } => Some(outline.bounding_box()),
            Mark::Text(_) => None,
        };
        let all = self.marks.iter().filter_map(outline).reduce(|all, one| all.union(one))?;
        Some((all.x0, all.y0, all.x1, all.y1))
    }

    /// The component alone, as SVG; nothing if it has no outlines.
    pub fn svg(&self) -> Option<String> {
        crate::svg::alone(self)
    }
}

impl Page {
    /// The page as SVG, with its size in millimetres.
    pub fn svg(&self) -> String {
        crate::svg::svg(self)
    }

    /// The components on it.
    pub fn components(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().map(|piece| piece.name.as_str()).filter(|name| !name.is_empty())
    }
}
