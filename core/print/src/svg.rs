//! A page as SVG, without external resources, styles or scripts.

use crate::page::{Mark, Page, Piece, Words};
use std::fmt::Write;

pub(crate) fn svg(page: &Page) -> String {
    let (width, height) = page.paper.size();
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">"#
    );
    let _ = write!(text, "<title>{}</title>", escaped(&page.title));
    let _ = write!(text, r##"<rect width="{width}" height="{height}" fill="#fff"/>"##);
    page.pieces.iter().for_each(|piece| draw(&mut text, piece));
    text.push_str("</svg>\n");
    text
}

/// The margin around a component that is shown alone, in millimetres.
const MARGIN: f64 = 1.5;

pub(crate) fn alone(piece: &Piece) -> Option<String> {
    let (left, top, right, bottom) = piece.bounds()?;
    let (x, y) = (left - MARGIN, top - MARGIN);
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.2}mm" height="{height:.2}mm" viewBox="{x:.2} {y:.2} {width:.2} {height:.2}">"#
    );
    let _ = write!(text, "<title>{}</title>", escaped(&piece.name));
    draw(&mut text, piece);
    text.push_str("</svg>\n");
    Some(text)
}

fn draw(text: &mut String, piece: &Piece) {
    match piece.name.as_str() {
        "" => text.push_str("<g>"),
        name => _ = write!(text, r#"<g data-component="{}">"#, escaped(name)),
    }
    piece.marks.iter().for_each(|mark| ink(text, mark));
    text.push_str("</g>\n");
}

fn ink(text: &mut String, mark: &Mark) {
    let _ = match mark {
        Mark::Path { outline, fill, stroke } => {
            let fill = fill.map_or_else(|| "none".to_owned(), |colour| colour.hex());
            let _ = write!(text, r#"<path d="{}" fill="{fill}""#, short(&outline.to_svg()));
            if let Some(stroke) = stroke {
                let (colour, width) = (stroke.colour.hex(), stroke.width);
                let _ = write!(
                    text,
                    r#" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round""#
                );
                let _ = stroke.dash.map(|dash| write!(text, r#" stroke-dasharray="{dash}""#));
            }
            write!(text, "/>")
        }
        Mark::Text(Words { text: words, x, y, size, centred, colour }) => {
            let anchor = if *centred { r#" text-anchor="middle""# } else { "" };
            let place = format!(r#"x="{x:.2}" y="{y:.2}" font-size="{size}" fill="{}"{anchor}"#, colour.hex());
            let font = r#"font-family="Helvetica, Arial, sans-serif" font-weight="bold""#;
            write!(text, "<text {place} {font}>{}</text>", escaped(words))
        }
    };
}

/// Writes numbers with two decimals, which are hundredths of a millimetre.
fn short(outline: &str) -> String {
    let mut text = String::with_capacity(outline.len());
    let mut number = String::new();
    let end = |number: &mut String, text: &mut String| {
        if let Ok(value) = number.parse::<f64>() {
            let rounded = (value * 100.0).round() / 100.0;
            let _ = write!(text, "{}", if rounded == 0.0 { 0.0 } else { rounded });
        }
        number.clear();
    };
    for letter in outline.chars() {
        if letter.is_ascii_digit() || letter == '.' || letter == '-' {
            number.push(letter);
        } else {
            end(&mut number, &mut text);
            text.push(letter);
        }
    }
    end(&mut number, &mut text);
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::BLACK;
    use crate::pen::rectangle;

    #[test]
    fn a_component_alone_is_seen_whole() {
        let mut piece = Piece::named("card 1");
        piece.fill(rectangle(10.0, 20.0, 30.0, 40.0), BLACK);
        let text = alone(&piece).unwrap_or_default();
        assert!(
            text.contains(r#"viewBox="8.50 18.50 33.00 43.00""#) && text.contains("<title>card 1</title>"),
            "{text}"
        );
        assert_eq!(alone(&Piece::named("nothing")), None);
    }

    #[test]
    fn numbers_are_rounded_and_words_escaped() {
        assert_eq!(short("M1.23456,-0.001 L2,3.999Z"), "M1.23,0 L2,4Z");
        assert_eq!(escaped(r#"a<b & "c""#), "a&lt;b &amp; &quot;c&quot;");
    }
}
