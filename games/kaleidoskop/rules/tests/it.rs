//! All tests of Kaleidoskop, in one program: a program for each file would take minutes more to build.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod conformance;
mod conservation;
mod edition;
mod ending;
mod majority;
mod naive;
mod position;
mod reason;
mod recorded;
mod rules;
mod vectors;
