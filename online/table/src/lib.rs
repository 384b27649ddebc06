//! A table: its players, options, terms and game. It is the fold of its log.
//!
//! [`Table::apply`] is the only way to change a table, both when something happens and when the table is rebuilt from
//! the store. The exception is the game itself, which writes its own lines: [`ask`](Table::ask) lets it play first and
//! makes the event from the line it wrote.

mod ask;
mod brought;
mod card;
mod clock;
mod day;
mod event;
mod full;
mod guest;
mod late;
mod leaderboard;
mod message_ids;
pub mod name;
mod play;
mod presence;
mod refusal;
mod rematch;
mod seats;
mod talk;
mod tell;
mod terms;

pub use ask::Random;
pub use brought::MOST_BROUGHT;
pub use card::Sitting;
pub use clock::UnixMillis;
use contract::{AnyGame, EditionId, Level, Millis, Phrase, Record, ReplayError, Seat, Viewer};
pub use day::{Daily, day_of};
pub use event::{Event, Started};
pub use full::{FULL, MOST_UNDONE};
pub use guest::Guest;
use late::Late;
pub use leaderboard::daily_leaderboard;
use play::{Play, head};
pub use presence::{OWNER_KEEPS, Presence};
use protocol::{Clock, Said, Stage, Start, Terms, Unrated, Words};
pub use refusal::Refusal;
use serde_json::Value;
pub use talk::MOST_SAID;
use talk::Talk;

/// A table and the game on it.
#[derive(Debug)]
pub struct Table {
    game: &'static dyn AnyGame,
    host: Guest,
    /// The options as JSON text, which takes least memory: thousands of tables are in memory, and few are asked.
    options: Box<str>,
    /// Whether the game is played in real time with these options.
    races: bool,
    /// Whether hints are allowed among several people.
    hints: bool,
    terms: Terms,
    /// The day whose seed the game has.
    day: Option<u32>,
    /// Why a rated game counts for no rating.
    unrated: Option<Unrated>,
    /// Whether the game was played offline and uploaded.
    home: bool,
    /// The table for the next game of the same players.
    rematch: Option<(String, Option<Seat>)>,
    chairs: Vec<Option<Sitter>>,
    play: Option<Play>,
    /// How many actions a seat may take back in a row.
    most_undone: u32,
    talk: Talk,
}

#[derive(Clone, Debug)]
struct Sitter {
    guest: Guest,
    name: String,
    bot: Option<Level>,
    /// Whether it is a program with a token of its own.
    program: bool,
    /// The level of the bot that stands in for a person.
    stand_in: Option<Level>,
    /// Whether the person has left for good.
    left: bool,
}

impl Sitter {
    fn new(guest: Guest, name: String, bot: Option<Level>) -> Sitter {
        Sitter { guest, name, bot, program: false, stand_in: None, left: false }
    }

    /// Returns the level of the bot that plays here, if any.
    fn level(&self) -> Option<Level> {
        self.bot.or(self.stand_in)
    }
}

impl Table {
    /// Returns the first entry of a new table's log.
    pub fn opening(game: &dyn AnyGame, host: Guest) -> Event {
        let (game, options) = (game.id().to_owned(), game.usual_options());
        Event::Opened { game, host, options, day: None, home: false, edition: None }
    }

    fn new(game: &'static dyn AnyGame, host: Guest, options: Value, day: Option<u32>) -> Table {
        let chairs = vec![None; usize::from(*game.seats().end())];
        let (terms, talk) = (Terms::default(), Talk::default());
        let races = game.is_live(&options);
        Table {
            game,
            host,
            options: options.to_string().into(),
            races,
            hints: false,
            terms,
            day,
            unrated: None,
            home: false,
            rematch: None,
            chairs,
            play: None,
            most_undone: MOST_UNDONE,
            talk,
        }
    }

