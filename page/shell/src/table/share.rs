//! A picture of a finished game to be passed on: what the board shows, with the result above it, as a PNG.
//!
//! The board is drawn once more inside of a picture, with all style sheets of the page, so that the picture is what people saw.
//! Whatever a board wants to be on it carries `data-share`.

use contract::Message;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use kit::announce::announce;
use kit::parts::{Icon, Sign};
use kit::reader::{reader, text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{
    CanvasRenderingContext2d, CssStyleSheet, Element, File, FilePropertyBag, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, XmlSerializer,
};
use std::collections::BTreeSet;
use std::time::Duration;
use table_page::visit::Visit;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The size of the picture: what a phone shows at once, and messengers do not cut.
const WIDTH: u32 = 1080;
const HEIGHT: u32 = 1350;
const SVG: &str = "http://www.w3.org/2000/svg";
const XHTML: &str = "http://www.w3.org/1999/xhtml";

/// The texts of the picture.
#[derive(Clone, Debug)]
pub(super) struct Caption {
    pub(super) game: String,
    pub(super) title: String,
    /// Names and scores, the winner first.
    pub(super) standings: Vec<(String, String)>,
}

/// How long the page says that the picture has been shared or saved.
const DONE_FOR: Duration = Duration::from_secs(4);

/// Makes the picture and passes it on as the device does it, or saves it.
#[component]
pub(super) fn SharePicture(visit: Visit, caption: Callback<(), Caption>) -> impl IntoView {
    let (busy, done) = (RwSignal::new(false), RwSignal::new(false));
    let share = move |_| {
        busy.set(true);
        let caption = caption.run(());
        spawn_local(async move {
            let name = format!("{}.png", caption.game);
            match pass_on(&caption, &name).await {
                Ok(()) => {
                    announce(text("share-done"));
                    done.try_set(true);
                    set_timeout(move || _ = done.try_set(false), DONE_FOR);
                }
                Err(why) => {
                    leptos::logging::warn!("{why:?}");
                    visit.refusal.try_set(Some(Message::new("share-failed")));
                }
            }
            busy.try_set(false);
        });
    };
    view! {
        <button type="button" class="button" data-testid="share-picture" prop:disabled=move || busy.get()
            aria-busy=move || busy.get().to_string() on:click=share>
            {move || if done.get() {
                view! { <Icon sign=Sign::Check/> }
            } else {
                view! { <Icon sign=Sign::Share/> }
            }}
            {move || text(if done.get() { "share-done" } else { "share-picture" })}
        </button>
    }
}

async fn pass_on(caption: &Caption, name: &str) -> Result<(), JsValue> {
    let address = paint(caption).await?;
    let file = file(&address, name)?;
    match shares(&file) {
        // Closing the system's share panel cancels sharing, which is no error.
        Some((share, wish)) => {
            let asked = share.call1(&window().navigator(), &wish)?;
            let _ = JsFuture::from(asked.dyn_into::<Promise>()?).await;
        }
        None => {
            let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
            link.set_href(&address);
            link.set_download(name);
            link.click();
        }
    }
    Ok(())
}

/// How the device passes on this file, if it does.
fn shares(file: &File) -> Option<(Function, Object)> {
    let navigator = window().navigator();
    let function = |name: &str| Reflect::get(&navigator, &name.into()).ok()?.dyn_into::<Function>().ok();
    let wish = Object::new();
    Reflect::set(&wish, &"files".into(), &Array::of1(file)).ok()?;
    let can = function("canShare")?.call1(&navigator, &wish).ok()?;
    Some((function("share")?, wish)).filter(|_| can.is_truthy())
}

/// The file behind a `data:` address.
fn file(address: &str, name: &str) -> Result<File, JsValue> {
    let (_, coded) = address.split_once(',').unwrap_or_default();
    let bytes: Vec<u8> = window().atob(coded)?.chars().map(|byte| byte as u8).collect();
    let how = FilePropertyBag::new();
    how.set_type("image/png");
    File::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(&bytes[..])), name, &how)
}

/// The picture as a `data:` address.
async fn paint(caption: &Caption) -> Result<String, JsValue> {
    let drawing = drawing(caption)?;
    let drawing = XmlSerializer::new()?.serialize_to_string(&drawing)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(&drawing)));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let context = canvas.get_context("2d")?.ok_or("there is no canvas")?.unchecked_into::<CanvasRenderingContext2d>();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    canvas.to_data_url_with_type("image/png")
}

