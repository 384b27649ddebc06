//! Every text shown to players and users, in every language, as Fluent files. `de/` and `en/` here hold the texts that all games
//! share; the texts about one game are in `games/GAME/texts/{de,en}/`:
//!
//! | file | when the page loads it |
//! |---|---|
//! | `game.ftl` | with the language: name, options, one line for each chooser |
//! | `play.ftl` | with the board, the score editor or the printable components: [`play`] |
//! | `rules.ftl`, `learn.ftl` | with the rules and the lesson: [`rules`], [`lessons`] |
//! | `lab.ftl` | with the designer: [`LAB`] |
//!
//! Programs with the feature `built-in` have all of them but the [`Volume`]s from the start.
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
pub use volume::{DESIGN, LAB, LEARN, Volume, ids, lessons, open, rules};

use contract::{Arg, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::{LazyCell, RefCell};

/// Returns the text of a message, or its id if there is no such text.
pub fn say(language: Language, message: &Message) -> String {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, value) in &message.args {
        args.set(name.as_str(), value_of(language, value));
    }
    format(language, &message.id, Some(&args)).unwrap_or_else(|| message.id.clone())
}

/// Returns the text with this id, for texts without arguments.
pub fn text(language: Language, id: &str) -> String {
    format(language, id, None).unwrap_or_else(|| id.to_owned())
}

/// Returns whether there is a text with this id.
pub fn has(language: Language, id: &str) -> bool {
    BUNDLES.with(|bundles| bundles[language as usize].borrow().has_message(id))
}

/// Returns the Fluent files of a language, with their names.
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

/// The files that come with a language.
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
            file!($language, "score"),
            file!($language, "print"),
            $(file!($language, $folder, "game"),)*
            #[cfg(feature = "lab")]
            file!($language, "lab"),
            $(#[cfg(feature = "lab")] file!($language, $folder, "lab"),)*
        ]
    };
}

macro_rules! files {
    ($($folder:literal $game:ident: $type:ident,)*) => {
        const DE: &[(&str, &str)] = common!("de": $($folder)*);
        const EN: &[(&str, &str)] = common!("en": $($folder)*);

        /// The texts shown while a game is played, scored or printed: a module per game, with a function per language as in [`speak`].
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

/// Adds the texts of a language, for programs without the feature `built-in`. One function per language, so that the linker can put
/// each language into a chunk of its own.
pub mod speak {
    use super::{DE, EN, Language, learn};

    pub fn german() {
        learn(Language::De, DE);
    }

    pub fn english() {
        learn(Language::En, EN);
    }
}

/// Adds files to a language, unless they are there already.
fn learn(language: Language, files: &[(&str, &str)]) {
    for (_, file) in files {
        if !ids(file).all(|id| has(language, id)) {
            BUNDLES.with(|bundles| add(&mut bundles[language as usize].borrow_mut(), file));
        }
    }
}

thread_local! {
    /// Each is made when it is first used.
    static BUNDLES: [LazyCell<RefCell<FluentBundle<FluentResource>>>; 2] =
        [LazyCell::new(|| bundle(Language::De)), LazyCell::new(|| bundle(Language::En))];
}

fn bundle(language: Language) -> RefCell<FluentBundle<FluentResource>> {
    let mut bundle = FluentBundle::new(vec![language.identifier()]);
    // Without the invisible marks around arguments, which would disturb searching and copying; names are short and left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_a_minus));
    if cfg!(feature = "built-in") {
        files(language).for_each(|(_, file)| add(&mut bundle, file));
    }
    RefCell::new(bundle)
}

/// Writes numbers in texts as [`number`] does.
fn with_a_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

fn add(bundle: &mut FluentBundle<FluentResource>, file: &str) {
    // The tests parse every file; a text with an error would be left out here.
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
