//! Compares what clients were told with the logs.

use crate::notes::{Done, Notes, Told, print};
use anyhow::{Context, Result, ensure};
use contract::{Millis, Record, Seat};
use e2e::Cut;
use e2e::guest::{Guest, Socket};
use protocol::Stage;
use std::collections::{BTreeMap, HashMap};
use std::time::Duration;
use store::Store;
use table::{Event, Table, UnixMillis};
use tokio::time::sleep;

/// How often a server is asked for a table before it counts as dead.
const TRIES: usize = 10;

/// The result of the comparison.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) tables: usize,
    pub(crate) entries: usize,
    /// Entries removed on purpose.
    pub(crate) cut: usize,
    pub(crate) finished: usize,
    /// Acknowledged entries that are missing and were not removed on purpose.
    pub(crate) lost: usize,
    /// Messages that match neither the log nor what it ever contained.
    pub(crate) divergent: usize,
    /// Tables whose log cannot be replayed, or which a server does not show.
    pub(crate) dead: usize,
    pub(crate) unanswered_in_log: usize,
    pub(crate) problems: Vec<String>,
}

impl Findings {
    fn lose(&mut self, what: String) {
        self.lost += 1;
        self.problems.push(what);
    }

    fn diverge(&mut self, what: String) {
        self.divergent += 1;
        self.problems.push(what);
    }

    fn die(&mut self, what: String) {
        self.dead += 1;
        self.problems.push(what);
    }
}

/// Reads every log and looks for everything that clients were told.
pub(crate) async fn check(store: &Store, nodes: &[String], notes: &[Notes], cuts: &[Cut]) -> Result<Findings> {
    let mut tables: BTreeMap<&str, Vec<&Notes>> = BTreeMap::new();
    for notes in notes {
        tables.entry(&notes.code).or_default().push(notes);
    }
    let mut findings = Findings { cut: cuts.iter().map(|cut| cut.texts.len()).sum(), ..Findings::default() };
    let watcher = Guest::new(&nodes[0]).await;
    for (code, notes) in tables {
        findings.tables += 1;
        let log = match store.load(code).await {
            Ok(log) => log,
            Err(error) => {
                findings.die(format!("{code}: {error}"));
                continue;
            }
        };
        findings.entries += log.len();
        match Past::read(log, cuts.iter().filter(|cut| cut.code == code)) {
            Ok(past) => {
                for notes in &notes {
                    past.compare(notes, &mut findings);
                }
                past.look_for_more(code, &notes, &mut findings);
                past.now().ask_nodes(code, &watcher, nodes, store, &mut findings).await?;
            }
            Err(error) => findings.die(format!("{code}: the log cannot be replayed: {error:#}")),
        }
    }
    Ok(findings)
}

/// All that a log ever contained: as it was before each removal, and as it is now.
#[derive(Debug)]
struct Past(Vec<History>);

