//! Reads the parts of the WebAssembly format that are needed before the module is cut: the names of functions, and
//! which are exported. A library would rewrite the whole module and so lose the linker's relocation sections.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, ensure};

const CUSTOM: u8 = 0;
const EXPORTS: u8 = 7;
const FUNCTION_NAMES: u8 = 1;

/// A module with some functions, given by their names, exported under `prefix` and a number.
pub(super) fn export(wasm: &[u8], names: &[String], prefix: &str) -> Result<Vec<u8>> {
    let numbers = function_names(wasm)?;
    let numbers: BTreeSet<u64> =
        names.iter().filter_map(|name| numbers.get(name.as_str())).flatten().copied().collect();
    let mut entries = Vec::new();
    for &number in &numbers {
        let name = format!("{prefix}{number}");
        write_number(&mut entries, name.len() as u64);
        entries.extend(name.bytes());
        entries.push(0);
        write_number(&mut entries, number);
    }
    let mut out = wasm[..8].to_vec();
    for (kind, content) in sections(wasm)? {
        let mut section = content.to_vec();
        if kind == EXPORTS {
            let mut rest = content;
            let before = read_number(&mut rest)?;
            section.clear();
            write_number(&mut section, before + numbers.len() as u64);
            section.extend(rest);
            section.extend(&entries);
        }
        out.push(kind);
        write_number(&mut out, section.len() as u64);
        out.extend(section);
    }
    Ok(out)
}

/// The numbers of all functions by their names, of which several may have the same.
fn function_names(wasm: &[u8]) -> Result<HashMap<&str, Vec<u64>>> {
    let mut names = HashMap::<&str, Vec<u64>>::new();
    for (kind, mut content) in sections(wasm)? {
        if kind != CUSTOM || read_bytes(&mut content)? != b"name" {
            continue;
        }
        while let Some((&kind, rest)) = content.split_first() {
            content = rest;
            let mut part = read_bytes(&mut content)?;
            if kind == FUNCTION_NAMES {
                for _ in 0..read_number(&mut part)? {
                    let number = read_number(&mut part)?;
                    names.entry(std::str::from_utf8(read_bytes(&mut part)?)?).or_default().push(number);
                }
            }
        }
    }
    ensure!(!names.is_empty(), "the compiled page has no names");
    Ok(names)
}

fn sections(wasm: &[u8]) -> Result<Vec<(u8, &[u8])>> {
    let mut rest = wasm.get(8..).context("too short")?;
    let mut sections = Vec::new();
    while let Some((&kind, after)) = rest.split_first() {
        rest = after;
        sections.push((kind, read_bytes(&mut rest)?));
    }
    Ok(sections)
}

/// Bytes with their count before them.
fn read_bytes<'a>(from: &mut &'a [u8]) -> Result<&'a [u8]> {
    let count = read_number(from)? as usize;
    let (bytes, rest) = from.split_at_checked(count).context("compiled code ends too early")?;
    *from = rest;
    Ok(bytes)
}

/// A number in LEB128: seven bits a byte, the lowest first.
fn read_number(from: &mut &[u8]) -> Result<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = from.split_first().context("compiled code ends too early")?;
        *from = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
    }
    Ok(number)
}

fn write_number(to: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were() -> Result<()> {
        for number in [0, 1, 127, 128, 300, u64::from(u32::MAX)] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(read_number(&mut bytes.as_slice())?, number);
        }
        Ok(())
    }

    /// Two functions, `a` exported and `b` not, in a section of exports and one of names.
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\x07\x05\x01\x01a\0\0\0\x0e\x04name\x01\x07\x02\0\x01a\x01\x01b";

    #[test]
    fn functions_are_exported_by_their_names() -> Result<()> {
        assert_eq!(function_names(MODULE)?, HashMap::from([("a", vec![0]), ("b", vec![1])]));
        let more = export(MODULE, &["b".to_owned(), "unknown".to_owned()], "x-")?;
        assert_eq!(sections(&more)?[0], (EXPORTS, b"\x02\x01a\0\0\x03x-1\0\x01".as_slice()));
        assert_eq!(sections(&more)?[1], sections(MODULE)?[1]);
        Ok(())
    }
}
