//! A number of an edition file that may vary, and its replacement without changing anything else.

use contract::{Message, no_toml, unreadable};
use std::fmt;
use std::str::FromStr;
use toml_edit::{DocumentMut, Item, Value};

/// The place of a number in an edition file, and its range: `numbers.mirror=2..5`, `numbers.goal.1=12..18`. With a `*` for every
/// card or tile, `card.*.b.reward=-1..2`, the range is added to each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    path: Vec<String>,
    pub low: i64,
    pub high: i64,
}

/// The widest range.
const WIDEST: i64 = 10_000;

/// The text is not a knob.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKnob;

impl fmt::Display for ParseKnob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a number to vary is written like numbers.mirror=2..5, numbers.goal.1=12..18 or card.*.b.reward=-1..2",
        )
    }
}

impl std::error::Error for ParseKnob {}

impl FromStr for Knob {
    type Err = ParseKnob;

    fn from_str(text: &str) -> Result<Knob, ParseKnob> {
        let (path, range) = text.split_once('=').ok_or(ParseKnob)?;
        let (low, high) = range.split_once("..").ok_or(ParseKnob)?;
        let (low, high) = (low.parse().map_err(|_| ParseKnob)?, high.parse().map_err(|_| ParseKnob)?);
        let path: Vec<String> = path.split('.').map(str::to_owned).collect();
        let wide = i64::checked_sub(high, low).is_some_and(|wide| (0..=WIDEST).contains(&wide));
        if !wide || path.iter().any(String::is_empty) {
            return Err(ParseKnob);
        }
        Ok(Knob { path, low, high })
    }
}

impl fmt::Display for Knob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path.join("."))
    }
}

impl Knob {
    /// Whether the range is added to the numbers in the file.
    fn adds(&self) -> bool {
        self.path.iter().any(|part| part == "*")
    }

    /// Returns the value in the file: the number itself, or 0 for a range that is added.
    ///
    /// # Errors
    /// There is no such number.
    pub fn get(&self, text: &str) -> Result<i64, Message> {
        let mut found = Vec::new();
        let mut document = self.document(text)?;
        visit(document.as_item_mut(), &self.path, &mut |value| found.push(value.as_integer()));
        match found.as_slice() {
            [Some(number)] if !self.adds() => Ok(*number),
            [Some(_), ..] if self.adds() && found.iter().all(Option::is_some) => Ok(0),
            _ => Err(self.missing()),
        }
    }

    /// Returns the file with this number changed and everything else as it was.
    ///
    /// # Errors
    /// There is no such number.
    pub fn set(&self, text: &str, to: i64) -> Result<String, Message> {
        self.get(text)?;
        let mut document = self.document(text)?;
        let adds = self.adds();
        visit(document.as_item_mut(), &self.path, &mut |value| {
            if let Some(old) = value.as_integer() {
                let decor = value.decor().clone();
                *value = Value::from(if adds { old.saturating_add(to) } else { to });
                *value.decor_mut() = decor;
            }
        });
        Ok(document.to_string())
    }

    fn document(&self, text: &str) -> Result<DocumentMut, Message> {
        text.parse()
            .map_err(|error: toml_edit::TomlError| no_toml(text, error.span(), unreadable(error.message())).into())
    }

    fn missing(&self) -> Message {
        Message::new("lab-no-number").with("path", self.to_string())
    }
}

/// Calls a function with every value at a path.
fn visit(item: &mut Item, path: &[String], see: &mut dyn FnMut(&mut Value)) {
    let Some((part, rest)) = path.split_first() else {
        if let Item::Value(value) = item {
            see(value);
        }
        return;
    };
    match item {
        Item::Value(value) => visit_value(value, path, see),
        Item::Table(table) => {
            for (key, item) in table.iter_mut() {
                if part == "*" || key == part.as_str() {
                    visit(item, rest, see);
                }
            }
        }
        Item::ArrayOfTables(tables) => {
            for (place, table) in tables.iter_mut().enumerate() {
                if part == "*" || part.parse() == Ok(place) {
                    for (key, item) in table.iter_mut() {
                        if rest.first().is_some_and(|part| part == "*" || key == part.as_str()) {
                            visit(item, &rest[1..], see);
                        }
                    }
                }
            }
        }
        Item::None => (),
    }
}

fn visit_value(value: &mut Value, path: &[String], see: &mut dyn FnMut(&mut Value)) {
    let Some((part, rest)) = path.split_first() else { return see(value) };
    match value {
        Value::Array(array) => {
            for (place, value) in array.iter_mut().enumerate() {
                if part == "*" || part.parse() == Ok(place) {
                    visit_value(value, rest, see);
                }
            }
        }
        Value::InlineTable(table) => {
            for (key, value) in table.iter_mut() {
                if part == "*" || key == part.as_str() {
                    visit_value(value, rest, see);
                }
            }
        }
        _ => (),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "name = \"x\"\n[numbers]\ngoal = [10, 15, 20] # K8.1\nmirror = 3\n\n[[card]] # 1\na = { pattern = \"p\", reward = 1 }\n[[card]]\na = { pattern = \"q\", reward = 4 }\n";

    fn set(knob: &str, to: i64) -> Result<String, String> {
        knob.parse::<Knob>().unwrap().set(TEXT, to).map_err(|why| why.id)
    }

    #[test]
    fn only_the_number_is_turned() {
        assert_eq!(set("numbers.mirror=1..5", 5).unwrap(), TEXT.replace("mirror = 3", "mirror = 5"));
        assert_eq!(set("numbers.goal.1=1..5", 12).unwrap(), TEXT.replace("10, 15,", "10, 12,"));
        assert_eq!(set("card.1.a.reward=1..5", 2).unwrap(), TEXT.replace("reward = 4", "reward = 2"));
        let both = TEXT.replace("reward = 1", "reward = 3").replace("reward = 4", "reward = 6");
        assert_eq!(set("card.*.a.reward=0..5", 2).unwrap(), both);
    }

    #[test]
    fn what_is_no_number_is_said() {
        for knob in
            ["numbers.mirrors=1..5", "numbers.goal=1..5", "numbers.goal.7=1..5", "name=1..5", "card.*.b.reward=1..2"]
        {
            assert_eq!(set(knob, 2), Err("lab-no-number".to_owned()), "{knob}");
        }
        for bad in
            ["", "a", "a=1", "a=5..1", "a..b=1..2", "=1..2", "a=1..x", "a=-9223372036854775808..9223372036854775807"]
        {
            assert_eq!(bad.parse::<Knob>(), Err(ParseKnob), "{bad}");
        }
    }
}
