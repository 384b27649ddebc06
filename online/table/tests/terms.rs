//! Terms of tables: clocks, pauses, seats that change hands, delayed spectators, games of the day, rematches. After
//! every event the table is rebuilt from its log and must be the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use colour_lines::ColourLines;
use contract::{AnyGame, Level, Seat, Seed, ShelfGame};
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use protocol::{Ask, Clock, Stage, Terms};
use serde_json::json;
use table::{Daily, Event, Guest, Presence, Refusal, Table, UnixMillis};

static KALEIDOSKOP: &dyn AnyGame = &ShelfGame::<Kaleidoskop>::NEW;
static COLOUR_LINES: &dyn AnyGame = &ShelfGame::<ColourLines>::NEW;
static KONFETTI: &dyn AnyGame = &ShelfGame::<Konfetti>::NEW;
static HARMONIA: &dyn AnyGame = &ShelfGame::<Harmonia>::NEW;

const BEGIN: u64 = 1_700_000_000_000;
const TURN: u64 = 90_000;
const GRACE: u64 = 15_000;
const LUCK: u64 = 110;

fn guest(number: u64) -> Guest {
    Guest::from(Seed::from_number(number))
}

/// With this seed the first seat begins.
fn random() -> Result<Seed, Refusal> {
    Ok(Seed::from_number(LUCK))
}

struct Kept {
    game: &'static dyn AnyGame,
    table: Table,
    log: Vec<String>,
    /// Milliseconds since the beginning.
    now: u64,
    gone: Vec<Guest>,
}

impl Kept {
    fn open(game: &'static dyn AnyGame) -> Kept {
        let log = vec![Table::opening(game, guest(0)).write()];
        Kept { game, table: Table::rebuild(&[game], &log).unwrap(), log, now: 0, gone: Vec::new() }
    }

    /// Three people sit down and start.
    fn started(game: &'static dyn AnyGame, terms: Terms) -> Kept {
        let mut kept = Kept::open(game);
        kept.ask(0, Ask::Terms { terms }).unwrap();
        for (number, name) in (0..).zip(["Ada", "Bo", "Cleo"]) {
            kept.ask(number, Ask::Sit { name: name.to_owned(), seat: None }).unwrap();
        }
        kept.ask(0, Ask::Start).unwrap();
        kept
    }

    fn now(&self) -> UnixMillis {
        UnixMillis(BEGIN + self.now)
    }

    fn ask(&mut self, who: u64, ask: Ask) -> Result<(), Refusal> {
        let gone = self.gone.clone();
        let events = self.table.ask(
            guest(who),
            &Presence::new(|guest| !gone.contains(&guest), contract::Millis(0)),
            &ask,
            self.now(),
            random,
        );
        if let Ok(events) = &events {
            self.log.extend(events.iter().map(Event::write));
        }
        self.check();
        events.map(drop)
    }

    /// Plays the first legal action of a seat that does not end its turn, or the last one.
    fn play(&mut self, who: u64) {
        let seat = self.table.seat_of(guest(who));
        let action = self.table.legal(seat).unwrap().into_iter().find(|action| action.starts_with("put")).unwrap();
        self.ask(who, Ask::Play { action, number: None }).unwrap();
    }

    /// Plays random actions until one cannot be taken back and the turn goes on.
    fn play_final(&mut self, who: u64) {
        let seat = self.table.seat_of(guest(who));
        let mut chance = Seed::from_number(1).chance(0);
        for _ in 0..100 {
            let legal = self.table.legal(seat).unwrap();
            let action = legal[chance.below(legal.len() as u32) as usize].clone();
            self.ask(who, Ask::Play { action, number: None }).unwrap();
            if !self.table.can_undo(seat) {
                return;
            }
        }
        panic!("everything can be taken back");
    }

    fn pass_time(&mut self) -> Option<Event> {
        let event = self.table.pass_time(self.now());
        self.log.extend(event.iter().map(Event::write));
        self.check();
        event
    }

    /// The log alone gives the same table.
    fn check(&self) {
        let mut rebuilt = Table::rebuild(&[self.game], &self.log).unwrap();
        rebuilt.let_spectators_see(self.now());
        let tell = |table: &Table| {
            let seats = (0..3).map(|seat| Some(Seat(seat))).chain([None]);
            let games =
                seats.map(|you| table.tell_game(you, self.now()).map(|game| serde_json::to_string(&game).unwrap()));
            (games.collect::<Vec<_>>(), table.tell_table("K7M2QX", None, false, |_| true), table.deadline())
        };
        let mut told = tell(&self.table);
        if self.table.spectators_due().is_some_and(|due| due <= self.now()) {
            // Not yet shown here.
            told.0.pop();
            assert_eq!(told.0, tell(&rebuilt).0[..3]);
            return;
        }
        assert_eq!(told, tell(&rebuilt));
    }

