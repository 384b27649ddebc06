//! Mutations of texts: those of libFuzzer, and those that a person would try.

use contract::{Chance, Seed};

/// Limits of integer types and other boundary values.
const NUMBERS: [&str; 18] = [
    "0",
    "1",
    "2",
    "3",
    "5",
    "6",
    "7",
    "8",
    "9",
    "12",
    "60",
    "120",
    "-1",
    "127",
    "255",
    "256",
    "4294967296",
    "18446744073709551615",
];

/// Changes the first `size` bytes of `data`, which may grow to `most`, and returns the new size. `usual` is libFuzzer's own mutator.
pub fn mutate(
    data: &mut [u8],
    size: usize,
    most: usize,
    seed: u32,
    usual: fn(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut chance = Seed::from_number(u64::from(seed)).chance(0);
    let text = if chance.below(3) == 0 { None } else { std::str::from_utf8(&data[..size]).ok() };
    let Some(changed) = text.and_then(|text| change(text, &mut chance)) else { return usual(data, size, most) };
    let changed = changed.as_bytes();
    if changed.len() > most.min(data.len()) {
        return usual(data, size, most);
    }
    data[..changed.len()].copy_from_slice(changed);
    changed.len()
}

/// Changes a number, a word or a line.
fn change(text: &str, chance: &mut Chance) -> Option<String> {
    match chance.below(6) {
        0..3 => {
            let (start, end) = pick(text, chance, |c| c.is_ascii_digit())?;
            let other = NUMBERS[chance.below(NUMBERS.len() as u32) as usize];
            Some([&text[..start], other, &text[end..]].concat())
        }
        3 => {
            let (start, end) = pick(text, chance, |c| c.is_ascii_lowercase() || c == '-')?;
            let (from, to) = pick(text, chance, |c| c.is_ascii_lowercase() || c == '-')?;
            Some([&text[..start], &text[from..to], &text[end..]].concat())
        }
        _ => lines(text, chance),
    }
}

/// Removes, repeats or moves a line.
fn lines(text: &str, chance: &mut Chance) -> Option<String> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    // The first line determines how the rest is read.
    let some = |chance: &mut Chance, len: usize| (len > 1).then(|| 1 + chance.below(len as u32 - 1) as usize);
    let (from, to) = (some(chance, lines.len())?, some(chance, lines.len())?);
    match chance.below(3) {
        0 => drop(lines.remove(from)),
        1 => lines.insert(to, lines[from]),
        _ => lines.swap(from, to),
    }
    Some(lines.join("\n"))
}

/// Returns the start and end of one of the runs of such characters.
fn pick(text: &str, chance: &mut Chance, fits: fn(char) -> bool) -> Option<(usize, usize)> {
    let starts = text.char_indices().scan(false, |inside, (at, c)| {
        let begins = fits(c) && !*inside;
        *inside = fits(c);
        Some(begins.then_some(at))
    });
    let starts: Vec<usize> = starts.flatten().collect();
    let start = *starts.get((!starts.is_empty()).then(|| chance.below(starts.len() as u32) as usize)?)?;
    let end = text[start..].find(|c| !fits(c)).map_or(text.len(), |length| start + length);
    Some((start, end))
}
