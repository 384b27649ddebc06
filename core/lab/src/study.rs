//! A study of any game behind one face, and the bench at which its games are played, one after another.

use crate::plan::{Asked, FORMAT, MOST_GAMES, Plan, options};
use crate::player::{Player, reaction};
use crate::row::{Event, Row};
use crate::watch::Watch;
use bots::Reaction;
use contract::{Chance, Edition as _, Message, Millis, Observed, Outcome, Refusal as _, Seat, Seed};
use std::fmt;
use std::sync::Arc;

/// The most actions of one game, against games that never end.
pub const MOST_MOVES: u64 = 1_000_000;

/// A study whose plan is made.
pub trait Study: fmt::Debug + Send + Sync {
    fn plan(&self) -> &Plan;
    /// A place to play its games at, one for each thread.
    fn bench(&self) -> Box<dyn Bench + '_>;
}

/// Plays the games of a study.
pub trait Bench: Send {
    /// Plays one of the games. It depends on the plan and the number alone.
    ///
    /// # Errors
    /// The game does not end, or a bot does something wrong.
    fn play(&mut self, game: u64) -> Result<(Row, Vec<Event>), Message>;
}

struct StudyOf<G: Observed> {
    plan: Plan,
    edition: Arc<G::Edition>,
    options: G::Options,
}

impl<G: Observed> fmt::Debug for StudyOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plan.fmt(f)
    }
}

/// Makes the plan of a study, and starts a game to see that it can be played.
///
/// # Errors
/// Says what is wrong with the edition, the options, the bots or their number.
pub fn study<G: Observed>(asked: &Asked) -> Result<Box<dyn Study>, Message> {
    let edition = match &asked.edition {
        None => G::Edition::standard(),
        Some(text) => Arc::new(G::Edition::parse(text)?),
    };
    study_of::<G>(edition, asked)
}

/// As [`study`], with an edition that has been read: whoever calls only this needs no reader of TOML.
///
/// # Errors
/// Says what is wrong with the options, the bots or their number.
pub fn study_of<G: Observed>(edition: Arc<G::Edition>, asked: &Asked) -> Result<Box<dyn Study>, Message> {
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

impl<G: Observed> Study for StudyOf<G> {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn bench(&self) -> Box<dyn Bench + '_> {
        let player = |name: &String| Player::new(name).unwrap_or(Player::Random);
        Box::new(BenchOf {
            study: self,
            players: self.plan.seats.iter().map(player).collect(),
            reactions: self.plan.seats.iter().map(|name| reaction(name, self.plan.reaction)).collect(),
            watch: Watch::new(self.plan.components.len(), self.plan.events),
        })
    }
}

struct BenchOf<'s, G: Observed> {
    study: &'s StudyOf<G>,
    /// In the order of the plan.
    players: Vec<Player<G>>,
    reactions: Vec<Reaction>,
    watch: Watch,
}

impl<G: Observed> Bench for BenchOf<'_, G> {
    fn play(&mut self, game: u64) -> Result<(Row, Vec<Event>), Message> {
        let plan = &self.study.plan;
        let (deal, replay) = plan.deal(game);
        let seed = Seed::from_number(deal);
        // What bots leave to chance differs from one play of a deal to the next.
        let mut chance = seed.chance(u64::MAX - u64::from(replay));
        let seats = plan.seats.len() as u8;
        let mut state = G::start(self.study.edition.clone(), &self.study.options, seats, &seed)?;
        let first = state.first().map(|seat| seat.0);
        self.watch.begin(&state);
        let failed = |why: Message| Message::new("lab-game-failed").with("game", game as i64).with("why", why);
        // Nobody races at a table without a clock.
        let outcome = if G::LIVE && state.next_deadline().is_some() {
            self.play_live(&mut state, replay, &mut chance)
        } else {
            self.play_in_turn(&mut state, replay, &mut chance)
        };
        let outcome = outcome.map_err(failed)?;
        let row = Row { game, deal, replay, first, ..self.watch.end(&state, &outcome) };
        let mut events = self.watch.events.as_mut().map(std::mem::take).unwrap_or_default();
        for event in &mut events {
            event.game = game;
            event.bot = self.study.plan.bot_at(usize::from(event.seat), replay) as u8;
        }
        Ok((row, events))
    }
}

impl<G: Observed> BenchOf<'_, G> {
    fn play_in_turn(&mut self, state: &mut G, replay: u32, chance: &mut Chance) -> Result<Outcome, Message> {
        let mut now = Millis(0);
        loop {
            let Some(seat) = state.awaited().iter().next() else {
                if let Some(outcome) = state.outcome() {
                    return Ok(outcome);
                }
                now = state.next_deadline().ok_or_else(|| Message::new("lab-stuck"))?;
                state.pass_time(now);
                continue;
            };
            if u64::from(self.watch.moves()) >= MOST_MOVES {
                return Err(endless());
            }
            let bot = self.study.plan.bot_at(seat.index(), replay);
            let chosen = self.players[bot].choose_counted(state, &self.study.edition, seat, chance);
            let (action, choices) = chosen.ok_or_else(|| Message::new("lab-stuck"))?;
            self.watch.see(state, seat, &action, choices, now);
            state.play(seat, &action, now).map_err(|illegal| illegal.message())?;
        }
    }

    fn play_live(&mut self, state: &mut G, replay: u32, chance: &mut Chance) -> Result<Outcome, Message> {
        let plan = &self.study.plan;
        let by_seat = |seat: usize| self.reactions[plan.bot_at(seat, replay)];
        let reactions: Vec<Reaction> = (0..plan.seats.len()).map(by_seat).collect();
        let (players, watch, edition) = (&mut self.players, &mut self.watch, &self.study.edition);
        let choose = |state: &G, seat: Seat, _: Millis, chance: &mut Chance| {
            players.get_mut(plan.bot_at(seat.index(), replay))?.choose(state, edition, seat, chance)
        };
        let see = |state: &G, seat: Seat, action: &G::Action, at: Millis| {
            watch.see(state, seat, action, state.count(seat), at);
        };
        bots::play_live_watched(state, &reactions, MOST_MOVES, chance, choose, see).ok_or_else(endless)?;
        state.outcome().ok_or_else(|| Message::new("lab-stuck"))
    }
}

fn endless() -> Message {
    Message::new("lab-endless").with("most", MOST_MOVES as i64)
}
