//! The number of a rule.

use crate::t;
use leptos::prelude::*;

/// The number of a rule, which leads to it in another window, so that this page stays as it is. Without a
/// game it is no link.
#[component]
pub fn RuleChip(game: Option<&'static str>, rule: String, testid: &'static str) -> impl IntoView {
    let address = game.map(|game| format!("/rules/{game}#{rule}"));
    let words = t!("shell-rule", rule = rule.clone());
    match address {
        None => view! { <span class="chip">{words}</span> }.into_any(),
        Some(address) => view! {
            <a class="chip" href=address target="_blank" rel="noopener" data-testid=testid>{words}</a>
        }
        .into_any(),
    }
}
