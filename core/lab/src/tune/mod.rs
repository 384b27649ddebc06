//! Searches numbers of an edition toward the goals of a designer.
//!
//! ```
//! use lab::tune::{Goal, Knob};
//! let text = "[numbers]\nmirror = 3 # what a mirror costs\n";
//! let knob: Knob = "numbers.mirror=2..5".parse().unwrap();
//! assert_eq!(knob.set(text, 4).unwrap(), "[numbers]\nmirror = 4 # what a mirror costs\n");
//! let goal: Goal = "rounds=10..16".parse().unwrap();
//! assert_eq!(goal.to_string(), "rounds=10..16");
//! ```

mod goal;
mod knob;
mod search;

pub use goal::{Goal, Measurement, ParseGoal};
pub use knob::{Knob, ParseKnob};
pub use search::{Search, Trial};
