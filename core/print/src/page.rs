//! A page of paper with components, in millimetres from its upper left corner.

use crate::ink::Rgb;
use crate::{Paper, Part};
use kurbo::{Affine, BezPath, Shape};
use std::collections::BTreeMap;

/// One page.
#[derive(Clone, Debug)]
pub struct Page {
    pub paper: Paper,
    pub part: Part,
    /// Says what the page shows; printed at its foot.
    pub title: String,
    pub pieces: Vec<Piece>,
}

/// A component with all its ink. Cut marks and the foot of a page are pieces without a name.
#[derive(Clone, Debug, Default)]
pub struct Piece {
    /// Names the component, such as `card ryb`, and is empty for marks that belong to none.
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
    /// The base line of the letters.
    pub(crate) y: f64,
    /// The size of the type in millimetres.
    pub(crate) size: f64,
    /// Whether `x` is the middle of the line and not its beginning.
    pub(crate) centred: bool,
    pub(crate) colour: Rgb,
}

impl Piece {
    /// Creates an empty component.
    pub fn named(name: impl Into<String>) -> Piece {
        Piece { name: name.into(), marks: Vec::new() }
    }

    /// Fills an outline.
    pub fn fill(&mut self, outline: BezPath, colour: Rgb) -> &mut Piece {
        self.marks.push(Mark::Path { outline, fill: Some(colour), stroke: None });
        self
    }

    /// Draws an outline, `width` millimetres thick.
    pub fn stroke(&mut self, outline: BezPath, colour: Rgb, width: f64) -> &mut Piece {
        self.marks.push(Mark::Path { outline, fill: None, stroke: Some(Stroke { colour, width, dash: None }) });
        self
    }

    /// Draws an outline with dashes and gaps of `dash` millimetres.
    pub fn dash(&mut self, outline: BezPath, colour: Rgb, width: f64, dash: f64) -> &mut Piece {
        let stroke = Stroke { colour, width, dash: Some(dash) };
        self.marks.push(Mark::Path { outline, fill: None, stroke: Some(stroke) });
        self
    }

    /// Writes a line that begins at `x`; letters stand on `y` and are `size` millimetres high.
    pub fn words(&mut self, text: impl Into<String>, (x, y): (f64, f64), size: f64, colour: Rgb) -> &mut Piece {
        self.marks.push(Mark::Text(Words { text: text.into(), x, y, size, centred: false, colour }));
        self
    }

    /// Writes a line whose middle is `x`.
    pub fn centred(&mut self, text: impl Into<String>, (x, y): (f64, f64), size: f64, colour: Rgb) -> &mut Piece {
        self.marks.push(Mark::Text(Words { text: text.into(), x, y, size, centred: true, colour }));
        self
    }

    /// Moves everything by `x` and `y`.
    #[must_use]
    pub fn at(mut self, x: f64, y: f64) -> Piece {
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
    /// Returns left, top, right and bottom of all outlines, or `None` if there are none.
    pub fn bounds(&self) -> Option<(f64, f64, f64, f64)> {
        let outline = |mark: &Mark| match mark {
            Mark::Path { outline, .. } => Some(outline.bounding_box()),
            Mark::Text(_) => None,
        };
        let all = self.marks.iter().filter_map(outline).reduce(|all, one| all.union(one))?;
        Some((all.x0, all.y0, all.x1, all.y1))
    }

    /// Returns an SVG of the component alone, or `None` if it has no outlines.
    pub fn svg(&self) -> Option<String> {
        crate::svg::alone(self)
    }
}

/// Counts the components on `pages` by name.
pub fn count(pages: &[Page]) -> BTreeMap<&str, usize> {
    let mut counted = BTreeMap::new();
    for name in pages.iter().flat_map(Page::components) {
        *counted.entry(name).or_default() += 1;
    }
    counted
}

impl Page {
    /// Returns the page as SVG, with its size in millimetres.
    pub fn svg(&self) -> String {
        crate::svg::svg(self)
    }

    /// Lists the names of the components on the page.
    pub fn components(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().map(|piece| piece.name.as_str()).filter(|name| !name.is_empty())
    }
}
