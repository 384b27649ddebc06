//! What is seen of a table before the page's program is there: drawn by the server, of what the one who comes may see.
//!
//! It cannot be used. It is only to be looked at until the page draws the same and takes its place, so nothing is
//! kept of it: whatever has an effect in a browser has none here, and what the page would load later is not waited for.

use crate::games;
use crate::play::Play;
use crate::visit::Visit;
use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use futures::FutureExt;
use hydration_context::SsrSharedContext;
use kit::reader::set_language;
use kit::symbols::Symbols;
use leptos::prelude::*;
use leptos_router::components::Router;
use leptos_router::location::RequestUrl;
use protocol::{Stage, Tell};
use std::sync::{Arc, Once};
use texts::Language;

/// What a visitor sees of a table.
#[derive(Clone, Debug)]
pub struct Seen {
    pub language: Language,
    pub told: Vec<Tell>,
}

/// Draws a table during the game, or returns `None` if this program has no board for it or the game is live.
pub fn draw(Seen { language, told }: Seen) -> Option<String> {
    static IDLE: Once = Once::new();
    // Only the first executor can be set; another one does as well.
    IDLE.call_once(|| _ = Executor::init_custom_executor(Idle));
    set_language(language);
    // Tells Leptos to render as on a server.
    let owner = Owner::new_root(Some(Arc::new(SsrSharedContext::new())));
    let drawn = owner.with(|| {
        let visit = Visit::seen(told);
        let table = visit.table.get_untracked().filter(|table| table.stage == Stage::Playing)?;
        // The picture of a race would be outdated on arrival, and the layout of its cards depends on the screen.
        if visit.game.read_untracked().is_none() || visit.is_live() {
            return None;
        }
        games::load_game(&table.game).now_or_never()?.ok()?;
        provide_context(RequestUrl::new(&untrack(|| visit.path())));
        Some(view! { <Symbols/> <Router><Play visit result=Callback::new(|_| ().into_any())/></Router> }.to_html())
    });
    owner.with(|| owner.cleanup());
    drawn.map(|drawn| to_look_at(&drawn))
}

/// Markup without what only the page that follows may have: its landmark, and the names by which tests find what can be touched. Styles,
/// which markup may not have, are where the page looks for them.
fn to_look_at(drawn: &str) -> String {
    let (mut kept, mut rest) = (String::with_capacity(drawn.len()), drawn);
    while let Some(begin) = rest.find('<') {
        kept.push_str(&rest[..begin]);
        rest = &rest[begin..];
        // Attributes follow the name of the tag; what a value contains is escaped but for `<` and `>`.
        while let Some((before, after)) = rest.split_once("=\"") {
            let Some((value, after)) = after.split_once('"').filter(|_| !before.contains('>')) else { break };
            let (begun, name) = before.rsplit_once(' ').unwrap_or(("", before));
            kept.push_str(begun);
            match name {
                "data-testid" => (),
                "id" if value == "content" => (),
                "style" => write_attribute(&mut kept, "data-style", value),
                name => write_attribute(&mut kept, name, value),
            }
            rest = after;
        }
        let end = rest.find('>').map_or(rest.len(), |end| end + 1);
        kept.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    kept.push_str(rest);
    kept
}

fn write_attribute(markup: &mut String, name: &str, value: &str) {
    for part in [" ", name, "=\"", value, "\""] {
        markup.push_str(part);
    }
}

/// An executor that drops all tasks.
struct Idle;

impl CustomExecutor for Idle {
    fn spawn(&self, _: PinnedFuture<()>) {}
    fn spawn_local(&self, _: PinnedLocalFuture<()>) {}
    fn poll_local(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seat;
    use protocol::Ask;
    use table::{Guest, Presence, Table, UnixMillis};

    /// A table of a game at which some sit, and a visitor.
    fn told(game: &str, you: Option<Seat>) -> Vec<Tell> {
        let rules = games::load_game(game).now_or_never().unwrap().unwrap();
        let guest = |number: u8| format!("{number:032x}").parse::<Guest>().unwrap();
        let mut table = Table::rebuild(&[rules], &[Table::opening(rules, guest(0)).write()]).unwrap();
        let mut ask = |who: u8, ask: Ask| {
            table
                .ask(guest(who), &Presence::EVERYBODY, &ask, UnixMillis(0), || Ok(contract::Seed::from_number(7)))
                .unwrap();
        };
        let people = (*rules.seats().start()).max(2);
        for number in 0..people {
            ask(number, Ask::Sit { name: format!("Name {number}"), seat: Some(Seat(number)) });
        }
        ask(0, Ask::Start);
        let shown = table.tell_table("K7M2QX", you, you == Some(Seat(0)), |_| true);
        let game = table.tell_game(you, UnixMillis(0)).ok().map(Tell::Game);
        [Tell::Table(shown)].into_iter().chain(game).collect()
    }

    fn drawn(game: &str, you: Option<Seat>) -> Option<String> {
        draw(Seen { language: Language::De, told: told(game, you) })
    }

    #[test]
    fn every_game_is_drawn_but_a_race() {
        for spine in shelf::spines() {
            let game = spine.id();
            match drawn(game, Some(Seat(0))) {
                Some(drawn) => {
                    assert!(drawn.contains("Name 1") && drawn.contains("class=\"board\""), "{game}: {drawn}");
                    for other in [" style=", "data-testid", "\"content\""] {
                        assert!(!drawn.contains(other), "{game}: {other}");
                    }
                }
                None => assert_eq!(game, "konfetti"),
            }
        }
    }

    #[test]
    fn the_same_is_drawn_the_same_and_somebody_else_sees_something_else() {
        let mine = drawn("harmonia", Some(Seat(0)));
        assert_eq!(drawn("harmonia", Some(Seat(0))), mine);
        assert_ne!(drawn("harmonia", Some(Seat(1))), mine);
        let english = draw(Seen { language: Language::En, told: told("harmonia", Some(Seat(0))) });
        assert_ne!(english, mine);
    }

    #[test]
    fn only_tags_are_changed() {
        let drawn =
            "<p id=\"content\" class=\"a\" style=\"b:c\" data-testid=\"d\" hidden>x style=\"y\" &lt;</p><br/><!>1 < 2";
        let kept = "<p class=\"a\" data-style=\"b:c\" hidden>x style=\"y\" &lt;</p><br/><!>1 < 2";
        assert_eq!(to_look_at(drawn), kept);
        assert_eq!(to_look_at("<a href=\"x>y\" style=\"z\">"), "<a href=\"x>y\" data-style=\"z\">");
    }
}
