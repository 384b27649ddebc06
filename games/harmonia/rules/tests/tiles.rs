//! Tiles, their kinds and turns, and the cells they lie on (H1).

use crate::position::*;
use contract::{Edition as _, Rules};
use harmonia::*;
use std::collections::{BTreeMap, BTreeSet};

/// H1.2, in its order.
const LAW: &str = "000000 000001 000011 000101 001001 000111 001011 001101 010101 001111 010111 011011 011111 111111";

fn all_rows() -> impl Iterator<Item = [bool; 6]> {
    (0..64).map(|bits: u8| std::array::from_fn(|edge| bits >> edge & 1 == 1))
}

#[test]
fn h1_1_there_are_exactly_14_tiles_told_apart_by_rotation() {
    let kinds: BTreeSet<String> = all_rows().map(kind_of).collect();
    assert_eq!(kinds.len(), KINDS);
    assert_eq!(kinds, Kind::all().map(|kind| kind.to_string()).collect());
}

#[test]
fn h1_1_there_are_six_of_each_84_together() {
    let edition = Edition::standard();
    assert!(Kind::all().all(|kind| edition.copies(kind) == 6));
    assert_eq!(edition.count(), 84);
}

#[test]
fn h1_1_a_tile_is_turned_never_flipped() {
    let (one, other): (Kind, Kind) = ("001011".parse().unwrap(), "001101".parse().unwrap());
    assert_ne!(one, other);
    let turns = |kind: Kind| kind.turns().iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    assert!(turns(one).is_disjoint(&turns(other)), "one is the mirror image of the other");
    // A cell enclosed by six tiles asks for exactly one way to lie.
    let mut around = green(&hexagon(2));
    around.remove(&(0, 0));
    for edge in [2, 4, 5] {
        flip(&mut around, AROUND[edge], (edge + 3) % 6);
    }
    let ring = |shown: &str| {
        let game = hands(&["", "000011"]).edition(plenty()).laid(&around).shown(shown).game();
        // The origin is where the first tile lies: the enclosed cell is next to it.
        let first = *around.keys().next().unwrap();
        ways(&game, ME, &format!("{},{}", -first.0, -first.1))
    };
    assert_eq!(ring("001011"), ["001011"]);
    assert_eq!(ring("001101"), [""; 0], "flipped it would fit");
}

#[test]
fn h1_2_the_kinds_are_these_each_by_its_smallest_digits() {
    assert_eq!(Kind::all().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" "), LAW);
    for kind in Kind::all() {
        assert_eq!(kind.edges().to_string(), kind.to_string());
        assert_eq!(kind.to_string().parse::<Kind>(), Ok(kind));
    }
    for bad in ["100000", "00001", "0000001", "00000２", "", "000002", "001110", " 000001"] {
        assert!(bad.parse::<Kind>().is_err(), "{bad} names no kind");
    }
}

#[test]
fn h1_2_every_row_of_edges_has_the_kind_of_its_smallest_turn() {
    for row in all_rows() {
        let edges: Edges = digits(row).parse().unwrap();
        assert_eq!(edges.to_string(), digits(row));
        assert_eq!(edges.kind().to_string(), kind_of(row));
        assert_eq!(edges.purple() as usize, row.iter().filter(|purple| **purple).count());
        assert!((0..6).all(|edge| edges.is_purple(edge) == row[edge]));
    }
}

#[test]
fn h1_2_turning_counter_clockwise_moves_every_digit_one_place_to_the_right() {
    let edges: Edges = "100000".parse().unwrap();
    let turns: Vec<String> = (0..7).map(|times| edges.turned(times).to_string()).collect();
    assert_eq!(turns, ["100000", "010000", "001000", "000100", "000010", "000001", "100000"]);
    let edges: Edges = "110100".parse().unwrap();
    assert_eq!(edges.turned(1).to_string(), "011010", "and not 101001");
}

#[test]
fn h1_2_how_many_ways_each_kind_can_lie() {
    let law: BTreeMap<&str, usize> = [("000000", 1), ("001001", 3), ("010101", 2), ("011011", 3), ("111111", 1)].into();
    for kind in Kind::all() {
        let name = kind.to_string();
        assert_eq!(kind.turns().len(), law.get(name.as_str()).copied().unwrap_or(6), "{name}");
        let different: BTreeSet<String> = kind.turns().iter().map(ToString::to_string).collect();
        assert_eq!(different.len(), kind.turns().len(), "each way once");
    }
}

#[test]
fn h1_3_neighbours_are_e_ne_nw_w_sw_se() {
    assert_eq!(DIRECTIONS, [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]);
    let around: Vec<String> = neighbours(Cell::ORIGIN).map(|cell| cell.to_string()).collect();
    assert_eq!(around, ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"]);
    for edge in 0..6 {
        assert_eq!(Cell::ORIGIN.neighbour(edge).neighbour(opposite(edge)), Cell::ORIGIN);
    }
}

/// A tile whose only purple edge points in a direction: the neighbour there, and only that, must answer it.
#[test]
fn h1_3_the_first_digit_is_the_edge_toward_the_east() {
    for (edge, cell) in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"].into_iter().enumerate() {
        let mut row = [false; 6];
        row[edge] = true;
        let first = Plan::from([((0, 0), row)]);
        let game = hands(&["", "000011"]).laid(&first).shown("000001").game();
        row.rotate_right(3);
        assert_eq!(ways(&game, ME, cell), [digits(row)], "edge {edge}");
        let other = Cell::ORIGIN.neighbour((edge + 1) % 6).to_string();
        assert_eq!(ways(&game, ME, &other).len(), 5, "anything but purple toward the green edge");
    }
}

#[test]
fn actions_have_a_notation_and_nothing_else_is_one() {
    for text in ["show 001011", "lay 1,-1 110100", "lay -63,63 000000", "propose", "accept", "refuse"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for bad in [
        "",
        "show",
        "show 110100",
        "show 001011 ",
        " show 001011",
        "Show 001011",
        "lay 1,-1",
        "lay 110100",
        "lay 1 1 110100",
        "lay 64,0 110100",
        "lay 1,-1 11010",
        "lay +1,0 110100",
        "lay 1,-0 110100",
        "propose end",
        "accepted",
        "undo",
    ] {
        assert_eq!(bad.parse::<Action>(), Err(ParseAction), "{bad}");
    }
}

#[test]
fn a_hand_is_written_as_the_names_of_its_tiles() {
    let tiles = kinds("111111 000001 000001");
    assert_eq!(serde_json::to_string(&tiles).unwrap(), r#"["000001","000001","111111"]"#);
    assert_eq!((tiles.len(), tiles.of("000001".parse().unwrap())), (3, 2));
    assert!(serde_json::from_str::<Tiles>(r#"["100000"]"#).is_err(), "not by its smallest digits");
    let many = format!("[{}]", vec!["\"000001\""; 300].join(","));
    assert!(serde_json::from_str::<Tiles>(&many).is_err(), "more than any edition has");
}

#[test]
fn the_game_has_one_to_six_seats() {
    assert_eq!(Harmonia::ID, "harmonia");
    assert_eq!(Harmonia::SEATS, 1..=6);
}
