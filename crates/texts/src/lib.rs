//! All that is said to people, in every language: `de/` and `en/` hold the same Fluent files, one for what all
//! games share, one a game, and one each for what else there is much to say about. Rules and lessons are [`Volume`]s, which
//! come later.
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
pub fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::De => DE,
        Language::En => EN,
    }
}

macro_rules! files {
    ($($game:ident: $type:ident,)*) => {
        const DE: &[(&str, &str)] = &[
            ("common", include_str!("../de/common.ftl")),
            ("people", include_str!("../de/people.ftl")),
            ("terms", include_str!("../de/terms.ftl")),
            #[cfg(feature = "built-in")]
            ("admin", include_str!("../de/admin.ftl")),
            ("replay", include_str!("../de/replay.ftl")),
            #[cfg(feature = "lab")]
            ("lab", include_str!("../de/lab.ftl")),
            ("score", include_str!("../de/score.ftl")),
            ("print", include_str!("../de/print.ftl")),
            $((stringify!($game), include_str!(concat!("../de/", stringify!($game), ".ftl"))),)*
        ];
        const EN: &[(&str, &str)] = &[
            ("common", include_str!("../en/common.ftl")),
            ("people", include_str!("../en/people.ftl")),
            ("terms", include_str!("../en/terms.ftl")),
            #[cfg(feature = "built-in")]
            ("admin", include_str!("../en/admin.ftl")),
            ("replay", include_str!("../en/replay.ftl")),
            #[cfg(feature = "lab")]
            ("lab", include_str!("../en/lab.ftl")),
            ("score", include_str!("../en/score.ftl")),
            ("print", include_str!("../en/print.ftl")),
            $((stringify!($game), include_str!(concat!("../en/", stringify!($game), ".ftl"))),)*
        ];
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

fn learn(language: Language, files: &[(&str, &str)]) {
    BUNDLES.with(|bundles| {
        let mut bundle = bundles[language as usize].borrow_mut();
        files.iter().for_each(|(_, file)| add(&mut bundle, file));
    });
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
        files(language).iter().for_each(|(_, file)| add(&mut bundle, file));
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
