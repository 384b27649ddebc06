//! What a button with `popovertarget` opens: closes with Escape or a tap beside it, and that tap does nothing else.

use crate::t;
use leptos::prelude::*;

/// It has the focus while it is open, and the page below its head is out of reach: neither a key nor a tap gets to a board.
#[component]
pub fn Popover(id: &'static str, #[prop(into)] label: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <div id=id class="opened" popover="auto" role="dialog" tabindex="-1" autofocus=true aria-label=move || label.get()
            on:keydown=move |event| if event.key() != "?" { event.stop_propagation() }>
            <button type="button" class="beside" tabindex="-1" popovertarget=id popovertargetaction="hide"
                aria-label=t!("shell-close")></button>
            <div class="popover">{children()}</div>
        </div>
    }
}
