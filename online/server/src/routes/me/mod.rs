//! `/api/me`: the person behind a browser.

pub(super) mod get;
pub(super) mod post;
