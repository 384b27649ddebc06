//! The ways to bring others to the table: link, code, picture.

use crate::parts::PassOn;
use crate::t;
use fast_qr::{ECL, QRBuilder};
use leptos::prelude::*;
use std::fmt::Write;

/// Link, code and QR code of a table.
#[component]
pub(super) fn Invitation(code: String) -> impl IntoView {
    let link = format!("{}/t/{code}", window().location().origin().unwrap_or_default());
    let picture = qr_path(&link);
    view! {
        <section class="invitation panel">
            <h2>{t!("gather-invite")}</h2>
            <p class="note">{t!("gather-invite-text")}</p>
            <div class="invitation-ways">
                {picture.map(|(size, path)| view! {
                    <svg class="qr" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img" aria-label=t!("gather-qr")
                        shape-rendering="crispEdges" data-testid="qr">
                        <path d=path/>
                    </svg>
                })}
                <div class="invitation-words">
                    <p class="code-line">
                        <span>{t!("gather-code")}</span>
                        <strong class="code" data-testid="table-code">{code}</strong>
                    </p>
                    <PassOn link/>
                </div>
            </div>
        </section>
    }
}

/// The dark squares of a QR code as one path, and how many there are on a side.
pub(crate) fn qr_path(link: &str) -> Option<(usize, String)> {
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
