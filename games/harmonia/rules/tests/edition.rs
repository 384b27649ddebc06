//! The standard edition is what the law prints; what is wrong with an edition, a layout or a view is said.

use crate::position::*;
use contract::{AnyWorkbench, Edition as _, ShelfGame};
use harmonia::*;

#[test]
fn h1_14_kinds_of_six_are_84() {
    let edition = Edition::standard();
    assert_eq!((KINDS, edition.count()), (14, 84));
    assert!(Kind::all().all(|kind| edition.copies(kind) == 6));
    assert_eq!((edition.id().name.as_str(), edition.id().version), ("farbraum", 1));
}

#[test]
fn h5_the_numbers_are_those_of_the_law() {
    let law = Numbers {
        dealt: 60,
        side: 4,
        player: 10,
        hexagon: 50,
        triangle: 30,
        symmetric: 20,
        plain: 10,
        green: 3,
        patterns: [(7, 60), (4, 20), (3, 10)].map(|(tiles, points)| Worth { tiles, points }).to_vec(),
        unused: 2,
        misfit: 10,
    };
    let numbers = &Edition::standard().numbers;
    assert_eq!(*numbers, law);
    assert_eq!(numbers.goal(), 37);
    let points = (0..=9).map(|tiles| numbers.pattern(tiles)).collect::<Vec<_>>();
    assert_eq!(points, [0, 0, 0, 10, 20, 20, 20, 60, 60, 60]);
}

/// The error for the standard edition with one change, or `None` if it is fine.
fn problem(find: &str, replace: &str) -> String {
    let text = STANDARD.replacen(find, replace, 1);
    assert_ne!(text, STANDARD, "{find} is in the edition");
    Edition::parse(&text).err().map(|error| error.message.to_string()).unwrap_or_default()
}

#[test]
fn mistakes_of_an_edition_are_named() {
    let patterns = "[{ tiles = 7, points = 60 }, { tiles = 4, points = 20 }, { tiles = 3, points = 10 }]";
    for (find, replace, expected) in [
        ("001011 = 6", "110100 = 6", "harmonia-edition-tile tile=110100"),
        ("001011 = 6", "00101 = 6", "harmonia-edition-tile tile=00101"),
        ("001011 = 6", "001021 = 6", "harmonia-edition-tile tile=001021"),
        ("001011 = 6", "\"\" = 6", "harmonia-edition-tile tile="),
        ("001011 = 6", "001101 = 6", "edition-toml"), // twice
        ("001011 = 6", "001011 = 256", "edition-toml"),
        ("001011 = 6", "001011 = -1", "edition-toml"),
        ("001011 = 6", "001011 = \"6\"", "edition-toml"),
        ("001011 = 6", "001011 = 163", "harmonia-edition-count least=60 most=240"),
        ("001011 = 6", "001011 = 162", ""),
        ("001011 = 6", "", ""), // 78 are enough
        ("dealt = 60", "dealt = 0", "harmonia-edition-dealt most=60"),
        ("dealt = 60", "dealt = 30", "harmonia-edition-dealt most=60"), // not the same number for four
        ("dealt = 60", "dealt = 61", "harmonia-edition-dealt most=60"),
        ("dealt = 60", "dealt = 120", "harmonia-edition-dealt most=60"),
        ("dealt = 60", "dealt = 300", "edition-toml"),
        ("side = 4", "side = 0", "harmonia-edition-side"),
        ("side = 4", "side = 5", "harmonia-edition-side"), // 61 tiles
        ("side = 4", "side = 255", "harmonia-edition-side"),
        ("side = 4", "side = 1", ""),
        ("side = 4", "side = 3", ""),
        (
            patterns,
            "[{ tiles = 3, points = 10 }, { tiles = 4, points = 20 }, { tiles = 7, points = 60 }]",
            "harmonia-edition-patterns",
        ),
        (
            patterns,
            "[{ tiles = 7, points = 60 }, { tiles = 3, points = 10 }, { tiles = 4, points = 20 }]",
            "harmonia-edition-patterns",
        ),
        (patterns, "[{ tiles = 7 }]", "edition-toml"),
        (patterns, "[{ tiles = 7, points = 60 }, { tiles = 7, points = 20 }]", "harmonia-edition-patterns"),
        (patterns, "[{ tiles = 7, points = 256 }]", "edition-toml"),
        (patterns, "[7, 60]", "edition-toml"),
        (patterns, "[]", ""),
        ("misfit = 10", "misfit = -10", "edition-toml"),
        ("misfit = 10", "", "edition-toml"),
        ("misfit = 10", "misfit = 10\nsurprise = 1", "edition-toml"),
        ("version = 1", "version = 1\nsurprise = 1", "edition-toml"),
        ("version = 1", "", "edition-toml"),
        ("name = \"farbraum\"", "", "edition-toml"),
        ("[tiles]", "[tile]", "edition-toml"),
        ("[numbers]", "[number]", "edition-toml"),
        ("hexagon = 50", "hexagon = 60", ""),
    ] {
        let said = problem(find, replace);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{replace}: {said}");
    }
}

