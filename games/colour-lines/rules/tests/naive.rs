//! A second, slow and obvious implementation of drawing and scoring, written from the law alone. It knows the fast one
//! only by its views and its notation. The two must agree everywhere.

use crate::position::{ME, Paper, fields, listed, paper};
use colour_lines::{
    Colour, ColourLines, LineView, Options, Place, Score, Scoring, Setup, SheetView, Side, Stage, View,
};
use contract::conformance::{Table, random_game};
use contract::{Rules, Seat, Seed, Viewer};
use std::collections::{BTreeMap, BTreeSet};

type Spot = (i32, i32);

const BLACK: [Spot; 8] = [(1, 2), (4, 5), (2, 8), (4, 10), (12, 9), (9, 6), (11, 3), (9, 1)];
const CIRCLES: [Spot; 6] = [(5, 1), (0, 6), (3, 11), (8, 10), (13, 5), (10, 0)];
const LETTERS: [(char, Spot); 4] = [('A', (0, 0)), ('B', (13, 0)), ('C', (0, 11)), ('D', (13, 11))];

/// The turns of each figure, walked from either end (C2.2).
const FIGURES: [(&str, &[&str]); 8] = [
    ("I2", &["S"]),
    ("V2", &["L", "R"]),
    ("I3", &["SS"]),
    ("L3", &["SL", "RS"]),
    ("J3", &["SR", "LS"]),
    ("U3", &["LL", "RR"]),
    ("S3", &["LR"]),
    ("Z3", &["RL"]),
];

/// Which line.
fn is_left(half: &str) -> bool {
    half == "left"
}

/// What a line may enter (C1.6, C4.4), whatever is drawn already.
fn may_enter(side: Side, half: &str, (x, y): Spot) -> bool {
    let on_the_sheet = (0..14).contains(&x) && (0..12).contains(&y);
    let in_range = if is_left(half) { x <= 7 } else { x >= 6 };
    let black = side == Side::B && BLACK.contains(&(x, y));
    on_the_sheet && in_range && !black
}

/// All fields of a sheet that are occupied: crosses and dots of both lines.
fn occupied(sheet: &SheetView) -> BTreeSet<Spot> {
    [&sheet.left, &sheet.right].into_iter().flat_map(trail).collect()
}

/// A line with its cross.
fn trail(line: &LineView) -> Vec<Spot> {
    let cross = line.cross.unwrap();
    let mut trail = vec![(i32::from(cross.x()), i32::from(cross.y()))];
    trail.extend(fields(line));
    trail
}

fn line<'v>(sheet: &'v SheetView, half: &str) -> &'v LineView {
    if is_left(half) { &sheet.left } else { &sheet.right }
}

/// All walks of exactly this number of strokes from the end of `walk`, through free fields, none twice.
fn walks(side: Side, half: &str, taken: &BTreeSet<Spot>, walk: &[Spot], strokes: u32) -> Vec<Vec<Spot>> {
    if strokes == 0 {
        return vec![walk.to_vec()];
    }
    let (x, y) = *walk.last().unwrap();
    let mut all = Vec::new();
    for next in [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)] {
        if may_enter(side, half, next) && !taken.contains(&next) && !walk.contains(&next) {
            let mut longer = walk.to_vec();
            longer.push(next);
            all.extend(walks(side, half, taken, &longer, strokes - 1));
        }
    }
    all
}

/// The turns of a walk. With y pointing down, turning right is turning clockwise on the paper.
fn turns(walk: &[Spot]) -> String {
    let step = |pair: &[Spot]| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
    let steps: Vec<Spot> = walk.windows(2).map(step).collect();
    let turn = |pair: &[Spot]| match pair[0].0 * pair[1].1 - pair[0].1 * pair[1].0 {
        0 => 'S',
        1 => 'R',
        _ => 'L',
    };
    steps.windows(2).map(turn).collect()
}

