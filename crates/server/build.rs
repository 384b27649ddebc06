//! Lets a new page be noticed: `rust-embed` by itself sees only changes of files it knows.
fn main() {
    // Cargo takes a missing folder for a changed one, and would build the server again every time.
    let _ = std::fs::create_dir_all("page");
    println!("cargo::rerun-if-changed=page");
}
