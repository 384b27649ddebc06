//! The bar below the board: the current place, and buttons that go to others.

use super::reel::Reel;
use contract::Message;
use kit::keys::{self, Key, on_a_button};
use kit::parts::{Icon, Sign};
use kit::reader::{say, text};
use kit::t;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Slider and buttons. `moves` shows the list of moves where it does not stand beside the board.
#[component]
pub(super) fn Bar(reel: Reel, moves: RwSignal<bool>) -> impl IntoView {
    let last = reel.last;
    let at = Memo::new(move |_| reel.place.get());
    let (first, ends) = (move || at.get() == 0, move || at.get() == last);
    let where_words =
        move || say(&Message::new("replay-where").with("number", at.get() as i64).with("last", last as i64));
    let slide = move |event: leptos::ev::Event| reel.go(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <div class="replay-bar" role="region" aria-label=t!("replay-bar")>
            <div class="replay-line">
                <input type="range" class="steps-slider" data-testid="replay-slider" min="0" max=last
                    aria-label=t!("replay-slider") aria-valuetext=where_words prop:value=move || at.get().to_string()
                    on:input=slide/>
                <output class="replay-where" data-testid="replay-where">
                    {move || format!("{}/{last}", at.get())}
                </output>
            </div>
            <div class="replay-buttons">
                <Jump name="replay-first" sign=Sign::First label=t!("replay-first") disabled=Signal::derive(first)
                    go=move |()| reel.go(0)/>
                <Jump name="replay-back" sign=Sign::Back label=t!("replay-back") disabled=Signal::derive(first)
                    go=move |()| reel.back()/>
                <button type="button" class="button primary round" data-testid="replay-play"
                    aria-label=move || text(if reel.plays.get() { "replay-pause" } else { "replay-play" })
                    on:click=move |_| reel.toggle()>
                    {move || if reel.plays.get() {
                        view! { <Icon sign=Sign::Pause/> }
                    } else {
                        view! { <Icon sign=Sign::Play/> }
                    }}
                </button>
                <Jump name="replay-on" sign=Sign::On label=t!("replay-on") disabled=Signal::derive(ends)
                    go=move |()| reel.on()/>
                <Jump name="replay-last" sign=Sign::Last label=t!("replay-last") disabled=Signal::derive(ends)
                    go=move |()| reel.go(last)/>
                <button type="button" class="button replay-open" data-testid="replay-moves"
                    aria-expanded=move || moves.get().to_string() on:click=move |_| moves.update(|open| *open = !*open)>
                    <Icon sign=Sign::List/>
                    {t!("replay-moves")}
                </button>
            </div>
        </div>
    }
}

/// Draws a button that goes to another place. It keeps the focus when it leads nowhere.
#[component]
fn Jump(
    name: &'static str,
    sign: Sign,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] disabled: Signal<bool>,
    #[prop(into)] go: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="button round" class:is-idle=disabled data-testid=name aria-label=label
            aria-disabled=move || disabled.get().to_string()
            on:click=move |_| if !disabled.get_untracked() { go.run(()) }>
            <Icon sign=sign/>
        </button>
    }
}

/// Listens for keys as long as the calling component lives. Escape closes the list of moves, wherever the focus is.
pub(super) fn listen(reel: Reel, moves: RwSignal<bool>) {
    let keys = [
        Key { keys: vec!["←", "→"], text: "replay-key-step" },
        Key { keys: vec!["Home", "End"], text: "replay-key-jump" },
        Key { keys: vec!["Space"], text: "replay-key-play" },
    ];
    keys::listen(keys, move |event| act(reel, moves, event));
}

/// Handles a key, and returns whether it has a meaning.
fn act(reel: Reel, moves: RwSignal<bool>, event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "ArrowLeft" => reel.back(),
        "ArrowRight" => reel.on(),
        "Home" => reel.go(0),
        "End" => reel.go(reel.last),
        " " if !on_a_button(event) => reel.toggle(),
        "Escape" if moves.get_untracked() => moves.set(false),
        _ => return false,
    }
    true
}
