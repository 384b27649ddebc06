//! A dialog: keeps the focus inside, closes with Escape or a tap beside it, gives the focus back.

use super::{Icon, Sign};
use crate::t;
use leptos::html;
use leptos::prelude::*;

/// A dialog that is shown while `open` is true.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    testid: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    let heading = format!("{testid}-title");
    let labelled = heading.clone();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => (),
        }
    });
    let beside = move |event: leptos::ev::MouseEvent| {
        // Only the dialog's own backdrop is outside of everything it contains.
        if element.get().is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref())) {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=element class="dialog" aria-labelledby=labelled data-testid=testid
            on:close=move |_| open.set(false) on:click=beside>
            <div class="dialog-inside">
                <header class="dialog-head">
                    <h2 id=heading>{move || title.get()}</h2>
                    <button type="button" class="button quiet round" aria-label=t!("shell-close")
                        on:click=move |_| open.set(false)>
                        <Icon sign=Sign::Close/>
                    </button>
                </header>
                {move || open.get().then(|| children())}
            </div>
        </dialog>
    }
}
