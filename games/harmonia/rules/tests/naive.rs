//! The rules a second time, slow and obvious, compared with the real ones over many layouts.

use crate::position::*;
use contract::{Chance, Edition as _, Millis, Rules as _, Seed};
use harmonia::*;
use std::collections::{BTreeMap, BTreeSet};

/// A point of the plane.
type Point = (f64, f64);

fn middle((q, r): Spot) -> Point {
    (3f64.sqrt() * (q as f64 + r as f64 / 2.0), 1.5 * r as f64)
}

/// The middle of an edge of a tile.
fn edge_middle(cell: Spot, edge: usize) -> Point {
    let ((x, y), (u, v)) = (middle(cell), middle(beside(cell, edge)));
    ((x + u) / 2.0, (y + v) / 2.0)
}

fn same(a: Point, b: Point) -> bool {
    (a.0 - b.0).abs() < 1e-6 && (a.1 - b.1).abs() < 1e-6
}

/// A straight line through a point, with the sine and cosine of twice its angle.
#[derive(Clone, Copy)]
struct Line {
    through: Point,
    twice: (f64, f64),
}

impl Line {
    fn new(through: Point, angle: f64) -> Line {
        Line { through, twice: (2.0 * angle).sin_cos() }
    }

    fn mirror(&self, (x, y): Point) -> Point {
        let (dx, dy) = (x - self.through.0, y - self.through.1);
        let (sin, cos) = self.twice;
        (self.through.0 + cos * dx + sin * dy, self.through.1 + sin * dx - cos * dy)
    }
}

/// Every line that exchanges two tiles or runs through the middle of one as a mirror of it can.
fn lines(cells: &BTreeSet<Spot>) -> Vec<Line> {
    let mut lines = Vec::new();
    for &one in cells {
        for twelfth in 0..6 {
            lines.push(Line::new(middle(one), f64::from(twelfth) * std::f64::consts::PI / 6.0));
        }
        for &other in cells.iter().filter(|other| **other > one) {
            let ((x, y), (u, v)) = (middle(one), middle(other));
            let through = ((x + u) / 2.0, (y + v) / 2.0);
            lines.push(Line::new(through, (v - y).atan2(u - x) + std::f64::consts::PI / 2.0));
        }
    }
    lines
}

/// Whether a line mirrors tiles onto themselves; with their purple edges, if there is a plan that says which these are.
fn mirrors(line: Line, cells: &BTreeSet<Spot>, plan: Option<&Plan>) -> bool {
    cells.iter().all(|&cell| {
        let there = line.mirror(middle(cell));
        // The cell there, if it is the middle of one at all.
        let r = (there.1 / 1.5).round();
        let image = ((there.0 / 3f64.sqrt() - r / 2.0).round() as i64, r as i64);
        same(middle(image), there)
            && cells.contains(&image)
            && (0..6).all(|edge| {
                let there = line.mirror(edge_middle(cell, edge));
                let to = (0..6).find(|&to| same(edge_middle(image, to), there));
                to.is_some_and(|to| plan.is_none_or(|plan| plan[&cell][edge] == plan[&image][to]))
            })
    })
}

fn symmetric(cells: &BTreeSet<Spot>, plan: Option<&Plan>) -> bool {
    lines(cells).into_iter().any(|line| mirrors(line, cells, plan))
}

/// H5.4: sets of tiles connected over purple edges.
fn patterns_of(plan: &Plan) -> Vec<BTreeSet<Spot>> {
    let mut left: BTreeSet<Spot> = plan.iter().filter(|(_, row)| row.contains(&true)).map(|(cell, _)| *cell).collect();
    let mut patterns = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut pattern, mut open) = (BTreeSet::from([first]), vec![first]);
        while let Some(cell) = open.pop() {
            for edge in (0..6).filter(|&edge| plan[&cell][edge]) {
                if left.remove(&beside(cell, edge)) {
                    pattern.insert(beside(cell, edge));
                    open.push(beside(cell, edge));
                }
            }
        }
        patterns.push(pattern);
    }
    patterns
}

