//! A study of any game, its type erased, and the bench that plays its games.

use crate::plan::{FORMAT, MOST_GAMES, Plan, StudyRequest, options};
use crate::player::{Player, reaction};
use crate::row::{Event, Row};
use crate::watch::Watch;
use bots::Reaction;
use contract::{Chance, Edition as _, Game, Message, Millis, Outcome, Seat, Seed};
use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

/// A study with its plan.
pub trait Study: fmt::Debug + Send + Sync {
    fn plan(&self) -> &Plan;
    /// Returns a bench that plays its games, one for each thread.
    fn bench(&self) -> Box<dyn Bench + '_>;
}

/// Plays the games of a study.
pub trait Bench: Send {
    /// Plays one of the games, which depends only on the plan and the number.
    ///
    /// # Errors
    /// The game does not end, or a bot plays an illegal action.
    fn play(&mut self, game: u64) -> Result<(Row, Vec<Event>), Message>;

    /// Plays one of the games without counting anything, which is faster. Returns its outcome and the number of actions.
    ///
    /// # Errors
    /// As [`Bench::play`].
    fn outcome(&mut self, game: u64) -> Result<(Outcome, u64), Message>;
}

struct StudyOf<G: Game> {
    plan: Plan,
    edition: Arc<G::Edition>,
    options: G::Options,
}

impl<G: Game> fmt::Debug for StudyOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plan.fmt(f)
    }
}

/// Makes the plan of a study, and checks that a game can start.
///
/// # Errors
/// Says what is wrong with the edition, the options, the bots or their number.
pub fn study<G: Game>(asked: &StudyRequest) -> Result<Box<dyn Study>, Message> {
    let edition = match &asked.edition {
        None => G::Edition::standard(),
        Some(text) => Arc::new(G::Edition::parse(text)?),
    };
    study_of::<G>(edition, asked)
}

/// As [`study`], with an edition that has been read. A program that calls only this contains no reader of TOML.
///
/// # Errors
/// Says what is wrong with the options, the bots or their number.
pub fn study_of<G: Game>(edition: Arc<G::Edition>, asked: &StudyRequest) -> Result<Box<dyn Study>, Message> {
    if asked.games == 0 || asked.games > MOST_GAMES {
        return Err(Message::new("lab-games-range").with("most", MOST_GAMES as i64));
    }
    let options = options::<G>(&asked.options, asked.rounds)?;
    asked.seats.iter().try_for_each(|name| Player::<G>::new(name).map(|_| ()))?;
    let seats = u8::try_from(asked.seats.len()).unwrap_or(u8::MAX);
    if !G::SEATS.contains(&seats) {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        return Err(Message::new("start-seats").with("least", least).with("most", most).with("seats", seats));
    }
    G::start(edition.clone(), &options, seats, &Seed::from_number(asked.seed))?;
    let plan = Plan {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        game: G::ID.to_owned(),
        rules: G::RULES,
        edition: edition.id().clone(),
        options: serde_json::to_value(&options).unwrap_or_default(),
        seats: asked.seats.clone(),
        games: asked.games,
        seed: asked.seed,
        replays: asked.replays.unwrap_or(u32::from(seats).max(2)).clamp(1, 1_000),
        reaction: asked.reaction,
        events: asked.events,
        together: G::TOGETHER,
        components: G::components(&edition),
    };
    Ok(Box::new(StudyOf::<G> { plan, edition, options }))
}

impl<G: Game> Study for StudyOf<G> {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn bench(&self) -> Box<dyn Bench + '_> {
        let player = |name: &String| Player::new(name).unwrap_or(Player::Random);
        let bots = Bots {
            study: self,
            players: self.plan.seats.iter().map(player).collect(),
            reactions: self.plan.seats.iter().map(|name| reaction(name, self.plan.reaction)).collect(),
        };
        Box::new(BenchOf { bots, watch: Watch::new(self.plan.components.len(), self.plan.events) })
    }
}

/// The bots of a study at one table.
struct Bots<'s, G: Game> {
    study: &'s StudyOf<G>,
    /// In the order of the plan.
    players: Vec<Player<G>>,
    reactions: Vec<Reaction>,
}

impl<G: Game> Bots<'_, G> {
    /// Starts one of the games.
    fn start(&self, game: u64) -> Result<G, Message> {
        let (deal, _) = self.study.plan.deal(game);
        let seats = self.study.plan.seats.len() as u8;
        G::start(self.study.edition.clone(), &self.study.options, seats, &Seed::from_number(deal))
    }

    /// Plays a game to its end. `see` gets every action just before it is played, and the number of choices unless the game is a
    /// race, in which the table has changed since the seat chose.
    #[inline]
    fn play(
        &mut self,
        state: &mut G,
        game: u64,
        mut see: impl FnMut(&G, Seat, &G::Action, Option<usize>, Millis),
    ) -> Result<(Outcome, u64), Message> {
        let Bots { study: StudyOf { plan, edition, .. }, players, reactions } = self;
        let (deal, replay) = plan.deal(game);
        // The random numbers of bots differ from one play of a deal to the next.
        let mut chance = Seed::from_number(deal).chance(u64::MAX - u64::from(replay));
        let by_seat = |seat: usize| reactions[plan.bot_at(seat, replay)];
        let reactions: Vec<Reaction> = (0..plan.seats.len()).map(by_seat).collect();
        let (races, choices) = (state.races(), Cell::new(0));
        let choose = |state: &G, seat: Seat, _: Millis, chance: &mut Chance| {
            let player = players.get_mut(plan.bot_at(seat.index(), replay))?;
            if races {
                return player.choose(state, edition, seat, chance);
            }
            let (action, count) = player.choose_counted(state, edition, seat, chance)?;
            choices.set(count);
            Some(action)
        };
        let watch = |state: &G, seat: Seat, action: &G::Action, at: Millis| {
            see(state, seat, action, (!races).then_some(choices.get()), at);
        };
        let failed = |why: Message| Message::new("lab-game-failed").with("game", game as i64).with("why", why);
        bots::playout(state, &reactions, &mut chance, choose, watch).map_err(failed)
    }
}

struct BenchOf<'s, G: Game> {
    bots: Bots<'s, G>,
    watch: Watch,
}

impl<G: Game> Bench for BenchOf<'_, G> {
    fn play(&mut self, game: u64) -> Result<(Row, Vec<Event>), Message> {
        let BenchOf { bots, watch } = self;
        let plan = &bots.study.plan;
        let (deal, replay) = plan.deal(game);
        let mut state = bots.start(game)?;
        let first = state.first().map(|seat| seat.0);
        watch.begin(&state);
        let see = |state: &G, seat: Seat, action: &G::Action, choices: Option<usize>, at: Millis| {
            watch.see(state, seat, action, choices.unwrap_or_else(|| state.count(seat)), at);
        };
        let (outcome, _) = bots.play(&mut state, game, see)?;
        let row = Row { game, deal, replay, first, ..watch.end(&state, &outcome) };
        let mut events = watch.events.as_mut().map(std::mem::take).unwrap_or_default();
        for event in &mut events {
            event.game = game;
            event.bot = plan.bot_at(usize::from(event.seat), replay) as u8;
        }
        Ok((row, events))
    }

    fn outcome(&mut self, game: u64) -> Result<(Outcome, u64), Message> {
        let mut state = self.bots.start(game)?;
        self.bots.play(&mut state, game, |_, _, _, _, _| ())
    }
}
