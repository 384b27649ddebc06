//! What browser tests need: a real browser, the real server, and nothing left behind.
//!
//! ```no_run
//! # async fn test() -> anyhow::Result<()> {
//! use e2e::{Browser, Screen, Server};
//!
//! let server = Server::start("target/debug/farbraum")?;
//! let browser = Browser::start()?;
//! let anna = browser.open(Screen::PHONE).await?;
//! let ben = browser.open(Screen::DESKTOP.dark()).await?; // other cookies than Anna
//! anna.goto(server.url("/")).await?;
//! anna.click("button.play").await?;
//! assert_eq!(anna.text("h1").await?, "Farbraum");
//! anna.expect_no_errors().await?;
//! # Ok(()) }
//! ```

mod audit;
mod browser;
mod engine;
mod folder;
mod forwarder;
mod guard;
pub mod guest;
mod nats;
mod picture;
mod port;
mod postgres;
mod process;
mod raw_logs;
mod screen;
mod server;
mod session;

pub use audit::Finding;
pub use browser::Browser;
pub use engine::Engine;
pub use forwarder::Forwarder;
pub use nats::Nats;
pub use picture::picture;
pub use postgres::{Frozen, Postgres, SLOW_COMMITS};
pub use process::{memory, processor_time};
pub use raw_logs::{Cut, RawLogs};
pub use screen::Screen;
pub use server::Server;
pub use session::Session;
pub use thirtyfour;
