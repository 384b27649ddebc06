//! An address that stays while its target changes, as in front of a database that can fail over.

use anyhow::Result;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// Forwards connections to a port of this machine, which may change.
#[derive(Clone, Debug)]
pub struct Forwarder {
    port: u16,
    target: Arc<AtomicU16>,
}

impl Forwarder {
    /// Starts to forward connections to a port, while the runtime lives.
    ///
    /// # Errors
    /// There is no free port.
    pub async fn start(target: u16) -> Result<Forwarder> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let forwarder = Forwarder { port: listener.local_addr()?.port(), target: Arc::new(AtomicU16::new(target)) };
        let target = Arc::clone(&forwarder.target);
        tokio::spawn(async move {
            loop {
                let Ok((mut client, _)) = listener.accept().await else { continue };
                let port = target.load(Ordering::Relaxed);
                tokio::spawn(async move {
                    if let Ok(mut server) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await {
                        let _ = server.set_nodelay(true).and(client.set_nodelay(true));
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                    }
                });
            }
        });
        Ok(forwarder)
    }

    /// Forwards new connections to another port.
    pub fn turn_to(&self, target: u16) {
        self.target.store(target, Ordering::Relaxed);
    }

    /// Returns an address of the target as seen through the forwarder.
    pub fn address(&self, of_target: &str) -> String {
        let target = self.target.load(Ordering::Relaxed);
        of_target.replacen(&format!(":{target}/"), &format!(":{}/", self.port), 1)
    }
}
