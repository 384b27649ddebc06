//! HTML in the reader's language.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use contract::Message;
use texts::Language;

/// The language that the admin's browser prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reader(Language);

impl Reader {
    pub(super) fn of(headers: &HeaderMap) -> Reader {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
        Reader(preferred(accepted))
    }

    /// Returns a text as HTML.
    pub(super) fn text(self, id: &str) -> String {
        escape(&texts::text(self.0, id))
    }

    /// Returns a message as HTML.
    pub(super) fn say(self, message: &Message) -> String {
        escape(&texts::say(self.0, message))
    }

    /// Returns a page with this body, which is HTML.
    pub(super) fn page(self, body: &str) -> String {
        let (lang, title) = (self.0.code(), self.text("admin-title"));
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <link rel=\"stylesheet\" href=\"/admin/style.css\">\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n"
        )
    }
}

/// Returns the language with the greatest weight, the first of several.
fn preferred(accepted: &str) -> Language {
    let weighed = accepted.split(',').filter_map(|one| {
        let mut parts = one.split(';').map(str::trim);
        let language = Language::of_tag(parts.next()?)?;
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |weight| weight.parse().ok())?;
        (weight > 0.0_f32).then_some((language, weight))
    });
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Language::En, |(language, _)| language)
}

/// Escapes text for HTML, between tags and in attributes.
pub(super) fn escape(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c => html.push(c),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_language_is_taken() {
        for (accepted, expected) in [
            ("", Language::En),
            ("de", Language::De),
            ("de-AT,en;q=0.8", Language::De),
            ("fr, en;q=0.5, de;q=0.7", Language::De),
            ("de;q=0, en;q=0.1", Language::En),
            ("de;q=x", Language::En),
        ] {
            assert_eq!(preferred(accepted), expected, "{accepted}");
        }
    }

    #[test]
    fn text_is_no_html() {
        assert_eq!(escape("<a href=\"'&"), "&lt;a href=&quot;&#39;&amp;");
    }
}
