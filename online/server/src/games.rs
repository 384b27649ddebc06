//! The games on offer, and the same games with former editions that running tables use.
//!
//! A starting server keeps the editions of its games in the store. A newer version with other editions finds there
//! those with which tables were started; so does an older one running beside it. Former versions of the rules are part
//! of the games.

use crate::error::Error;
use contract::{AnyGame, AnyWorkbench, EditionId};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use store::{Store, StoreError};
use table::Table;

#[derive(Debug)]
pub(crate) struct Games {
    studies: &'static [&'static dyn AnyWorkbench],
    offered: Vec<&'static dyn AnyGame>,
    store: Store,
    /// The former editions that were needed so far.
    former: RwLock<Vec<Former>>,
}

/// A game with a former edition.
#[derive(Clone, Debug)]
struct Former {
    game: &'static dyn AnyGame,
    text: Arc<str>,
}

impl Former {
    fn is(&self, game: &str, edition: &EditionId) -> bool {
        self.game.id() == game && self.game.edition() == *edition
    }
}

impl Games {
    /// Creates the list and keeps the editions of these games for later versions.
    pub(crate) async fn new(studies: &'static [&'static dyn AnyWorkbench], store: Store) -> Result<Games, StoreError> {
        for game in studies {
            for text in game.former_texts().iter().chain([&game.edition_text()]) {
                let hash = EditionId::new("", 0, text).hash;
                store.keep_edition(game.id(), &hash, text).await?;
            }
        }
        let offered = studies.iter().map(|game| *game as &'static dyn AnyGame).collect();
        Ok(Games { studies, offered, store, former: RwLock::default() })
    }

    /// Returns the games that can be started, in their order.
    pub(crate) fn offered(&self) -> &[&'static dyn AnyGame] {
        &self.offered
    }

    /// Returns all games that a log may need after [`learn_for`](Self::learn_for).
    pub(crate) fn known(&self) -> Vec<&'static dyn AnyGame> {
        let former = self.former();
        self.offered.iter().copied().chain(former.iter().map(|former| former.game)).collect()
    }

    /// Returns the file of a former edition, or `None` for a current one.
    pub(crate) fn text(&self, game: &str, edition: &EditionId) -> Option<Arc<str>> {
        self.former().iter().find(|former| former.is(game, edition)).map(|former| Arc::clone(&former.text))
    }

    /// Loads the edition with which the game in a log was started, unless it is known. If it does not exist, rebuilding
    /// the table fails.
    pub(crate) async fn learn_for(&self, log: &[String]) -> Result<(), Error> {
        let Some((game, edition)) = Table::started_with(log) else { return Ok(()) };
        let Some(study) = self.studies.iter().find(|study| study.id() == game) else { return Ok(()) };
        if study.edition() == edition || self.text(&game, &edition).is_some() {
            return Ok(());
        }
        let text = self.store.edition(&game, &edition.hash).await;
        let Some(text) = text.map_err(|error| Error::failed("cannot read an edition", error))? else { return Ok(()) };
        match study.with_edition(&text) {
            Ok(read) if read.edition() == edition => {
                // Kept until the process ends, like every game; there are as many as servers of all versions have
                // offered.
                let former = Former { game: Box::leak(read), text: text.into() };
                let mut all = self.former.write().unwrap_or_else(PoisonError::into_inner);
                if !all.iter().any(|known| known.is(&game, &edition)) {
                    all.push(former);
                }
            }
            Ok(other) => tracing::error!(%edition, read = %other.edition(), "an edition in the store is another one"),
            Err(error) => tracing::error!(%edition, %error, "an edition of before cannot be read any more"),
        }
        Ok(())
    }

    fn former(&self) -> RwLockReadGuard<'_, Vec<Former>> {
        self.former.read().unwrap_or_else(PoisonError::into_inner)
    }
}
