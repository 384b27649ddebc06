//! Layouts and prepared positions for the tests by rule number.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(dead_code)] // Each test file uses its own part of this.

use contract::{Edition as _, Game, Match, Millis, Rejection, Rules, RulesVersion, Seat, Seats, Seed, Viewer};
use harmonia::*;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

pub(crate) const ME: Seat = Seat(0);
/// The next clockwise.
pub(crate) const YOU: Seat = Seat(1);

/// The text of the edition that comes with the product.
pub(crate) const STANDARD: &str = include_str!("../../../editions/farbraum.toml");

/// The neighbours of H1.3: E, NE, NW, W, SW, SE.
pub(crate) const AROUND: [(i64, i64); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

pub(crate) type Spot = (i64, i64);

pub(crate) fn beside((q, r): Spot, edge: usize) -> Spot {
    (q + AROUND[edge].0, r + AROUND[edge].1)
}

/// Tiles by their cells, each with its six edges, true where purple.
pub(crate) type Plan = BTreeMap<Spot, [bool; 6]>;

/// Six digits as edges.
pub(crate) fn edges(text: &str) -> [bool; 6] {
    let digits: Vec<bool> = text.chars().map(|digit| digit == '1').collect();
    digits.try_into().unwrap()
}

pub(crate) fn digits(edges: [bool; 6]) -> String {
    edges.iter().map(|&purple| if purple { '1' } else { '0' }).collect()
}

/// The smallest digits among all turns, by H1.2 and nothing else.
pub(crate) fn kind_of(edges: [bool; 6]) -> String {
    let turned = |times: usize| {
        let mut edges = edges;
        edges.rotate_right(times);
        digits(edges)
    };
    (0..6).map(turned).min().unwrap()
}

/// Tiles as they lie: `"0,0 100000; 1,0 000100"`.
pub(crate) fn tiles(text: &str) -> Plan {
    let tile = |tile: &str| {
        let (cell, row) = tile.trim().split_once(' ').unwrap();
        let (q, r) = cell.split_once(',').unwrap();
        ((q.parse().unwrap(), r.parse().unwrap()), edges(row))
    };
    text.split(';').filter(|tile| !tile.trim().is_empty()).map(tile).collect()
}

/// A layout as it is seen, tiles as `o`, four columns apart and two lines; `-`, `/` and `\` are purple edges, between
/// two tiles or of one tile alone.
///
/// ```text
///   o - o
///  /
/// o   o   o -
/// ```
pub(crate) fn picture(lines: &[&str]) -> Plan {
    let lines: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
    let at = |column: i64, line: i64| {
        let line = usize::try_from(line).ok().and_then(|line| lines.get(line));
        let mark = line.zip(usize::try_from(column).ok()).and_then(|(line, column)| line.get(column));
        *mark.unwrap_or(&' ')
    };
    let (mut plan, mut marks, mut first) = (Plan::new(), 0, None);
    for (line, row) in (0..).zip(&lines) {
        for column in (0..).zip(row).filter(|(_, mark)| **mark == 'o').map(|(column, _)| column) {
            let (column0, line0) = *first.get_or_insert((column, line));
            let (x, y): (i64, i64) = (column - column0, line - line0);
            assert!(y % 2 == 0 && (x - y) % 4 == 0, "tile out of line: column {column} of line {line}");
            let places = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)];
            let purple = std::array::from_fn(|edge| {
                let mark = at(column + places[edge].0, line + places[edge].1);
                mark == ['-', '/', '\\'][edge % 3]
            });
            plan.insert(((x - y) / 4, y / 2), purple);
        }
        marks += row.iter().filter(|mark| !['o', ' '].contains(mark)).count();
    }
    let inner = plan.iter().flat_map(|(&cell, row)| {
        let plan = &plan;
        (0..3).filter(move |&edge| row[edge] && plan.contains_key(&beside(cell, edge)))
    });
    let ends: usize = plan.values().flatten().filter(|purple| **purple).count();
    assert_eq!(marks, ends - inner.count(), "every mark is an edge of a tile");
    plan
}

