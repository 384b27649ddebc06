//! What a board gets to know of a game that is being played, and what it can ask for.
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

use crate::boards::Cast;
use crate::visit::Clock;
use contract::{Chance, Deed, Entry, Game, Message, Millis, Outcome, Seat, Seats, Seed, Viewer};
use leptos::prelude::*;
use protocol::{Finger, Said, Words};
use std::ops::Deref;
use std::sync::Arc;

/// What comes from outside: from a server, or from a game on this device.
#[derive(Debug)]
pub struct Feed<G: Game> {
    /// The components in play.
    pub edition: StoredValue<Arc<G::Edition>>,
    /// My seat, nothing for a spectator.
    pub seat: Signal<Option<Seat>>,
    /// Whether several people play with this device, so that *you* is not enough of a name.
    pub shared: bool,
    /// The players' names, in the order of the seats.
    pub names: Signal<Vec<String>>,
    /// The newest view.
    pub view: Signal<Arc<G::View>>,
    /// How many entries the log has.
    pub number: Signal<usize>,
    /// The newest entry of the log, for motion and announcements.
    pub last: Signal<Option<Entry<G::Action>>>,
    /// Those who may act.
    pub to_act: Signal<Seats>,
    /// Those whom the table waits for.
    pub awaited: Signal<Seats>,
    pub can_undo: Signal<bool>,
    /// Whether the table allows hints.
    pub hints: Signal<bool>,
    /// What was said last, the newest at the end.
    pub talk: Signal<Arc<Vec<Said>>>,
    /// Says something to everybody at the table.
    pub say: Callback<Words>,
    /// Whether something asked for has not been answered yet.
    pub waiting: Signal<bool>,
    pub outcome: Signal<Option<Outcome>>,
    /// The game's clock, for games with deadlines.
    pub clock: Clock,
    /// Where the fingers of others are on the board, in thousandths of its width and height; for games that are played live.
    pub fingers: Signal<Vec<(Seat, i16, i16)>>,
    /// Shows the others where mine is.
    pub show: Callback<Finger>,
    /// Asks to play an action of mine.
    pub play: Callback<G::Action>,
    /// Asks to take back my last action.
    pub undo: Callback<()>,
    /// Why the last thing asked for was refused. The shell shows it, with its rule; a board may set it too.
    pub refusal: RwSignal<Option<Message>>,
    /// What to light up on the board, in the game's notation (the places of a line of the score).
    pub highlight: RwSignal<Vec<String>>,
    /// In a replay: what the entry that is shown tells. Nobody can do anything then, and the replay announces it.
    pub replayed: Option<Signal<Option<Message>>>,
}

impl<G: Game> Clone for Feed<G> {
    fn clone(&self) -> Feed<G> {
        *self
    }
}
impl<G: Game> Copy for Feed<G> {}

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
    /// Lets the rules run over what comes in.
    pub fn new(feed: Feed<G>) -> Playing<G> {
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
        Playing { feed, state, legal }
    }

    /// Whether the table waits for me. Reactive, like everything here.
    pub fn my_turn(&self) -> bool {
        self.seat.get().is_some_and(|seat| self.awaited.get().has(seat))
    }

    /// Whether a game that is over is looked at step by step.
    pub fn is_replay(&self) -> bool {
        self.replayed.is_some()
    }

    /// Who is who, for those who tell what happened. Not reactive.
    pub fn cast(&self) -> Cast {
        Cast { me: self.seat.get_untracked(), names: self.names.get_untracked() }
    }

    /// My legal actions.
    pub fn legal(&self) -> Memo<Vec<G::Action>> {
        self.legal
    }

    /// Why I may not do something now, nothing if I may.
    pub fn refused(&self, action: &G::Action) -> Option<G::Illegal> {
        self.state.get()?.check(self.seat.get()?, action).err()
    }

    /// What I would see after an action of mine; nothing if it is illegal.
    pub fn preview(&self, action: &G::Action) -> Option<G::View> {
        Some(self.ahead(action)?.view(Viewer::Seat(self.seat.get()?)))
    }

    /// The imagined state after an action of mine; nothing if it is illegal.
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

    /// The name of whoever sits on a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.read().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Who did the newest thing, if anybody did.
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

/// Always the same dream of the same view, so that a picture does not flicker.
pub(crate) fn imagine<G: Game>(edition: &Arc<G::Edition>, view: &G::View) -> Option<G> {
    let chance: &mut Chance = &mut Seed::from_number(0).chance(0);
    G::imagine(edition, view, chance).ok()
}
