//! What can be asked of a room, and the membership that is given to a connection.

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

/// Where the answer to an errand goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// One thing for a room to do.
///
/// The queue has no bound of its own because everybody who sends waits for the answer before sending more; fingers, which
/// are not answered, and what bots ask, perhaps several things at once, come no faster than their pace allows.
#[derive(Debug)]
pub(crate) enum RoomCommand {
    Join {
        /// In a box because every room has a queue of these, with places for many.
        caller: Box<Caller>,
        commands: UnboundedSender<RoomCommand>,
        reply: Reply<Member>,
    },
    Leave {
        listener: u64,
    },
    /// The answer is what the game's clock says, once it has started.
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
    /// What somebody would be told who came now.
    Sight {
        guest: Option<Guest>,
        reply: Reply<Vec<Tell>>,
    },
    /// What was said.
    Said {
        number: u32,
        reply: Reply<Said>,
    },
    /// Takes back what was said.
    Unsay {
        number: u32,
        reply: Reply<()>,
    },
    /// Something is due though nobody looks.
    Wake,
    /// The log ends so in the database.
    Look {
        end: End,
    },
    /// The answer is the code of the table at which those who sat here play again.
    Rematch {
        guest: Guest,
        reply: Reply<String>,
    },
    /// Whether a guest belongs here, or looks at the table already.
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

/// Who wants something of a room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) guest: Guest,
    pub(crate) address: Address,
    /// Whether it is a program by somebody else, with a token of its own. It is told its legal actions too.
    pub(crate) program: bool,
}

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRequest {
    pub(super) caller: Caller,
    /// The connection it came over; nothing if it came by itself.
    pub(super) listener: Option<u64>,
    pub(super) ask: Ask,
    /// When it came.
    pub(super) at: UnixMillis,
}

impl PlayerRequest {
    /// It has just come.
    pub(super) fn now(caller: Caller, listener: Option<u64>, ask: Ask) -> PlayerRequest {
        PlayerRequest { caller, listener, ask, at: clock::now() }
    }
}

/// What whoever runs the server may know of a room: nothing that is hidden from anybody there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    pub(crate) code: String,
    pub(crate) game: &'static str,
    pub(crate) stage: Stage,
    pub(crate) listeners: usize,
    /// How long its log is.
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

/// Somebody's connection to a room, until dropped.
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

    /// Asks the room for something; nothing if the room has ended.
    pub(crate) async fn ask(&self, ask: Ask) -> Option<Result<Option<Millis>, Error>> {
        let (reply, answer) = oneshot::channel();
        let request = Box::new(PlayerRequest::now(self.caller, Some(self.listener), ask));
        self.commands.send(RoomCommand::Ask { request, reply }).ok()?;
        answer.await.ok()
    }

    /// Shows where the finger is.
    pub(crate) fn show(&self, finger: Finger) {
        let _ = self.commands.send(RoomCommand::Finger { listener: self.listener, finger });
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let _ = self.commands.send(RoomCommand::Leave { listener: self.listener });
    }
}
