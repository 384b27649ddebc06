//! The commands that a room executes, and the membership of a connection.

use super::listener::News;
use crate::clock;
use crate::error::Error;
use crate::limits::Address;
use contract::{Millis, Record};
use protocol::{Ask, Finger, Said, Stage, Summary, Tell};
use store::End;
use table::{Guest, UnixMillis};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

/// Where the answer to a command goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// One command to a room.
///
/// The queue is unbounded because every sender waits for an answer before the next command. Fingers, which are not
/// answered, and the requests of programs, several of which may be open, are limited by token buckets.
#[derive(Debug)]
pub(crate) enum RoomCommand {
    Join {
        /// Boxed to keep the command small: every room allocates a queue of many.
        caller: Box<Caller>,
        commands: UnboundedSender<RoomCommand>,
        reply: Reply<Member>,
    },
    Leave {
        listener: u64,
    },
    /// Answered with the game's clock, once the game has started.
    Ask {
        request: Box<PlayerRequest>,
        reply: Reply<Option<Millis>>,
    },
    Finger {
        listener: u64,
        finger: Finger,
    },
    Summary {
        reply: Reply<Summary>,
    },
    /// What a newly connected guest would be told.
    Sight {
        guest: Option<Guest>,
        reply: Reply<Vec<Tell>>,
    },
    /// A chat message.
    Said {
        number: u32,
        reply: Reply<Said>,
    },
    /// Removes a chat message.
    Unsay {
        number: u32,
        reply: Reply<()>,
    },
    /// Something is due although no client is connected.
    Wake,
    /// The log ends here in the database.
    Look {
        end: End,
    },
    /// Answered with the code of the table for the next game of the same players.
    Rematch {
        guest: Guest,
        reply: Reply<String>,
    },
    /// Whether a guest belongs to the table or is connected to it.
    Belongs {
        guest: Guest,
        reply: Reply<bool>,
    },
    Record {
        reply: Reply<Record>,
    },
    Glance {
        reply: Reply<Glance>,
    },
}

/// The client that wants something from a room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) guest: Guest,
    pub(crate) address: Address,
    /// Whether the caller is a program with a token. It is told its legal actions too.
    pub(crate) program: bool,
}

/// What a client asks of a table.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRequest {
    pub(super) caller: Caller,
    /// The connection it came over; `None` for a request by HTTP.
    pub(super) listener: Option<u64>,
    pub(super) ask: Ask,
    /// When it arrived.
    pub(super) at: UnixMillis,
}

impl PlayerRequest {
    /// Creates a request that has just arrived.
    pub(super) fn now(caller: Caller, listener: Option<u64>, ask: Ask) -> PlayerRequest {
        PlayerRequest { caller, listener, ask, at: clock::now() }
    }
}

/// What the admin may know of a room: nothing that is hidden from a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    pub(crate) code: String,
    pub(crate) game: &'static str,
    pub(crate) stage: Stage,
    pub(crate) listeners: usize,
    /// The length of its log.
    pub(crate) entries: usize,
}

impl RoomCommand {
    /// Answers with an error.
    pub(super) fn refuse(self, error: Error) {
        match self {
            RoomCommand::Join { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Leave { .. } | RoomCommand::Finger { .. } | RoomCommand::Wake | RoomCommand::Look { .. } => (),
            RoomCommand::Unsay { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Said { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Ask { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Summary { reply } => drop(reply.send(Err(error))),
            RoomCommand::Sight { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Rematch { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Belongs { reply, .. } => drop(reply.send(Err(error))),
            RoomCommand::Record { reply } => drop(reply.send(Err(error))),
            RoomCommand::Glance { reply } => drop(reply.send(Err(error))),
        }
    }
}

/// A connection to a room, until dropped.
#[derive(Debug)]
pub(crate) struct Member {
    listener: u64,
    caller: Caller,
    pub(crate) news: News,
    commands: UnboundedSender<RoomCommand>,
}

impl Member {
    pub(super) fn new(listener: u64, caller: Caller, news: News, commands: UnboundedSender<RoomCommand>) -> Member {
        Member { listener, caller, news, commands }
    }

    /// Asks the room for something; returns `None` if the room has ended.
    pub(crate) async fn ask(&self, ask: Ask) -> Option<Result<Option<Millis>, Error>> {
        let (reply, answer) = oneshot::channel();
        let request = Box::new(PlayerRequest::now(self.caller, Some(self.listener), ask));
        self.commands.send(RoomCommand::Ask { request, reply }).ok()?;
        answer.await.ok()
    }

    /// Shows where the player's finger is.
    pub(crate) fn show(&self, finger: Finger) {
        let _ = self.commands.send(RoomCommand::Finger { listener: self.listener, finger });
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let _ = self.commands.send(RoomCommand::Leave { listener: self.listener });
    }
}
