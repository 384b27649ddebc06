//! Texts that are read by few and come with what they are about: a piece of the page brings them along, so that nobody waits for
//! them who does not look. Once [`open`]ed they are texts like all others.

use crate::{BUNDLES, Language, add, has};

/// Texts in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volume {
    /// Its path below the folder of a language.
    pub name: &'static str,
    de: &'static str,
    en: &'static str,
}

impl Volume {
    /// Its Fluent file.
    pub const fn file(&self, language: Language) -> &'static str {
        match language {
            Language::De => self.de,
            Language::En => self.en,
        }
    }

    /// The ids of its texts, in the order in which they are written.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        ids(self.en)
    }
}

/// The ids of a Fluent file.
pub(crate) fn ids(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter_map(|line| {
        let (id, _) = line.split_once(" =")?;
        (!line.starts_with([' ', '#', '-', '.', '['])).then_some(id)
    })
}

/// From now on the texts of a volume can be said. To open it twice is harmless.
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

/// What the pages say on which one learns any game.
pub const LEARN: Volume = volume!("learn/pages");

/// What the designer's corner says.
pub const DESIGN: Volume = volume!("design");

/// What is said about studies, for those who are built without the feature `lab`; with it, it is there from the beginning.
pub const LAB: Volume = volume!("lab");

macro_rules! volumes {
    ($($folder:literal $game:ident: $type:ident,)*) => {
        /// The rules of each game in our words, one text a rule, and its glossary. A function each: whoever names one brings no other along.
        pub mod rules {
            use super::Volume;
            $(pub const fn $game() -> Volume {
                volume!($folder, "rules")
            })*
        }

        /// What is said in the guided first game of each game.
        pub mod lessons {
            use super::Volume;
            $(pub const fn $game() -> Volume {
                volume!($folder, "learn")
            })*
        }

        impl Volume {
            /// All there are, for those who check them.
            pub fn all() -> Vec<Volume> {
                let mut all = vec![LEARN, DESIGN];
                $(all.extend([rules::$game(), lessons::$game()]);)*
                all
            }
        }
    };
}
shelf::each_game!(volumes);