fn closed(plan: &Plan, pattern: &BTreeSet<Spot>) -> bool {
    pattern.iter().all(|&cell| (0..6).all(|edge| !plan[&cell][edge] || plan.contains_key(&beside(cell, edge))))
}

/// All cells within a border of two around the tiles.
fn surroundings(plan: &Plan) -> BTreeSet<Spot> {
    let range = |part: fn(&Spot) -> i64| {
        let (least, most) = (plan.keys().map(part).min().unwrap_or(0), plan.keys().map(part).max().unwrap_or(0));
        least - 2..=most + 2
    };
    range(|cell| cell.0).flat_map(|q| range(|cell| cell.1).map(move |r| (q, r))).collect()
}

/// The empty cells from which one gets away, over empty cells.
fn outside(plan: &Plan) -> BTreeSet<Spot> {
    let all = surroundings(plan);
    let first = *all.first().unwrap();
    let (mut outside, mut open) = (BTreeSet::from([first]), vec![first]);
    while let Some(cell) = open.pop() {
        for next in (0..6).map(|edge| beside(cell, edge)) {
            if all.contains(&next) && !plan.contains_key(&next) && outside.insert(next) {
                open.push(next);
            }
        }
    }
    outside
}

fn hole(plan: &Plan) -> bool {
    let outside = outside(plan);
    surroundings(plan).iter().any(|cell| !plan.contains_key(cell) && !outside.contains(cell))
}

fn green_outside(plan: &Plan) -> bool {
    let outside = outside(plan);
    plan.iter().all(|(&cell, row)| (0..6).all(|edge| !row[edge] || !outside.contains(&beside(cell, edge))))
}

/// Cells moved so that the least of them is the origin.
fn moved(cells: impl IntoIterator<Item = Spot>) -> BTreeSet<Spot> {
    let cells: BTreeSet<Spot> = cells.into_iter().collect();
    let first = *cells.first().unwrap();
    cells.iter().map(|cell| (cell.0 - first.0, cell.1 - first.1)).collect()
}

fn turned(cells: &BTreeSet<Spot>) -> BTreeSet<Spot> {
    moved(cells.iter().map(|&(q, r)| (q + r, -q)))
}

/// All turns of what a side makes, for every side with which it does not have too many tiles.
fn all_sizes(from: i64, shape: impl Fn(i64) -> Vec<Spot>) -> BTreeSet<BTreeSet<Spot>> {
    let mut all = BTreeSet::new();
    for side in from..=11 {
        let mut cells = moved(shape(side));
        for _ in 0..6 {
            cells = turned(&cells);
            all.insert(cells.clone());
        }
    }
    all
}

struct Shapes {
    hexagons: BTreeSet<BTreeSet<Spot>>,
    triangles: BTreeSet<BTreeSet<Spot>>,
    rhombi: BTreeSet<BTreeSet<Spot>>,
}

fn shapes() -> Shapes {
    // A hexagon grows by everything around it.
    let hexagon = |side: i64| {
        let mut cells = BTreeSet::from([(0, 0)]);
        for _ in 1..side {
            cells = cells
                .iter()
                .flat_map(|&cell| (0..6).map(move |edge| beside(cell, edge)))
                .chain(cells.clone())
                .collect();
        }
        cells.into_iter().collect()
    };
    let triangle = |side: i64| (0..side).flat_map(|row| (0..=row).map(move |place| (place, side - row))).collect();
    let rhombus = |side: i64| (0..side).flat_map(|row| (0..side).map(move |place| (place, row))).collect();
    Shapes { hexagons: all_sizes(1, hexagon), triangles: all_sizes(2, triangle), rhombi: all_sizes(2, rhombus) }
}

