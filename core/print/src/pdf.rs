//! Pages as one PDF with paths and words only. The font is Helvetica bold, which every PDF reader has.

use crate::ink::Rgb;
use crate::page::{Mark, Page, Words};
use kurbo::{BezPath, PathEl, Point};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

/// PDF points per millimetre.
const POINT: f64 = 72.0 / 25.4;
const FONT: Name<'static> = Name(b"F");

/// Returns all pages as one file.
pub fn pdf(pages: &[Page], title: &str) -> Vec<u8> {
    let mut file = Pdf::new();
    let [catalog, tree, font, info] = [1, 2, 3, 4].map(Ref::new);
    let page_ref = |place: usize| Ref::new(5 + 2 * place as i32);
    file.catalog(catalog).pages(tree);
    file.pages(tree).kids((0..pages.len()).map(page_ref)).count(pages.len() as i32);
    file.type1_font(font).base_font(Name(b"Helvetica-Bold")).encoding_predefined(Name(b"WinAnsiEncoding"));
    file.document_info(info).title(TextStr(title)).producer(TextStr("Farbraum"));
    for (place, page) in pages.iter().enumerate() {
        let (width, height) = page.paper.size();
        let content = Ref::new(6 + 2 * place as i32);
        let mut written = file.page(page_ref(place));
        written.parent(tree).media_box(Rect::new(0.0, 0.0, (width * POINT) as f32, (height * POINT) as f32));
        written.contents(content);
        written.resources().fonts().pair(FONT, font);
        written.finish();
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&drawn(page), 6);
        file.stream(content, &packed).filter(Filter::FlateDecode);
    }
    file.finish()
}

/// Returns the content stream of a page.
fn drawn(page: &Page) -> Vec<u8> {
    let mut content = Content::new();
    // From here on in millimetres from the upper left corner, downward.
    let (_, height) = page.paper.size();
    content.transform([POINT as f32, 0.0, 0.0, -POINT as f32, 0.0, (height * POINT) as f32]);
    content.set_line_cap(LineCapStyle::RoundCap);
    content.set_line_join(LineJoinStyle::RoundJoin);
    for mark in page.pieces.iter().flat_map(|piece| &piece.marks) {
        match mark {
            Mark::Path { outline, fill, stroke } => {
                walk(&mut content, outline);
                fill.map(|Rgb([red, green, blue])| content.set_fill_rgb(red as f32, green as f32, blue as f32));
                if let Some(stroke) = stroke {
                    let Rgb([red, green, blue]) = stroke.colour;
                    content.set_stroke_rgb(red as f32, green as f32, blue as f32);
                    content.set_line_width(stroke.width as f32);
                    content.set_dash_pattern(stroke.dash.map(|dash| dash as f32), 0.0);
                }
                match (fill, stroke) {
                    (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
                    (Some(_), None) => content.fill_nonzero(),
                    (None, Some(_)) => content.stroke(),
                    (None, None) => content.end_path(),
                };
            }
            Mark::Text(words) => write(&mut content, words),
        }
    }
    content.finish().to_vec()
}

/// Draws an outline. Quadratic curves become cubic ones, because PDF has no others.
fn walk(content: &mut Content, outline: &BezPath) {
    let mut at = Point::ORIGIN;
    for element in outline.elements() {
        match *element {
            PathEl::MoveTo(to) => _ = content.move_to(to.x as f32, to.y as f32),
            PathEl::LineTo(to) => _ = content.line_to(to.x as f32, to.y as f32),
            PathEl::CurveTo(a, b, to) => curve(content, a, b, to),
            PathEl::QuadTo(by, to) => curve(content, at.lerp(by, 2.0 / 3.0), to.lerp(by, 2.0 / 3.0), to),
            PathEl::ClosePath => _ = content.close_path(),
        }
        at = element.end_point().unwrap_or(at);
    }
}

fn curve(content: &mut Content, a: Point, b: Point, to: Point) {
    content.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, to.x as f32, to.y as f32);
}

fn write(content: &mut Content, Words { text, x, y, size, centred, colour }: &Words) {
    let letters: Vec<u8> = text.chars().map(letter).collect();
    let wide: f64 = letters.iter().map(|&letter| width(letter)).sum::<f64>() * size / 1000.0;
    let left = if *centred { x - wide / 2.0 } else { *x };
    let Rgb([red, green, blue]) = colour;
    content.begin_text().set_font(FONT, *size as f32);
    content.set_fill_rgb(*red as f32, *green as f32, *blue as f32);
    // The page runs downward, which would turn letters upside down.
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left as f32, *y as f32]);
    content.show(Str(&letters)).end_text();
}

/// Returns a letter in the encoding of the font.
fn letter(letter: char) -> u8 {
    match letter {
        '–' | '−' => 0x96,
        '…' => 0x85,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '„' => 0x84,
        _ => u8::try_from(u32::from(letter)).unwrap_or(b'?'),
    }
}

/// Returns the width of a letter of Helvetica bold in thousandths of its size.
fn width(letter: u8) -> f64 {
    /// From the space on.
    const WIDTHS: [u16; 95] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ];
    let known = letter.checked_sub(b' ').and_then(|place| WIDTHS.get(usize::from(place)).copied());
    f64::from(known.unwrap_or(match letter {
        0xC4 | 0xDC => 722,
        0xD6 => 778,
        0xF6 | 0xFC | 0xDF => 611,
        0xD7 => 584,
        0xB7 => 278,
        _ => 556,
    }))
}