    fn sitter(&self, seat: usize) -> protocol::Sitter {
        self.table.tell_table("", None, false, |guest| !self.gone.contains(&guest)).chairs[seat].clone().unwrap()
    }
}

fn with_clock(clock: Clock) -> Terms {
    Terms { clock, ..Terms::default() }
}

#[test]
fn when_a_turn_is_over_a_bot_plays_until_the_person_does() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Live));
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + TURN)));
    kept.now = TURN - 1;
    assert_eq!(kept.pass_time(), None);
    kept.now = TURN;
    let at = Some(kept.now());
    assert_eq!(kept.pass_time(), Some(Event::StoodIn { seat: Seat(0), level: Some(Level::Medium), at }));
    assert_eq!(kept.table.bots_to_act(), [(Seat(0), Level::Medium)]);
    assert_eq!(kept.table.deadline(), None, "the table waits for nobody but the bot");
    kept.now += 5_000;
    kept.play(0);
    assert!(!kept.sitter(0).stand_in);
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + kept.now + GRACE)), "the turn is still the same");
}

#[test]
fn coming_back_to_a_turn_again_and_again_wins_no_time() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Live));
    kept.now = TURN;
    kept.pass_time().unwrap();
    let over = Some(UnixMillis(BEGIN + TURN + 2_000 + GRACE));
    kept.now += 2_000;
    kept.ask(0, Ask::Bot { seat: Seat(0), level: None }).unwrap();
    assert_eq!(kept.table.deadline(), over);
    kept.now += 5_000;
    kept.play(0);
    kept.ask(0, Ask::Undo { number: None }).unwrap();
    assert_eq!(kept.table.deadline(), over, "doing and undoing");
    kept.ask(0, Ask::Free { seat: Seat(0) }).unwrap();
    kept.now += 1_000;
    kept.ask(0, Ask::Sit { name: "Ada".to_owned(), seat: None }).unwrap();
    assert_eq!(kept.table.deadline(), over, "leaving and sitting down again");
    kept.now = TURN + 2_000 + GRACE;
    assert!(kept.pass_time().is_some());
    kept.ask(0, Ask::Bot { seat: Seat(0), level: None }).unwrap();
    assert!(kept.pass_time().is_some(), "there is no time left at all");
    assert_eq!(kept.table.bots_to_act(), [(Seat(0), Level::Medium)]);
    kept.play_final(0);
    assert_eq!(
        kept.table.deadline(),
        Some(UnixMillis(BEGIN + kept.now + TURN)),
        "whoever does something has time again"
    );
}

#[test]
fn being_done_and_taking_it_back_wins_no_time() {
    let mut kept = Kept::started(COLOUR_LINES, with_clock(Clock::Live));
    let turns = |kept: &Kept| kept.table.tell_game(None, kept.now()).unwrap().turns;
    // Until a seat is done that could take it back while the others still draw.
    let mut chance = Seed::from_number(1).chance(0);
    let (who, before) = (0..500)
        .find_map(|_| {
            kept.now += 1;
            let before = turns(&kept);
            let awaited = before.clone();
            let (seat, _) = awaited[chance.below(awaited.len() as u32) as usize];
            let legal = kept.table.legal(Some(seat)).unwrap();
            let action = legal[chance.below(legal.len() as u32) as usize].clone();
            let who = u64::from(seat.0);
            kept.ask(who, Ask::Play { action, number: None }).unwrap();
            let done = !turns(&kept).iter().any(|(other, _)| *other == seat) && kept.table.can_undo(Some(seat));
            done.then_some((who, before))
        })
        .expect("a seat that is done and may take it back");
    let seat = Seat(who as u8);
    let over = |turns: &[(Seat, contract::Millis)]| turns.iter().find(|(other, _)| *other == seat).unwrap().1;
    kept.now += 10_000;
    kept.ask(who, Ask::Undo { number: None }).unwrap();
    assert_eq!(over(&turns(&kept)), over(&before));
}