impl Shapes {
    /// H5.2, line by line.
    fn of(&self, plan: &Plan) -> Shape {
        if plan.is_empty() {
            return Shape::Empty;
        }
        let cells: BTreeSet<Spot> = plan.keys().copied().collect();
        let here = moved(cells.iter().copied());
        if hole(plan) {
            Shape::Hole
        } else if self.hexagons.contains(&here) {
            Shape::Hexagon
        } else if self.triangles.contains(&here) {
            Shape::Triangle
        } else if self.rhombi.contains(&here) {
            Shape::Rhombus
        } else if symmetric(&cells, None) {
            Shape::Symmetric
        } else {
            Shape::Plain
        }
    }

    /// H5 and H4.2.
    fn score(&self, plan: &Plan, players: i32, misfits: i32) -> Score {
        let kind = self.of(plan);
        let base = match kind {
            Shape::Empty | Shape::Hole => 0,
            Shape::Hexagon => 50,
            Shape::Triangle | Shape::Rhombus => 30,
            Shape::Symmetric => 20,
            Shape::Plain => 10,
        };
        let green = !plan.is_empty() && green_outside(plan);
        let shape = ShapeScore { kind, points: if green { 3 * base } else { base }, green };
        let mut patterns = Vec::new();
        for pattern in patterns_of(plan) {
            let (closed, symmetric) = (closed(plan, &pattern), symmetric(&pattern, Some(plan)));
            let points = match pattern.len() {
                7.. => 60,
                4..=6 => 20,
                3 => 10,
                _ => 0,
            };
            let points = if closed && symmetric { points } else { 0 };
            patterns.push(PatternScore { tiles: pattern.len() as u32, closed, symmetric, points });
        }
        patterns
            .sort_by(|a, b| b.tiles.cmp(&a.tiles).then(b.closed.cmp(&a.closed)).then(b.symmetric.cmp(&a.symmetric)));
        let unused = 60 - plan.len() as i32;
        let found: i32 = patterns.iter().map(|pattern| pattern.points).sum();
        Score {
            players: 10 * players,
            shape,
            patterns,
            unused,
            unused_points: -2 * unused,
            misfit_points: -10 * misfits,
            won: kind == Shape::Hexagon && plan.len() == 37 && green,
            total: 10 * players + shape.points + found - 2 * unused - 10 * misfits,
        }
    }
}

/// H3.2: every way in which a tile can be laid.
fn places(plan: &Plan, kind: &str) -> BTreeSet<(Spot, String)> {
    let mut places = BTreeSet::new();
    for cell in surroundings(plan) {
        let touching = |edge: usize| plan.get(&beside(cell, edge)).map(|row| row[(edge + 3) % 6]);
        if plan.contains_key(&cell) || (0..6).all(|edge| touching(edge).is_none()) {
            continue;
        }
        for times in 0..6 {
            let mut row = edges(kind);
            row.rotate_right(times);
            if (0..6).all(|edge| touching(edge).is_none_or(|purple| purple == row[edge])) {
                places.insert((cell, digits(row)));
            }
        }
    }
    places
}

/// What the real layout of a position says, with the same names.
fn real_places(layout: &Layout, kind: Kind) -> BTreeSet<(Spot, String)> {
    let named = |place: Place| ((i64::from(place.cell.q), i64::from(place.cell.r)), place.edges.to_string());
    let all: Vec<_> = layout.places(kind).map(named).collect();
    let different: BTreeSet<_> = all.iter().cloned().collect();
    assert_eq!((all.len(), layout.count_places(kind)), (different.len(), different.len()), "each once");
    different
}

fn same_places(game: &Harmonia) {
    let (plan, layout) = (plan_of(game), game.table().layout());
    if plan.is_empty() {
        return;
    }
    let mut asked = BTreeMap::new();
    for kind in Kind::all() {
        let places = places(&plan, &kind.to_string());
        assert_eq!(real_places(layout, kind), places, "{kind} {layout:?}");
        for (cell, edges) in places {
            asked.entry(cell).or_insert_with(BTreeSet::new).insert(edges);
        }
    }
    for cell in surroundings(&plan) {
        let here = Cell::new(cell.0 as i8, cell.1 as i8).unwrap();
        for bits in 0..64u8 {
            let row = digits(std::array::from_fn(|edge| bits >> edge & 1 == 1));
            let fits = layout.fits(Place { cell: here, edges: row.parse().unwrap() });
            assert_eq!(fits, asked.get(&cell).is_some_and(|rows| rows.contains(&row)), "{here} {row} {layout:?}");
        }
    }
}

