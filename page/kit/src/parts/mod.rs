//! The family of parts that all pages are made of.

mod dialog;
mod icon;
mod logo;
mod pass_on;
mod popover;
mod rule_chip;
mod segments;
mod steps;
mod switch;
mod toast;
mod what_now;

pub use dialog::Dialog;
pub use icon::{Icon, Sign};
pub use logo::{Mark, Wordmark};
pub use pass_on::PassOn;
pub use popover::Popover;
pub use rule_chip::RuleChip;
pub use segments::Segments;
pub use steps::Steps;
pub use switch::Switch;
pub use toast::Toast;
pub use what_now::WhatNow;