#[test]
fn in_a_new_turn_whoever_comes_back_has_all_of_it() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Live));
    kept.now = TURN;
    kept.pass_time().unwrap();
    // The bots play on until it is the turn of the first seat again.
    let mut others = false;
    for who in [1, 2] {
        kept.ask(who, Ask::Free { seat: Seat(who as u8) }).unwrap();
    }
    for _ in 0..200 {
        let (seat, _) = kept.table.bots_to_act()[0];
        others |= seat != Seat(0);
        if others && seat == Seat(0) {
            break;
        }
        let action = kept.table.legal(Some(seat)).unwrap().pop().unwrap();
        let event = kept.table.let_bot(seat, kept.table.moves(), &action, kept.now()).unwrap();
        kept.log.push(event.write());
    }
    kept.now += 3_000;
    kept.ask(0, Ask::Bot { seat: Seat(0), level: None }).unwrap();
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + kept.now + TURN)));
}

#[test]
fn doing_and_undoing_wins_no_time() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Live));
    for _ in 0..3 {
        kept.now += 10_000;
        kept.play(0);
        kept.now += 10_000;
        kept.ask(0, Ask::Undo { number: None }).unwrap();
    }
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + TURN)));
}

#[test]
fn nobody_is_hurried_without_a_clock_and_every_clock_is_longer_than_the_one_before() {
    assert_eq!(Kept::started(KALEIDOSKOP, Terms::default()).table.deadline(), None);
    let lengths: Vec<_> = Clock::ALL.into_iter().map(Clock::turn).collect();
    assert!(lengths.is_sorted() && lengths.iter().flatten().count() == 3, "{lengths:?}");
}

#[test]
fn the_told_turns_are_those_of_whom_the_table_waits_for() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Relaxed));
    kept.now = 1_000;
    let game = kept.table.tell_game(Some(Seat(1)), kept.now()).unwrap();
    assert_eq!(game.turns, [(Seat(0), Clock::Relaxed.turn().unwrap())]);
}

#[test]
fn while_the_game_rests_all_clocks_stand_and_nobody_plays() {
    let mut kept = Kept::started(KALEIDOSKOP, with_clock(Clock::Live));
    kept.now = 30_000;
    kept.ask(1, Ask::Pause { paused: true }).unwrap();
    assert_eq!(kept.table.deadline(), None);
    kept.now += 3_600_000;
    assert_eq!(kept.pass_time(), None);
    let action = kept.table.legal(Some(Seat(0))).unwrap().remove(0);
    assert_eq!(kept.ask(0, Ask::Play { action, number: None }), Err(Refusal::Paused));
    assert_eq!(kept.ask(9, Ask::Pause { paused: false }), Err(Refusal::Spectator));
    kept.ask(0, Ask::Pause { paused: false }).unwrap();
    assert_eq!(kept.table.clock(kept.now()).unwrap().0, 30_000);
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + kept.now + TURN - 30_000)));
    kept.play(0);
}

#[test]
fn strangers_and_those_who_race_cannot_rest() {
    for (game, terms) in [
        (KALEIDOSKOP, Terms { open: true, ..Terms::default() }),
        (KALEIDOSKOP, Terms { rated: true, clock: Clock::Live, ..Terms::default() }),
        (KONFETTI, Terms::default()),
    ] {
        let mut kept = Kept::started(game, terms);
        assert_eq!(kept.ask(0, Ask::Pause { paused: true }), Err(Refusal::CannotPause));
    }
}

/// F6: three people sit down at the calm table.
fn calm(terms: Terms) -> Kept {
    let mut kept = Kept::open(KONFETTI);
    kept.ask(0, Ask::Options { options: json!({"calm": true}) }).unwrap();
    kept.ask(0, Ask::Terms { terms }).unwrap();
    for (number, name) in (0..).zip(["Ada", "Bo", "Cleo"]) {
        kept.ask(number, Ask::Sit { name: name.to_owned(), seat: None }).unwrap();
    }
    kept
}

/// In old logs: today a rated game has the usual options.
#[test]
fn a_rated_race_that_became_calm_got_a_clock() {
    let mut kept = Kept::open(KONFETTI);
    kept.ask(0, Ask::Terms { terms: Terms { rated: true, ..Terms::default() } }).unwrap();
    assert_eq!(kept.table.terms().clock, Clock::None, "a race has its own");
    let calm = |calm: bool| json!({ "calm": calm });
    assert_eq!(kept.ask(0, Ask::Options { options: calm(true) }), Err(Refusal::RatedOptions));
    kept.table.apply(&Event::Options { options: calm(true) }).unwrap();
    assert_eq!(kept.table.terms().clock, Clock::Relaxed);
    kept.table.apply(&Event::Options { options: calm(false) }).unwrap();
    assert_eq!(kept.table.terms().clock, Clock::None);
}

