//! The standard edition is what the law prints; what is wrong with an edition or a drawn sheet is said, and where.

use crate::position::STANDARD;
use colour_lines::*;
use contract::{AnyWorkbench, Edition as _, ShelfGame};
use std::collections::BTreeSet;

/// The blocks of C1.4, from the top: two to the left of the grey zone, two to the right.
const BLOCKS: [[Colour; 4]; 4] = [
    [Colour::Orange, Colour::LightBlue, Colour::Pink, Colour::Yellow],
    [Colour::DarkGreen, Colour::Violet, Colour::LightGreen, Colour::DarkBlue],
    [Colour::Yellow, Colour::Pink, Colour::LightBlue, Colour::Orange],
    [Colour::DarkBlue, Colour::LightGreen, Colour::Violet, Colour::DarkGreen],
];
const BLACK: [(u8, u8); 8] = [(1, 2), (4, 5), (2, 8), (4, 10), (12, 9), (9, 6), (11, 3), (9, 1)];
const CIRCLES: [(u8, u8); 6] = [(5, 1), (0, 6), (3, 11), (8, 10), (13, 5), (10, 0)];

fn printed(x: u8, y: u8) -> Kind {
    let column = match x {
        0..=2 => 0,
        3..=5 => 1,
        6..=7 => return Kind::Grey,
        8..=10 => 2,
        _ => 3,
    };
    Kind::Colour(BLOCKS[usize::from(y / 3)][column])
}

#[test]
fn c1_1_each_half_has_eight_blocks_of_nine_fields_in_eight_colours() {
    let edition = Edition::standard();
    let ground = edition.ground(Side::A);
    for half in Half::BOTH {
        for colour in Colour::ALL {
            let fields = Field::all().filter(|&field| field.half() == Some(half));
            assert_eq!(fields.filter(|&field| ground.colour(field) == Some(colour)).count(), 9, "{half} {colour}");
        }
    }
    let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.name()).collect();
    let law = ["pink", "light-blue", "violet", "light-green", "yellow", "dark-green", "orange", "dark-blue"];
    assert_eq!(names, law);
}

#[test]
fn c1_2_and_3_fourteen_by_twelve_with_two_grey_columns_and_the_midline_between_them() {
    assert_eq!((WIDTH, HEIGHT), (14, 12));
    let at = |x, y| Field::new(x, y).unwrap();
    assert_eq!((Field::new(14, 0), Field::new(0, 12)), (None, None));
    for x in 0..14 {
        let half = [(0..6, Some(Half::Left)), (6..8, None), (8..14, Some(Half::Right))];
        let half = half.into_iter().find(|(columns, _)| columns.contains(&x)).unwrap().1;
        assert_eq!(at(x, 3).half(), half, "{x}");
        if x < 13 {
            assert_eq!(at(x, 3).across(at(x + 1, 3)), x == 6, "{x}");
            assert_eq!(at(x + 1, 3).across(at(x, 3)), x == 6, "{x}");
        }
    }
    assert!(!at(6, 3).across(at(6, 4)) && !at(7, 3).across(at(7, 4)));
}

#[test]
fn c1_4_side_a_is_printed_so() {
    let edition = Edition::standard();
    for field in Field::all() {
        assert_eq!(edition.ground(Side::A).kind(field), printed(field.x(), field.y()), "{field}");
    }
    assert!(edition.ground(Side::A).circles().is_empty());
}

#[test]
fn c1_5_letters_stand_in_the_corners_and_keep_their_colour() {
    let edition = Edition::standard();
    let letters = [
        (Letter::A, (0, 0), Colour::Orange),
        (Letter::B, (13, 0), Colour::Yellow),
        (Letter::C, (0, 11), Colour::DarkBlue),
        (Letter::D, (13, 11), Colour::DarkGreen),
    ];
    for side in Side::BOTH {
        let ground = edition.ground(side);
        for (letter, (x, y), colour) in letters {
            let field = Field::new(x, y).unwrap();
            assert_eq!((ground.field_of(letter), ground.letter(field)), (field, Some(letter)));
            assert_eq!(ground.colour(field), Some(colour));
        }
        assert_eq!(Field::all().filter(|&field| ground.letter(field).is_some()).count(), 4);
    }
}

