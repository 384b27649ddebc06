//! The person in front of the page: their language, light, size of letters, hand, whether colours carry symbols and turns a sound.
//! Kept in the browser.
//!
//! There is one reader to a page, so these are signals of the page and not of a component: they can be read
//! wherever something is said, in event handlers and in answers of the server too.

use crate::memory;
#[cfg(target_arch = "wasm32")]
use crate::memory::remembered;
use contract::Message;
use leptos::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use std::cell::RefCell;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::Arc;
#[cfg(target_arch = "wasm32")]
use std::sync::LazyLock;
use texts::Language;

/// What the reader has chosen. Each is read and set like any signal; the page follows at once.
#[derive(Debug)]
pub struct Reader {
    pub language: ArcRwSignal<Language>,
    pub theme: ArcRwSignal<Theme>,
    /// Whether every colour shows its symbol.
    pub symbols: ArcRwSignal<bool>,
    /// Whether there are sounds.
    pub sounds: ArcRwSignal<bool>,
    /// How large letters are, in hundredths of what the browser shows by itself.
    pub letters: ArcRwSignal<u16>,
    /// Whether the thumb that plays is the left one.
    pub left_handed: ArcRwSignal<bool>,
}

/// How large letters can be.
pub const LETTERS: [u16; 4] = [100, 125, 150, 200];

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in the settings and in `data-theme`.
    pub const fn name(self) -> &'static str {
        ["auto", "light", "dark"][self as usize]
    }
}

/// The reader of this page.
#[cfg(target_arch = "wasm32")]
pub fn reader() -> &'static Reader {
    static READER: LazyLock<Reader> = LazyLock::new(Reader::remembered);
    &READER
}

/// The reader of what this thread draws.
#[cfg(not(target_arch = "wasm32"))]
pub fn reader() -> Arc<Reader> {
    READER.with_borrow(Arc::clone)
}

#[cfg(not(target_arch = "wasm32"))]
thread_local! {
    static READER: RefCell<Arc<Reader>> = RefCell::new(Arc::new(Reader::new(Language::En)));
}

/// Makes this thread draw for another reader, of whom only the language is known.
#[cfg(not(target_arch = "wasm32"))]
pub fn set_language(language: Language) {
    READER.set(Arc::new(Reader::new(language)));
}

/// A message in the reader's language.
pub fn say(message: &Message) -> String {
    found(&message.id, texts::say(reader().language.get(), message))
}

/// The text with this id in the reader's language; for ids that are put together. See also [`t!`](crate::t).
pub fn text(id: &str) -> String {
    found(id, texts::text(reader().language.get(), id))
}

/// Complains about a text that is not there, or not yet: its id is shown instead.
fn found(id: &str, said: String) -> String {
    if said == id {
        leptos::logging::error!("there is no text {id}");
    }
    said
}

/// Whether there is a text with this id.
pub fn has(id: &str) -> bool {
    texts::has(reader().language.get_untracked(), id)
}

/// The text with this id, for [`t!`](crate::t).
pub fn words(id: &'static str) -> Words {
    Box::new(move || text(id))
}

/// Words that follow the reader's language. One type for all of them: views would be compiled anew for every closure.
pub type Words = Box<dyn Fn() -> String + Send + Sync>;

/// A text for a view, in the reader's language: [`Words`](reader::Words).
///
/// ```ignore
/// view! { <h2 aria-label=t!("home-games")>{t!("table-seats", count = chairs.len() as i64)}</h2> }
/// ```
#[macro_export]
macro_rules! t {
    ($id:literal) => {
        $crate::reader::words($id)
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        ::std::boxed::Box::new(move || {
            $crate::reader::say(&::contract::Message::new($id)$(.with(stringify!($name), $value))+)
        }) as $crate::reader::Words
    };
}

const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const SYMBOLS: &str = "symbols";
const SOUNDS: &str = "sounds";
const LETTERS_KEY: &str = "letters";
const HAND: &str = "hand";

