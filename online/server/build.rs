//! Lets a new page be noticed by builds that carry it inside: `rust-embed` by itself sees only changes of files it knows. A debug
//! build reads the page from its folder while it runs.
fn main() {
    // Cargo takes a missing folder for a changed one, and would build the server again every time.
    let _ = std::fs::create_dir_all("page");
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if embeds { "page" } else { "build.rs" });
}
