//! The solver: hexagons that score as won, refusals that exhaustive reasons support, scores that are real.

use contract::{Edition as _, Millis, Rules, Seat, Seed, Solve};
use harmonia::{
    Action, Answer, BestScore, Edition, Harmonia, Hexagon, Kind, Layout, Options, PrintedLayout, PrintedTile, Rescue,
    Shape, Tiles, Verdict, score,
};

fn deal(count: usize, seed: u64) -> Tiles {
    let edition = Edition::standard();
    let copies = |kind| std::iter::repeat_n(kind, usize::from(edition.copies(kind)));
    let mut tiles: Vec<Kind> = Kind::all().flat_map(copies).collect();
    Seed::from_number(seed).chance(count as u64).shuffle(&mut tiles);
    tiles.into_iter().take(count).collect()
}

fn solve(tiles: Tiles) -> Hexagon {
    let mut hexagon = Hexagon::new(&Edition::standard(), &Layout::default(), tiles);
    for _ in 0..16 {
        hexagon.advance();
    }
    hexagon
}

/// The tiles of a hexagon, as the exchange format writes them.
fn laid(hexagon: &Hexagon) -> PrintedLayout {
    let tile = |place: &harmonia::Place| PrintedTile {
        q: i64::from(place.cell.q),
        r: i64::from(place.cell.r),
        edges: place.edges.to_string(),
    };
    PrintedLayout { players: 2, misfits: 0, tiles: hexagon.tiles().iter().map(tile).collect() }
}

#[test]
fn h4_2_what_the_solver_finds_wins_and_uses_only_what_was_dealt() {
    let edition = Edition::standard();
    for seed in 0..40 {
        let tiles = deal(60, seed);
        let hexagon = solve(tiles);
        assert_eq!(hexagon.verdict(), Verdict::Found, "deal {seed}");
        let score = score(&edition, &laid(&hexagon)).unwrap();
        assert!(score.won && score.shape.kind == Shape::Hexagon && score.shape.green);
        let mut left = tiles;
        assert!(hexagon.tiles().iter().all(|place| left.take(place.edges.kind())));
    }
}

#[test]
fn an_odd_number_of_purple_edges_is_refused_at_once_when_every_tile_is_needed() {
    let mut seen = [0, 0];
    for seed in 0..60 {
        let tiles = deal(37, seed);
        let odd = tiles.iter().map(|kind| kind.edges().purple()).sum::<u32>() % 2 == 1;
        seen[usize::from(odd)] += 1;
        if odd {
            let mut hexagon = Hexagon::new(&Edition::standard(), &Layout::default(), tiles);
            assert_eq!(hexagon.verdict(), Verdict::Impossible);
            assert!(!hexagon.advance());
        }
    }
    assert!(seen[0] > 15 && seen[1] > 15);
}

#[test]
fn too_few_tiles_or_too_few_for_the_edge_are_refused() {
    let kinds = |names: &[(&str, usize)]| -> Tiles {
        names.iter().flat_map(|&(name, count)| std::iter::repeat_n(name.parse::<Kind>().unwrap(), count)).collect()
    };
    assert_eq!(solve(deal(36, 1)).verdict(), Verdict::Impossible);
    // Six corners need three green edges in a row.
    let corners = kinds(&[
        ("000000", 5),
        ("001001", 6),
        ("001011", 6),
        ("001111", 6),
        ("111111", 6),
        ("011011", 6),
        ("010101", 6),
    ]);
    assert_eq!(solve(corners).verdict(), Verdict::Impossible);
    // Green tiles alone fill it.
    assert_eq!(solve(kinds(&[("000000", 37)])).verdict(), Verdict::Found);
}