/// Cells without tiles: `o` as in [`picture`], but two columns apart and one line.
pub(crate) fn cells(lines: &[&str]) -> Vec<Spot> {
    let mut cells = Vec::new();
    let mut first = None;
    for (y, line) in (0i64..).zip(lines) {
        for (x, _) in (0i64..).zip(line.chars()).filter(|(_, mark)| *mark == 'o') {
            let right = x - y - *first.get_or_insert(x - y);
            assert_eq!(right % 2, 0, "cell out of line");
            cells.push((right / 2, y));
        }
    }
    cells
}

/// This number of tiles on each side.
pub(crate) fn hexagon(side: i64) -> Vec<Spot> {
    let inside = |&(q, r): &Spot| (q + r).abs() < side;
    (1 - side..side).flat_map(|q| (1 - side..side).map(move |r| (q, r))).filter(inside).collect()
}

pub(crate) fn triangle_up(side: i64) -> Vec<Spot> {
    (0..side).flat_map(|r| (0..=r).map(move |right| (right - r, r))).collect()
}

pub(crate) fn triangle_down(side: i64) -> Vec<Spot> {
    (0..side).flat_map(|r| (0..side - r).map(move |q| (q, r))).collect()
}

/// Rows of `wide` tiles, each moved half a tile to the right, to the left, or one of those turned.
pub(crate) fn parallelogram(wide: i64, high: i64, orientation: usize) -> Vec<Spot> {
    let cells = (0..high).flat_map(|r| (0..wide).map(move |q| (q, r)));
    let place = |(q, r): Spot| match orientation {
        0 => (q, r),
        1 => (q - r, r),
        _ => (-r, q + r),
    };
    cells.map(place).collect()
}

pub(crate) fn rhombus(side: i64, orientation: usize) -> Vec<Spot> {
    parallelogram(side, side, orientation)
}

/// All-green tiles; more than the standard edition has, if there are more than six.
pub(crate) fn green(cells: &[Spot]) -> Plan {
    cells.iter().map(|&cell| (cell, [false; 6])).collect()
}

/// The other colour for an edge, on both sides.
pub(crate) fn flip(plan: &mut Plan, cell: Spot, edge: usize) {
    let row = plan.get_mut(&cell).unwrap();
    row[edge] = !row[edge];
    if let Some(row) = plan.get_mut(&beside(cell, edge)) {
        row[(edge + 3) % 6] = !row[(edge + 3) % 6];
    }
}

/// The edges toward cells without a tile.
pub(crate) fn outer_edges(plan: &Plan) -> Vec<(Spot, usize)> {
    let all = plan.keys().flat_map(|&cell| (0..6).map(move |edge| (cell, edge)));
    all.filter(|&(cell, edge)| !plan.contains_key(&beside(cell, edge))).collect()
}

/// Tiles on these cells with a green edge around them, at most five of each kind (six if there are many cells).
pub(crate) fn filled(cells: &[Spot], seed: u64) -> Plan {
    let mut chance = Seed::from_number(seed).chance(20);
    let mut plan = green(cells);
    let most = if cells.len() > 42 { 6 } else { 5 };
    let inner: Vec<(Spot, usize)> = cells
        .iter()
        .flat_map(|&cell| (0..3).map(move |edge| (cell, edge)))
        .filter(|&(cell, edge)| plan.contains_key(&beside(cell, edge)))
        .collect();
    let cost = |plan: &Plan| {
        let mut kinds: BTreeMap<String, i64> = BTreeMap::new();
        plan.values().for_each(|&row| *kinds.entry(kind_of(row)).or_default() += 1);
        kinds.values().map(|count| (count - most).max(0)).sum::<i64>()
    };
    let mut now = cost(&plan);
    for _ in 0..20_000 {
        if now == 0 {
            return plan;
        }
        let (cell, edge) = inner[chance.below(inner.len() as u32) as usize];
        flip(&mut plan, cell, edge);
        let then = cost(&plan);
        if then > now {
            flip(&mut plan, cell, edge);
        } else {
            now = then;
        }
    }
    panic!("these cells cannot be filled");
}

/// The tiles in the exchange format.
pub(crate) fn laid(players: u8, misfits: u8, plan: &Plan) -> PrintedLayout {
    let tile = |(&(q, r), &row): (&Spot, &[bool; 6])| PrintedTile { q, r, edges: digits(row) };
    PrintedLayout { players, misfits, tiles: plan.iter().map(tile).collect() }
}

