//! Hands: actions done as a person does them, by clicking on what the page offers.

#![allow(clippy::unwrap_used, dead_code, reason = "a test that cannot go on shall panic; each uses its own part")]

pub(crate) mod colour_lines;
pub(crate) mod harmonia;
pub(crate) mod kaleidoskop;

pub(crate) fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}
