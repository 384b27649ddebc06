//! A link as a picture for cameras.

use crate::chunks;
use contract::Message;
use fast_qr::{ECL, QRBuilder};
use kit::reader::Words;
use leptos::prelude::*;
use std::fmt::Write;
use table_page::chunks::{Arriving, patiently};

/// The QR code of a link. What works it out is a chunk of its own: the page does not wait for it, and its place is kept.
#[component]
pub fn QrCode(link: String, label: Words) -> impl IntoView {
    let squares = patiently(move || {
        let link = link.clone();
        async move { chunks::squares(link).await.map_err(|_| Message::new(table_page::api::UNREACHABLE)) }
    });
    let square = move |squares: Squares| match squares {
        Some((size, path)) => (format!("-3 -3 {0} {0}", size + 6), path),
        None => ("0 0 1 1".to_owned(), String::new()),
    };
    let drawn = Memo::new(move |_| match squares.get() {
        Arriving::Here(here) => square(here),
        Arriving::NotYet { .. } | Arriving::Never => square(None),
    });
    view! {
        <svg class="qr" viewBox=move || drawn.get().0 role="img" aria-label=label shape-rendering="crispEdges"
            data-testid="qr">
            <path d=move || drawn.get().1/>
        </svg>
    }
}

/// How many squares there are on a side, and the dark ones as one path; nothing for a link that is too long.
pub(crate) type Squares = Option<(usize, String)>;

/// Works out the squares of a link.
pub(crate) fn squares(link: &str) -> Squares {
    let code = QRBuilder::new(link).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|&x| code[y][x].value()).count();
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Some((code.size, path))
}
