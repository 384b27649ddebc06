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
pub(crate) enum Errand {
    Join {
        /// In a box because every room has a queue of these, with places for many.
        who: Box<Who>,
        errands: UnboundedSender<Errand>,
        reply: Reply<Member>,
    },
    Leave {
        listener: u64,
    },
    /// The answer is what the game's clock says, once it has started.
    Ask {
        asked: Box<Asked>,
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
pub(crate) struct Who {
    pub(crate) guest: Guest,
    pub(crate) address: Address,
    /// Whether it is a program by somebody else, with a token of its own. It is told its legal actions too.
    pub(crate) program: bool,
}

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(super) who: Who,
    /// The connection it came over; nothing if it came by itself.
    pub(super) listener: Option<u64>,
    pub(super) ask: Ask,
    /// When it came.
    pub(super) at: UnixMillis,
}

impl Asked {
    /// It has just come.
    pub(super) fn now(who: Who, listener: Option<u64>, ask: Ask) -> Asked {
        Asked { who, listener, ask, at: clock::now() }
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

impl Errand {
    /// Answers with an error.
    pub(super) fn refuse(self, error: Error) {
        match self {
            Errand::Join { reply, .. } => drop(reply.send(Err(error))),
            Errand::Leave { .. } | Errand::Finger { .. } | Errand::Wake | Errand::Look { .. } => (),
            Errand::Unsay { reply, .. } => drop(reply.send(Err(error))),
            Errand::Said { reply, .. } => drop(reply.send(Err(error))),
            Errand::Ask { reply, .. } => drop(reply.send(Err(error))),
            Errand::Summary { reply } => drop(reply.send(Err(error))),
            Errand::Sight { reply, .. } => drop(reply.send(Err(error))),
            Errand::Rematch { reply, .. } => drop(reply.send(Err(error))),
            Errand::Belongs { reply, .. } => drop(reply.send(Err(error))),
            Errand::Record { reply } => drop(reply.send(Err(error))),
            Errand::Glance { reply } => drop(reply.send(Err(error))),
        }
    }
}

/// Somebody's connection to a room, until dropped.
#[derive(Debug)]
pub(crate) struct Member {
    listener: u64,
    who: Who,
    pub(crate) news: News,
    errands: UnboundedSender<Errand>,
}

impl Member {
    pub(super) fn new(listener: u64, who: Who, news: News, errands: UnboundedSender<Errand>) -> Member {
        Member { listener, who, news, errands }
    }

    /// Asks the room for something; nothing if the room has ended.
    pub(crate) async fn ask(&self, ask: Ask) -> Option<Result<Option<Millis>, Error>> {
        let (reply, answer) = oneshot::channel();
        let asked = Box::new(Asked::now(self.who, Some(self.listener), ask));
        self.errands.send(Errand::Ask { asked, reply }).ok()?;
        answer.await.ok()
    }

    /// Shows where the finger is.
    pub(crate) fn show(&self, finger: Finger) {
        let _ = self.errands.send(Errand::Finger { listener: self.listener, finger });
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let _ = self.errands.send(Errand::Leave { listener: self.listener });
    }
}