/// On a hexagon of seven tiles the search agrees with trying everything.
#[test]
fn a_small_hexagon_is_solved_as_trying_everything_solves_it() {
    let text = include_str!("../../editions/farbraum.toml").replace("side = 4 ", "side = 2 ");
    let edition = Edition::parse(&text).unwrap();
    let mut seen = [0, 0];
    for seed in 0..300 {
        let tiles = deal(8 + 2 * (seed % 10) as usize, seed);
        let mut hexagon = Hexagon::new(&edition, &Layout::default(), tiles);
        while hexagon.advance() {}
        let possible = seven(&mut [None; 7], 0, tiles);
        assert_eq!(hexagon.verdict() == Verdict::Found, possible, "deal {seed}: {tiles:?}");
        seen[usize::from(possible)] += 1;
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

/// The middle and its six neighbours, counter-clockwise from the east; every kind in every turn on every place.
fn seven(laid: &mut [Option<[bool; 6]>; 7], place: usize, tiles: Tiles) -> bool {
    if place == 7 {
        return true;
    }
    for kind in Kind::all().filter(|&kind| tiles.has(kind)) {
        for turn in 0..6 {
            let edges = kind.edges().turned(turn);
            let edges: [bool; 6] = std::array::from_fn(|edge| edges.is_purple(edge));
            let fits = match place {
                0 => true,
                _ => {
                    let way = place - 1;
                    let middle = laid[0].unwrap();
                    // Toward the middle, the two neighbours on the ring, and three outer edges.
                    let before = (way + 5) % 6 + 1;
                    let after = (way + 1) % 6 + 1;
                    let meets = |other: usize, mine: usize| {
                        laid[other].is_none_or(|there| there[(mine + 3) % 6] == edges[mine])
                    };
                    edges[(way + 3) % 6] == middle[way]
                        && meets(after, (way + 2) % 6)
                        && meets(before, (way + 4) % 6)
                        && [way, (way + 1) % 6, (way + 5) % 6].into_iter().all(|outer| !edges[outer])
                }
            };
            if fits {
                let mut left = tiles;
                left.take(kind);
                laid[place] = Some(edges);
                if seven(laid, place + 1, left) {
                    return true;
                }
                laid[place] = None;
            }
        }
    }
    false
}

#[test]
fn what_lies_already_is_kept() {
    let edition = Edition::standard();
    let whole = solve(deal(60, 5));
    let mut layout = Layout::default();
    let mut tiles = deal(60, 5);
    // The first ten tiles of a solution, laid by the rules.
    let first = whole.tiles()[0].cell;
    for place in whole.steps(&Layout::default()).into_iter().take(10) {
        let cell = harmonia::Cell::new(place.cell.q - first.q, place.cell.r - first.r).unwrap();
        let place = harmonia::Place { cell, ..place };
        assert!(layout.fits(place));
        layout = relaid(&layout, place);
        tiles.take(place.edges.kind());
    }
    let mut hexagon = Hexagon::new(&edition, &layout, tiles);
    while hexagon.advance() {}
    assert_eq!(hexagon.verdict(), Verdict::Found);
    for place in layout.tiles() {
        assert!(hexagon.tiles().contains(&place));
    }
    assert_eq!(hexagon.steps(&layout).len(), 27);
}

/// A layout with one tile more, through a view.
fn relaid(layout: &Layout, place: harmonia::Place) -> Layout {
    let mut view = harmonia::View {
        rules: contract::RulesVersion(Harmonia::RULES),
        options: Options::default(),
        seats: 2,
        layout: layout
            .tiles()
            .map(|place| harmonia::TileView { cell: place.cell, edges: place.edges.to_string() })
            .collect(),
        left: vec![0, 0],
        aside: Tiles::default(),
        turn: 0,
        shown: None,
        agreed: contract::Seats::NONE,
        declined: false,
        ended: None,
        own: Vec::new(),
    };
    view.layout.push(harmonia::TileView { cell: place.cell, edges: place.edges.to_string() });
    *Harmonia::imagine(&Edition::standard(), &view, &mut Seed::from_number(0).chance(0)).unwrap().table().layout()
}

#[test]
fn the_best_score_is_real_and_within_its_bound() {
    let edition = Edition::standard();
    let mut best = BestScore::new(edition.clone(), deal(60, 1), 3);
    for _ in 0..200 {
        best.advance();
    }
    let answer: Answer = serde_json::from_str(&best.answer()).unwrap();
    let scored = score(&edition, &PrintedLayout { players: 3, misfits: 0, tiles: answer.tiles }).unwrap();
    assert_eq!((Some(scored.total), answer.total), (answer.total, Some(best.best())));
    // The hexagon with a green edge and four large flowers.
    assert!(best.best() >= 374 && best.best() <= best.bound(), "{} {}", best.best(), best.bound());
}

/// After an advanced game: whatever was laid, put aside or shown, it is about the tiles that were dealt.
#[test]
fn the_best_score_of_a_game_is_that_of_its_deal() {
    let edition = Edition::standard();
    for (variant, steps) in [("advanced", 0), ("advanced", 21), ("advanced", 58), ("basic", 4)] {
        let options: Options = serde_json::from_value(serde_json::json!({ "game": variant })).unwrap();
        // Under the first rules a game could end with a tile shown and not laid.
        let rules = if steps % 2 == 1 { 1 } else { Harmonia::RULES };
        let mut game = Harmonia::start(edition.clone(), &options, 3, &Seed::from_number(5)).unwrap().under(rules);
        let dealt: Tiles = (0..3).flat_map(|hand| game.hand(hand).iter().collect::<Vec<Kind>>()).collect();
        assert!(BestScore::of(&game).is_none(), "the game goes on");
        let mut chance = Seed::from_number(5).chance(7);
        for _ in 0..steps {
            let seat = game.awaited().iter().next().unwrap();
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            actions.retain(|action| matches!(action, Action::Show(_) | Action::Lay(..)));
            game.play(seat, &actions[chance.below(actions.len() as u32) as usize], Millis(0)).unwrap();
        }
        for seat in 0..3 {
            let word = if seat == 0 { Action::Propose } else { Action::Accept };
            game.play(Seat(seat), &word, Millis(0)).unwrap();
        }
        let found = BestScore::of(&game).map(|mut best| {
            (0..3).for_each(|_| _ = best.advance());
            best.answer()
        });
        let mut asked = BestScore::new(edition.clone(), dealt, 3);
        (0..3).for_each(|_| _ = asked.advance());
        assert_eq!(found, (variant == "advanced").then(|| asked.answer()), "{variant} {steps}");
    }
}

/// A deal that has these 55 tiles brings more than the rulebook's most.
#[test]
fn h4_3_460_points_are_not_the_most() {
    let laid: PrintedLayout = serde_json::from_str(include_str!("examples/highest.json")).unwrap();
    let scored = score(&Edition::standard(), &laid).unwrap();
    assert_eq!((scored.total, laid.tiles.len()), (500, 55));
}

/// With few tiles there is a small shape, with one the smallest; with none that fits there is nothing.
#[test]
fn the_best_score_of_few_tiles() {
    let points = |names: &[&str]| {
        let tiles: Tiles = names.iter().map(|name| name.parse::<Kind>().unwrap()).collect();
        let mut best = BestScore::new(Edition::standard(), tiles, 2);
        (0..10).for_each(|_| _ = best.advance());
        best.best()
    };
    assert_eq!(points(&["000000"]), 20 + 150 - 118);
    assert_eq!(points(&["000111", "000111", "000111", "000111", "000111", "000111", "111111"]), 20 + 150 + 60 - 106);
    assert_eq!(points(&["111111"]), 20 + 50 - 118, "H5.2: one tile is a hexagon, whatever its edges");
    // No edge can be green: seven of twelve as a hexagon, and no more. It was the empty table, at -100.
    let purple = [["111111"; 6], ["011111"; 6]].concat();
    assert_eq!(points(&purple), 20 + 50 - 106);
    // A closed row of four is worth more than any regular shape of these.
    let row = ["000001", "000001", "001001", "001001"];
    assert_eq!(points(&row), 20 + 60 + 20 - 112);
    assert_eq!(points(&[]), 20 - 120);
}

/// Every layout of one to three of these tiles: all orders, cells and ways to turn them. `edges` are those that lie.
fn best_of_few(players: u8, tiles: &[&str], laid: &mut Vec<PrintedTile>) -> i32 {
    let mut best = i32::MIN;
    if !laid.is_empty() {
        match score(&Edition::standard(), &PrintedLayout { players, misfits: 0, tiles: laid.clone() }) {
            Ok(score) => best = score.total,
            Err(_) => return best,
        }
    }
    if laid.len() == 3 {
        return best;
    }
    let free = match laid.is_empty() {
        true => vec![(0, 0)],
        false => {
            let around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
            let beside = |tile: &PrintedTile| around.map(|(q, r)| (tile.q + q, tile.r + r));
            let mut free: Vec<(i64, i64)> = laid.iter().flat_map(beside).collect();
            free.sort_unstable();
            free.dedup();
            free.retain(|&(q, r)| !laid.iter().any(|tile| (tile.q, tile.r) == (q, r)));
            free
        }
    };
    for place in 0..tiles.len() {
        if tiles[..place].contains(&tiles[place]) {
            continue;
        }
        let mut left = tiles.to_vec();
        let mut digits: Vec<char> = left.remove(place).chars().collect();
        // Turning all of a layout changes nothing.
        for _ in 0..if laid.is_empty() { 1 } else { 6 } {
            digits.rotate_right(1);
            for &(q, r) in &free {
                laid.push(PrintedTile { q, r, edges: digits.iter().collect() });
                best = best.max(best_of_few(players, &left, laid));
                laid.pop();
            }
        }
    }
    best
}

/// H5: what is answered at first is a layout, and none of one, two or three tiles is better.
#[test]
fn the_best_score_of_few_tiles_is_that_of_trying_everything() {
    let edition = Edition::standard();
    let deals = [
        vec!["111111"],
        vec!["000001", "000001"],
        vec!["010101", "111111"],
        vec!["000011", "000011", "000011"],
        vec!["000001", "001001", "000001"],
        vec!["000001", "000101", "000001"],
        vec!["001011", "001101", "011111"],
        vec!["000001", "000001", "011011", "111111"],
        vec!["000101", "001001", "001011", "010101"],
    ];
    let random = (0..4).map(|seed| deal(4, seed).iter().map(Kind::name).collect::<Vec<&str>>());
    for (number, names) in deals.into_iter().chain(random).enumerate() {
        let tiles: Tiles = names.iter().map(|name| name.parse::<Kind>().unwrap()).collect();
        let tried = best_of_few(4, &names, &mut Vec::new());
        let mut best = BestScore::new(edition.clone(), tiles, 4);
        for when in ["at first", "later"] {
            let answer: Answer = serde_json::from_str(&best.answer()).unwrap();
            let laid = PrintedLayout { players: 4, misfits: 0, tiles: answer.tiles };
            assert!(!laid.tiles.is_empty(), "{number} {when}");
            assert_eq!(answer.total, Some(score(&edition, &laid).unwrap().total));
            assert!(best.best() >= tried && best.best() <= best.bound(), "{number} {when}: {} {tried}", best.best());
            let mut left = tiles;
            assert!(laid.tiles.iter().all(|tile| left.take(tile.edges.parse::<harmonia::Edges>().unwrap().kind())));
            (0..20).for_each(|_| _ = best.advance());
        }
        if names.len() <= 3 {
            assert_eq!(best.best(), tried, "{number}");
        }
    }
}

/// A game lost by a tile that fits nowhere, or given up: the moment is found, and from there all players lay in turn a tile
/// of their own until the hexagon is there.
#[test]
fn a_lost_game_shows_where_it_could_have_been_won() {
    let edition = Edition::standard();
    let mut rescued = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        let seed = Seed::from_number(seed);
        let mut game = Harmonia::start(edition.clone(), &Options::default(), seats, &seed).unwrap();
        let mut chance = seed.chance(7);
        for _ in 0..24 {
            let Some(seat) = game.awaited().iter().next() else { break };
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            actions.retain(|action| matches!(action, Action::Show(_) | Action::Lay(..)));
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.play(seat, &action, Millis(0)).unwrap();
        }
        for seat in 0..seats {
            if game.outcome().is_none() {
                let word = if seat == 0 { Action::Propose } else { Action::Accept };
                game.play(Seat(seat), &word, Millis(0)).unwrap();
            }
        }
        assert_eq!(game.outcome().unwrap().won, Some(false));
        let mut rescue = Rescue::new(&game).unwrap();
        while rescue.advance() {}
        let Some((moment, steps)) = rescue.found() else { continue };
        rescued += 1;
        assert_eq!(moment + steps.len(), 37);
        let layout = rescue.replay(steps.len());
        assert_eq!(Shape::of(&layout), Shape::Hexagon);
        let hands: Vec<u8> = steps.iter().map(|(hand, _)| *hand).collect();
        assert!(hands.windows(2).all(|pair| pair[1] == (pair[0] + 1) % seats), "turns go round: {hands:?}");
    }
    assert!(rescued >= 8, "{rescued}");
}

#[test]
fn h3_1_a_deal_that_was_given_up_at_once_could_have_been_won_by_turns() {
    for seats in 2..=6u8 {
        for seed in 0..60 {
            let mut game =
                Harmonia::start(Edition::standard(), &Options::default(), seats, &Seed::from_number(seed)).unwrap();
            for seat in 0..seats {
                let word = if seat == 0 { Action::Propose } else { Action::Accept };
                game.play(Seat(seat), &word, Millis(0)).unwrap();
            }
            let mut rescue = Rescue::new(&game).unwrap();
            while rescue.advance() {}
            let (moment, steps) = rescue.found().unwrap_or_else(|| panic!("{seats} players, deal {seed}"));
            assert_eq!((moment, steps.len()), (0, 37));
            assert_eq!(Shape::of(&rescue.replay(37)), Shape::Hexagon);
            let mut hands: Vec<Tiles> = (0..seats).map(|hand| *game.hand(hand)).collect();
            for &(hand, place) in steps {
                assert!(hands[usize::from(hand)].take(place.edges.kind()), "everybody lays tiles of their own");
            }
        }
    }
}
