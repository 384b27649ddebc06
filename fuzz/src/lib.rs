//! What strangers can send us, made up by libFuzzer. Each target takes bytes, does with them what the product would do, and panics
//! where a promise is broken. `cargo xtask fuzz` builds and runs them; `corpus/` holds what real games look like.

mod edition;
mod mutate;
mod notation;
mod play;
mod record;
mod wire;

pub use edition::edition;
pub use mutate::mutate;
pub use notation::notation;
pub use play::play;
pub use record::record;
pub use wire::wire;

/// Does something with the type of the game that a word names; the first letter is enough. Any other word is the first game.
#[macro_export]
macro_rules! with_game {
    ($word:expr, $then:ident($($argument:expr),*)) => {
        match $word {
            word if word.starts_with('c') => $then::<shelf::colour_lines::ColourLines>($($argument),*),
            word if word.starts_with('h') => $then::<shelf::harmonia::Harmonia>($($argument),*),
            word if word.starts_with("ko") => $then::<shelf::konfetti::Konfetti>($($argument),*),
            _ => $then::<shelf::kaleidoskop::Kaleidoskop>($($argument),*),
        }
    };
}

/// The first line of a text and the rest.
fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}
