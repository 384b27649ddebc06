//! Outlines that screen and paper share, as the attribute `d` of a path: a symbol for every colour, shapes, petals.
//!
//! No information is given by colour alone, on a screen or in print.

/// The six colours that most games share, with their symbols in a field from -10 to 10. No two share an outline.
pub const SYMBOLS: [(&str, &str); 6] = [
    // A triangle.
    ("red", "M0 -8.5 8.6 6.4H-8.6Z"),
    // A sun of eight rays.
    (
        "yellow",
        "M0-9 1.8-4.3 6.4-6.4 4.3-1.8 9 0 4.3 1.8 6.4 6.4 1.8 4.3 0 9-1.8 4.3-6.4 6.4-4.3 1.8-9 0-4.3-1.8-6.4-6.4-1.8-4.3Z",
    ),
    // A leaf.
    ("green", "M-7.6 7.6C-10-3.4-2.6-9 8.4-8.4 9 2.6 3.4 10-7.6 7.6Z"),
    // A drop.
    ("blue", "M0-9.4C3.4-4.6 6.6-1 6.6 3A6.6 6.6 0 0 1-6.6 3C-6.6-1-3.4-4.6 0-9.4Z"),
    // A heart.
    ("pink", "M0 8.4C-4.6 4.8-8.8 1.4-8.8-3A4.7 4.7 0 0 1 0-5.2 4.7 4.7 0 0 1 8.8-3C8.8 1.4 4.6 4.8 0 8.4Z"),
    // A crescent.
    ("purple", "M3.4-8.6A8.8 8.8 0 1 0 8.8 3.6 7.4 7.4 0 0 1 3.4-8.6Z"),
];

/// Colours that only some games have.
const MORE: [(&str, &str); 6] = [
    // A cloud.
    ("light-blue", "M-5.2 6.4A4.3 4.3 0 0 1-6-2.1 5.8 5.8 0 0 1 4.9-3.9 5.2 5.2 0 0 1 5.4 6.4Z"),
    // A bell of a flower.
    ("violet", "M0-9C4.6-8 6.2-3.6 6.2.6L9 6.2 4.4 4.4 2.6 8.4 0 5.2-2.6 8.4-4.4 4.4-9 6.2-6.2.6C-6.2-3.6-4.6-8 0-9Z"),
    // A clover.
    ("light-green", "M-1.2 2.2A4.2 4.2 0 1 1-3.9-3.7 4.1 4.1 0 1 1 3.9-3.7 4.2 4.2 0 1 1 1.2 2.2L2.6 9H-2.6Z"),
    // A fir.
    ("dark-green", "M0-9.4 5-3H2.8L7 2.6H4.4L8.4 7H1.6V9.4H-1.6V7H-8.4L-4.4 2.6H-7L-2.8-3H-5Z"),
    // An orange with its leaf.
    (
        "orange",
        "M-.4-4.600A7 7 0 1 0 .4-4.600C.6-5.600 1-6.200 1.600-6.800 4-5.600 6.800-6.400 7.600-9.400 4.600-10.400 1.200-9.600 0-7-.4-6.200-.4-5.400-.4-4.600Z",
    ),
    // Three waves.
    (
        "dark-blue",
        "M-9-6.400Q-4.500-10.400 0-6.400T9-6.400V-3Q4.500 1-0-3T-9-3ZM-9 2.600Q-4.500-1.400 0 2.600T9 2.600V6Q4.500 10 0 6T-9 6Z",
    ),
];

/// Returns the outline of a colour's symbol in a field from -10 to 10.
pub fn outline(colour: &str) -> Option<&'static str> {
    all().find(|(name, _)| *name == colour).map(|(_, outline)| outline)
}

/// Returns every colour with its symbol.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    SYMBOLS.into_iter().chain(MORE)
}

/// The shapes that stand for colours on the black side of Konfetti's cards, in a field from -1 to 1.
pub const SHAPES: [(&str, &str); 6] = [
    ("circle", "M0-1A1 1 0 0 1 0 1 1 1 0 0 1 0-1Z"),
    ("square", "M-.86-.86H.86V.86H-.86Z"),
    ("triangle", "M0-1.060 1.060.84H-1.060Z"),
    ("star", "M0-1.100.273-.376 1.046-.340.442.144.647.890 0 .465-.647.890-.442.144-1.046-.340-.273-.376Z"),
    ("diamond", "M0-1.120.86 0 0 1.120-.86 0Z"),
    ("hexagon", "M-.520-.900H.520L1.040 0 .520.900H-.520L-1.040 0Z"),
];

/// The centres of the small, the medium and the large circle of a Konfetti card in a field of 100 by 100, and their
/// radii.
pub const CIRCLES: [(f64, f64, f64); 3] = [(29.0, 21.0, 11.5), (73.0, 31.0, 19.5), (37.0, 65.0, 28.5)];

/// Half a petal of Harmonia toward the east, in a hexagon with corners 100 from its middle: from the heart of a tile to its edge.
pub const PETAL: &str = "M0 -5C20 -7 34 -30 87.2 -30L87.2 30C34 30 20 7 0 5Z";
/// A leaf of Harmonia toward the east.
pub const LEAF: &str = "M12 0C24 -13 42 -12 58 0C42 12 24 13 12 0ZM18 0H46";
