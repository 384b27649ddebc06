//! `cargo xtask engines`: the browser tests in other browsers than the one they are made for. Not among the tests: it installs two
//! more browsers, and takes a quarter of an hour.

use anyhow::{Result, bail};

use crate::command::{cargo, run, say, target_directory};
use crate::page::{self, Mode};
use crate::setup::{self, Need, on_path};
use crate::test::linting;

/// Firefox, and what Safari is made of.
const ENGINES: [&str; 2] = ["firefox", "webkit"];

const NEEDS: &[Need] = &[
    Need { what: "the browser Firefox", package: "firefox-esr", is_there: || on_path("firefox-esr") },
    Need { what: "WebKit and its driver", package: "webkit2gtk-driver", is_there: || on_path("WebKitWebDriver") },
    Need { what: "a screen that nobody sees", package: "xvfb", is_there: || on_path("Xvfb") },
    Need { what: "its key", package: "xauth", is_there: || on_path("xauth") },
];

/// The driver of Firefox, which Debian has not; built from source.
const GECKODRIVER: &str = "geckodriver@0.37.1";

/// The tests that need what only the driver of Chromium can do: slow the network down, or cut it; tell how far things jumped; imitate
/// a screen.
const OF_CHROMIUM: [&str; 5] = [
    "first_visit",
    "steady",
    "a_game_from_home_is_brought",
    "a_page_is_seen_as_on_the_screen_asked_for",
    "a_picture_has_the_pixels_of_the_screen",
];

/// Runs the tests in one of them, or in both.
pub(crate) fn engines(only: Option<&str>) -> Result<()> {
    if let Some(other) = only.filter(|only| !ENGINES.contains(only)) {
        bail!("{other} is neither {}", ENGINES.join(" nor "));
    }
    setup::setup()?;
    setup::provide(NEEDS)?;
    let tools = target_directory()?.join("tools");
    if only != Some("webkit") && !on_path("geckodriver") && !tools.join("bin/geckodriver").is_file() {
        say("Building the driver of Firefox");
        run(cargo(&format!("install --locked {GECKODRIVER} --root")).arg(&tools))?;
    }
    page::build(Mode::Release)?;
    let mut path = std::env::var_os("PATH").unwrap_or_default();
    path.push(":");
    path.push(tools.join("bin"));
    for engine in ENGINES.into_iter().filter(|engine| only.is_none_or(|only| only == *engine)) {
        say(format!("Every browser test in {engine}"));
        let mut tests = linting("test --workspace --no-fail-fast --test browser -- --test-threads 2");
        tests.args(OF_CHROMIUM.iter().flat_map(|name| ["--skip", name]));
        run(tests.env("FARBRAUM_ENGINE", engine).env("PATH", &path))?;
    }
    Ok(())
}