#[test]
fn an_edition_needs_as_many_tiles_as_are_dealt_and_is_not_too_long() {
    let few = |copies: &str| Edition::parse(&STANDARD.replace(" = 6\n", copies)).map_err(|error| error.message.id);
    assert_eq!(few(" = 4\n").err().as_deref(), Some("harmonia-edition-count"), "56");
    assert_eq!(few(" = 5\n").unwrap().count(), 70);
    assert_eq!(few(" = 17\n").unwrap().count(), 238);
    assert_eq!(few(" = 18\n").err().as_deref(), Some("harmonia-edition-count"), "252");
    let long = format!("{STANDARD}\n#{}", "x".repeat(contract::LONGEST_EDITION));
    assert_eq!(Edition::parse(&long).unwrap_err().message.id, "edition-too-long");
}

#[test]
fn the_numbers_of_an_edition_count() {
    let edition =
        edition_with(&[("player = 10", "player = 7"), ("hexagon = 50", "hexagon = 11"), ("green = 3", "green = 5")]);
    let score = harmonia::score(&edition, &laid(2, 1, &tiles("0,0 000000"))).unwrap();
    assert_eq!((score.players, score.shape.points, score.total), (14, 55, 14 + 55 - 118 - 10));
    let small = edition_with(&[("side = 4", "side = 2")]);
    let (seven, many) = (filled(&hexagon(2), 1), filled(&hexagon(4), 1));
    assert!(harmonia::score(&small, &laid(2, 0, &seven)).unwrap().won);
    assert!(!harmonia::score(&small, &laid(2, 0, &many)).unwrap().won);
}

