//! All tests of Konfetti, in one program: a program for each file would take minutes more to build.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod calm;
mod cards;
mod conformance;
mod contest;
mod edition;
mod ending;
mod imagine;
mod keeping;
mod properties;
mod race;
mod sand;
mod scoring;
mod setup;
mod table;
mod vectors;