#[test]
fn the_calm_table_is_no_race() {
    let mut kept = calm(Terms::default());
    kept.ask(0, Ask::Start).unwrap();
    assert!(!kept.table.is_live());
    kept.ask(1, Ask::Pause { paused: true }).unwrap();
    let mut kept = calm(with_clock(Clock::Live));
    kept.ask(0, Ask::Start).unwrap();
    let turn = kept.table.awaited();
    assert_eq!(turn.len(), 1);
    kept.now = TURN;
    let (seat, at) = (turn.iter().next().unwrap(), Some(kept.now()));
    assert_eq!(kept.pass_time(), Some(Event::StoodIn { seat, level: Some(Level::Medium), at }));
    assert_eq!(kept.table.bots_to_act(), [(seat, Level::Medium)], "nobody waits for ever");
}

/// F6: being done and taking it back wins no time, and costs the next player none.
#[test]
fn being_done_at_the_calm_table_and_taking_it_back_wins_no_time() {
    let mut kept = calm(with_clock(Clock::Live));
    kept.ask(0, Ask::Start).unwrap();
    let turns = |kept: &Kept| kept.table.tell_game(None, kept.now()).unwrap().turns;
    let first = kept.table.awaited().iter().next().unwrap();
    let done = || Ask::Play { action: "done".to_owned(), number: None };
    for _ in 0..4 {
        kept.now += 20_000;
        kept.ask(u64::from(first.0), done()).unwrap();
        assert_eq!(turns(&kept), [(first.next(3), contract::Millis(kept.now + TURN))]);
        kept.ask(u64::from(first.0), Ask::Undo { number: None }).unwrap();
        assert_eq!(turns(&kept), [(first, contract::Millis(TURN))]);
    }
    kept.now = TURN;
    let at = Some(kept.now());
    assert_eq!(kept.pass_time(), Some(Event::StoodIn { seat: first, level: Some(Level::Medium), at }));
}

/// F4.4, F6: the turn clock counts while players choose what to keep, too.
#[test]
fn choosing_at_the_calm_table_has_a_clock() {
    let mut kept = calm(with_clock(Clock::Live));
    kept.ask(0, Ask::Start).unwrap();
    for _ in 0..3 {
        kept.now += 1_000;
        let seat = kept.table.awaited().iter().next().unwrap();
        kept.ask(u64::from(seat.0), Ask::Play { action: "done".to_owned(), number: None }).unwrap();
    }
    assert_eq!(kept.table.awaited().len(), 3, "all choose");
    let over = kept.now + TURN;
    assert_eq!(kept.table.deadline(), Some(UnixMillis(BEGIN + over)));
    kept.ask(1, Ask::Play { action: "keep".to_owned(), number: None }).unwrap();
    kept.now = over;
    for seat in [Seat(0), Seat(2)] {
        let at = Some(kept.now());
        assert_eq!(kept.pass_time(), Some(Event::StoodIn { seat, level: Some(Level::Medium), at }));
    }
    assert_eq!(kept.table.bots_to_act().len(), 2);
    for seat in [Seat(0), Seat(2)] {
        let event = kept.table.let_bot(seat, kept.table.moves(), "keep", kept.now()).unwrap();
        kept.log.push(event.write());
    }
    assert_eq!(kept.table.awaited().len(), 1, "the next round has begun");
}

#[test]
fn whoever_turns_a_calm_table_into_a_race_has_no_clock_any_more() {
    let terms = Terms { open: true, ..with_clock(Clock::Relaxed) };
    let mut kept = calm(terms);
    kept.ask(0, Ask::Options { options: json!({"calm": true, "side": "black"}) }).unwrap();
    assert_eq!(kept.table.terms(), terms);
    kept.ask(0, Ask::Options { options: json!({}) }).unwrap();
    assert_eq!(kept.table.terms(), Terms { clock: Clock::None, ..terms });
    kept.ask(0, Ask::Start).unwrap();
    assert!(kept.table.is_live());
}

