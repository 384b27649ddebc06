//! One person at one table, who continues however often the connection breaks.

use crate::game::Game;
use crate::notes::{Done, Notes};
use contract::{Chance, Message, Seat};
use e2e::guest::{Guest, Socket};
use protocol::{Ask, NewTable, Opened, Request, Stage, Tell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long to wait for an answer; longer than a server waits for its database.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);
/// How long to listen before checking something else.
const LISTEN: Duration = Duration::from_millis(400);
/// After this many silent waits the client reconnects elsewhere.
const MOST_SILENT: u32 = 15;
/// After this many silent connections in a row the client leaves the table: the others have seen an end that is lost.
const MOST_QUIET: u32 = 4;
/// The server failed. Like everything refused, this must not be in the log.
const FAILED: &str = "server-failed";

/// The servers and tables of a run.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) nodes: [String; 2],
    pub(crate) stopped: AtomicBool,
}

impl World {
    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }
}

/// The role of a client at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Host,
    Player,
    Spectator,
}

/// Creates a guest, if the server is reachable.
pub(crate) async fn introduce(url: &str) -> Option<Guest> {
    let answer = reqwest::Client::new().get(format!("{url}/api/me")).timeout(ANSWER_TIMEOUT).send().await.ok()?;
    let guest = Guest { url: url.to_owned(), cookie: String::new() };
    Some(guest.after(&answer)).filter(|guest| !guest.cookie.is_empty())
}

/// Opens a table on any server that allows it; returns `None` if the run is over.
pub(crate) async fn open(host: &Guest, game: Game, world: &World, chance: &mut Chance) -> Option<String> {
    while world.goes_on() {
        let url = format!("{}/api/tables", world.nodes[chance.below(2) as usize]);
        let request = reqwest::Client::new().post(url).json(&NewTable { game: game.id.to_owned() });
        let request = request.header("cookie", &host.cookie).timeout(ANSWER_TIMEOUT);
        if let Ok(answer) = request.send().await
            && let Ok(opened) = answer.json::<Opened>().await
        {
            return Some(opened.code);
        }
        sleep(Duration::from_millis(200)).await;
    }
    None
}

/// Plays until the game or the run is over.
pub(crate) async fn play(
    guest: Guest,
    code: String,
    game: Game,
    part: Part,
    world: Arc<World>,
    chance: Chance,
) -> Notes {
    let notes = Notes { code, ..Notes::default() };
    let mut player = Player { guest, game, part, world, chance, notes, chosen: false, next_id: 0 };
    let mut quiet = 0;
    while player.world.goes_on() && quiet < MOST_QUIET {
        let node = player.chance.below(2) as usize;
        let here = player.guest.at(&player.world.nodes[node]);
        let Some(socket) = here.reach(&player.notes.code).await else {
            sleep(Duration::from_millis(u64::from(50 + player.chance.below(250)))).await;
            continue;
        };
        player.notes.connections += 1;
        let stay = player.stay(Line { socket, node, told: None }).await;
        quiet = if stay == Stay::Silent { quiet + 1 } else { 0 };
        match stay {
            Stay::Over => break,
            Stay::Dropped | Stay::Silent => player.notes.dropped += 1,
            Stay::Lost => player.notes.lost += 1,
        }
    }
    player.notes
}

#[derive(Debug)]
struct Player {
    guest: Guest,
    game: Game,
    part: Part,
    world: Arc<World>,
    chance: Chance,
    notes: Notes,
    /// Whether the host has chosen the options.
    chosen: bool,
    next_id: u32,
}

/// A connection to a server.
#[derive(Debug)]
struct Line {
    socket: Socket,
    node: usize,
    /// How many entries it was last told of.
    told: Option<usize>,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stay {
    Over,
    Dropped,
    /// Nothing has happened for a long time.
    Silent,
    Lost,
}

impl Player {
    /// Plays on one connection.
    async fn stay(&mut self, mut line: Line) -> Stay {
        let (mut silent, mut steps) = (0, 10 + self.chance.below(150));
        while self.world.goes_on() {
            if line.socket.is_over() {
                return Stay::Over;
            }
            let ask = self.next(&line.socket);
            // A player with something to do thinks for a moment, and again if something happens meanwhile.
            let think = Duration::from_millis(u64::from(10 + self.chance.below(110)));
            match timeout(ask.as_ref().map_or(LISTEN, |_| think), self.hear(&mut line)).await {
                Ok(None) => return Stay::Lost,
                Ok(Some(_)) => silent = 0,
                Err(_) => match ask {
                    Some(ask) => {
                        if !self.ask(&mut line, ask).await {
                            return Stay::Lost;
                        }
                        silent = 0;
                    }
                    None => silent += 1,
                },
            }
            steps -= 1;
            if silent > MOST_SILENT {
                return Stay::Silent;
            }
            if steps == 0 {
                return Stay::Dropped;
            }
        }
        Stay::Over
    }

