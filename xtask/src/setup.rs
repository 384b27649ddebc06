//! What the build and the tests need besides cargo: look for it, install it
//! where that is possible, and otherwise say what is missing and how to get it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

mod package;

use crate::command::{program, run, say, target_directory};

/// Something the tests need, and the Debian package that has it.
pub(crate) struct Need {
    pub(crate) what: &'static str,
    pub(crate) package: &'static str,
    pub(crate) is_there: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need {
        what: "the browser Chromium",
        package: "chromium",
        is_there: || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(on_path),
    },
    Need {
        what: "chromedriver, of the same version",
        package: "chromium-driver",
        is_there: || on_path("chromedriver"),
    },
    Need { what: "a font", package: "fonts-dejavu-core", is_there: has_font },
    Need { what: "PostgreSQL", package: "postgresql", is_there: has_postgres },
    Need { what: "the NATS server", package: "nats-server", is_there: || on_path("nats-server") },
    Need { what: "npm", package: "npm", is_there: || on_path("npm") || package::AXE.is_there() },
];

/// Provides everything that building and testing need.
pub(crate) fn setup() -> Result<()> {
    wasm_target()?;
    provide(NEEDS)?;
    package::AXE.fetch()
}

/// Provides the fonts of Android phones. A program started with this folder as its `XDG_DATA_HOME` uses them.
pub(crate) fn letters() -> Result<PathBuf> {
    package::LETTERS.fetch()?;
    Ok(target_directory()?.join("tools/letters"))
}

/// Installs what is missing.
pub(crate) fn provide(needs: &[Need]) -> Result<()> {
    let missing = || needs.iter().filter(|need| !(need.is_there)()).collect::<Vec<_>>();
    if !missing().is_empty() {
        install(&missing())?;
    }
    match missing().as_slice() {
        [] => Ok(()),
        rest => bail!(how_to_get(rest)),
    }
}

/// Provides the compile target of the page. `rust-toolchain.toml` names it, so
/// that rustup has usually installed it with the toolchain.
pub(crate) fn wasm_target() -> Result<()> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let library = program("rustc").args(["--print", "target-libdir", "--target", TARGET]).output()?;
    if Path::new(String::from_utf8_lossy(&library.stdout).trim()).is_dir() {
        return Ok(());
    }
    if !on_path("rustup") {
        bail!("the Rust target {TARGET} is missing; install it as your Rust came, or use rustup");
    }
    say("Installing the Rust target of the page");
    run(program("rustup").args(["target", "add", TARGET]))
}

/// Installs Debian packages, as root or with a `sudo` that asks no password.
fn install(needs: &[&Need]) -> Result<()> {
    let root = succeeds(Command::new("sh").args(["-c", "test $(id -u) = 0"]));
    if !on_path("apt-get") || !(root || succeeds(Command::new("sudo").args(["-n", "true"]))) {
        bail!(how_to_get(needs));
    }
    say(format!("Installing {} (a minute or two)", packages(needs)));
    apt_get(root, &["update"])?;
    let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
    arguments.extend(needs.iter().map(|need| need.package));
    apt_get(root, &arguments)
}

fn apt_get(root: bool, arguments: &[&str]) -> Result<()> {
    let words: &[&str] = if root { &["env"] } else { &["sudo", "-n", "env"] };
    let mut command = program(words[0]);
    // Waits for another installation that may be running.
    let patiently = ["-o", "DPkg::Lock::Timeout=300"];
    command.args(&words[1..]).args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]).args(patiently);
    run(command.args(arguments))
}

fn how_to_get(needs: &[&Need]) -> String {
    let whats: Vec<&str> = needs.iter().map(|need| need.what).collect();
    format!(
        "missing: {}\non Debian: apt-get install {}\nelsewhere: install the same, with the programs on the PATH",
        whats.join("; "),
        packages(needs)
    )
}

fn packages(needs: &[&Need]) -> String {
    needs.iter().map(|need| need.package).collect::<Vec<_>>().join(" ")
}

pub(crate) fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// A Debian without desktop has none, and a page without letters tests nothing.
fn has_font() -> bool {
    !cfg!(target_os = "linux")
        || ["/usr/share/fonts/truetype", "/usr/share/fonts/opentype", "/usr/local/share/fonts"]
            .iter()
            .any(|folder| Path::new(folder).is_dir())
}

/// Debian keeps what administrators use off the path.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path("initdb") || versions.into_iter().any(|version| version.path().join("bin/initdb").is_file())
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
