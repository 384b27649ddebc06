//! The worked example of C5.5, drawn on a sheet: 140 points.

use crate::position::*;
use colour_lines::{Colour, ColourLines, Half, Letter, Score};
use contract::{AnyWorkbench, ShelfGame};

/// Left: orange, light blue, violet, to and fro across the midline, pink, yellow, dark green, down to C. Right: yellow
/// with B, pink, light green, light blue, to and fro across the midline, orange, dark green.
const SHEET: &str = r#"{
    "side": "A",
    "point_colours": ["pink", "light-blue"],
    "left": [
        [1, 1], [2, 1], [3, 1], [3, 2], [3, 3], [4, 3], [5, 3], [6, 3], [7, 3], [7, 4], [6, 4], [5, 4], [5, 5], [4, 5],
        [3, 5], [3, 6], [3, 7], [2, 7], [2, 6], [2, 5], [1, 5], [1, 6], [1, 7], [1, 8], [1, 9], [1, 10], [1, 11],
        [0, 11]
    ],
    "right": [
        [12, 1], [13, 1], [13, 0], [12, 0], [11, 0], [11, 1], [11, 2], [10, 2], [10, 3], [10, 4], [10, 5], [10, 6],
        [9, 6], [8, 6], [7, 6], [6, 6], [6, 7], [7, 7], [8, 7], [9, 7], [10, 7], [11, 7], [11, 8], [11, 9]
    ],
    "letters": { "B": 20, "C": 10 }
}"#;

const SCORE: Score = Score {
    colours: 8,
    crossings: 4,
    midline: 32,
    letters: 30,
    pairs: 5,
    pair_points: 45,
    dots: 11,
    dot_points: 33,
    total: 140,
};

#[test]
fn c5_5_the_worked_example_has_140_points() {
    let text = ShelfGame::<ColourLines>::NEW.score(SHEET).unwrap();
    assert_eq!(serde_json::from_str::<Score>(&text).unwrap(), SCORE);
    let law = concat!(
        r#"{"colours":8,"crossings":4,"midline":32,"letters":30,"#,
        r#""pairs":5,"pair_points":45,"dots":11,"dot_points":33,"total":140}"#
    );
    assert_eq!(text, law, "the answer is written as the law writes it");
}

#[test]
fn c5_5_the_worked_example_scores_the_same_at_a_table() {
    let game = paper()
        .over()
        .left(ME, "1,1 eesseeeeswwswwsswnnwssssssw")
        .right(ME, "12,1 enwwsswsssswwwwseeeeess")
        .letter(ME, Letter::B, 2)
        .letter(ME, Letter::C, 5)
        .left(YOU, "1,10 sw")
        .letter(YOU, Letter::C, 4)
        .game();
    assert_eq!(score_of(&game, ME), SCORE);
    let tally = game.table().sheet(ME).tally();
    let pairs: Vec<Colour> = tally.pairs().iter().collect();
    use Colour::*;
    assert_eq!(pairs, [Pink, LightBlue, Yellow, DarkGreen, Orange]);
    let ground = game.edition().ground(colour_lines::Side::A);
    let dots = |colour| {
        let on = |half| game.table().sheet(ME).line(half).fields().iter();
        Half::BOTH.into_iter().flat_map(on).filter(|&&field| ground.colour(field) == Some(colour)).count()
    };
    assert_eq!((dots(LightBlue), dots(Pink)), (8, 3));
}