impl Reader {
    /// A reader who has chosen nothing but a language.
    #[cfg(not(target_arch = "wasm32"))]
    fn new(language: Language) -> Reader {
        Reader {
            language: ArcRwSignal::new(language),
            theme: ArcRwSignal::new(Theme::Auto),
            symbols: ArcRwSignal::new(true),
            sounds: ArcRwSignal::new(false),
            letters: ArcRwSignal::new(LETTERS[0]),
            left_handed: ArcRwSignal::new(false),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn remembered() -> Reader {
        let language = remembered(LANGUAGE).and_then(|code| Language::of_tag(&code)).unwrap_or_else(browser_language);
        let theme = remembered(THEME).and_then(|name| Theme::ALL.into_iter().find(|theme| theme.name() == name));
        // On unless switched off: nothing is said by colour alone.
        let symbols = remembered(SYMBOLS).is_none_or(|choice| choice != "off");
        let letters = remembered(LETTERS_KEY).and_then(|size| size.parse().ok());
        Reader {
            language: ArcRwSignal::new(language),
            theme: ArcRwSignal::new(theme.unwrap_or(Theme::Auto)),
            symbols: ArcRwSignal::new(symbols),
            sounds: ArcRwSignal::new(remembered(SOUNDS).is_some_and(|choice| choice == "on")),
            letters: ArcRwSignal::new(letters.filter(|size| LETTERS.contains(size)).unwrap_or(LETTERS[0])),
            left_handed: ArcRwSignal::new(remembered(HAND).is_some_and(|choice| choice == "left")),
        }
    }
}

/// Keeps `<html>` and the browser's memory in step with what is chosen, for as long as the page lives.
pub fn follow() {
    Effect::new(move |before: Option<()>| {
        let code = reader().language.get().code();
        set_root("lang", code);
        remember(before, LANGUAGE, code);
    });
    Effect::new(move |before: Option<()>| {
        let theme = reader().theme.get();
        set_root("data-theme", theme.name());
        tint(theme);
        remember(before, THEME, theme.name());
    });
    Effect::new(move |before: Option<()>| {
        let symbols = if reader().symbols.get() { "on" } else { "off" };
        set_root("data-symbols", symbols);
        remember(before, SYMBOLS, symbols);
    });
    Effect::new(move |before: Option<()>| {
        remember(before, SOUNDS, if reader().sounds.get() { "on" } else { "off" });
    });
    Effect::new(move |before: Option<()>| {
        let letters = reader().letters.get().to_string();
        set_root("data-letters", &letters);
        remember(before, LETTERS_KEY, &letters);
    });
    Effect::new(move |before: Option<()>| {
        let hand = if reader().left_handed.get() { "left" } else { "right" };
        set_root("data-hand", hand);
        remember(before, HAND, hand);
    });
}

/// The first language of the browser that we speak.
#[cfg(target_arch = "wasm32")]
fn browser_language() -> Language {
    let wanted = window().navigator().languages();
    let spoken = wanted.iter().filter_map(|tag| Language::of_tag(&tag.as_string()?)).next();
    spoken.unwrap_or(Language::En)
}

fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// What a phone draws around the page is as light as the page.
fn tint(theme: Theme) {
    for light in [Theme::Light, Theme::Dark].map(Theme::name) {
        let media = match theme {
            Theme::Auto => format!("(prefers-color-scheme: {light})"),
            chosen if chosen.name() == light => "all".to_owned(),
            _ => "not all".to_owned(),
        };
        if let Ok(Some(tint)) = document().query_selector(&format!("meta[data-light={light}]")) {
            let _ = tint.set_attribute("media", &media);
        }
    }
}

/// Keeps a choice, but not what was there before anything was chosen.
fn remember(before: Option<()>, key: &str, value: &str) {
    if before.is_some() {
        memory::remember(key, value);
    }
}
