//! What `cargo xtask page` needs to cut the page into pieces: who refers to whom (relocations), and data that is not merged.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        for argument in ["--emit-relocs", "--no-merge-data-segments"] {
            println!("cargo:rustc-link-arg-cdylib={argument}");
        }
    }
}
