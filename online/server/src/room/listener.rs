//! The connections to a table, and what each is told.
//!
//! A room never waits for a listener. Every message is complete in itself, so there is no queue: a slow listener misses
//! outdated messages and gets the newest.

use super::command::Caller;
use super::elsewhere::Elsewhere;
use super::fingers::Fingers;
use crate::clock;
use crate::code::Code;
use crate::limits::Address;
use axum::extract::ws::Utf8Bytes;
use contract::Millis;
use protocol::{Stage, Tell};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Guest;
use table::{Presence, Refusal, Table};
use tokio::sync::Notify;

/// The kinds of listeners; the first in this order stands for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Owner,
    Sitter,
    Watcher,
    Program,
}

/// All listeners of one table.
#[derive(Debug, Default)]
pub(super) struct Listeners {
    listeners: HashMap<u64, Listener>,
    next: u64,
}

#[derive(Debug)]
struct Listener {
    guest: Guest,
    address: Address,
    /// Whether it is also told its legal actions.
    with_legal: bool,
    /// Whether its guest's last action in a real-time game came from here.
    acted: bool,
    mailbox: Arc<Mailbox>,
}

/// There will be no more messages.
impl Drop for Listener {
    fn drop(&mut self) {
        self.mailbox.change(|letters| letters.over = true);
    }
}

/// The messages that are ready for one listener.
#[derive(Debug, Default)]
struct Mailbox {
    letters: Mutex<Letters>,
    bell: Notify,
}

#[derive(Debug, Default)]
struct Letters {
    table: Letter,
    /// Differs whenever it is sent, so the last one is not kept.
    game: Option<Utf8Bytes>,
    talk: Letter,
    fingers: Letter,
    /// Whether the listener has been removed.
    over: bool,
}

/// A message that is sent only if it differs from the last one.
#[derive(Debug, Default)]
struct Letter {
    text: Utf8Bytes,
    is_new: bool,
}

impl Letter {
    fn put(&mut self, text: Utf8Bytes) {
        if self.text != text {
            (self.text, self.is_new) = (text, true);
        }
    }

    fn take(&mut self) -> Option<Utf8Bytes> {
        std::mem::take(&mut self.is_new).then(|| self.text.clone())
    }
}

impl Letters {
    fn are_new(&self) -> bool {
        self.game.is_some() || [&self.table, &self.talk, &self.fingers].iter().any(|letter| letter.is_new)
    }
}

impl Mailbox {
    fn lock(&self) -> MutexGuard<'_, Letters> {
        // A panic leaves no letter half written, so a poisoned lock is as good as any.
        self.letters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the messages, and wakes the receiver if there is something to send.
    fn change(&self, change: impl FnOnce(&mut Letters)) {
        let mut letters = self.lock();
        change(&mut letters);
        if letters.are_new() || letters.over {
            self.bell.notify_one();
        }
    }
}

/// The receiving end of a listener.
#[derive(Debug)]
pub(crate) struct News(Arc<Mailbox>);

impl News {
    /// Waits until there is something to send; returns false if the room has ended.
    pub(crate) async fn wait(&mut self) -> bool {
        loop {
            let (are_new, over) = {
                let letters = self.0.lock();
                (letters.are_new(), letters.over)
            };
            if are_new || over {
                return are_new;
            }
            self.0.bell.notified().await;
        }
    }

    /// Takes the new messages: the table first, because the game belongs to it.
    pub(crate) fn take(&mut self) -> impl Iterator<Item = Utf8Bytes> + use<> {
        let mut letters = self.0.lock();
        let news = [letters.table.take(), letters.game.take(), letters.talk.take(), letters.fingers.take()];
        news.into_iter().flatten()
    }
}