/// All that a face can draw: the fields entered, walk by walk.
fn drawings(face: &str, side: Side, half: &str, sheet: &SheetView) -> BTreeSet<Vec<Spot>> {
    let taken = occupied(sheet);
    let end = *trail(line(sheet, half)).last().unwrap();
    let walk = |strokes| walks(side, half, &taken, &[end], strokes);
    let found: Vec<Vec<Spot>> = match FIGURES.iter().find(|(name, _)| *name == face) {
        Some((_, forms)) => {
            let strokes = forms[0].len() as u32 + 1;
            walk(strokes).into_iter().filter(|walk| forms.contains(&turns(walk).as_str())).collect()
        }
        None => match face.parse().unwrap() {
            0 => Vec::new(),
            number => walk(number),
        },
    };
    found.into_iter().map(|walk| walk[1..].to_vec()).collect()
}

/// A legal action: what it is, which die, which half, and the fields it enters.
type Deed = (String, u8, String, Vec<Spot>);

/// Everything that a sheet may do in the drawing stage.
fn expected(view: &View, side: Side, seat: Seat) -> BTreeSet<Deed> {
    let sheet = &view.sheets[seat.index()];
    let mut all = BTreeSet::new();
    let mut any_die = false;
    for (number, die) in (1..).zip(view.trays.last().unwrap()) {
        if sheet.used.contains(&number) {
            continue;
        }
        let halves: &[&str] = match die.place.unwrap() {
            Place::Left => &["left"],
            Place::Right => &["right"],
            Place::Free => &["left", "right"],
        };
        for &half in halves {
            for walk in drawings(die.face.as_ref().unwrap(), side, half, sheet) {
                any_die = true;
                all.insert(("draw".to_owned(), number, half.to_owned(), walk));
            }
            if sheet.jokers > 0 {
                for walk in drawings("1", side, half, sheet) {
                    all.insert(("joker".to_owned(), number, half.to_owned(), walk));
                }
            }
        }
    }
    if sheet.jokers > 0 {
        // C4.6: a joker may draw nothing.
        let unused = (1..=5).filter(|number| !sheet.used.contains(number));
        all.extend(unused.map(|number| ("joker".to_owned(), number, String::new(), Vec::new())));
    }
    if let Some((half, strokes)) = sheet.bonus {
        assert!(strokes > 0);
        for walk in drawings("1", side, half.name(), sheet) {
            all.insert(("more".to_owned(), 0, half.name().to_owned(), walk));
        }
    }
    if !any_die {
        all.insert(("done".to_owned(), 0, String::new(), Vec::new()));
    }
    all
}

/// The same from the list that the game makes; a deed listed twice is an error.
fn actual(game: &ColourLines, view: &View, seat: Seat) -> BTreeSet<Deed> {
    let sheet = &view.sheets[seat.index()];
    let mut all = BTreeSet::new();
    for action in listed(game, seat) {
        let words: Vec<&str> = action.split(' ').collect();
        let (die, half, strokes) = match words[..] {
            ["draw" | "joker", die, half, strokes] => (die.parse().unwrap(), half, strokes),
            ["joker", die] => (die.parse().unwrap(), "", ""),
            ["more", strokes] => (0, sheet.bonus.unwrap().0.name(), strokes),
            ["done"] => (0, "", ""),
            _ => panic!("{action} is nothing to draw"),
        };
        let entered = if half.is_empty() {
            Vec::new()
        } else {
            let before = line(sheet, half);
            let after = LineView { strokes: format!("{}{strokes}", before.strokes), ..before.clone() };
            fields(&after)[before.strokes.len()..].to_vec()
        };
        let deed = (words[0].to_owned(), die, half.to_owned(), entered);
        assert!(all.insert(deed), "{action} is listed twice");
    }
    all
}

fn side_of(view: &View) -> Side {
    match view.options.task {
        5 => Side::B,
        3 | 4 => Side::A,
        _ => view.options.side,
    }
}