    /// Rebuilds a table from its log. `games` may hold a game with several editions: the one it was started with is
    /// used, and the first before the start.
    ///
    /// # Errors
    /// The log is empty or damaged, or the game's rules or components are unknown.
    pub fn rebuild(games: &[&'static dyn AnyGame], log: &[String]) -> Result<Table, Refusal> {
        let damaged = |number: usize, why: &str| Refusal::failed("the log is damaged", format!("entry {number} {why}"));
        let mut events = log.iter().enumerate().map(|(number, text)| {
            // The content of an invalid entry stays out of logs and answers.
            Event::read(text).map(|event| (number, event)).map_err(|_| damaged(number, "cannot be read"))
        });
        let Some(first) = events.next() else { return Err(Refusal::NoTable) };
        let (_, Event::Opened { game, host, options, day, home, .. }) = first? else {
            return Err(damaged(0, "is not the opening"));
        };
        let Some(game) = games.iter().find(|known| known.id() == game) else { return Err(Refusal::UnknownGame(game)) };
        let mut table = Table { home, ..Table::new(*game, host, options, day) };
        for event in events {
            let (number, event) = event?;
            let mut is_ours = true;
            if let Event::Started(Started { edition, rules, .. }) = &event {
                let same = |known: &&&'static dyn AnyGame| known.id() == table.game.id() && known.edition() == *edition;
                table.game = games.iter().find(same).copied().unwrap_or(table.game);
                is_ours = table.game.edition() == *edition && (1..=table.game.rules()).contains(rules);
            }
            table.apply(&event).map_err(|refusal| match is_ours {
                true => damaged(number, &format!("cannot have happened: {}", refusal.message().id)),
                false => refusal,
            })?;
        }
        Ok(table)
    }

    /// Sets how many actions a seat may take back instead of [`MOST_UNDONE`], for measurements.
    #[must_use]
    pub fn with_most_undone(self, most_undone: u32) -> Table {
        Table { most_undone, ..self }
    }

    /// Returns the game of a log and the edition it was started with, or `None` before the start.
    pub fn started_with(log: &[String]) -> Option<(String, EditionId)> {
        let Event::Opened { game, .. } = Event::read(log.first()?).ok()? else { return None };
        let edition = log.iter().find_map(|text| match Event::read(text) {
            Ok(Event::Started(Started { edition, .. })) => Some(edition),
            _ => None,
        });
        Some((game, edition?))
    }

    /// Returns whether the game of a log was started under rules that `games` do not have: it cannot be continued here.
    pub fn rules_are_outdated(games: &[&'static dyn AnyGame], log: &[String]) -> bool {
        let rules = log.iter().find_map(|text| match Event::read(text) {
            Ok(Event::Started(started)) => Some(started.rules),
            _ => None,
        });
        let game = Table::started_with(log).and_then(|(id, _)| games.iter().find(|game| game.id() == id));
        rules.zip(game).is_some_and(|(rules, game)| !(1..=game.rules()).contains(&rules))
    }

    /// Returns the edition of the game, once it has started.
    pub fn edition(&self) -> Option<&EditionId> {
        self.play.as_ref().map(|play| &play.start.edition)
    }

    /// Applies an event.
    ///
    /// # Errors
    /// The event is not possible; the table is unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        if event.at().is_some_and(|at| at > UnixMillis::LATEST) {
            return Err(Refusal::failed("damaged log", "a time that will never be"));
        }
        match event {
            Event::Opened { .. } => Err(Refusal::failed("damaged log", "a table opens once")),
            Event::Sat { guest, name, chair, bot, program, at } => {
                let sitter = Sitter { program: *program, ..Sitter::new(*guest, name.clone(), *bot) };
                self.sit(sitter, *chair, *at)
            }
            Event::Stood { guest } => self.stand(*guest),
            Event::Options { options } => self.choose(options),
            Event::Terms { terms } => self.agree(*terms),
            Event::Hints { allowed } => {
                self.gathering()?;
                self.hints = *allowed;
                Ok(())
            }
            Event::Started(started) => self.start(started),
            Event::Line(line) => {
                self.started_mut()?.game.apply(line).map_err(Refusal::Rules)?;
                self.on_line_appended(line);
                Ok(())
            }
            Event::StoodIn { seat, level, at } => self.stand_in(*seat, *level, *at),
            Event::Left { seat, at } => self.leave(*seat, *at),
            Event::Paused { paused, at } => self.rest(*paused, *at),
            Event::Unrated { why } => {
                self.unrated.get_or_insert(*why);
                Ok(())
            }
            Event::Full { by, at } => self.fill(by, *at),
            Event::Rematch { code, by } => {
                self.rematch.get_or_insert_with(|| (code.clone(), *by));
                Ok(())
            }
            Event::Unsaid { number } => {
                self.talk.remove(*number);
                Ok(())
            }
            Event::Said { seat, name, words } => self.talk.add(*seat, name.clone(), words.clone()),
        }
    }

