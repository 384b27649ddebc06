//! One stream to a program: passes on the room's messages, one a line. The program's requests come separately.

use crate::limits::Ticket;
use crate::metrics::Metrics;
use crate::room::Member;
use crate::shutdown::Stop;
use axum::body::Body;
use futures::{StreamExt, stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, channel};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often an empty line keeps the stream alive.
const KEEP_ALIVE: Duration = Duration::from_secs(6);
/// A program that takes longer to read is too slow.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Returns the stream of the room's messages. It ends with the room, the server or the program.
pub(crate) fn body(member: Member, ticket: Ticket, metrics: Arc<Metrics>, stop: Stop) -> Body {
    let (lines, mut told) = channel(1);
    tokio::spawn(pass_on(member, lines, metrics, stop));
    let told = stream::poll_fn(move |context| {
        // The connection is counted until it is closed, even if the program is too slow for the table.
        let _ = &ticket;
        told.poll_recv(context)
    });
    Body::from_stream(told.map(Ok::<String, Infallible>))
}

async fn pass_on(mut member: Member, lines: Sender<String>, metrics: Arc<Metrics>, stop: Stop) {
    let mut alive = interval(KEEP_ALIVE);
    alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let mut text = String::new();
        tokio::select! {
            goes_on = member.news.wait() => {
                if !goes_on {
                    return;
                }
                for news in member.news.take() {
                    text.push_str(&news);
                    text.push('\n');
                }
            }
            _ = alive.tick() => text.push('\n'),
            () = lines.closed() => return,
            () = stop.requested() => return,
        }
        metrics.sent_bytes.inc_by(text.len() as u64);
        if !matches!(timeout(SEND_TIMEOUT, lines.send(text)).await, Ok(Ok(()))) {
            return;
        }
    }
}