impl Listeners {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.listeners.len()
    }

    /// Returns whether `guest` has a connection.
    pub(super) fn has(&self, guest: Guest) -> bool {
        self.listeners.values().any(|listener| listener.guest == guest)
    }

    /// Returns how many connections `guest` has.
    pub(super) fn count_of(&self, guest: Guest) -> usize {
        self.listeners.values().filter(|listener| listener.guest == guest).count()
    }

    /// Returns how many connections `address` has.
    pub(super) fn count_from(&self, address: Address) -> usize {
        self.listeners.values().filter(|listener| listener.address == address).count()
    }

    /// Returns where the table is played from: the owner's address, else that of the seated player who connected first,
    /// else that of the first spectator.
    pub(super) fn first(&self, table: &Table) -> Option<(Rank, Address)> {
        let rank = |listener: &Listener| match listener.guest {
            _ if listener.with_legal => Rank::Program,
            guest if guest == table.owner() => Rank::Owner,
            guest if table.seat_of(guest).is_some() => Rank::Sitter,
            _ => Rank::Watcher,
        };
        let first = self
            .listeners
            .iter()
            .map(|(id, listener)| (rank(listener), id, listener.address))
            .min_by_key(|&(rank, id, _)| (rank, id))?;
        Some((first.0, first.2))
    }

    /// Returns the spectator who makes room for a guest from another network: the oldest one of the most crowded
    /// network. Returns `None` if the newcomer's own network is as crowded.
    pub(super) fn least_missed(&self, newcomer: Address, stays: impl Fn(Guest) -> bool) -> Option<u64> {
        let mut crowd: Vec<(u64, [IpAddr; 3])> = self
            .listeners
            .iter()
            .filter(|(_, listener)| !stays(listener.guest))
            .map(|(id, listener)| (*id, listener.address.networks()))
            .collect();
        for width in 0..3 {
            let mut counts = HashMap::<IpAddr, (usize, Reverse<u64>)>::new();
            for (id, networks) in &crowd {
                let (count, oldest) = counts.entry(networks[width]).or_insert((0, Reverse(*id)));
                (*count, *oldest) = (*count + 1, (*oldest).max(Reverse(*id)));
            }
            let (&network, &(most, _)) = counts.iter().max_by_key(|(_, crowded)| **crowded)?;
            let own = counts.get(&newcomer.networks()[width]).map_or(0, |(count, _)| *count);
            if width == 0 && own >= most {
                return None;
            }
            crowd.retain(|(_, networks)| networks[width] == network);
        }
        crowd.into_iter().map(|(id, _)| id).min()
    }

    pub(super) fn guest(&self, id: u64) -> Option<Guest> {
        self.listeners.get(&id).map(|listener| listener.guest)
    }

    /// Returns the guest and the address of each connection.
    pub(super) fn places(&self) -> impl Iterator<Item = (Guest, Address)> {
        self.listeners.values().map(|listener| (listener.guest, listener.address))
    }

    /// Returns the guest of each connection.
    pub(super) fn guests(&self) -> impl Iterator<Item = Guest> {
        self.listeners.values().map(|listener| listener.guest)
    }

    /// Adds a listener that has been told nothing yet.
    pub(super) fn add(&mut self, Caller { guest, address, program: with_legal }: Caller) -> (u64, News) {
        let mailbox = Arc::<Mailbox>::default();
        self.next += 1;
        let listener = Listener { guest, address, with_legal, acted: false, mailbox: Arc::clone(&mailbox) };
        self.listeners.insert(self.next, listener);
        (self.next, News(mailbox))
    }

    /// Notes from which of its connections a guest acts.
    pub(super) fn acts(&mut self, id: u64) {
        let guest = self.guest(id);
        for (other, listener) in self.listeners.iter_mut().filter(|(_, listener)| Some(listener.guest) == guest) {
            listener.acted = *other == id;
        }
    }

    /// Removes a listener. Returns its guest, and whether the guest acted from there.
    pub(super) fn remove(&mut self, id: u64) -> Option<(Guest, bool)> {
        let gone = self.listeners.remove(&id)?;
        Some((gone.guest, gone.acted))
    }

    /// Tells all listeners the state of the table, if it has changed.
    pub(super) fn tell_table(&self, code: Code, table: &Table, elsewhere: &Elsewhere, owner_away: Millis) {
        let here = |guest| self.has(guest) || elsewhere.has(guest);
        let host = table.host(&Presence::new(here, owner_away));
        let mut texts = Texts::default();
        for listener in self.listeners.values() {
            let (you, is_host) = (table.seat_of(listener.guest), listener.guest == host);
            let yours = table.left_by(listener.guest);
            let told =
                || Ok(Tell::Table(protocol::Table { yours, ..table.tell_table(code.as_str(), you, is_host, here) }));
            if let Some(text) = texts.get((you, yours, is_host), told) {
                listener.mailbox.change(|letters| letters.table.put(text));
            }
        }
    }

    /// Tells all listeners the last chat messages, if they have changed.
    pub(super) fn tell_talk(&self, table: &Table) {
        if !table.has_talked() {
            return;
        }
        let said = table.talk();
        let text = write(&Tell::Talk(said));
        for listener in self.listeners.values() {
            listener.mailbox.change(|letters| letters.talk.put(text.clone()));
        }
    }

    /// Tells all listeners where fingers are, if they have moved.
    pub(super) fn tell_fingers(&self, fingers: &Fingers) {
        let text = write(&Tell::Fingers(fingers.told()));
        for listener in self.listeners.values() {
            listener.mailbox.change(|letters| letters.fingers.put(text.clone()));
        }
    }

    /// Tells all listeners their view of the game, if it has started.
    ///
    /// Delayed spectators are not told that something happens now.
    pub(super) fn tell_game(&self, table: &Table) {
        let late = table.spectators_are_late();
        self.tell_game_where(table, |listener| !late || table.seat_of(listener.guest).is_some());
    }

    /// Tells spectators what they may see by now.
    pub(super) fn tell_spectators(&self, table: &Table) {
        self.tell_game_where(table, |listener| table.seat_of(listener.guest).is_none());
    }

    /// Tells one listener its view of the game, if the game has started.
    pub(super) fn tell_game_to(&self, id: u64, table: &Table) {
        let only = self.listeners.get(&id).map(std::ptr::from_ref);
        self.tell_game_where(table, |listener| Some(std::ptr::from_ref(listener)) == only);
    }

    fn tell_game_where(&self, table: &Table, whom: impl Fn(&Listener) -> bool) {
        if table.stage() == Stage::Gathering {
            return;
        }
        let now = clock::now();
        let mut texts = Texts::default();
        for listener in self.listeners.values().filter(|listener| whom(listener)) {
            let (you, with_legal) = (table.seat_of(listener.guest), listener.with_legal);
            // Where all players see the same, all who can take back the same get the same text.
            let differs = with_legal || !table.has_same_view();
            let key = (you.filter(|_| differs), table.can_undo(you), with_legal);
            let told = || {
                let mut game = table.tell_game(you, now)?;
                game.legal = with_legal.then(|| table.legal(you)).flatten();
                Ok(Tell::Game(game))
            };
            if let Some(text) = texts.get(key, told) {
                listener.mailbox.change(|letters| letters.game = Some(text));
            }
        }
    }
}