pub(crate) fn score_for(players: u8, misfits: u8, plan: &Plan) -> Score {
    harmonia::score(&Edition::standard(), &laid(players, misfits, plan)).unwrap()
}

/// The score of two players in an edition with plenty of tiles.
pub(crate) fn score_of_many(plan: &Plan) -> Score {
    harmonia::score(&plenty(), &laid(2, 0, plan)).unwrap()
}

pub(crate) fn shape_of(cells: &[Spot]) -> Shape {
    score_of_many(&green(cells)).shape.kind
}

/// The patterns of a layout as `"7 closed symmetric 60"`.
pub(crate) fn patterns(plan: &Plan) -> Vec<String> {
    let text = |pattern: &PatternScore| {
        let closed = if pattern.closed { "closed" } else { "open" };
        let symmetric = if pattern.symmetric { "symmetric" } else { "crooked" };
        format!("{} {closed} {symmetric} {}", pattern.tiles, pattern.points)
    };
    score_of_many(plan).patterns.iter().map(text).collect()
}

/// The standard edition with some of its text replaced.
pub(crate) fn edition_with(changes: &[(&str, &str)]) -> Arc<Edition> {
    let mut text = STANDARD.to_owned();
    for (find, replace) in changes {
        assert!(text.contains(find), "{find} is in the edition");
        text = text.replacen(find, replace, 1);
    }
    Arc::new(Edition::parse(&text).unwrap())
}

/// The standard edition with 60 all-green tiles and 13 of every other kind.
pub(crate) fn plenty() -> Arc<Edition> {
    static PLENTY: LazyLock<Arc<Edition>> = LazyLock::new(|| {
        let text = STANDARD.replace(" = 6\n", " = 13\n").replace("000000 = 13", "000000 = 60");
        Arc::new(Edition::parse(&text).unwrap())
    });
    PLENTY.clone()
}

/// The tiles in an order in which they can be laid, from a given one on, which becomes the origin.
pub(crate) fn in_order(plan: &Plan, first: Spot) -> Vec<TileView> {
    let mut order = vec![first];
    let mut done = 0;
    while let Some(&cell) = order.get(done) {
        done += 1;
        for next in (0..6).map(|edge| beside(cell, edge)) {
            if plan.contains_key(&next) && !order.contains(&next) {
                order.push(next);
            }
        }
    }
    assert_eq!(order.len(), plan.len(), "the layout is in one part");
    views(plan, &order)
}

/// The tiles in a given order, the first of them on the origin.
pub(crate) fn views(plan: &Plan, order: &[Spot]) -> Vec<TileView> {
    let Some(&first) = order.first() else { return Vec::new() };
    let near = |to: i64, from: i64| i8::try_from(to - from).unwrap();
    let tile = |cell: &Spot| TileView {
        cell: Cell::new(near(cell.0, first.0), near(cell.1, first.1)).unwrap(),
        edges: digits(plan[cell]),
    };
    order.iter().map(tile).collect()
}

/// A position in the making: the advanced game, nothing laid, the first hand's turn.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) view: View,
    edition: Arc<Edition>,
}

pub(crate) fn kinds(names: &str) -> Tiles {
    names.split_whitespace().map(|name| name.parse::<Kind>().unwrap()).collect()
}

/// Hands by the names of their tiles, each of a player at the table.
pub(crate) fn hands(hands: &[&str]) -> Position {
    let own: Vec<(u8, Tiles)> = (0..).zip(hands.iter().map(|names| kinds(names))).collect();
    let view = View {
        rules: RulesVersion(Harmonia::RULES),
        options: Options { game: Variant::Advanced, ..Options::default() },
        seats: hands.len() as u8,
        layout: Vec::new(),
        left: own.iter().map(|(_, tiles)| tiles.len() as u8).collect(),
        aside: Tiles::default(),
        turn: 0,
        shown: None,
        agreed: Seats::NONE,
        declined: false,
        ended: None,
        own,
    };
    Position { view, edition: Edition::standard() }
}

impl Position {
    pub(crate) fn change(mut self, change: impl FnOnce(&mut View)) -> Position {
        change(&mut self.view);
        self
    }