/// Returns the picture as a self-contained SVG.
fn drawing(caption: &Caption) -> Result<Element, JsValue> {
    let svg = document().create_element_ns(Some(SVG), "svg")?;
    for (name, value) in [("width", WIDTH), ("height", HEIGHT)] {
        svg.set_attribute(name, &value.to_string())?;
    }
    svg.set_attribute("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"))?;
    // The picture has the page's theme. Symbols are always on, because the recipient may need them.
    svg.set_attribute("data-theme", if is_dark() { "dark" } else { "light" })?;
    svg.set_attribute("data-symbols", "on")?;
    let style = document().create_element_ns(Some(SVG), "style")?;
    style.set_text_content(Some(&styles()));
    svg.append_child(&style)?;
    let inside = document().create_element_ns(Some(SVG), "foreignObject")?;
    inside.set_attribute("width", "100%")?;
    inside.set_attribute("height", "100%")?;
    let card = card(caption)?;
    inside.append_child(&card)?;
    put(&svg, &needed(&card)?)?;
    svg.append_child(&inside)?;
    Ok(svg)
}

fn card(caption: &Caption) -> Result<Element, JsValue> {
    let card = element("div", "share-card")?;
    card.set_attribute("data-game", &caption.game)?;
    let head = element("div", "share-head")?;
    put(&head, &said("h1", "", &text(&format!("{}-name", caption.game)))?)?;
    put(&head, &said("p", "", &caption.title)?)?;
    card.append_child(&head)?;
    let board = element("div", &format!("share-board game-picture-{}", caption.game))?;
    let parts = document().query_selector_all("[data-share]")?;
    for place in 0..parts.length() {
        if let Some(part) = parts.get(place) {
            board.append_child(&part.clone_node_with_deep(true)?)?;
        }
    }
    card.append_child(&board)?;
    let list = element("ol", "share-standings")?;
    for (name, score) in &caption.standings {
        let row = element("li", "")?;
        put(&row, &said("span", "", name)?)?;
        put(&row, &said("strong", "", score)?)?;
        list.append_child(&row)?;
    }
    card.append_child(&list)?;
    put(&card, &said("p", "share-foot", &text("brand"))?)?;
    Ok(card)
}

fn put(into: &Element, what: &Element) -> Result<(), JsValue> {
    into.append_child(what).map(drop)
}

fn element(name: &str, class: &str) -> Result<Element, JsValue> {
    let element = document().create_element_ns(Some(XHTML), name)?;
    if !class.is_empty() {
        element.set_attribute("class", class)?;
    }
    Ok(element)
}

fn said(name: &str, class: &str, words: &str) -> Result<Element, JsValue> {
    let element = element(name, class)?;
    element.set_text_content(Some(words));
    Ok(element)
}

/// What the card refers to and the page has elsewhere: symbols, gradients, patterns.
fn needed(card: &Element) -> Result<Element, JsValue> {
    let holder = document().create_element_ns(Some(SVG), "defs")?;
    let mut known = BTreeSet::new();
    let mut wanted = references(card)?;
    while let Some(id) = wanted.pop_first() {
        if !known.insert(id.clone()) || card.query_selector(&format!("[id=\"{id}\"]"))?.is_some() {
            continue;
        }
        if let Some(found) = document().get_element_by_id(&id) {
            let copy = found.clone_node_with_deep(true)?.unchecked_into::<Element>();
            wanted.extend(references(&copy)?);
            holder.append_child(&copy)?;
        }
    }
    Ok(holder)
}

/// The ids that something refers to.
fn references(element: &Element) -> Result<BTreeSet<String>, JsValue> {
    let written = XmlSerializer::new()?.serialize_to_string(element)?;
    let id =
        |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect::<String>();
    Ok(written.split('#').skip(1).map(id).filter(|id| !id.is_empty()).collect())
}

/// In a picture nothing moves: without this it would show where everything begins.
const STILL: &str = "*, *::before, *::after { animation: none !important; transition: none !important }\n";

/// All rules of the page's style sheets.
fn styles() -> String {
    let sheets = document().style_sheets();
    let mut all = String::new();
    for place in 0..sheets.length() {
        let sheet = sheets.item(place).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(rules) = sheet.and_then(|sheet| sheet.css_rules().ok()) else { continue };
        for rule in (0..rules.length()).filter_map(|place| rules.item(place)) {
            all.push_str(&rule.css_text());
            all.push('\n');
        }
    }
    all + STILL
}

fn is_dark() -> bool {
    use kit::reader::Theme;
    match reader().theme.get_untracked() {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::Auto => {
            window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|wish| wish.matches())
        }
    }
}