fn agree(game: &ColourLines, seat: Seat) {
    let view = game.view(Viewer::Spectator);
    let (mine, theirs) = (expected(&view, side_of(&view), seat), actual(game, &view, seat));
    assert_eq!(mine, theirs, "{view:?}");
}

const FACES: [&str; 12] = ["I2", "V2", "I3", "L3", "J3", "U3", "S3", "Z3", "0", "1", "2", "3"];

/// Every face at a place, on each of the dice that show it: for its half, and as the free one.
fn every_face(paper: &Paper) {
    for face in FACES {
        agree(&paper.clone().dice(&format!("{face} {face} | {face} {face} | {face}")).game(), ME);
    }
}

#[test]
fn every_face_draws_the_same_at_chosen_places() {
    let lefts = [
        "4,4",                         // free all round
        "0,1 n",                       // in the corner A
        "0,10 s",                      // in the corner C
        "0,4",                         // at the edge
        "3,0",                         // at the upper edge
        "3,11",                        // at the lower edge
        "5,4",                         // one step from the grey zone
        "5,4 e",                       // left of the midline
        "5,4 ee",                      // right of the midline
        "5,0 ee",                      // there at the upper edge
        "5,11 eenwn",                  // there at the lower edge
        "0,2 ennw",                    // one field is left
        "0,1 enw",                     // stuck
        "2,4 nees",                    // in a bay
        "1,5 eeennnnwwwssse",          // in a spiral that was left
        "4,4 nwwsssseeeennnnnnwwwwww", // a spiral around the start
        "3,3 eessww",                  // around a black field of side B
        "1,1 ees",                     // near a black field of side B
    ];
    let rights = [
        "9,4",
        "13,1 n",
        "13,10 s",
        "13,6",
        "8,4",
        "8,4 w",
        "8,4 ww",
        "8,0 ww",
        "8,11 wwnen",
        "13,2 wnne",
        "13,1 wne",
        "10,3 seeenwn",
        "8,2 eess",
        "10,5 wws",
    ];
    for side in Side::BOTH {
        let black = |text: &str| {
            let (x, y) = text.split_once(' ').unwrap_or((text, "")).0.split_once(',').unwrap();
            let start = (x.parse().unwrap(), y.parse().unwrap());
            side == Side::B && (BLACK.contains(&start) || CIRCLES.contains(&start))
        };
        let paper = |change: &dyn Fn(Paper) -> Paper| change(paper().options(|options| options.side = side));
        let fits = |paper: &Paper| {
            let sheet = &paper.view.sheets[0];
            let free = |half: &str| fields(line(sheet, half)).iter().all(|&field| may_enter(side, half, field));
            let entered = fields(&sheet.left).len() + fields(&sheet.right).len();
            free("left") && free("right") && occupied(sheet).len() == entered + 2
        };
        let mut tried = 0;
        let mut seen = BTreeSet::new();
        for left in lefts.into_iter().filter(|left| !black(left)) {
            for right in rights.into_iter().filter(|right| !black(right)) {
                let paper = paper(&|paper| paper.left(ME, left).right(ME, right));
                if fits(&paper)
                    && (left == lefts[0] || right == rights[0] || (left.contains('e') && right.contains('w')))
                {
                    tried += 1;
                    seen.extend([left, right]);
                    every_face(&paper);
                }
            }
        }
        assert!(tried > 40, "side {side}: {tried}");
        if side == Side::A {
            assert!(lefts.iter().chain(&rights).all(|line| seen.contains(line)), "{seen:?}");
        }
    }
}

