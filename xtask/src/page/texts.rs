//! Texts that are needed outside of the program of the page: in its first markup and in the service worker.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser::parse;

/// Returns the messages of a Fluent file that are plain words, by id.
pub(super) fn words(file: &str) -> BTreeMap<&str, &str> {
    // The tests of the texts reject files with errors.
    let resource = parse(file).unwrap_or_else(|(resource, _)| resource);
    let word = |entry| {
        let Entry::Message(message) = entry else { return None };
        match message.value?.elements.as_slice() {
            [PatternElement::TextElement { value }] => Some((message.id.name, *value)),
            _ => None,
        }
    };
    resource.body.into_iter().filter_map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_messages_without_variables_are_words() {
        let file = "# a = comment\na = b\nab = c { $d }\ne =\n    f\n";
        assert_eq!(words(file), [("a", "b"), ("e", "f")].into());
    }
}