#[test]
fn c1_6_side_b_is_side_a_with_black_fields_and_circles() {
    let edition = Edition::standard();
    let ground = edition.ground(Side::B);
    for field in Field::all() {
        let place = (field.x(), field.y());
        let expected = if BLACK.contains(&place) {
            Kind::Black
        } else if CIRCLES.contains(&place) {
            Kind::Circle
        } else {
            printed(place.0, place.1)
        };
        assert_eq!(ground.kind(field), expected, "{field}");
        assert_eq!(ground.circles().has(field), CIRCLES.contains(&place), "{field}");
        for half in Half::BOTH {
            let range = if half == Half::Left { place.0 <= 7 } else { place.0 >= 6 };
            assert_eq!(ground.open(half).has(field), range && !BLACK.contains(&place), "{half} {field}");
        }
    }
}

#[test]
fn c2_3_the_dice_have_these_faces() {
    let edition = Edition::standard();
    let law = ["I2 V2 L3 U3 1 0", "I3 J3 S3 V2 2 3", "Z3 L3 I2 1 2 0", "U3 J3 I3 1 2 3", "S3 Z3 1 2 3 0"];
    assert_eq!((DICE, FACES), (5, 6));
    for (die, law) in law.iter().enumerate() {
        let faces: Vec<&str> = edition.die(die).iter().map(|&face| edition.face(face).name.as_str()).collect();
        assert_eq!(faces.join(" "), *law, "die {}", die + 1);
    }
    let names: BTreeSet<&str> = edition.faces().iter().map(|face| face.name.as_str()).collect();
    assert_eq!(names.len(), edition.faces().len(), "each face once");
    assert_eq!(names, BTreeSet::from(["0", "1", "2", "3", "I2", "I3", "J3", "L3", "S3", "U3", "V2", "Z3"]));
    for face in edition.faces() {
        let digit = face.name.chars().last().and_then(|digit| digit.to_digit(10)).unwrap() as u8;
        assert_eq!(face.strokes(), digit, "{}", face.name);
        assert_eq!(face.number, (face.name.len() == 1).then_some(digit), "{}", face.name);
    }
}

#[test]
fn c3_2_c4_c5_the_numbers_and_the_suggestion_are_the_laws() {
    let edition = Edition::standard();
    let Numbers { rounds, jokers, bonus, letter_first, letter_later, pair, dot } = edition.numbers;
    assert_eq!((rounds, jokers, bonus), (5, 2, 2));
    assert_eq!((letter_first, letter_later, pair, dot), (20, 10, 9, 3));
    let SuggestedStart { colours, left, right, leave_out } = &edition.suggested;
    assert_eq!(*colours, [Colour::Pink, Colour::LightBlue]);
    assert_eq!((left.to_string(), right.to_string()), ("4,4".to_owned(), "9,4".to_owned()));
    assert_eq!(*leave_out, [Scoring::Midline]);
}

#[test]
fn c7_the_tasks_are_the_laws() {
    let edition = Edition::standard();
    let none = Goal::default();
    let law = [
        (vec![Side::A, Side::B], Measure::Crossings, none),
        (vec![Side::A, Side::B], Measure::Dots, none),
        (vec![Side::A], Measure::Points, Goal { letters: Some(4), pairs: Some(4), crossings: Some(3), ..none }),
        (vec![Side::A], Measure::Points, Goal { crossings: Some(5), pairs: Some(5), letters: Some(2), ..none }),
        (vec![Side::B], Measure::Points, Goal { circles: Some(6), letters: Some(4), points: Some(215), ..none }),
    ];
    for (number, (sides, result, goal)) in (1..).zip(law) {
        let task = edition.task(number).unwrap();
        assert_eq!((&task.sides, task.result, task.goal), (&sides, result, goal), "task {number}");
        assert!(task.grades.is_sorted_by(|a, b| a < b), "task {number}: {:?}", task.grades);
    }
    assert_eq!((edition.task(0), edition.task(6)), (None, None));
}

