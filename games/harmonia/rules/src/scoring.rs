//! What a layout is worth, and why (H4.2, H5).

use crate::edition::Numbers;
use crate::layout::{Extent, Layout, Pattern};
use contract::{Line, Message};
use serde::{Deserialize, Serialize};

/// The shape of a whole layout, the first that applies (H5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Empty,
    Hole,
    Hexagon,
    Triangle,
    Rhombus,
    Symmetric,
    Plain,
}

impl Shape {
    pub const fn name(self) -> &'static str {
        ["empty", "hole", "hexagon", "triangle", "rhombus", "symmetric", "plain"][self as usize]
    }

    /// The shape of a layout.
    ///
    /// The least and greatest coordinates span a region. If it is a hexagon, a triangle or a rhombus and there are as many
    /// tiles as it has cells, the tiles fill it.
    pub fn of(layout: &Layout) -> Shape {
        if layout.is_empty() {
            return Shape::Empty;
        }
        if layout.has_hole() {
            return Shape::Hole;
        }
        let tiles = layout.len() as i32;
        let Extent { q, r, s } = layout.extent();
        let wide = |(least, greatest): &(i8, i8)| i32::from(*greatest) - i32::from(*least) + 1;
        let (a, b, c) = (wide(q), wide(r), wide(s));
        let middle = |(least, greatest): &(i8, i8)| i32::from(*least) + i32::from(*greatest);
        let radius = a / 2;
        let equal = a == b && b == c;
        if equal && a % 2 == 1 && tiles == 3 * radius * (radius + 1) + 1 && middle(q) + middle(r) == middle(s) {
            return Shape::Hexagon;
        }
        let up = i32::from(q.0) + i32::from(r.0) == i32::from(s.0);
        let down = i32::from(q.1) + i32::from(r.1) == i32::from(s.1);
        if equal && a >= 2 && tiles == a * (a + 1) / 2 && (up || down) {
            return Shape::Triangle;
        }
        let rhombus = |one: i32, two: i32| one == two && one >= 2 && tiles == one * one;
        if rhombus(a, b) || rhombus(a, c) || rhombus(b, c) {
            return Shape::Rhombus;
        }
        if layout.is_symmetric() { Shape::Symmetric } else { Shape::Plain }
    }

    /// What it brings after the tripling (H5.3).
    #[inline]
    fn counted(self, numbers: &Numbers, green: bool) -> i32 {
        let times = if green { i32::from(numbers.green) } else { 1 };
        times * i32::from(self.points(numbers))
    }

    /// What it brings before the tripling.
    pub const fn points(self, numbers: &Numbers) -> u8 {
        match self {
            Shape::Empty | Shape::Hole => 0,
            Shape::Hexagon => numbers.hexagon,
            Shape::Triangle | Shape::Rhombus => numbers.triangle,
            Shape::Symmetric => numbers.symmetric,
            Shape::Plain => numbers.plain,
        }
    }
}

