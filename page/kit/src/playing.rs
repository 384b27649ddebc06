//! What a board learns of the game that is played, and what it can ask for.
//!
//! One direction: the server's message becomes [`Feed::view`], the rules running in the page make
//! [`Playing::state`] of it, the board shows both and asks with [`Feed::play`].
//!
//! ```ignore
//! #[component]
//! pub fn Board(playing: Playing<Kaleidoskop>) -> impl IntoView {
//!     let round = move || playing.view.read().table.round;
//!     view! { <button disabled=move || !playing.my_turn() on:click=move |_| playing.play.run(Action::End)>{round}</button> }
//! }
//! ```

use crate::editions;
use crate::{Cast, Clock};
use contract::{Chance, Deed, EditionId, Entry, Game, Message, Millis, Outcome, Seat, Seats, Seed, Viewer};
use leptos::prelude::*;
use protocol::{Ask, Finger, Said, Words};
use std::ops::Deref;
use std::sync::Arc;

/// What a table tells every board, whatever is played there: by a server, or by the page itself. `Copy`: everything inside is a signal.
#[derive(Clone, Copy, Debug)]
pub struct TableFeed {
    /// The edition that is played with, `None` before the start.
    pub edition_id: StoredValue<Option<EditionId>>,
    /// My seat, `None` for a spectator.
    pub seat: Signal<Option<Seat>>,
    /// Whether several people play with this device, so that *you* is not enough of a name.
    pub shared: bool,
    /// The players' names, in the order of the seats.
    pub names: Signal<Vec<String>>,
    /// The newest view and what comes with it, as the table sends them.
    pub game: RwSignal<Option<Arc<protocol::Game>>>,
    /// Whether the table allows hints.
    pub hints: Signal<bool>,
    /// What was said last, the newest at the end.
    pub talk: Signal<Arc<Vec<Said>>>,
    /// Whether a request has not been answered yet.
    pub waiting: Signal<bool>,
    /// The game's clock, for games with deadlines.
    pub clock: Clock,
    /// Where the fingers of others are on the board, in thousandths of its width and height; for games that are played live.
    pub fingers: Signal<Vec<(Seat, i16, i16)>>,
    /// Shows the others where mine is.
    pub show: Callback<Finger>,
    /// Asks the table for something.
    pub ask: Callback<Ask>,
    /// Why the last request was refused. The shell shows it, with its rule; a board may set it too.
    pub refusal: RwSignal<Option<Message>>,
    /// What to light up on the board, in the game's notation (the places of a line of the score).
    pub highlight: RwSignal<Vec<String>>,
    /// In a replay: what the entry that is shown tells. Players can do nothing then, and the replay announces it.
    pub replayed: Option<Signal<Option<Message>>>,
}

/// The same for one game, and what its board can ask for.
#[derive(Debug)]
pub struct Feed<G: Game> {
    table: TableFeed,
    /// The components in play.
    pub edition: StoredValue<Arc<G::Edition>>,
    /// The newest view.
    pub view: Signal<Arc<G::View>>,
    /// How many entries the log has.
    pub number: Signal<usize>,
    /// The newest entry of the log, for motion and announcements.
    pub last: Signal<Option<Entry<G::Action>>>,
    /// The seats that may act.
    pub to_act: Signal<Seats>,
    /// The seats that the table waits for.
    pub awaited: Signal<Seats>,
    pub can_undo: Signal<bool>,
    pub outcome: Signal<Option<Outcome>>,
    /// Says something to all players at the table.
    pub say: Callback<Words>,
    /// Asks to play an action of mine.
    pub play: Callback<G::Action>,
    /// Asks to take back my last action.
    pub undo: Callback<()>,
}

impl<G: Game> Clone for Feed<G> {
    fn clone(&self) -> Feed<G> {
        *self
    }
}
impl<G: Game> Copy for Feed<G> {}

impl<G: Game> Deref for Feed<G> {
    type Target = TableFeed;

    fn deref(&self) -> &TableFeed {
        &self.table
    }
}

impl TableFeed {
    /// How many entries the log has. Not reactive.
    fn number(self) -> usize {
        self.game.read_untracked().as_ref().map_or(0, |game| game.number)
    }

    fn of_game<T: Default + Clone + PartialEq + Send + Sync + 'static>(
        self,
        part: fn(&protocol::Game) -> T,
    ) -> Signal<T> {
        Memo::new(move |_| self.game.read().as_deref().map(part).unwrap_or_default()).into()
    }
}

