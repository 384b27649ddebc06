//! Filters cards by colour and size: matching cards are lit, the others are dimmed.

use konfetti::{Colour, Face, Size};

/// The colours and sizes of the filter. Without a colour it is off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub colours: Vec<Colour>,
    /// An empty list means every size.
    pub sizes: Vec<Size>,
}

impl Filter {
    pub fn is_on(&self) -> bool {
        !self.colours.is_empty()
    }

    pub fn is_empty(&self) -> bool {
        self.colours.is_empty() && self.sizes.is_empty()
    }

    /// Returns whether a card has one of the colours in one of the sizes.
    pub fn matches(&self, face: Face) -> bool {
        let sizes = if self.sizes.is_empty() { &Size::ALL } else { self.sizes.as_slice() };
        sizes.iter().any(|&size| self.colours.contains(&face.colour(size)))
    }

    pub fn toggle_colour(&mut self, colour: Colour) {
        toggle(&mut self.colours, colour);
    }

    pub fn toggle_size(&mut self, size: Size) {
        toggle(&mut self.sizes, size);
    }
}

fn toggle<T: PartialEq>(chosen: &mut Vec<T>, one: T) {
    match chosen.iter().position(|other| *other == one) {
        Some(place) => drop(chosen.remove(place)),
        None => chosen.push(one),
    }
}
