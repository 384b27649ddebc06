//! What the reader can choose: language, light, letters, symbols, hand, sounds.

use crate::games::speak;
use kit::keys;
use kit::parts::{Icon, Popover, Segments, Sign, Switch};
use kit::reader::{LETTERS, Theme, reader, text};
use kit::sound::{Sound, hear};
use kit::symbols;
use kit::t;
use leptos::prelude::*;
use texts::Language;

/// The button and what it opens.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <button type="button" class="button quiet round" popovertarget="settings" aria-label=t!("shell-settings")
            data-testid="settings">
            <Icon sign=Sign::Settings/>
        </button>
        <Popover id="settings" label=Signal::derive(t!("shell-settings"))>
            <LanguageChoice/>
            <ThemeChoice/>
            <LettersChoice/>
            <SymbolsChoice/>
            <HandChoice/>
            <SoundsChoice/>
            <button type="button" class="button quiet wide" popovertarget="settings" popovertargetaction="hide"
                on:click=move |_| keys::show() data-testid="show-keys">
                <Icon sign=Sign::Keyboard/>
                {t!("settings-keys")}
                <kbd>"?"</kbd>
            </button>
        </Popover>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let named = |code: &str| Language::ALL.into_iter().find(|language| language.code() == code);
    view! {
        <Segments name="setting-language".to_owned() legend=Signal::derive(t!("settings-language"))
            values=Language::ALL.map(|language| language.code().to_owned()).to_vec()
            label=move |code: String| named(&code).map(|language| language.own_name().to_owned()).unwrap_or_default()
            chosen=Signal::derive(move || reader().language.get().code().to_owned())
            choose=move |code: String| if let Some(language) = named(&code) { speak(language) }/>
    }
}

#[component]
fn ThemeChoice() -> impl IntoView {
    let choose = move |name: String| {
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == name) {
            reader().theme.set(theme);
        }
    };
    view! {
        <Segments name="setting-theme".to_owned() legend=Signal::derive(t!("settings-theme"))
            values=Theme::ALL.map(|theme| theme.name().to_owned()).to_vec()
            label=move |name: String| text(&format!("settings-theme-{name}"))
            chosen=Signal::derive(move || reader().theme.get().name().to_owned())
            choose=choose/>
    }
}

#[component]
fn LettersChoice() -> impl IntoView {
    let choose = move |size: String| {
        if let Ok(size) = size.parse() {
            reader().letters.set(size);
        }
    };
    view! {
        <Segments name="setting-letters".to_owned() legend=Signal::derive(t!("settings-letters"))
            values=LETTERS.map(|size| size.to_string()).to_vec()
            label=|size: String| format!("{size} %")
            chosen=Signal::derive(move || reader().letters.get().to_string()) choose/>
    }
}

/// On a phone the buttons lie under the thumb that plays.
#[component]
fn HandChoice() -> impl IntoView {
    let named = |left: bool| if left { "left" } else { "right" }.to_owned();
    view! {
        <Segments name="setting-hand".to_owned() legend=Signal::derive(t!("settings-hand"))
            values=[true, false].map(named).to_vec()
            label=move |name: String| text(&format!("settings-hand-{name}"))
            chosen=Signal::derive(move || named(reader().left_handed.get()))
            choose=move |name: String| reader().left_handed.set(name == "left")/>
    }
}

#[component]
fn SymbolsChoice() -> impl IntoView {
    let on_or_off = |on: bool| if on { "on" } else { "off" }.to_owned();
    let sign = |(colour, _)| {
        view! {
            <svg class=format!("swatch swatch-{colour}") viewBox="-18 -18 36 36" role="img"
                aria-label=move || text(&format!("colour-{colour}"))>
                <circle r="17"/>
                <use href=symbols::href(colour) class="symbol" x="-10" y="-10" width="20" height="20"/>
            </svg>
        }
    };
    view! {
        <Segments name="setting-symbols".to_owned() legend=Signal::derive(t!("settings-symbols"))
            values=[true, false].map(on_or_off).to_vec()
            label=move |name: String| text(&format!("settings-{name}"))
            chosen=Signal::derive(move || on_or_off(reader().symbols.get()))
            choose=move |name: String| reader().symbols.set(name == "on")/>
        <div class="swatches">{symbols::SYMBOLS.map(sign).collect_view()}</div>
        {move || reader().symbols.get().then(|| view! { <p class="note">{t!("settings-symbols-help")}</p> })}
    }
}

/// Switching sounds on plays one.
#[component]
fn SoundsChoice() -> impl IntoView {
    let turn = |on: bool| {
        reader().sounds.set(on);
        hear(Sound::Turn);
    };
    view! {
        <Switch name="setting-sounds".to_owned() label=Signal::derive(t!("settings-sounds"))
            on=Signal::derive(move || reader().sounds.get()) turn/>
    }
}
