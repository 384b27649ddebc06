//! The screen on which a page is shown.

/// The size of a page in CSS pixels, and the user's preferences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    pub width: u32,
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub scale: f64,
    /// Whether it is a touch screen.
    pub touch: bool,
    /// Whether the user prefers dark colours.
    pub dark: bool,
    /// Whether the user prefers less motion.
    pub still: bool,
}

impl Screen {
    /// A typical phone, upright, with few pixels: tests have to draw them without a graphics card.
    pub const PHONE: Self = Self { width: 390, height: 844, scale: 1.0, touch: true, dark: false, still: false };
    /// A typical laptop.
    pub const DESKTOP: Self = Self { width: 1440, height: 900, scale: 1.0, touch: false, dark: false, still: false };

    /// Returns the same screen with as many pixels as phones have.
    pub const fn sharp(self) -> Self {
        Self { scale: 2.0, ..self }
    }

    /// Returns the same screen with dark colours.
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// Returns the same screen with less motion.
    pub const fn still(self) -> Self {
        Self { still: true, ..self }
    }
}