/// The error for the standard edition with one change, or `None` if it is fine.
fn problem(find: &str, replace: &str) -> String {
    let text = STANDARD.replacen(find, replace, 1);
    assert_ne!(text, STANDARD, "{find} is in the edition");
    Edition::parse(&text).err().map(|error| error.message.to_string()).unwrap_or_default()
}

#[test]
fn mistakes_of_a_sheet_are_named_with_their_place() {
    let first = "\"OOOBBB..PPPYYY\",";
    let row_b = "\"OOOBBo..P#PYYY\"";
    for (find, replace, expected) in [
        (first, "\"OOOBBB..PPPYY\",", "colour-lines-edition-size height=12 side=A width=14"),
        (first, "\"OOOBBB..PPPYYYY\",", "colour-lines-edition-size height=12 side=A width=14"),
        (first, "", "colour-lines-edition-size height=12 side=A width=14"),
        (first, "\"OOOBBB..PPPYYY\", \"OOOBBB..PPPYYY\",", "colour-lines-edition-size height=12 side=A width=14"),
        (row_b, "\"OOOBBo..P#PYY\"", "colour-lines-edition-size height=12 side=B width=14"),
        (first, "\"OOOBXB..PPPYYY\",", "colour-lines-edition-field field=4,0 letter=X side=A"),
        (first, "\"OOOBöB..PPPYYY\",", "colour-lines-edition-field field=4,0 letter=ö side=A"),
        (first, "\"OOOBBB..PPPyYY\",", "colour-lines-edition-field field=11,0 letter=y side=A"),
        (first, "\"OOOB.B..PPPYYY\",", "colour-lines-edition-field field=4,0 letter=. side=A"),
        (first, "\"OOOBBBB.PPPYYY\",", "colour-lines-edition-grey field=6,0 letter=B side=A"),
        (first, "\"OOOBBB.oPPPYYY\",", "colour-lines-edition-grey field=7,0 letter=o side=A"),
        (row_b, "\"OOOBB?..P#PYYY\"", "colour-lines-edition-field field=5,1 letter=? side=B"),
        (first, "\"#OOBBB..PPPYYY\",", "colour-lines-edition-letter field=0,0 letter=A side=A"),
        (first, "\"OOOBBB..PPPYYo\",", "colour-lines-edition-letter field=13,0 letter=B side=A"),
        ("\"0,11\"", "\"6,11\"", "colour-lines-edition-letter field=6,11 letter=C side=A"),
        ("\"13,11\"", "\"13,0\"", "colour-lines-edition-letter field=13,0 letter=D side=A"),
        ("\"13,11\"", "\"1,2\"", "colour-lines-edition-letter field=1,2 letter=D side=B"),
        ("\"13,11\"", "\"14,11\"", "edition-toml"),
        ("D = \"13,11\"", "", "edition-toml"),
        // A letter may stand elsewhere, as long as it has a colour.
        ("\"0,11\"", "\"1,11\"", ""),
        (first, "\"OOOBBB#.PPPYYY\",", ""),
    ] {
        let said = problem(find, replace);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{replace}: {said}");
    }
}

