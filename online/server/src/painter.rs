//! Paints a running game into its page, so that it is visible before the page's program is loaded.
//!
//! One thread paints one picture after the other, because each takes some milliseconds. A request that gets none shows
//! a prepared picture. A failure there affects nothing else.

use brotli::enc::BrotliEncoderParams;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;
use table_page::sight::{Seen, draw};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How many requests may wait for a picture, and how long.
const WAITING: usize = 16;
const WITHIN: Duration = Duration::from_millis(300);
/// Views are deep, above all in debug builds.
const STACK: usize = 32 * 1024 * 1024;

/// Starts the thread with the first picture.
#[derive(Debug, Default)]
pub(crate) struct Painter(OnceLock<Option<SyncSender<Order>>>);

#[derive(Debug)]
struct Order {
    seen: Seen,
    frame: Frame,
    reply: oneshot::Sender<Option<Vec<u8>>>,
}

/// The page around a picture, and whether to compress it.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) before: String,
    pub(crate) after: String,
    pub(crate) brotli: bool,
}

impl Frame {
    fn around(&self, picture: &str) -> Option<Vec<u8>> {
        let page = [&self.before, picture, &self.after].concat().into_bytes();
        if !self.brotli {
            return Some(page);
        }
        let mut compressed = Vec::with_capacity(page.len() / 8);
        let quickly = BrotliEncoderParams { quality: 5, lgwin: 18, ..BrotliEncoderParams::default() };
        brotli::BrotliCompress(&mut page.as_slice(), &mut compressed, &quickly).ok()?;
        Some(compressed)
    }
}

impl Painter {
    /// Returns a picture in its frame, or `None` if there is none in time.
    pub(crate) async fn paint(&self, seen: Seen, frame: Frame) -> Option<Vec<u8>> {
        let (reply, painted) = oneshot::channel();
        self.0.get_or_init(begin).as_ref()?.try_send(Order { seen, frame, reply }).ok()?;
        timeout(WITHIN, painted).await.ok()?.ok()?
    }
}

fn begin() -> Option<SyncSender<Order>> {
    let (orders, ordered) = sync_channel(WAITING);
    let painter = thread::Builder::new().name("painter".to_owned()).stack_size(STACK).spawn(|| work(ordered));
    painter.inspect_err(|error| tracing::error!(%error, "cannot draw what is seen first")).ok()?;
    Some(orders)
}

fn work(orders: Receiver<Order>) {
    for Order { seen, frame, reply } in orders {
        // The request has given up.
        if reply.is_closed() {
            continue;
        }
        let painted = catch_unwind(AssertUnwindSafe(|| frame.around(&draw(seen)?)));
        let _ = reply.send(painted.unwrap_or_else(|_| {
            tracing::error!("a board cannot be drawn here");
            None
        }));
    }
}
