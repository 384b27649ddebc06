//! Texts and numbers in the notation of a language.

use crate::stats::Share;
use contract::{Arg, Component, Message};
use texts::{Language, has, say};

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(pub(crate) Language);

impl Words {
    /// Returns a text without arguments, safe in HTML.
    pub(crate) fn say(self, id: &str) -> String {
        escape(&say(self.0, &Message::new(id)))
    }

    /// Returns a text with arguments, safe in HTML.
    pub(crate) fn tell(self, id: &str, args: &[(&str, Arg)]) -> String {
        let message = args.iter().fold(Message::new(id), |message, (name, value)| message.with(name, value.clone()));
        escape(&say(self.0, &message))
    }

    /// Writes a number with this number of decimals.
    pub(crate) fn number(self, number: f64, places: usize) -> String {
        // Never "-0".
        let number = if number.abs() < 0.5 * 10f64.powi(-(places as i32)) { 0.0 } else { number };
        let text = format!("{:.places$}", number.abs());
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let (point, group) = match self.0 {
            Language::De => (',', '.'),
            Language::En => ('.', ','),
        };
        let mut grouped = String::new();
        for (place, digit) in whole.chars().enumerate() {
            if place > 0 && (whole.len() - place).is_multiple_of(3) {
                grouped.push(group);
            }
            grouped.push(digit);
        }
        let sign = if number < 0.0 { "−" } else { "" };
        if rest.is_empty() { format!("{sign}{grouped}") } else { format!("{sign}{grouped}{point}{rest}") }
    }

    /// Returns a whole number.
    pub(crate) fn whole(self, number: u64) -> String {
        self.number(number as f64, 0)
    }

    pub(crate) fn percent(self, share: f64) -> String {
        let places = if share > 0.0 && share < 0.01 { 2 } else { 1 };
        format!("{}\u{a0}%", self.number(100.0 * share, places))
    }

    /// Returns a share like `25.1 % (23.0–27.3 %)`.
    pub(crate) fn share(self, share: &Share) -> String {
        format!("{} ({})", self.percent(share.share), self.interval(share))
    }

    pub(crate) fn interval(self, share: &Share) -> String {
        format!("{}–{}\u{a0}%", self.number(100.0 * share.low, 1), self.number(100.0 * share.high, 1))
    }

    /// Returns the name of a component.
    pub(crate) fn component(self, game: &str, component: &Component) -> String {
        let Component { group, name, .. } = component;
        let message = Message::new(&format!("{game}-component-{group}-{name}"));
        if has(self.0, &message.id) { escape(&say(self.0, &message)) } else { escape(name) }
    }

    /// Returns the name of a group of components.
    pub(crate) fn group(self, game: &str, group: &str) -> String {
        escape(&say(self.0, &Message::new(&format!("{game}-component-{group}"))))
    }

    /// Returns how a game ended, by the id of the message.
    pub(crate) fn ending(self, id: &str) -> String {
        let message = Message::new(&format!("lab-ending-{id}"));
        if has(self.0, &message.id) { escape(&say(self.0, &message)) } else { escape(id) }
    }

    /// Returns the name of a level, or the id of another bot.
    pub(crate) fn bot(self, name: &str) -> String {
        let message = Message::new(&format!("lab-bot-{name}"));
        if has(self.0, &message.id) { escape(&say(self.0, &message)) } else { escape(name) }
    }
}

/// Returns a text that is safe in HTML and in attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_write_them() {
        let (de, en) = (Words(Language::De), Words(Language::En));
        assert_eq!(
            (de.number(1_234_567.891, 2), en.number(1_234_567.891, 2)),
            ("1.234.567,89".into(), "1,234,567.89".into())
        );
        assert_eq!((de.number(-0.04, 1), en.number(-1234.0, 0)), ("0,0".into(), "−1,234".into()));
        assert_eq!((de.percent(0.2549), en.percent(0.0012)), ("25,5\u{a0}%".into(), "0.12\u{a0}%".into()));
        assert_eq!(escape("<a href='x'>&\"</a>"), "&lt;a href=&#39;x&#39;&gt;&amp;&quot;&lt;/a&gt;");
    }
}
