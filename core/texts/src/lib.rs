//! All that is said to people, in every language: `de/` and `en/` hold the same Fluent files, one for what all
//! games share, one a game for what is said before anybody plays it, and one each for what else there is much to say about. What is
//! said during a game is in [`play`]; rules and lessons are [`Volume`]s. Both come later.
//!
//! ```
//! use contract::Message;
//! use texts::{Language, say};
//! let why = Message::new("undo-nothing");
//! assert_ne!(say(Language::De, &why), say(Language::En, &why));
//! assert_eq!(say(Language::De, &Message::new("no-such-text")), "no-such-text");
//! ```

mod language;
mod numbers;
mod volume;

pub use language::Language;
pub use numbers::{change, number};
pub use volume::{DESIGN, LAB, LEARN, Volume, lessons, open, rules};

use contract::{Arg, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::{LazyCell, RefCell};

/// The text of a message. A text that is missing shows as its id.
pub fn say(language: Language, message: &Message) -> String {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, value) in &message.args {
        args.set(name.as_str(), value_of(language, value));
    }
    format(language, &message.id, Some(&args)).unwrap_or_else(|| message.id.clone())
}

/// The text with this id, for texts without arguments.
pub fn text(language: Language, id: &str) -> String {
    format(language, id, None).unwrap_or_else(|| id.to_owned())
}

/// Whether there is a text with this id.
pub fn has(language: Language, id: &str) -> bool {
    BUNDLES.with(|bundles| bundles[language as usize].borrow().has_message(id))
}

/// The Fluent files of a language, with their names.
pub fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let (common, play) = match language {
        Language::De => (DE, play::DE),
        Language::En => (EN, play::EN),
    };
    common.iter().chain(play).copied()
}

/// A Fluent file with its name.
macro_rules! file {
    ($language:literal, $name:literal) => {
        ($name, include_str!(concat!("../", $language, "/", $name, ".ftl")))
    };
    ($language:literal, $folder:literal, $name:literal) => {
        (
            concat!($folder, "/", $name),
            include_str!(concat!("../../../games/", $folder, "/texts/", $language, "/", $name, ".ftl")),
        )
    };
}

/// What is there as soon as a language is spoken.
macro_rules! common {
    ($language:literal: $($folder:literal)*) => {
        &[
            file!($language, "common"),
            file!($language, "people"),
            file!($language, "terms"),
            #[cfg(feature = "built-in")]
            file!($language, "admin"),
            #[cfg(feature = "built-in")]
            file!($language, "command"),
            file!($language, "replay"),
            #[cfg(feature = "lab")]
            file!($language, "lab"),
            file!($language, "score"),
            file!($language, "print"),
            $(file!($language, $folder, "game"),)*
        ]
    };
}

macro_rules! files {
    ($($folder:literal $game:ident: $type:ident,)*) => {
        const DE: &[(&str, &str)] = common!("de": $($folder)*);
        const EN: &[(&str, &str)] = common!("en": $($folder)*);

        /// What is said while a game is played or scored, or its components are looked at; like [`speak`], and for each game apart.
        pub mod play {
            pub(crate) const DE: &[(&str, &str)] = &[$(file!("de", $folder, "play")),*];
            pub(crate) const EN: &[(&str, &str)] = &[$(file!("en", $folder, "play")),*];

            $(pub mod $game {
                use crate::{Language, learn};

                pub fn german() {
                    learn(Language::De, &[file!("de", $folder, "play")]);
                }

                pub fn english() {
                    learn(Language::En, &[file!("en", $folder, "play")]);
                }
            })*
        }
    };
}
shelf::each_game!(files);

/// From now on a language can be spoken; for those who are built without the feature `built-in`. A function each: whoever names one
/// brings no other along.
pub mod speak {
    use super::{DE, EN, Language, learn};

    pub fn german() {
        learn(Language::De, DE);
    }

    pub fn english() {
        learn(Language::En, EN);
    }
}

/// To learn a file twice is harmless.
fn learn(language: Language, files: &[(&str, &str)]) {
    for (_, file) in files {
        if !volume::ids(file).all(|id| has(language, id)) {
            BUNDLES.with(|bundles| add(&mut bundles[language as usize].borrow_mut(), file));
        }
    }
}

thread_local! {
    /// Each made when it is first spoken.
    static BUNDLES: [LazyCell<RefCell<FluentBundle<FluentResource>>>; 2] =
        [LazyCell::new(|| bundle(Language::De)), LazyCell::new(|| bundle(Language::En))];
}

fn bundle(language: Language) -> RefCell<FluentBundle<FluentResource>> {
    let mut bundle = FluentBundle::new(vec![language.identifier()]);
    // Names are short and written left to right; the invisible marks would only disturb searching and copying.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_a_minus));
    if cfg!(feature = "built-in") {
        files(language).for_each(|(_, file)| add(&mut bundle, file));
    }
    RefCell::new(bundle)
}

/// Numbers in texts are written like [`number`] does it.
fn with_a_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

fn add(bundle: &mut FluentBundle<FluentResource>, file: &str) {
    // The tests see to it that every file is sound; a text that is not is left out here.
    let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
}

fn format(language: Language, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    BUNDLES.with(|bundles| {
        let bundle = bundles[language as usize].borrow();
        let pattern = bundle.get_message(id)?.value()?;
        Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    })
}

fn value_of(language: Language, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Message(message) => FluentValue::from(say(language, message)),
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
    }
}
