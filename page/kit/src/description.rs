//! An action in words, and where it happens.

/// What an action means: to a player who could do it, or did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// As what there is to do: `set a red crystal`.
    pub words: String,
    /// Where it happens, in the game's notation, to be lit on the board.
    pub places: Vec<String>,
}

impl Description {
    pub fn new(words: String) -> Description {
        Description { words, places: Vec::new() }
    }

    pub fn at(self, places: impl IntoIterator<Item = String>) -> Description {
        Description { places: places.into_iter().collect(), ..self }
    }
}
