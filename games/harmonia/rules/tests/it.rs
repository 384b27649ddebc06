//! All tests of Harmonia, in one program: a program for each file would take minutes more to build.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod conformance;
mod edition;
mod ending;
mod example;
mod naive;
mod outlook;
mod phrases;
mod position;
mod properties;
mod reason;
mod rules_1;
mod scoring;
mod setup;
mod solve;
mod tiles;
mod turn;
mod vectors;