impl Past {
    /// `cuts` are of this log, in the order in which they were made.
    fn read<'a>(log: Vec<String>, cuts: impl DoubleEndedIterator<Item = &'a Cut>) -> Result<Past> {
        let mut log = log;
        let mut histories = vec![History::read(&log, log.len())?];
        for cut in cuts.rev() {
            // What was before the cut stayed until the next one, or until now.
            ensure!(cut.number <= log.len(), "it was left with {} entries and has {}", cut.number, log.len());
            log.truncate(cut.number);
            log.extend_from_slice(&cut.texts);
            histories.push(History::read(&log, cut.number)?);
        }
        histories.reverse();
        Ok(Past(histories))
    }

    fn now(&self) -> &History {
        self.0.last().expect("there is one")
    }

    /// Compares the notes of one client.
    fn compare(&self, notes: &Notes, findings: &mut Findings) {
        let code = &notes.code;
        for wrong in &notes.wrong {
            findings.diverge(wrong.clone());
        }
        for told in &notes.told {
            if !self.0.iter().any(|history| history.says(told, notes.seat)) {
                let (number, node) = (told.number, told.node);
                let line = number.checked_sub(1).and_then(|index| self.now().lines.get(index));
                let what = format!("told {:?} to {:?}, the log says {line:?}", told.last, notes.seat);
                findings.diverge(format!("{code} {number}: server {node} {what}"));
            }
        }
        if notes.started && self.now().table.stage() == Stage::Gathering {
            findings.lose(format!("{code}: the start is lost"));
        }
        if notes.sat && notes.seat.is_none() && !notes.told.is_empty() {
            findings.lose(format!("{code}: somebody has lost their seat"));
        }
        let (mut histories, mut at) = (&self.0[..], 0);
        for done in &notes.done {
            match find(histories, at, done, notes.seat) {
                Found::There { later, number } => (histories, at) = (&histories[later..], number),
                Found::Untold => {
                    findings
                        .diverge(format!("{code}: acknowledged when only {} were told: {}", done.after, done.action));
                }
                Found::Nowhere => {
                    findings.lose(format!("{code}: {:?} after {} is lost: {}", notes.seat, done.before, done.action));
                }
            }
        }
    }

    /// Checks that the log never had anything that no client asked for, that was refused, or that was there more often
    /// than asked for.
    fn look_for_more(&self, code: &str, notes: &[&Notes], findings: &mut Findings) {
        // The game itself lets go for players who have disconnected.
        let lets_go = |line: &str| line.ends_with(" let-go");
        // Each line once: what was removed, and what is there.
        let (now, before) = self.0.split_last().expect("there is one");
        let lines = || before.iter().flat_map(|history| &history.lines[history.kept..]).chain(&now.lines);
        for notes in notes.iter().filter(|notes| notes.seat.is_some()) {
            let mut actions: BTreeMap<&str, usize> = BTreeMap::new();
            let own = lines().filter(|line| !lets_go(line));
            for (seat, action) in own.filter_map(|line| line.split_once(' ')?.1.split_once(' ')) {
                if notes.seat.is_some_and(|own| own.to_string() == seat) {
                    *actions.entry(action).or_default() += 1;
                }
            }
            let acknowledged = notes.done.iter().filter(|done| !lets_go(&format!(" {}", done.action))).count();
            findings.unanswered_in_log += actions.values().sum::<usize>().saturating_sub(acknowledged);
            for (action, times) in actions {
                let asked = notes.perhaps.get(action).copied().unwrap_or_default();
                if times > asked {
                    findings.diverge(format!(
                        "{code}: {:?} {action}: {times} times in the log, acknowledged or not answered {asked} times",
                        notes.seat
                    ));
                }
            }
        }
    }
}

/// Where an acknowledged move is.
enum Found {
    /// In a history, counted from the first, after this many lines.
    There {
        later: usize,
        number: usize,
    },
    /// There, but it was acknowledged before it was told.
    Untold,
    Nowhere,
}

/// Looks for an acknowledged move after the line `at` of the first history, or in a later one, whose common part with
/// the one before has been searched already.
fn find(histories: &[History], mut at: usize, done: &Done, seat: Option<Seat>) -> Found {
    let mut untold = false;
    for (later, history) in histories.iter().enumerate() {
        let from = at.max(done.before);
        let mut after = history.lines.iter().enumerate().skip(from);
        match after.find(|(_, line)| is_by(line, seat, &done.action)).map(|(index, _)| index + 1) {
            Some(number) if number <= done.after => return Found::There { later, number },
            Some(_) => untold = true,
            None => (),
        }
        at = at.min(history.kept);
    }
    if untold { Found::Untold } else { Found::Nowhere }
}

/// A replayed log, with all that clients could have been told.
#[derive(Debug)]
struct History {
    table: Table,
    /// The lines of the game's log.
    lines: Vec<String>,
    /// How many of them stayed.
    kept: usize,
    /// What a player or spectator is told after each number of lines.
    prints: HashMap<(usize, Option<Seat>), u64>,
}

