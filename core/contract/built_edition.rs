//! The build script of every game: makes JSON of the edition that comes with the product, which every program can read. See
//! `contract::from_built`.

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    const EDITION: &str = "../editions/farbraum.toml";
    println!("cargo:rerun-if-changed={EDITION}");
    let edition: serde_json::Value = toml::from_str(&std::fs::read_to_string(EDITION)?)?;
    let place = Path::new(&std::env::var("OUT_DIR")?).join("farbraum.json");
    std::fs::write(place, edition.to_string())?;
    Ok(())
}
