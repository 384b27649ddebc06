//! What one player may not do to the others: undo without end, fill the log, take the table from its owner, see two
//! hands, and win ratings by special options.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use colour_lines::ColourLines;
use contract::{AnyGame, Level, Seat, Seed, ShelfGame};
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use protocol::{Ask, Clock, Stage, Terms, Unrated};
use serde_json::json;
use table::{Event, FULL, Guest, MOST_UNDONE, OWNER_KEEPS, Presence, Refusal, Table, UnixMillis};

static KALEIDOSKOP: &dyn AnyGame = &ShelfGame::<Kaleidoskop>::NEW;
static COLOUR_LINES: &dyn AnyGame = &ShelfGame::<ColourLines>::NEW;
static KONFETTI: &dyn AnyGame = &ShelfGame::<Konfetti>::NEW;

const NOW: UnixMillis = UnixMillis(1_700_000_000_000);
const RATED: Terms = Terms { open: false, rated: true, clock: Clock::Relaxed, delay: 0 };

fn guest(number: u64) -> Guest {
    Guest::from(Seed::from_number(number))
}

/// With this seed the first seat begins.
fn random() -> Result<Seed, Refusal> {
    Ok(Seed::from_number(110))
}

/// A table with its log.
struct Kept {
    game: &'static dyn AnyGame,
    table: Table,
    log: Vec<String>,
    /// The guests who are not connected.
    away: Vec<Guest>,
    /// How long the owner has been away, in milliseconds.
    owner_away: u64,
}

impl Kept {
    /// Seats `people`, the first of whom has opened the table.
    fn gathering(game: &'static dyn AnyGame, people: u64) -> Kept {
        let log = vec![Table::opening(game, guest(0)).write()];
        let table = Table::rebuild(&[game], &log).unwrap();
        let mut kept = Kept { game, table, log, away: Vec::new(), owner_away: 0 };
        for number in 0..people {
            kept.ask(number, sit(None)).unwrap();
        }
        kept
    }

    fn started(game: &'static dyn AnyGame, people: u64, terms: Terms) -> Kept {
        let mut kept = Kept::gathering(game, people);
        kept.ask(0, Ask::Terms { terms }).unwrap();
        kept.ask(0, Ask::Start).unwrap();
        kept
    }

    fn ask(&mut self, who: u64, ask: Ask) -> Result<(), Refusal> {
        let away = self.away.clone();
        let presence = Presence::new(|guest| !away.contains(&guest), contract::Millis(self.owner_away));
        let events = self.table.ask(guest(who), &presence, &ask, NOW, random)?;
        self.log.extend(events.iter().map(Event::write));
        Ok(())
    }

    fn host(&self) -> Guest {
        let presence = Presence::new(|guest| !self.away.contains(&guest), contract::Millis(self.owner_away));
        self.table.host(&presence)
    }

    /// An action that can be taken back.
    fn put(&mut self, who: u64) -> Result<(), Refusal> {
        let legal = self.table.legal(self.table.seat_of(guest(who))).unwrap();
        let action =
            legal.into_iter().find(|action| action.starts_with("put") || action.starts_with("colours")).unwrap();
        self.ask(who, Ask::Play { action, number: None })
    }

    fn undo(&mut self, who: u64) -> Result<(), Refusal> {
        self.ask(who, Ask::Undo { number: None })
    }

    /// Puts and takes back until that is refused. Returns how often.
    fn put_and_undo(&mut self, who: u64) -> u32 {
        for times in 0..=MOST_UNDONE {
            self.put(who).unwrap();
            match self.undo(who) {
                Ok(()) => (),
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::UndoneEnough);
                    return times;
                }
            }
        }
        panic!("taking back has no end");
    }

    /// The log alone gives the same table.
    fn rebuilt(&self) -> Table {
        Table::rebuild(&[self.game], &self.log).unwrap()
    }
}

fn sit(seat: Option<u8>) -> Ask {
    Ask::Sit { name: "Ada".to_owned(), seat: seat.map(Seat) }
}

#[test]
fn a_seat_takes_back_two_hundred_actions_and_no_more_until_something_is_final() {
    let mut kept = Kept::started(KALEIDOSKOP, 3, Terms::default());
    assert_eq!(kept.put_and_undo(0), 200);
    assert!(!kept.table.can_undo(Some(Seat(0))) && !kept.rebuilt().can_undo(Some(Seat(0))));
    let before = kept.table.moves();
    assert_eq!(kept.undo(0), Err(Refusal::UndoneEnough), "again, and nothing changes");
    assert_eq!(kept.table.moves(), before);
    // Other players are not affected: this turn ends, and the next seat takes back as it likes.
    let mut chance = Seed::from_number(1).chance(0);
    while kept.table.awaited().has(Seat(0)) {
        let legal = kept.table.legal(Some(Seat(0))).unwrap();
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
        kept.ask(0, Ask::Play { action, number: None }).unwrap();
    }
    kept.put(1).unwrap();
    kept.undo(1).unwrap();
}

