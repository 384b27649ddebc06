//! Numbers as people of a language write them.

use texts::Language;

/// Writes a number with `places` digits after the decimal point.
pub(super) fn number(language: Language, number: f64, places: usize) -> String {
    // Never "-0".
    let number = if number.abs() < 0.5 * 10f64.powi(-(places as i32)) { 0.0 } else { number };
    let text = format!("{:.places$}", number.abs());
    let text = if language == Language::De { text.replace('.', ",") } else { text };
    if number < 0.0 { format!("−{text}") } else { text }
}

/// A share in hundredths.
pub(super) fn percent(language: Language, share: f64) -> String {
    format!("{}\u{a0}%", number(language, 100.0 * share, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_write_them() {
        assert_eq!(number(Language::De, -3.25, 2), "−3,25");
        assert_eq!(number(Language::En, -0.04, 1), "0.0");
        assert_eq!(percent(Language::De, 0.2549), "25,5\u{a0}%");
    }
}
