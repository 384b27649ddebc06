//! A board, crystal by crystal and glass by glass.

use kaleidoskop::{Board, Colour, Edition, Hex, Layout, Pit, ScoreInput};
use kit::score::sketch::Sketch;

/// A mirror or frosted glass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glass {
    Mirror,
    Frosted,
}

impl Glass {
    pub const BOTH: [Glass; 2] = [Glass::Mirror, Glass::Frosted];

    /// The letter in codes.
    const fn letter(self) -> char {
        ['m', 'f'][self as usize]
    }

    fn of(self, layout: &mut Layout) -> &mut Vec<(String, String)> {
        match self {
            Glass::Mirror => &mut layout.mirrors,
            Glass::Frosted => &mut layout.frosted,
        }
    }
}

/// All pits of the board, in the order in which codes name them.
fn pits() -> Vec<Pit> {
    let mut pits: Vec<Pit> = Hex::all().flat_map(Hex::corners).filter(|pit| pit.on_board()).collect();
    pits.sort();
    pits.dedup();
    pits
}

/// A board as the editor lays it out.
#[derive(Debug)]
pub struct BoardSketch;

impl Sketch for BoardSketch {
    type Layout = ScoreInput;

    const GAME: &'static str = "kaleidoskop";

    fn blank() -> ScoreInput {
        ScoreInput { players: 4, layout: Layout::default() }
    }

    /// Players, a digit for each pit (0 is empty), glasses by pit and by which of its hexes they face.
    fn code(input: &ScoreInput) -> Option<String> {
        let pits = pits();
        let known = input.layout.pits.keys().all(|name| name.parse::<Pit>().is_ok());
        let digit = |pit: &Pit| input.layout.pits.get(&pit.to_string()).map_or(0, |colour| colour.index() + 1);
        let digits: String = pits.iter().map(|pit| digit(pit).to_string()).collect();
        let glass = |glass: Glass, (pit, hex): &(String, String)| {
            let (pit, hex): (Pit, Hex) = (pit.parse().ok()?, hex.parse().ok()?);
            let side = pit.hexes().iter().position(|&other| other == hex)?;
            let place = pits.iter().position(|&other| other == pit)?;
            Some(format!("{}{place}-{side}", glass.letter()))
        };
        let mirrors = input.layout.mirrors.iter().map(|place| glass(Glass::Mirror, place));
        let frosted = input.layout.frosted.iter().map(|place| glass(Glass::Frosted, place));
        let glasses: Vec<String> = mirrors.chain(frosted).collect::<Option<_>>()?;
        let few = glasses.len() <= 3 * pits.len();
        let code = || format!("{}.{}.{}", input.players, digits.trim_end_matches('0'), glasses.join(","));
        (known && few).then(|| code().trim_end_matches('.').to_owned())
    }

    fn of_code(code: &str) -> Option<ScoreInput> {
        let mut parts = code.split('.');
        let players = parts.next()?;
        let (digits, glasses) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let (pits, mut layout) = (pits(), Layout::default());
        if digits.len() > pits.len() || parts.next().is_some() {
            return None;
        }
        for (pit, digit) in pits.iter().zip(digits.chars()) {
            let number = digit.to_digit(10)? as usize;
            if number > 0 {
                layout.pits.insert(pit.to_string(), *Colour::ALL.get(number - 1)?);
            }
        }
        for text in glasses.split(',').filter(|text| !text.is_empty()) {
            let glass = Glass::BOTH.into_iter().find(|glass| text.starts_with(glass.letter()))?;
            let (place, side) = text[1..].split_once('-')?;
            let pit = pits.get(place.parse::<usize>().ok()?)?;
            let hex = *pit.hexes().get(side.parse::<usize>().ok()?)?;
            glass.of(&mut layout).push((pit.to_string(), hex.to_string()));
        }
        Some(ScoreInput { players: players.parse().ok()?, layout })
    }
}

/// The board to be drawn: all that can lie so.
pub fn drawn(input: &ScoreInput, edition: &Edition) -> Board {
    let mut board = Board::new(edition.covered(input.players));
    for (name, &colour) in &input.layout.pits {
        if let Ok(pit) = name.parse::<Pit>()
            && board.empty().has(pit)
            && board.supply(colour) > 0
        {
            board.put(pit, colour);
        }
    }
    for (pit, hex) in glasses(input, Glass::Mirror) {
        if board.is_free_place(pit, hex) {
            board.set_mirror(pit, hex, true);
        }
    }
    for (pit, hex) in glasses(input, Glass::Frosted) {
        if board.is_free_place(pit, hex) {
            board.set_frosted(pit, hex, true);
        }
    }
    board
}