#[test]
fn terms_are_the_hosts_before_the_start_and_must_fit_the_game() {
    let mut kept = Kept::open(KALEIDOSKOP);
    let terms = Terms { open: true, rated: true, clock: Clock::Days, delay: 60 };
    kept.ask(1, Ask::Sit { name: "Bo".to_owned(), seat: None }).unwrap();
    assert_eq!(kept.ask(1, Ask::Terms { terms }), Err(Refusal::NotHost));
    kept.ask(0, Ask::Terms { terms }).unwrap();
    assert_eq!(kept.table.terms(), terms);
    let long = Terms { delay: protocol::LONGEST_DELAY + 1, ..terms };
    assert_eq!(kept.ask(0, Ask::Terms { terms: long }), Err(Refusal::LongDelay));
    assert_eq!(kept.table.terms(), terms, "a refused ask changes nothing");
    for seat in [Seat(1), Seat(2), Seat(3)] {
        kept.ask(0, Ask::Bot { seat, level: Some(Level::Easy) }).unwrap();
    }
    assert_eq!(kept.ask(0, Ask::Start), Err(Refusal::CannotRate), "one person and bots");
    let mut kept = Kept::open(HARMONIA);
    let terms = Terms { rated: true, ..Terms::default() };
    assert_eq!(kept.ask(0, Ask::Terms { terms }), Err(Refusal::CannotRate), "nobody wins alone");
    let mut kept = Kept::open(KALEIDOSKOP);
    assert_eq!(kept.ask(0, Ask::Terms { terms }), Err(Refusal::RatedClock), "nobody waits for ever");
    let mut kept = Kept::open(KONFETTI);
    kept.ask(0, Ask::Terms { terms }).unwrap();
    assert_eq!(kept.ask(0, Ask::Terms { terms: with_clock(Clock::Live) }), Err(Refusal::NoClock));
    let mut kept = Kept::started(KALEIDOSKOP, Terms::default());
    assert_eq!(kept.ask(0, Ask::Terms { terms: Terms::default() }), Err(Refusal::Started));
}

#[test]
fn the_host_sends_somebody_away_before_the_start() {
    let mut kept = Kept::open(KALEIDOSKOP);
    for (number, name) in [(0, "Ada"), (1, "Bo")] {
        kept.ask(number, Ask::Sit { name: name.to_owned(), seat: None }).unwrap();
    }
    assert_eq!(kept.ask(1, Ask::Free { seat: Seat(0) }), Err(Refusal::NotHost));
    kept.ask(0, Ask::Free { seat: Seat(1) }).unwrap();
    assert_eq!(kept.table.seat_of(guest(1)), None);
    assert_eq!(kept.ask(0, Ask::Free { seat: Seat(1) }), Err(Refusal::NobodyThere(Seat(1))));
    assert_eq!(kept.ask(0, Ask::Free { seat: Seat(200) }), Err(Refusal::NobodyThere(Seat(200))));
}

#[test]
fn a_friend_takes_over_from_somebody_who_left() {
    let mut kept = Kept::started(KALEIDOSKOP, Terms::default());
    let sit = |seat| Ask::Sit { name: "Dan".to_owned(), seat };
    assert_eq!(kept.ask(9, sit(None)), Err(Refusal::Started), "no seat is free");
    assert_eq!(kept.ask(0, Ask::Free { seat: Seat(1) }), Err(Refusal::PersonHere(Seat(1))));
    kept.ask(1, Ask::Free { seat: Seat(1) }).unwrap();
    assert!(kept.sitter(1).left && kept.sitter(1).bot.is_some());
    assert_eq!(kept.table.seat_of(guest(1)), None, "who has left sees no hand any more");
    assert_eq!(kept.ask(0, Ask::Bot { seat: Seat(1), level: None }), Err(Refusal::NobodyThere(Seat(1))));
    assert_eq!(kept.ask(0, sit(None)), Err(Refusal::Started), "nobody plays twice");
    assert_eq!(kept.ask(9, sit(Some(Seat(2)))), Err(Refusal::Started), "somebody sits there");
    kept.ask(9, sit(None)).unwrap();
    assert_eq!(kept.table.seat_of(guest(9)), Some(Seat(1)));
    assert_eq!((kept.sitter(1).name.as_str(), kept.sitter(1).bot, kept.sitter(1).left), ("Dan", None, false));
    kept.gone.push(guest(2));
    kept.ask(0, Ask::Free { seat: Seat(2) }).unwrap();
    assert!(kept.sitter(2).left, "the host frees the seat of somebody who is not there");
    kept.gone.clear();
    assert_eq!(kept.table.left_by(guest(2)), Some(Seat(2)));
    kept.ask(2, Ask::Sit { name: "Cleo".to_owned(), seat: None }).unwrap();
    assert!(!kept.sitter(2).left, "who was sent away comes back");
    assert_eq!(kept.ask(1, Ask::Sit { name: "Bo".to_owned(), seat: None }), Err(Refusal::Started), "Dan has it now");
}

