//! The colours of the games as people see them whose eyes lack one kind of cone. Pairs that come close need their symbols; they
//! are listed in `docs/colours.md`, which this test holds to be true.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use std::fmt::Write;

/// Nearer than this two colours are easily taken for each other: a tenth of the way from black to white.
const NEAR: f64 = 0.1;

/// The colours that lie beside each other, by game.
const PALETTES: [(&str, &[&str]); 3] = [
    ("Kaleidoskop", &["red", "yellow", "green", "blue", "pink", "purple"]),
    ("Konfetti", &["red", "orange", "yellow", "green", "blue", "violet"]),
    (
        "Colour Lines",
        &[
            "tint-pink",
            "tint-light-blue",
            "tint-violet",
            "tint-light-green",
            "tint-yellow",
            "tint-dark-green",
            "tint-orange",
            "tint-dark-blue",
        ],
    ),
];

type Three = [f64; 3];
type Matrix = [Three; 3];

/// What remains of linear light without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity).
const EYES: [(&str, Matrix); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

#[test]
fn the_pairs_that_need_their_symbols_are_listed() {
    let told = include_str!("../../docs/colours.md");
    let (_, table) = told.split_once("<!-- pairs -->\n").expect("the document has a place for the pairs");
    let expected = pairs();
    assert_eq!(table, expected, "docs/colours.md ends with another table than:\n{expected}");
}

/// With usual eyes no two colours of a game are near, and with no eyes are two the same: a symbol is a help, not the only way.
#[test]
fn usual_eyes_tell_all_colours_apart() {
    for (game, names) in PALETTES {
        for (one, other) in each_two(names) {
            let far = distance(seen(one, &EYES[0].1), seen(other, &EYES[0].1));
            assert!(far >= NEAR, "{game}: {one} and {other} are only {far:.3} apart");
        }
    }
}

/// The conversions agree with what is known of them.
#[test]
fn colours_are_converted_rightly() {
    let white = linear(1.0, 0.0, 0.0);
    assert!(white.iter().all(|part| (part - 1.0).abs() < 1e-4), "{white:?}");
    // sRGB red is oklch(0.628 0.2577 29.23).
    let red = linear(0.627_96, 0.257_68, 29.234);
    assert!((red[0] - 1.0).abs() < 1e-3 && red[1].abs() < 1e-3 && red[2].abs() < 1e-3, "{red:?}");
    let [lightness, a, b] = oklab(red);
    assert!((lightness - 0.627_96).abs() < 1e-3 && (a.hypot(b) - 0.257_68).abs() < 1e-3);
    // Grey stays grey, whatever the eyes.
    for (eyes, matrix) in EYES {
        let grey = times(&matrix, [0.5; 3]);
        assert!(grey.iter().all(|part| (part - 0.5).abs() < 0.01), "{eyes}: {grey:?}");
    }
}

fn pairs() -> String {
    let mut table = "| game | eyes | pair | distance |\n|---|---|---|---|\n".to_owned();
    for (game, names) in PALETTES {
        for (eyes, matrix) in &EYES[1..] {
            for (one, other) in each_two(names) {
                let far = distance(seen(one, matrix), seen(other, matrix));
                if far < NEAR {
                    let [one, other] = [one, other].map(|name| name.trim_start_matches("tint-").replace('-', " "));
                    writeln!(table, "| {game} | {eyes} | {one}, {other} | {far:.2} |").unwrap();
                }
            }
        }
    }
    table
}

fn each_two<'a>(names: &'a [&'a str]) -> impl Iterator<Item = (&'a str, &'a str)> {
    names.iter().enumerate().flat_map(|(place, one)| names[place + 1..].iter().map(|other| (*one, *other)))
}

/// A token's colour as these eyes see it, in OKLab.
fn seen(name: &str, eyes: &Matrix) -> Three {
    let tokens = include_str!("../../page/kit/styles/tokens.css");
    let line = tokens.lines().find_map(|line| line.trim().strip_prefix(&format!("--{name}:")));
    let colour = line.and_then(|line| line.split_once("oklch(")).unwrap_or_else(|| panic!("no colour --{name}")).1;
    let numbers = colour.split(')').next().unwrap().split_whitespace().map(|number| number.parse().unwrap());
    let [lightness, chroma, hue] = numbers.collect::<Vec<f64>>().try_into().unwrap();
    // What a screen cannot show it shows as nearly as it can.
    let shown = linear(lightness, chroma, hue).map(|part| part.clamp(0.0, 1.0));
    oklab(times(eyes, shown).map(|part| part.clamp(0.0, 1.0)))
}

fn distance(one: Three, other: Three) -> f64 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

fn times(matrix: &Matrix, vector: Three) -> Three {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// From OKLCH to linear sRGB.
fn linear(lightness: f64, chroma: f64, hue: f64) -> Three {
    let (sin, cos) = hue.to_radians().sin_cos();
    let cones = times(
        &[
            [1.0, 0.396_337_777_4, 0.215_803_757_3],
            [1.0, -0.105_561_345_8, -0.063_854_172_8],
            [1.0, -0.089_484_177_5, -1.291_485_548_0],
        ],
        [lightness, chroma * cos, chroma * sin],
    );
    times(
        &[
            [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
            [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
            [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
        ],
        cones.map(|part| part.powi(3)),
    )
}

/// From linear sRGB to OKLab.
fn oklab(colour: Three) -> Three {
    let cones = times(
        &[
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        colour,
    );
    times(
        &[
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ],
        cones.map(f64::cbrt),
    )
}
