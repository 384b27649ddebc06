//! The languages.

use unic_langid::LanguageIdentifier;

/// A language that all texts exist in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    De,
    En,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::De, Language::En];

    /// Returns its name in addresses, settings and the `lang` attribute.
    pub const fn code(self) -> &'static str {
        ["de", "en"][self as usize]
    }

    /// Returns its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        ["Deutsch", "English"][self as usize]
    }

    /// Returns the language of a tag like `de-AT` or a locale like `de_AT.UTF-8`, or `None` if there are no texts in it.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == primary)
    }

    /// Returns the language of the terminal: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, as in POSIX.
    pub fn of_environment() -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.and_then(|tag| Language::of_tag(&tag)).unwrap_or(Language::En)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{self, De, En};

    #[test]
    fn tags_and_locales_name_a_language() {
        let check = |tag, expected| assert_eq!(Language::of_tag(tag), expected, "{tag}");
        check("de", Some(De));
        check("de-AT", Some(De));
        check("de_CH.UTF-8", Some(De));
        check("EN-us", Some(En));
        check("C.UTF-8", None);
        check("", None);
    }
}
