//! Points of the advanced game (H5).

use crate::position::*;
use contract::{AnyWorkbench, Rules, ShelfGame};
use harmonia::*;

/// Three arms, all bent the same way round: turned by 120 degrees it is the same.
const PINWHEEL: [Spot; 7] = [(0, 0), (1, 0), (2, -1), (0, -1), (-1, -1), (-1, 1), (-1, 2)];

fn without(cells: &[Spot], cell: Spot) -> Vec<Spot> {
    let rest: Vec<Spot> = cells.iter().copied().filter(|other| *other != cell).collect();
    assert_eq!(rest.len() + 1, cells.len());
    rest
}

/// Free cells next to a set of cells.
fn around(cells: &[Spot]) -> Vec<Spot> {
    let mut around: Vec<Spot> = cells.iter().flat_map(|&cell| (0..6).map(move |edge| beside(cell, edge))).collect();
    around.sort_unstable();
    around.dedup();
    around.retain(|cell| !cells.contains(cell));
    around
}

fn in_one_part(cells: &[Spot]) -> bool {
    let mut seen = vec![cells[0]];
    let mut next = 0;
    while let Some(&cell) = seen.get(next) {
        next += 1;
        for beside in (0..6).map(|edge| beside(cell, edge)) {
            if cells.contains(&beside) && !seen.contains(&beside) {
                seen.push(beside);
            }
        }
    }
    seen.len() == cells.len()
}

#[test]
fn h5_1_ten_for_each_player() {
    for players in 2..=6 {
        assert_eq!(score_for(players, 0, &tiles("0,0 000000")).players, 10 * i32::from(players));
    }
}

#[test]
fn h5_2_points_of_every_shape_before_and_after_the_tripling() {
    let hole = without(&hexagon(3), (0, 0));
    let plain = cells(&["o o o", "   o o"]);
    for (cells, kind, points) in [
        (hole, Shape::Hole, 0),
        (hexagon(3), Shape::Hexagon, 50),
        (triangle_up(4), Shape::Triangle, 30),
        (rhombus(3, 0), Shape::Rhombus, 30),
        (cells(&["o o o"]), Shape::Symmetric, 20),
        (plain, Shape::Plain, 10),
    ] {
        let mut plan = green(&cells);
        let expected = ShapeScore { kind, points: 3 * points, green: true };
        assert_eq!(score_of_many(&plan).shape, expected);
        let (cell, edge) = outer_edges(&plan)[0];
        flip(&mut plan, cell, edge);
        assert_eq!(score_of_many(&plan).shape, ShapeScore { points, green: false, ..expected });
    }
}

#[test]
fn h5_2_hexagons_have_1_7_19_37_tiles() {
    for (side, tiles) in [(1, 1), (2, 7), (3, 19), (4, 37)] {
        let cells = hexagon(side);
        assert_eq!(cells.len(), tiles);
        assert_eq!(shape_of(&cells), Shape::Hexagon, "{tiles} tiles");
    }
    assert_eq!(score_for(2, 0, &filled(&hexagon(3), 1)).shape.kind, Shape::Hexagon, "colours do not matter");
    assert_eq!(score_for(2, 0, &tiles("0,0 111111")).shape.kind, Shape::Hexagon);
}

/// Every shape with one tile taken from anywhere and put anywhere else next to the others.
#[test]
fn h5_2_one_tile_moved_is_no_such_shape() {
    let mut shapes: Vec<Vec<Spot>> = (2..=4).map(hexagon).collect();
    shapes.extend((4..=7).flat_map(|side| [triangle_up(side), triangle_down(side)]));
    shapes.extend((3..=5).flat_map(|side| (0..3).map(move |orientation| rhombus(side, orientation))));
    for shape in shapes {
        for &from in &shape {
            let rest = without(&shape, from);
            for to in around(&rest).into_iter().filter(|to| *to != from) {
                let moved: Vec<Spot> = rest.iter().copied().chain([to]).collect();
                if in_one_part(&moved) {
                    let kind = shape_of(&moved);
                    assert!(matches!(kind, Shape::Hole | Shape::Symmetric | Shape::Plain), "{kind:?} {moved:?}");
                }
            }
        }
    }
}

#[test]
fn h5_2_a_hexagon_needs_six_equal_sides() {
    // Sides 2 and 3 in turn: 12 tiles.
    assert_eq!(shape_of(&cells(&["  o o", " o o o", "o o o o", " o o o"])), Shape::Symmetric);
    // Two sides longer than the others: 10 tiles.
    assert_eq!(shape_of(&cells(&[" o o o", "o o o o", " o o o"])), Shape::Symmetric);
}

