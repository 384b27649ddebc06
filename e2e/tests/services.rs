//! PostgreSQL and NATS are started, killed and started again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use e2e::{Nats, Postgres};
use std::net::TcpStream;

/// The address of a URL with user and password, such as `nats://user:password@127.0.0.1:4222`.
fn address(url: &str) -> &str {
    url.rsplit('@').next().unwrap().split('/').next().unwrap()
}

#[test]
fn postgres_keeps_port_and_databases() {
    let mut postgres = Postgres::start().unwrap();
    let (first, second) = (postgres.database().unwrap(), postgres.database().unwrap());
    assert_ne!(first, second);
    postgres.kill();
    assert!(TcpStream::connect(address(&first)).is_err(), "nobody listens");
    postgres.restart().unwrap();
    TcpStream::connect(address(&first)).unwrap();
    assert_eq!(address(&postgres.database().unwrap()), address(&first));
}

#[test]
fn nats_keeps_its_port() {
    let mut nats = Nats::start().unwrap();
    let url = nats.url();
    TcpStream::connect(address(&url)).unwrap();
    nats.kill();
    assert!(TcpStream::connect(address(&url)).is_err(), "nobody listens");
    nats.restart().unwrap();
    assert_eq!(nats.url(), url);
    TcpStream::connect(address(&url)).unwrap();
}
