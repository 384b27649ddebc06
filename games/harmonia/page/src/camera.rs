//! The visible part of the layout: all of it, or the part that the player moved to.

use super::geometry::{Frame, Point};
use kit::ON_SERVER;
use leptos::prelude::*;
use web_sys::DomRect;

/// How long the view glides, in milliseconds.
const GLIDE: f64 = 280.0;
/// The smallest and the largest width of the view.
const NARROWEST: f64 = 320.0;
const WIDEST: f64 = 9000.0;

/// `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Camera {
    /// The part of the table that is visible now.
    pub frame: RwSignal<Frame>,
    /// The frame that shows the whole layout.
    all: Signal<Frame>,
    /// Whether the player has moved the view.
    pub moved: RwSignal<bool>,
    /// Counts the glides, so that a new glide cancels the one before.
    glide: StoredValue<u32>,
}

impl Camera {
    /// Creates a camera that shows the whole layout until the player moves the view.
    pub fn new(all: Signal<Frame>) -> Camera {
        let camera = Camera {
            frame: RwSignal::new(all.get_untracked()),
            all,
            moved: RwSignal::new(false),
            glide: StoredValue::new(0),
        };
        Effect::watch(
            move || all.get(),
            move |all, _, _| {
                if !camera.moved.get_untracked() {
                    camera.glide_to(*all);
                }
            },
            false,
        );
        camera
    }

    /// Shows the whole layout again.
    pub fn fit(&self) {
        self.moved.set(false);
        self.glide_to(self.all.get_untracked());
    }

    /// Zooms around the centre by a factor.
    pub fn step(&self, factor: f64) {
        let frame = self.frame.get_untracked();
        self.moved.set(true);
        self.glide_to(limited(frame.nearer(factor, frame.middle)));
    }

    /// Zooms by a factor around a point of the table.
    pub fn zoom(&self, factor: f64, point: Point) {
        self.stop();
        self.moved.set(true);
        self.frame.update(|frame| {
            let near = frame.nearer(factor, point);
            if (NARROWEST..=WIDEST).contains(&near.width.max(near.height)) {
                *frame = near;
            }
        });
    }

    /// Moves the view by units of the table, but never off the layout.
    pub fn pan(&self, x: f64, y: f64) {
        self.stop();
        self.moved.set(true);
        let all = self.all.get_untracked();
        self.frame.update(|frame| {
            let (wide, high) = (all.width / 2.0, all.height / 2.0);
            frame.middle.x = (frame.middle.x + x).clamp(all.middle.x - wide, all.middle.x + wide);
            frame.middle.y = (frame.middle.y + y).clamp(all.middle.y - high, all.middle.y + high);
        });
    }

    /// Moves the view so that a point is visible.
    pub fn reveal(&self, point: Point) {
        let frame = self.frame.get_untracked();
        let (wide, high) = (frame.width * 0.46, frame.height * 0.46);
        let by = |at: f64, middle: f64, reach: f64| at - at.clamp(middle - reach, middle + reach);
        let (x, y) = (by(point.x, frame.middle.x, wide), by(point.y, frame.middle.y, high));
        if x != 0.0 || y != 0.0 {
            let middle = Point { x: frame.middle.x + x, y: frame.middle.y + y };
            self.glide_to(Frame { middle, ..frame });
        }
    }

    fn stop(&self) {
        self.glide.update_value(|glide| *glide = glide.wrapping_add(1));
    }

    fn glide_to(&self, goal: Frame) {
        self.stop();
        if prefers_stillness() {
            return self.frame.set(goal);
        }
        let (from, begin) = (self.frame.get_untracked(), js_sys::Date::now());
        self.go_on(from, goal, begin, self.glide.get_value());
    }

    fn go_on(self, from: Frame, goal: Frame, begin: f64, number: u32) {
        request_animation_frame(move || {
            if self.glide.try_get_value() != Some(number) {
                return;
            }
            let share = ((js_sys::Date::now() - begin) / GLIDE).clamp(0.0, 1.0);
            let eased = 1.0 - (1.0 - share).powi(3);
            _ = self.frame.try_set(from.towards(&goal, eased));
            if share < 1.0 {
                self.go_on(from, goal, begin, number);
            }
        });
    }

    /// Returns how many pixels a unit of the table has.
    pub fn scale(&self, window: &DomRect) -> f64 {
        let frame = self.frame.get_untracked();
        (window.width() / frame.width).min(window.height() / frame.height).max(1e-6)
    }

    /// Returns the point of the table at a point of the screen.
    pub fn point(&self, window: &DomRect, at: Point) -> Point {
        let (scale, middle) = (self.scale(window), self.frame.get_untracked().middle);
        let (x, y) = (at.x - window.left() - window.width() / 2.0, at.y - window.top() - window.height() / 2.0);
        Point { x: middle.x + x / scale, y: middle.y + y / scale }
    }
}

fn limited(frame: Frame) -> Frame {
    let size = frame.width.max(frame.height);
    frame.nearer(size / size.clamp(NARROWEST, WIDEST), frame.middle)
}

/// Returns whether the browser asks for reduced motion.
fn prefers_stillness() -> bool {
    ON_SERVER
        || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|query| query.matches())
}