    pub(crate) fn edition(self, edition: Arc<Edition>) -> Position {
        Position { edition, ..self }
    }

    pub(crate) fn basic(self) -> Position {
        self.change(|view| view.options.game = Variant::Basic)
    }

    /// All hands are played by one person.
    pub(crate) fn alone(self) -> Position {
        self.change(|view| (view.seats, view.options.hands) = (1, view.left.len() as u8))
    }

    /// The tile with the least coordinates comes to lie on the origin, but if there is one there.
    pub(crate) fn laid(self, plan: &Plan) -> Position {
        let first = if plan.contains_key(&(0, 0)) { (0, 0) } else { *plan.keys().next().unwrap() };
        self.change(|view| view.layout = in_order(plan, first))
    }

    pub(crate) fn turn(self, hand: u8) -> Position {
        self.change(|view| view.turn = hand)
    }

    pub(crate) fn shown(self, kind: &str) -> Position {
        self.change(|view| view.shown = Some(kind.to_owned()))
    }

    pub(crate) fn aside(self, names: &str) -> Position {
        self.change(|view| view.aside = kinds(names))
    }

    pub(crate) fn agreed(self, seats: &[u8]) -> Position {
        self.change(|view| view.agreed = seats.iter().map(|&seat| Seat(seat)).collect())
    }

    pub(crate) fn game(self) -> Harmonia {
        Harmonia::imagine(&self.edition, &self.view, &mut Seed::from_number(10).chance(0)).unwrap()
    }

    /// Whether there can be such a position.
    pub(crate) fn is_possible(&self) -> bool {
        Harmonia::imagine(&self.edition, &self.view, &mut Seed::from_number(10).chance(0)).is_ok()
    }
}

pub(crate) fn start(seats: u8, seed: u64, change: impl FnOnce(&mut Options)) -> Match<Harmonia> {
    let mut options = Options::default();
    change(&mut options);
    Match::start(Edition::standard(), options, seats, Seed::from_number(seed)).unwrap()
}

pub(crate) fn advanced(seats: u8, seed: u64) -> Match<Harmonia> {
    start(seats, seed, |options| options.game = Variant::Advanced)
}

/// Whether a seat may do so.
pub(crate) fn can(game: &Harmonia, seat: Seat, action: &str) -> Result<(), Illegal> {
    game.check(seat, &action.parse().unwrap())
}

/// Plays actions of a seat in notation, all of which must be legal.
pub(crate) fn play(game: &mut Harmonia, seat: Seat, actions: &[&str]) {
    for action in actions {
        let result = game.play(seat, &action.parse().unwrap(), Millis(0));
        assert!(result.is_ok(), "{action}: {result:?}");
    }
}

/// The same in a match.
pub(crate) fn act(game: &mut Match<Harmonia>, seat: Seat, action: &str) -> Result<(), Rejection<Illegal>> {
    game.play(seat, &action.parse().unwrap(), Millis(0))
}

/// The legal actions of a seat in notation, sorted.
pub(crate) fn listed(game: &Harmonia, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
    listed.sort();
    listed
}

/// The edges with which the tile shown can be laid on a cell, sorted.
pub(crate) fn ways(game: &Harmonia, seat: Seat, cell: &str) -> Vec<String> {
    let begin = format!("lay {cell} ");
    listed(game, seat).iter().filter_map(|action| action.strip_prefix(&begin).map(str::to_owned)).collect()
}

pub(crate) fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&seat| Seat(seat)).collect()
}

pub(crate) fn view(game: &Harmonia) -> View {
    game.view(Viewer::Spectator)
}

/// What lies, as a plan.
pub(crate) fn plan_of(game: &Harmonia) -> Plan {
    let tile = |Place { cell, edges: row }: Place| ((i64::from(cell.q), i64::from(cell.r)), edges(&row.to_string()));
    game.table().layout().tiles().map(tile).collect()
}

/// One action of an awaited player, not a word about the end.
pub(crate) fn step(game: &mut Match<Harmonia>, chance: &mut contract::Chance) {
    let seat = game.state().awaited().iter().next().unwrap();
    let action = loop {
        let action = game.state().random(seat, chance).unwrap();
        if action != Action::Propose {
            break action;
        }
    };
    game.play(seat, &action, Millis(0)).unwrap();
}