    /// Returns what to do now.
    fn next(&mut self, socket: &Socket) -> Option<Ask> {
        let table = socket.table.as_ref().filter(|_| self.part != Part::Spectator)?;
        let Some(seat) = table.you else {
            let name = format!("Person {}", self.chance.below(1000));
            return Some(Ask::Sit { name, seat: None }).filter(|_| table.stage == Stage::Gathering);
        };
        match table.stage {
            Stage::Gathering if self.part == Part::Host && !self.chosen => {
                Some(Ask::Options { options: self.game.options() })
            }
            Stage::Gathering => {
                let sit = table.chairs.iter().flatten().count();
                Some(Ask::Start).filter(|_| self.part == Part::Host && table.host && sit == self.game.people)
            }
            Stage::Playing => self.next_move(socket.game.as_ref()?, seat),
            Stage::Over => None,
        }
    }

    fn next_move(&mut self, game: &protocol::Game, seat: Seat) -> Option<Ask> {
        // Sometimes the server has to find out by itself what the client has not seen.
        let number = Some(game.number).filter(|_| self.chance.below(2) == 0);
        if game.can_undo && self.chance.below(15) == 0 {
            return Some(Ask::Undo { number });
        }
        let acts = if self.game.live { game.to_act } else { game.awaited };
        acts.has(seat).then(|| {
            let action = self.game.choose(game.view.get(), seat, &mut self.chance);
            Ask::Play { action, number }
        })
    }

    /// Waits for a message; returns `None` if the connection is broken.
    async fn hear(&mut self, line: &mut Line) -> Option<Tell> {
        let tell = line.socket.hear().await.ok()?;
        line.socket.heard.clear();
        if matches!(tell, Tell::Game(_)) {
            // The table was told before.
            self.notes.seat = line.socket.table.as_ref().and_then(|table| table.you);
            self.notes.hear(&line.socket, line.node, line.told);
            line.told = line.socket.number();
        }
        Some(tell)
    }

    /// Sends a request and notes the answer; returns false if there is none.
    async fn ask(&mut self, line: &mut Line, ask: Ask) -> bool {
        self.next_id += 1;
        let (id, before) = (self.next_id, line.told.unwrap_or_default());
        let action = match &ask {
            Ask::Play { action, .. } => Some(action.clone()),
            Ask::Undo { .. } => Some("undo".to_owned()),
            _ => None,
        };
        line.socket.send(serde_json::to_string(&Request { id, ask: ask.clone() }).unwrap()).await;
        let answer = timeout(ANSWER_TIMEOUT, async {
            loop {
                match self.hear(line).await? {
                    Tell::Done { id: answered, .. } if answered == id => return Some(Ok(())),
                    Tell::Refused { id: answered, why } if answered == id => return Some(Err(why)),
                    _ => (),
                }
            }
        });
        let answer = answer.await.ok().flatten();
        match action {
            Some(action) => self.note_move(action, answer.as_ref(), before, line.told.unwrap_or_default()),
            None => self.note_lobby(&ask, answer.as_ref()),
        }
        if let Some(Err(_)) = answer {
            // It may work soon.
            sleep(Duration::from_millis(50)).await;
        }
        answer.is_some()
    }

    fn note_move(&mut self, action: String, answer: Option<&Result<(), Message>>, before: usize, after: usize) {
        match answer {
            Some(Ok(())) => {
                self.notes.may_be_in_log(&action);
                self.notes.done.push(Done { action, before, after });
            }
            Some(Err(why)) if why.id == FAILED => self.notes.failed += 1,
            Some(Err(_)) => self.notes.refused += 1,
            None => {
                self.notes.may_be_in_log(&action);
                self.notes.unanswered += 1;
            }
        }
    }

    fn note_lobby(&mut self, ask: &Ask, answer: Option<&Result<(), Message>>) {
        if let Some(Ok(())) = answer {
            match ask {
                Ask::Options { .. } => self.chosen = true,
                Ask::Sit { .. } => self.notes.sat = true,
                Ask::Start => self.notes.started = true,
                _ => (),
            }
        }
    }
}