#[test]
fn nobody_disposes_of_the_seat_of_somebody_who_has_a_clock() {
    let rated = Terms { rated: true, ..Terms::default() };
    for (game, terms) in [(KALEIDOSKOP, with_clock(Clock::Days)), (KONFETTI, rated)] {
        let mut kept = Kept::started(game, terms);
        kept.gone.push(guest(1));
        let refused = Err(Refusal::OwnSeat(Seat(1)));
        assert_eq!(kept.ask(0, Ask::Free { seat: Seat(1) }), refused);
        for level in [Some(Level::Easy), None] {
            assert_eq!(kept.ask(0, Ask::Bot { seat: Seat(1), level }), refused);
        }
    }
}

#[test]
fn a_host_who_has_left_is_host_no_more() {
    let mut kept = Kept::started(KALEIDOSKOP, Terms::default());
    kept.ask(0, Ask::Free { seat: Seat(0) }).unwrap();
    assert_eq!(kept.table.host(&Presence::EVERYBODY), guest(1));
    kept.gone.push(guest(2));
    assert_eq!(kept.ask(0, Ask::Free { seat: Seat(2) }), Err(Refusal::NotHost));
    kept.ask(1, Ask::Free { seat: Seat(2) }).unwrap();
    kept.ask(0, Ask::Sit { name: "Ada".to_owned(), seat: None }).unwrap();
    assert_eq!(kept.table.host(&Presence::EVERYBODY), guest(0));
}

#[test]
fn bots_alone_do_not_begin() {
    let mut kept = Kept::open(COLOUR_LINES);
    kept.ask(0, Ask::Bot { seat: Seat(0), level: Some(Level::Easy) }).unwrap();
    assert_eq!(kept.ask(0, Ask::Start), Err(Refusal::OnlyBots));
}

#[test]
fn nobody_takes_over_a_rated_game_but_who_left_it_comes_back() {
    let mut kept = Kept::started(KALEIDOSKOP, Terms { rated: true, clock: Clock::Live, ..Terms::default() });
    kept.ask(1, Ask::Free { seat: Seat(1) }).unwrap();
    let sit = |name: &str| Ask::Sit { name: name.to_owned(), seat: Some(Seat(1)) };
    assert_eq!(kept.ask(9, sit("Dan")), Err(Refusal::Started));
    kept.ask(1, sit("Bo")).unwrap();
    assert_eq!(kept.table.seat_of(guest(1)), Some(Seat(1)));
}

#[test]
fn spectators_see_late_what_players_see_at_once() {
    let mut kept = Kept::started(KALEIDOSKOP, Terms { delay: 60, ..Terms::default() });
    kept.now = 5_000;
    kept.play(0);
    let number = |kept: &Kept, you| kept.table.tell_game(you, kept.now()).unwrap().number;
    assert_eq!((number(&kept, Some(Seat(2))), number(&kept, None)), (1, 0));
    assert_eq!(kept.table.spectators_due(), Some(UnixMillis(BEGIN + 65_000)));
    kept.now = 64_999;
    assert!(!kept.table.let_spectators_see(kept.now()));
    kept.now = 65_000;
    assert!(kept.table.let_spectators_see(kept.now()));
    assert_eq!(number(&kept, None), 1);
    assert_eq!(kept.table.spectators_due(), None);
}

