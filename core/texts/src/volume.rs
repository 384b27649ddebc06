//! Texts that few players read: a chunk of the page brings them along and [`open`]s them.

use crate::{BUNDLES, Language, add, has};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse_runtime;

/// A Fluent file in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volume {
    /// Its name in error messages of tests.
    pub name: &'static str,
    de: &'static str,
    en: &'static str,
}

impl Volume {
    /// Returns its Fluent file.
    pub const fn file(&self, language: Language) -> &'static str {
        match language {
            Language::De => self.de,
            Language::En => self.en,
        }
    }

    /// Returns the ids of its texts, in the order of the file.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        ids(self.en)
    }
}

/// Returns the ids of a Fluent file, in the order in which they are written.
pub fn ids(file: &str) -> impl Iterator<Item = &str> {
    let resource = parse_runtime(file).unwrap_or_else(|(resource, _)| resource);
    resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

/// Makes the texts of a volume available. Opening it twice is harmless.
pub fn open(volume: &Volume) {
    if volume.ids().all(|id| has(Language::En, id)) {
        return;
    }
    BUNDLES.with(|bundles| {
        for language in Language::ALL {
            add(&mut bundles[language as usize].borrow_mut(), volume.file(language));
        }
    });
}

macro_rules! volume {
    ($name:expr) => {
        Volume {
            name: $name,
            de: include_str!(concat!("../de/", $name, ".ftl")),
            en: include_str!(concat!("../en/", $name, ".ftl")),
        }
    };
    ($folder:literal, $name:literal) => {
        Volume {
            name: concat!($name, "/", $folder),
            de: include_str!(concat!("../../../games/", $folder, "/texts/de/", $name, ".ftl")),
            en: include_str!(concat!("../../../games/", $folder, "/texts/en/", $name, ".ftl")),
        }
    };
}

/// The texts of the lesson and rules pages that all games share.
pub const LEARN: Volume = volume!("learn/pages");

/// The texts of the designer.
pub const DESIGN: Volume = volume!("design");

macro_rules! volumes {
    ($($folder:literal $game:ident: $type:ident,)*) => {
        /// The texts about studies, also of each game; for programs without the feature `lab`, which has them from the start.
        pub const LAB: &[Volume] = &[volume!("lab"), $(volume!($folder, "lab")),*];

        /// The rules of each game in our own words, one text per rule, and its glossary. One function per game, so that the linker
        /// can put each into a chunk of its own.
        pub mod rules {
            use super::Volume;
            $(pub const fn $game() -> Volume {
                volume!($folder, "rules")
            })*
        }

        /// Texts of the guided first game of each game.
        pub mod lessons {
            use super::Volume;
            $(pub const fn $game() -> Volume {
                volume!($folder, "learn")
            })*
        }

        impl Volume {
            /// Returns all volumes, for tests.
            pub fn all() -> Vec<Volume> {
                let mut all = vec![LEARN, DESIGN];
                $(all.extend([rules::$game(), lessons::$game()]);)*
                all
            }
        }
    };
}
shelf::each_game!(volumes);
