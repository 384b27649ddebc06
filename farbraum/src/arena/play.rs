//! One game of the arena: which program is asked when, and what it is told.

use super::program::{Fault, Faults, Program};
use crate::output;
use crate::problem::Problem;
use anyhow::Context;
use bots::Reaction;
use contract::{Chance, Deed, Edition as _, Entry, Game, Level, Match, Message, Millis, Outcome, Seat, Seed, Viewer};
use protocol::{Sitter, Stage, Start, Table, Tell, Terms};
use serde_json::value::RawValue;
use std::cell::{Cell, RefCell};
use std::time::Duration;
use texts::{Language, say};

/// The answer of a program that prefers to wait, in a real-time game.
const WAIT: &str = "wait";
/// How many faults of a program are reported in full.
const MOST_TOLD: u64 = 5;
/// How many characters of a wrong answer are shown.
const MOST_SHOWN: usize = 80;

/// A player in the arena.
pub(super) enum Player<G: Game> {
    Ours { name: String, bot: lab::Player<G> },
    Program { command: String, program: Program, patience: Duration, faults: Faults },
}

impl<G: Game> Player<G> {
    pub(super) fn program(command: &str, patience: Duration) -> Player<G> {
        let program = Program::new(command);
        Player::Program { command: command.to_owned(), program, patience, faults: Faults::default() }
    }

    pub(super) fn ours(name: &str) -> anyhow::Result<Player<G>> {
        Ok(Player::Ours { name: name.to_owned(), bot: lab::Player::new(name).map_err(Problem)? })
    }

    pub(super) fn name(&self) -> &str {
        match self {
            Player::Ours { name, .. } => name,
            Player::Program { command, .. } => command,
        }
    }

    pub(super) fn faults(&self) -> Option<Faults> {
        match self {
            Player::Ours { .. } => None,
            Player::Program { faults, .. } => Some(*faults),
        }
    }

    fn level(&self) -> Option<Level> {
        match self {
            Player::Ours { name, .. } => name.parse().ok(),
            Player::Program { .. } => None,
        }
    }

    fn tell(&mut self, tell: &Tell) -> anyhow::Result<()> {
        if let Player::Program { program, .. } = self {
            let line = serde_json::to_string(tell)?;
            if matches!(tell, Tell::Table(_)) { program.sit(&line) } else { program.tell(&line) }
        }
        Ok(())
    }
}

/// One game.
pub(super) struct Round<'a, G: Game> {
    pub(super) options: &'a G::Options,
    pub(super) seed: Seed,
    /// The player on each seat.
    pub(super) sits: &'a [usize],
    pub(super) players: &'a mut [Player<G>],
}

/// The state of a game when a player is asked.
struct Moment<'a, G: Game> {
    state: &'a G,
    number: usize,
    last: Option<String>,
    now: Millis,
}

