//! Raw bytes on a connection, as no proper client would send them.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tokio::task::spawn_blocking;

/// Longer than any answer takes, even on a busy machine.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// Opens a connection.
pub(crate) fn connect(url: &str) -> TcpStream {
    let stream = TcpStream::connect(url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(ANSWER_TIMEOUT)).unwrap();
    stream
}

/// Sends bytes and returns all that comes back until the server closes.
pub(crate) async fn send(url: &str, bytes: impl AsRef<[u8]>) -> String {
    let (url, bytes) = (url.to_owned(), bytes.as_ref().to_vec());
    let answer = spawn_blocking(move || {
        let mut stream = connect(&url);
        // The server may close while we are still sending.
        let _ = stream.write_all(&bytes);
        read_to_the_end(&mut stream)
    });
    answer.await.unwrap()
}

/// Returns all that comes until the server closes. A timeout is a failure.
pub(crate) fn read_to_the_end(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => panic!("the server does not close"),
        // Closing with unread bytes looks like a reset.
        _ => String::from_utf8_lossy(&answer).into_owned(),
    }
}

/// Returns the statuses of all responses in a text.
pub(crate) fn statuses(answer: &str) -> Vec<u16> {
    let after = answer.split("HTTP/1.1 ").skip(1);
    after.map(|rest| rest[..3].parse().unwrap()).collect()
}