/// Lines that wander at random from random crosses, long enough to be in their own way.
#[test]
fn every_face_draws_the_same_on_crowded_sheets() {
    let mut chance = Seed::from_number(5).chance(0);
    let mut lengths = 0;
    for number in 0..400 {
        let side = Side::BOTH[number % 2];
        let mut start = |columns: std::ops::Range<u32>| loop {
            let x = columns.start + chance.below(columns.len() as u32);
            let field = (x as i32, chance.below(12) as i32);
            let plain = !LETTERS.iter().any(|&(_, letter)| letter == field);
            if plain && (side == Side::A || !BLACK.contains(&field) && !CIRCLES.contains(&field)) {
                return vec![field];
            }
        };
        let mut lines = [start(0..6), start(8..14)];
        for _ in 0..chance.below(80) {
            let which = chance.below(2) as usize;
            let half = ["left", "right"][which];
            let taken: BTreeSet<Spot> = lines.iter().flatten().copied().collect();
            let steps = walks(side, half, &taken, &[*lines[which].last().unwrap()], 1);
            if !steps.is_empty() {
                let step = &steps[chance.below(steps.len() as u32) as usize];
                lines[which].push(step[1]);
            }
        }
        let text = |line: &[Spot]| {
            let letter = |pair: &[Spot]| match (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1) {
                (0, -1) => 'n',
                (1, 0) => 'e',
                (0, 1) => 's',
                _ => 'w',
            };
            let strokes: String = line.windows(2).map(letter).collect();
            format!("{},{} {strokes}", line[0].0, line[0].1)
        };
        lengths += lines[0].len() + lines[1].len();
        let paper = paper().options(|options| options.side = side);
        every_face(&paper.left(ME, &text(&lines[0])).right(ME, &text(&lines[1])));
    }
    assert!(lengths > 400 * 20, "{lengths}");
}

fn tables() -> Vec<Table<ColourLines>> {
    let on = |side, setup| Options { side, setup, ..Options::default() };
    vec![
        Table { options: on(Side::A, Setup::Suggested), seats: 2 },
        Table { options: on(Side::B, Setup::Own), seats: 3 },
        Table { options: Options { chosen_dice: true, ..on(Side::A, Setup::Passed) }, seats: 5 },
        Table { options: Options { three_of_four: true, ..on(Side::B, Setup::Suggested) }, seats: 4 },
        Table { options: Options { task: 5, harder: true, ..Options::default() }, seats: 1 },
        Table { options: Options { task: 3, ..on(Side::B, Setup::Own) }, seats: 1 },
    ]
}

#[test]
fn random_play_lists_the_same_drawings() {
    let mut positions = 0;
    for (number, table) in tables().iter().enumerate() {
        for game in 0..12 {
            random_game(table, Seed::from_number(100 * number as u64 + game), |game, _| {
                let state = game.state();
                if state.table().stage() == Stage::Draw {
                    // The player who acted last has a new position; the others are where they were.
                    let last = match game.log().last().map(|entry| &entry.deed) {
                        Some(contract::Deed::Play(seat, _)) => *seat,
                        _ => ME,
                    };
                    if state.to_act().has(last) {
                        positions += 1;
                        agree(state, last);
                    }
                }
            });
        }
    }
    assert!(positions > 2000, "{positions}");
}

/// The colour of a field (C1.4), or `None` for grey and circles.
fn colour(side: Side, (x, y): Spot) -> Option<&'static str> {
    if (6..=7).contains(&x) || side == Side::B && CIRCLES.contains(&(x, y)) {
        return None;
    }
    let rows = [
        ["orange", "light-blue", "pink", "yellow"],
        ["dark-green", "violet", "light-green", "dark-blue"],
        ["yellow", "pink", "light-blue", "orange"],
        ["dark-blue", "light-green", "violet", "dark-green"],
    ];
    let column = if x <= 5 { x / 3 } else { (x - 8) / 3 + 2 };
    Some(rows[(y / 3) as usize][column as usize])
}

