//! One person's browser.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::error::WebDriverError;
use thirtyfour::extensions::query::ElementQueryable;
use thirtyfour::{By, WebDriver, WebElement};

use crate::Screen;
use crate::browser::Driver;
use crate::engine::Engine;

/// How long a page may take to show what a test waits for.
const WAIT_TIMEOUT: Duration = Duration::from_secs(30);
/// Of WebP pictures, in hundredths: the loss is not visible.
const QUALITY: u32 = 86;
const INTERVAL: Duration = Duration::from_millis(50);
/// Collects errors where the driver does not: those after a page has loaded.
const LISTEN: &str = "if (window.logged) return;
    window.logged = [];
    const log = (...what) => logged.push(what.map(String).join(' '));
    addEventListener('error', event => log(event.message));
    addEventListener('unhandledrejection', event => log(event.reason));
    console.error = log";
/// Returns the first visible match, as the page itself knows it: drivers differ.
const SEEN: &str = "return [...document.querySelectorAll(arguments[0])].find(one =>
    one.getClientRects().length && one.checkVisibility({ visibilityProperty: true })) ?? null";
/// Returns the visible text, likewise.
const WRITTEN: &str = "return (arguments[0].innerText ?? arguments[0].textContent).trim()";
/// Outside Chromium, an element that a tap missed is scrolled to the middle of the screen and tapped itself.
const TAP: &str = "arguments[0].scrollIntoView({ block: 'center' }); arguments[0].click()";

/// A browser with one page. It is closed when dropped.
///
/// Elements are named by CSS selectors, and every method waits until the element is there, so that a test needs no
/// pauses of its own.
#[derive(Debug)]
pub struct Session {
    web: WebDriver,
    engine: Engine,
    // The files are removed after the browser has ended, and before its driver ends.
    profile: TempDir,
    driver: Arc<Driver>,
}

impl Session {
    pub(crate) async fn new(
        web: WebDriver,
        engine: Engine,
        profile: TempDir,
        driver: Arc<Driver>,
        screen: Screen,
    ) -> Result<Self> {
        let session = Self { web, engine, profile, driver };
        session.web.set_page_load_timeout(3 * WAIT_TIMEOUT).await?;
        session.show_on(screen).await?;
        Ok(session)
    }

    /// Returns the WebDriver for everything else.
    pub fn web(&self) -> &WebDriver {
        &self.web
    }

    /// Returns the folder of the browser's own files, by which its process can be found.
    pub fn profile(&self) -> &Path {
        self.profile.path()
    }

