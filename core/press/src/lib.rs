//! The components of all games, ready to be printed.
//!
//! ```
//! use print::{Job, Paper};
//! let konfetti = press::components("konfetti").expect("this game can be printed");
//! let job = Job::new(Paper::A4, konfetti.parts());
//! let pages = konfetti.pages(None, &job);
//! assert!(pages[0].svg().starts_with("<svg"));
//! assert!(print::pdf(&pages, "Konfetti").starts_with(b"%PDF"));
//! ```

use contract::{Edition, EditionError, Rules};
use print::{AnyPrintable, Printable};
use std::any::Any;

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// Returns the components of the game `id`, or `None` if there is no such game.
        pub fn components(id: &str) -> Option<&'static dyn AnyPrintable> {
            match id {
                $(<<$krate::Components as Printable>::Game as Rules>::ID => Some(&$krate::Components),)*
                _ => None,
            }
        }

        /// Reads an edition file of the game `id` for [`AnyPrintable::pages`], or returns `None` if there is no such game.
        ///
        /// A function instead of a method of [`AnyPrintable`], so that the page can print without a TOML reader.
        pub fn edition(id: &str, text: &str) -> Option<Result<Box<dyn Any>, EditionError>> {
            match id {
                $(<<$krate::Components as Printable>::Game as Rules>::ID => Some(
                    <<$krate::Components as Printable>::Game as Rules>::Edition::parse(text)
                        .map(|edition| Box::new(edition) as Box<dyn Any>),
                ),)*
                _ => None,
            }
        }
    };
}
shelf::each_game!(by_game);
