//! The browser does what its tests rely on.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use anyhow::Result;
use e2e::{Browser, Screen};

const PAGE: &str = r#"<!doctype html><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<h1>Hello</h1><input><button onclick="console.error('ouch')">Fail</button>
<p></p><script>document.querySelector("p").textContent =
    document.cookie || "no cookie"; document.cookie = "seen=yes"</script>"#;

/// Answers every request with the same page, on threads that end with the test.
fn serve() -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = format!("http://{}/", listener.local_addr()?);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // A browser opens connections in advance and sends nothing on them.
            std::thread::spawn(|| answer(stream));
        }
    });
    Ok(address)
}

fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let _request_length = stream.read(&mut [0; 4096])?;
    let length = PAGE.len();
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n")?;
    write!(stream, "Content-Length: {length}\r\nConnection: close\r\n\r\n{PAGE}")
}

async fn asks(session: &e2e::Session, expression: &str) -> Result<serde_json::Value> {
    let script = format!("return {expression}");
    Ok(session.web().execute(script, vec![]).await?.json().clone())
}

#[tokio::test]
async fn a_page_is_seen_as_on_the_screen_asked_for() -> Result<()> {
    let session = Browser::start()?.open(Screen::PHONE.sharp().dark()).await?;
    session.goto(serve()?).await?;
    assert_eq!(session.text("h1").await?, "Hello");
    let size = asks(&session, "[innerWidth, innerHeight, devicePixelRatio]").await?;
    assert_eq!(size, serde_json::json!([390, 844, 2]));
    assert_eq!(asks(&session, "matchMedia('(prefers-color-scheme: dark)').matches").await?, true);
    session.show_on(Screen::DESKTOP).await?;
    assert_eq!(asks(&session, "matchMedia('(prefers-color-scheme: dark)').matches").await?, false);
    Ok(())
}

#[tokio::test]
async fn a_picture_has_the_pixels_of_the_screen() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("page.webp");
    let session = Browser::start()?.open(Screen::PHONE.sharp()).await?;
    session.goto(serve()?).await?;
    session.screenshot(&file).await?;
    let picture = std::fs::read(file)?;
    // WebP in its extended form: the width and height, each less one, lie at 24, three bytes each.
    assert_eq!((&picture[..4], &picture[8..16]), (&b"RIFF"[..], &b"WEBPVP8X"[..]));
    let number = |at: usize| u32::from_le_bytes([picture[at], picture[at + 1], picture[at + 2], 0]) + 1;
    assert_eq!((number(24), number(27)), (780, 1688));
    Ok(())
}

#[tokio::test]
async fn sessions_share_no_cookies() -> Result<()> {
    let (address, browser) = (serve()?, Browser::start()?);
    let anna = browser.open(Screen::DESKTOP).await?;
    let ben = browser.open(Screen::PHONE).await?;
    anna.goto(&address).await?;
    anna.goto(&address).await?;
    ben.goto(&address).await?;
    anna.wait_for_text("p", "seen=yes").await?;
    ben.wait_for_text("p", "no cookie").await
}

#[tokio::test]
async fn errors_of_the_page_are_caught() -> Result<()> {
    let session = Browser::start()?.open(Screen::DESKTOP).await?;
    session.goto(serve()?).await?;
    session.fill("input", "text").await?;
    session.wait_gone("table").await?;
    session.expect_no_errors().await?;
    session.click("button").await?;
    let errors = session.errors().await?;
    assert!(matches!(errors.as_slice(), [error] if error.contains("ouch")), "{errors:?}");
    session.expect_no_errors().await
}