impl History {
    /// Replays a log, of which `kept` entries stayed.
    fn read(log: &[String], kept: usize) -> Result<History> {
        let first = log.get(..1).context("there is none")?;
        let table = Table::rebuild(shelf::games(), first).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
        let mut history = History { table, lines: Vec::new(), kept: 0, prints: HashMap::new() };
        for (number, text) in log.iter().enumerate().skip(1) {
            if number == kept {
                history.kept = history.lines.len();
            }
            let event = Event::read(text)?;
            history.table.apply(&event).map_err(|refusal| anyhow::anyhow!("{text}: {refusal:?}"))?;
            match event {
                Event::Line(line) => {
                    // What was due then has happened first, without an event of its own.
                    let at = line.split(' ').next().unwrap_or_default();
                    while history.lines.len() + 1 < history.table.moves() {
                        history.lines.push(format!("{at} time"));
                    }
                    history.lines.push(line);
                    history.print()?;
                }
                Event::Started(_) => history.print()?,
                _ => (),
            }
        }
        if kept >= log.len() {
            history.kept = history.lines.len();
        }
        let rebuilt = Table::rebuild(shelf::games(), log).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
        ensure!(rebuilt.moves() == history.lines.len(), "{} moves", rebuilt.moves());
        Ok(history)
    }

    fn print(&mut self) -> Result<()> {
        let seats = (0..contract::MOST_SEATS).map(|seat| Some(Seat(seat)));
        let seats: Vec<Option<Seat>> = seats.take_while(|seat| self.sits(*seat)).chain([None]).collect();
        for seat in seats {
            let mut told =
                self.table.tell_game(seat, UnixMillis(0)).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
            told.now = Millis(0);
            ensure!(told.number == self.lines.len(), "{} entries instead of {}", told.number, self.lines.len());
            self.prints.insert((told.number, seat), print(&told));
        }
        Ok(())
    }

    fn sits(&self, seat: Option<Seat>) -> bool {
        seat.and_then(|seat| self.table.guest(seat)).is_some()
    }

    /// Returns whether this may have been told to a client.
    fn says(&self, told: &Told, seat: Option<Seat>) -> bool {
        let line = told.number.checked_sub(1).map(|index| self.lines.get(index));
        line.is_none_or(|line| line.is_some())
            && line.flatten() == told.last.as_ref()
            && self.prints.get(&(told.number, seat)) == Some(&told.print)
    }

    /// Checks that every server knows the whole log now, and gives the same record of a finished game.
    async fn ask_nodes(
        &self,
        code: &str,
        watcher: &Guest,
        nodes: &[String],
        store: &Store,
        findings: &mut Findings,
    ) -> Result<()> {
        let over = self.table.stage() == Stage::Over;
        findings.finished += usize::from(over);
        for (node, url) in nodes.iter().enumerate() {
            if self.table.stage() != Stage::Gathering {
                let Some(mut socket) = reach(&watcher.at(url), code).await else {
                    findings.die(format!("{code}: server {node} does not show it"));
                    continue;
                };
                socket.hear_until(|socket| socket.game.is_some()).await;
                let told = socket.game.as_ref().context("no game")?;
                let says = |history: &History| history.prints.get(&(told.number, None)) == Some(&print(told));
                // Deadlines may have added entries since.
                let log = store.load(code).await?;
                let same = says(self) || says(&History::read(&log, log.len())?);
                if told.number < self.lines.len() || !same {
                    let lines = self.lines.len();
                    findings.diverge(format!("{code}: server {node} tells of {} entries of {lines}", told.number));
                }
            }
            if over {
                let record: Record = watcher.at(url).get(&format!("/api/tables/{code}/record")).await.json().await?;
                let game = shelf::game(&record.game).context("no such game")?;
                let own = self.table.record(UnixMillis(0)).ok();
                let same = own.as_ref() == Some(&record) && record.log == self.lines;
                // A replay fails if it comes to another result.
                if let Some(why) = game.replay(&record).err().map(|why| format!("{why:?}")) {
                    findings.diverge(format!("{code}: the record of server {node} does not replay: {why}"));
                } else if !same || record.outcome.is_none() {
                    findings.diverge(format!("{code}: the record of server {node} is not what the log says"));
                }
            }
        }
        Ok(())
    }
}

/// Connects to a table, again and again if the server is not back yet.
async fn reach(guest: &Guest, code: &str) -> Option<Socket> {
    for _ in 0..TRIES {
        if let Some(socket) = guest.reach(code).await {
            return Some(socket);
        }
        sleep(Duration::from_millis(500)).await;
    }
    None
}

/// Returns whether a line says that a seat did this.
fn is_by(line: &str, seat: Option<Seat>, action: &str) -> bool {
    let Some((_, deed)) = line.split_once(' ') else { return false };
    seat.is_some_and(|seat| deed == format!("{seat} {action}"))
}
