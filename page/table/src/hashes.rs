//! The checksums of seeds that this browser was shown before a game began. A player who was there need not believe the
//! server afterwards that it was the same.

use kit::memory::{remember, remembered};

/// The most checksums that are kept.
const MOST: usize = 50;
const KEY: &str = "hashes";

/// Keeps the checksum of a table, unless one was kept before.
pub fn keep(code: &str, hash: &str) {
    let kept = remembered(KEY).unwrap_or_default();
    if let Some(kept) = with(&kept, code, hash) {
        remember(KEY, &kept);
    }
}

/// The checksum that was shown at a table, if this browser was there.
pub fn kept(code: &str) -> Option<String> {
    find(&remembered(KEY)?, code).map(str::to_owned)
}

/// One line a table, the newest last.
fn find<'a>(kept: &'a str, code: &str) -> Option<&'a str> {
    kept.lines().filter_map(|line| line.split_once(' ')).find(|(of, _)| *of == code).map(|(_, hash)| hash)
}

fn with(kept: &str, code: &str, hash: &str) -> Option<String> {
    if find(kept, code).is_some() {
        return None;
    }
    let new = format!("{code} {hash}");
    let lines: Vec<&str> = kept.lines().chain([new.as_str()]).collect();
    Some(lines[lines.len().saturating_sub(MOST)..].join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_shown_first_stays() {
        let kept = with("", "AAAAAA", "12").unwrap();
        assert_eq!(with(&kept, "AAAAAA", "34"), None);
        let kept = with(&kept, "BBBBBB", "56").unwrap();
        assert_eq!(
            (find(&kept, "AAAAAA"), find(&kept, "BBBBBB"), find(&kept, "CCCCCC")),
            (Some("12"), Some("56"), None)
        );
    }

    #[test]
    fn the_oldest_goes_when_there_are_too_many() {
        let kept = (0..60).fold(String::new(), |kept, number| with(&kept, &format!("T{number}"), "1").unwrap());
        assert_eq!(kept.lines().count(), MOST);
        assert_eq!((find(&kept, "T9"), find(&kept, "T10")), (None, Some("1")));
    }
}
