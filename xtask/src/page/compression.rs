//! Compressed copies, made once here instead of at every request.

use std::io::Write;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::Mode;

/// Returns the compressed copies of a file, by the extension appended to its name.
pub(super) fn copies(path: &str, bytes: &[u8], mode: Mode) -> Result<Vec<(&'static str, Vec<u8>)>> {
    if !is_compressible(path) {
        return Ok(Vec::new());
    }
    Ok(vec![(".br", brotli(bytes, mode)?), (".gz", gzip(bytes, mode)?)])
}

fn is_compressible(path: &str) -> bool {
    const ENDINGS: [&str; 10] = ["css", "html", "ico", "js", "json", "chunks", "svg", "txt", "wasm", "webmanifest"];
    path.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending))
}

fn brotli(bytes: &[u8], mode: Mode) -> Result<Vec<u8>> {
    let quality = if mode == Mode::Release { 11 } else { 4 };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, quality, 22);
    writer.write_all(bytes)?;
    Ok(writer.into_inner())
}

fn gzip(bytes: &[u8], mode: Mode) -> Result<Vec<u8>> {
    let level = if mode == Mode::Release { Compression::best() } else { Compression::fast() };
    let mut writer = GzEncoder::new(Vec::new(), level);
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}