#[test]
fn h5_2_triangles_of_both_orientations() {
    for side in 2..=10 {
        assert_eq!(shape_of(&triangle_up(side)), Shape::Triangle, "side {side}");
        assert_eq!(shape_of(&triangle_down(side)), Shape::Triangle, "side {side}");
    }
    assert_eq!(triangle_up(2), [(0, 0), (-1, 1), (0, 1)]);
    assert_eq!(triangle_down(2), [(0, 0), (1, 0), (0, 1)]);
}

#[test]
fn h5_2_rhombi_of_all_three_orientations() {
    for side in 2..=7 {
        for orientation in 0..3 {
            assert_eq!(shape_of(&rhombus(side, orientation)), Shape::Rhombus, "{side} {orientation}");
        }
    }
    assert_eq!(shape_of(&cells(&[" o", "o o", " o"])), Shape::Rhombus);
    assert_eq!(shape_of(&cells(&["o o", " o o"])), Shape::Rhombus);
    assert_eq!(shape_of(&cells(&[" o o", "o o"])), Shape::Rhombus);
}

#[test]
fn h5_2_one_tile_on_a_side_is_a_hexagon() {
    for cells in [triangle_up(1), triangle_down(1), rhombus(1, 0), hexagon(1)] {
        assert_eq!(shape_of(&cells), Shape::Hexagon);
    }
}

#[test]
fn h5_2_parallelograms_with_different_sides_are_plain() {
    for orientation in 0..3 {
        for (wide, high) in [(2, 3), (3, 2), (2, 4), (3, 4), (5, 4), (2, 8)] {
            assert_eq!(shape_of(&parallelogram(wide, high, orientation)), Shape::Plain, "{wide} {high} {orientation}");
        }
    }
    // As many tiles as a rhombus or a triangle has.
    assert_eq!(shape_of(&parallelogram(9, 4, 0)), Shape::Plain);
    assert_eq!(shape_of(&parallelogram(3, 5, 1)), Shape::Plain);
}

#[test]
fn h5_2_a_trapezoid_is_symmetric_if_its_legs_are_equal_and_else_plain() {
    assert_eq!(shape_of(&cells(&["  o o", " o o o", "o o o o"])), Shape::Symmetric);
    assert_eq!(shape_of(&cells(&[" o o", "o o o"])), Shape::Symmetric);
    assert_eq!(shape_of(&cells(&["o o", " o o", "o o o"])), Shape::Plain);
    assert_eq!(shape_of(&cells(&["o o o", " o o o o"])), Shape::Plain);
    assert_eq!(shape_of(&cells(&["o o", " o o o o"])), Shape::Plain);
}

/// Three equal sides alone make no triangle: the top and both legs have the same number of tiles, the foot nearly twice as many.
#[test]
fn h5_2_a_trapezium_with_three_equal_sides_is_neither_triangle_nor_rhombus() {
    for side in 2..=5 {
        let rows = (0..side).flat_map(|r| (0..side + r).map(move |q| (q - r, r)));
        let trapezium: Vec<Spot> = rows.collect();
        assert_eq!(trapezium.len() as i64, side * (3 * side - 1) / 2);
        assert_eq!(shape_of(&trapezium), Shape::Symmetric, "side {side}");
    }
}

#[test]
fn h5_2_a_row_is_symmetric() {
    for tiles in 2..=60 {
        for row in [parallelogram(tiles, 1, 0), parallelogram(tiles, 1, 2), parallelogram(1, tiles, 0)] {
            assert_eq!(shape_of(&row), Shape::Symmetric, "{tiles}");
        }
    }
}

#[test]
fn h5_2_mirror_lines_run_through_corners_or_through_edges() {
    // A vertical line, through the corners of the tiles it meets.
    assert_eq!(shape_of(&cells(&["o o", " o", "o o"])), Shape::Symmetric);
    assert_eq!(shape_of(&cells(&["   o", "o o o o"])), Shape::Symmetric);
    // A horizontal line, through the edges of the tiles it meets.
    assert_eq!(shape_of(&cells(&[" o", "o o o", " o"])), Shape::Symmetric);
    // Between the tiles, along an edge: a vertical line.
    assert_eq!(shape_of(&cells(&["o o o o", " o   o"])), Shape::Symmetric);
    // The same turned by 60 and by 120 degrees.
    let turn = |cells: &[Spot]| cells.iter().map(|&(q, r)| (q + r, -q)).collect::<Vec<_>>();
    for shape in [cells(&["o o", " o", "o o"]), cells(&[" o", "o o o", " o"]), cells(&["o o o o", " o   o"])] {
        let (once, twice) = (turn(&shape), turn(&turn(&shape)));
        assert_eq!((shape_of(&once), shape_of(&twice)), (Shape::Symmetric, Shape::Symmetric));
    }
}