/// A game in which tiles are laid at random, or where they touch many others, or so that few purple edges stay open.
fn grown(seed: u64, mut look: impl FnMut(&Harmonia, &mut Chance)) {
    let mut chance = Seed::from_number(seed).chance(5);
    let mut game = advanced(2 + (seed % 5) as u8, seed);
    while game.state().outcome().is_none() {
        let state = game.state();
        let (table, seat) = (state.table(), state.table().seat_of(state.table().turn()));
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let cost = |action: &Action| match *action {
            Action::Show(kind) if seed % 4 > 1 => kind.edges().purple() as i32,
            Action::Lay(cell, edges) => {
                let free = |edge: &usize| table.layout().at(cell.neighbour(*edge)).is_none();
                let open = (0..6).filter(|&edge| edges.is_purple(edge)).filter(free).count() as i32;
                let touching = 6 - (0..6).filter(free).count() as i32;
                [0, -touching, open - (edges.purple() as i32 - open), 10 * open - touching][(seed % 4) as usize]
            }
            _ => 0,
        };
        actions.retain(|action| *action != Action::Propose);
        let least = actions.iter().map(cost).min().unwrap();
        actions.retain(|action| cost(action) == least || chance.below(40) == 0);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.play(seat, &action, Millis(0)).unwrap();
        if game.state().table().shown().is_none() {
            look(game.state(), &mut chance);
        }
    }
}

#[test]
fn what_fits_is_the_same() {
    let mut compared = 0;
    for seed in 0..12 {
        grown(seed, |game, chance| {
            if chance.below(3) == 0 {
                same_places(game);
                compared += 1;
            }
        });
    }
    assert!(compared > 200);
}

#[test]
fn a_tile_is_a_misfit_exactly_if_it_fits_nowhere() {
    let mut layouts: Vec<Plan> = [2, 3].into_iter().map(|side| filled(&hexagon(side), 3)).collect();
    for cells in [hexagon(1), triangle_up(2), rhombus(2, 1), parallelogram(3, 1, 0), hexagon(2)] {
        layouts.push(green(&cells));
        // The same with every edge purple.
        layouts.push(cells.iter().map(|&cell| (cell, [true; 6])).collect());
    }
    for seed in 100..110 {
        grown(seed, |game, _| {
            if game.table().layout().len() < 8 {
                layouts.push(plan_of(game));
            }
        });
    }
    let mut misfits = 0;
    for plan in &layouts {
        for kind in Kind::all().map(|kind| kind.to_string()) {
            let mut game = hands(&[&kind, "000001"]).edition(plenty()).laid(plan).game();
            let fits = !places(&plan_of(&game), &kind).is_empty();
            play(&mut game, ME, &[&format!("show {kind}")]);
            assert_eq!(
                (game.table().shown().is_some(), game.table().aside().is_empty()),
                (fits, fits),
                "{kind} {plan:?}"
            );
            misfits += usize::from(!fits);
        }
    }
    assert!(misfits > 20, "{misfits}");
}

/// How often each shape was seen, and how many patterns that count.
#[derive(Debug, Default)]
struct Seen {
    shapes: BTreeMap<&'static str, usize>,
    counted: BTreeMap<i32, usize>,
    crooked: usize,
}

impl Seen {
    fn note(&mut self, score: &Score) {
        *self.shapes.entry(score.shape.kind.name()).or_default() += 1;
        for pattern in &score.patterns {
            *self.counted.entry(pattern.points).or_default() += 1;
            self.crooked += usize::from(pattern.closed && !pattern.symmetric);
        }
    }
}