/// The score of a seat, counted anew from the views (C5). `rounds` is when each seat entered which letter.
fn counted(view: &View, rounds: &[BTreeMap<char, u8>], seat: Seat) -> Score {
    let side = side_of(view);
    let sheet = &view.sheets[seat.index()];
    let dots: Vec<Spot> = [&sheet.left, &sheet.right].into_iter().flat_map(fields).collect();
    let colours: BTreeSet<&str> = dots.iter().filter_map(|&dot| colour(side, dot)).collect();
    let mut crossings = 0;
    for line in [&sheet.left, &sheet.right] {
        for stroke in trail(line).windows(2) {
            let (a, b) = (stroke[0].0.min(stroke[1].0), stroke[0].0.max(stroke[1].0));
            crossings += u16::from((a, b) == (6, 7));
        }
    }
    let mut letters = 0;
    for (letter, field) in LETTERS {
        if dots.contains(&field) {
            let mine = rounds[seat.index()][&letter];
            let first = rounds.iter().filter_map(|rounds| rounds.get(&letter)).min().unwrap();
            letters += if mine == *first { 20 } else { 10 };
        }
    }
    let in_half =
        |name: &str, left: bool| dots.iter().any(|&dot| (dot.0 <= 5) == left && colour(side, dot) == Some(name));
    let pairs = colours.iter().filter(|name| in_half(name, true) && in_half(name, false)).count() as u16;
    let points: Vec<&str> = sheet.colours.unwrap().map(Colour::name).to_vec();
    let ticked =
        dots.iter().filter(|&&dot| colour(side, dot).is_some_and(|name| points.contains(&name))).count() as u16;
    let only = |scoring, points: u16| if view.scorings.has(scoring) { points } else { 0 };
    let midline = only(Scoring::Midline, colours.len() as u16 * crossings);
    let letters = only(Scoring::Letters, letters);
    let (pair_points, dot_points) = (only(Scoring::Pairs, 9 * pairs), only(Scoring::Dots, 3 * ticked));
    Score {
        colours: colours.len() as u16,
        crossings,
        midline,
        letters,
        pairs,
        pair_points,
        dots: ticked,
        dot_points,
        total: midline + letters + pair_points + dot_points,
    }
}

#[test]
fn random_games_end_with_the_same_scores() {
    let (mut games, mut letters, mut crossed) = (0, 0, 0);
    for (number, table) in tables().iter().enumerate() {
        for seed in 0..40 {
            // When each seat was first seen on a letter.
            let mut rounds = vec![BTreeMap::new(); usize::from(table.seats)];
            let mut number_of_round = 0;
            let game = random_game(table, Seed::from_number(1000 * number as u64 + seed), |game, _| {
                // The last action of a round is to be done, so that nothing is drawn while the round changes.
                if let Some(contract::Deed::Play(seat, action)) = game.log().last().map(|entry| &entry.deed) {
                    if !matches!(action.to_string().split(' ').next(), Some("draw" | "joker" | "more")) {
                        number_of_round = game.state().table().round();
                        return;
                    }
                    let sheet = &game.state().view(Viewer::Spectator).sheets[seat.index()];
                    let entered: Vec<Spot> = [&sheet.left, &sheet.right].into_iter().flat_map(fields).collect();
                    for (letter, field) in LETTERS {
                        if entered.contains(&field) {
                            rounds[seat.index()].entry(letter).or_insert(number_of_round.max(1));
                        }
                    }
                }
            });
            let state = game.state();
            let view = state.view(Viewer::Spectator);
            let scores: Vec<Score> = Seat::all(table.seats).map(|seat| counted(&view, &rounds, seat)).collect();
            let outcome = state.outcome().unwrap();
            for (seat, score) in Seat::all(table.seats).zip(&scores) {
                assert_eq!(state.table().score(state.edition(), seat), *score, "{view:?}");
                assert_eq!(outcome.seats[seat.index()].score, i32::from(score.total));
                let better = scores.iter().filter(|other| other.total > score.total).count();
                assert_eq!(usize::from(outcome.seats[seat.index()].rank), better + 1);
                games += 1;
                letters += score.letters;
                crossed += score.crossings;
            }
        }
    }
    assert!(games > 500 && letters > 1000 && crossed > 200, "{games} {letters} {crossed}");
}