/// Where glasses stand.
pub fn glasses(input: &ScoreInput, glass: Glass) -> Vec<(Pit, Hex)> {
    let places = match glass {
        Glass::Mirror => &input.layout.mirrors,
        Glass::Frosted => &input.layout.frosted,
    };
    places.iter().filter_map(|(pit, hex)| Some((pit.parse().ok()?, hex.parse().ok()?))).collect()
}

/// Puts a crystal into a pit, instead of any other; the same one again takes it away.
pub fn put(input: &mut ScoreInput, pit: Pit, colour: Colour) {
    match input.layout.pits.get(&pit.to_string()) {
        Some(other) if *other == colour => remove(input, pit),
        _ => drop(input.layout.pits.insert(pit.to_string(), colour)),
    }
}

/// Takes away a crystal and the glasses at it.
pub fn remove(input: &mut ScoreInput, pit: Pit) {
    let name = pit.to_string();
    input.layout.pits.remove(&name);
    for glass in Glass::BOTH {
        glass.of(&mut input.layout).retain(|(other, _)| *other != name);
    }
}

/// Puts a glass between a pit and a hex, instead of any other; the same one again takes it away.
pub fn face(input: &mut ScoreInput, glass: Glass, pit: Pit, hex: Hex) {
    let place = (pit.to_string(), hex.to_string());
    let stood = glass.of(&mut input.layout).contains(&place);
    for glass in Glass::BOTH {
        glass.of(&mut input.layout).retain(|other| *other != place);
    }
    if !stood {
        glass.of(&mut input.layout).push(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Edition as _;
    use kaleidoskop::score;
    use kit::score::sketch::check;

    #[test]
    fn the_page_scores_boards_as_the_command_line_does() {
        let edition = Edition::standard();
        let vectors = include_str!("../../../rules/tests/vectors.jsonl");
        check::vectors::<BoardSketch>(vectors, |input| {
            Some(serde_json::to_value(score(input, &edition).ok()?).unwrap())
        });
    }

    #[test]
    fn what_is_drawn_is_what_is_scored() {
        let edition = Edition::standard();
        for line in include_str!("../../../rules/tests/vectors.jsonl").lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let Ok(input) = BoardSketch::of_json(&vector["input"].to_string()) else { continue };
            let Ok(told) = score(&input, &edition) else { continue };
            let board = drawn(&input, &edition);
            let coloured = Hex::all().filter_map(|hex| board.colour(hex).map(|colour| (hex.to_string(), colour)));
            assert!(
                coloured.eq(told.hexes)
                    || Hex::all().all(|hex| board.colour(hex)
                        == score(&input, &edition).unwrap().hexes.get(&hex.to_string()).copied())
            );
        }
    }

    #[test]
    fn codes_that_are_none_are_refused() {
        check::refused::<BoardSketch>(&[
            "",
            "4.9.",
            "4..x1-0",
            "4..m99-0",
            "4..m1-3",
            "4..m1",
            "x..",
            "4...",
            &format!("4.{}.", "1".repeat(73)),
        ]);
    }

    #[test]
    fn links_end_in_a_digit_and_open_without_what_was_left_out() {
        let mut input = BoardSketch::blank();
        assert_eq!(BoardSketch::code(&input).as_deref(), Some("4"));
        put(&mut input, "0,0,n".parse().unwrap(), Colour::Red);
        let code = BoardSketch::code(&input).unwrap();
        assert!(code.ends_with('1'), "{code}");
        for written in [code.clone(), format!("{code}.")] {
            assert_eq!(BoardSketch::of_code(&written), Some(input.clone()), "{written}");
        }
        for blank in ["4", "4.", "4.."] {
            assert_eq!(BoardSketch::of_code(blank), Some(BoardSketch::blank()), "{blank}");
        }
    }

    #[test]
    fn crystals_and_glasses_come_and_go() {
        let (mut input, pit, hex) = (BoardSketch::blank(), "0,0,n".parse().unwrap(), Hex::CENTRE);
        put(&mut input, pit, Colour::Red);
        face(&mut input, Glass::Mirror, pit, hex);
        face(&mut input, Glass::Frosted, pit, hex);
        assert_eq!((input.layout.mirrors.len(), input.layout.frosted.len()), (0, 1));
        put(&mut input, pit, Colour::Blue);
        assert_eq!(input.layout.frosted.len(), 1, "a glass stays when its crystal is swapped");
        put(&mut input, pit, Colour::Blue);
        assert_eq!(input, BoardSketch::blank());
    }
}
