//! The storage beneath: texts by key.

/// Texts by key, as in a browser's `localStorage`.
pub trait Storage {
    fn get(&self, key: &str) -> Option<String>;
    /// Stores a text and returns whether that worked. It fails when there is no room or storing is forbidden.
    fn set(&mut self, key: &str, text: &str) -> bool;
    fn remove(&mut self, key: &str);
    /// Returns all keys in any order, with those of other parts of the page.
    fn keys(&self) -> Vec<String>;
}
