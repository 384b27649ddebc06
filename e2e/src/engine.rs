//! The kind of browser: the one that the tests are made for, or another.
//!
//! `FARBRAUM_ENGINE` chooses it for a whole run of the tests, as `cargo xtask engines` does.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::Capabilities;

use crate::Screen;
use crate::guard::Guard;
use crate::port::on_free_port;

/// The variable that names another browser.
const VARIABLE: &str = "FARBRAUM_ENGINE";
/// How often a driver is started before it counts as broken.
const STARTS: usize = 5;
/// How long a driver may take to listen.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A browser engine. Nearly every browser has one of these three.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine {
    Chromium,
    /// Without the tools of Chromium's driver, a phone can only be imitated by a small window.
    Firefox,
    /// The engine of Safari, and of every browser on an iPhone. The same holds.
    WebKit,
}

impl Engine {
    /// Returns the engine of this run of the tests.
    ///
    /// # Errors
    /// The variable names an unknown engine.
    pub fn chosen() -> Result<Engine> {
        Ok(match std::env::var(VARIABLE).as_deref() {
            Err(_) | Ok("chromium") => Engine::Chromium,
            Ok("firefox") => Engine::Firefox,
            Ok("webkit") => Engine::WebKit,
            Ok(other) => anyhow::bail!("{VARIABLE} is {other:?}, and no browser"),
        })
    }

    /// Returns whether one driver can open several browsers.
    pub(crate) fn shares_driver(self) -> bool {
        self == Engine::Chromium
    }

    /// Starts the driver on a free port, with a folder for its files, and its browsers with the user's preferences.
    pub(crate) fn start_driver(self, folder: &Path, screen: Screen) -> Result<(Guard, u16)> {
        let log = &folder.join("driver.log");
        match self {
            Engine::Chromium => {
                let start = || Guard::start(OsStr::new("chromedriver"), &[OsStr::new("--port=0")], log, port_of);
                // Chromedriver asks for a free port of IPv4 and then wants the same of IPv6, which may be taken: it
                // ends, and another port works.
                let started = (1..STARTS).find_map(|_| start().ok()).map_or_else(start, Ok);
                started.context("chromedriver is needed: `cargo xtask setup` installs it")
            }
            Engine::Firefox => start_on_port(folder, log, r#"exec geckodriver --port "$1""#),
            Engine::WebKit => {
                wishes_of_gtk(folder, screen)?;
                start_on_port(folder, log, WEBKIT)
            }
        }
    }

    /// Returns the capabilities of a browser.
    pub(crate) fn capabilities(self, screen: Screen, profile: &Path) -> Capabilities {
        let wanted = match self {
            Engine::Chromium => chromium(screen, profile),
            Engine::Firefox => firefox(screen, profile),
            Engine::WebKit => {
                json!({ "webkitgtk:browserOptions": { "binary": mini_browser(), "args": ["--automation"] } })
            }
        };
        match wanted {
            Value::Object(wanted) => wanted.into(),
            _ => Capabilities::new(),
        }
    }
}

/// Returns Debian's minimal WebKit browser.
fn mini_browser() -> String {
    format!("/usr/lib/{}-linux-gnu/webkit2gtk-4.1/MiniBrowser", std::env::consts::ARCH)
}

/// It draws into a virtual window.
const WEBKIT: &str = r#"XDG_CONFIG_HOME="$2" exec xvfb-run -a -s "-screen 0 1600x1000x24" WebKitWebDriver --port="$1""#;

/// Writes the settings by which the windowing toolkit tells WebKit the user's preferences.
fn wishes_of_gtk(folder: &Path, screen: Screen) -> Result<()> {
    let (dark, moving) = (u8::from(screen.dark), u8::from(!screen.still));
    let settings = format!("[Settings]\ngtk-application-prefer-dark-theme={dark}\ngtk-enable-animations={moving}\n");
    std::fs::create_dir_all(folder.join("gtk-3.0"))?;
    Ok(std::fs::write(folder.join("gtk-3.0/settings.ini"), settings)?)
}

/// Starts a driver that cannot choose a port itself, and waits until it listens.
fn start_on_port(folder: &Path, log: &Path, command: &str) -> Result<(Guard, u16)> {
    on_free_port(|port| {
        let number = port.to_string();
        // Its output goes to the log; the line for the guard is ours.
        let command = format!("echo begun; {command} >&2");
        let words = ["-c", &command, "sh", &number].map(OsStr::new);
        let arguments: Vec<&OsStr> = words.into_iter().chain([folder.as_os_str()]).collect();
        let (process, ()) = Guard::start(OsStr::new("sh"), &arguments, log, |line| (line == "begun").then_some(()))?;
        let began = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let said = || std::fs::read_to_string(log).unwrap_or_default();
            ensure!(
                began.elapsed() < START_TIMEOUT,
                "its driver is needed (`cargo xtask engines` installs it):\n{}",
                said()
            );
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok((process, port))
    })
}

/// Reads `ChromeDriver was started successfully on port 34661.`
fn port_of(line: &str) -> Option<u16> {
    line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
}

const FLAGS: [&str; 9] = [
    "--headless=new",
    // Chromium refuses its sandbox to root, which tests in containers often are.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

fn chromium(screen: Screen, profile: &Path) -> Value {
    let mine =
        [format!("--user-data-dir={}", profile.display()), format!("--window-size={},{}", screen.width, screen.height)];
    let arguments: Vec<String> = FLAGS.map(str::to_owned).into_iter().chain(mine).collect();
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": "en" } },
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

fn firefox(screen: Screen, profile: &Path) -> Value {
    let arguments = [
        "-headless".to_owned(),
        "-profile".to_owned(),
        profile.display().to_string(),
        format!("-width={}", screen.width),
        format!("-height={}", screen.height),
    ];
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "args": arguments,
            "prefs": {
                "intl.accept_languages": "en",
                "ui.systemUsesDarkTheme": i32::from(screen.dark),
                "ui.prefersReducedMotion": i32::from(screen.still),
            },
        },
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_port_is_read_from_what_chromedriver_says() {
        let line = "ChromeDriver was started successfully on port 34661.";
        assert_eq!(super::port_of(line), Some(34661));
        assert_eq!(super::port_of("Starting ChromeDriver 156.0 on port 0"), None);
    }
}
