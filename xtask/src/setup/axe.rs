//! axe-core, which looks for what people with impairments could not use. A script that tests put into pages; never part of them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::command::{program, run, say, target_directory};

const VERSION: &str = "4.14.0";
/// The script that tests were written against, and no other.
const SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// Where tests look for it; they know it by the same name.
fn place() -> Result<PathBuf> {
    Ok(target_directory()?.join("tools").join("axe.min.js"))
}

pub(super) fn is_there() -> bool {
    place().ok().and_then(|place| fs::read(place).ok()).is_some_and(|script| is_right(&script))
}

/// Fetches it with npm, unless it is there.
pub(super) fn fetch() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    let place = place()?;
    let folder = place.parent().context("the script has no folder")?;
    fs::create_dir_all(folder)?;
    say(format!("Fetching axe-core {VERSION}"));
    let package = format!("axe-core@{VERSION}");
    run(program("npm").args(["pack", "--silent", &package, "--pack-destination"]).arg(folder))?;
    let archive = folder.join(format!("axe-core-{VERSION}.tgz"));
    run(program("tar").arg("-xzf").arg(&archive).arg("-C").arg(folder).arg("package/axe.min.js"))?;
    let script = fs::read(folder.join("package/axe.min.js"))?;
    ensure!(is_right(&script), "axe-core {VERSION} is not the one that was tested with: its hash differs");
    fs::write(&place, script)?;
    fs::remove_file(archive)?;
    fs::remove_dir_all(folder.join("package"))?;
    Ok(())
}

fn is_right(script: &[u8]) -> bool {
    Sha256::digest(script).iter().map(|byte| format!("{byte:02x}")).collect::<String>() == SHA256
}
