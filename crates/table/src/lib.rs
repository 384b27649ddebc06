//! A table: who sits there, what is chosen, and the game. It is the fold of its log.
//!
//! [`Table::apply`] is the only way in which a table changes, alike when something happens and when the table is
//! rebuilt from the store. The exception is the game itself, which writes its own lines: there
//! [`ask`](Table::ask) lets it play first and makes the event from the line it wrote.

mod ask;
mod clock;
mod event;
mod guest;
mod message_ids;
pub mod name;
mod refusal;
mod talk;
mod tell;

pub use ask::Random;
pub use clock::UnixMillis;
use contract::{AnyGame, AnyMatch, Level, Millis, Phrase, Record, ReplayError, Seat, Viewer};
pub use event::{Event, Started};
pub use guest::Guest;
use protocol::{Said, Stage, Start, Words};
pub use refusal::Refusal;
use serde_json::Value;
pub use talk::MOST_SAID;
use talk::Talk;

/// A table and the game on it.
#[derive(Debug)]
pub struct Table {
    game: &'static dyn AnyGame,
    host: Guest,
    options: Value,
    /// Whether hints are allowed though several people play.
    hints: bool,
    chairs: Vec<Option<Sitter>>,
    play: Option<Play>,
    talk: Talk,
}

#[derive(Clone, Debug)]
struct Sitter {
    guest: Guest,
    name: String,
    bot: Option<Level>,
    /// How well the bot plays that stands in for a person.
    stand_in: Option<Level>,
}

impl Sitter {
    /// The level of whatever bot plays here.
    fn level(&self) -> Option<Level> {
        self.bot.or(self.stand_in)
    }
}

/// The game, once it has started.
#[derive(Debug)]
struct Play {
    game: Box<dyn AnyMatch>,
    start: Start,
    began: UnixMillis,
}

impl Play {
    /// The game's clock at a moment.
    fn clock(&self, now: UnixMillis) -> Millis {
        Millis(now.0.saturating_sub(self.began.0))
    }
}

impl Table {
    /// The first entry of a new table's log.
    pub fn opening(game: &dyn AnyGame, host: Guest) -> Event {
        Event::Opened { game: game.id().to_owned(), host, options: game.usual_options() }
    }

    fn new(game: &'static dyn AnyGame, host: Guest, options: Value) -> Table {
        let chairs = vec![None; usize::from(*game.seats().end())];
        Table { game, host, options, hints: false, chairs, play: None, talk: Talk::default() }
    }

    /// The table that a log tells of.
    ///
    /// # Errors
    /// There is no log, it was played with rules or components we do not have, or it is damaged.
    pub fn rebuild(games: &[&'static dyn AnyGame], log: &[String]) -> Result<Table, Refusal> {
        let mut events =
            log.iter().map(|text| Event::read(text).map_err(|error| Refusal::failed("damaged log", error)));
        let Some(first) = events.next() else { return Err(Refusal::NoTable) };
        let Event::Opened { game, host, options } = first? else {
            return Err(Refusal::failed("damaged log", "it does not begin with the opening"));
        };
        let Some(game) = games.iter().find(|known| known.id() == game) else { return Err(Refusal::UnknownGame(game)) };
        let mut table = Table::new(*game, host, options);
        for event in events {
            table.apply(&event?)?;
        }
        Ok(table)
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// It cannot happen; the table is then as it was.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Opened { .. } => Err(Refusal::failed("damaged log", "a table opens once")),
            Event::Sat { guest, name, chair, bot } => self.sit(*guest, name, *chair, *bot),
            Event::Stood { guest } => self.stand(*guest),
            Event::Options { options } => self.choose(options),
            Event::Hints { allowed } => {
                self.gathering()?;
                self.hints = *allowed;
                Ok(())
            }
            Event::Started(started) => self.start(started),
            Event::Line(line) => self.started_mut()?.game.apply(line).map_err(Refusal::Rules),
            Event::StoodIn { seat, level } => self.stand_in(*seat, *level),
            Event::Said { seat, name, words } => self.talk.add(*seat, name.clone(), words.clone()),
        }
    }

    fn sit(&mut self, guest: Guest, name: &str, chair: Seat, bot: Option<Level>) -> Result<(), Refusal> {
        self.gathering()?;
        let most = self.chairs.len() as u8;
        match self.chairs.get(chair.index()) {
            None => return Err(Refusal::NoSuchChair { chair, most }),
            Some(Some(sitter)) if sitter.guest != guest => return Err(Refusal::ChairTaken(chair)),
            Some(_) => (),
        }
        self.leave_chair(guest);
        self.chairs[chair.index()] = Some(Sitter { guest, name: name.to_owned(), bot, stand_in: None });
        Ok(())
    }

    /// A host who leaves hands the table over to the first who sits.
    fn stand(&mut self, guest: Guest) -> Result<(), Refusal> {
        self.gathering()?;
        self.seat_of(guest).ok_or(Refusal::NotSitting)?;
        self.leave_chair(guest);
        if self.host == guest
            && let Some(next) = self.chairs.iter().flatten().find(|sitter| sitter.bot.is_none())
        {
            self.host = next.guest;
        }
        Ok(())
    }

    fn leave_chair(&mut self, guest: Guest) {
        for chair in &mut self.chairs {
            chair.take_if(|sitter| sitter.guest == guest);
        }
    }

    fn choose(&mut self, options: &Value) -> Result<(), Refusal> {
        self.gathering()?;
        self.options = self.game.options(options).map_err(Refusal::Rules)?;
        Ok(())
    }

