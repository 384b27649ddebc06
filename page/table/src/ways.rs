//! The addresses of rules, for links from elsewhere. Small, because they are loaded with everything.

use contract::Message;

/// The game that a message speaks of, if it speaks of one.
pub fn game_of(message: &Message) -> Option<&'static str> {
    let is_of = |id: &&str| message.id.strip_prefix(id).is_some_and(|rest| rest.starts_with('-'));
    shelf::spines().iter().map(|game| game.id()).find(is_of)
}

/// Where the guided first game of a game is.
pub fn lesson_address(game: &str) -> String {
    format!("/learn/{game}")
}

/// Where the rules of a game are.
pub fn rules_address(game: &str) -> String {
    format!("/rules/{game}")
}