#[test]
fn the_seed_of_a_day_stays_a_secret_until_the_day_is_over() {
    let day = table::day_of(UnixMillis(BEGIN));
    let bots = [(guest(5), Level::Easy), (guest(6), Level::Easy)];
    let seed = Seed::from_number(3);
    let daily = Daily { day, host: guest(0), name: "Ada", bots: &bots, seed, at: UnixMillis(BEGIN) };
    let log: Vec<String> = Table::daily(COLOUR_LINES, &daily).unwrap().iter().map(Event::write).collect();
    let mut table = Table::rebuild(&[COLOUR_LINES], &log).unwrap();
    assert_eq!((table.stage(), table.day()), (Stage::Playing, Some(day)));
    assert!(!table.tell_table("", None, true, |_| true).hints);
    let mut chance = Seed::from_number(1).chance(0);
    while table.stage() == Stage::Playing {
        let seat = Seat::all(3).find(|seat| table.legal(Some(*seat)).is_some()).unwrap();
        let legal = table.legal(Some(seat)).unwrap();
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
        match seat {
            Seat(0) => drop(table.ask(
                guest(0),
                &Presence::EVERYBODY,
                &Ask::Play { action, number: None },
                UnixMillis(BEGIN),
                random,
            )),
            seat => drop(table.let_bot(seat, table.moves(), &action, UnixMillis(BEGIN)).unwrap()),
        }
    }
    let tomorrow = UnixMillis(u64::from(day + 1) * 86_400_000);
    let today = UnixMillis(tomorrow.0 - 1);
    assert_eq!(table.record(today).unwrap_err(), Refusal::Sealed);
    assert_eq!(table.tell_game(Some(Seat(0)), today).unwrap().seed, None);
    assert_eq!(table.record(tomorrow).unwrap().seed, seed);
    assert_eq!(table.tell_game(None, tomorrow).unwrap().seed, Some(seed));
    let sittings = table.sittings();
    assert!(sittings.iter().all(|sitting| sitting.standing.is_some() && !sitting.awaited));
}

#[test]
fn those_who_played_play_again_and_another_begins() {
    let mut kept = Kept::open(COLOUR_LINES);
    let terms = with_clock(Clock::Days);
    kept.ask(0, Ask::Terms { terms }).unwrap();
    let options = serde_json::json!({"midline": false});
    kept.ask(0, Ask::Options { options: options.clone() }).unwrap();
    kept.ask(0, Ask::Sit { name: "Ada".to_owned(), seat: None }).unwrap();
    kept.ask(1, Ask::Sit { name: "Bo".to_owned(), seat: None }).unwrap();
    kept.ask(0, Ask::Bot { seat: Seat(2), level: Some(Level::Easy) }).unwrap();
    kept.ask(0, Ask::Start).unwrap();
    assert_eq!(kept.table.again(guest(0), random).unwrap_err(), Refusal::NotOver);
    let mut chance = Seed::from_number(1).chance(0);
    while kept.table.stage() == Stage::Playing {
        let seat = Seat::all(3).find(|seat| kept.table.legal(Some(*seat)).is_some()).unwrap();
        let legal = kept.table.legal(Some(seat)).unwrap();
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
        let now = kept.now();
        match seat {
            Seat(2) => drop(kept.table.let_bot(seat, kept.table.moves(), &action, now)),
            seat => drop(kept.table.ask(
                guest(seat.0.into()),
                &Presence::EVERYBODY,
                &Ask::Play { action, number: None },
                now,
                random,
            )),
        }
    }
    assert_eq!(kept.table.again(guest(9), random).unwrap_err(), Refusal::Spectator);
    let log: Vec<String> = kept.table.again(guest(1), random).unwrap().iter().map(Event::write).collect();
    let again = Table::rebuild(&[COLOUR_LINES], &log).unwrap();
    let told = again.tell_table("", None, true, |_| true);
    assert_eq!(told.terms, terms);
    assert_eq!(again.seat_of(guest(1)), Some(Seat(2)));
    assert_eq!(told.chairs[0].as_ref().unwrap().bot, Some(Level::Easy), "the last one begins now");
    assert_eq!(told.options["midline"], options["midline"]);
    assert_eq!(kept.table.rematch(), None);
    kept.table.apply(&Event::Rematch { code: "K7M2QX".to_owned(), by: Some(Seat(1)) }).unwrap();
    kept.table.apply(&Event::Rematch { code: "OTHER2".to_owned(), by: None }).unwrap();
    assert_eq!(kept.table.rematch(), Some("K7M2QX"), "the first one counts");
}

/// One person plays a solo game to the end. Returns the leaderboard on which the result counts.
fn leaderboard_of(game: &'static dyn AnyGame, options: serde_json::Value, leaves: bool) -> Option<String> {
    let mut kept = Kept::open(game);
    kept.ask(0, Ask::Options { options }).unwrap();
    let sit = || Ask::Sit { name: "Ada".to_owned(), seat: None };
    kept.ask(0, sit()).unwrap();
    kept.ask(0, Ask::Start).unwrap();
    if leaves {
        kept.ask(0, Ask::Free { seat: Seat(0) }).unwrap();
        kept.ask(0, sit()).unwrap();
    }
    assert_eq!(kept.table.leaderboard(), None, "not before the end");
    finish(&mut kept.table, UnixMillis(BEGIN));
    let leaderboard = kept.table.leaderboard().map(|(name, _)| name);
    assert_eq!(kept.table.tell_table("", None, false, |_| true).board, leaderboard);
    leaderboard
}

