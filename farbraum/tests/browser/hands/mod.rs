//! Hands: actions done as a person does them, by clicking on what the page offers.

pub(crate) mod colour_lines;
pub(crate) mod harmonia;
pub(crate) mod kaleidoskop;

pub(crate) fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}
