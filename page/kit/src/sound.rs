//! Small sounds, made by the browser itself. They are off until the reader switches them on.

use crate::reader::reader;
use leptos::prelude::*;
use leptos::web_sys::{AudioContext, OscillatorType};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It is the reader's turn.
    Turn,
    /// Glass is set on glass.
    Glass,
    /// A tile is laid.
    Wood,
    /// A card is taken or laid, a line is drawn.
    Paper,
    /// Something is paid for.
    Coin,
    /// An order is fulfilled.
    Chime,
    /// What was tried does not go.
    No,
    /// The game is over.
    Over,
}

/// How high, when it begins, how long, how loud.
type Note = (f32, f64, f64, f32);

const SILENT: f32 = 0.0001;

impl Sound {
    const fn notes(self) -> &'static [Note] {
        match self {
            Sound::Turn => &[(659.3, 0.0, 0.32, 0.12), (880.0, 0.14, 0.32, 0.12)],
            Sound::Glass => &[(1567.98, 0.0, 0.22, 0.06), (3135.96, 0.0, 0.12, 0.025)],
            Sound::Wood => &[(196.0, 0.0, 0.09, 0.16), (294.0, 0.015, 0.06, 0.06)],
            Sound::Paper => &[(440.0, 0.0, 0.05, 0.05), (554.4, 0.03, 0.06, 0.05)],
            Sound::Coin => &[(987.8, 0.0, 0.08, 0.05), (1318.5, 0.06, 0.2, 0.05)],
            Sound::Chime => &[(784.0, 0.0, 0.4, 0.08), (987.8, 0.09, 0.4, 0.08), (1174.7, 0.18, 0.5, 0.08)],
            Sound::No => &[(220.0, 0.0, 0.12, 0.1), (185.0, 0.1, 0.18, 0.1)],
            Sound::Over => {
                &[(523.3, 0.0, 0.3, 0.1), (659.3, 0.14, 0.3, 0.1), (784.0, 0.28, 0.3, 0.1), (1046.5, 0.42, 0.7, 0.1)]
            }
        }
    }
}

thread_local! {
    /// One for the page: browsers allow few.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, if the reader wants sounds.
pub fn hear(sound: Sound) {
    if reader().sounds.get_untracked() {
        // A browser may refuse a tone before the page has been touched.
        let _ = play(sound);
    }
}

fn play(sound: Sound) -> Result<(), JsValue> {
    CONTEXT.with_borrow_mut(|kept| {
        let context = match kept {
            Some(context) => context,
            None => kept.insert(AudioContext::new()?),
        };
        drop(context.resume()?);
        for &(pitch, begins, length, loud) in sound.notes() {
            let begins = context.current_time() + begins;
            let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            loudness.gain().set_value_at_time(loud, begins)?;
            loudness.gain().exponential_ramp_to_value_at_time(SILENT, begins + length)?;
            tone.connect_with_audio_node(&loudness)?.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(begins)?;
            tone.stop_with_when(begins + length)?;
        }
        Ok(())
    })
}
