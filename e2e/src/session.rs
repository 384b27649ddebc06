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
/// Of pictures, in hundredths: what is lost is not seen.
const QUALITY: u32 = 86;
const INTERVAL: Duration = Duration::from_millis(50);
/// Collects errors where the driver does not: those after a page has arrived.
const LISTEN: &str = "if (window.logged) return;
    window.logged = [];
    const log = (...what) => logged.push(what.map(String).join(' '));
    addEventListener('error', event => log(event.message));
    addEventListener('unhandledrejection', event => log(event.reason));
    console.error = log";
/// The first of those that match which can be seen, as the page itself knows it: other drivers have opinions of their own.
const SEEN: &str = "return [...document.querySelectorAll(arguments[0])].find(one =>
    one.getClientRects().length && one.checkVisibility({ visibilityProperty: true })) ?? null";
/// What is written there, likewise.
const WRITTEN: &str = "return (arguments[0].innerText ?? arguments[0].textContent).trim()";
/// Where it is not Chromium, a finger is led to the middle of the screen if it missed, and then to the element itself.
const TAP: &str = "arguments[0].scrollIntoView({ block: 'center' }); arguments[0].click()";

/// A browser with one page. It is closed when dropped.
///
/// Elements are named by CSS selectors, and everything waits until the element is there,
/// so that a test needs no pauses of its own.
#[derive(Debug)]
pub struct Session {
    web: WebDriver,
    engine: Engine,
    // After the browser has ended its files go, and only then its driver may end.
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

    /// Everything else that a browser can do.
    pub fn web(&self) -> &WebDriver {
        &self.web
    }

    /// The folder of the browser's own files, by which its process can be found.
    pub fn profile(&self) -> &Path {
        self.profile.path()
    }

    /// Changes the size of the page and the wishes of its user; where it is not Chromium, the size of the window only.
    ///
    /// # Errors
    /// If the browser is gone.
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

    /// Goes to an address and waits until the page is loaded.
    ///
    /// # Errors
    /// If nobody answers there.
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
    /// If there is none after half a minute.
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

    /// Asks until there is an answer; nothing if there is none after half a minute.
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

    /// Waits until no such element is there any more.
    ///
    /// # Errors
    /// If there still is one after half a minute.
    pub async fn wait_gone(&self, css: &str) -> Result<()> {
        let query = self.web.query(By::Css(css)).wait(WAIT_TIMEOUT, INTERVAL);
        let gone = query.not_exists().await?;
        ensure!(gone, "`{css}` did not go away");
        Ok(())
    }

    /// Waits until an element has exactly this text.
    ///
    /// # Errors
    /// If no such element has it after half a minute.
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
    /// If it does not appear, or something else lies over it.
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

    /// Puts a finger (or the mouse) down on what matches, and leaves it there.
    ///
    /// # Errors
    /// If there is no such element.
    pub async fn press(&self, css: &str) -> Result<()> {
        let element = self.wait_for(css).await?;
        self.web.action_chain().click_and_hold_element(&element).perform().await?;
        Ok(())
    }

    /// Lifts it again.
    ///
    /// # Errors
    /// If the browser has gone.
    pub async fn release(&self) -> Result<()> {
        self.web.action_chain().release().perform().await?;
        Ok(())
    }

    /// Replaces the content of an input.
    ///
    /// # Errors
    /// If it does not appear, or is no input.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let element = self.wait_for(css).await?;
        element.clear().await.with_context(|| format!("`{css}` is no input"))?;
        element.send_keys(text).await.with_context(|| format!("cannot type into `{css}`"))
    }

    /// The visible text of an element.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        let element = self.wait_for(css).await?;
        if self.engine != Engine::Chromium {
            return Ok(self.web.execute(WRITTEN, vec![element.to_json()?]).await?.convert()?);
        }
        Ok(element.text().await?)
    }

    /// Writes a picture of what is visible, as WebP, or exactly if the file is to be a PNG, as it is where it is not Chromium.
    ///
    /// # Errors
    /// If the file cannot be written.
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

    /// The errors that the page has logged since the last call, uncaught ones included; where it is not Chromium, only what came
    /// after the page that is shown had arrived.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn errors(&self) -> Result<Vec<String>> {
        if self.engine != Engine::Chromium {
            let logged = self.web.execute("return window.logged?.splice(0) ?? []", Vec::new()).await?;
            return Ok(logged.convert()?);
        }
        let entries = self.web.browser_log().await?.into_iter();
        Ok(entries.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }

    /// Fails if the page has logged an error since the last look.
    ///
    /// # Errors
    /// If it has, naming all of them.
    pub async fn expect_no_errors(&self) -> Result<()> {
        let errors = self.errors().await?;
        ensure!(errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Should it fail, the browser ends with chromedriver.
        let _ = self.driver.close(self.web.session_id());
        let _ = self.web.clone().leak();
    }
}

/// It was replaced while it was looked at, as pages do while they arrive.
fn is_stale(error: &WebDriverError) -> bool {
    error.to_string().to_lowercase().contains("stale")
}
