//! The keyboard cursor, for setting crosses and for reading the sheet.

use super::intent::Intent;
use colour_lines::{Action, Compass, Field};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    intent: Intent,
    pub field: RwSignal<Option<Field>>,
}

impl Cursor {
    pub fn new(intent: Intent) -> Cursor {
        Cursor { intent, field: RwSignal::new(None) }
    }

    /// Returns the id of the current target: under the cursor, or the tip of the drawn strokes. Reactive.
    pub fn target(&self) -> Option<String> {
        let tip = (!self.intent.strokes.read().is_empty()).then(|| self.intent.half.get()).flatten();
        let field = self.field.get().or_else(|| tip.and_then(|half| self.intent.tip(half)));
        field.map(|field| format!("field-{}-{}", field.x(), field.y()))
    }

    /// Moves the cursor by one field.
    pub fn go(&self, to: Compass) {
        let start = || {
            let legal = self.intent.playing.legal.read_untracked();
            legal.iter().find_map(|action| if let Action::Cross(field) = action { Some(*field) } else { None })
        };
        let next = match self.field.get_untracked() {
            Some(field) => field.next(to),
            None => start().or(Field::new(6, 5)),
        };
        if next.is_some() {
            self.field.set(next);
        }
        self.focus();
    }

    /// Focuses the sheet: a screen reader announces the cursor only while the sheet has the focus.
    pub fn focus(&self) {
        if let Ok(Some(sheet)) = document().query_selector(".c-stage .c-sheet") {
            // Every element can be focused; the binding is on `HtmlElement` only.
            let _ = sheet.unchecked_into::<HtmlElement>().focus();
        }
    }

    /// Taps the target under the cursor. Returns whether there was one.
    pub fn tap(&self) -> bool {
        let field = self.field.get_untracked();
        if let Some(field) = field {
            self.intent.tap(field);
        }
        field.is_some()
    }
}