#[test]
fn a_half_needs_four_colours_to_start_in() {
    let rows = |left: &str, right: &str| format!("[sheet]\nA = [{}]\n", format!("\"{left}..{right}\",").repeat(12));
    let parse = |sheet: &str| {
        let (begin, end) = (STANDARD.find("[sheet]").unwrap(), STANDARD.find("B = [").unwrap());
        Edition::parse(&format!("{}{sheet}{}", &STANDARD[..begin], &STANDARD[end..])).map_err(|error| error.message)
    };
    let said = parse(&rows("OOTTYY", "VGPYYY")).unwrap_err();
    assert_eq!((said.id.as_str(), said.args["half"].to_string()), ("colour-lines-edition-starts", "left".to_owned()));
    let said = parse(&rows("OVTTYY", "GGGYYY")).unwrap_err();
    assert_eq!((said.id.as_str(), said.args["half"].to_string()), ("colour-lines-edition-starts", "right".to_owned()));
    assert_eq!(parse(&rows("OVTTYY", "GGVYPO")).err(), None, "four are enough");
}

#[test]
fn mistakes_of_the_dice_are_named_with_their_place() {
    let first = "[\"I2\", \"V2\", \"L3\", \"U3\", \"1\", \"0\"],";
    let with = |face: &str| format!("[\"I2\", \"V2\", \"L3\", \"U3\", \"1\", \"{face}\"],");
    for (find, replace, expected) in [
        (first, String::new(), "colour-lines-edition-dice dice=5 faces=6"),
        (first, "[\"I2\", \"V2\", \"L3\", \"U3\", \"1\"],".to_owned(), "colour-lines-edition-dice dice=5 faces=6"),
        (first, with("0\", \"0"), "colour-lines-edition-dice dice=5 faces=6"),
        (first, with("W3"), "colour-lines-edition-face die=1 face=W3"),
        (first, with("4"), "colour-lines-edition-face die=1 face=4"),
        (first, with("01"), "colour-lines-edition-face die=1 face=01"),
        (first, with("+1"), "colour-lines-edition-face die=1 face=+1"),
        (first, with("-1"), "colour-lines-edition-face die=1 face=-1"),
        (first, with(""), "colour-lines-edition-face die=1 face="),
        ("U3 = \"LL\"", "U3 = \"LX\"".to_owned(), "colour-lines-edition-figure figure=U3"),
        ("U3 = \"LL\"", "U3 = \"ll\"".to_owned(), "colour-lines-edition-figure figure=U3"),
        ("U3 = \"LL\"", "U3 = \"\"".to_owned(), "colour-lines-edition-figure figure=U3"),
        ("U3 = \"LL\"", "U3 = \"LLS\"".to_owned(), "colour-lines-edition-figure figure=U3"),
        ("Z3 = \"RL\"", String::new(), "colour-lines-edition-face die=3 face=Z3"),
        ("Z3 = \"RL\"", "Z3 = \"RL\"\nW9 = \"QQ\"".to_owned(), "colour-lines-edition-figure figure=W9"),
        (first, with("2"), ""),
    ] {
        let said = problem(find, &replace);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{replace}: {said}");
    }
}