#[test]
fn h5_2_symmetric_under_a_point_but_no_line_is_plain() {
    for shape in [
        cells(&["o o o", "   o o o"]),
        cells(&["o o", "   o", "    o o"]),
        cells(&["o o", " o o", "  o o"]),
        PINWHEEL.to_vec(),
    ] {
        assert_eq!(shape_of(&shape), Shape::Plain, "{shape:?}");
    }
}

#[test]
fn h5_2_the_symmetry_of_the_layout_is_that_of_its_tiles_without_colours() {
    let plan = picture(&["o - o   o"]);
    assert_eq!(score_for(2, 0, &plan).shape.kind, Shape::Symmetric);
}

#[test]
fn h5_2_a_hole_comes_before_everything_else() {
    let ring = without(&hexagon(2), (0, 0));
    assert_eq!(shape_of(&ring), Shape::Hole, "as symmetric as can be");
    let mut inner: Vec<(Vec<Spot>, Spot)> = vec![(hexagon(3), (0, 0)), (hexagon(4), (1, 1)), (hexagon(3), (0, 1))];
    inner.push((triangle_up(4), (-1, 2)));
    inner.push((rhombus(3, 0), (1, 1)));
    for (cells, cell) in inner {
        assert_eq!(shape_of(&without(&cells, cell)), Shape::Hole);
    }
    // Two empty cells side by side, and two apart.
    let two = without(&without(&hexagon(3), (0, 0)), (1, 0));
    assert_eq!(shape_of(&two), Shape::Hole);
    let apart = without(&without(&hexagon(4), (0, 1)), (0, -1));
    assert_eq!(shape_of(&apart), Shape::Hole);
}

#[test]
fn h5_2_an_open_bay_is_no_hole() {
    // Five around an empty cell leave it open to one side.
    for gap in AROUND {
        let bay = without(&without(&hexagon(2), (0, 0)), gap);
        assert_eq!(shape_of(&bay), Shape::Symmetric);
    }
    // A deep one, only one cell wide.
    let mut deep = hexagon(4);
    for cell in [(0, 0), (1, 0), (2, 0), (3, 0)] {
        deep = without(&deep, cell);
    }
    assert_eq!(shape_of(&deep), Shape::Symmetric);
    // Cells touch over edges alone: there is no way out through a corner.
    assert_eq!(shape_of(&without(&hexagon(4), (2, 0))), Shape::Hole);
}

#[test]
fn h5_2_a_hole_can_be_filled_again() {
    let ring = without(&hexagon(2), (0, 0));
    let mut game = hands(&["000000", "000001"]).laid(&green(&ring)).edition(plenty()).game();
    assert_eq!(game.table().shape(), Shape::Hole);
    let first = ring.iter().min().unwrap();
    play(&mut game, ME, &["show 000000", &format!("lay {},{} 000000", -first.0, -first.1)]);
    assert_eq!(game.table().shape(), Shape::Hexagon);
}

#[test]
fn h5_3_three_times_if_every_outer_edge_is_green() {
    let plan = filled(&hexagon(3), 7);
    assert_eq!(score_for(2, 0, &plan).shape.points, 150);
    for (cell, edge) in outer_edges(&plan) {
        let mut plan = plan.clone();
        flip(&mut plan, cell, edge);
        assert_eq!(score_for(2, 0, &plan).shape.points, 50, "{cell:?} {edge}");
    }
}

#[test]
fn h5_3_edges_around_a_hole_are_not_outer_edges() {
    let mut ring = green(&without(&hexagon(2), (0, 0)));
    flip(&mut ring, (1, 0), 3);
    let shape = score_of_many(&ring).shape;
    assert_eq!((shape.kind, shape.green, shape.points), (Shape::Hole, true, 0));
    flip(&mut ring, (1, 0), 0);
    assert!(!score_of_many(&ring).shape.green);
}

#[test]
fn h5_4_a_pattern_is_connected_over_purple_edges() {
    let side_by_side = picture(&["o - o   o - o"]);
    assert_eq!(patterns(&side_by_side), ["2 closed symmetric 0"; 2], "green edges do not connect");
    assert_eq!(patterns(&picture(&["o - o - o - o"])), ["4 closed symmetric 20"]);
    assert_eq!(patterns(&picture(&["o   o"])), [""; 0], "all-green tiles are no pattern");
    assert_eq!(patterns(&tiles("0,0 111111")), ["1 open symmetric 0"]);
}

