//! Lets a new migration be noticed.
fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