    fn start(&mut self, started: &Started) -> Result<(), Refusal> {
        self.gathering()?;
        let Started { rules, edition, seed, seats, at } = started;
        let (our_rules, our_edition) = (self.game.rules(), self.game.edition());
        if *rules != our_rules {
            return Err(Refusal::Rules(ReplayError::Rules { record: *rules, ours: our_rules }.message()));
        }
        if *edition != our_edition {
            let error = ReplayError::Edition { record: edition.clone(), ours: our_edition };
            return Err(Refusal::Rules(error.message()));
        }
        let game = self.game.start(&self.options, seats.len() as u8, *seed).map_err(Refusal::Rules)?;
        let start = Start { rules: *rules, edition: edition.clone(), seed_hash: seed.hash() };
        let bot = |guest: Guest| self.sitters().find(|sitter| sitter.guest == guest).and_then(|sitter| sitter.bot);
        let sitter = |(guest, name): &(Guest, String)| Sitter {
            guest: *guest,
            name: name.clone(),
            bot: bot(*guest),
            stand_in: None,
        };
        self.chairs = seats.iter().map(|seat| Some(sitter(seat))).collect();
        self.play = Some(Play { game, start, began: *at });
        Ok(())
    }

    /// A bot has its own chair, where nobody can be stood in for.
    fn stand_in(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Refusal> {
        self.started()?;
        // Seats are fixed now: there are no others.
        let sitter = self.chairs.get_mut(seat.index()).and_then(Option::as_mut).ok_or(Refusal::Started)?;
        if sitter.bot.is_some() {
            return Err(Refusal::BotsOwn(seat));
        }
        sitter.stand_in = level;
        Ok(())
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
        let chair = self.chairs.iter().position(|chair| chair.as_ref().is_some_and(|sitter| sitter.guest == guest));
        chair.map(|chair| Seat(chair as u8))
    }

    /// Who may choose options and start: the host, and while the host is away the first sitter who is there.
    pub fn host(&self, here: impl Fn(Guest) -> bool) -> Guest {
        let stand_in = || self.sitters().map(|sitter| sitter.guest).find(|&guest| here(guest));
        if here(self.host) { self.host } else { stand_in().unwrap_or(self.host) }
    }

    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.game.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The levels of the bots that play here, for themselves or for somebody.
    pub fn bots(&self) -> impl Iterator<Item = Level> {
        self.sitters().filter_map(Sitter::level)
    }

    /// The bots that have something to do, and how well each plays.
    pub fn bots_to_act(&self) -> Vec<(Seat, Level)> {
        let Some(play) = self.play.as_ref().filter(|play| play.game.outcome().is_none()) else { return Vec::new() };
        // Whoever races need not be awaited.
        let seats = if self.game.is_live() { play.game.to_act() } else { play.game.awaited() };
        let level = |seat: Seat| self.sitter(seat)?.level();
        seats.iter().filter_map(|seat| level(seat).map(|level| (seat, level))).collect()
    }

    /// What a player sees and how many entries the game's log has.
    pub fn view(&self, seat: Seat) -> Option<(String, usize)> {
        let play = self.play.as_ref()?;
        Some((play.game.view(Viewer::Seat(seat)), play.game.len()))
    }

    /// How many entries the game's log has; none before it starts.
    pub fn moves(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.game.len())
    }

    /// What whoever sits there may do now, in notation; nothing if they may not act.
    pub fn legal(&self, you: Option<Seat>) -> Option<Vec<String>> {
        let play = self.play.as_ref().filter(|play| play.game.outcome().is_none())?;
        you.filter(|&seat| play.game.to_act().has(seat)).map(|seat| play.game.legal(seat))
    }

    /// What was said last.
    pub fn talk(&self) -> Vec<Said> {
        self.talk.told()
    }

    /// What was said lately in the game's own phrases, for bots.
    pub fn phrases(&self) -> Vec<Phrase> {
        let phrase = |said: Said| match said.words {
            Words::Phrase { key, args } => Some(Phrase { seat: said.seat, key, args }),
            Words::Text(_) | Words::Point(_) => None,
        };
        self.talk().into_iter().filter_map(phrase).collect()
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.game.id()
    }

    /// Whether everybody who looks has the same view of the game.
    pub fn has_same_view(&self) -> bool {
        self.game.has_same_view()
    }

    /// Whether whoever sits there can take back their last action.
    pub fn can_undo(&self, you: Option<Seat>) -> bool {
        let going_on = self.play.as_ref().filter(|play| play.game.outcome().is_none());
        going_on.zip(you).is_some_and(|(play, seat)| play.game.can_undo(seat))
    }

    /// Whether the game is played live, and goes on.
    pub fn is_live(&self) -> bool {
        self.game.is_live() && self.stage() == Stage::Playing
    }

    /// What the game's clock says, once it has started.
    pub fn clock(&self, now: UnixMillis) -> Option<Millis> {
        self.play.as_ref().map(|play| play.clock(now))
    }

    /// When time alone changes something next.
    pub fn deadline(&self) -> Option<UnixMillis> {
        let play = self.play.as_ref().filter(|play| play.game.outcome().is_none())?;
        play.game.next_deadline().map(|deadline| UnixMillis(play.began.0.saturating_add(deadline.0)))
    }

    /// The finished game, with its seed.
    ///
    /// # Errors
    /// It is not over.
    pub fn record(&self) -> Result<Record, Refusal> {
        let play = self.play.as_ref().filter(|play| play.game.outcome().is_some()).ok_or(Refusal::NotOver)?;
        Ok(play.game.record(self.sitters().map(|sitter| sitter.name.clone()).collect()))
    }
}
