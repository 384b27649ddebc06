//! Places components on pages, in rows and columns with cut marks. The foot of each page says what it shows and how long 50 mm are.

use crate::ink::{BLACK, GREY};
use crate::page::{Page, Piece};
use crate::pen::line;
use crate::{Job, Part};
use contract::EditionId;

/// The margin that printers cannot reach, in millimetres.
pub const MARGIN: f64 = 10.0;
/// Height of the foot above the lower edge of the paper, within the margin.
const FOOT: f64 = 4.5;

/// Makes the pages of one part of a game.
#[derive(Debug)]
pub struct Printer<'a> {
    /// The print job.
    pub job: &'a Job,
    part: Part,
    title: String,
}

/// A component with its back, both drawn from the upper left corner. All of a part have the same size.
#[derive(Debug)]
pub struct TwoSided {
    pub front: Piece,
    pub back: Piece,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(job: &'a Job, part: Part, game: &str, edition: &EditionId) -> Printer<'a> {
        let name = job.text(&format!("{game}-name"));
        let what = job.text(&format!("{game}-print-{part}"));
        let title = format!("{name} – {what} – {} {}", edition.name, edition.version);
        Printer { job, part, title }
    }

    /// Makes a page of these pieces.
    pub fn page(&self, pieces: Vec<Piece>) -> Page {
        Page { paper: self.job.paper, part: self.part, title: self.title.clone(), pieces }
    }

    /// Returns width and height of what can be printed on.
    pub fn room(&self) -> (f64, f64) {
        let (width, height) = self.job.paper.size();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }

    /// Places cards edge to edge, with cut marks around them. A page of fronts is followed by a page of their backs, mirrored, so
    /// that both meet when the paper is turned over its long side.
    pub fn cards(&self, (width, height): (f64, f64), cards: Vec<TwoSided>) -> Vec<Page> {
        let grid = self.grid((width, height), 0.0);
        let mut pages = Vec::new();
        let mut cards = cards.into_iter().peekable();
        while cards.peek().is_some() {
            let (mut fronts, mut backs) = (vec![grid.cuts()], vec![grid.cuts()]);
            for (place, TwoSided { front, back }) in cards.by_ref().take(grid.columns * grid.rows).enumerate() {
                let (column, row) = (place % grid.columns, place / grid.columns);
                let (x, y) = grid.corner(column, row);
                fronts.push(front.at(x, y));
                let (x, y) = grid.corner(grid.columns - 1 - column, row);
                backs.push(back.at(x, y));
            }
            pages.extend([self.page(fronts), self.page(backs)]);
        }
        pages
    }

    /// Places components with `gap` between them, each drawn around its own middle and cut out by itself.
    pub fn spread(&self, (width, height): (f64, f64), gap: f64, pieces: Vec<Piece>) -> Vec<Page> {
        let grid = self.grid((width, height), gap);
        let mut pages = Vec::new();
        let mut pieces = pieces.into_iter().peekable();
        while pieces.peek().is_some() {
            let mut page = Vec::new();
            for (place, piece) in pieces.by_ref().take(grid.columns * grid.rows).enumerate() {
                let (x, y) = grid.corner(place % grid.columns, place / grid.columns);
                page.push(piece.at(x + width / 2.0, y + height / 2.0));
            }
            pages.push(self.page(page));
        }
        pages
    }

    fn grid(&self, (width, height): (f64, f64), gap: f64) -> Grid {
        let (wide, high) = self.room();
        let fit = |room: f64, size: f64| (((room + gap) / (size + gap)) as usize).max(1);
        let (columns, rows) = (fit(wide, width), fit(high, height));
        let all = |count: usize, size: f64| count as f64 * (size + gap) - gap;
        let left = MARGIN + (wide - all(columns, width)) / 2.0;
        let top = MARGIN + (high - all(rows, height)) / 2.0;
        Grid { columns, rows, left, top, width: width + gap, height: height + gap }
    }
}

#[derive(Clone, Copy, Debug)]
struct Grid {
    columns: usize,
    rows: usize,
    left: f64,
    top: f64,
    /// Distance from one component to the next.
    width: f64,
    height: f64,
}

impl Grid {
    fn corner(&self, column: usize, row: usize) -> (f64, f64) {
        (self.left + column as f64 * self.width, self.top + row as f64 * self.height)
    }

    /// Returns short strokes outside of the components, at all their edges.
    fn cuts(&self) -> Piece {
        const LONG: f64 = 4.0;
        const OFF: f64 = 1.0;
        let mut marks = Piece::default();
        let (left, top) = self.corner(0, 0);
        let (right, bottom) = self.corner(self.columns, self.rows);
        for column in 0..=self.columns {
            let (x, _) = self.corner(column, 0);
            marks.stroke(line((x, top - OFF), (x, top - OFF - LONG)), BLACK, 0.15);
            marks.stroke(line((x, bottom + OFF), (x, bottom + OFF + LONG)), BLACK, 0.15);
        }
        for row in 0..=self.rows {
            let (_, y) = self.corner(0, row);
            marks.stroke(line((left - OFF, y), (left - OFF - LONG, y)), BLACK, 0.15);
            marks.stroke(line((right + OFF, y), (right + OFF + LONG, y)), BLACK, 0.15);
        }
        marks
    }
}

/// Numbers the pages and writes their feet.
pub(crate) fn footed(mut pages: Vec<Page>) -> Vec<Page> {
    let last = pages.len();
    for (place, page) in pages.iter_mut().enumerate() {
        let (width, height) = page.paper.size();
        let y = height - FOOT;
        let mut foot = Piece::default();
        foot.words(format!("{} – {} / {last}", page.title, place + 1), (MARGIN, y), 2.6, GREY);
        let right = width - MARGIN;
        foot.stroke(line((right - 50.0, y), (right, y)), GREY, 0.25);
        for x in [right - 50.0, right] {
            foot.stroke(line((x, y - 1.0), (x, y + 1.0)), GREY, 0.25);
        }
        foot.centred("50 mm", (right - 25.0, y - 0.8), 2.2, GREY);
        page.pieces.push(foot);
    }
    pages
}
