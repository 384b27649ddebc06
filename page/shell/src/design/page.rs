//! The page `/design/GAME`.

use super::chooser::DesignChooser;
use super::draft::{Draft, State};
use super::editor::{Editor, go_to};
use super::play::PlayIt;
use super::preview::Preview;
use super::study::TryIt;
use crate::printing::save;
use contract::{LONGEST_EDITION, Message, Spine};
use kit::page::{arrive, use_title};
use kit::parts::{Icon, Sign, Toast};
use kit::reader::{say, text};
use kit::t;
use leptos::ev::Event;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use table_page::chunks::once_here;
use table_page::frame::{Head, Nowhere};
use table_page::games;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The corner of the game in the address, or the choice of one if it names none.
#[component]
pub(crate) fn DesignPage() -> impl IntoView {
    texts::open(&texts::DESIGN);
    texts::LAB.iter().for_each(texts::open);
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").filter(|game| !game.is_empty()));
    move || match game.get().map(|game| shelf::spine(&game)) {
        None => view! { <DesignChooser/> }.into_any(),
        Some(None) => view! { <Nowhere/> }.into_any(),
        Some(Some(game)) => {
            let wanted = || async {
                games::load_words(game.id()).await?;
                games::load_editions(game.id()).await
            };
            once_here(wanted, |reader| view! { <Corner draft=Draft::open(game, reader)/> }.into_any())
        }
    }
}

#[component]
fn Corner(draft: Draft) -> impl IntoView {
    let game = draft.game.id();
    use_title(move || format!("{} – {}", text(&format!("{game}-name")), text("design-title")));
    arrive();
    let field = NodeRef::<html::Textarea>::new();
    let problem = RwSignal::new(None::<Message>);
    view! {
        <Head/>
        <main id="content" class="workbench designing" tabindex="-1" data-testid=format!("designing-{game}")>
            <header class="score-head">
                <A href="/design" attr:class="score-back"><Icon sign=Sign::Back/>{t!("design-title")}</A>
                <h1>{move || text(&format!("{game}-name"))}</h1>
                <p class="note">{t!("design-how")}</p>
            </header>
            <Files draft problem/>
            <div class="design-bench">
                <div class="design-written">
                    <Verdict draft field/>
                    <Editor draft field/>
                </div>
                <div class="design-side">
                    <Preview draft/>
                    <PlayIt draft problem/>
                    <TryIt draft/>
                </div>
            </div>
        </main>
        <Toast message=problem/>
    }
}

/// Where texts come from and go to.
#[component]
fn Files(draft: Draft, problem: RwSignal<Option<Message>>) -> impl IntoView {
    let game: &'static Spine = draft.game;
    let sure = RwSignal::new(false);
    let restart = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        sure.set(false);
        draft.restart();
    };
    let download = move |_| {
        let (text, name) = (draft.text.get_untracked(), file_name(draft));
        save(&name, "application/toml", text.as_bytes());
    };
    let open = move |event: Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        if file.size() > LONGEST_EDITION as f64 {
            let kib = (LONGEST_EDITION / 1024) as i64;
            return problem.set(Some(Message::new("edition-too-long").with("kib", kib)));
        }
        spawn_local(async move {
            match JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                // As the field shows it.
                Some(text) => draft.write(text.replace("\r\n", "\n")),
                None => drop(problem.try_set(Some(Message::new("design-unreadable")))),
            }
            // The same file can be opened once more.
            input.set_value("");
        });
    };
    view! {
        <div class="design-files" role="group" aria-label=t!("design-files")>
            <label class="button">
                <input type="file" class="unseen" accept=".toml,.txt,text/plain,application/toml" data-testid="design-open" on:change=open/>
                <Icon sign=Sign::List/><span>{t!("design-open")}</span>
            </label>
            <button type="button" class="button" data-testid="design-save" on:click=download>
                <Icon sign=Sign::Download/><span>{t!("design-save")}</span>
            </button>
            <button type="button" class="button" class:sure=move || sure.get() data-testid="design-restart"
                prop:disabled=move || draft.is_original() on:click=restart on:blur=move |_| sure.set(false)>
                <Icon sign=Sign::Again/>
                <span>{move || text(if sure.get() { "design-restart-sure" } else { "design-restart" })}</span>
            </button>
            <p class="note" role="status" data-testid="design-kept">
                {move || {
                    let kept = move || if draft.is_original() { "design-is-original" } else { "design-kept" };
                    text(if draft.unkept.get() { "design-unkept" } else { kept() })
                }}
            </p>
            <a class="note" href=format!("/rules/{}", game.id())>{t!("home-rules")}</a>
        </div>
    }
}

/// What the file will be called: by its name and version if it is valid.
fn file_name(draft: Draft) -> String {
    let game = draft.game.id();
    match &*draft.state.read_untracked() {
        State::Valid(own) => {
            let plain = |c: char| if c.is_alphanumeric() || c == '-' { c } else { '-' };
            let name: String = own.id.name.chars().map(plain).take(40).collect();
            format!("{game}-{name}-{}.toml", own.id.version)
        }
        _ => format!("{game}.toml"),
    }
}

/// Whether the text is an edition, or what is wrong with it and where.
#[component]
fn Verdict(draft: Draft, field: NodeRef<html::Textarea>) -> impl IntoView {
    let shown = move || match draft.state.get() {
        State::Reading => view! { <p class="note">{t!("design-reading")}</p> }.into_any(),
        State::Valid(own) => {
            let id = own.id;
            let short = id.hash.chars().take(8).collect::<String>();
            view! {
                <p class="design-valid" data-testid="design-valid">
                    <Icon sign=Sign::Check/>
                    <span>
                        <strong>{t!("design-valid")}</strong>" "
                        {t!("design-edition", name = id.name.as_str(), version = id.version)}
                        " "<span class="hash">{short}</span>
                    </span>
                </p>
            }
            .into_any()
        }
        State::Wrong { why, line } => {
            let go = move |_| {
                if let Some(line) = line {
                    go_to(field, &draft.text.read_untracked(), line);
                }
            };
            let button = line.map(|line| {
                view! {
                    <button type="button" class="button" data-testid="design-line" on:click=go>
                        {t!("design-line", line = line as i64)}
                    </button>
                }
            });
            view! {
                <div class="design-wrong" data-testid="design-wrong">
                    <Icon sign=Sign::Close/>
                    <p><strong>{t!("design-wrong")}</strong>" "<span>{move || say(&why)}</span></p>
                    {button}
                </div>
            }
            .into_any()
        }
    };
    view! { <div id="design-state" class="design-state panel" role="status" aria-live="polite">{shown}</div> }
}
