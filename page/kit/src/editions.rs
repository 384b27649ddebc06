//! Editions of somebody's own that this page knows: read from a draft or from the log of a table at home. Whoever plays, draws or
//! thinks with one finds it here by its id; whoever asks for one that is not here gets the edition that comes with the game.
//!
//! Reading one needs a reader of TOML, which is a piece of its own: see [`crate::boards::unpack_editions`]. The worker in which bots
//! think is another page in this: what is asked there brings the text along.

use contract::{Edition, EditionId, Game};
use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

/// An edition of somebody's own, read and valid.
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

    /// Returns the components: the [`Game::Edition`] of the game.
    pub fn components(&self) -> &dyn Any {
        &*self.components
    }

    /// The components, if they are those of this game.
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

/// From now on an edition is found by its id.
pub fn keep(own: Own) {
    KNOWN.with_borrow_mut(|known| {
        if !known.contains(&own) {
            known.push(own);
        }
    });
}

/// An edition of somebody's own; nothing for the one that comes with the game.
pub fn own(game: &str, id: &EditionId) -> Option<Own> {
    KNOWN.with_borrow(|known| known.iter().find(|own| own.game == game && own.id == *id).cloned())
}

/// The edition of somebody's own with this text, if it is known.
pub fn known(game: &str, text: &str) -> Option<Own> {
    KNOWN.with_borrow(|known| known.iter().find(|own| own.game == game && *own.text == *text).cloned())
}

/// The components of an edition: somebody's own if it is known, else those that come with the game.
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