#[test]
fn mistakes_of_numbers_suggestion_and_tasks_are_named() {
    for (find, replace, expected) in [
        ("rounds = 5", "rounds = 0", "colour-lines-edition-number least=1 most=8 what=rounds"),
        ("rounds = 5", "rounds = 9", "colour-lines-edition-number least=1 most=8 what=rounds"),
        ("jokers = 2", "jokers = 10", "colour-lines-edition-number least=0 most=9 what=jokers"),
        ("bonus = 2", "bonus = 10", "colour-lines-edition-number least=0 most=9 what=bonus"),
        ("rounds = 5", "rounds = -1", "edition-toml"),
        ("rounds = 5", "rounds = 256", "edition-toml"),
        ("rounds = 5", "", "edition-toml"),
        ("dot = 3", "dot = 3\nsurprise = 1", "edition-toml"),
        ("version = 2", "version = 2\nsurprise = 1", "edition-toml"),
        ("version = 2", "", "edition-toml"),
        ("left = \"4,4\"", "left = \"9,4\"", "colour-lines-edition-suggested side=A"),
        ("left = \"4,4\"", "left = \"6,4\"", "colour-lines-edition-suggested side=A"),
        ("left = \"4,4\"", "left = \"0,0\"", "colour-lines-edition-suggested side=A"),
        ("left = \"4,4\"", "left = \"4,10\"", "colour-lines-edition-suggested side=A"), // both light green
        ("left = \"4,4\"", "left = \"4,1\"", "colour-lines-edition-suggested side=A"),  // a point colour
        ("left = \"4,4\"", "left = \"4,5\"", "colour-lines-edition-suggested side=B"),  // black there
        ("right = \"9,4\"", "right = \"8,10\"", "colour-lines-edition-suggested side=A"), // both violet
        ("right = \"9,4\"", "right = \"13,5\"", "colour-lines-edition-suggested side=B"), // a circle there
        ("\"pink\", \"light-blue\"", "\"pink\", \"pink\"", "colour-lines-edition-suggested side=A"),
        ("\"pink\", \"light-blue\"", "\"pink\", \"blue\"", "edition-toml"),
        ("\"pink\", \"light-blue\"", "\"pink\"", "edition-toml"),
        ("[\"midline\"]", "[\"midlines\"]", "edition-toml"),
        ("sides = [\"B\"]", "sides = []", "colour-lines-edition-task task=5"),
        ("sides = [\"B\"]", "sides = [\"C\"]", "edition-toml"),
        ("result = \"dots\"", "result = \"stars\"", "edition-toml"),
        ("{ letters = 4, pairs", "{ stars = 4, pairs", "edition-toml"),
        ("rounds = 5", "rounds = 8", ""),
        ("jokers = 2", "jokers = 0", ""),
    ] {
        let said = problem(find, replace);
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{replace}: {said}");
    }
}

/// The numbers of the grades are measured and may change: each line of them is replaced as it stands.
#[test]
fn grades_are_four_and_rise() {
    let lines: Vec<&str> = STANDARD.lines().filter(|line| line.starts_with("grades = ")).collect();
    assert_eq!(lines.len(), 5);
    for (number, _) in lines.iter().enumerate() {
        let with = |grades: &str| {
            let mut seen = 0;
            let change = |line: &str| {
                seen += usize::from(line.starts_with("grades = "));
                let here = line.starts_with("grades = ") && seen == number + 1;
                format!("{}\n", if here { grades } else { line })
            };
            Edition::parse(&STANDARD.lines().map(change).collect::<String>()).map_err(|error| error.message.to_string())
        };
        let unsorted = format!("colour-lines-edition-task task={}", number + 1);
        assert_eq!(with("grades = [4, 6, 5, 7]"), Err(unsorted.clone()));
        assert_eq!(with("grades = [4, 5, 6, 3]"), Err(unsorted));
        assert!(with("grades = [4, 5, 6]").unwrap_err().starts_with("edition-toml"));
        assert!(with("grades = [4, 5, 6, -7]").unwrap_err().starts_with("edition-toml"));
        assert!(with("grades = [4, 5, 6, 7]").is_ok());
    }
}

#[test]
fn an_edition_without_tasks_is_one_and_a_file_that_is_too_long_is_none() {
    let start = STANDARD.find("[[task]]").unwrap();
    let edition = Edition::parse(&STANDARD[..start]).unwrap();
    assert_eq!(edition.task(1), None);
    let long = format!("{STANDARD}\n#{}", "x".repeat(contract::LONGEST_EDITION));
    assert_eq!(Edition::parse(&long).unwrap_err().message.id, "edition-too-long");
}

/// The error for a drawn sheet, or `None` if it is fine. Violet and light green are the starts, `4,4` and `9,4`.
fn sheet(side: &str, colours: &str, left: &str, right: &str, letters: &str) -> String {
    let text = format!(
        r#"{{"side":"{side}","point_colours":[{colours}],"left":[{left}],"right":[{right}],"letters":{{{letters}}}}}"#
    );
    ShelfGame::<ColourLines>::NEW.score(&text).err().map(|message| message.to_string()).unwrap_or_default()
}