/// Serialises a message once for all listeners that get the same.
#[derive(Debug)]
struct Texts<K>(Vec<(K, Option<Utf8Bytes>)>);

impl<K> Default for Texts<K> {
    fn default() -> Texts<K> {
        Texts(Vec::new())
    }
}

impl<K: PartialEq> Texts<K> {
    fn get(&mut self, key: K, tell: impl FnOnce() -> Result<Tell, Refusal>) -> Option<Utf8Bytes> {
        if let Some((_, text)) = self.0.iter().find(|(known, _)| *known == key) {
            return text.clone();
        }
        let text = tell().ok().map(|tell| write(&tell));
        self.0.push((key, text.clone()));
        text
    }
}

/// Serialises a message.
pub(crate) fn write(tell: &Tell) -> Utf8Bytes {
    // The view is most of a message.
    let length = if let Tell::Game(game) = tell { game.view.get().len() + 512 } else { 128 };
    let mut text = Vec::with_capacity(length);
    serde_json::to_writer(&mut text, tell).expect("all parts of a message are JSON");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{AnyGame, Seat, ShelfGame};
    use kaleidoskop::Kaleidoskop;
    use table::Event;

    static GAME: &dyn AnyGame = &ShelfGame::<Kaleidoskop>::NEW;

    #[test]
    fn a_slow_listener_gets_the_newest_and_nothing_twice() {
        let (host, code) = (crate::random::guest().unwrap(), Code::random().unwrap());
        let mut table = Table::rebuild(&[GAME], &[Table::opening(GAME, host).write()]).unwrap();
        let mut listeners = Listeners::default();
        let address = std::net::IpAddr::from([127, 0, 0, 1]).into();
        let (_, mut news) = listeners.add(Caller { guest: host, address, program: false });
        for chair in 0..3 {
            table
                .apply(&Event::Sat {
                    guest: host,
                    name: format!("Name {chair}"),
                    chair: Seat(chair),
                    bot: None,
                    program: false,
                    at: None,
                })
                .unwrap();
            listeners.tell_table(code, &table, &Elsewhere::new(code), Millis(0));
        }
        let taken: Vec<Utf8Bytes> = news.take().collect();
        assert_eq!(taken.len(), 1);
        assert!(taken[0].contains("Name 2") && !taken[0].contains("Name 1"));
        listeners.tell_table(code, &table, &Elsewhere::new(code), Millis(0));
        assert_eq!(news.take().count(), 0, "nothing has changed since");
    }

    #[test]
    fn the_most_crowded_network_makes_room() {
        let mut listeners = Listeners::default();
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        let mut come = |text: &str| {
            let guest = crate::random::guest().unwrap();
            (guest, listeners.add(Caller { guest, address: address(text), program: false }).0)
        };
        let (friend, _) = come("192.0.2.1");
        let (sitter, _) = come("2001:db8:0:aa01::1");
        let (_, lonely) = come("2001:db8:0:bb00::1");
        let (_, second) = come("2001:db8:0:aa02::1");
        let (_, first_of_two) = come("2001:db8:0:aa03::1");
        come("2001:db8:0:aa03::2");
        let stays = |guest| guest == sitter;
        // One /48, in it one /56, in it one /64 with two connections.
        assert_eq!(listeners.least_missed(address("198.51.100.1"), stays), Some(first_of_two));
        assert_eq!(
            listeners.least_missed(address("192.0.2.9"), stays),
            Some(first_of_two),
            "one neighbour is no crowd"
        );
        assert_eq!(
            listeners.least_missed(address("2001:db8:0:cc00::1"), stays),
            None,
            "the crowd makes no room for itself"
        );
        listeners.remove(first_of_two);
        listeners.remove(second);
        listeners.remove(lonely);
        assert_eq!(listeners.least_missed(address("203.0.113.1"), |guest| guest == sitter || guest == friend), Some(6));
        assert_eq!(listeners.least_missed(address("203.0.113.1"), |_| true), None, "who sits is never put out");
    }

    #[test]
    fn a_table_is_played_from_where_its_owner_is() {
        let mut table =
            Table::rebuild(&[GAME], &[Table::opening(GAME, crate::random::guest().unwrap()).write()]).unwrap();
        let mut listeners = Listeners::default();
        let address = |number: u8| Address::from(IpAddr::from([192, 0, 2, number]));
        assert_eq!(listeners.first(&table), None);
        let [program, watcher, sitter] = [1, 2, 3].map(|_| crate::random::guest().unwrap());
        let mut come = |guest, number, program| {
            listeners.add(Caller { guest, address: address(number), program });
            listeners.first(&table).unwrap()
        };
        assert_eq!(come(program, 1, true), (Rank::Program, address(1)));
        assert_eq!(come(watcher, 2, false), (Rank::Watcher, address(2)));
        assert_eq!(come(sitter, 3, false), (Rank::Watcher, address(2)), "who came first");
        let owner = table.owner();
        assert_eq!(come(owner, 4, false), (Rank::Owner, address(4)));
        let name = "Ben".to_owned();
        table.apply(&Event::Sat { guest: sitter, name, chair: Seat(0), bot: None, program: false, at: None }).unwrap();
        listeners.remove(4);
        assert_eq!(listeners.first(&table), Some((Rank::Sitter, address(3))));
    }
}
