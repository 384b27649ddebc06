//! A bare WebSocket echo, in a process of its own: the cost of moving messages on this machine.

use crate::line::Line;
use anyhow::{Context, Result};
use futures::future::try_join_all;
use futures::{SinkExt, StreamExt};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{accept_async_with_config, client_async_with_config};

/// As in the server.
const BUFFER: usize = 4 * 1024;

/// Sends everything back until the parent process is gone.
pub(crate) async fn serve() -> Result<()> {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?.port());
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        tokio::spawn(async move {
            let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
            let Ok(mut stream) = accept_async_with_config(stream, Some(config)).await else { return };
            while let Some(Ok(message)) = stream.next().await {
                if message.is_text() && stream.send(message).await.is_err() {
                    return;
                }
            }
        });
    }
}

/// A running echo server; it ends when dropped.
struct Echo(Child);

impl Drop for Echo {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// Measures as many round trips as possible over `sockets` connections.
pub(crate) async fn measure(sockets: usize, length: Duration) -> Result<()> {
    let mut command = Command::new(std::env::current_exe()?);
    let child = command.arg("echo").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut echo = Echo(child);
    let (id, output) = (echo.0.id(), echo.0.stdout.take().context("its port")?);
    let mut port = String::new();
    BufReader::new(output).read_line(&mut port)?;
    let address = format!("127.0.0.1:{}", port.trim());
    let empty = e2e::memory(id)?;
    let mut lines = Vec::new();
    for _ in 0..sockets {
        let stream = TcpStream::connect(&address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let request = format!("ws://{address}/").into_client_request()?;
        lines.push(Line::new(client_async_with_config(request, stream, Some(config)).await?.0));
    }
    let (full, before, start) = (e2e::memory(id)?, e2e::processor_time(id)?, Instant::now());
    let bounce = |mut line: Line| async move {
        let mut trips = 0;
        while start.elapsed() < length {
            line.ask(r#""ask":"play","action":"draw 3 left nne""#).await?;
            line.hear().await?;
            trips += 1;
        }
        anyhow::Ok(trips)
    };
    let trips: Vec<Result<u64>> = try_join_all(lines.into_iter().map(|line| tokio::spawn(bounce(line)))).await?;
    let trips: u64 = trips.into_iter().sum::<Result<u64>>()?;
    let spent = e2e::processor_time(id)? - before;
    println!(
        "A bare echo over {sockets} sockets: {:.0} round trips a second, {:.0} µs of its processor each, {:.1} KB a connection.",
        trips as f64 / length.as_secs_f64(),
        spent.as_secs_f64() * 1e6 / trips.max(1) as f64,
        full.saturating_sub(empty) as f64 / sockets as f64 / 1e3
    );
    Ok(())
}
