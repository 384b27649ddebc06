//! Prints: every card is drawn once to an image. Moving many drawings is far more work than moving many images,
//! especially without a graphics card.

use super::face::{CIRCLES, shape};
use super::intent::Intent;
use super::lies::Lie;
use kit::ON_SERVER;
use kit::reader::reader;
use kit::symbols;
use konfetti::{Colour, Face, Side, Size};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, MediaQueryList, Path2d};

/// The outline of a card in a field of 100 by 100.
const OUTLINE: &str = "M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z";
/// How far a shadow reaches beyond its card on each side, in hundredths of the card; card.css has the same value.
const REACH: f64 = 16.0;
/// The blur of a shadow, and its offset below a card on the table; in hundredths of the card.
const BLUR: f64 = 9.0;
const FALL: f64 = 3.5;
const SHADOW: &str = "rgb(12 26 44 / 0.5)";
/// The smallest and the largest print, in pixels of the screen.
const SMALLEST: f64 = 60.0;
const LARGEST: f64 = 240.0;
/// How many cards are printed before the page may do other work.
const AT_ONCE: usize = 2;

/// Print sizes are rounded to this step, so that resizing a window does not print at every pixel.
const STEP: u32 = 12;

/// The address of an image for `src`, once it is printed.
pub type Print = Option<String>;

/// The prints of all cards seen so far. `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Prints {
    intent: Intent,
    /// Elements that carry the colours of the ink: the paper first, then the colours.
    inks: NodeRef<leptos::html::Span>,
    cards: StoredValue<BTreeMap<Face, ArcRwSignal<Print>>>,
    /// The shadow of a lifted card; a card on the table has its shadow in its print.
    pub shade: RwSignal<Print>,
    /// The size of a print, in pixels of the screen.
    size: Memo<u32>,
    /// The cards still to print; `None` before the table is measured.
    waiting: StoredValue<Option<Vec<Face>>>,
    /// The printer, kept while cards wait: looking up its colours takes longer than printing a card.
    press: StoredValue<Option<Press>, LocalStorage>,
}

impl Prints {
    /// Prints all cards, and again when size or colours change, while the caller lives.
    pub fn new(intent: Intent) -> Prints {
        let size = Memo::new(move |_| {
            let card = intent.ground.read().card.max(SMALLEST);
            let sharp = if ON_SERVER { 1.0 } else { window().device_pixel_ratio() };
            ((card * sharp).min(LARGEST) as u32).next_multiple_of(STEP)
        });
        let prints = Prints {
            intent,
            inks: NodeRef::new(),
            cards: StoredValue::new(BTreeMap::new()),
            shade: RwSignal::new(None),
            size,
            waiting: StoredValue::new(None),
            press: StoredValue::new_local(None),
        };
        let dark = night();
        Effect::new(move || {
            let ready = prints.inks.get().is_some() && intent.ground.read().is_measured();
            size.track();
            dark.track();
            reader().theme.track();
            reader().symbols.track();
            if ready {
                // Runs after everything else that reacts to the same changes.
                request_animation_frame(move || prints.all());
            }
        });
        prints
    }

    pub fn card(self, face: Face) -> ArcRwSignal<Print> {
        let known = self.cards.with_value(|cards| cards.get(&face).cloned());
        known.unwrap_or_else(|| {
            let print = ArcRwSignal::default();
            self.cards.update_value(|cards| drop(cards.insert(face, print.clone())));
            self.ask(vec![face]);
            print
        })
    }

    /// Draws the hidden elements that carry the colours of the ink.
    pub fn inks(self) -> impl IntoView {
        let ink = |colour: Colour| view! { <i class=format!("f-ink f-{}", colour.name())></i> };
        view! {
            <span node_ref=self.inks class="f-inks" class:is-black=self.intent.side == Side::Black aria-hidden="true">
                <i class="f-ink-paper"></i>
                {Colour::ALL.map(ink).collect_view()}
            </span>
        }
    }