/// A score in its parts; also the answer of `farbraum score harmonia`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    pub players: i32,
    pub shape: ShapeScore,
    /// The largest first, then closed before open, symmetric before not.
    pub patterns: Vec<PatternScore>,
    pub unused: i32,
    pub unused_points: i32,
    pub misfit_points: i32,
    /// Whether this wins the basic game (H4.2).
    pub won: bool,
    pub total: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShapeScore {
    pub kind: Shape,
    /// After the tripling.
    pub points: i32,
    /// Whether every outer edge is light green.
    pub green: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PatternScore {
    pub tiles: u32,
    pub closed: bool,
    pub symmetric: bool,
    pub points: i32,
}

impl PatternScore {
    fn of(numbers: &Numbers, pattern: &Pattern) -> PatternScore {
        let (tiles, closed, symmetric) = (pattern.len(), pattern.is_closed(), pattern.is_symmetric());
        let points = if closed && symmetric { numbers.pattern(tiles) } else { 0 };
        PatternScore { tiles, closed, symmetric, points }
    }
}

impl ShapeScore {
    #[inline]
    pub fn of(numbers: &Numbers, layout: &Layout) -> ShapeScore {
        let kind = Shape::of(layout);
        let green = match kind {
            Shape::Empty => false,
            Shape::Hole => layout.is_green_around_holes(),
            _ => layout.is_green(),
        };
        ShapeScore { kind, points: kind.counted(numbers, green), green }
    }
}

impl Score {
    /// Scores a layout.
    pub fn of(numbers: &Numbers, layout: &Layout, players: u8, misfits: u8) -> Score {
        let shape = ShapeScore::of(numbers, layout);
        let mut patterns: Vec<PatternScore> =
            layout.patterns().iter().map(|pattern| PatternScore::of(numbers, pattern)).collect();
        patterns.sort_by_key(|pattern| std::cmp::Reverse((pattern.tiles, pattern.closed, pattern.symmetric)));
        let players = i32::from(numbers.player) * i32::from(players);
        let unused = i32::from(numbers.dealt) - layout.len() as i32;
        let unused_points = -i32::from(numbers.unused) * unused;
        let misfit_points = -i32::from(numbers.misfit) * i32::from(misfits);
        let found: i32 = patterns.iter().map(|pattern| pattern.points).sum();
        let total = players + shape.points + found + unused_points + misfit_points;
        let won = is_won(numbers, &shape, layout.len());
        Score { players, shape, patterns, unused, unused_points, misfit_points, won, total }
    }
}

fn text(what: &str) -> Message {
    Message::new(&format!("harmonia-score-{what}"))
}

const fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl ShapeScore {
    /// The shape in words.
    pub(crate) fn words(&self) -> Message {
        text("shape").with("shape", self.kind.name()).with("green", yes(self.green)).by_rule("H5.2")
    }
}

impl Score {
    /// The points in words, line by line, each with the cells that it counts (H5).
    pub(crate) fn explain(&self, numbers: &Numbers, layout: &Layout, players: u8, misfits: u8) -> Vec<Line> {
        let all = layout.tiles().map(|place| place.cell.to_string()).collect();
        let mut lines = vec![
            Line::points(text("players").with("players", players).by_rule("H5.1"), self.players),
            Line { text: self.shape.words(), points: Some(self.shape.points), places: all },
        ];
        let mut patterns: Vec<&Pattern> = layout.patterns().iter().collect();
        patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.len()));
        for pattern in patterns.into_iter().filter(|pattern| pattern.len() > 1) {
            let PatternScore { tiles, closed, symmetric, points } = PatternScore::of(numbers, pattern);
            let words = text("pattern").with("tiles", tiles).with("closed", yes(closed));
            let words = words.with("symmetric", yes(symmetric)).by_rule("H5.4");
            let places = layout.cells(pattern).map(|cell| cell.to_string()).collect();
            lines.push(Line { text: words, points: Some(points), places });
        }
        lines.push(Line::points(text("unused").with("tiles", self.unused).by_rule("H5.5"), self.unused_points));
        lines.push(Line::points(text("misfits").with("tiles", misfits).by_rule("H5.6"), self.misfit_points));
        lines
    }
}

/// The total alone, without a list of patterns: the inner loop of bots and solvers.
#[inline]
pub fn total(numbers: &Numbers, layout: &Layout, players: u8, misfits: u8) -> i32 {
    let patterns: i32 = layout.patterns().iter().map(|pattern| PatternScore::of(numbers, pattern).points).sum();
    let unused = i32::from(numbers.dealt) - layout.len() as i32;
    // A hole brings nothing, green or not.
    let shape = Shape::of(layout).counted(numbers, layout.is_green());
    i32::from(numbers.player) * i32::from(players) + shape + patterns
        - i32::from(numbers.unused) * unused
        - i32::from(numbers.misfit) * i32::from(misfits)
}

/// Whether this wins the basic game: the full hexagon with a light green edge (H4.2).
pub(crate) fn is_won(numbers: &Numbers, shape: &ShapeScore, tiles: usize) -> bool {
    shape.kind == Shape::Hexagon && shape.green && tiles == numbers.goal()
}
