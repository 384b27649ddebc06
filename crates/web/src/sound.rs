//! Small tones, made by the browser itself. There are none until somebody wants them.

use crate::reader::reader;
use leptos::prelude::*;
use leptos::web_sys::{AudioContext, OscillatorType};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Two friendly tones: how high each is, and when it begins.
const TONES: [(f32, f64); 2] = [(659.3, 0.0), (880.0, 0.14)];
const LENGTH: f64 = 0.32;
const LOUD: f32 = 0.12;
const SILENT: f32 = 0.0001;

thread_local! {
    /// One for the page: browsers allow few.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// It is somebody's turn.
pub(crate) fn your_turn() {
    if reader().sounds.get_untracked() {
        // A browser may refuse a tone before anybody has touched the page.
        let _ = play();
    }
}

fn play() -> Result<(), JsValue> {
    CONTEXT.with_borrow_mut(|kept| {
        let context = match kept {
            Some(context) => context,
            None => kept.insert(AudioContext::new()?),
        };
        drop(context.resume()?);
        for (pitch, begins) in TONES {
            let begins = context.current_time() + begins;
            let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            loudness.gain().set_value_at_time(LOUD, begins)?;
            loudness.gain().exponential_ramp_to_value_at_time(SILENT, begins + LENGTH)?;
            tone.connect_with_audio_node(&loudness)?.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(begins)?;
            tone.stop_with_when(begins + LENGTH)?;
        }
        Ok(())
    })
}