#[test]
fn h5_4_points_by_the_number_of_tiles() {
    for (count, points) in [(2, 0), (3, 10), (4, 20), (5, 20), (6, 20), (7, 60), (8, 60), (12, 60)] {
        let row = vec!["o"; count].join(" - ");
        assert_eq!(patterns(&picture(&[&row])), [format!("{count} closed symmetric {points}")]);
    }
}

#[test]
fn h5_4_an_open_pattern_brings_nothing() {
    assert_eq!(patterns(&picture(&["- o - o - o"])), ["3 open symmetric 0"], "a row with its edges is its own image");
    assert_eq!(patterns(&picture(&["- o - o - o -"])), ["3 open symmetric 0"]);
    let open = picture(&[r"o - o - o", r"     \"]);
    assert_eq!(patterns(&open), ["3 open crooked 0"]);
    // What closes it belongs to it: three in a row and one below.
    let closed = picture(&[r"o - o - o", r"     \", r"      o"]);
    assert_eq!(patterns(&closed), ["4 closed crooked 0"]);
}

#[test]
fn h5_4_a_purple_edge_into_a_hole_touches_no_tile() {
    let mut ring = green(&without(&hexagon(2), (0, 0)));
    // Two side by side, and one of them points inward.
    flip(&mut ring, (1, 0), 2);
    flip(&mut ring, (1, 0), 3);
    assert_eq!(patterns(&ring), ["2 open crooked 0"]);
}

#[test]
fn h5_4_symmetric_tiles_with_crooked_purple_edges_are_not_symmetric() {
    // Three in a triangle, all joined, or all but one pair: symmetric.
    assert_eq!(patterns(&picture(&[r"  o", r" / \", r"o - o"])), ["3 closed symmetric 10"]);
    assert_eq!(patterns(&picture(&[r"  o", r" / \", r"o   o"])), ["3 closed symmetric 10"]);
    // The rhombus of four with one side joined less: its tiles are symmetric, its edges are not.
    assert_eq!(patterns(&picture(&[r"o - o", r" \   \", r"  o - o"])), ["4 closed symmetric 20"]);
    assert_eq!(patterns(&picture(&[r"o - o", r" \", r"  o - o"])), ["4 closed crooked 0"]);
    let trapezoid = picture(&[r"  o - o", r" /     \", r"o   o   o"]);
    assert_eq!(patterns(&trapezoid), ["4 closed symmetric 20"], "the green one in between is not part of it");
    let crooked = picture(&[r"  o - o", r" /", r"o - o   o"]);
    assert_eq!(patterns(&crooked), ["4 closed crooked 0"]);
    let five = picture(&[r"  o - o", r" / \   \", r"o   o   o"]);
    assert_eq!(patterns(&five), ["5 closed crooked 0"]);
    let five = picture(&[r"  o - o", r" / \ / \", r"o   o   o"]);
    assert_eq!(patterns(&five), ["5 closed symmetric 20"]);
}

#[test]
fn h5_4_mirror_lines_through_corners_through_edges_and_along_edges() {
    // Through the corners of the middle tile.
    assert_eq!(patterns(&picture(&[r"o   o", r" \ /", r"  o"])), ["3 closed symmetric 10"]);
    // Through the edges: a bent row.
    assert_eq!(patterns(&picture(&[r"      o", r"     /", r"o - o"])), ["3 closed symmetric 10"]);
    // Along an edge that two tiles share.
    assert_eq!(patterns(&picture(&[r"o - o"])), ["2 closed symmetric 0"]);
    assert_eq!(patterns(&picture(&[r"o       o", r" \     /", r"  o - o"])), ["4 closed symmetric 20"]);
    // Through the middle of an edge that two tiles share.
    assert_eq!(patterns(&picture(&[r"o", r" \", r"  o", r"   \", r"    o"])), ["3 closed symmetric 10"]);
}

#[test]
fn h5_4_symmetric_under_a_point_but_no_line_is_crooked() {
    assert_eq!(patterns(&picture(&[r"o - o", r"     \", r"      o - o"])), ["4 closed crooked 0"]);
    let mut pinwheel = green(&PINWHEEL);
    for (cell, edge) in [((0, 0), 0), ((0, 0), 2), ((0, 0), 4), ((1, 0), 1), ((0, -1), 3), ((-1, 1), 5)] {
        flip(&mut pinwheel, cell, edge);
    }
    assert_eq!(patterns(&pinwheel), ["7 closed crooked 0"]);
}

#[test]
fn h5_4_a_pattern_of_one_tile_may_be_symmetric_or_not() {
    let one = |edges: &str| patterns(&tiles(&format!("0,0 {edges}")));
    for symmetric in
        ["000001", "000011", "000101", "001001", "000111", "010101", "001111", "010111", "011011", "111111"]
    {
        assert_eq!(one(symmetric), ["1 open symmetric 0"], "{symmetric}");
    }
    for crooked in ["001011", "001101"] {
        assert_eq!(one(crooked), ["1 open crooked 0"], "{crooked}");
    }
}

#[test]
fn h5_4_a_pattern_may_enclose_another() {
    let mut plan = green(&hexagon(2));
    for (edge, cell) in AROUND.into_iter().enumerate() {
        flip(&mut plan, cell, (edge + 2) % 6);
    }
    assert_eq!(patterns(&plan), ["6 closed symmetric 20"], "around an all-green tile");
    assert_eq!(patterns(&green(&hexagon(2))), [""; 0]);
}

#[test]
fn h5_4_patterns_are_listed_largest_first_then_closed_then_symmetric() {
    let plan = picture(&[
        r"o - o - o - o -",
        r"",
        r"  o - o - o - o   o -",
        r"",
        r"o - o - o   o - o - o -",
        r"     \           \",
        r"      o           o   o - o - o",
    ]);
    let law = [
        "4 closed symmetric 20",
        "4 closed crooked 0",
        "4 open symmetric 0",
        "4 open crooked 0",
        "3 closed symmetric 10",
        "1 open symmetric 0",
    ];
    assert_eq!(patterns(&plan), law);
}

#[test]
fn h5_5_two_less_for_each_of_the_60_that_is_not_laid() {
    for tiles in [1, 2, 30, 59, 60] {
        let score = score_of_many(&green(&parallelogram(tiles, 1, 0)));
        assert_eq!((i64::from(score.unused), score.unused_points), (60 - tiles, -2 * score.unused));
    }
}

#[test]
fn h5_5_tiles_put_aside_are_among_the_unused() {
    let plan = tiles("0,0 000000; 1,0 000000");
    let game = hands(&["000001", "000001"]).laid(&plan).aside("111111 111111 111111").game();
    let score = game.table().score(game.edition());
    assert_eq!((score.unused, score.unused_points, score.misfit_points), (58, -116, -30));
    assert_eq!(score_for(2, 3, &plan).unused, 58);
}

#[test]
fn h5_6_ten_less_for_each_misfit() {
    for misfits in 0..=10 {
        let score = score_for(2, misfits, &tiles("0,0 000000"));
        assert_eq!(score.misfit_points, -10 * i32::from(misfits));
        assert_eq!(score.total, 20 + 150 - 118 - 10 * i32::from(misfits));
    }
}

#[test]
fn h5_7_an_empty_layout_has_shape_0() {
    let score = score_for(4, 2, &Plan::new());
    assert_eq!(score.shape, ShapeScore { kind: Shape::Empty, points: 0, green: false });
    assert_eq!((score.patterns.len(), score.unused, score.total), (0, 60, 40 - 120 - 20));
    assert!(!score.won);
}

#[test]
fn the_example_of_the_exchange_format() {
    let input = r#"{"players":3,"misfits":0,"tiles":[{"q":0,"r":0,"edges":"100000"},{"q":1,"r":0,"edges":"000100"}]}"#;
    let output = r#"{"players":30,"shape":{"kind":"symmetric","points":60,"green":true},"patterns":[{"tiles":2,"closed":true,"symmetric":true,"points":0}],"unused":58,"unused_points":-116,"misfit_points":0,"won":false,"total":-26}"#;
    assert_eq!(ShelfGame::<Harmonia>::NEW.score(input).unwrap(), output);
}

#[test]
fn the_score_at_the_table_is_that_of_the_exchange_format_and_its_lines_add_up() {
    for seed in 0..20 {
        let mut game = advanced(2 + (seed % 5) as u8, seed);
        let mut chance = contract::Seed::from_number(seed).chance(3);
        while game.state().outcome().is_none() {
            step(&mut game, &mut chance);
            let (table, edition) = (game.state().table(), game.state().edition());
            let expected = table.score(edition);
            let same = score_for(table.players(), table.aside().len() as u8, &plan_of(game.state()));
            assert_eq!(same, expected);
            assert_eq!(total(&edition.numbers, table.layout(), table.players(), table.aside().len() as u8), same.total);
            let lines: i32 = table.explain(edition).iter().filter_map(|line| line.points).sum();
            assert_eq!(lines, same.total);
        }
    }
}