    fn all(self) {
        let Some(faces) = self.cards.try_with_value(|cards| cards.keys().copied().collect()) else { return };
        self.shade.set(shade());
        self.press.set_value(None);
        self.waiting.set_value(Some(Vec::new()));
        self.ask(faces);
    }

    fn ask(self, faces: Vec<Face>) {
        let idle = self.waiting.try_update_value(|waiting| {
            let waiting = waiting.as_mut()?;
            let idle = waiting.is_empty();
            waiting.extend(faces);
            Some(idle)
        });
        if idle.flatten() == Some(true) {
            set_timeout(move || self.work(), Duration::ZERO);
        }
    }

    /// Returns how a card is turned in the middle, so that its shadow falls straight down there.
    fn turn(self, face: Face) -> f64 {
        match self.intent.lies.with_untracked(|lies| lies.get(face)) {
            Lie::Middle(spot) => f64::from(spot.turn).to_radians(),
            _ => 0.0,
        }
    }

    /// Prints a few of the waiting cards.
    fn work(self) {
        let printed = self.press.try_update_value(|press| {
            if press.is_none() {
                let inks = self.inks.try_get_untracked().flatten()?;
                *press = Press::new(&inks, self.intent.side, self.size.get_untracked());
            }
            let press = press.as_ref()?;
            let print = |face| Some((face, press.print(face, self.turn(face))?));
            Some((0..AT_ONCE).map_while(|_| self.next()).filter_map(print).collect::<Vec<_>>())
        });
        let Some(printed) = printed.flatten() else { return };
        for (face, image) in printed {
            if let Some(print) = self.cards.with_value(|cards| cards.get(&face).cloned()) {
                print.set(Some(image));
            }
        }
        if self.waiting.with_value(|waiting| waiting.as_ref().is_some_and(|waiting| !waiting.is_empty())) {
            set_timeout(move || self.work(), Duration::ZERO);
        } else {
            self.press.set_value(None);
        }
    }

    fn next(self) -> Option<Face> {
        self.waiting.try_update_value(|waiting| waiting.as_mut()?.pop()).flatten()
    }
}

/// Returns whether the device prefers dark colours, updated while the caller lives.
fn night() -> RwSignal<bool> {
    let dark = RwSignal::new(false);
    if ON_SERVER {
        return dark;
    }
    let Some(query) = window().match_media("(prefers-color-scheme: dark)").ok().flatten() else { return dark };
    dark.set(query.matches());
    let asked = query.clone();
    let closure = Closure::<dyn FnMut()>::new(move || {
        let _ = dark.try_set(asked.matches());
    });
    let _ = query.add_event_listener_with_callback("change", closure.as_ref().unchecked_ref());
    let listening = StoredValue::new_local(Some((query, closure)));
    on_cleanup(move || {
        let ends = |(query, closure): (MediaQueryList, Closure<dyn FnMut()>)| {
            let _ = query.remove_event_listener_with_callback("change", closure.as_ref().unchecked_ref());
        };
        listening.try_update_value(Option::take).flatten().map(ends);
    });
    dark
}

/// The colours of a circle: its fill, its border, its symbol, and its fill on the black side.
#[derive(Debug)]
struct Ink {
    fill: String,
    rim: String,
    symbol: String,
    bright: String,
}

/// The printer: a canvas and its colours.
#[derive(Debug)]
struct Press {
    canvas: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    side: Side,
    size: f64,
    paper: Ink,
    colours: Vec<Ink>,
}

impl Press {
    fn new(inks: &Element, side: Side, size: u32) -> Option<Press> {
        let (canvas, pen) = canvas((f64::from(size) * (1.0 + REACH / 50.0)).ceil() as u32)?;
        let children = inks.children();
        let ink = |place: u32| -> Option<Ink> {
            let style: CssStyleDeclaration = window().get_computed_style(&children.item(place)?).ok()??;
            let of = |name: &str| style.get_property_value(name).ok();
            Some(Ink {
                fill: of("color")?,
                rim: of("border-top-color")?,
                symbol: of("background-color")?,
                bright: of("outline-color")?,
            })
        };
        let colours = (1..=Colour::ALL.len() as u32).map(ink).collect::<Option<Vec<Ink>>>()?;
        Some(Press { canvas, pen, side, size: f64::from(size), paper: ink(0)?, colours })
    }

