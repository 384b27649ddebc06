//! What a game adds to the page.

use crate::chunks::EditionReader;
use crate::editions::{self, Own};
use crate::film::{AnyFilm, Film};
use crate::playing::{Playing, TableFeed, imagine};
use crate::primer::Trial;
use crate::sound::Sound;
use crate::{Cast, Description, Step};
use contract::{AnyGame, Edition, EditionId, Game, Match, Message, Record, Rules, Seat, ShelfGame};
use leptos::prelude::AnyView;
use std::marker::PhantomData;
use std::rc::Rc;

/// What a game adds to the page. A game with nothing to say after its end, or with no hidden hands, leaves the defaults.
pub trait GamePage: 'static {
    type Game: Game;

    /// The small boards between the rules.
    const TRIALS: &'static [Trial];

    /// Draws the board during the game and after it.
    fn board(playing: Playing<Self::Game>) -> AnyView;

    /// Draws what players can say by tapping.
    fn phrases(_playing: Playing<Self::Game>) -> Option<AnyView> {
        None
    }

    /// Draws what the game adds to its result.
    fn afterword(_playing: Playing<Self::Game>) -> Option<AnyView> {
        None
    }

    /// Draws the page that scores a printed copy.
    fn editor() -> AnyView;

    /// Draws the picture of the game, of which `cargo xtask pictures` makes `picture.html`.
    fn picture() -> AnyView;

    /// Draws what all players hold, for replays, or returns `None` if nothing is hidden in this game. Reactive.
    fn open_hands(_state: &Self::Game, _cast: &Cast) -> Option<AnyView> {
        None
    }

    /// Says what a legal action means in a state. Reactive.
    fn describe_action(state: &Self::Game, seat: Seat, action: &<Self::Game as Rules>::Action) -> Description;

    /// Says what an entry of the log tells, in a sentence or a few. Reactive.
    fn log_entry(step: &Step<'_, Self::Game>) -> Vec<Message>;

    /// Returns what is heard of an action.
    fn sound(action: &<Self::Game as Rules>::Action) -> Option<Sound>;
}

/// The loaded page of any game.
pub trait AnyGamePage: Sync {
    fn rules(&self) -> &'static dyn AnyGame;

    /// Returns the rules with a custom edition, or `None` if it is of another game.
    fn rules_with(&self, own: &Own) -> Option<&'static dyn AnyGame>;

    /// Draws the board, or returns `None` before the first view has come.
    fn board(&self, table: TableFeed) -> Option<AnyView>;

    fn phrases(&self, table: TableFeed) -> Option<AnyView>;

    /// Says what an action means to the player on `seat` who sees `view`, or returns `None` if it is illegal. Reactive.
    fn describe_action(&self, edition: Option<&EditionId>, seat: Seat, view: &str, action: &str)
    -> Option<Description>;

    /// Says what actions would have meant to the player on `seat` at an entry of a finished game. Reactive.
    fn describe_actions_at(
        &self,
        record: &Record,
        number: usize,
        seat: Seat,
        actions: [&str; 2],
    ) -> Option<[Description; 2]>;

    /// Returns what is heard of an action.
    fn sound(&self, action: &str) -> Option<Sound>;

    fn trials(&self) -> &'static [Trial];

    /// Makes a film of a finished game.
    ///
    /// # Errors
    /// It cannot be replayed with the rules of this page.
    fn film(&self, record: &Record) -> Result<Rc<dyn AnyFilm>, Message>;
}

/// [`AnyGamePage`] for each [`GamePage`].
struct Page<P>(PhantomData<fn() -> P>);

/// Returns the page of a game. Only its chunk may call this: whatever calls it is loaded with the board.
pub fn loaded<P: GamePage>() -> &'static dyn AnyGamePage {
    const { &Page::<P>(PhantomData) }
}

/// Returns what reads editions of a game.
pub fn edition_reader<G: Game>() -> EditionReader {
    EditionReader {
        read: |text| G::Edition::parse(text).map(|edition| Own::new::<G>(text, edition)),
        original: G::Edition::standard_text(),
    }
}

impl<P: GamePage> AnyGamePage for Page<P> {
    fn rules(&self) -> &'static dyn AnyGame {
        const { &ShelfGame::<P::Game>::NEW }
    }

    fn rules_with(&self, own: &Own) -> Option<&'static dyn AnyGame> {
        let edition = own.edition::<P::Game>()?;
        // Lives as long as the page, like every game; the caller keeps one for each edition.
        Some(Box::leak(Box::new(ShelfGame::<P::Game>::with(edition))))
    }

    fn board(&self, table: TableFeed) -> Option<AnyView> {
        Some(P::board(Playing::at(table)?))
    }

    fn phrases(&self, table: TableFeed) -> Option<AnyView> {
        P::phrases(Playing::at(table)?)
    }

    fn describe_action(
        &self,
        edition: Option<&EditionId>,
        seat: Seat,
        view: &str,
        action: &str,
    ) -> Option<Description> {
        let action = action.parse().ok()?;
        let edition = editions::components::<P::Game>(edition);
        let state: P::Game = imagine(&edition, &serde_json::from_str(view).ok()?)?;
        state.check(seat, &action).ok()?;
        Some(P::describe_action(&state, seat, &action))
    }

    fn describe_actions_at(
        &self,
        record: &Record,
        number: usize,
        seat: Seat,
        actions: [&str; 2],
    ) -> Option<[Description; 2]> {
        let edition = editions::components::<P::Game>(Some(&record.edition));
        let mut game = Match::<P::Game>::before_first(record, edition).ok()?;
        for line in record.log.get(..number)? {
            game.apply(&line.parse().ok()?).ok()?;
        }
        let describe = |action: &str| Some(P::describe_action(game.state(), seat, &action.parse().ok()?));
        Some([describe(actions[0])?, describe(actions[1])?])
    }

    fn sound(&self, action: &str) -> Option<Sound> {
        P::sound(&action.parse().ok()?)
    }

    fn trials(&self) -> &'static [Trial] {
        P::TRIALS
    }

    fn film(&self, record: &Record) -> Result<Rc<dyn AnyFilm>, Message> {
        let edition = editions::components::<P::Game>(Some(&record.edition));
        let film = Film::<P::Game>::new(record, edition, P::log_entry, P::open_hands);
        Ok(Rc::new(film.map_err(|error| error.message())?))
    }
}