    fn choose(&mut self, options: &Value) -> Result<(), Refusal> {
        self.gathering()?;
        let options = self.game.options(options).map_err(Refusal::Rules)?;
        let raced = std::mem::replace(&mut self.races, self.game.is_live(&options));
        self.options = options.to_string().into();
        if self.races {
            // The game has no turns that a clock could measure.
            self.terms.clock = Clock::None;
        } else if raced && self.terms.rated {
            // Now it has, and a rated game needs a clock.
            self.terms.clock = Clock::Relaxed;
        }
        Ok(())
    }

    fn start(&mut self, started: &Started) -> Result<(), Refusal> {
        self.gathering()?;
        let Started { rules, edition, seed, seats, at } = started;
        let our_edition = self.game.edition();
        if *edition != our_edition {
            let error = ReplayError::Edition { record: edition.clone(), ours: our_edition };
            return Err(Refusal::Rules(error.message()));
        }
        let options = self.options();
        let begin = || self.game.start_under(*rules, &options, seats.len() as u8, *seed).map_err(Refusal::Rules);
        let game = begin()?;
        let start = Start { rules: *rules, edition: edition.clone(), seed_hash: seed.hash() };
        let sitter = |(guest, name): &(Guest, String)| {
            let known = self.sitters().find(|sitter| sitter.guest == *guest);
            let (bot, program) = (known.and_then(|known| known.bot), known.is_some_and(|known| known.program));
            Sitter { program, ..Sitter::new(*guest, name.clone(), bot) }
        };
        let delay = Some(self.terms.delay).filter(|delay| *delay > 0);
        let late = delay.map(|delay| begin().map(|game| Late::new(game, delay))).transpose()?;
        self.chairs = seats.iter().map(|seat| Some(sitter(seat))).collect();
        let had = seats.iter().zip(0..).map(|((guest, _), seat)| (*guest, Seat(seat))).collect();
        self.play = Some(Play::new(game, start, *at, late, self.persons(), had));
        Ok(())
    }

    /// Sets the clocks after a line of the game's log.
    fn on_line_appended(&mut self, line: &str) {
        let persons = self.persons();
        let Some(play) = &mut self.play else { return };
        let (at, deed) = head(line);
        play.wind(persons, at, deed);
        play.count(deed);
        let moment = play.moment(at);
        play.last = moment;
        if let Some(late) = &mut play.late {
            late.add(moment, line.to_owned());
        }
    }

    /// Returns the event for the line that the game has just written.
    fn last_line(&mut self) -> Option<Event> {
        let line = self.play.as_ref()?.game.last()?;
        self.on_line_appended(&line);
        Some(Event::Line(line))
    }

    /// Sets the clocks after players have changed; old logs do not say when that was.
    fn wind(&mut self, at: Option<UnixMillis>) {
        let persons = self.persons();
        if let Some(play) = &mut self.play {
            let last = || play.game.last().map_or(Millis(0), |line| head(&line).0);
            let at = at.map_or_else(last, |at| play.clock(at));
            play.wind(persons, at, None);
        }
    }

