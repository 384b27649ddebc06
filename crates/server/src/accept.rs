//! The door: takes connections, and lets nobody stand in it.
//!
//! Our own loop and not axum's, because only so a client can be told to finish its headers in time, and one address can be kept from
//! holding every connection there is.

use crate::limits::{Address, Connections, Limits};
use crate::metrics::{Limit, Metrics};
use crate::shutdown::Stop;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tower_service::Service;

/// The most headers of a request.
const MOST_HEADERS: usize = 64;
/// The longest headers of a request, in bytes.
const LONGEST_HEADERS: usize = 16 * 1024;
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_secs(1);

/// Who may come in.
#[derive(Debug)]
pub(crate) struct Door {
    pub(crate) limits: Limits,
    /// Then everybody seems to come from the proxy's address, and the proxy is the door.
    pub(crate) behind_proxy: bool,
    pub(crate) metrics: Arc<Metrics>,
    /// Held by every connection until it ends.
    pub(crate) stop: Stop,
}

/// Serves everybody who comes until `stop` is ready. Then every connection ends after the request it is at.
pub(crate) async fn serve(listener: TcpListener, router: Router, door: Door, stop: impl Future<Output = ()>) {
    let sockets = Connections::default();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(door.limits.headers_within);
    http.max_headers(MOST_HEADERS).max_buf_size(LONGEST_HEADERS);
    let mut stop = std::pin::pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let most = if door.behind_proxy { u32::MAX } else { door.limits.sockets_per_address };
        let Ok(ticket) = sockets.take(Address::from(address.ip()), most) else {
            // Hanging up costs least.
            door.metrics.refused(Limit::Sockets);
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request.map(Body::new))
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stop = door.stop.clone();
        tokio::spawn(async move {
            let (_ticket, mut connection) = (ticket, std::pin::pin!(connection));
            // An error means that the client has gone, or was no client.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.wanted() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// The next connection. What goes wrong with one is no reason to end.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Moves are small and wanted at once.
                let _ = stream.set_nodelay(true);
                return (stream, address);
            }
            Err(error) if is_of_client(&error) => (),
            Err(error) => {
                tracing::error!(%error, "cannot accept connections");
                sleep(PAUSE).await;
            }
        }
    }
}

fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
