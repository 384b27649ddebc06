//! Messages as clients could send them, to a real table.

use crate::first_line;
use contract::{Seat, Seed};
use protocol::{Ask, Finger, Request, Stage};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use table::{Event, Guest, Presence, Refusal, Table, UnixMillis};

/// The time at which the game begins.
const BEGAN: u64 = 1_700_000_000_000;
/// The most moves that are made before the first message.
const MOST_MOVES: usize = 60;
/// Guests at the table: two more than can sit.
const GUESTS: u64 = 9;

/// Reads a line like `GAME 3 12`: the game, how many people sit there (none if the game has not begun), and how many moves have been
/// made. Every other line is the digit of a guest and a message, or `t` and the milliseconds that pass, or `g` and the guest who goes.
pub fn wire(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (scene, messages) = first_line(text);
    SEEDS.set(0);
    let mut scene = Scene::new(scene);
    for message in messages.lines().take(200) {
        scene.hear(message);
    }
    scene.check_log();
}

thread_local! {
    /// The logs of earlier scenes, because playing up to one takes longer than all that follows.
    static SCENES: RefCell<HashMap<String, Vec<String>>> = RefCell::default();
    static SEEDS: Cell<u64> = const { Cell::new(0) };
}

fn random() -> Result<Seed, Refusal> {
    SEEDS.set(SEEDS.get() + 1);
    Ok(Seed::from_number(SEEDS.get()))
}

fn guest(number: u64) -> Guest {
    Seed::from_number(1_000_000 + number % GUESTS).into()
}

/// A table with its log.
struct Scene {
    table: Table,
    log: Vec<String>,
    now: UnixMillis,
    /// The last messages to all guests.
    told: Vec<String>,
}

impl Scene {
    fn new(line: &str) -> Scene {
        let mut words = line.split(' ');
        let game = words.next().and_then(shelf::game).unwrap_or(shelf::games()[0]);
        let people = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
        let moves = words.next().and_then(|word| word.parse().ok()).unwrap_or(0).min(MOST_MOVES);
        let log = vec![Table::opening(game, guest(0)).write()];
        if !game.seats().contains(&people) {
            return Scene::of(log);
        }
        let name = format!("{} {people} {moves}", game.id());
        let known = SCENES.with_borrow(|scenes| scenes.get(&name).cloned());
        Scene::of(known.unwrap_or_else(|| {
            let mut scene = Scene::of(log);
            scene.gather(people);
            scene.play_some(moves);
            SCENES.with_borrow_mut(|scenes| scenes.insert(name, scene.log.clone()));
            scene.log
        }))
    }

    fn of(log: Vec<String>) -> Scene {
        let table = Table::rebuild(shelf::games(), &log).expect("what happened can be read again");
        let mut scene = Scene { table, log, now: UnixMillis(BEGAN), told: Vec::new() };
        scene.told = scene.look();
        scene
    }

    fn gather(&mut self, people: u8) {
        for person in 0..u64::from(people) {
            self.ask(guest(person), &Ask::Sit { name: format!("Person {person}"), seat: None })
                .expect("there is a chair");
        }
        self.ask(guest(0), &Ask::Start).expect("the game starts");
    }

    fn play_some(&mut self, moves: usize) {
        let mut chance = Seed::from_number(moves as u64).chance(0);
        for _ in 0..moves {
            let legal = |seat: Seat| self.table.legal(Some(seat)).map(|legal| (seat, legal));
            let Some((seat, mut legal)) = Seat::all(contract::MOST_SEATS).find_map(legal) else { return };
            let action = legal.swap_remove(chance.below(legal.len() as u32) as usize);
            self.ask(guest(seat.index() as u64), &Ask::Play { action, number: None })
                .expect("what is listed is accepted");
        }
    }

    fn hear(&mut self, line: &str) {
        let mut letters = line.chars();
        let Some(first) = letters.next() else { return };
        let rest = letters.as_str();
        match first {
            't' => self.let_time_pass(rest.parse().unwrap_or(0)),
            'g' => {
                let event = self.table.part(guest(rest.parse().unwrap_or(0)), self.now);
                self.log.extend(event.iter().map(Event::write));
                self.told = self.look();
            }
            first => {
                if let Ok(finger) = serde_json::from_str::<Finger>(rest) {
                    let text = serde_json::to_string(&finger).expect("a finger is JSON");
                    assert_eq!(serde_json::from_str::<Finger>(&text).expect("it can be read back"), finger);
                }
                if let Ok(request) = serde_json::from_str::<Request>(rest) {
                    let text = serde_json::to_string(&request).expect("a request is JSON");
                    assert_eq!(serde_json::from_str::<Request>(&text).expect("it can be read back"), request);
                    let _ = self.ask(guest(u64::from(u32::from(first)).wrapping_sub(48)), &request.ask);
                }
            }
        }
    }

    fn let_time_pass(&mut self, millis: u64) {
        self.now = UnixMillis(self.now.0.saturating_add(millis.min(1_000_000)));
        if let Some(event) = self.table.pass_time(self.now) {
            self.log.push(event.write());
        }
        self.told = self.look();
    }

    /// A refusal changes nothing and has words; an entry of the log survives being written.
    fn ask(&mut self, guest: Guest, ask: &Ask) -> Result<(), Refusal> {
        match self.table.ask(guest, &Presence::EVERYBODY, ask, self.now, random) {
            Ok(events) => {
                for event in &events {
                    let text = event.write();
                    assert_eq!(Event::read(&text).expect("it can be read back"), *event);
                    self.log.push(text);
                }
                let told = self.look();
                assert!(!events.is_empty() || told == self.told, "without an entry nothing changes");
                self.told = told;
                Ok(())
            }
            Err(refusal) => {
                assert!(!matches!(refusal, Refusal::Failed(_)), "no message can break a table: {refusal:?}");
                assert!(!refusal.message().id.is_empty());
                assert_eq!(self.look(), self.told, "a refusal changes nothing");
                Err(refusal)
            }
        }
    }

    /// Returns all messages to guests.
    fn look(&self) -> Vec<String> {
        let seats =
            std::iter::once(None).chain((0..GUESTS).filter_map(|number| self.table.seat_of(guest(number))).map(Some));
        let game = |you| self.table.tell_game(you, self.now).map_or_else(|_| String::new(), |game| write(&game));
        let table = |you| write(&self.table.tell_table("K7M2QX", you, false, |_| true));
        let mut told: Vec<String> = seats.flat_map(|you| [table(you), game(you)]).collect();
        told.push(write(&self.table.talk()));
        told
    }

    /// Checks that the table can be rebuilt from its log.
    fn check_log(&self) {
        let rebuilt = Scene { now: self.now, ..Scene::of(self.log.clone()) };
        assert_eq!(rebuilt.look(), self.look(), "the log tells of another table");
        if self.table.stage() != Stage::Over {
            assert!(self.table.record(self.now).is_err(), "the record has the seed, so it is secret before the end");
        }
    }
}

fn write(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is told is JSON")
}
