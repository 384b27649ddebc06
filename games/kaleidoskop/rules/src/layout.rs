//! A board as text, unchecked: it becomes a [`Board`] only by validation. Also the exchange format of
//! `farbraum score kaleidoskop`.

use crate::board::CRYSTALS_OF_A_COLOUR;
use crate::{Board, Colour, Edition, Hex, HexSet, Pit};
use contract::Message;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// What lies on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    #[serde(deserialize_with = "contract::each_once")]
    pub pits: BTreeMap<String, Colour>,
    #[serde(default)]
    pub mirrors: Vec<(String, String)>,
    #[serde(default)]
    pub frosted: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<String>,
}

/// What is wrong with a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    Players(u8),
    UnknownPit(String),
    ClosedPit(Pit),
    UnknownHex(String),
    NoCrystal(Pit),
    NotTouching(Pit, Hex),
    TwoTools(Pit, Hex),
    TooMany(Colour),
}

impl LayoutError {
    /// The reason for a person.
    pub fn message(&self) -> Message {
        let message = |what: &str| Message::new(&format!("kaleidoskop-layout-{what}"));
        match self {
            LayoutError::Players(players) => message("players").with("players", *players).by_rule("K2.4"),
            LayoutError::UnknownPit(pit) => message("unknown-pit").with("pit", pit.as_str()).by_rule("K2.3"),
            LayoutError::ClosedPit(pit) => message("closed-pit").with("pit", pit.to_string()).by_rule("K2.4"),
            LayoutError::UnknownHex(hex) => message("unknown-hex").with("hex", hex.as_str()).by_rule("K2.1"),
            LayoutError::NoCrystal(pit) => message("no-crystal").with("pit", pit.to_string()).by_rule("K5.3"),
            LayoutError::NotTouching(pit, hex) => {
                message("not-touching").with("pit", pit.to_string()).with("hex", hex.to_string()).by_rule("K5.3")
            }
            LayoutError::TwoTools(pit, hex) => {
                message("two-tools").with("pit", pit.to_string()).with("hex", hex.to_string()).by_rule("K5.4")
            }
            LayoutError::TooMany(colour) => message("too-many")
                .with("colour", colour.name())
                .with("most", CRYSTALS_OF_A_COLOUR as i64)
                .by_rule("K1.2"),
        }
    }
}

impl Layout {
    /// What lies on `board`.
    pub fn of(board: &Board) -> Layout {
        let pits = |colour| board.crystals(colour).iter().map(move |pit| (pit.to_string(), colour));
        let places = |sets: [crate::PitSet; 3]| {
            let name = |(pit, hex): (Pit, Hex)| (pit.to_string(), hex.to_string());
            let slot = |slot: usize| sets[slot].iter().map(move |pit| (pit, pit.hexes()[slot]));
            (0..3).flat_map(slot).map(name).collect()
        };
        Layout {
            pits: Colour::ALL.into_iter().flat_map(pits).collect(),
            mirrors: places(board.mirrors()),
            frosted: places(board.frosted()),
            holders: board.holders().iter().map(|pit| pit.to_string()).collect(),
        }
    }

    /// The board with this layout on it.
    ///
    /// # Errors
    /// Says what cannot lie so.
    pub fn board(&self, covered: HexSet) -> Result<Board, LayoutError> {
        let mut board = Board::new(covered);
        for (name, &colour) in &self.pits {
            let pit = known_pit(name)?;
            if !board.open_pits().has(pit) {
                return Err(LayoutError::ClosedPit(pit));
            }
            if board.supply(colour) == 0 {
                return Err(LayoutError::TooMany(colour));
            }
            board.put(pit, colour);
        }
        for (pit, hex) in &self.mirrors {
            let (pit, hex) = place(&board, pit, hex)?;
            board.set_mirror(pit, hex, true);
        }
        for (pit, hex) in &self.frosted {
            let (pit, hex) = place(&board, pit, hex)?;
            board.set_frosted(pit, hex, true);
        }
        for pit in &self.holders {
            let pit = known_pit(pit)?;
            if !board.filled().has(pit) {
                return Err(LayoutError::NoCrystal(pit));
            }
            board.set_holder(pit, true);
        }
        Ok(board)
    }
}

fn known_pit(name: &str) -> Result<Pit, LayoutError> {
    name.parse().map_err(|_| LayoutError::UnknownPit(name.to_owned()))
}

/// A place where another tool can go.
fn place(board: &Board, pit: &str, hex: &str) -> Result<(Pit, Hex), LayoutError> {
    let (pit, name) = (known_pit(pit)?, hex);
    let hex: Hex = hex.parse().map_err(|_| LayoutError::UnknownHex(name.to_owned()))?;
    if !board.filled().has(pit) {
        return Err(LayoutError::NoCrystal(pit));
    }
    if !pit.hexes().contains(&hex) || !board.open_hexes().has(hex) {
        return Err(LayoutError::NotTouching(pit, hex));
    }
    if !board.is_free_place(pit, hex) {
        return Err(LayoutError::TwoTools(pit, hex));
    }
    Ok((pit, hex))
}

/// What `farbraum score kaleidoskop` reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreInput {
    pub players: u8,
    pub layout: Layout,
}

/// Written out because `flatten` and `deny_unknown_fields` do not go together.
impl<'de> Deserialize<'de> for ScoreInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ScoreInput, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Raw {
            players: u8,
            #[serde(deserialize_with = "contract::each_once")]
            pits: BTreeMap<String, Colour>,
            #[serde(default)]
            mirrors: Vec<(String, String)>,
            #[serde(default)]
            frosted: Vec<(String, String)>,
        }
        let Raw { players, pits, mirrors, frosted } = Raw::deserialize(deserializer)?;
        Ok(ScoreInput { players, layout: Layout { pits, mirrors, frosted, holders: Vec::new() } })
    }
}

/// As it is read.
impl Serialize for ScoreInput {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("ScoreInput", 4)?;
        fields.serialize_field("players", &self.players)?;
        fields.serialize_field("pits", &self.layout.pits)?;
        fields.serialize_field("mirrors", &self.layout.mirrors)?;
        fields.serialize_field("frosted", &self.layout.frosted)?;
        fields.end()
    }
}

/// What `farbraum score kaleidoskop` writes: the open, coloured hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreOutput {
    pub hexes: BTreeMap<String, Colour>,
}

/// The colours that K6 gives to a layout.
///
/// # Errors
/// Says what cannot lie so.
pub fn score(input: &ScoreInput, edition: &Edition) -> Result<ScoreOutput, LayoutError> {
    if !(3..=6).contains(&input.players) {
        return Err(LayoutError::Players(input.players));
    }
    let board = input.layout.board(edition.covered(input.players))?;
    let coloured = Hex::all().filter_map(|hex| board.colour(hex).map(|colour| (hex.to_string(), colour)));
    Ok(ScoreOutput { hexes: coloured.collect() })
}
