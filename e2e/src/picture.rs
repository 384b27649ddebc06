//! The picture of a game as its board draws it, to be saved as a file.

use crate::Session;
use anyhow::Result;

/// Returns the markup of the picture on the page `/drawn/GAME`. Markers are left out, and styles become data, because
/// pages forbid them in markup.
///
/// # Errors
/// There is no picture.
pub async fn picture(page: &Session) -> Result<String> {
    let css = r#"[data-testid="drawn"] > *"#;
    page.wait_for(css).await?;
    let script = "return document.querySelector(arguments[0]).outerHTML";
    let markup: String = page.web().execute(script, vec![css.into()]).await?.convert()?;
    Ok(format!("{}\n", markup.replace("<!---->", "").replace(" style=\"", " data-style=\"")))
}
