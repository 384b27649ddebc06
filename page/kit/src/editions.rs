//! The custom editions that this page knows, read from drafts and from the logs of tables at home. They are found by their id; for any
//! other id there is the edition that comes with the game.
//!
//! Reading one needs a reader of TOML, which is a chunk of its own ([`EditionReader`](crate::EditionReader)). The worker in which bots
//! think knows none of them: what is asked there brings the text along.

use contract::{Edition, EditionId, Game};
use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

/// A custom edition, read and valid.
#[derive(Clone, Debug)]
pub struct Own {
    pub game: &'static str,
    pub id: EditionId,
    pub text: Arc<str>,
    /// The components: the [`Rules::Edition`](contract::Rules::Edition) of the game.
    components: Arc<dyn Any + Send + Sync>,
}

impl Own {
    pub fn new<G: Game>(text: &str, edition: G::Edition) -> Own {
        Own { game: G::ID, id: edition.id().clone(), text: text.into(), components: Arc::new(edition) }
    }

    /// Returns the components: the [`Rules::Edition`](contract::Rules::Edition) of the game.
    pub fn components(&self) -> &dyn Any {
        &*self.components
    }

    /// Returns the components, if they are those of this game.
    pub fn edition<G: Game>(&self) -> Option<Arc<G::Edition>> {
        self.components.clone().downcast().ok()
    }
}

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        (self.game, &self.id) == (other.game, &other.id)
    }
}

thread_local! {
    static KNOWN: RefCell<Vec<Own>> = const { RefCell::new(Vec::new()) };
}

/// Keeps an edition, to be found by its id.
pub fn keep(own: Own) {
    KNOWN.with_borrow_mut(|known| {
        if !known.contains(&own) {
            known.push(own);
        }
    });
}

/// Returns a custom edition, or `None` for the one that comes with the game.
pub fn own(game: &str, id: &EditionId) -> Option<Own> {
    KNOWN.with_borrow(|known| known.iter().find(|own| own.game == game && own.id == *id).cloned())
}

/// Returns the custom edition with this text, if it is known.
pub fn known(game: &str, text: &str) -> Option<Own> {
    KNOWN.with_borrow(|known| known.iter().find(|own| own.game == game && *own.text == *text).cloned())
}

/// Returns the components of an edition: a custom one if it is known, else the one that comes with the game.
pub fn components<G: Game>(id: Option<&EditionId>) -> Arc<G::Edition> {
    let own = id.and_then(|id| own(G::ID, id)).and_then(|own| own.edition::<G>());
    own.unwrap_or_else(G::Edition::standard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use konfetti::Konfetti;

    fn changed() -> Own {
        let text = konfetti::Edition::standard_text().replacen("version = ", "version = 9", 1);
        Own::new::<Konfetti>(&text, konfetti::Edition::parse(&text).unwrap())
    }

    #[test]
    fn what_is_kept_is_found_and_what_is_not_is_the_usual_edition() {
        let own = changed();
        let usual = konfetti::Edition::standard();
        assert_ne!(own.id, *usual.id());
        assert_eq!(components::<Konfetti>(Some(&own.id)).id(), usual.id());
        keep(own.clone());
        keep(own.clone());
        assert_eq!(components::<Konfetti>(Some(&own.id)).id(), &own.id);
        assert_eq!(components::<Konfetti>(Some(usual.id())).id(), usual.id());
        assert_eq!(components::<Konfetti>(None).id(), usual.id());
        assert!(super::own("harmonia", &own.id).is_none());
        assert!(own.edition::<harmonia::Harmonia>().is_none());
    }
}
