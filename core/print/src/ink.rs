//! The colours of components: those of the light theme in `page/kit/styles/tokens.css`.

/// Red, green and blue, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb(pub(crate) [f64; 3]);

/// Lightness, chroma and hue of a token.
type Lch = (f64, f64, f64);

/// The tokens that components are printed in.
const TOKENS: [(&str, Lch); 62] = [
    ("red", (0.6, 0.212, 25.0)),
    ("red-light", (0.75, 0.15, 26.0)),
    ("red-dark", (0.42, 0.16, 25.0)),
    ("red-ink", (0.99, 0.01, 25.0)),
    ("yellow", (0.85, 0.165, 90.0)),
    ("yellow-light", (0.945, 0.105, 97.0)),
    ("yellow-dark", (0.66, 0.135, 76.0)),
    ("yellow-ink", (0.33, 0.07, 75.0)),
    ("green", (0.62, 0.165, 150.0)),
    ("green-light", (0.8, 0.15, 148.0)),
    ("green-dark", (0.42, 0.115, 152.0)),
    ("green-ink", (0.99, 0.02, 150.0)),
    ("blue", (0.55, 0.185, 256.0)),
    ("blue-light", (0.74, 0.125, 246.0)),
    ("blue-dark", (0.37, 0.145, 262.0)),
    ("blue-ink", (0.99, 0.01, 256.0)),
    ("pink", (0.78, 0.14, 352.0)),
    ("pink-light", (0.9, 0.07, 352.0)),
    ("pink-dark", (0.59, 0.17, 354.0)),
    ("pink-ink", (0.3, 0.1, 354.0)),
    ("purple", (0.46, 0.195, 301.0)),
    ("purple-light", (0.66, 0.16, 303.0)),
    ("purple-dark", (0.3, 0.135, 298.0)),
    ("purple-ink", (0.98, 0.02, 301.0)),
    ("orange", (0.73, 0.175, 54.0)),
    ("orange-light", (0.85, 0.12, 62.0)),
    ("orange-dark", (0.53, 0.15, 46.0)),
    ("orange-ink", (0.3, 0.09, 48.0)),
    ("violet", (0.51, 0.2, 308.0)),
    ("violet-light", (0.72, 0.155, 308.0)),
    ("violet-dark", (0.34, 0.15, 305.0)),
    ("violet-ink", (0.99, 0.01, 308.0)),
    ("tint-pink", (0.84, 0.1, 355.0)),
    ("tint-pink-ink", (0.42, 0.16, 357.0)),
    ("tint-light-blue", (0.87, 0.075, 225.0)),
    ("tint-light-blue-ink", (0.42, 0.1, 235.0)),
    ("tint-violet", (0.74, 0.125, 305.0)),
    ("tint-violet-ink", (0.33, 0.15, 303.0)),
    ("tint-light-green", (0.865, 0.145, 137.0)),
    ("tint-light-green-ink", (0.42, 0.11, 135.0)),
    ("tint-yellow", (0.925, 0.13, 98.0)),
    ("tint-yellow-ink", (0.45, 0.1, 80.0)),
    ("tint-dark-green", (0.67, 0.105, 160.0)),
    ("tint-dark-green-ink", (0.28, 0.075, 163.0)),
    ("tint-orange", (0.8, 0.135, 62.0)),
    ("tint-orange-ink", (0.4, 0.12, 45.0)),
    ("tint-dark-blue", (0.65, 0.125, 262.0)),
    ("tint-dark-blue-ink", (0.26, 0.11, 268.0)),
    ("sheet-grey", (0.87, 0.012, 80.0)),
    ("sheet-black", (0.3, 0.02, 75.0)),
    ("sheet-ink", (0.3, 0.025, 70.0)),
    ("midline", (0.58, 0.22, 27.0)),
    ("leaf", (0.925, 0.064, 128.0)),
    ("leaf-deep", (0.87, 0.085, 133.0)),
    ("leaf-edge", (0.76, 0.085, 138.0)),
    ("leaf-vein", (0.74, 0.11, 138.0)),
    ("petal", (0.55, 0.19, 312.0)),
    ("petal-light", (0.77, 0.13, 325.0)),
    ("petal-rim", (0.31, 0.13, 300.0)),
    ("bloom", (0.86, 0.15, 88.0)),
    ("card-black", (0.225, 0.018, 275.0)),
    ("line-strong", (0.62, 0.02, 285.0)),
];

pub const BLACK: Rgb = Rgb([0.1, 0.1, 0.13]);
pub const GREY: Rgb = Rgb([0.55, 0.55, 0.58]);
pub const PALE: Rgb = Rgb([0.86, 0.86, 0.88]);
pub const WHITE: Rgb = Rgb([1.0, 1.0, 1.0]);

/// Returns the colour of a token, or black if there is no such token.
pub fn token(name: &str) -> Rgb {
    TOKENS.iter().find(|(token, _)| *token == name).map_or(BLACK, |(_, lch)| rgb(*lch))
}

/// Converts OKLCH to sRGB as browsers do; values outside of sRGB are clamped.
fn rgb((lightness, chroma, hue): Lch) -> Rgb {
    let (sin, cos) = hue.to_radians().sin_cos();
    let (a, b) = (chroma * cos, chroma * sin);
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    let linear = [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ];
    let curve = |part: f64| if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
    Rgb(linear.map(|part| curve(part.clamp(0.0, 1.0)).clamp(0.0, 1.0)))
}

impl Rgb {
    /// Returns `#rrggbb`.
    pub(crate) fn hex(self) -> String {
        let [red, green, blue] = self.0.map(|part| (part * 255.0).round() as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_has_the_colours_of_the_screen() {
        let css = include_str!("../../../page/kit/styles/tokens.css");
        for (name, (lightness, chroma, hue)) in TOKENS {
            let line = css.lines().find(|line| line.trim_start().starts_with(&format!("--{name}:"))).expect(name);
            assert!(line.contains(&format!("oklch({lightness} {chroma} {hue})")), "{name}: {line}");
        }
    }

    #[test]
    fn oklch_becomes_what_browsers_show() {
        assert_eq!(rgb((1.0, 0.0, 0.0)).hex(), "#ffffff");
        assert_eq!(rgb((0.0, 0.0, 0.0)).hex(), "#000000");
        // The red, green and blue of sRGB.
        assert_eq!(rgb((0.627_955, 0.257_683, 29.233_9)).hex(), "#ff0000");
        assert_eq!(rgb((0.866_44, 0.294_827, 142.495_3)).hex(), "#00ff00");
        assert_eq!(rgb((0.452_014, 0.313_214, 264.052)).hex(), "#0000ff");
    }
}
