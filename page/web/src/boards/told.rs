//! An action in words: what to do, and where it happens.

/// What somebody could do, or did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// As what there is to do: `set a red crystal`.
    pub words: String,
    /// Where it happens, in the game's notation, to be lit on the board.
    pub places: Vec<String>,
}

impl Told {
    pub fn new(words: String) -> Told {
        Told { words, places: Vec::new() }
    }

    pub fn at(self, places: impl IntoIterator<Item = String>) -> Told {
        Told { places: places.into_iter().collect(), ..self }
    }
}
