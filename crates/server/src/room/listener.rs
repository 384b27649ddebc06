//! Those who look at a table, and what each is told.
//!
//! A room never waits for a listener. Everything told is complete in itself, so there is no queue: a listener that
//! is slow misses what is outdated and gets the newest.

use super::elsewhere::Elsewhere;
use super::errand::Who;
use super::fingers::Fingers;
use crate::clock;
use crate::code::Code;
use crate::limits::Address;
use axum::extract::ws::Utf8Bytes;
use contract::Millis;
use protocol::{Stage, Tell};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Guest;
use table::{Presence, Refusal, Table};
use tokio::sync::Notify;

/// All who look at one table.
#[derive(Debug, Default)]
pub(super) struct Listeners {
    listeners: HashMap<u64, Listener>,
    next: u64,
}

#[derive(Debug)]
struct Listener {
    guest: Guest,
    address: Address,
    /// Whether it is told its legal actions too.
    with_legal: bool,
    /// Whether the last thing that its guest did in a race came from here.
    acted: bool,
    mailbox: Arc<Mailbox>,
}

/// Then there will be no more news.
impl Drop for Listener {
    fn drop(&mut self) {
        self.mailbox.change(|letters| letters.over = true);
    }
}

/// What lies ready for one listener.
#[derive(Debug, Default)]
struct Mailbox {
    letters: Mutex<Letters>,
    bell: Notify,
}

#[derive(Debug, Default)]
struct Letters {
    table: Letter,
    /// Differs whenever it is told, so what was told is not kept.
    game: Option<Utf8Bytes>,
    talk: Letter,
    fingers: Letter,
    /// Nobody writes any more.
    over: bool,
}

/// One thing that is told whenever it differs from what was told last.
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
        // A letter is never left half written, so a poisoned lock is as good as any.
        self.letters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what lies there, and rings if there is something to take.
    fn change(&self, change: impl FnOnce(&mut Letters)) {
        let mut letters = self.lock();
        change(&mut letters);
        if letters.are_new() || letters.over {
            self.bell.notify_one();
        }
    }
}

/// What one listener is told, ready to be sent.
#[derive(Debug)]
pub(crate) struct News(Arc<Mailbox>);

impl News {
    /// Waits until there is something to take; false if the room has ended.
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

    /// Takes what is new and has not been taken: the table first, as the game belongs to it.
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

    /// Whether any connection of `guest` is there.
    pub(super) fn has(&self, guest: Guest) -> bool {
        self.listeners.values().any(|listener| listener.guest == guest)
    }

    /// How many connections of `guest` are there.
    pub(super) fn count_of(&self, guest: Guest) -> usize {
        self.listeners.values().filter(|listener| listener.guest == guest).count()
    }

    /// How many connections from `address` are there.
    pub(super) fn count_from(&self, address: Address) -> usize {
        self.listeners.values().filter(|listener| listener.address == address).count()
    }

    pub(super) fn guest(&self, id: u64) -> Option<Guest> {
        self.listeners.get(&id).map(|listener| listener.guest)
    }

    /// The guests of all connections, and from where each comes.
    pub(super) fn places(&self) -> impl Iterator<Item = (Guest, Address)> {
        self.listeners.values().map(|listener| (listener.guest, listener.address))
    }

    /// The guests of all connections.
    pub(super) fn guests(&self) -> impl Iterator<Item = Guest> {
        self.listeners.values().map(|listener| listener.guest)
    }

    /// A new listener, who has been told nothing yet.
    pub(super) fn add(&mut self, Who { guest, address, program: with_legal }: Who) -> (u64, News) {
        let mailbox = Arc::<Mailbox>::default();
        self.next += 1;
        let listener = Listener { guest, address, with_legal, acted: false, mailbox: Arc::clone(&mailbox) };
        self.listeners.insert(self.next, listener);
        (self.next, News(mailbox))
    }

    /// Notes from where somebody acts who may be there several times.
    pub(super) fn acts(&mut self, id: u64) {
        let guest = self.guest(id);
        for (other, listener) in self.listeners.iter_mut().filter(|(_, listener)| Some(listener.guest) == guest) {
            listener.acted = *other == id;
        }
    }

    /// Ends a listener. The answer is whose it was, and whether they acted from there.
    pub(super) fn remove(&mut self, id: u64) -> Option<(Guest, bool)> {
        let gone = self.listeners.remove(&id)?;
        Some((gone.guest, gone.acted))
    }

    /// Tells everybody how the table stands, unless they know.
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

    /// Tells everybody what was said last, unless they know.
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

    /// Tells everybody where fingers are, unless they know.
    pub(super) fn tell_fingers(&self, fingers: &Fingers) {
        let text = write(&Tell::Fingers(fingers.told()));
        for listener in self.listeners.values() {
            listener.mailbox.change(|letters| letters.fingers.put(text.clone()));
        }
    }

    /// Tells everybody their view of the game, if it has started.
    ///
    /// Spectators who see it late are not told that something happens now.
    pub(super) fn tell_game(&self, table: &Table) {
        let late = table.spectators_are_late();
        self.tell_game_where(table, |listener| !late || table.seat_of(listener.guest).is_some());
    }

    /// Tells spectators what they may see by now.
    pub(super) fn tell_spectators(&self, table: &Table) {
        self.tell_game_where(table, |listener| table.seat_of(listener.guest).is_none());
    }

    /// Tells one listener their view of the game, if it has started.
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
            // Where everybody sees the same, all who can take back the same are told the same.
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

/// What is told to several listeners is written only once.
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

/// The text of a message.
pub(crate) fn write(tell: &Tell) -> Utf8Bytes {
    // A view is most of what is told; without it there is little.
    let length = if let Tell::Game(game) = tell { game.view.get().len() + 512 } else { 128 };
    let mut text = Vec::with_capacity(length);
    serde_json::to_writer(&mut text, tell).expect("all parts of a message are JSON");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{AnyGame, Seat, Shelved};
    use kaleidoskop::Kaleidoskop;
    use table::Event;

    static GAME: &dyn AnyGame = &Shelved::<Kaleidoskop>::NEW;

    #[test]
    fn a_slow_listener_gets_the_newest_and_nothing_twice() {
        let (host, code) = (crate::random::guest().unwrap(), Code::random().unwrap());
        let mut table = Table::rebuild(&[GAME], &[Table::opening(GAME, host).write()]).unwrap();
        let mut listeners = Listeners::default();
        let address = std::net::IpAddr::from([127, 0, 0, 1]).into();
        let (_, mut news) = listeners.add(Who { guest: host, address, program: false });
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
}