    /// Changes the size of the page and the user's preferences; outside Chromium, only the size of the window.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn show_on(&self, screen: Screen) -> Result<()> {
        if self.engine != Engine::Chromium {
            self.web.set_window_rect(0, 0, screen.width, screen.height).await?;
            return Ok(());
        }
        let scheme = if screen.dark { "dark" } else { "light" };
        let motion = if screen.still { "reduce" } else { "no-preference" };
        let commands = [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({
                    "width": screen.width,
                    "height": screen.height,
                    "deviceScaleFactor": screen.scale,
                    "mobile": screen.touch,
                }),
            ),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": screen.touch })),
            (
                "Emulation.setEmulatedMedia",
                json!({ "features": [
                    { "name": "prefers-color-scheme", "value": scheme },
                    { "name": "prefers-reduced-motion", "value": motion },
                ] }),
            ),
        ];
        for (command, parameters) in commands {
            self.web.cdp().send_raw(command, parameters).await.context(command)?;
        }
        Ok(())
    }

    /// Opens an address and waits until the page is loaded.
    ///
    /// # Errors
    /// The address does not answer.
    pub async fn goto(&self, url: impl AsRef<str>) -> Result<()> {
        let url = url.as_ref();
        self.web.goto(url).await.with_context(|| format!("cannot go to {url}"))?;
        if self.engine != Engine::Chromium {
            self.web.execute(LISTEN, Vec::new()).await?;
        }
        Ok(())
    }

    /// Waits until an element is visible, and returns it.
    ///
    /// # Errors
    /// There is none after half a minute.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        if self.engine != Engine::Chromium {
            let seen = async || Ok(self.web.execute(SEEN, vec![css.into()]).await?.element().ok());
            return self.until(seen).await?.with_context(|| format!("`{css}` did not appear"));
        }
        let look = async || self.web.query(By::Css(css)).wait(WAIT_TIMEOUT, INTERVAL).and_displayed().first().await;
        let found = match look().await {
            Err(error) if is_stale(&error) => look().await,
            found => found,
        };
        found.with_context(|| format!("`{css}` did not appear"))
    }

    /// Asks until there is an answer; returns `None` if there is none after half a minute.
    async fn until<T>(&self, ask: impl AsyncFn() -> Result<Option<T>>) -> Result<Option<T>> {
        let began = Instant::now();
        loop {
            let answer = ask().await?;
            if answer.is_some() || began.elapsed() > WAIT_TIMEOUT {
                return Ok(answer);
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Waits until no such element is left.
    ///
    /// # Errors
    /// There still is one after half a minute.
    pub async fn wait_gone(&self, css: &str) -> Result<()> {
        let query = self.web.query(By::Css(css)).wait(WAIT_TIMEOUT, INTERVAL);
        let gone = query.not_exists().await?;
        ensure!(gone, "`{css}` did not go away");
        Ok(())
    }

    /// Waits until an element has exactly this text.
    ///
    /// # Errors
    /// No such element has it after half a minute.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<()> {
        if self.engine != Engine::Chromium {
            let said = async || Ok((self.text(css).await? == text).then_some(()));
            return self.until(said).await?.with_context(|| format!("`{css}` did not say {text:?}"));
        }
        let query = self.web.query(By::Css(css)).wait(WAIT_TIMEOUT, INTERVAL);
        let found = query.with_text(text.to_owned()).first().await;
        found.with_context(|| format!("`{css}` did not say {text:?}"))?;
        Ok(())
    }

    /// Clicks an element as soon as it is visible.
    ///
    /// # Errors
    /// It does not appear, or something else lies over it.
    pub async fn click(&self, css: &str) -> Result<()> {
        let mut clicked = self.wait_for(css).await?.click().await;
        if clicked.as_ref().is_err_and(is_stale) {
            clicked = self.wait_for(css).await?.click().await;
        }
        if clicked.is_err() && self.engine != Engine::Chromium {
            let element = self.wait_for(css).await?;
            self.web.execute(TAP, vec![element.to_json()?]).await?;
            return Ok(());
        }
        clicked.with_context(|| format!("cannot click `{css}`"))
    }

    /// Puts a finger (or the mouse) down on an element, and leaves it there.
    ///
    /// # Errors
    /// There is no such element.
    pub async fn press(&self, css: &str) -> Result<()> {
        let element = self.wait_for(css).await?;
        self.web.action_chain().click_and_hold_element(&element).perform().await?;
        Ok(())
    }

    /// Lifts the finger again.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn release(&self) -> Result<()> {
        self.web.action_chain().release().perform().await?;
        Ok(())
    }

    /// Replaces the content of an input.
    ///
    /// # Errors
    /// It does not appear, or is not an input.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let element = self.wait_for(css).await?;
        element.clear().await.with_context(|| format!("`{css}` is no input"))?;
        element.send_keys(text).await.with_context(|| format!("cannot type into `{css}`"))
    }

    /// Returns the visible text of an element.
    ///
    /// # Errors
    /// It does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        let element = self.wait_for(css).await?;
        if self.engine != Engine::Chromium {
            return Ok(self.web.execute(WRITTEN, vec![element.to_json()?]).await?.convert()?);
        }
        Ok(element.text().await?)
    }

    /// Saves a picture of what is visible, as WebP in Chromium, and as PNG otherwise or if the file is named so.
    ///
    /// # Errors
    /// The file cannot be written.
    pub async fn screenshot(&self, file: impl AsRef<Path>) -> Result<()> {
        let file = file.as_ref();
        if self.engine != Engine::Chromium {
            return Ok(self.web.screenshot(file).await?);
        }
        let exact = file.extension().is_some_and(|ending| ending == "png");
        let wanted = if exact { json!({ "format": "png" }) } else { json!({ "format": "webp", "quality": QUALITY }) };
        let taken = self.web.cdp().send_raw("Page.captureScreenshot", wanted).await?;
        let picture = BASE64_STANDARD.decode(taken["data"].as_str().context("the browser took no picture")?)?;
        std::fs::write(file, picture).with_context(|| format!("cannot write {}", file.display()))
    }

    /// Returns the errors that the page has logged since the last call, including uncaught ones; outside Chromium, only
    /// those after the current page had loaded.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn errors(&self) -> Result<Vec<String>> {
        if self.engine != Engine::Chromium {
            let logged = self.web.execute("return window.logged?.splice(0) ?? []", Vec::new()).await?;
            return Ok(logged.convert()?);
        }
        let entries = self.web.browser_log().await?.into_iter();
        Ok(entries.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }

    /// Fails if the page has logged an error since the last call.
    ///
    /// # Errors
    /// It has; the error names all of them.
    pub async fn expect_no_errors(&self) -> Result<()> {
        let errors = self.errors().await?;
        ensure!(errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // If this fails, the browser ends with chromedriver.
        let _ = self.driver.close(self.web.session_id());
        let _ = self.web.clone().leak();
    }
}

/// Returns whether an element was replaced while it was read, as pages do while they load.
fn is_stale(error: &WebDriverError) -> bool {
    error.to_string().to_lowercase().contains("stale")
}
