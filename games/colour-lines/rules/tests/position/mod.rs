//! Prepared positions for the tests by rule number.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(dead_code)] // Each test file uses its own part of this.

use colour_lines::*;
use contract::{Edition as _, Game, Match, Millis, Rejection, Rules, RulesVersion, Seat, Seats, Seed, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Whose sheet a test is about.
pub(crate) const ME: Seat = Seat(0);
/// The next clockwise, my left neighbour.
pub(crate) const YOU: Seat = Seat(1);

/// The text of the edition that comes with the product.
pub(crate) const STANDARD: &str = include_str!("../../../editions/farbraum.toml");

/// A position in the making.
#[derive(Clone, Debug)]
pub(crate) struct Paper {
    pub(crate) edition: Arc<Edition>,
    pub(crate) view: View,
}

/// Two players in the first round on side A, with colours and crosses as suggested and nothing drawn; all dice show 0.
pub(crate) fn paper() -> Paper {
    let line = |field: &str| LineView { cross: Some(field.parse().unwrap()), strokes: String::new(), before: 0 };
    let sheet = SheetView {
        colours: Some([Colour::Pink, Colour::LightBlue]),
        left: line("4,4"),
        right: line("9,4"),
        jokers: 2,
        used: Vec::new(),
        joked: Vec::new(),
        bonus: None,
        letters: [0; 4],
    };
    let view = View {
        rules: RulesVersion(ColourLines::RULES),
        options: Options::default(),
        scorings: Scorings::ALL,
        stage: Stage::Draw,
        round: 1,
        first: ME,
        done: Seats::NONE,
        trays: Vec::new(),
        sheets: vec![sheet; 2],
    };
    Paper { edition: Edition::standard(), view }.dice("0 0 | 0 0 | 0")
}

impl Paper {
    pub(crate) fn edition(self, edition: Arc<Edition>) -> Paper {
        Paper { edition, ..self }
    }

    pub(crate) fn change(mut self, change: impl FnOnce(&mut View)) -> Paper {
        change(&mut self.view);
        self
    }

    pub(crate) fn options(self, change: impl FnOnce(&mut Options)) -> Paper {
        self.change(|view| change(&mut view.options))
    }

    pub(crate) fn side_b(self) -> Paper {
        self.options(|options| options.side = Side::B)
    }

    pub(crate) fn seats(self, seats: usize) -> Paper {
        self.change(|view| view.sheets.resize(seats, view.sheets[0].clone()))
    }

    pub(crate) fn round(self, round: u8) -> Paper {
        self.change(|view| view.round = round)
    }

    /// After the last round.
    pub(crate) fn over(self) -> Paper {
        self.round(5).change(|view| view.stage = Stage::Over)
    }

    /// What the five dice show: `"1 I2 | U3 0 | 3"` are dice 1 and 2 for the left half, 3 and 4 for the right, 5 free.
    pub(crate) fn dice(self, faces: &str) -> Paper {
        let faces: Vec<&str> = faces.split([' ', '|']).filter(|face| !face.is_empty()).collect();
        assert_eq!(faces.len(), 5);
        let places = [Place::Left, Place::Left, Place::Right, Place::Right, Place::Free];
        let die = |die: usize| DieView { face: Some(faces[die].to_owned()), place: Some(places[die]) };
        self.change(|view| view.trays = vec![[0, 1, 2, 3, 4].map(die)])
    }

    pub(crate) fn sheet(self, seat: Seat, change: impl FnOnce(&mut SheetView)) -> Paper {
        self.change(|view| change(&mut view.sheets[seat.index()]))
    }

    /// The left line of a seat, cross and strokes: `"4,4 nne"`.
    pub(crate) fn left(self, seat: Seat, line: &str) -> Paper {
        self.sheet(seat, |sheet| sheet.left = read_line(line))
    }

    pub(crate) fn right(self, seat: Seat, line: &str) -> Paper {
        self.sheet(seat, |sheet| sheet.right = read_line(line))
    }

    pub(crate) fn colours(self, seat: Seat, a: Colour, b: Colour) -> Paper {
        self.sheet(seat, |sheet| sheet.colours = Some([a.min(b), a.max(b)]))
    }

    /// The round in which a letter was reached; this round if it is not said.
    pub(crate) fn letter(self, seat: Seat, letter: Letter, round: u8) -> Paper {
        self.sheet(seat, |sheet| sheet.letters[letter.index()] = round)
    }

    pub(crate) fn game(mut self) -> ColourLines {
        let tray = self.view.trays[0].clone();
        self.view.trays.resize(usize::from(self.view.round), tray);
        for sheet in &mut self.view.sheets {
            for line in [&sheet.left, &sheet.right] {
                for field in fields(line) {
                    let corners = [(0, 0), (13, 0), (0, 11), (13, 11)];
                    if let Some(letter) = corners.iter().position(|&corner| corner == field) {
                        let round = &mut sheet.letters[letter];
                        *round = if *round == 0 { self.view.round } else { *round };
                    }
                }
            }
        }
        ColourLines::imagine(&self.edition, &self.view, &mut Seed::from_number(10).chance(0)).unwrap()
    }
}

fn read_line(text: &str) -> LineView {
    let (cross, strokes) = text.split_once(' ').unwrap_or((text, ""));
    LineView { cross: Some(cross.parse().unwrap()), strokes: strokes.to_owned(), before: strokes.len() as u8 }
}

/// The fields that a line entered.
pub(crate) fn fields(line: &LineView) -> Vec<(i32, i32)> {
    let Some(cross) = line.cross else { return Vec::new() };
    let (mut x, mut y) = (i32::from(cross.x()), i32::from(cross.y()));
    let mut fields = Vec::new();
    for letter in line.strokes.chars() {
        match letter {
            'n' => y -= 1,
            'e' => x += 1,
            's' => y += 1,
            _ => x -= 1,
        }
        fields.push((x, y));
    }
    fields
}

/// The standard edition with some of its text replaced.
pub(crate) fn edition_with(changes: &[(&str, &str)]) -> Arc<Edition> {
    let mut text = STANDARD.to_owned();
    for (find, replace) in changes {
        assert!(text.contains(find), "{find} is in the edition");
        text = text.replacen(find, replace, 1);
    }
    Arc::new(Edition::parse(&text).unwrap())
}

pub(crate) fn start(seats: u8, seed: u64, change: impl FnOnce(&mut Options)) -> Match<ColourLines> {
    let mut options = Options::default();
    change(&mut options);
    Match::start(Edition::standard(), options, seats, Seed::from_number(seed)).unwrap()
}

/// A match that begins with the first roll.
pub(crate) fn suggested(seats: u8, seed: u64) -> Match<ColourLines> {
    start(seats, seed, |options| options.setup = Setup::Suggested)
}

pub(crate) fn field(text: &str) -> Field {
    text.parse().unwrap()
}

pub(crate) fn check(game: &ColourLines, seat: Seat, action: &str) -> Result<(), Illegal> {
    game.check(seat, &action.parse().unwrap())
}

/// Whether I may do so.
pub(crate) fn can(game: &ColourLines, action: &str) -> Result<(), Illegal> {
    check(game, ME, action)
}

/// Plays actions of a seat in notation, all of which must be legal.
pub(crate) fn play(game: &mut ColourLines, seat: Seat, actions: &[&str]) {
    for action in actions {
        let result = game.play(seat, &action.parse().unwrap(), Millis(0));
        assert!(result.is_ok(), "{action}: {result:?}");
    }
}

/// The same in a match.
pub(crate) fn act(game: &mut Match<ColourLines>, seat: Seat, action: &str) -> Result<(), Rejection<Illegal>> {
    game.play(seat, &action.parse().unwrap(), Millis(0))
}

/// The legal actions of a seat in notation.
pub(crate) fn listed(game: &ColourLines, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The rest of my legal actions that begin so: `paths(&game, "draw 1 left ")`.
pub(crate) fn paths(game: &ColourLines, begin: &str) -> BTreeSet<String> {
    listed(game, ME).iter().filter_map(|action| action.strip_prefix(begin).map(str::to_owned)).collect()
}

pub(crate) fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

pub(crate) fn view(game: &ColourLines) -> View {
    game.view(Viewer::Spectator)
}

pub(crate) fn end(game: &ColourLines, seat: Seat, half: Half) -> String {
    game.table().sheet(seat).line(half).end().unwrap().to_string()
}

pub(crate) fn score_of(game: &ColourLines, seat: Seat) -> Score {
    game.table().score(game.edition(), seat)
}

/// Lets every player draw at random, and stops before the last one is done.
pub(crate) fn draw_all_but_last_done(game: &mut Match<ColourLines>, seed: u64) {
    let mut chance = Seed::from_number(seed).chance(3);
    let seats: Vec<Seat> = game.state().to_act().iter().collect();
    for &seat in &seats {
        loop {
            let action = game.state().random(seat, &mut chance).unwrap();
            if action == Action::Done && game.state().to_act().len() == 1 {
                break;
            }
            game.play(seat, &action, Millis(0)).unwrap();
            if action == Action::Done {
                break;
            }
        }
    }
}

/// Plays at random until the round is over.
pub(crate) fn finish_round(game: &mut Match<ColourLines>, seed: u64) {
    let mut chance = Seed::from_number(seed).chance(4);
    let round = game.state().table().round();
    while game.state().table().round() == round && game.state().table().stage() != Stage::Over {
        let seat = game.state().to_act().iter().next().unwrap();
        let action = game.state().random(seat, &mut chance).unwrap();
        game.play(seat, &action, Millis(0)).unwrap();
    }
}