fn tile(q: i64, r: i64, edges: &str) -> String {
    format!(r#"{{"q":{q},"r":{r},"edges":"{edges}"}}"#)
}

/// The error for a layout, or `None` if it is fine.
fn said(players: &str, misfits: &str, tiles: &[String]) -> String {
    let text = format!(r#"{{"players":{players},"misfits":{misfits},"tiles":[{}]}}"#, tiles.join(","));
    ShelfGame::<Harmonia>::NEW.score(&text).err().map(|message| message.to_string()).unwrap_or_default()
}

#[test]
fn a_layout_that_cannot_lie_so_is_refused_with_its_rule() {
    let far = 1_000_000_000_000_000;
    let green = |q: i64, r: i64| tile(q, r, "000000");
    for (tiles, expected) in [
        (vec![], ""),
        (vec![green(0, 0)], ""),
        (vec![green(far, -far)], ""),
        (vec![green(i64::MIN, i64::MAX)], ""),
        (vec![green(i64::MAX, 0), green(i64::MAX - 1, 0)], ""),
        (vec![green(0, 0), green(0, 0)], "harmonia-layout-twice cell=0,0"),
        (vec![green(0, 0), green(1, 0), tile(0, 0, "000001")], "harmonia-layout-twice cell=0,0"),
        (vec![tile(0, 0, "100000"), green(1, 0)], "harmonia-layout-mismatch cell=1,0 (H3.2)"),
        (vec![tile(0, 0, "100000"), tile(1, 0, "100000")], "harmonia-layout-mismatch cell=1,0 (H3.2)"),
        (vec![tile(0, 0, "100000"), tile(1, 0, "000100")], ""),
        (vec![green(0, 0), green(2, 0)], "harmonia-layout-parts cell=2,0 (H3.2)"),
        (vec![green(0, 0), green(1, 1)], "harmonia-layout-parts cell=1,1 (H3.2)"), // they meet in no edge
        (vec![green(0, 0), green(1, 0), green(3, 0), green(4, 0)], "harmonia-layout-parts cell=3,0 (H3.2)"),
        (vec![green(0, 0), green(far, 0)], "harmonia-layout-parts cell=1000000000000000,0 (H3.2)"),
        (vec![green(0, 0), green(0, i64::MIN)], "harmonia-layout-parts cell=0,-9223372036854775808 (H3.2)"),
        (vec![green(i64::MIN, 0), green(i64::MAX, 0)], "harmonia-layout-parts cell=9223372036854775807,0 (H3.2)"),
        (vec![green(-1, 0), green(i64::MAX, 0)], "harmonia-layout-parts cell=9223372036854775807,0 (H3.2)"),
        (vec![green(0, 0), green(256, 0)], "harmonia-layout-parts cell=256,0 (H3.2)"), // not 0,0 again
        (vec![green(0, 0), green(255, 0), green(257, 0)], "harmonia-layout-parts cell=255,0 (H3.2)"),
        (vec![green(0, 0), green(1 << 32, 0)], "harmonia-layout-parts cell=4294967296,0 (H3.2)"),
        ((0..6).map(|q| green(q, 0)).collect(), ""),
        ((0..7).map(|q| green(q, 0)).collect(), "harmonia-layout-kind most=6 tile=000000 (H1.1)"),
        (vec![tile(0, 0, "00000")], "harmonia-layout-edges edges=00000"),
        (vec![tile(0, 0, "0000000")], "harmonia-layout-edges edges=0000000"),
        (vec![tile(0, 0, "000002")], "harmonia-layout-edges edges=000002"),
        (vec![tile(0, 0, "00000 ")], "harmonia-layout-edges edges=00000 "),
        (vec![tile(0, 0, "")], "harmonia-layout-edges edges="),
        (vec![tile(0, 0, "ööö")], "harmonia-layout-edges edges=ööö"),
        (vec![r#"{"q":0,"r":0}"#.to_owned()], "score-json"),
        (vec![r#"{"q":0,"r":0,"edges":0}"#.to_owned()], "score-json"),
        (vec![r#"{"q":0,"r":0,"edges":"000000","turn":1}"#.to_owned()], "score-json"),
        (vec![r#"{"q":0.5,"r":0,"edges":"000000"}"#.to_owned()], "score-json"),
        (vec![r#"{"q":1e15,"r":0,"edges":"000000"}"#.to_owned()], "score-json"),
        (vec![r#"{"q":9223372036854775808,"r":0,"edges":"000000"}"#.to_owned()], "score-json"),
        (vec![r#"{"q":"0","r":0,"edges":"000000"}"#.to_owned()], "score-json"),
    ] {
        let said = said("2", "0", &tiles);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{tiles:?}: {said}");
    }
}

#[test]
fn seven_of_a_kind_are_one_too_many_however_they_are_turned() {
    // Pairs face each other: seven tiles with one purple edge, turned this way and that.
    let mut pairs: Vec<String> = Vec::new();
    for r in 0..4 {
        pairs.push(tile(0, r, "100000"));
        pairs.push(tile(1, r, "000100"));
    }
    assert_eq!(said("2", "0", &pairs[..6]), "");
    assert_eq!(said("2", "0", &pairs), "harmonia-layout-kind most=6 tile=000001 (H1.1)");
    // The two that are mirror images of each other are different kinds.
    let single = |edges: &str| vec![tile(0, 0, edges)];
    assert_eq!(said("2", "0", &single("001011")), "");
    let scarce = edition_with(&[("001011 = 6", "001011 = 0")]);
    let score = |edges: &str| harmonia::score(&scarce, &laid(2, 0, &tiles(&format!("0,0 {edges}"))));
    assert_eq!(score("110010").unwrap_err().id, "harmonia-layout-kind");
    assert!(score("001101").is_ok());
}

#[test]
fn sixty_tiles_are_the_most() {
    let snake: Vec<Spot> = parallelogram(10, 6, 0);
    let plan = filled(&snake, 1);
    let mut all: Vec<String> = plan.iter().map(|(cell, row)| tile(cell.0, cell.1, &digits(*row))).collect();
    assert_eq!((all.len(), said("2", "0", &all)), (60, String::new()));
    all.push(tile(10, 0, "000000"));
    assert_eq!(said("2", "0", &all), "harmonia-layout-many most=60");
}

#[test]
fn two_to_six_players() {
    let one = [tile(0, 0, "000000")];
    for players in 2..=6 {
        assert_eq!(said(&players.to_string(), "0", &one), "");
    }
    for players in ["0", "1", "7", "255"] {
        assert_eq!(said(players, "0", &one), format!("harmonia-layout-players players={players}"));
    }
    for players in ["-1", "256", "2.5", "\"2\"", "null"] {
        assert!(said(players, "0", &one).starts_with("score-json"), "{players}");
    }
}

#[test]
fn misfits_and_tiles_are_not_more_than_60() {
    let one = [tile(0, 0, "000000")];
    assert_eq!(said("2", "59", &one), "");
    assert_eq!(said("2", "60", &one), "harmonia-layout-misfits dealt=60");
    assert_eq!(said("2", "60", &[]), "");
    for misfits in ["-1", "256", "1.5"] {
        assert!(said("2", misfits, &one).starts_with("score-json"), "{misfits}");
    }
}

#[test]
fn a_text_that_is_no_layout_is_refused() {
    let fine = r#"{"players":2,"misfits":0,"tiles":[{"q":0,"r":0,"edges":"000000"}]}"#;
    assert!(ShelfGame::<Harmonia>::NEW.score(fine).is_ok());
    for (find, replace) in [
        ("\"players\":2,", ""),
        ("{\"players\"", "\"players\""),
        (",\"tiles\":[{\"q\":0,\"r\":0,\"edges\":\"000000\"}]", ""),
        ("[{", "{"),
        ("\"misfits\":0", "\"misfit\":0"),
        ("\"misfits\":0", "\"misfits\":0,\"more\":1"),
        ("]}", "]"),
        ("}]}", "}]} {}"),
    ] {
        let text = fine.replacen(find, replace, 1);
        assert_ne!(text, fine);
        assert_eq!(ShelfGame::<Harmonia>::NEW.score(&text).unwrap_err().id, "score-json", "{text}");
    }
    assert_eq!(ShelfGame::<Harmonia>::NEW.score("").unwrap_err().id, "score-json");
}

#[test]
fn the_order_of_the_tiles_makes_no_difference() {
    let mut file = laid(3, 2, &filled(&hexagon(3), 9));
    let expected = harmonia::score(&Edition::standard(), &file).unwrap();
    for _ in 0..file.tiles.len() {
        file.tiles.rotate_left(1);
        assert_eq!(harmonia::score(&Edition::standard(), &file).unwrap(), expected);
    }
    file.tiles.reverse();
    assert_eq!(harmonia::score(&Edition::standard(), &file).unwrap(), expected);
}

#[test]
fn views_that_contradict_themselves_are_refused() {
    let fine = || hands(&["000000 000001", "000011"]).laid(&tiles("0,0 000000; 1,0 000000"));
    assert!(fine().is_possible());
    let seven = ["111111"; 7].join(" ");
    let tile = |cell: &str, edges: &str| TileView { cell: cell.parse().unwrap(), edges: edges.to_owned() };
    for (number, position) in [
        fine().turn(2),
        fine().change(|view| view.seats = 3),
        fine().change(|view| view.seats = 0),
        fine().change(|view| view.left = vec![2]),
        fine().change(|view| view.left = vec![3, 1]),
        fine().change(|view| view.own.push((2, Tiles::default()))),
        fine().change(|view| view.own[1].0 = 7),
        fine().aside(&seven),
        fine().shown("100000"),
        fine().shown(""),
        fine().agreed(&[2]),
        fine().change(|view| view.layout[0].cell = "1,0".parse().unwrap()),
        fine().change(|view| view.layout.push(tile("3,0", "000000"))),
        fine().change(|view| view.layout.push(tile("1,0", "000000"))),
        fine().change(|view| view.layout.push(tile("2,0", "000100"))),
        fine().change(|view| view.layout.push(tile("2,0", "00000"))),
        fine().change(|view| view.layout.extend((2..7).map(|q| tile(&format!("{q},0"), "000000")))),
        hands(&[&seven, "000000"]),
        hands(&["000000"]),
        hands(&["000000"; 7]),
        fine().change(|view| (view.left, view.own) = (vec![60, 60], Vec::new())),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(!position.is_possible(), "{number}: {:?}", position.view);
    }
}

#[test]
fn a_pattern_is_two_numbers() {
    assert_ne!(
        problem(
            "[{ tiles = 7, points = 60 }, { tiles = 4, points = 20 }, { tiles = 3, points = 10 }]",
            "[{ tiles = 7, points = 60, more = 1 }]"
        ),
        ""
    );
}

/// No hand has two owners: the tiles of the first would be lost.
#[test]
fn a_view_with_a_hand_twice_is_refused() {
    let twice = hands(&["000000", "000011"]).change(|view| view.own.push((1, kinds("000001"))));
    assert!(!twice.is_possible());
}

/// There is no room for a 61st tile.
#[test]
fn a_view_with_more_tiles_than_are_dealt_is_refused() {
    let plan = filled(&parallelogram(10, 6, 0), 1);
    let used = |kind: &Kind| plan.values().filter(|row| kind_of(**row) == kind.to_string()).count();
    let spare = Kind::all().find(|kind| used(kind) < 6).unwrap().to_string();
    assert!(hands(&["", ""]).laid(&plan).is_possible());
    assert!(!hands(&[&spare, ""]).laid(&plan).is_possible());
    assert!(!hands(&["", ""]).laid(&plan).shown(&spare).is_possible());
    assert!(!hands(&["", ""]).laid(&plan).aside(&spare).is_possible());
}

#[test]
fn a_view_with_unknown_fields_is_refused() {
    let text = serde_json::to_string(&hands(&["000000", "000001"]).laid(&tiles("0,0 000000")).view).unwrap();
    assert!(serde_json::from_str::<View>(&text).is_ok());
    for (find, replace) in [
        ("\"turn\":0", "\"turn\":0,\"unseen\":[]"),
        ("\"turn\":0", "\"turn\":-1"),
        ("\"cell\":\"0,0\"", "\"cell\":\"0,64\""),
        ("\"cell\":\"0,0\"", "\"cell\":\"0,0\",\"by\":1"),
        ("\"edges\":\"000000\"", "\"edges\":0"),
    ] {
        let changed = text.replacen(find, replace, 1);
        assert_ne!(changed, text, "{find}");
        assert!(serde_json::from_str::<View>(&changed).is_err(), "{changed}");
    }
}

/// Returns the line of the error after a change, and the line of the change.
fn lines(find: &str, replace: &str) -> (Option<usize>, Option<usize>) {
    let text = STANDARD.replacen(find, replace, 1);
    let changed = STANDARD.lines().zip(text.lines()).position(|(old, new)| old != new);
    (Edition::parse(&text).unwrap_err().line, changed.map(|index| index + 1))
}

#[test]
fn a_mistake_is_in_the_line_that_was_changed() {
    for (find, replace) in [("000011 = 6", "110000 = 6"), ("side = 4", "side = 9"), ("dealt = 60", "dealt = 61")] {
        let (line, changed) = lines(find, replace);
        assert!(line.is_some() && line == changed, "{find}: {line:?} instead of {changed:?}");
    }
}
