//! Ports for programs that cannot choose one themselves.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::Result;

/// How often to try again if another process was faster to take a port.
const TRIES: u32 = 5;

/// Starts something on a port that is free now, and on another one if it has been taken meanwhile.
pub(crate) fn on_free_port<T>(mut start: impl FnMut(u16) -> Result<T>) -> Result<T> {
    let mut tries = 1;
    loop {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        match start(port) {
            Err(_) if tries < TRIES => tries += 1,
            result => return result,
        }
    }
}