    /// Prints a card with its shadow. Two images per card would double the work of every frame.
    fn print(&self, face: Face, turn: f64) -> Option<String> {
        let (pen, scale) = (&self.pen, self.size / 100.0);
        let field = || pen.set_transform(scale, 0.0, 0.0, scale, REACH * scale, REACH * scale).ok();
        field()?;
        pen.clear_rect(-REACH, -REACH, 100.0 + 3.0 * REACH, 100.0 + 3.0 * REACH);
        let outline = Path2d::new_with_path_string(OUTLINE).ok()?;
        pen.set_shadow_color(SHADOW);
        pen.set_shadow_blur(BLUR * scale);
        pen.set_shadow_offset_x(turn.sin() * FALL * scale);
        pen.set_shadow_offset_y(turn.cos() * FALL * scale);
        pen.set_fill_style_str(&self.paper.rim);
        pen.fill_with_path_2d(&outline);
        pen.set_shadow_color("transparent");
        // The border around the paper is one pixel of the page.
        let rim = window().device_pixel_ratio() / scale;
        let inside = 1.0 - rim / 50.0;
        pen.translate(rim, rim).ok()?;
        pen.scale(inside, inside).ok()?;
        pen.set_fill_style_str(&self.paper.fill);
        pen.fill_with_path_2d(&outline);
        for size in Size::ALL {
            field()?;
            self.circle(face.colour(size), CIRCLES[size as usize])?;
        }
        self.canvas.to_data_url().ok()
    }

    fn circle(&self, colour: Colour, (x, y, radius): (f64, f64, f64)) -> Option<()> {
        let (pen, ink) = (&self.pen, self.colours.get(colour.index())?);
        pen.translate(x, y).ok()?;
        if self.side == Side::Black {
            pen.scale(radius, radius).ok()?;
            pen.set_fill_style_str(&ink.bright);
            pen.fill_with_path_2d(&Path2d::new_with_path_string(shape(colour)).ok()?);
            return Some(());
        }
        pen.begin_path();
        pen.arc(0.0, 0.0, radius, 0.0, std::f64::consts::TAU).ok()?;
        pen.set_fill_style_str(&ink.fill);
        pen.fill();
        pen.set_line_width(1.6);
        pen.set_stroke_style_str(&ink.rim);
        pen.stroke();
        if reader().symbols.get_untracked() {
            let symbol = Path2d::new_with_path_string(symbols::outline(colour.name())?).ok()?;
            pen.scale(radius * 0.064, radius * 0.064).ok()?;
            pen.set_fill_style_str(&ink.symbol);
            pen.fill_with_path_2d(&symbol);
        }
        Some(())
    }
}

/// Draws the soft shadow of a card. It is blurred, so a small image is enough.
fn shade() -> Option<String> {
    const PIXELS: u32 = 66;
    /// The card is drawn this far away, so that only its shadow falls on the canvas.
    const AWAY: f64 = 500.0;
    let (canvas, pen) = canvas(PIXELS)?;
    let scale = f64::from(PIXELS) / (100.0 + 2.0 * REACH);
    pen.set_shadow_color(SHADOW);
    pen.set_shadow_blur(BLUR * scale);
    pen.set_shadow_offset_x(AWAY);
    pen.set_transform(scale, 0.0, 0.0, scale, REACH * scale - AWAY, REACH * scale).ok()?;
    pen.fill_with_path_2d(&Path2d::new_with_path_string(OUTLINE).ok()?);
    canvas.to_data_url().ok()
}

fn canvas(size: u32) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(size);
    canvas.set_height(size);
    let pen = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, pen))
}
