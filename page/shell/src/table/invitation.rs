//! The ways to bring others to the table: link, code, picture.

use crate::qr::QrCode;
use kit::parts::PassOn;
use kit::t;
use leptos::prelude::*;

/// Link, code and QR code of a table.
#[component]
pub(super) fn Invitation(code: String) -> impl IntoView {
    let link = format!("{}/t/{code}", window().location().origin().unwrap_or_default());
    view! {
        <section class="invitation panel">
            <h2>{t!("gather-invite")}</h2>
            <p class="note">{t!("gather-invite-text")}</p>
            <div class="invitation-ways">
                <QrCode link=link.clone() label=t!("gather-qr")/>
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
