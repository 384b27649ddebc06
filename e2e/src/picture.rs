//! The picture of a game as its board draws it, to be kept as a file.

use crate::Session;
use anyhow::Result;

/// The markup of the picture that the page `/drawn/GAME` shows. What only marks a place is left out, and styles become data: pages
/// forbid them in markup.
///
/// # Errors
/// If there is no picture.
pub async fn picture(page: &Session) -> Result<String> {
    let css = r#"[data-testid="drawn"] > *"#;
    page.wait_for(css).await?;
    let script = "return document.querySelector(arguments[0]).outerHTML";
    let markup: String = page.web().execute(script, vec![css.into()]).await?.convert()?;
    Ok(format!("{}\n", markup.replace("<!---->", "").replace(" style=\"", " data-style=\"")))
}