    /// Returns the game if it has started and is not over.
    fn going_on(&self) -> Option<&Play> {
        self.play.as_ref().filter(|play| !play.is_over())
    }

    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index())?.as_ref()
    }

    fn gathering(&self) -> Result<(), Refusal> {
        if self.play.is_some() { Err(Refusal::Started) } else { Ok(()) }
    }

    fn started(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().ok_or(Refusal::NotStarted)
    }

    fn started_mut(&mut self) -> Result<&mut Play, Refusal> {
        self.play.as_mut().ok_or(Refusal::NotStarted)
    }

    fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.chairs.iter().flatten()
    }

    pub fn seat_of(&self, guest: Guest) -> Option<Seat> {
        let chair = self
            .chairs
            .iter()
            .position(|chair| chair.as_ref().is_some_and(|sitter| sitter.guest == guest && !sitter.left));
        chair.map(|chair| Seat(chair as u8))
    }

    /// Returns the seat that a guest has left and that is still free.
    pub fn left_by(&self, guest: Guest) -> Option<Seat> {
        let left = |chair: &Option<Sitter>| chair.as_ref().is_some_and(|sitter| sitter.guest == guest && sitter.left);
        let seat = self.chairs.iter().position(left).filter(|_| self.seat_of(guest).is_none())?;
        Some(Seat(seat as u8))
    }

    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Returns the levels of the bots that play here, including stand-ins.
    pub fn bots(&self) -> impl Iterator<Item = Level> {
        self.sitters().filter_map(Sitter::level)
    }

    /// Returns the bots that have something to do, and their levels.
    pub fn bots_to_act(&self) -> Vec<(Seat, Level)> {
        let Some(play) = self.going_on().filter(|play| !play.is_paused()) else { return Vec::new() };
        // In a real-time game a bot may act without being awaited.
        let seats = if self.races { play.game.to_act() } else { play.game.awaited() };
        let level = |seat: Seat| self.sitter(seat)?.level();
        seats.iter().filter_map(|seat| level(seat).map(|level| (seat, level))).collect()
    }

    /// Returns what a player sees, and how many entries the game's log has.
    pub fn view(&self, seat: Seat) -> Option<(String, usize)> {
        let play = self.play.as_ref()?;
        let view: Box<str> = play.game.view(Viewer::Seat(seat)).into();
        Some((view.into(), play.game.len()))
    }

    /// Returns how many entries the game's log has; 0 before the start.
    pub fn moves(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.game.len())
    }

    /// Returns the legal actions of a seat in notation, or `None` if it may not act.
    pub fn legal(&self, you: Option<Seat>) -> Option<Vec<String>> {
        let play = self.going_on()?;
        you.filter(|&seat| play.game.to_act().has(seat)).map(|seat| play.game.legal(seat))
    }

    /// Returns whether there are chat messages.
    pub fn has_talked(&self) -> bool {
        !self.talk.is_empty()
    }

    /// Returns the last chat messages.
    pub fn talk(&self) -> Vec<Said> {
        self.talk.told()
    }

    /// Returns the recent chat phrases of the game, for bots.
    pub fn phrases(&self) -> Vec<Phrase> {
        let phrase = |said: Said| match said.words {
            Words::Phrase { key, args } => Some(Phrase { seat: said.seat, key, args }),
            Words::Text(_) | Words::Point(_) => None,
        };
        self.talk().into_iter().filter_map(phrase).collect()
    }

    /// Returns the id of the game.
    pub fn game(&self) -> &'static str {
        self.game.id()
    }

    /// Returns whether all players and spectators have the same view.
    pub fn has_same_view(&self) -> bool {
        self.game.has_same_view()
    }

    /// Returns whether the player on a seat can take back the last action.
    pub fn can_undo(&self, you: Option<Seat>) -> bool {
        let can_undo = self.going_on().zip(you).is_some_and(|(play, seat)| play.game.can_undo(seat));
        can_undo && !you.is_some_and(|seat| self.has_undone_enough(seat))
    }

    /// Returns whether a real-time game is running.
    pub fn is_live(&self) -> bool {
        self.races && self.stage() == Stage::Playing
    }

    /// Returns the game's clock, once it has started.
    pub fn clock(&self, now: UnixMillis) -> Option<Millis> {
        self.play.as_ref().map(|play| play.clock(now))
    }

    /// Returns the next deadline.
    pub fn deadline(&self) -> Option<UnixMillis> {
        let play = self.going_on().filter(|play| !play.is_paused())?;
        let turn = self.turn_over().map(|(_, over)| over);
        let deadline = play.game.next_deadline().into_iter().chain(turn).min().map(|deadline| play.moment(deadline));
        self.full_at().or(deadline)
    }

    /// Returns whether spectators see the game with a delay.
    pub fn spectators_are_late(&self) -> bool {
        self.going_on().is_some_and(|play| play.late.is_some())
    }

    /// Returns when delayed spectators see the next thing.
    pub fn spectators_due(&self) -> Option<UnixMillis> {
        self.going_on()?.late.as_ref()?.due()
    }

    /// Shows spectators what they may see by now. Returns whether that was anything.
    pub fn let_spectators_see(&mut self, now: UnixMillis) -> bool {
        let late = self.play.as_mut().and_then(|play| play.late.as_mut());
        late.is_some_and(|late| late.follow(now))
    }

    /// Returns the record of a finished game, with its seed.
    ///
    /// # Errors
    /// The game is not over, or its seed is still secret.
    pub fn record(&self, now: UnixMillis) -> Result<Record, Refusal> {
        let play = self.play.as_ref().filter(|play| play.is_over()).ok_or(Refusal::NotOver)?;
        if self.is_sealed(now) {
            return Err(Refusal::Sealed);
        }
        Ok(play.game.record(self.sitters().map(|sitter| sitter.name.clone()).collect()))
    }
}
