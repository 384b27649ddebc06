//! Small signs beside words, drawn with one pen.

use leptos::prelude::*;

/// What a sign shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Again,
    Arrow,
    Back,
    Bot,
    Bulb,
    Check,
    Close,
    Clock,
    Copy,
    Crown,
    Dice,
    Download,
    Eye,
    First,
    Home,
    Keyboard,
    More,
    Mute,
    Person,
    Report,
    Star,
    Sun,
    Last,
    List,
    On,
    Pass,
    Pause,
    People,
    Pencil,
    Play,
    Plus,
    Question,
    Rewind,
    Settings,
    Share,
    Talk,
    Trash,
    Undo,
    Unplugged,
    Unsaved,
}

impl Sign {
    /// Its strokes in a field of 24 by 24.
    const fn strokes(self) -> &'static str {
        match self {
            Sign::Again => "M19.5 12a7.5 7.500 0 1 1-2.2-5.300L19.5 9M19.5 4v5h-5",
            Sign::Arrow => "M5 12h14M13 6l6 6-6 6",
            Sign::Back => "M15 6L9 12L15 18",
            Sign::Bot => {
                "M12 3v4M8 7h8a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3ZM9.5 12v1.500M14.5 12v1.500M2.5 12v3M21.5 12v3"
            }
            Sign::Bulb => "M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500",
            Sign::Check => "M5 12.5l4.5 4.5L19 7.5",
            Sign::Close => "M6 6l12 12M18 6L6 18",
            Sign::Clock => "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2",
            Sign::Copy => {
                "M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM16 5V4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1"
            }
            Sign::Crown => "M4 17.5L3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5ZM5 20.5h14",
            Sign::Dice => {
                "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01"
            }
            Sign::Download => "M12 4v11M7 10.5l5 5 5-5M5 20h14",
            Sign::Eye => {
                "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600Z"
            }
            Sign::First => "M18 6L12 12L18 18M7 6V18",
            Sign::Home => "M4 11.500L12 4.500l8 7M6 10v9.500h12V10M10 19.500v-5.500h4v5.500",
            Sign::Keyboard => {
                "M4 6h16a1.5 1.5 0 0 1 1.5 1.500v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.500v-9A1.5 1.5 0 0 1 4 6ZM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M8 14.500h8"
            }
            Sign::More => {
                "M5 11.500a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1ZM12 11.500a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1ZM19 11.500a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1Z"
            }
            Sign::Mute => "M4 9.500h3.500L12 5.500v13l-4.500-4H4ZM16 9.500l5 5M21 9.500l-5 5",
            Sign::Person => "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.6-4 3.400-6 7.500-6s6.900 2 7.500 6",
            Sign::Report => "M5.500 21V4h12l-2.500 4.500 2.500 4.500h-12",
            Sign::Star => {
                "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900-4.300-4.100 5.900-.8Z"
            }
            Sign::Sun => {
                "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M5 19l1.400-1.400M17.600 6.400L19 5"
            }
            Sign::Last => "M6 6L12 12L6 18M17 6V18",
            Sign::List => "M9 6.5h11M9 12h11M9 17.500h11M4.500 6.5v.01M4.500 12v.01M4.500 17.500v.01",
            Sign::On => "M9 6L15 12L9 18",
            Sign::Pass => "M4 8.5h14M14 4.500l4 4-4 4M20 15.500H6M10 11.500l-4 4 4 4",
            Sign::Pause => "M9 6V18M15 6V18",
            Sign::People => {
                "M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.7 3-5.5 6.5-5.500s6 1.8 6.5 5.500M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14.900c2 .8 3.2 2.5 3.5 5.1"
            }
            Sign::Pencil => "M4 20l1-4.500L16.5 4a2 2 0 0 1 3 3L8.5 19ZM14.5 6l3.5 3.5",
            Sign::Play => "M8 5.5L18 12L8 18.5Z",
            Sign::Plus => "M12 5v14M5 12h14",
            Sign::Question => {
                "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .800-1 1.700M12 16.500v.01"
            }
            Sign::Rewind => "M11 6.5L4 12l7 5.500ZM20 6.5L13 12l7 5.500Z",
            Sign::Settings => {
                "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 14.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z"
            }
            Sign::Share => {
                "M12 15V3.500M7.5 7.500L12 3.500l4.5 4M6 11.500H5a1 1 0 0 0-1 1V20a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7.500a1 1 0 0 0-1-1h-1"
            }
            Sign::Talk => {
                "M5 5h14a1.5 1.5 0 0 1 1.5 1.500v8A1.5 1.5 0 0 1 19 16h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.500v-8A1.5 1.5 0 0 1 5 5ZM8 9.500h8M8 12.500h5"
            }
            Sign::Trash => "M4.500 7h15M9.5 7V4.500h5V7M6.500 7l1 12.500h9l1-12.500M10.500 11v5M13.500 11v5",
            Sign::Unsaved => "M12 4L21 19.500H3ZM12 10v4.500M12 17v.01",
            Sign::Undo => "M9 15L4 10l5-5M4 10h10a5.500 5.500 0 0 1 0 11h-3",
            Sign::Unplugged => {
                "M3 3l18 18M5 12.500a10 10 0 0 1 4-2.400M2 8.800a15 15 0 0 1 4.5-2.900M19 12.500a10 10 0 0 0-3-2M22 8.800A15 15 0 0 0 11 5.200M8.5 16a5 5 0 0 1 6.5-.300M12 19.500v.01"
            }
        }
    }
}

/// A sign. It says nothing by itself: words or a label stand beside it.
#[component]
pub fn Icon(sign: Sign) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round">
            <path d=sign.strokes()/>
        </svg>
    }
}