#[test]
fn scores_of_grown_layouts_are_the_same() {
    let (shapes, edition) = (shapes(), Edition::standard());
    let mut seen = Seen::default();
    for seed in 200..250 {
        grown(seed, |game, _| {
            let table = game.table();
            let (plan, misfits) = (plan_of(game), table.aside().len());
            let naive = shapes.score(&plan, i32::from(table.players()), misfits as i32);
            assert_eq!(table.score(&edition), naive, "{plan:?}");
            assert_eq!(total(&edition.numbers, table.layout(), table.players(), misfits as u8), naive.total);
            assert_eq!((table.layout().has_hole(), table.shape()), (hole(&plan), naive.shape.kind));
            assert_eq!(table.layout().is_green(), green_outside(&plan));
            let mut cells: Vec<BTreeSet<Spot>> = Vec::new();
            for pattern in table.layout().patterns() {
                let spots = table.layout().cells(pattern).map(|cell| (i64::from(cell.q), i64::from(cell.r)));
                cells.push(spots.collect());
            }
            cells.sort();
            assert_eq!(cells, patterns_of(&plan), "the same tiles in the same patterns");
            seen.note(&naive);
        });
    }
    assert!(seen.shapes["hole"] > 100 && seen.shapes["symmetric"] > 100 && seen.shapes["plain"] > 100, "{seen:?}");
    assert!(seen.counted[&10] > 100 && seen.crooked > 20, "{seen:?}");
}

/// Every shape of the law, and others that nearly are.
fn prepared() -> Vec<Vec<Spot>> {
    let mut all: Vec<Vec<Spot>> = (1..=4).map(hexagon).collect();
    all.extend((2..=10).flat_map(|side| [triangle_up(side), triangle_down(side)]));
    for orientation in 0..3 {
        all.extend((2..=7).map(|side| rhombus(side, orientation)));
        all.extend((1..=7).map(|wide| parallelogram(wide, 7 - wide % 3, orientation)));
    }
    for cut in 1..=4 {
        // Triangles without corners, hexagons with sides of different lengths.
        all.push(triangle_up(8).into_iter().filter(|cell| cell.1 >= cut).collect());
        all.push(hexagon(4).into_iter().filter(|cell| cell.0 < cut).collect());
        all.push(hexagon(4).into_iter().filter(|cell| cell.0 < cut && cell.1 > -cut).collect());
        all.push(rhombus(7, 1).into_iter().filter(|cell| cell.1 + cell.0 >= -cut).collect());
    }
    all
}

/// Cells with one tile less, more or elsewhere, still in one part and not too many.
fn nearly(cells: &[Spot], chance: &mut Chance) -> Vec<Spot> {
    let mut cells = cells.to_vec();
    if chance.below(2) == 0 && cells.len() > 1 {
        cells.swap_remove(chance.below(cells.len() as u32) as usize);
    }
    if chance.below(2) == 0 {
        let from = cells[chance.below(cells.len() as u32) as usize];
        let to = beside(from, chance.below(6) as usize);
        if !cells.contains(&to) {
            cells.push(to);
        }
    }
    cells
}

/// Random colours for the edges, few or many purple; the same on both sides of a mirror, if there is one, but for a
/// few; green outside, or not everywhere.
fn coloured(cells: &[Spot], chance: &mut Chance) -> Plan {
    let mut plan = green(cells);
    let set: BTreeSet<Spot> = cells.iter().copied().collect();
    let found: Vec<Line> = lines(&set).into_iter().filter(|line| mirrors(*line, &set, None)).collect();
    let line = (!found.is_empty()).then(|| found[chance.below(found.len() as u32) as usize]);
    let (share, outer, odd) = (1 + chance.below(5), chance.below(3) == 0, chance.below(3) * 2);
    let all: Vec<(Spot, usize)> = cells.iter().flat_map(|&cell| (0..6).map(move |edge| (cell, edge))).collect();
    let nearest = |point: Point| all.iter().copied().find(|&(cell, edge)| same(edge_middle(cell, edge), point));
    for &(cell, edge) in &all {
        let inner = plan.contains_key(&beside(cell, edge));
        if plan[&cell][edge] || chance.below(10) >= share || !(inner || outer && chance.below(8) == 0) {
            continue;
        }
        flip(&mut plan, cell, edge);
        if let Some((cell, edge)) = line.and_then(|line| nearest(line.mirror(edge_middle(cell, edge))))
            && !plan[&cell][edge]
        {
            flip(&mut plan, cell, edge);
        }
    }
    for _ in 0..odd.saturating_sub(2) {
        let (cell, edge) = all[chance.below(all.len() as u32) as usize];
        if plan.contains_key(&beside(cell, edge)) {
            flip(&mut plan, cell, edge);
        }
    }
    plan
}