/// The person on the first seat and the bots on the others play at random to the end.
fn finish(table: &mut Table, now: UnixMillis) {
    let mut chance = Seed::from_number(1).chance(0);
    while table.stage() == Stage::Playing {
        let seat = Seat::all(6).find(|seat| table.legal(Some(*seat)).is_some()).unwrap();
        let legal = table.legal(Some(seat)).unwrap();
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
        match seat {
            Seat(0) => {
                drop(
                    table
                        .ask(guest(0), &Presence::EVERYBODY, &Ask::Play { action, number: None }, now, random)
                        .unwrap(),
                );
            }
            seat => drop(table.let_bot(seat, table.moves(), &action, now).unwrap()),
        }
    }
}

#[test]
fn only_what_is_alike_is_on_one_list() {
    let list = |board: &str| Some(board.to_owned());
    let usual = serde_json::json!({});
    assert_eq!(leaderboard_of(COLOUR_LINES, usual.clone(), false), list("solo.colour-lines"));
    assert_eq!(leaderboard_of(COLOUR_LINES, serde_json::json!({"task": 2}), false), list("solo.colour-lines.task-2"));
    for other in [serde_json::json!({"midline": false}), serde_json::json!({"task": 2, "harder": true})] {
        assert_eq!(leaderboard_of(COLOUR_LINES, other, false), None);
    }
    assert_eq!(leaderboard_of(COLOUR_LINES, usual.clone(), true), None, "a bot may have helped");
    assert_eq!(leaderboard_of(HARMONIA, usual, false), list("solo.harmonia"));
    assert_eq!(leaderboard_of(HARMONIA, serde_json::json!({"game": "advanced"}), false), None);
}

#[test]
fn a_game_of_the_day_counts_only_on_its_day_and_is_nobody_elses() {
    let day = table::day_of(UnixMillis(BEGIN));
    let daily =
        Daily { day, host: guest(0), name: "Ada", bots: &[], seed: Seed::from_number(3), at: UnixMillis(BEGIN) };
    let log: Vec<String> = Table::daily(COLOUR_LINES, &daily).unwrap().iter().map(Event::write).collect();
    let open = || Table::rebuild(&[COLOUR_LINES], &log).unwrap();
    let tomorrow = u64::from(day + 1) * 86_400_000;
    let mut table = open();
    finish(&mut table, UnixMillis(tomorrow - 1));
    assert_eq!(table.leaderboard().map(|(name, _)| name), Some(table::daily_leaderboard(day, "colour-lines")));
    let mut table = open();
    finish(&mut table, UnixMillis(tomorrow));
    assert_eq!(table.leaderboard(), None, "the seed is public by now");
    let mut table = open();
    table.ask(guest(0), &Presence::EVERYBODY, &Ask::Free { seat: Seat(0) }, UnixMillis(BEGIN), random).unwrap();
    let sit = Ask::Sit { name: "Dan".to_owned(), seat: Some(Seat(0)) };
    let taken = table.ask(guest(9), &Presence::EVERYBODY, &sit, UnixMillis(BEGIN), random);
    assert_eq!(taken.unwrap_err(), Refusal::Started);
    table.ask(guest(0), &Presence::EVERYBODY, &sit, UnixMillis(BEGIN), random).unwrap();
}

/// An impossible entry is no fault of the client, and its content is in no answer (M8). Unknown rules are not damage.
#[test]
fn a_log_that_cannot_have_happened_is_damaged() {
    let log = Kept::started(KALEIDOSKOP, Terms::default()).log;
    for entry in ["secret", r#"{"secret":{}}"#, r#"{"line":"5 1 secret"}"#, r#"{"options":{"options":{"secret":1}}}"#] {
        let damaged = [&log[..], &[entry.to_owned()]].concat();
        let refusal = Table::rebuild(&[KALEIDOSKOP], &damaged).unwrap_err();
        assert!(matches!(&refusal, Refusal::Failed(why) if !why.contains("secret")), "{refusal:?}");
        assert!(refusal.message().args.is_empty());
    }
    let ours = format!("\"rules\":{}", KALEIDOSKOP.rules());
    let newer: Vec<String> = log.iter().map(|text| text.replace(&ours, "\"rules\":1000")).collect();
    assert_ne!(newer, log);
    assert!(matches!(Table::rebuild(&[KALEIDOSKOP], &newer), Err(Refusal::Rules(_))));
}