#[test]
fn a_sheet_that_cannot_be_drawn_is_refused_with_its_rule() {
    let usual = r#""pink","light-blue""#;
    let (left, right) = ("[4,4],[4,3]", "[9,4],[9,3]");
    let to_a = "[2,1],[2,0],[1,0],[0,0]";
    for (side, colours, left, right, letters, expected) in [
        ("A", usual, left, right, "", ""),
        ("A", usual, "[4,4]", "[9,4]", "", ""),
        ("A", usual, "[4,4],[6,4]", right, "", "colour-lines-sheet-jump field=6,4 half=left (C4.3)"),
        ("A", usual, "[4,4],[5,5]", right, "", "colour-lines-sheet-jump field=5,5 half=left (C4.3)"),
        ("A", usual, "[4,4],[4,4]", right, "", "colour-lines-sheet-jump field=4,4 half=left (C4.3)"),
        ("A", usual, "[4,4],[4,3],[4,4]", right, "", "colour-lines-sheet-taken field=4,4 half=left (C4.4)"),
        ("A", usual, "[4,4],[4,3],[5,3],[5,4],[4,4]", right, "", "colour-lines-sheet-taken field=4,4 half=left (C4.4)"),
        ("A", usual, "[5,4],[6,4],[7,4]", "[8,4],[7,4]", "", "colour-lines-sheet-taken field=7,4 half=right (C4.4)"),
        ("A", usual, "[5,4],[6,4],[7,4]", "[8,4],[8,5]", "", ""),
        ("A", usual, "[5,4],[6,4],[7,4],[8,4]", right, "", "colour-lines-sheet-range field=8,4 half=left (C4.4)"),
        ("A", usual, left, "[8,4],[7,4],[6,4]", "", ""),
        ("A", usual, left, "[8,4],[7,4],[6,4],[5,4]", "", "colour-lines-sheet-range field=5,4 half=right (C4.4)"),
        ("A", usual, "[4,4],[4,5]", right, "", ""),
        ("B", usual, "[4,4],[4,5]", right, "", "colour-lines-sheet-black field=4,5 half=left (C1.6)"),
        ("A", usual, "[0,5],[-1,5]", right, "", "colour-lines-sheet-off field=-1,5 (C1.3)"),
        ("A", usual, left, "[13,5],[14,5]", "", "colour-lines-sheet-off field=14,5 (C1.3)"),
        ("A", usual, "[4,12]", right, "", "colour-lines-sheet-off field=4,12 (C1.3)"),
        ("A", usual, "[260,4]", right, "", "colour-lines-sheet-off field=260,4 (C1.3)"),
        ("A", usual, "", right, "", "colour-lines-sheet-no-start half=left (C3.1)"),
        ("A", usual, left, "", "", "colour-lines-sheet-no-start half=right (C3.1)"),
        ("A", usual, "[0,0]", right, "", "colour-lines-sheet-start field=0,0 half=left (C3.1)"),
        ("A", usual, "[6,4]", right, "", "colour-lines-sheet-start field=6,4 half=left (C3.1)"),
        ("A", usual, left, "[7,4]", "", "colour-lines-sheet-start field=7,4 half=right (C3.1)"),
        ("A", usual, "[9,4]", right, "", "colour-lines-sheet-start field=9,4 half=left (C3.1)"),
        ("A", usual, left, "[4,4]", "", "colour-lines-sheet-start field=4,4 half=right (C3.1)"),
        ("A", r#""pink","violet""#, "[0,6]", right, "", ""),
        ("B", r#""pink","violet""#, "[0,6]", right, "", "colour-lines-sheet-start field=0,6 half=left (C3.1)"),
        ("B", usual, "[1,2]", right, "", "colour-lines-sheet-start field=1,2 half=left (C3.1)"),
        ("A", r#""pink","pink""#, left, right, "", "colour-lines-sheet-four-colours (C3.1)"),
        ("A", r#""pink","violet""#, left, right, "", "colour-lines-sheet-four-colours (C3.1)"),
        ("A", r#""pink","light-green""#, left, right, "", "colour-lines-sheet-four-colours (C3.1)"),
        ("A", usual, "[4,10]", right, "", "colour-lines-sheet-four-colours (C3.1)"),
        ("A", usual, to_a, right, r#""A":20"#, ""),
        ("A", usual, to_a, right, r#""A":10"#, ""),
        ("A", usual, to_a, right, "", "colour-lines-sheet-letter-missing letter=A (C5.2)"),
        ("A", usual, to_a, right, r#""A":20,"B":10"#, "colour-lines-sheet-letter-unreached letter=B (C5.2)"),
        ("A", usual, to_a, right, r#""A":15"#, "colour-lines-sheet-letter-points first=20 later=10 letter=A points=15"),
        ("A", usual, to_a, right, r#""A":0"#, "colour-lines-sheet-letter-points first=20 later=10 letter=A points=0"),
        ("A", usual, left, right, r#""E":20"#, "score-json"),
        ("A", usual, to_a, right, r#""A":300"#, "score-json"),
        ("C", usual, left, right, "", "score-json"),
        ("A", r#""pink""#, left, right, "", "score-json"),
        ("A", r#""pink","violet","yellow""#, left, right, "", "score-json"),
        ("A", r#""pink","blue""#, left, right, "", "score-json"),
        ("A", usual, "[4]", right, "", "score-json"),
        ("A", usual, "[4,4,4]", right, "", "score-json"),
        ("A", usual, "[4.5,4]", right, "", "score-json"),
    ] {
        let said = sheet(side, colours, left, right, letters);
        let fine = if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) };
        assert!(fine, "{side} {colours} {left} {right} {letters}: {said:?}, not {expected:?}");
    }
}

#[test]
fn a_text_that_is_no_sheet_is_refused() {
    let fine = r#"{"side":"A","point_colours":["light-blue","pink"],"left":[[4,4]],"right":[[9,4]],"letters":{}}"#;
    assert!(ShelfGame::<ColourLines>::NEW.score(fine).is_ok(), "the order of the point colours does not matter");
    for (find, replace) in [
        ("{\"side\"", "\"side\""),
        ("\"letters\":{}", "\"letters\":[]"),
        (",\"letters\":{}", ""),
        ("\"letters\":{}", "\"letters\":{},\"more\":1"),
        ("\"side\":\"A\",", ""),
        ("\"left\":[[4,4]],", ""),
        ("}}", "}"),
    ] {
        let text = fine.replacen(find, replace, 1);
        assert_ne!(text, fine);
        assert_eq!(ShelfGame::<ColourLines>::NEW.score(&text).unwrap_err().id, "score-json", "{text}");
    }
    assert_eq!(ShelfGame::<ColourLines>::NEW.score("").unwrap_err().id, "score-json");
}

/// Returns the line of the error after a change, and the line of the change.
fn lines(find: &str, replace: &str) -> (Option<usize>, Option<usize>) {
    let text = STANDARD.replacen(find, replace, 1);
    let changed = STANDARD.lines().zip(text.lines()).position(|(old, new)| old != new);
    (Edition::parse(&text).unwrap_err().line, changed.map(|index| index + 1))
}

#[test]
fn a_mistake_is_in_the_line_that_was_changed() {
    for (find, replace) in [
        ("rounds = 5", "rounds = 0"),
        ("\"OOOBBo..P#PYYY\"", "\"OOOBBo.x.P#PYY\""),
        ("\"V2\", \"L3\", \"U3\"", "\"V9\", \"L3\", \"U3\""),
        ("D = \"13,11\"", "D = \"0,0\""),
    ] {
        let (line, changed) = lines(find, replace);
        assert!(line.is_some() && line == changed, "{find}: {line:?} instead of {changed:?}");
    }
}