impl<G: Game> Round<'_, G> {
    pub(super) fn play(mut self) -> anyhow::Result<Outcome> {
        for seat in Seat::all(self.sits.len() as u8) {
            let table = Tell::Table(self.table(seat)?);
            self.player(seat)?.tell(&table)?;
        }
        let seats = self.sits.len() as u8;
        let game = Match::<G>::start(G::Edition::standard(), self.options.clone(), seats, self.seed)
            .map_err(Problem)
            .with_context(|| self.seed.to_string())?;
        let mut state = game.state().clone();
        let usual = self.players.iter().find_map(Player::level).map_or(Reaction::default(), Reaction::of);
        // In a race programs are as quick as our bots at the table, so that only what they choose counts.
        let reaction = |player: &usize| self.players.get(*player).and_then(Player::level).map_or(usual, Reaction::of);
        let reactions: Vec<Reaction> = self.sits.iter().map(reaction).collect();
        let races = state.races();
        let (number, last, time) = (Cell::new(0), RefCell::new(None), Cell::new(Millis(0)));
        let (mut chance, mut broken) = (self.seed.chance(u64::MAX), None);
        let choose = |state: &G, seat: Seat, now: Millis, chance: &mut Chance| {
            let moment = Moment { state, number: number.get(), last: last.borrow().clone(), now };
            if races {
                number.set(number.get() + 1);
            }
            self.choose(&moment, seat, chance).unwrap_or_else(|error| {
                broken = Some(error);
                None
            })
        };
        let watch = |_: &G, seat: Seat, action: &G::Action, at: Millis| {
            time.set(at);
            if !races {
                number.set(number.get() + 1);
                let entry = Entry { at, deed: Deed::Play(seat, action.clone()) };
                *last.borrow_mut() = Some(entry.to_string());
            }
        };
        let played = bots::playout(&mut state, &reactions, &mut chance, choose, watch);
        broken.map_or(Ok(()), Err)?;
        let (outcome, _) = played.map_err(Problem).with_context(|| self.seed.to_string())?;
        let now = if races { Millis(0) } else { time.get() };
        self.tell_end(&Moment { state: &state, number: number.get(), last: last.take(), now })?;
        Ok(outcome)
    }

    fn player(&mut self, seat: Seat) -> anyhow::Result<&mut Player<G>> {
        let player = self.sits.get(seat.index()).and_then(|&player| self.players.get_mut(player));
        player.context("a seat without a player")
    }

    /// Returns what a seat does now, or `None` if it prefers to wait.
    fn choose(&mut self, moment: &Moment<'_, G>, seat: Seat, chance: &mut Chance) -> anyhow::Result<Option<G::Action>> {
        let (state, live) = (moment.state, moment.state.races());
        match self.player(seat)? {
            Player::Ours { bot, .. } => Ok(bot.choose(state, &G::Edition::standard(), seat, chance)),
            Player::Program { command, program, patience, faults } => {
                let question = serde_json::to_string(&moment.tell(seat)?)?;
                let answer = program.ask(&question, *patience).and_then(|answer| read(state, seat, live, answer));
                answer.or_else(|fault| {
                    faults.count(&fault);
                    if faults.total <= MOST_TOLD {
                        output::tell(say(Language::of_environment(), &explain(&fault, command, *patience)));
                    }
                    if program.is_mute() {
                        return Err(Problem(Message::new("arena-mute").with("bot", command.as_str())).into());
                    }
                    Ok(state.random(seat, chance))
                })
            }
        }
    }

    /// Returns the table without seed and hash: the seeds of the arena count up from a small number, so a hash would
    /// give away this game and the next ones.
    fn table(&self, you: Seat) -> anyhow::Result<Table> {
        let sitter = |(seat, player): (usize, &usize)| {
            let bot = self.players.get(*player).and_then(Player::level);
            let name = bot.map_or_else(|| format!("bot {}", seat + 1), |level| format!("bot {level}"));
            Some(Sitter { name, here: true, bot, stand_in: false, left: false })
        };
        Ok(Table {
            code: String::new(),
            game: G::ID.to_owned(),
            hints: false,
            options: serde_json::to_value(self.options)?,
            terms: Terms::default(),
            chairs: self.sits.iter().enumerate().map(sitter).collect(),
            you: Some(you),
            yours: None,
            host: false,
            stage: Stage::Playing,
            paused: false,
            board: None,
            day: None,
            home: false,
            rematch: None,
            rematch_by: None,
            unrated: None,
            owner: None,
            owner_away: false,
            start: Some(Start {
                rules: G::RULES,
                edition: G::Edition::standard().id().clone(),
                seed_hash: String::new(),
            }),
        })
    }

    fn tell_end(&mut self, moment: &Moment<'_, G>) -> anyhow::Result<()> {
        for seat in Seat::all(self.sits.len() as u8) {
            let tell = moment.tell(seat)?;
            self.player(seat)?.tell(&tell)?;
        }
        Ok(())
    }
}

impl<G: Game> Moment<'_, G> {
    /// Returns what a program on this seat is told: its view and nothing else.
    fn tell(&self, seat: Seat) -> anyhow::Result<Tell> {
        let state = self.state;
        let legal = state.to_act().has(seat).then(|| {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            actions.iter().map(ToString::to_string).collect()
        });
        Ok(Tell::Game(protocol::Game {
            number: self.number,
            view: RawValue::from_string(serde_json::to_string(&state.view(Viewer::Seat(seat)))?)?,
            last: self.last.clone(),
            to_act: state.to_act(),
            awaited: state.awaited(),
            can_undo: false,
            now: self.now,
            deadline: state.next_deadline(),
            turns: Vec::new(),
            outcome: state.outcome(),
            seed: None,
            legal,
        }))
    }
}

/// Reads what a program wants to do, or `None` if it waits.
fn read<G: Game>(state: &G, seat: Seat, live: bool, answer: String) -> Result<Option<G::Action>, Fault> {
    if live && answer == WAIT {
        return Ok(None);
    }
    let action = answer.parse::<G::Action>().ok().filter(|action| state.check(seat, action).is_ok());
    action.map(Some).ok_or(Fault::Illegal(answer))
}

fn explain(fault: &Fault, bot: &str, patience: Duration) -> Message {
    let message = |id: &str| Message::new(id).with("bot", bot);
    match fault {
        Fault::Illegal(answer) => {
            let shown: String = answer.chars().take(MOST_SHOWN).collect();
            message("arena-illegal").with("answer", shown)
        }
        Fault::Silent => message("arena-silent").with("seconds", patience.as_secs_f64().to_string()),
        Fault::TooLong => message("arena-too-long").with("most", protocol::LONGEST_REQUEST as i64),
        Fault::Died => message("arena-died"),
    }
}
