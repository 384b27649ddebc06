//! The rules as they stand in their volume: sections, and in them rules, each a text whose id ends with its number.

use texts::Volume;

const BODY: &str = ".text";

/// A section or a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Its number, by which it is linked: `K4` or `K4.2`.
    pub(crate) number: String,
    /// The id of its text; of a section that is its heading.
    pub(crate) id: &'static str,
}

/// A section with its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub(crate) heading: Rule,
    /// The id of what is said in a section that has no rules of its own: the heading's, then `-text`.
    pub(crate) body: Option<&'static str>,
    pub(crate) rules: Vec<Rule>,
}

/// A word of the glossary, by the id of its text. What it means is the text `ID-is`.
pub(crate) type Term = &'static str;

/// The sections of a game's rules, in their order.
pub(crate) fn sections(game: &str, volume: &Volume) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for id in volume.ids() {
        let Some(number) = number(game, id) else { continue };
        let (number, is_body) = match number.strip_suffix(BODY) {
            Some(section) => (section.to_owned(), true),
            None => (number, false),
        };
        let rule = Rule { number, id };
        match sections.last_mut() {
            Some(section) if is_body => section.body = Some(id),
            Some(section) if rule.number.contains('.') => section.rules.push(rule),
            _ => sections.push(Section { heading: rule, body: None, rules: Vec::new() }),
        }
    }
    sections
}

/// The words that are explained.
pub(crate) fn terms(game: &str, volume: &Volume) -> Vec<Term> {
    let prefix = format!("rules-{game}-term-");
    volume.ids().filter(|id| id.starts_with(&prefix) && !id.ends_with("-is")).collect()
}

/// The number of the rule with this id: `rules-kaleidoskop-K4-2` is `K4.2`.
fn number(game: &str, id: &str) -> Option<String> {
    let rest = id.strip_prefix("rules-")?.strip_prefix(game)?.strip_prefix('-')?;
    rest.starts_with(|c: char| c.is_ascii_uppercase()).then(|| rest.replace('-', "."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The ids of the games with their folders and volumes.
    fn rulebooks() -> Vec<(&'static str, &'static str, Volume)> {
        macro_rules! all {
            ($($folder:literal $krate:ident: $game:ident,)*) => {
                vec![$((<shelf::$krate::$game as contract::Rules>::ID, $folder, texts::rules::$krate())),*]
            };
        }
        shelf::each_game!(all)
    }

    /// The rules that the sources of a game or its board name as the reason of something: `by_rule("K4.2")`, and what the closures in
    /// `illegal.rs` are called with.
    fn named(folder: &Path, letter: char, numbers: &mut BTreeSet<String>) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                named(&path, letter, numbers);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let code = fs::read_to_string(&path).unwrap();
                let literals = code.split('"').skip(1).step_by(2);
                let is_number = |text: &&str| {
                    let mut rest = text.chars();
                    rest.next() == Some(letter)
                        && rest.clone().next().is_some_and(|c| c.is_ascii_digit())
                        && rest.all(|c| c.is_ascii_digit() || c == '.')
                };
                numbers.extend(literals.filter(is_number).map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_rule_that_a_refusal_names_has_an_address() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (game, folder, volume) in rulebooks() {
            let sections = sections(game, &volume);
            let letter = sections[0].heading.number.chars().next().unwrap();
            let mut numbers = BTreeSet::new();
            named(&root.join("games").join(folder).join("rules/src"), letter, &mut numbers);
            named(&root.join("games").join(folder).join("page/src"), letter, &mut numbers);
            assert!(numbers.len() > 3, "{game}: only {numbers:?} were found in the sources");
            let all = sections.iter().flat_map(|section| section.rules.iter().chain([&section.heading]));
            let all: BTreeSet<&String> = all.map(|rule| &rule.number).collect();
            let missing: Vec<_> = numbers.iter().filter(|number| !all.contains(number)).collect();
            assert!(missing.is_empty(), "the rules of {game} lack {missing:?}");
        }
    }

    #[test]
    fn rules_stand_in_the_order_of_their_numbers_each_in_its_section() {
        for (game, _, volume) in rulebooks() {
            let sections = sections(game, &volume);
            let parse =
                |number: &str| number[1..].split('.').map(|part| part.parse::<u8>().unwrap()).collect::<Vec<_>>();
            let all: Vec<Vec<u8>> = sections
                .iter()
                .flat_map(|section| [&section.heading].into_iter().chain(&section.rules))
                .map(|rule| parse(&rule.number))
                .collect();
            assert!(all.is_sorted_by(|a, b| a < b), "{game}: {all:?}");
            for section in &sections {
                assert!(section.body.is_some() == section.rules.is_empty(), "{game}: {section:?}");
                for rule in &section.rules {
                    assert!(rule.number.starts_with(&format!("{}.", section.heading.number)), "{game}: {rule:?}");
                }
            }
        }
    }

    #[test]
    fn every_word_of_a_glossary_is_explained() {
        for (game, _, volume) in rulebooks() {
            let terms = terms(game, &volume);
            assert!(terms.len() >= 5, "{game}: {terms:?}");
            let ids: BTreeSet<&str> = volume.ids().collect();
            for term in terms {
                assert!(ids.contains(format!("{term}-is").as_str()), "{term} is not explained");
            }
        }
    }

    /// Nothing stands in a volume that no page says.
    #[test]
    fn no_text_of_the_rules_is_left_over() {
        for (game, _, volume) in rulebooks() {
            let prefix = format!("rules-{game}-");
            for id in volume.ids() {
                let rest = id.strip_prefix(&prefix).unwrap_or_else(|| panic!("{id} is no text of {game}"));
                let known = number(game, id).is_some() || rest.starts_with("term-") || ["lead"].contains(&rest);
                assert!(known || rest.starts_with("trial-"), "nobody says {id}");
            }
        }
    }
}
