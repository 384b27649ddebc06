//! How fast games go through the lab.
fn main() {}
