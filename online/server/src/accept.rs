//! Accepts connections and limits what each may hold.
//!
//! We run our own accept loop because axum's cannot limit the time for headers and the number of connections from one
//! address.

use crate::limits::{Address, Limited, Limiter};
use crate::metrics::Metrics;
use crate::shutdown::Stop;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};
use tower_service::Service;

/// The most headers of a request.
const MOST_HEADERS: usize = 64;
/// The longest headers of a request, in bytes.
const LONGEST_HEADERS: usize = 16 * 1024;
/// Bytes that the system buffers for a client. The buffer is small, so that even a slow client is seen to take
/// something in time: the system reports progress only when a third is free again.
const SEND_BUFFER: usize = 128 * 1024;
/// How long to wait when the system has no more connections to give.
const RETRY_ACCEPT_AFTER: Duration = Duration::from_secs(1);

/// A connection that ends when its client takes too long to read.
#[derive(Debug)]
struct Patient<S> {
    stream: S,
    within: Duration,
    /// When the client must have read something; `None` while nothing is waiting to be sent.
    waits: Option<Pin<Box<Sleep>>>,
    metrics: Arc<Metrics>,
}

impl<S> Patient<S> {
    fn new(stream: S, within: Duration, metrics: Arc<Metrics>) -> Patient<S> {
        Patient { stream, within, waits: None, metrics }
    }

    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(self.within)));
        if waits.as_mut().poll(context).is_pending() {
            return Poll::Pending;
        }
        self.metrics.refuse(Limited::Stuck);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, to)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, from);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, from);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The rules for accepting connections.
#[derive(Debug)]
pub(crate) struct Door {
    pub(crate) limiter: Arc<Limiter>,
    /// Whether all connections come from a proxy, which then has to limit them.
    pub(crate) behind_proxy: bool,
    pub(crate) metrics: Arc<Metrics>,
    /// Held by every connection until it ends.
    pub(crate) stop: Stop,
}

/// Serves all connections until `stop` is ready; then each connection ends after its current request.
pub(crate) async fn serve(listener: TcpListener, router: Router, door: Door, stop: impl Future<Output = ()>) {
    let limits = door.limiter.limits;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.headers_within);
    http.max_headers(MOST_HEADERS).max_buf_size(LONGEST_HEADERS);
    let mut stop = std::pin::pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let hold = || door.limiter.hold(Limited::Sockets, Address::from(address.ip()), 1);
        // Closing the connection costs least.
        let Ok(ticket) = (!door.behind_proxy).then(hold).transpose() else { continue };
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request.map(Body::new))
        });
        let stream = Patient::new(stream, limits.taken_within, door.metrics.clone());
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let stop = door.stop.clone();
        tokio::spawn(async move {
            let (_ticket, mut connection) = (ticket, std::pin::pin!(connection));
            // An error means that the client has gone, or did not speak HTTP.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.requested() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// Waits for the next connection. Errors of a single connection are ignored.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Moves are small and urgent. Without these options the connection is only slower.
                let _ = stream.set_nodelay(true);
                let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
                return (stream, address);
            }
            Err(error) if is_of_client(&error) => (),
            Err(error) => {
                tracing::error!(%error, "cannot accept connections");
                sleep(RETRY_ACCEPT_AFTER).await;
            }
        }
    }
}

fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Waker;
    use tokio::io::{AsyncReadExt, duplex};

    #[tokio::test]
    async fn a_client_that_takes_something_has_all_the_time_again() {
        let (ours, mut theirs) = duplex(16);
        let mut ours = Patient::new(ours, Duration::from_secs(3600), Arc::new(Metrics::new()));
        let write = |ours: &mut Patient<_>| {
            let mut context = Context::from_waker(Waker::noop());
            matches!(Pin::new(ours).poll_write(&mut context, &[7; 16]), Poll::Ready(Ok(_)))
        };
        assert!(write(&mut ours) && ours.waits.is_none());
        assert!(!write(&mut ours));
        let until = ours.waits.as_ref().unwrap().deadline();
        assert!(!write(&mut ours));
        assert_eq!(ours.waits.as_ref().unwrap().deadline(), until, "trying again wins no time");
        theirs.read_exact(&mut [0; 4]).await.unwrap();
        assert!(write(&mut ours) && ours.waits.is_none());
    }
}
