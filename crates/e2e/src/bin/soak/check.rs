//! Holds what clients were told against the logs.

use crate::notes::{Notes, print};
use anyhow::{Context, Result, ensure};
use contract::{Millis, Record, Seat};
use e2e::guest::Guest;
use protocol::Stage;
use std::collections::{BTreeMap, HashMap};
use store::Store;
use table::{Event, Table, UnixMillis};

/// What the logs say of what clients were told.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) tables: usize,
    pub(crate) entries: usize,
    pub(crate) finished: usize,
    /// What was acknowledged and is not in the log.
    pub(crate) lost: usize,
    /// What was told and is not what the log says.
    pub(crate) divergent: usize,
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
}

/// Reads every log and looks for everything that anybody was told.
pub(crate) async fn check(store: &Store, nodes: &[String], notes: &[Notes]) -> Result<Findings> {
    let mut tables: BTreeMap<&str, Vec<&Notes>> = BTreeMap::new();
    for notes in notes {
        tables.entry(&notes.code).or_default().push(notes);
    }
    let mut findings = Findings::default();
    let watcher = Guest::new(&nodes[0]).await;
    for (code, notes) in tables {
        let log = store.load(code).await?;
        findings.tables += 1;
        findings.entries += log.len();
        match History::read(&log) {
            Ok(history) => {
                for notes in &notes {
                    history.compare(notes, &mut findings);
                }
                history.look_for_more(code, &notes, &mut findings);
                history.ask_nodes(code, &watcher, nodes, store, &mut findings).await?;
            }
            Err(error) => findings.diverge(format!("{code}: the log cannot be replayed: {error:#}")),
        }
    }
    Ok(findings)
}

/// A log played again, with all that anybody could have been told.
#[derive(Debug)]
struct History {
    table: Table,
    /// The lines of the game's log.
    lines: Vec<String>,
    /// What whoever sits there, or a spectator, is told after so many lines.
    prints: HashMap<(usize, Option<Seat>), u64>,
}

impl History {
    fn read(log: &[String]) -> Result<History> {
        let first = log.get(..1).context("there is none")?;
        let table = Table::rebuild(shelf::games(), first).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
        let mut history = History { table, lines: Vec::new(), prints: HashMap::new() };
        for text in &log[1..] {
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

    /// What one client noted.
    fn compare(&self, notes: &Notes, findings: &mut Findings) {
        let code = &notes.code;
        for wrong in &notes.wrong {
            findings.diverge(wrong.clone());
        }
        for told in &notes.told {
            let (number, node) = (told.number, told.node);
            let line = number.checked_sub(1).map(|index| self.lines.get(index));
            if line.is_some_and(|line| line != told.last.as_ref()) || (line.is_none() && told.last.is_some()) {
                findings.diverge(format!("{code} {number}: server {node} told {:?}, the log says {line:?}", told.last));
            } else if self.prints.get(&(number, notes.seat)) != Some(&told.print) {
                findings.diverge(format!("{code} {number}: server {node} told another view to {:?}", notes.seat));
            }
        }
        if notes.started && self.table.stage() == Stage::Gathering {
            findings.lose(format!("{code}: the start is lost"));
        }
        if notes.sat && notes.seat.is_none() && !notes.told.is_empty() {
            findings.lose(format!("{code}: somebody has lost their seat"));
        }
        let mut at = 0;
        for done in &notes.done {
            let from = at.max(done.before);
            let mut after = self.lines.iter().enumerate().skip(from);
            let found = after.find(|(_, line)| is_by(line, notes.seat, &done.action)).map(|(index, _)| index + 1);
            match found {
                Some(number) if number <= done.after => at = number,
                Some(number) => {
                    findings.diverge(format!("{code} {number}: acknowledged when only {} were told", done.after));
                }
                None => findings.lose(format!("{code}: {:?} after {from} is lost: {}", notes.seat, done.action)),
            }
        }
    }

    /// Nothing is in the log that nobody asked for, that was refused, or that is there more often than asked for.
    fn look_for_more(&self, code: &str, notes: &[&Notes], findings: &mut Findings) {
        // There the game lets go for those who have gone.
        let lets_go = |line: &str| line.ends_with(" let-go");
        for notes in notes.iter().filter(|notes| notes.seat.is_some()) {
            let mut actions: BTreeMap<&str, usize> = BTreeMap::new();
            let own = self.lines.iter().filter(|line| !lets_go(line));
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

    /// Every server knows the whole log now, and gives the same record of a finished game.
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
                let mut socket = watcher.at(url).connect(code).await;
                socket.hear_until(|socket| socket.game.is_some()).await;
                let told = socket.game.as_ref().context("no game")?;
                let says = |history: &History| history.prints.get(&(told.number, None)) == Some(&print(told));
                // Where time goes on, it may have written more since.
                let same = says(self) || says(&History::read(&store.load(code).await?)?);
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

/// Whether a line says that somebody did this.
fn is_by(line: &str, seat: Option<Seat>, action: &str) -> bool {
    let Some((_, deed)) = line.split_once(' ') else { return false };
    seat.is_some_and(|seat| deed == format!("{seat} {action}"))
}
