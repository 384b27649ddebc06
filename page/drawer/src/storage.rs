//! What lies beneath: texts by key.

/// Texts by key, as in a browser's local storage.
pub trait Storage {
    fn get(&self, key: &str) -> Option<String>;
    /// Whether it worked. It does not when there is no room or storing is forbidden.
    fn set(&mut self, key: &str, text: &str) -> bool;
    fn remove(&mut self, key: &str);
    /// All keys, in any order; those of others too.
    fn keys(&self) -> Vec<String>;
}
