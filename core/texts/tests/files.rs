//! Compares the Fluent files of all languages: the same texts with the same variables, each in its own language.

use contract::Message;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};
use texts::{Language, Volume, files, say};

type Texts = BTreeMap<String, BTreeSet<String>>;

/// Returns all files of a language with their names, including those of volumes.
fn all(language: Language) -> Vec<(&'static str, &'static str)> {
    let volumes = Volume::all().into_iter().map(|volume| (volume.name, volume.file(language)));
    files(language).chain(volumes).collect()
}

/// Returns the ids of a file with the variables of each.
fn read(language: Language, name: &str, file: &'static str) -> Texts {
    let place = format!("{}/{name}.ftl", language.code());
    let resource: Resource<&str> = match fluent_syntax::parser::parse(file) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{place}: {errors:?}"),
    };
    let mut texts = Texts::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let pattern = message.value.as_ref().unwrap_or_else(|| panic!("{place}: {} is empty", message.id.name));
        collect(pattern, &mut variables);
        let before = texts.insert(message.id.name.to_owned(), variables);
        assert!(before.is_none(), "{place}: {} stands there twice", message.id.name);
    }
    texts
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                collect_inline(inline, variables);
            }
        }
        _ => (),
    }
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_variables() {
    for ((name, german), (_, english)) in all(Language::De).into_iter().zip(all(Language::En)) {
        let (german, english) = (read(Language::De, name, german), read(Language::En, name, english));
        let missing: Vec<&String> = german.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "en/{name}.ftl lacks {missing:?}");
        let missing: Vec<&String> = english.keys().filter(|id| !german.contains_key(*id)).collect();
        assert!(missing.is_empty(), "de/{name}.ftl lacks {missing:?}");
        for (id, variables) in &german {
            assert_eq!(variables, &english[id], "{id} has other variables in German than in English");
        }
    }
}

#[test]
fn no_text_stands_in_two_files() {
    let mut seen = BTreeMap::new();
    for (name, file) in all(Language::De) {
        for id in read(Language::De, name, file).into_keys() {
            if let Some(other) = seen.insert(id.clone(), name) {
                panic!("{id} stands in {other}.ftl and in {name}.ftl");
            }
        }
    }
}

/// Looks for words of the other language (not “die”, which is an English word too). Ids and variables are English in both.
#[test]
fn each_file_is_in_its_own_language() {
    const GERMAN: &[&str] = &["und", "der", "das", "nicht", "ein", "eine", "du", "mit", "ist", "noch", "wird"];
    const ENGLISH: &[&str] = &["the", "and", "you", "is", "are", "not", "of", "to", "with", "this", "your"];
    for (language, foreign, letters) in [(Language::En, GERMAN, "äöüßÄÖÜ„"), (Language::De, ENGLISH, "")] {
        for (name, file) in all(language) {
            for (number, line) in file.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                let place = format!("{}/{name}.ftl:{}: {line}", language.code(), number + 1);
                assert!(!line.contains(|c| letters.contains(c)), "{place}");
                let said = spoken(line);
                let words: Vec<&str> = said.split(|c: char| !c.is_alphabetic()).collect();
                let found: Vec<&&str> = words.iter().filter(|word| foreign.contains(&&*word.to_lowercase())).collect();
                assert!(found.is_empty(), "{place}: {found:?}");
            }
        }
    }
}

/// Returns a line without its id, placeables and variant keys.
fn spoken(line: &str) -> String {
    let text = match line.split_once('=') {
        Some((id, text)) if !line.starts_with(' ') && !id.trim().contains(' ') => text,
        _ => line,
    };
    let mut said = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            c if depth <= 0 => said.push(c),
            _ => (),
        }
    }
    said
}

#[test]
fn numbers_below_zero_have_a_true_minus() {
    let said = |score: i64| say(Language::De, &Message::new("games-score").with("score", score));
    assert_eq!(
        (said(-3), said(0), said(1)),
        ("−3\u{a0}Punkte".to_owned(), "0\u{a0}Punkte".to_owned(), "1\u{a0}Punkt".to_owned())
    );
}