fn in_one_part(cells: &[Spot]) -> bool {
    let (mut left, mut open): (BTreeSet<Spot>, Vec<Spot>) = (cells[1..].iter().copied().collect(), vec![cells[0]]);
    while let Some(cell) = open.pop() {
        open.extend((0..6).map(|edge| beside(cell, edge)).filter(|next| left.remove(next)));
    }
    left.is_empty()
}

#[test]
fn scores_of_prepared_shapes_are_the_same() {
    let shapes = shapes();
    // Enough of each kind for any colours.
    let everything = |plan: &Plan| {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        plan.values().for_each(|row| *kinds.entry(kind_of(*row)).or_default() += 1);
        let fill = kinds.entry("000000".to_owned()).or_default();
        *fill = (*fill).max(60);
        let tiles: String = kinds.iter().map(|(kind, count)| format!("{kind} = {count}\n")).collect();
        let (begin, end) = (STANDARD.find("000000 = 6").unwrap(), STANDARD.find("[numbers]").unwrap());
        Edition::parse(&format!("{}{tiles}{}", &STANDARD[..begin], &STANDARD[end..])).unwrap()
    };
    let mut chance = Seed::from_number(6).chance(6);
    let mut seen = Seen::default();
    for cells in prepared() {
        for round in 0..18 {
            let cells = if round % 3 == 0 { cells.clone() } else { nearly(&cells, &mut chance) };
            if cells.len() > 60 || !in_one_part(&cells) {
                continue;
            }
            let plan = coloured(&cells, &mut chance);
            let real = harmonia::score(&everything(&plan), &laid(3, 0, &plan)).unwrap();
            assert_eq!(real, shapes.score(&plan, 3, 0), "{plan:?}");
            seen.note(&real);
        }
    }
    assert!(["hole", "hexagon", "triangle", "rhombus", "symmetric", "plain"].iter().all(|kind| seen.shapes[kind] > 25));
    assert!(seen.counted[&60] > 50 && seen.counted[&20] > 50 && seen.crooked > 100, "{seen:?}");
}

/// The slow rules themselves, on what can be seen at once.
#[test]
fn the_slow_rules_know_a_mirror_when_they_see_one() {
    let set = |cells: Vec<Spot>| cells.into_iter().collect::<BTreeSet<_>>();
    let count = |cells: Vec<Spot>| {
        let cells = set(cells);
        let mut found: Vec<Line> = Vec::new();
        for line in lines(&cells).into_iter().filter(|line| mirrors(*line, &cells, None)) {
            let probe = |line: &Line| [line.mirror((0.3, 7.1)), line.mirror((5.7, -2.9))];
            if !found.iter().any(|other| (0..2).all(|point| same(probe(other)[point], probe(&line)[point]))) {
                found.push(line);
            }
        }
        found.len()
    };
    assert_eq!(count(hexagon(1)), 6);
    assert_eq!(count(hexagon(3)), 6);
    assert_eq!(count(triangle_up(3)), 3);
    assert_eq!(count(rhombus(3, 1)), 2);
    assert_eq!(count(parallelogram(2, 1, 0)), 2);
    assert_eq!(count(parallelogram(3, 2, 0)), 0);
    assert_eq!(count(vec![(0, 0), (1, 0), (1, 1)]), 1);
}
