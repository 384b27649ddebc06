//! The page `/rules/GAME`: the rules in our own words. Every rule has its number as its address, so that a refusal can lead to it.

use super::glossary::Glossary;
use super::primer::about_game;
use super::rulebook::{Rule, Section, sections};
use crate::picture::picture;
use contract::AnyGame;
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use kit::{Primer, Trial};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use table_page::frame::Head;
use table_page::games;
use table_page::ways::lesson_address;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The page.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    about_game(|rules, primer| view! { <Rules rules primer/> }.into_any())
}

#[component]
fn Rules(rules: &'static dyn AnyGame, primer: Primer) -> impl IntoView {
    let game = rules.id();
    let name = move || text(&format!("{game}-name"));
    use_title(move || format!("{} – {} – {}", text("learn-rules"), name(), text("brand")));
    arrive();
    let sections = sections(game, &primer.rules);
    let contents = sections.iter().map(|section| entry(&section.heading)).collect_view();
    let asked = asked();
    let part = move |section: Section| view! { <Part section trials=games::trials(game) asked/> };
    view! {
        <Head/>
        <main id="content" class="rules-page" tabindex="-1" data-game=game data-testid="rules">
            <header class="rules-lead">
                <div class=format!("game-picture game-picture-{game}") aria-hidden="true">{picture(game)}</div>
                <h1>{name} " – " {t!("learn-rules")}</h1>
                <p>{move || text(&format!("rules-{game}-lead"))}</p>
                <A href=lesson_address(game) attr:class="button primary" attr:data-testid="to-lesson">
                    <Icon sign=Sign::Play/>
                    {t!("learn-by-doing")}
                </A>
            </header>
            <nav class="rules-contents" aria-label=t!("learn-contents")>
                <ol>
                    {contents}
                    <li><a href="#glossary">{t!("learn-glossary")}</a></li>
                </ol>
            </nav>
            <div class="rules-text">
                {sections.into_iter().map(part).collect_view()}
                <Glossary game volume=primer.rules/>
                <p class="note">{t!("learn-own-words")}</p>
            </div>
        </main>
    }
}

fn entry(heading: &Rule) -> impl IntoView + use<> {
    let (number, id) = (heading.number.clone(), heading.id);
    view! { <li><a href=format!("#{number}")>{move || text(id)}</a></li> }
}

/// A section with its rules, and the boards that belong to it.
#[component]
fn Part(section: Section, trials: &'static [Trial], asked: Memo<String>) -> impl IntoView {
    let number = section.heading.number.clone();
    let heading = section.heading.id;
    let trials = trials.iter().filter(|trial| trial.section == number).map(|trial| (trial.draw)()).collect_view();
    let (here, shown) = (number.clone(), number.clone());
    view! {
        <section class="rules-section" class:is-asked=move || *asked.read() == here id=number tabindex="-1">
            <h2><span class="rule-number">{shown}</span> {move || text(heading)}</h2>
            {section.body.map(paragraphs)}
            {section.rules.into_iter().map(|rule| view! { <OneRule rule asked/> }).collect_view()}
            {trials}
        </section>
    }
}

#[component]
fn OneRule(rule: Rule, asked: Memo<String>) -> impl IntoView {
    let Rule { number, id } = rule;
    let (here, said, shown) = (number.clone(), number.clone(), number.clone());
    let (address, testid) = (format!("#{number}"), format!("rule-{number}"));
    view! {
        <div class="one-rule" class:is-asked=move || *asked.read() == here id=number tabindex="-1" data-testid=testid>
            <a class="rule-number" href=address aria-label=t!("shell-rule", rule = said.clone())>{shown}</a>
            <div>{paragraphs(id)}</div>
        </div>
    }
}

/// A text, each of its lines a paragraph.
fn paragraphs(id: &'static str) -> impl IntoView {
    let paragraph = |line: &str| view! { <p>{line.to_owned()}</p> };
    move || text(id).lines().filter(|line| !line.is_empty()).map(paragraph).collect_view()
}

/// The rule in the address, to which the page goes as soon as it is there. The browser has looked for it before there was anything.
fn asked() -> Memo<String> {
    let location = use_location();
    let asked = Memo::new(move |_| location.hash.read().trim_start_matches('#').to_owned());
    Effect::new(move |_| {
        let rule = asked.get();
        // Only then the page is sure to be there.
        request_animation_frame(move || {
            let there = document().get_element_by_id(&rule).and_then(|there| there.dyn_into::<HtmlElement>().ok());
            if let Some(there) = there {
                there.scroll_into_view();
                let _ = there.focus();
            }
        });
    });
    asked
}
