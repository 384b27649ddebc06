//! Print and play: shows the components of a game as pages, to save as SVG or as one PDF. The page draws them itself and so needs no
//! network. `farbraum print` draws the same, and other editions too.

mod drawing;
mod save;

use contract::Message;
pub(crate) use drawing::{Drawing, drawings};
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Segments, Sign};
use kit::reader::{reader, say, text};
use kit::t;
use leptos::prelude::*;
use leptos_router::components::A;
use print::{AnyPrintable, Job, Page, Paper, Part};
use save::picture;
pub(crate) use save::save;
use std::sync::Arc;
use table_page::frame::Head;

/// Returns the page of a game, which is empty if there is no such game.
pub(crate) fn of_game(game: &'static str) -> AnyView {
    press::components(game).map(|components| Printing(PrintingProps { game, components })).into_any()
}

#[component]
fn Printing(game: &'static str, components: &'static dyn AnyPrintable) -> impl IntoView {
    let parts = components.parts();
    use_title(move || format!("{} – {}", text(&format!("{game}-name")), text("print-title")));
    arrive();
    let paper = RwSignal::new(usual_paper());
    let wanted = RwSignal::new(parts.clone());
    let made = Memo::new(move |_| {
        let job = Job { paper: paper.get(), parts: wanted.get(), language: reader().language.get() };
        Made(Arc::new(components.pages(None, &job)))
    });
    let papers = Paper::ALL.map(|paper| paper.to_string()).to_vec();
    let choose = move |name: String| _ = name.parse().map(|chosen| paper.set(chosen));
    let part = move |part: Part| {
        let on = move || wanted.read().contains(&part);
        let toggle = move |_| {
            wanted.update(|wanted| match wanted.iter().position(|other| *other == part) {
                Some(place) => drop(wanted.remove(place)),
                None => wanted.push(part),
            });
        };
        view! {
            <label class="print-part">
                <input type="checkbox" data-testid=format!("part-{part}") prop:checked=on on:change=toggle/>
                <span>{move || text(&format!("{game}-print-{part}"))}</span>
            </label>
        }
    };
    let several = parts.len() > 1;
    let count = move || say(&Message::new("print-pages").with("pages", made.read().0.len() as i64));
    let title = move || made.read().0.first().map(|page| page.title.clone()).unwrap_or_default();
    let save_pdf = move |_| {
        let pages = made.get_untracked().0;
        save(&format!("{game}.pdf"), "application/pdf", &print::pdf(&pages, &untrack(title)));
    };
    view! {
        <Head/>
        <main id="content" class="workbench printing" tabindex="-1" data-testid=format!("print-{game}")>
            <header class="score-head">
                <A href="/print" attr:class="score-back"><Icon sign=Sign::Back/>{t!("print-title")}</A>
                <h1>{move || text(&format!("{game}-name"))}</h1>
                <p class="note">{t!("print-how")} " " {parts.iter().any(|part| part.has_backs).then(|| t!("print-backs"))}</p>
            </header>
            <div class="print-choices panel">
                <Segments name="paper".to_owned() legend=Signal::derive(t!("print-paper")) values=papers
                    label=|name: String| text(&format!("print-paper-{name}"))
                    chosen=Signal::derive(move || paper.get().to_string()) choose/>
                {several.then(|| view! {
                    <fieldset class="print-parts">
                        <legend>{t!("print-parts")}</legend>
                        {parts.into_iter().map(part).collect_view()}
                    </fieldset>
                })}
                <div class="print-save">
                    <p role="status" data-testid="pages">{count}</p>
                    <button type="button" class="button primary" data-testid="save-pdf" on:click=save_pdf
                        prop:disabled=move || made.read().0.is_empty()>
                        <Icon sign=Sign::Download/>{t!("print-save-pdf")}
                    </button>
                </div>
            </div>
            <ol class="print-pages">
                {move || made.get().0.iter().enumerate().map(|(place, page)| preview(game, place, page)).collect_view()}
            </ol>
        </main>
    }
}

/// Pages that are equal only to themselves.
#[derive(Clone)]
struct Made(Arc<Vec<Page>>);

impl PartialEq for Made {
    fn eq(&self, other: &Made) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Shows a page with a button that saves it.
fn preview(game: &'static str, place: usize, page: &Page) -> impl IntoView + use<> {
    let (svg, number) = (StoredValue::new(page.svg()), place as i64 + 1);
    let file = format!("{game}-{number:02}.svg");
    let label = move || say(&Message::new("print-page").with("page", number));
    let part = page.part;
    view! {
        <li>
            <img src=picture(&svg.read_value()) loading="lazy" decoding="async" class=format!("on-{}", page.paper)
                alt=move || format!("{}: {}", label(), text(&format!("{game}-print-{part}")))/>
            <button type="button" class="button" data-testid=format!("save-{number}")
                on:click=move |_| save(&file, "image/svg+xml", svg.read_value().as_bytes())>
                <Icon sign=Sign::Download/>{move || say(&Message::new("print-save-svg").with("page", number))}
            </button>
        </li>
    }
}

/// Returns Letter in North America and A4 everywhere else.
fn usual_paper() -> Paper {
    let tag = window().navigator().language().unwrap_or_default();
    if ["-US", "-CA", "-MX"].iter().any(|end| tag.ends_with(end)) { Paper::Letter } else { Paper::A4 }
}
