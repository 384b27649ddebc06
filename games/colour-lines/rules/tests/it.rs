//! All tests of Colour Lines, in one program: a program for each file would take minutes more to build.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

mod circles;
mod conformance;
mod drawing;
mod edition;
mod example;
mod naive;
mod position;
mod properties;
mod reason;
mod rounds;
mod scoring;
mod setup;
mod solve;
mod strict;
mod tasks;
mod vectors;
mod version_1;