/// C4.8: until the next roll all players may take back. What others do meanwhile does not reset the count.
#[test]
fn choosing_again_in_a_round_is_bounded_whatever_the_others_do() {
    let mut kept = Kept::started(COLOUR_LINES, 2, Terms::default());
    for _ in 0..MOST_UNDONE {
        for who in [0, 1] {
            kept.put(who).unwrap();
            kept.undo(who).unwrap();
        }
    }
    for who in [0, 1] {
        kept.put(who).unwrap();
        assert_eq!(kept.undo(who), Err(Refusal::UndoneEnough));
    }
}

/// There are logs with more on disks.
#[test]
fn a_log_in_which_more_was_taken_back_rebuilds() {
    let mut kept = Kept::started(KALEIDOSKOP, 3, Terms::default());
    kept.put(0).unwrap();
    let put = kept.log.last().unwrap().clone();
    for _ in 0..MOST_UNDONE * 2 {
        kept.log.extend([r#"{"line":"0 1 undo"}"#.to_owned(), put.clone()]);
    }
    let mut table = kept.rebuilt();
    assert_eq!(table.moves() as u32, 1 + 4 * MOST_UNDONE);
    let undo = Ask::Undo { number: None };
    assert_eq!(table.ask(guest(0), &Presence::EVERYBODY, &undo, NOW, random), Err(Refusal::UndoneEnough));
}

/// A log that one seat has filled, as it could before undoing was limited; `others` is how often the second seat does
/// the same.
fn filled(terms: Terms, by: [usize; 2]) -> Kept {
    let mut kept = Kept::started(COLOUR_LINES, 2, terms);
    for (who, times) in (0..).zip(by) {
        kept.put(who).unwrap();
        let lines = [format!(r#"{{"line":"0 {} undo"}}"#, who + 1), kept.log.last().unwrap().clone()];
        kept.log.extend(std::iter::repeat_n(lines, times / 2).flatten());
    }
    kept.table = kept.rebuilt();
    kept
}

#[test]
fn a_game_whose_log_is_full_ends_and_who_filled_it_loses() {
    let mut kept = filled(RATED, [FULL - 202, 200]);
    assert_eq!(kept.table.moves(), FULL);
    assert_eq!(kept.table.deadline(), Some(NOW), "at once");
    let event = kept.table.pass_time(NOW).unwrap();
    assert_eq!(event, Event::Full { by: vec![Seat(0)], at: NOW });
    kept.log.push(event.write());
    for table in [&kept.table, &kept.rebuilt()] {
        assert_eq!((table.stage(), table.deadline()), (Stage::Over, None));
        let standings: Vec<_> = table.sittings().into_iter().map(|sitting| sitting.standing).collect();
        assert_eq!(standings, [Some((2, 0)), Some((1, 0))]);
        assert!(table.is_rated());
        let game = table.tell_game(Some(Seat(1)), NOW).unwrap();
        assert!(game.to_act.is_empty() && game.awaited.is_empty() && game.seed.is_some());
        assert_eq!(game.outcome.unwrap().ending.id, "table-full-lost");
        assert!(table.record(NOW).is_ok());
    }
    assert_eq!(kept.ask(1, Ask::Undo { number: None }), Err(Refusal::Over));
}

#[test]
fn a_full_game_that_nobody_filled_or_that_is_not_rated_has_no_result() {
    for (terms, by) in [(RATED, [FULL / 2, FULL / 2]), (Terms::default(), [FULL, 2])] {
        let mut kept = filled(terms, by);
        kept.table.pass_time(NOW).unwrap();
        assert_eq!(kept.table.stage(), Stage::Over);
        let told = kept.table.tell_game(None, NOW).unwrap().outcome.unwrap();
        assert_eq!((told.ending.id.as_ref(), told.seats.len()), ("table-full-over", 0));
        assert!(!kept.table.is_rated() && kept.table.leaderboard().is_none());
        assert!(kept.table.sittings().iter().all(|sitting| sitting.standing.is_none()));
    }
}

#[test]
fn rated_games_have_the_usual_options() {
    let unusual = json!({"length": "short"});
    let mut kept = Kept::gathering(KALEIDOSKOP, 3);
    kept.ask(0, Ask::Options { options: unusual.clone() }).unwrap();
    assert_eq!(kept.ask(0, Ask::Terms { terms: RATED }), Err(Refusal::RatedOptions));
    // In old logs both could be chosen together.
    kept.log.push(Event::Terms { terms: RATED }.write());
    kept.table = kept.rebuilt();
    assert_eq!(kept.ask(0, Ask::Start), Err(Refusal::RatedOptions));
    kept.ask(0, Ask::Options { options: KALEIDOSKOP.usual_options() }).unwrap();
    assert_eq!(kept.ask(0, Ask::Options { options: unusual }), Err(Refusal::RatedOptions));
    kept.ask(0, Ask::Start).unwrap();
    assert!(kept.table.is_rated());
    let why = Unrated::Address;
    kept.table.apply(&Event::Unrated { why }).unwrap();
    assert!(!kept.table.is_rated());
    assert_eq!(kept.table.tell_table("", None, false, |_| true).unrated, Some(why));
}

/// M6: the connection is lost for a moment, the page reloaded, the link sent from another app.
#[test]
fn an_owner_who_is_away_for_a_moment_keeps_the_table() {
    let mut kept = Kept::gathering(KALEIDOSKOP, 2);
    kept.away.push(guest(0));
    kept.owner_away = OWNER_KEEPS.0 - 1;
    assert_eq!(kept.host(), guest(0));
    for ask in [Ask::Start, Ask::Free { seat: Seat(0) }, Ask::Bot { seat: Seat(2), level: Some(Level::Easy) }] {
        assert_eq!(kept.ask(1, ask), Err(Refusal::NotHost));
    }
    let told = kept.table.tell_table("", Some(Seat(1)), false, |who| who != guest(0));
    assert_eq!((told.owner, told.owner_away), (Some(Seat(0)), true));
    let told = kept.table.tell_table("", Some(Seat(1)), false, |_| true);
    assert!(!told.owner_away);
}

#[test]
fn a_deputy_seats_and_starts_but_never_sends_the_owner_away() {
    let mut kept = Kept::gathering(KALEIDOSKOP, 3);
    kept.away.push(guest(0));
    kept.owner_away = OWNER_KEEPS.0;
    assert_eq!(kept.host(), guest(1));
    assert_eq!(kept.ask(1, Ask::Free { seat: Seat(0) }), Err(Refusal::OwnersSeat(Seat(0))));
    kept.ask(1, Ask::Bot { seat: Seat(3), level: Some(Level::Easy) }).unwrap();
    kept.ask(1, Ask::Free { seat: Seat(2) }).unwrap();
    kept.away.clear();
    assert_eq!(kept.host(), guest(0), "the owner is back");
    assert_eq!(kept.ask(1, Ask::Start), Err(Refusal::NotHost));
    kept.away.push(guest(0));
    kept.ask(1, Ask::Start).unwrap();
    assert_eq!(kept.table.seat_of(guest(0)), Some(Seat(0)), "the owner plays");
    kept.owner_away = 0;
    assert_eq!(kept.host(), guest(1), "while the game goes on there is a deputy at once");
    kept.away.clear();
    assert_eq!(kept.host(), guest(0));
}

/// A player who stands up on purpose leaves the table to the others, now as in old logs.
#[test]
fn an_owner_who_stands_up_hands_the_table_over() {
    let mut kept = Kept::gathering(KALEIDOSKOP, 2);
    kept.ask(0, Ask::Stand).unwrap();
    assert_eq!((kept.host(), kept.rebuilt().owner()), (guest(1), guest(1)));
}

/// L6: a delayed spectator sits down, sees a hand, leaves, and takes the next one.
#[test]
fn nobody_sees_two_hands_of_one_game() {
    let mut kept = Kept::started(KALEIDOSKOP, 3, Terms { delay: 900, ..Terms::default() });
    for who in [1, 2] {
        kept.ask(who, Ask::Free { seat: Seat(who as u8) }).unwrap();
    }
    kept.ask(9, sit(Some(1))).unwrap();
    kept.ask(9, Ask::Free { seat: Seat(1) }).unwrap();
    assert_eq!(kept.ask(9, sit(Some(2))), Err(Refusal::OtherHand));
    assert_eq!(kept.ask(2, sit(Some(1))), Err(Refusal::OtherHand), "nor who has played from the start");
    let mut rebuilt = kept.rebuilt();
    let again = rebuilt.ask(guest(9), &Presence::EVERYBODY, &sit(Some(2)), NOW, random);
    assert_eq!(again, Err(Refusal::OtherHand), "a server that starts again knows it too");
    kept.ask(2, sit(None)).unwrap();
    kept.ask(9, sit(None)).unwrap();
    assert_eq!(kept.table.seat_of(guest(9)), Some(Seat(1)), "the hand that is known is given to them first");
}

/// Where all have the same view there is no second hand to see.
#[test]
fn without_hands_any_free_seat_may_be_taken() {
    let mut kept = Kept::started(KONFETTI, 3, Terms::default());
    for who in [1, 2] {
        kept.ask(who, Ask::Free { seat: Seat(who as u8) }).unwrap();
    }
    kept.ask(9, sit(Some(1))).unwrap();
    kept.ask(9, Ask::Free { seat: Seat(1) }).unwrap();
    kept.ask(9, sit(Some(2))).unwrap();
}