impl<G: Game> Feed<G> {
    /// Reads what the table tells as that of a game, or returns `None` before its first view has come.
    fn of(table: TableFeed) -> Option<Feed<G>> {
        let read = |game: &protocol::Game| serde_json::from_str(game.view.get()).ok();
        let first: Arc<G::View> = Arc::new(read(&*table.game.get_untracked()?)?);
        let view = Memo::new(move |before: Option<&Arc<G::View>>| {
            // A view that cannot be read leaves the picture as it is.
            let newest = table.game.read().as_deref().and_then(read);
            newest.map(Arc::new).unwrap_or_else(|| before.unwrap_or(&first).clone())
        });
        let play = move |action: G::Action| {
            let number = (!G::LIVE).then(|| table.number());
            table.ask.run(Ask::Play { action: action.to_string(), number });
        };
        Some(Feed {
            table,
            edition: StoredValue::new(table.edition_id.with_value(|id| editions::components::<G>(id.as_ref()))),
            view: view.into(),
            number: table.of_game(|game| game.number),
            last: table.of_game(|game| game.last.as_deref().and_then(|line| line.parse().ok())),
            to_act: table.of_game(|game| game.to_act),
            awaited: table.of_game(|game| game.awaited),
            can_undo: table.of_game(|game| game.can_undo),
            outcome: table.of_game(|game| game.outcome.clone()),
            say: Callback::new(move |words| table.ask.run(Ask::Say { words })),
            play: Callback::new(play),
            undo: Callback::new(move |()| table.ask.run(Ask::Undo { number: Some(table.number()) })),
        })
    }
}

/// A game as one viewer follows it: what comes from outside, and what the rules make of it here. `Copy`: everything inside is a signal.
#[derive(Debug)]
pub struct Playing<G: Game> {
    feed: Feed<G>,
    /// A full state that agrees with the view: legal actions, checks and previews come from it. What is hidden is
    /// made up, so nothing of it may be shown that the view does not say too.
    pub state: Memo<Option<Arc<G>>>,
    /// My legal actions.
    pub legal: Memo<Vec<G::Action>>,
}

impl<G: Game> Clone for Playing<G> {
    fn clone(&self) -> Playing<G> {
        *self
    }
}
impl<G: Game> Copy for Playing<G> {}

impl<G: Game> Deref for Playing<G> {
    type Target = Feed<G>;

    fn deref(&self) -> &Feed<G> {
        &self.feed
    }
}

impl<G: Game> Playing<G> {
    /// Runs the rules over what a table tells, or returns `None` before its first view has come.
    pub fn at(table: TableFeed) -> Option<Playing<G>> {
        let feed = Feed::<G>::of(table)?;
        let state = Memo::new(move |_| {
            let edition = feed.edition.get_value();
            imagine::<G>(&edition, &feed.view.get()).map(Arc::new)
        });
        let legal = Memo::new(move |_| {
            let mut actions = Vec::new();
            if let (None, Some(state), Some(seat)) = (feed.replayed, state.get(), feed.seat.get()) {
                state.legal(seat, &mut actions);
            }
            actions
        });
        Some(Playing { feed, state, legal })
    }

    /// Whether the table waits for me. Reactive, like everything here.
    pub fn my_turn(&self) -> bool {
        self.seat.get().is_some_and(|seat| self.awaited.get().has(seat))
    }

    /// Whether a game that is over is looked at step by step.
    pub fn is_replay(&self) -> bool {
        self.replayed.is_some()
    }

    /// Returns who plays, for texts that tell what happened. Not reactive.
    pub fn cast(&self) -> Cast {
        Cast { me: self.seat.get_untracked(), names: self.names.get_untracked() }
    }

    /// My legal actions.
    pub fn legal(&self) -> Memo<Vec<G::Action>> {
        self.legal
    }

    /// Returns why I may not do something now, or `None` if I may.
    pub fn refused(&self, action: &G::Action) -> Option<G::Illegal> {
        self.state.get()?.check(self.seat.get()?, action).err()
    }

    /// Returns what I would see after an action of mine, or `None` if it is illegal.
    pub fn preview(&self, action: &G::Action) -> Option<G::View> {
        Some(self.ahead(action)?.view(Viewer::Seat(self.seat.get()?)))
    }

    /// Returns the imagined state after an action of mine, or `None` if it is illegal.
    pub fn ahead(&self, action: &G::Action) -> Option<G> {
        let seat = self.seat.get()?;
        let mut state = G::clone(&*self.state.get()?);
        state.play(seat, action, self.now()).ok()?;
        Some(state)
    }

    /// The imagined state now: what time alone has done since the newest view is done, as far as this page's clock knows.
    pub fn state_now(&self) -> Option<G> {
        let mut state = G::clone(&*self.state.get()?);
        if let Some(now) = self.clock.now() {
            state.pass_time(now);
        }
        Some(state)
    }

    /// Returns the name of the player on a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.read().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Returns the player of the newest entry, or `None` if time did it.
    pub fn last_actor(&self) -> Option<Seat> {
        match self.last.get()?.deed {
            Deed::Play(seat, _) | Deed::Undo(seat) => Some(seat),
            Deed::Time => None,
        }
    }

    fn now(&self) -> Millis {
        self.last.read().as_ref().map_or(Millis(0), |entry| entry.at)
    }
}

/// Imagines a state that agrees with a view. Fixed seed: the same view always yields the same state, so the board does not flicker.
pub(crate) fn imagine<G: Game>(edition: &Arc<G::Edition>, view: &G::View) -> Option<G> {
    let chance: &mut Chance = &mut Seed::from_number(0).chance(0);
    G::imagine(edition, view, chance).ok()
}
